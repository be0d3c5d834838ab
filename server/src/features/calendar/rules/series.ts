import type { Repeat } from '@shala/contract/calendar';

type Days = { startsOn: string; endsOn: string };

const DAY_MS = 86_400_000;

/** The days of a repeating entry, including the first one, up to the last day on which one may begin. */
export function listOccurrences(first: Days, { every, until }: Repeat): Days[] {
  const length = daysBetween(first.startsOn, first.endsOn);
  const days: Days[] = [];
  for (let turn = 0; ; turn++) {
    const startsOn = begin(first.startsOn, every, turn);
    // A month without that day, such as a 31st, is skipped.
    if (startsOn === null) continue;
    if (startsOn > until) return days;
    days.push({ startsOn, endsOn: addDays(startsOn, length) });
  }
}

/** Moves days by as much as another entry is moved, and gives them its new length. */
export function moveAlong(days: Days, { from, to }: { from: Days; to: Days }): Days {
  const startsOn = addDays(days.startsOn, daysBetween(from.startsOn, to.startsOn));
  return { startsOn, endsOn: addDays(startsOn, daysBetween(to.startsOn, to.endsOn)) };
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function begin(first: string, every: Repeat['every'], turn: number): string | null {
  if (every === 'week') return addDays(first, 7 * turn);
  if (every === 'twoWeeks') return addDays(first, 14 * turn);
  const [year = 0, month = 0, date = 0] = first.split('-').map(Number);
  const firstOfMonth = isoOf(year, month + turn, 1);
  const lastDate = Number(addDays(isoOf(year, month + turn + 1, 1), -1).slice(8));
  if (every === 'monthDay') return date > lastDate ? null : addDays(firstOfMonth, date - 1);
  const weekday = weekdayOf(first);
  const firstSuch = 1 + ((weekday - weekdayOf(firstOfMonth) + 7) % 7);
  // A fifth Saturday means the last one of each month.
  const nth = Math.ceil(date / 7);
  const wanted = nth === 5 ? firstSuch + 7 * Math.floor((lastDate - firstSuch) / 7) : firstSuch + 7 * (nth - 1);
  return addDays(firstOfMonth, wanted - 1);
}

function isoOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
