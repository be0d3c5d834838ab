/** How the calendar is looked at. */
export const VIEWS = ['month', 'week', 'list', 'year'] as const;
export type View = (typeof VIEWS)[number];

const DAY_MS = 86_400_000;

/** The day so many days later, ISO. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The first day of the month so many months later. */
export function addMonths(day: string, count: number): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, 1)).toISOString().slice(0, 10);
}

/** Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The days that a view shows around a day: whole weeks of a month, a week, a month, or the year from April on. */
export function spanOf(view: View, day: string): { from: string; to: string } {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const first = `${day.slice(0, 8)}01`;
  if (view === 'month') return { from: mondayOf(first), to: addDays(mondayOf(first), 41) };
  if (view === 'list') return { from: first, to: addDays(addMonths(day, 1), -1) };
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0);
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/** The day that stands in the middle after a step to the last or next week, month or year. */
export function step(view: View, day: string, direction: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * direction);
  return addMonths(day, view === 'year' ? 12 * direction : direction);
}

export function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}
