import { joinLongs, type Placement, type TimetableInstance, type TimetableLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import { describeWeek, isOfGroup } from '../school/make-instance.ts';
import type { Away } from './reassign.ts';

type Row = Week['lessons'][number];
type Block = TimetableLesson['blocks'][number];
export type Described = {
  instance: TimetableInstance;
  placements: Placement[];
  /** The periods of a sitting. */
  lengthOf: (lesson: string, block: number) => number;
};

/**
 * The week with its rules, as far as the timetable keeps them: what was placed by hand against a rule is not moved because of it. Doubles stay doubles, a
 * lesson in one of the rooms that its subject may have can change to another one of them, and one in its half of the day stays in that half.
 */
export function describeAsIs(asked: TimetableInstance, week: Week, rows: readonly Row[], away: Away): Described {
  const { instance: described, placements: singles } = describeWeek(week, rows);
  const roomAt = new Map(
    rows.map(({ sectionId, groupId, day, periodId, roomId }) => [`${groupId ?? sectionId} ${day} ${periodId}`, roomId ?? null]),
  );
  const roomOf = ({ lesson, day, period }: Placement) => {
    const [first = '', second = ''] = lesson.split(' ');
    return roomAt.get(`${isOfGroup(lesson) ? second : first} ${day + 1} ${week.periods[period]?.id}`) ?? null;
  };
  const courses = new Map(asked.lessons.map((lesson) => [courseOf(lesson), lesson]));
  const placed = Map.groupBy(singles, ({ lesson }) => lesson);
  const placements: Placement[] = [];
  const lessons = described.lessons.map((lesson): TimetableLesson => {
    const course = isOfGroup(lesson.id) ? undefined : courses.get(courseOf(lesson));
    const own = (placed.get(lesson.id) ?? []).map((one) => ({ ...one, room: roomOf(one) }));
    const sittings = joinLongs(own, course?.blocks.map(({ len }) => len) ?? [], asked.breaks);
    return {
      ...lesson,
      blocks: sittings.flatMap(([first, ...more], block): Block[] => {
        if (!first) return [];
        placements.push({ ...first, block });
        return [blockAsIs({ ...first, len: 1 + more.length }, course)];
      }),
    };
  });
  const most = mostADay(lessons, placements);
  const mostOf = countByDay(week.lessons);
  const { teachers, groups, closed, breaks, rooms } = asked;
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  return {
    placements,
    lengthOf: (lesson, block) => byId.get(lesson)?.blocks[block]?.len ?? 1,
    instance: {
      ...{ ...described, groups, closed, breaks, rooms },
      lessons: lessons.map((lesson) => {
        const cap = Math.max(Math.ceil(lesson.blocks.length / described.days.length), courses.get(courseOf(lesson))?.maxBlocksPerDay ?? 0);
        return { ...lesson, maxBlocksPerDay: Math.max(cap, most(courseOf(lesson))) };
      }),
      teachers: teachers.map((teacher) => ({
        ...teacher,
        maxPerDay: teacher.maxPerDay && Math.max(teacher.maxPerDay, mostOf(teacher.id)),
        unavailable: [
          ...teacher.unavailable,
          ...[...(away.get(teacher.id) ?? [])].flatMap((day) =>
            described.periods.map((_name, period): [number, number] => [day - 1, period]),
          ),
        ],
      })),
    },
  };
}

/** The rooms and starts that a sitting may have: those of its subject if it has one of them now, else only what it has. */
function blockAsIs({ day, period, len, room }: Placement & { len: number }, course: TimetableLesson | undefined): Block {
  const allowed = course?.blocks.find((block) => block.rooms.length > 0)?.rooms ?? [];
  const rooms = room === null ? [] : allowed.includes(room) ? allowed : [room];
  const alike = course?.blocks.filter((block) => block.len === len).flatMap(({ starts }) => (starts ? [starts] : [])) ?? [];
  const starts = alike.find((slots) => slots.some((slot) => slot[0] === day && slot[1] === period));
  return { len, rooms, ...(starts && { starts }) };
}

function courseOf({ groups, subject }: TimetableLesson): string {
  return `${groups[0]} ${subject}`;
}

/** The number of sittings of a course on its fullest day. */
function mostADay(lessons: readonly TimetableLesson[], placements: readonly Placement[]): (course: string) => number {
  const courses = new Map(lessons.map((lesson) => [lesson.id, courseOf(lesson)]));
  const byDay = Map.groupBy(placements, ({ lesson, day }) => `${courses.get(lesson)}|${day}`);
  const most = new Map<string, number>();
  for (const [key, own] of byDay) {
    const [course = ''] = key.split('|');
    most.set(course, Math.max(own.length, most.get(course) ?? 0));
  }
  return (course) => most.get(course) ?? 0;
}

/** The number of lessons of a teacher on the fullest day. */
function countByDay(rows: readonly Row[]): (teacherId: string) => number {
  const counts = new Map<string, number>();
  const most = new Map<string, number>();
  for (const { teacherId, day } of rows) {
    if (teacherId === null) continue;
    const count = (counts.get(`${teacherId} ${day}`) ?? 0) + 1;
    counts.set(`${teacherId} ${day}`, count);
    most.set(teacherId, Math.max(count, most.get(teacherId) ?? 0));
  }
  return (teacherId) => most.get(teacherId) ?? 0;
}
