import { withoutCourtesy } from '../interpreter/courtesy.ts';
import { interpret } from '../interpreter/interpret.ts';
import { messageParts } from '../interpreter/message-parts.ts';
import { readText } from '../interpreter/reading.ts';
import { indexOf } from '../interpreter/roster.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { isKnownWord, isPlainEnglish, shortForm } from '../interpreter/text/lexicon.ts';
import { isDevanagari } from '../interpreter/text/transliterate.ts';
import { withoutFrame } from '../query/vocabulary/courtesy-words.ts';
import { isInLexicon, nearWords } from '../query/vocabulary/lexicon.ts';
import { standsInName } from '../query/vocabulary/named.ts';
import { inSecondWords } from '../query/vocabulary/second-words.ts';
import type { School } from '../tools/directory.ts';

const LONGEST = 14;

/**
 * A follow-up without its courtesy, with short forms and slips ('hw much ech', 'thier fathr numbr') written out and Hindi in the words of the lists, for the words
 * of a follow-up are looked for as they stand. What is to be written or refused stays letter by letter.
 */
export function spelledOut(prompt: string, school: School): string {
  const whole = cleanText(prompt);
  if (whole.split(' ').length > LONGEST || isText(whole, school)) return prompt;
  const said = withoutFrame(withoutCourtesy(whole, school).text);
  const text = isDevanagari(said) ? (inSecondWords(said, school, school.names) ?? said) : said;
  const { words: people } = indexOf(school.directory);
  const isListed = (word: string) => isInLexicon(word) || isPlainEnglish(word) || (isKnownWord(word) && shortForm(word) === undefined);
  const isOwn = (word: string) => isListed(word) || people.has(word) || standsInName(word, school.names);
  const made = text.replace(/(?<![\p{L}\p{N}'-])[a-z]+(?![\p{L}\p{N}'-])/gu, (word, at: number) => {
    // 'Names n numbers'; what it opens with may put another value in the place of the last.
    if (word === 'n' && at > 0) return 'and';
    if (isOwn(word)) return word;
    // A slip has lost letters, or a longer word has them in another order.
    const near = nearWords(word).filter((one) => one.length > word.length || (one.length === word.length && word.length > 4));
    return shortForm(word) ?? (near.length === 1 ? (near[0] ?? word) : word);
  });
  return isText(made, school) ? prompt : made;
}

/** Whether a prompt holds a text or title, or is unsafe. */
function isText(said: string, school: School): boolean {
  if (messageParts(readText(said, school))?.textFrom !== undefined) return true;
  const { intent, slots } = interpret(said, school);
  const act = intent === 'clarify' ? slots.for : intent;
  return WITH_TEXT.includes(act ?? '') || (intent === 'decline' && slots.reason === 'unsafe');
}
const WITH_TEXT: readonly string[] = ['notice.publish', 'calendar.add_event', 'calendar.add_holiday'];
