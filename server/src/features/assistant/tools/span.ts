import { dateWords, YEAR_MONTHS } from '@shala/contract/shared';
import type { Slots } from '../interpreter/types.ts';

export type Span = { from: string; to: string };

/** The days that slots name: a day, a range or a month; otherwise what the tool takes for meant. */
export function spanOf({ date, from, to, month }: Slots, otherwise: Span): Span {
  if (from !== undefined && to !== undefined) return { from, to };
  if (date !== undefined) return { from: date, to: date };
  return month === undefined ? otherwise : spanOfMonth(month);
}

/** Whether a span is longer than a year: who there is now says nothing of it. */
export const isOverAYear = ({ from, to }: Span): boolean => to > addDays(from, 366);

/** `2026-11` as its first and last day. */
export function spanOfMonth(month: string): Span {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The school year of a day, or the one so many years later: from April to March. */
export function schoolYear(day: string, later = 0): Span {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0) + later;
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/** The English name of `2026-11`'s month, as the finance calls take it. */
export function nameOfMonth(month: string): (typeof YEAR_MONTHS)[number] {
  const name = YEAR_MONTHS[(Number(month.slice(5, 7)) + 8) % 12];
  if (name === undefined) throw new RangeError(`There is no month ${month}.`);
  return name;
}

/** So many days ahead the calendar is listed where no time is named. */
export const LOOK_AHEAD_DAYS = 60;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The days of a span, of a long one the first so many. */
export function daysOf({ from, to }: Span, most: number): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < most; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days with lessons. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Monday` … `Sunday` of a day. */
export function weekdayOf(day: string): string {
  return dateWords(day).weekday;
}
