import { dayOf, isoOf } from '../interpreter/entities/days.ts';
import { wordsIn } from '../interpreter/text/listed.ts';

/** A word for a day as it was typed, and that day as YYYY-MM-DD. */
export type NearDay = { word: string; date: string };

/** Days from today; of a word that looks both ways it has to be the day that was read. */
const NEAR: readonly { words: readonly string[]; days: number; isEitherWay: boolean }[] = [
  { words: ['day after tomorrow'], days: 2, isEitherWay: false },
  { words: wordsIn('today aaj आज'), days: 0, isEitherWay: false },
  { words: ['tomorrow'], days: 1, isEitherWay: false },
  { words: wordsIn('kal कल'), days: 1, isEitherWay: true },
  { words: wordsIn('parso parson परसों'), days: 2, isEitherWay: true },
];

/** The first word of a text that means another day for whoever reads it later and has no date in brackets beside it; `read` is the day of the text, if one was read. */
export function nearDayIn(text: string, today: string, read: string | undefined): NearDay | undefined {
  for (const { words, days, isEitherWay } of NEAR) {
    const date = isoOf(dayOf(today) + days);
    const [word] = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}]| ?\\()`, 'iu').exec(text) ?? [];
    if (word !== undefined && (!isEitherWay || date === read)) return { word, date };
  }
  return undefined;
}
