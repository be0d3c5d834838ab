import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';

type Row = Week['lessons'][number];

/** What the generator placed, as lessons of the school: a double is two periods. */
export function toLessons(week: Pick<Week, 'periods'>, instance: TimetableInstance, placements: readonly Placement[]): Row[] {
  const lessons = new Map(instance.lessons.map((lesson) => [lesson.id, lesson]));
  return placements.flatMap(({ lesson, block, day, period, room }) => {
    const is = lessons.get(lesson);
    const [sectionId = '', subjectId = ''] = lesson.split(' ');
    return Array.from({ length: is?.blocks[block]?.len ?? 1 }, (_, k) => ({
      sectionId,
      day: day + 1,
      periodId: week.periods[period + k]?.id ?? '',
      subjectId,
      teacherId: is?.teachers[0] ?? null,
      ...(room !== null && { roomId: room }),
    }));
  });
}

/**
 * Lessons of the school as placements of an instance: long sittings take periods that follow one another, then those with fewest places to begin
 * take theirs, then the others what is left. What no longer fits is left out.
 */
export function toPlacements(week: Pick<Week, 'periods'>, instance: TimetableInstance, rows: readonly Row[]): Placement[] {
  const periodAt = new Map(week.periods.map(({ id }, index) => [id, index]));
  const byLesson = new Map<string, Map<string, { day: number; period: number; room: string | null }>>();
  for (const { sectionId, subjectId, day, periodId, roomId } of rows) {
    const period = periodAt.get(periodId);
    const key = `${sectionId} ${subjectId}`;
    const own = byLesson.get(key) ?? new Map();
    if (period !== undefined) own.set(`${day - 1},${period}`, { day: day - 1, period, room: roomId ?? null });
    byLesson.set(key, own);
  }
  const borders = new Set(instance.breaks.map(({ afterPeriod }) => afterPeriod));
  return instance.lessons.flatMap(({ id, blocks }) => {
    const open = byLesson.get(id);
    if (!open) return [];
    const order = blocks
      .map((block, place) => ({ block, place }))
      .sort((a, b) => b.block.len - a.block.len || countStarts(a) - countStarts(b));
    return order.flatMap(({ block: { len, starts }, place }): Placement[] => {
      const allowed = starts && new Set(starts.map(String));
      for (const [key, { day, period, room }] of open) {
        const keys = Array.from({ length: len }, (_, k) => `${day},${period + k}`);
        const isWhole = keys.every((other, k) => open.has(other) && (k === 0 || !borders.has(period + k)));
        if (!isWhole || allowed?.has(key) === false) continue;
        for (const other of keys) open.delete(other);
        return [{ lesson: id, block: place, day, period, room }];
      }
      return [];
    });
  });
}

function countStarts({ block: { starts } }: { block: { starts?: unknown[] | undefined } }): number {
  return starts?.length ?? Number.POSITIVE_INFINITY;
}
