import {
  firstYearOf,
  latestMonthStart,
  MONTHS,
  type MonthName,
  monthName,
  monthNumber,
  monthOfDay,
  monthStart,
  YEAR_MONTHS,
  yearOfDay,
} from '@shala/contract/shared';
import { adminDetails } from '#features/identity';
import { formatMonth, todayAtSchool } from '#lib/format';
import { queryClient } from '#lib/query-client';

/** Today at the school, ISO. */
export function today(): string {
  return todayAtSchool(new Date());
}

/** The first calendar year of the current academic year; before the school's details are there, of that of today. */
function firstYear(): number {
  const name = queryClient.getQueryData(adminDetails().queryKey)?.academicYear ?? '';
  return firstYearOf(name) ?? yearOfDay(today());
}

/** Today, or the nearest day of the current academic year: a year may be current before it begins, since students are promoted in March, and after it has ended. */
function feeDay(): string {
  const [day, year] = [today(), firstYear()];
  if (yearOfDay(day) < year) return monthStart(year, 1);
  return yearOfDay(day) > year ? lastOfMonth(monthStart(year, 12)) : day;
}

/** The month of the current academic year that is of now. */
export function thisMonth(): MonthName {
  return monthName(monthOfDay(feeDay()));
}

/** A month's name if it is one, else that of now, or another. */
export function monthOr(name: string, otherwise = thisMonth()): MonthName {
  return MONTHS.find((month) => month === name) ?? otherwise;
}

/** The calendar's month of today, also where the current academic year has not begun or is over. */
export function presentMonth(): MonthName {
  return monthName(monthOfDay(today()));
}

/** A month of the current academic year with its calendar year: `October 2026`. */
export function monthWithYear(month: MonthName): string {
  return `${formatMonth(month)} ${firstDayOf(month).slice(0, 4)}`;
}

/** The latest month of that name that has begun, with its calendar year: in April 2027 `March 2027`. */
export function latestMonthWithYear(month: MonthName): string {
  return `${formatMonth(month)} ${latestMonthStart(today(), month).slice(0, 4)}`;
}

/** The ISO first day of a month of the current academic year. */
export function firstDayOf(month: MonthName): string {
  return monthStart(firstYear(), monthNumber(month));
}

/** The ISO last day of a month of the current academic year. */
export function lastDayOf(month: MonthName): string {
  return lastOfMonth(firstDayOf(month));
}

/** The ISO last day of the month that a day is in. */
export function lastOfMonth(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** The month before in the academic year; null for April. */
export function monthBefore(month: MonthName): MonthName | null {
  return YEAR_MONTHS[monthNumber(month) - 2] ?? null;
}

/** Where a month of the current academic year stands against that of now. */
export function monthPlace(month: string): 'past' | 'now' | 'future' {
  // Nothing of a year is due before it begins.
  if (today() < monthStart(firstYear(), 1)) return 'future';
  const distance = YEAR_MONTHS.indexOf(month as MonthName) - YEAR_MONTHS.indexOf(thisMonth());
  return distance < 0 ? 'past' : distance === 0 ? 'now' : 'future';
}

/** A day so many days away, ISO. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
