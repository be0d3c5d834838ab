import { say } from '#platform/words';
import { type Answer, choices } from '../answer/answer.ts';
import { TURNING } from '../query/vocabulary/aside-words.ts';
import { isInLexicon } from '../query/vocabulary/lexicon.ts';

/** More words than these left away would leave another question. */
const MOST_UNHEARD = 3;

/** The same question without the words that were not understood, as a button, where it is answered. */
export function withoutWords(prompt: string, words: readonly string[], isAnswered: (rest: string) => boolean = () => true): Answer {
  if (words.length > MOST_UNHEARD || words.some((word) => TURNING.includes(word.toLowerCase()))) return [];
  const isUnheard = (word: string) => words.some((one) => one.toLowerCase() === word.toLowerCase());
  const rest = prompt.split(/([\p{L}\p{M}\p{N}'’]+)/u).filter((word) => !isUnheard(word));
  const label = say('Answer without “{words}”', { words: words.join(', ') });
  const asked = rest.join('').replace(/\s+/g, ' ').trim();
  return isAnswered(asked) ? [choices([{ label, prompt: asked }])] : [];
}

/** The same where only words of the lists are left away: without a name a question would be of everybody. */
export const withoutKnown = (prompt: string, words: readonly string[], isAnswered: (rest: string) => boolean): Answer =>
  words.every((word) => isInLexicon(word.toLowerCase())) ? withoutWords(prompt, words, isAnswered) : [];
