import type { Query } from '@shala/contract/assistant';
import { wordsIn } from '../../interpreter/text/listed.ts';
import { is, type Take, type Work } from '../reading/marks.ts';

const ABOUT = wordsIn('about mentioning mention mentions regarding concerning containing contains') as readonly string[];
/** What a reason stands behind. */
const BECAUSE = [['because'], ['due', 'to'], ['owing', 'to'], ['on', 'account', 'of'], ['citing']] as const;
/** Small words between 'about' and what it is about. */
const BETWEEN = wordsIn('the a an of word words to our school') as readonly string[];

/**
 * 'Notices about bus', 'absent because of fever', 'entries mentioning "photosynthesis"': rows whose text holds the words that stand there, for an entity that declares its text. The words end at a time,
 * a class, a sign or a word that means something in the question.
 */
export function aboutOf(work: Work, take: Take): Query['filters'] {
  const { entity, reading } = work;
  const by = entity.dimensions.text !== undefined ? 'text' : entity.dimensions.because !== undefined ? 'because' : undefined;
  if (by === undefined) return [];
  const lengthAt = (at: number) =>
    reading.claims[at] !== undefined
      ? 0
      : by === 'text'
        ? Number(ABOUT.includes(reading.tokens[at]?.text ?? ''))
        : (BECAUSE.find((words) => words.every((word, place) => reading.tokens[at + place]?.text === word))?.length ?? 0);
  const at = reading.tokens.findIndex((_, place) => lengthAt(place) > 0);
  const said = at < 0 ? '' : textBehind(work, { at, length: lengthAt(at) }, take);
  return said === '' ? [] : [{ by, op: 'is', values: [said] }];
}

/** The words of a text, which begin behind what says that they are. */
function textBehind(
  { reading: { tokens, claims }, marks, claimed }: Work,
  { at, length }: { at: number; length: number },
  take: Take,
): string {
  let from = at + length;
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
  if (said.join('').length < 3) return '';
  take({ from: at, length: to - at });
  return said.join(' ');
}
