import type { QueryEntity } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { type Answer, choices } from '../answer/answer.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { TURNING } from '../query/vocabulary/aside-words.ts';
import { ANYBODY } from '../query/vocabulary/clause-words.ts';
import { isInLexicon, lexiconOf } from '../query/vocabulary/lexicon.ts';

/** More words than these left away would leave another question. */
const MOST_UNHEARD = 3;
/** Whether a word alone means the rows of a kind of record. */
const meansRows = (word: string, entity: QueryEntity): boolean =>
  (lexiconOf(ENTITIES[entity]).get(word) ?? []).some(
    ({ words, value: { type } }) => words.length === 1 && (type === 'noun' || type === 'ask'),
  );
const RECORDS = Object.keys(ENTITIES) as QueryEntity[];

/** What a question is about where it is answered; undefined where it is not. */
export type About = (rest: string) => readonly QueryEntity[] | undefined;

/**
 * The same question without the words that were not understood, as a button, where it is answered. Never without whom or what is asked about: people, other
 * records than those of the answer, what stands before them and tells which ('board exam'), and what no list knows and may be a name.
 */
export function withoutWords(prompt: string, unheard: readonly string[], aboutOf: About): Answer {
  const words = unheard.map((word) => word.toLowerCase());
  if (words.length > MOST_UNHEARD || words.some((word) => TURNING.includes(word) || ANYBODY.test(word) || !isInLexicon(word))) return [];
  const said = prompt.split(/([\p{L}\p{M}\p{N}'’]+)/u);
  const isUnheard = (word: string | undefined) => word !== undefined && words.includes(word.toLowerCase());
  const asked = said
    .filter((word) => !isUnheard(word))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const about = aboutOf(asked);
  const isOfOthers = (word: string) => RECORDS.some((one) => about?.includes(one) !== true && meansRows(word, one));
  const tellsWhich = said.some((word, at) => isUnheard(word) && about?.some((one) => meansRows((said[at + 2] ?? '').toLowerCase(), one)));
  if (about === undefined || tellsWhich || words.some(isOfOthers)) return [];
  return [choices([{ label: say('Answer without “{words}”', { words: unheard.join(', ') }), prompt: asked }])];
}
