import { SCHOOL_DAYS } from '@shala/contract/shared';
import { type HandVerdict, joinLongs, makeHandCheck, type Placement, type TimetableInstance } from '@shala/contract/timetable';
import { type Course, compareCourses, type HandBreach, judgeLongs } from './hand-courses.ts';
import { makeRoomGiver } from './hand-rooms.ts';
import { type BoardLesson, type BoardPeriod, type Limits, type Place, placeKey } from './place.ts';

/** A lesson that stands on the board, and where it goes. */
export type HandMove = { lesson: BoardLesson; to: Pick<Place, 'day' | 'periodId'> };

type Week = {
  periods: readonly BoardPeriod[];
  sections: readonly { id: string }[];
  teachers: readonly { id: string }[];
  groups: readonly { id: string; splitId: string }[];
};

/** The board as the generator sees it, so that a change by hand is judged by the same check and the same score. */
export function makeHand({ periods, sections, teachers, groups }: Week, lessons: readonly BoardLesson[], limits: Limits) {
  const periodAt = new Map(periods.map(({ id }, at) => [id, at]));
  const seats = new Map<string, { lesson: string; block: number }>();
  const courses = new Map<string, BoardLesson[]>();
  const { sittings, idOf, sectionsOf } = gatherGroups(lessons, groups);
  const placements = sittings.map((lesson): Placement => {
    const id = idOf(lesson);
    const course = courses.get(id) ?? [];
    seats.set(seatOf(lesson), { lesson: id, block: course.length });
    course.push(lesson);
    courses.set(id, course);
    return { lesson: id, block: course.length - 1, ...slotOf(lesson), room: lesson.roomId ?? null };
  });
  const subjectOf = new Map(limits.subjects.map((subject) => [`${subject.sectionId} ${subject.subjectId}`, subject]));
  const rowsOf = Map.groupBy(placements, ({ lesson }) => lesson);
  const instance = describe({ periods, sections, teachers, groups }, { courses, sectionsOf }, limits);
  const check = makeHandCheck(instance, placements);

  function slotOf({ day, periodId }: Pick<Place, 'day' | 'periodId'>) {
    return { day: SCHOOL_DAYS.indexOf(day), period: periodAt.get(periodId) ?? 0 };
  }
  const courseOf = (lesson: string, rows: readonly Placement[]): Course => {
    const [sectionId, subjectId] = lesson.split(' ');
    const { longs = [], maxPerDay = 0 } = subjectOf.get(`${sectionId} ${subjectId}`) ?? {};
    return { lesson, rows, longs, maxPerDay };
  };

  const withRooms = makeRoomGiver(placements, limits);
  function tryMoves(moves: readonly HandMove[]) {
    const seated = withRooms(
      moves.flatMap(({ lesson, to }) => {
        const seat = seats.get(seatOf(lesson));
        return seat ? [{ ...seat, ...slotOf(to), own: lesson.roomId, allowed: allowedRooms(subjectOf, lesson) }] : [];
      }),
    );
    const { broken, mended, cost } = check.tryMoves(seated);
    const changes = compareCourses(seated, (lesson) => courseOf(lesson, rowsOf.get(lesson) ?? []), limits.breaks);
    return {
      broken: [...broken, ...changes.flatMap((change) => change.broken)],
      mended: [...mended, ...changes.flatMap((change) => change.mended)],
      cost,
    };
  }
  return {
    /** What comes of lessons in new places, all at once. */
    tryMoves: (moves: readonly HandMove[]): { broken: HandBreach[]; mended: HandBreach[]; cost: HandVerdict['cost'] } => tryMoves(moves),
    /** The periods of a lesson's sitting in order: all of a double period, else the lesson alone. */
    sittingOf: (lesson: BoardLesson): BoardLesson[] => {
      const { longs } = courseOf(idOf(lesson), []);
      if (longs.length === 0 || lesson.groupId !== undefined) return [lesson];
      const rows = (courses.get(idOf(lesson)) ?? []).map((of) => ({ ...slotOf(of), room: of.roomId ?? null, of }));
      const sitting = joinLongs(rows, longs, limits.breaks).find((one) => one.some(({ of }) => placeKey(of) === placeKey(lesson)));
      return sitting?.map(({ of }) => of) ?? [lesson];
    },
    /** Whether a double period may go over these periods of a day. */
    crossesBreak: (periodIds: readonly string[]): boolean =>
      limits.breaks.some(({ afterPeriod }) => periodIds.slice(1).some((id) => periodAt.get(id) === afterPeriod)),
    /** Whether double periods of this lesson's subject are wanted. */
    hasLongs: (lesson: Pick<BoardLesson, 'sectionId' | 'subjectId'>): boolean =>
      (subjectOf.get(`${lesson.sectionId} ${lesson.subjectId}`)?.longs.length ?? 0) > 0,
    /** Whether somebody is at school then. */
    isThere: (teacherId: string, place: Pick<Place, 'day' | 'periodId'>): boolean => {
      return isAvailable(limits, teacherId, slotOf(place));
    },
    /** Whether a section has no lessons then: on a short Saturday, in the assembly. */
    isClosed: (place: Place): boolean => isShut(limits, place.sectionId, slotOf(place)),
    /** The rules that a section's lessons break where they stand, by place. */
    breachesOf: (sectionId: string): Map<string, HandBreach[]> => {
      const mine = lessons.filter((lesson) => lesson.sectionId === sectionId);
      const owners = [...new Set(mine.flatMap(({ teacherId }) => teacherId ?? []))];
      const found: HandBreach[] = [
        ...check.breachesOf({ groups: [sectionId], teachers: owners }),
        ...[...new Set(mine.map(idOf))].flatMap((id) => judgeLongs(courseOf(id, rowsOf.get(id) ?? []), limits.breaks)),
      ];
      const ofRow = (row: BoardLesson) =>
        found.filter((breach) => isAbout(breach, { ...slotOf(row), lesson: idOf(row), who: row.teacherId }));
      return new Map([...Map.groupBy(mine, placeKey)].map(([key, rows]) => [key, rows.flatMap(ofRow)]));
    },
  };
}

