import { say } from '#platform/words';
import { type Answer, choices } from '../answer/answer.ts';

/** Without one of these a question would be its opposite. */
const TURNING =
  'which how who what non no not nothing none nobody never without nil zero except but fully full nahi nahin nhi kabhi नहीं बिना when kab why new old more less above below'.split(
    ' ',
  );
/** More words than these left away would leave another question. */
const MOST_UNHEARD = 3;

/** The same question without the words that were not understood, as a button. */
export function withoutWords(prompt: string, words: readonly string[]): Answer {
  if (words.length > MOST_UNHEARD || words.some((word) => TURNING.includes(word.toLowerCase()))) return [];
  const isUnheard = (word: string) => words.some((one) => one.toLowerCase() === word.toLowerCase());
  const rest = prompt.split(/([\p{L}\p{M}\p{N}'’]+)/u).filter((word) => !isUnheard(word));
  const label = say('Answer without “{words}”', { words: words.join(', ') });
  return [choices([{ label, prompt: rest.join('').replace(/\s+/g, ' ').trim() }])];
}
