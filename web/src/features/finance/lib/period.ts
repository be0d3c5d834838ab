import { lastOfMonth } from './today.ts';

export const PERIODS = ['day', 'week', 'month', 'quarter', 'year', 'dates'] as const;
export type PeriodKind = (typeof PERIODS)[number];
type Days = { from: string; to: string };

/** The first and the last day of the week (from Monday), month, quarter or financial year (from April) in which a day is. */
export function periodAround(kind: Exclude<PeriodKind, 'dates'>, day: string): Days {
  if (kind === 'day') return { from: day, to: day };
  const date = new Date(`${day}T00:00:00Z`);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (kind === 'week') {
    const from = date.getUTCDate() - ((date.getUTCDay() + 6) % 7);
    return { from: isoDay(year, month, from), to: isoDay(year, month, from + 6) };
  }
  if (kind === 'month') return { from: isoDay(year, month, 1), to: lastOfMonth(day) };
  const first = kind === 'quarter' ? month - (month % 3) : month < 3 ? -9 : 3;
  return { from: isoDay(year, first, 1), to: isoDay(year, first + (kind === 'quarter' ? 3 : 12), 0) };
}

/** A month or a day beyond the end goes on in the next year or month, as in the calendar. */
function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