/** Whether a section, or the whole school, has no lessons in a slot. */
function isShut({ closed, sections }: Limits, sectionId: string, { day, period }: { day: number; period: number }): boolean {
  const own = sections.find(({ id }) => id === sectionId)?.unavailable ?? [];
  return [...closed, ...own].some((slot) => slot[0] === day && slot[1] === period);
}

/** Whether a teacher is at school in a slot. */
function isAvailable({ teachers }: Limits, teacherId: string, { day, period }: { day: number; period: number }): boolean {
  const away = teachers.find(({ id }) => id === teacherId)?.unavailable ?? [];
  return !away.some((slot) => slot[0] === day && slot[1] === period);
}

/** Whether a breach is one of a lesson in its slot, or of its teacher. */
function isAbout(
  breach: HandBreach,
  { day, period, lesson, who }: { day: number; period: number; lesson: string; who: string | null },
): boolean {
  return (
    (breach.day === undefined || breach.day === day) &&
    (breach.period === undefined || breach.period === period) &&
    (breach.lesson === lesson || (breach.lesson === undefined && breach.who === who))
  );
}

/** The shared rooms of which a lesson needs one; a room that its subject does not ask for may stay with it. */
function allowedRooms(subjectOf: ReadonlyMap<string, { rooms: string[] }>, { sectionId, subjectId }: BoardLesson): string[] {
  return subjectOf.get(`${sectionId} ${subjectId}`)?.rooms ?? [];
}

/** Where a lesson sits: of a group all its sections together. */
function seatOf(lesson: BoardLesson): string {
  return lesson.groupId === undefined ? placeKey(lesson) : `${lesson.groupId} ${lesson.day} ${lesson.periodId}`;
}

