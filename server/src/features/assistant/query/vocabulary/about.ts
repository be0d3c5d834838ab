import type { Query } from '@shala/contract/assistant';
import { wordsIn } from '../../interpreter/text/listed.ts';
import { is, type Take, type Work } from '../reading/marks.ts';

const ABOUT = wordsIn('about mentioning mention mentions regarding concerning containing contains') as readonly string[];
/** Small words between 'about' and what it is about. */
const BETWEEN = wordsIn('the a an word words to our school') as readonly string[];

/**
 * 'Notices about bus', 'entries mentioning "photosynthesis"': rows whose text holds the words that stand there, for an entity that declares its text. The words end at a time,
 * a class, a sign or a word that means something in the question.
 */
export function aboutOf({ entity, reading: { tokens, claims }, marks, claimed }: Work, take: Take): Query['filters'] {
  const at =
    entity.dimensions.text === undefined ? -1 : tokens.findIndex(({ text }, place) => ABOUT.includes(text) && claims[place] === undefined);
  if (at < 0) return [];
  let from = at + 1;
  while (BETWEEN.includes(tokens[from]?.text ?? '') || (tokens[from]?.kind === 'sign' && '"“‘\''.includes(tokens[from]?.text ?? ' ')))
    from += 1;
  const isMeant = (place: number) =>
    marks.some(
      (mark) =>
        mark.from <= place &&
        place < mark.from + mark.length &&
        (['dimension', 'measure', 'flag', 'noun', 'role'] as const).some((type) => is(mark, type)),
    );
  let to = from;
  while (tokens[to]?.kind === 'word' && (claims[to] === undefined || claims[to] === 'kind') && !(to > from && (isMeant(to) || claimed[to])))
    to += 1;
  const said = tokens.slice(from, to).map(({ text }) => text);
  if (said.join('').length < 3) return [];
  take({ from: at, length: to - at });
  return [{ by: 'text', op: 'is', values: [said.join(' ')] }];
}
