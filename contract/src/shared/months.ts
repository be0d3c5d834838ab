import { MONTHS } from './constants.ts';

export type MonthName = (typeof MONTHS)[number];

/** Values of payment calls besides a month's name: the current month, and everything that is unpaid. */
export const CURRENT_MONTH = 'Current Month';
export const COMPLETE_FEES = 'Complete Fees';

/** The months of an academic year in order, April first. */
export const YEAR_MONTHS: readonly MonthName[] = [...MONTHS.slice(3), ...MONTHS.slice(0, 3)];

/** A month's number in the academic year: April is 1, March 12. */
export function monthNumber(name: MonthName): number {
  return YEAR_MONTHS.indexOf(name) + 1;
}

/** The name of month 1 (April) to 12 (March). */
export function monthName(number: number): MonthName {
  const name = YEAR_MONTHS[number - 1];
  if (name === undefined) throw new RangeError(`There is no month ${number}.`);
  return name;
}

/** The number in the academic year of an ISO day's month: `2026-11-20` is 8. */
export function monthOfDay(day: string): number {
  return ((Number(day.slice(5, 7)) + 8) % 12) + 1;
}

/** The first calendar year of the financial and academic year that contains an ISO day: `2027-02-01` is 2026. */
export function yearOfDay(day: string): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) < 4 ? year - 1 : year;
}

/** The first day (ISO) of a month of the academic year that begins in April of `firstYear`. */
export function monthStart(firstYear: number, number: number): string {
  const year = number > 9 ? firstYear + 1 : firstYear;
  return `${year}-${String(((number + 2) % 12) + 1).padStart(2, '0')}-01`;
}

/** The first day (ISO) of the latest month of that name that has begun: on 12 April 2027 `March` began on `2027-03-01`. */
export function latestMonthStart(today: string, name: MonthName): string {
  const [year, number] = [yearOfDay(today), monthNumber(name)];
  const start = monthStart(year, number);
  return start <= today ? start : monthStart(year - 1, number);
}

/** The twelve months that have begun last, the present one first. */
export function latestMonths(today: string): MonthName[] {
  const present = monthOfDay(today);
  return YEAR_MONTHS.map((_, back) => monthName(((present - back + 11) % 12) + 1));
}

/** A year as schools write it: 2026 is `2026-27`. */
export function yearName(firstYear: number): string {
  return `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
}

/** The first calendar year of a year that schools write as `2026-27`, and null for any other text. */
export function firstYearOf(name: string): number | null {
  const first = Number(/^(\d{4})-\d{2}$/.exec(name)?.[1] ?? Number.NaN);
  return yearName(first) === name ? first : null;
}