/**
 * What is taught in groups, as the generator sees it: a group is one lesson, whatever sections it has, and the first group of a split has the
 * sections of all, as nothing else is taught in them then.
 */
function gatherGroups(lessons: readonly BoardLesson[], groups: Week['groups']) {
  const splitOf = new Map(groups.map(({ id, splitId }) => [id, splitId]));
  const seen = new Set<string>();
  const sittings: BoardLesson[] = [];
  const names = new Map<string, string>();
  const leads = new Map<string, { groupId: string; sections: Set<string> }>();
  for (const lesson of lessons) {
    const { groupId, sectionId, subjectId, teacherId } = lesson;
    if (groupId !== undefined) {
      const splitId = splitOf.get(groupId) ?? groupId;
      if (!names.has(groupId)) names.set(groupId, `${sectionId} ${subjectId} ${teacherId} ${groupId}`);
      const lead = leads.get(splitId) ?? { groupId, sections: new Set() };
      lead.sections.add(sectionId);
      leads.set(splitId, lead);
      if (seen.has(seatOf(lesson))) continue;
      seen.add(seatOf(lesson));
    }
    sittings.push(lesson);
  }
  return {
    sittings,
    idOf: ({ groupId, sectionId, subjectId, teacherId }: BoardLesson) =>
      names.get(groupId ?? '') ?? `${sectionId} ${subjectId} ${teacherId}`,
    sectionsOf: ({ groupId, sectionId }: BoardLesson): string[] => {
      if (groupId === undefined) return [sectionId];
      const lead = leads.get(splitOf.get(groupId) ?? groupId);
      return lead?.groupId === groupId ? [...lead.sections] : [];
    },
  };
}

type Courses = { courses: ReadonlyMap<string, BoardLesson[]>; sectionsOf: (lesson: BoardLesson) => string[] };

/** The courses of the week with their limits; each period is a sitting. */
function describe({ periods, sections, teachers }: Week, { courses, sectionsOf }: Courses, limits: Limits): TimetableInstance {
  const awayOf = new Map(limits.sections.map(({ id, unavailable }) => [id, unavailable]));
  const limitOf = new Map(limits.teachers.map((teacher) => [teacher.id, teacher]));
  const subjectOf = new Map(limits.subjects.map((subject) => [`${subject.sectionId} ${subject.subjectId}`, subject]));
  return {
    schema: 'school-timetable-instance/1',
    id: '',
    days: [...SCHOOL_DAYS],
    periods: periods.map(({ id }) => id),
    breaks: limits.breaks,
    closed: limits.closed,
    sections: [],
    groups: sections.map(({ id }) => ({ id, section: id, unavailable: awayOf.get(id) ?? [] })),
    teachers: teachers.map(({ id }) => limitOf.get(id) ?? { id, maxPerDay: 0, maxConsecutive: 0, unavailable: [] }),
    rooms: limits.rooms.map((room) => ({ ...room, kind: '' })),
    lessons: [...courses].map(([id, rows]) => {
      const [first] = rows;
      const subject = subjectOf.get(`${first?.sectionId} ${first?.subjectId}`);
      return {
        id,
        subject: first?.subjectId ?? '',
        groups: first ? sectionsOf(first) : [],
        teachers: first?.teacherId ? [first.teacherId] : [],
        core: subject?.isCore ?? false,
        // Of double periods their courses are judged (`judgeLongs`), because each period is a sitting here.
        maxBlocksPerDay: subject && subject.longs.length === 0 ? subject.maxPerDay : 0,
        minDaysBetween: subject?.minDaysBetween ?? 0,
        blocks: rows.map(({ roomId }) => ({ len: 1, rooms: subject?.rooms.length ? subject.rooms : roomId ? [roomId] : [] })),
      };
    }),
    simultaneous: [],
    soft: limits.soft,
  };
}
