import { MONTHS } from './constants.ts';

const SHORT = 3;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export type DateWords = {
  day: string;
  month: string;
  shortMonth: string;
  year: string;
  weekday: string;
  shortWeekday: string;
};

/**
 * The words of a day (ISO) in a language. This is the only place that makes names of months and weekdays: language data differs between versions (`Sept` in
 * Indian English), but a date must be the same on a screen, in a PDF, a mail and a sheet.
 */
export function dateWords(day: string, language = 'en'): DateWords {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = monthWord(Number(month), language);
  const weekday = weekdayWords(day, language);
  return { day: String(Number(date)), year, ...name, ...weekday };
}

/** `5 Jun 2026`. */
export function writeDay(day: string, language = 'en'): string {
  const { day: date, shortMonth, year } = dateWords(day, language);
  return `${date} ${shortMonth} ${year}`;
}

/** `5 June 2026`, the format of certificates and question papers. */
export function writeDayInFull(day: string, language = 'en'): string {
  const { day: date, month, year } = dateWords(day, language);
  return `${date} ${month} ${year}`;
}

/** `Friday, 5 Jun 2026`. */
export function writeWeekdayAndDay(day: string, language = 'en'): string {
  return `${dateWords(day, language).weekday}, ${writeDay(day, language)}`;
}

/** `June 2026`, for a day or for a month such as `2026-06`. */
export function writeMonth(month: string, language = 'en'): string {
  return `${monthWord(Number(month.slice(5, 7)), language).month} ${month.slice(0, 4)}`;
}

/** The name of the calendar month 1 (January) to 12. */
export function monthWord(number: number, language = 'en'): { month: string; shortMonth: string } {
  if (language === 'en') {
    const month = MONTHS[number - 1] ?? '';
    return { month, shortMonth: month.slice(0, SHORT) };
  }
  const at = new Date(Date.UTC(2026, number - 1, 1));
  return { month: named(at, language, { month: 'long' }), shortMonth: named(at, language, { month: 'short' }) };
}

/** The calendar day (ISO) of a timestamp in the school's time zone. */
export function dayAt(instant: Date, timeZone = 'Asia/Kolkata'): string {
  return style('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}

/** The time of a timestamp in the school's time zone: `14:05`. */
export function timeAt(instant: Date, timeZone = 'Asia/Kolkata'): string {
  return style('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);
}

/** A timestamp in the school's time zone: `5 Jun 2026, 14:05`. */
export function writeMoment(instant: Date, language = 'en'): string {
  return `${writeDay(dayAt(instant), language)}, ${timeAt(instant)}`;
}

function weekdayWords(day: string, language: string): { weekday: string; shortWeekday: string } {
  const at = new Date(`${day}T00:00:00Z`);
  if (language !== 'en')
    return { weekday: named(at, language, { weekday: 'long' }), shortWeekday: named(at, language, { weekday: 'short' }) };
  const weekday = WEEKDAYS[at.getUTCDay()] ?? '';
  return { weekday, shortWeekday: weekday.slice(0, SHORT) };
}

function named(at: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return style(`${language}-IN`, { ...options, timeZone: 'UTC' }).format(at);
}

// Cached: creating a formatter takes a hundred times as long as using it.
const styles = new Map<string, Intl.DateTimeFormat>();

function style(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const kept = styles.get(key) ?? new Intl.DateTimeFormat(locale, options);
  styles.set(key, kept);
  return kept;
}

/** The day that many days later, or earlier for a negative number. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
