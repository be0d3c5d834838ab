import { type Breach, joinLongs, type Placement } from '@shala/contract/timetable';
import type { Limits } from './place.ts';

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

/** What moves break and mend in each of their courses. */
export function compareCourses(
  moves: readonly Placement[],
  courseOf: (lesson: string) => Course,
  breaks: Limits['breaks'],
): ReturnType<typeof compareLongs>[] {
  const movedTo = new Map(moves.map((move) => [`${move.block} ${move.lesson}`, move]));
  return [...new Set(moves.map((move) => move.lesson))].map((lesson) => {
    const before = courseOf(lesson);
    return compareLongs(before, { ...before, rows: before.rows.map((row) => movedTo.get(`${row.block} ${row.lesson}`) ?? row) }, breaks);
  });
}

/** What a change of a course's periods breaks and mends of the rules about double periods. */
function compareLongs(before: Course, after: Course, breaks: Limits['breaks']): { broken: HandBreach[]; mended: HandBreach[] } {
  const [old, now] = [judgeLongs(before, breaks), judgeLongs(after, breaks)];
  const change = countLongs(after, breaks) - countLongs(before, breaks);
  return {
    broken: [...oftenBeyond(now, old), ...(change < 0 ? firstSingle(now) : [])],
    mended: [...oftenBeyond(old, now), ...(change > 0 ? firstSingle(old) : [])],
  };
}

/** The days with too many sittings that the other list does not have. */
function oftenBeyond(list: readonly HandBreach[], other: readonly HandBreach[]): HandBreach[] {
  const days = new Set(other.flatMap(({ rule, day }) => (rule === 'tooOftenADay' ? [day] : [])));
  return list.filter(({ rule, day }) => rule === 'tooOftenADay' && !days.has(day));
}

function firstSingle(list: readonly HandBreach[]): HandBreach[] {
  return list.filter(({ rule }) => rule === 'long').slice(0, 1);
}

/** How many of its double and triple periods a course has. */
function countLongs({ rows, longs }: Course, breaks: Limits['breaks']): number {
  return longs.length === 0 ? 0 : joinLongs(rows, longs, breaks).filter(({ length }) => length > 1).length;
}
