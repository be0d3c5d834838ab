import { type CallAnswer, SCHOOL_DAYS } from '@shala/contract/shared';
import {
  type Breach,
  type getTimetableLimits,
  type HandVerdict,
  makeHandCheck,
  type Placement,
  type TimetableInstance,
} from '@shala/contract/timetable';
import { type BoardLesson, type BoardPeriod, type Place, placeKey } from './place.ts';

export type Limits = CallAnswer<typeof getTimetableLimits>;
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
    return { lesson: id, block: course.length - 1, ...slotOf(lesson), room: null };
  });
  const instance = describe({ periods, sections, teachers, groups }, { courses, sectionsOf }, limits);
  const check = makeHandCheck(instance, placements);

  function slotOf({ day, periodId }: Pick<Place, 'day' | 'periodId'>) {
    return { day: SCHOOL_DAYS.indexOf(day), period: periodAt.get(periodId) ?? 0 };
  }
  const limitOf = new Map(limits.teachers.map((teacher) => [teacher.id, teacher]));
  return {
    /** What comes of lessons in new places, all at once. */
    tryMoves: (moves: readonly HandMove[]): HandVerdict =>
      check.tryMoves(
        moves.flatMap(({ lesson, to }) => {
          const seat = seats.get(seatOf(lesson));
          return seat ? [{ ...seat, ...slotOf(to) }] : [];
        }),
      ),
    /** Whether somebody is at school then. */
    isThere: (teacherId: string, place: Pick<Place, 'day' | 'periodId'>): boolean => {
      const { day, period } = slotOf(place);
      return !limitOf.get(teacherId)?.unavailable.some((slot) => slot[0] === day && slot[1] === period);
    },
    /** The rules that a section's lessons break where they stand, by place. */
    breachesOf: (sectionId: string): Map<string, Breach[]> => {
      const mine = lessons.filter((lesson) => lesson.sectionId === sectionId);
      const owners = [...new Set(mine.flatMap(({ teacherId }) => teacherId ?? []))];
      const found = check.breachesOf({ groups: [sectionId], teachers: owners });
      const byPlace = new Map<string, Breach[]>();
      for (const lesson of mine) {
        const { day, period } = slotOf(lesson);
        const id = idOf(lesson);
        const isAbout = (breach: Breach) =>
          (breach.day === undefined || breach.day === day) &&
          (breach.period === undefined || breach.period === period) &&
          (breach.lesson === id || (breach.lesson === undefined && breach.who === lesson.teacherId));
        byPlace.set(placeKey(lesson), [...(byPlace.get(placeKey(lesson)) ?? []), ...found.filter(isAbout)]);
      }
      return byPlace;
    },
  };
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
    breaks: [],
    closed: limits.closed,
    sections: [],
    groups: sections.map(({ id }) => ({ id, section: id, unavailable: awayOf.get(id) ?? [] })),
    teachers: teachers.map(({ id }) => limitOf.get(id) ?? { id, maxPerDay: 0, maxConsecutive: 0, unavailable: [] }),
    rooms: [],
    lessons: [...courses].map(([id, rows]) => {
      const [first] = rows;
      const subject = subjectOf.get(`${first?.sectionId} ${first?.subjectId}`);
      return {
        id,
        subject: first?.subjectId ?? '',
        groups: first ? sectionsOf(first) : [],
        teachers: first?.teacherId ? [first.teacherId] : [],
        core: subject?.isCore ?? false,
        maxBlocksPerDay: subject?.maxPerDay ?? 0,
        minDaysBetween: subject?.minDaysBetween ?? 0,
        blocks: rows.map(() => ({ len: 1, rooms: [] })),
      };
    }),
    simultaneous: [],
    soft: limits.soft,
  };
}
