import * as dates from '@shala/contract/shared';
import { spokenLanguage } from './language.ts';

// A day in words, in the language of the request. `contract/src/shared/dates.ts` describes each format.

export const dateWords = (day: string, language = spokenLanguage()) => dates.dateWords(day, language);
export const writeDay = (day: string, language = spokenLanguage()) => dates.writeDay(day, language);
export const writeDayInFull = (day: string, language = spokenLanguage()) => dates.writeDayInFull(day, language);
export const writeWeekdayAndDay = (day: string, language = spokenLanguage()) => dates.writeWeekdayAndDay(day, language);
export const writeMonth = (month: string, language = spokenLanguage()) => dates.writeMonth(month, language);
export const writeMoment = (instant: Date, language = spokenLanguage()) => dates.writeMoment(instant, language);

/** The name of month 1 (April) to 12 (March) of the academic year. */
export function writeYearMonth(number: number, language = spokenLanguage()): string {
  return dates.monthWord(((number + 2) % 12) + 1, language).month;
}

/** An amount in paise in words; in English when the language has no words for it yet. */
export const sumInWords = (paise: number, language = spokenLanguage()) => dates.rupeesInWords(paise, language);
