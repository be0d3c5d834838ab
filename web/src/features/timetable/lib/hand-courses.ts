import { type Breach, joinLongs, type Placement } from '@shala/contract/timetable';
import type { Limits } from './hand.ts';

/** A rule about double periods is judged by whole courses, because a change by hand moves periods. */
export type HandBreach = Breach | { rule: 'long'; lesson: string; day: number; period: number; who?: undefined };
export type Course = { lesson: string; rows: readonly Placement[] } & Pick<Limits['subjects'][number], 'longs' | 'maxPerDay'>;

/**
 * The rules that a course with double periods breaks: too many sittings on a day, or periods that are single although a double period is missing. None for
 * other courses, which the common check judges.
 */
export function judgeLongs({ lesson, rows, longs, maxPerDay }: Course, breaks: Limits['breaks']): HandBreach[] {
  if (longs.length === 0) return [];
  const sittings = joinLongs(rows, longs, breaks);
  const count = (length: number) => sittings.filter((sitting) => sitting.length === length).length;
  const wanted = [...new Set(longs)].some((length) => count(length) < longs.filter((other) => other === length).length);
  const singles = wanted && rows.length > 1 ? sittings.filter(({ length }) => length === 1).flat() : [];
  const byDay = Map.groupBy(sittings, ([first]) => first?.day ?? 0);
  const often = [...byDay].filter(([, ofDay]) => maxPerDay > 0 && ofDay.length > maxPerDay);
  return [
    ...often.map(([day]): HandBreach => ({ rule: 'tooOftenADay', lesson, day })),
    ...singles.map(({ day, period }): HandBreach => ({ rule: 'long', lesson, day, period })),
  ];
}

/** How many of its double and triple periods a course has. */
export function countLongs({ rows, longs }: Course, breaks: Limits['breaks']): number {
  return longs.length === 0 ? 0 : joinLongs(rows, longs, breaks).filter(({ length }) => length > 1).length;
}
