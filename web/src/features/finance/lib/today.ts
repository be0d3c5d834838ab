import {
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
import { formatMonth, todayAtSchool } from '#lib/format';

/** Today at the school, ISO. */
export function today(): string {
  return todayAtSchool(new Date());
}

/** The month of today at the school. */
export function thisMonth(): MonthName {
  return monthName(monthOfDay(today()));
}

/** A month's name if it is one, else that of today. */
export function monthOr(name: string): MonthName {
  return MONTHS.find((month) => month === name) ?? thisMonth();
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
  return monthStart(yearOfDay(today()), monthNumber(month));
}

/** The ISO last day of a month of the current academic year. */
export function lastDayOf(month: MonthName): string {
  const first = new Date(`${firstDayOf(month)}T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** The month before in the academic year; null for April. */
export function monthBefore(month: MonthName): MonthName | null {
  return YEAR_MONTHS[monthNumber(month) - 2] ?? null;
}

/** Where a month stands against that of today. */
export function monthPlace(month: string): 'past' | 'now' | 'future' {
  const distance = YEAR_MONTHS.indexOf(month as MonthName) - YEAR_MONTHS.indexOf(thisMonth());
  return distance < 0 ? 'past' : distance === 0 ? 'now' : 'future';
}

/** A day so many days away, ISO. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
