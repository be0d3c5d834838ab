import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import type { RepairOpen, TimetableInstance } from '@shala/contract/timetable';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import type { Left, Repaired } from '../generator/repair/repair-week.ts';
import { makeInstance } from '../generator/school/make-instance.ts';
import { countPlaces } from '../generator/school/placements.ts';
import { repairInThread } from '../generator/threads.ts';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { listLocks } from '../store/locks.store.ts';
import { readRules } from '../store/rules.store.ts';
import { dayName, dayNumber } from '../wire.ts';
import { weekOfDraft } from './change-draft.ts';
import { takeKnown } from './drafts.ts';

/** How the present timetable, or a draft, can be repaired with few moves, without saving anything. Locked lessons stay. */
export async function repairTimetable(
  { db, school }: ReadContext,
  { body }: Input<typeof calls.repairTimetable>,
): Promise<CallAnswer<typeof calls.repairTimetable>> {
  const present = await readWeek(db, school.id);
  const draft = body.draftId === undefined ? null : await takeKnown(db, school.id, body.draftId);
  const week = draft === null ? present : weekOfDraft(present, draft.lessons);
  const known = new Set(week.teachers.map(({ id }) => id));
  if (![...body.leaving, ...body.away.map(({ teacherId }) => teacherId)].every((id) => known.has(id))) throw notFound();
  const locks = await listLocks(db, school.id, draft?.id ?? null);
  const away = body.away.map(({ teacherId, days }) => ({ teacherId, days: days.map(dayNumber) }));
  const { moves, left } = await repairInThread({
    week,
    instance: makeInstance(week, await readRules(db, school.id)),
    locks,
    leaving: body.leaving,
    away,
  });
  return { lessons: countPlaces(week.lessons), moves: moves.map(moveOnWire), open: gather(left) };
}

function moveOnWire({ sectionId, subjectId, from, to }: Repaired['moves'][number]) {
  const place = ({ day, periodId }: typeof from) => ({ day: dayName(day), periodId });
  return { sectionId, subjectId, from: place(from), to: place(to), teacherBefore: from.teacherId, teacherAfter: to.teacherId };
}

/** The lessons left without a teacher or a slot, counted by section, subject and reason. */
function gather(left: readonly Left[]): RepairOpen[] {
  const rows = new Map<string, RepairOpen>();
  for (const one of left) {
    const key = [one.sectionId, one.subjectId, one.why].join(' ');
    const row = rows.get(key) ?? { ...one, count: 0 };
    row.count++;
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The limits of this school's timetable, to check changes by hand. */
export async function getTimetableLimits({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getTimetableLimits>> {
  const week = await readWeek(db, school.id);
  return limitsOf(week, makeInstance(week, await readRules(db, school.id)));
}

function limitsOf(
  { splits }: Week,
  { closed, breaks, groups, teachers, rooms, lessons, soft }: TimetableInstance,
): CallAnswer<typeof calls.getTimetableLimits> {
  const membersOf = new Map(splits.flatMap((split) => split.groups.map(({ id, members }) => [id, members])));
  const coursesOf = (lesson: string) => {
    const [sectionId = '', subjectId = '', groupId = ''] = lesson.split(' ');
    return membersOf.get(groupId) ?? [{ sectionId, subjectId }];
  };
  return {
    closed,
    breaks,
    rooms: rooms.map(({ id, unavailable }) => ({ id, unavailable })),
    sections: groups.filter(({ unavailable }) => unavailable.length > 0).map(({ section, unavailable }) => ({ id: section, unavailable })),
    teachers: teachers.map(({ id, maxPerDay, maxConsecutive, maxGapsPerDay = 0, unavailable }) => ({
      ...{ id, maxPerDay, maxConsecutive, maxGapsPerDay, unavailable },
    })),
    subjects: lessons.flatMap(({ id, core, maxBlocksPerDay, minDaysBetween, blocks }) =>
      coursesOf(id).map(({ sectionId, subjectId }) => ({
        sectionId,
        subjectId,
        isCore: core,
        maxPerDay: maxBlocksPerDay,
        minDaysBetween,
        longs: blocks.flatMap(({ len }) => (len > 1 ? [len] : [])),
        // A room that only double periods need is kept by hand, and not asked for.
        rooms: blocks.every(({ rooms }) => rooms.length > 0) ? (blocks[0]?.rooms ?? []) : [],
      })),
    ),
    soft,
  };
}
