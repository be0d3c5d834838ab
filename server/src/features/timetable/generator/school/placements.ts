import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';

type Row = Week['lessons'][number];

type Places = Pick<Week, 'periods' | 'splits'>;

/** The generator's placements as lessons of the school: a double has two periods, and a group has a lesson in each of its sections. */
export function toLessons(week: Places, instance: TimetableInstance, placements: readonly Placement[]): Row[] {
  const lessons = new Map(instance.lessons.map((lesson) => [lesson.id, lesson]));
  const groups = new Map(week.splits.flatMap((split) => split.groups.map((group) => [group.id, group])));
  return placements.flatMap(({ lesson, block, day, period, room }) => {
    const is = lessons.get(lesson);
    const [sectionId = '', subjectId = '', groupId] = lesson.split(' ');
    const members = groups.get(groupId ?? '')?.members ?? [{ sectionId, subjectId }];
    return Array.from({ length: is?.blocks[block]?.len ?? 1 }, (_, k) =>
      members.map((member) => ({
        sectionId: member.sectionId,
        day: day + 1,
        periodId: week.periods[period + k]?.id ?? '',
        subjectId: member.subjectId,
        teacherId: is?.teachers[0] ?? null,
        ...(room !== null && { roomId: room }),
        ...(groupId !== undefined && { groupId }),
      })),
    ).flat();
  });
}

/**
 * Lessons of the school as placements of an instance: long sittings take consecutive periods, then those with the fewest possible starts, then the others.
 * Lessons that do not fit are left out. The groups of a split follow its first group.
 */
export function toPlacements(week: Pick<Week, 'periods'>, instance: TimetableInstance, rows: readonly Row[]): Placement[] {
  const periodAt = new Map(week.periods.map(({ id }, index) => [id, index]));
  const byLesson = new Map<string, Map<string, { day: number; period: number; room: string | null }>>();
  const { leadOf, followersOf } = indexGroups(instance);
  const roomOf = new Map<string, string>();
  for (const { sectionId, subjectId, day, periodId, roomId, groupId } of rows) {
    const period = periodAt.get(periodId);
    const key = groupId ? (leadOf.get(groupId) ?? '') : `${sectionId} ${subjectId}`;
    if (groupId && roomId) roomOf.set(`${groupId} ${day - 1},${period}`, roomId);
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
        const ids = followersOf.get(id);
        if (!ids) return [{ lesson: id, block: place, day, period, room }];
        return ids.map((lesson) => ({ lesson, block: place, day, period, room: roomOf.get(`${groupIdOf(lesson)} ${key}`) ?? null }));
      }
      return [];
    });
  });
}

/** The number of taught periods of sections; a period taught in groups counts once. */
export function countPlaces(rows: readonly Row[]): number {
  return new Set(rows.map(({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`)).size;
}

/** The leading lesson of each group's split, by group, and all lessons by their leading one. */
function indexGroups({ lessons, simultaneous }: TimetableInstance) {
  const leadOf = new Map<string, string>();
  const followersOf = new Map<string, string[]>();
  for (const { id } of lessons) if (groupIdOf(id) !== undefined) leadOf.set(groupIdOf(id) ?? '', id);
  for (const set of simultaneous) for (const [id] of set) leadOf.set(groupIdOf(id) ?? '', set[0]?.[0] ?? id);
  for (const { id } of lessons) {
    const lead = leadOf.get(groupIdOf(id) ?? '');
    if (lead !== undefined) followersOf.set(lead, [...(followersOf.get(lead) ?? []), id]);
  }
  return { leadOf, followersOf };
}

function groupIdOf(lesson: string): string | undefined {
  return lesson.split(' ')[2];
}

function countStarts({ block: { starts } }: { block: { starts?: unknown[] | undefined } }): number {
  return starts?.length ?? Number.POSITIVE_INFINITY;
}
