import type { Placement, TimetableInstance, TimetableLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import { assignTeachers } from './assign-teachers.ts';

type Row = Week['lessons'][number];

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** The screens tell more than six lessons a day of a teacher; the generator does not make them. */
const MOST_A_DAY = 6;
/** A subject with so many periods a week is a core subject. */
const CORE_PERIODS = 5;

const SOFT: TimetableInstance['soft'] = {
  lateCore: { weight: 1, lastPeriods: 2 },
  teacherGap: { weight: 1 },
  repeatSameDay: { weight: 3 },
  longRun: { weight: 2, limit: 4 },
};

/**
 * What the generator has to make of a school's subjects and teachers. Each subject has its periods a week; where a subject
 * has no number, it is as many as it has now, else the periods that are left are shared among such subjects. Lessons are named `section subject`.
 */
export function makeInstance(week: Week): TimetableInstance {
  const wanted = week.sections.flatMap((section) => listWanted(week, section));
  const teacherOf = assignTeachers(week, wanted);
  return frame(
    week,
    wanted.map(({ sectionId, subjectId, periods }) => {
      const teacherId = teacherOf.get(lessonId(sectionId, subjectId));
      return makeLesson({ sectionId, subjectId, periods, teachers: teacherId ? [teacherId] : [] });
    }),
  );
}

/**
 * The same with vacant periods of a section at the end of its days alone: so many periods as a day has, from the first, and the longer days
 * first in the week. This may ask for more than is possible; then the instance itself is what counts.
 */
export function packDays(instance: TimetableInstance): TimetableInstance {
  const needed = new Map<string, number>();
  for (const { groups, blocks } of instance.lessons) for (const id of groups) needed.set(id, (needed.get(id) ?? 0) + blocks.length);
  const groups = instance.groups.map((group) => {
    const total = needed.get(group.id) ?? 0;
    const [least, longer] = [Math.floor(total / DAYS.length), total % DAYS.length];
    const unavailable = DAYS.flatMap((_name, day) =>
      instance.periods.flatMap((_period, period) => (period >= least + (day < longer ? 1 : 0) ? [[day, period] as [number, number]] : [])),
    );
    return { ...group, unavailable };
  });
  return { ...instance, groups };
}

/** Lessons of a finished week as an instance and its placements, by which its quality is counted. */
export function describeWeek(week: Week, rows: readonly Row[]): { instance: TimetableInstance; placements: Placement[] } {
  const lessons = new Map<string, { sectionId: string; subjectId: string; teacherId: string | null; rows: Row[] }>();
  for (const row of rows) {
    const key = `${lessonId(row.sectionId, row.subjectId)} ${row.teacherId}`;
    const lesson = lessons.get(key) ?? { ...row, rows: [] };
    lesson.rows.push(row);
    lessons.set(key, lesson);
  }
  const periodAt = new Map(week.periods.map(({ id }, index) => [id, index]));
  const placements = [...lessons].flatMap(([lesson, { rows: own }]) =>
    own.map((row, block) => ({ lesson, block, day: row.day - 1, period: periodAt.get(row.periodId) ?? 0, room: null })),
  );
  const made = [...lessons].map(([id, { sectionId, subjectId, teacherId, rows: own }]) => ({
    ...makeLesson({ sectionId, subjectId, periods: own.length, teachers: teacherId === null ? [] : [teacherId] }),
    id,
  }));
  return { instance: frame(week, made), placements };
}

/** What the generator placed, as lessons of the school. */
export function toLessons(week: Pick<Week, 'periods'>, instance: TimetableInstance, placements: readonly Placement[]): Row[] {
  const teacherOf = new Map(instance.lessons.map(({ id, teachers }) => [id, teachers[0] ?? null]));
  return placements.map(({ lesson, day, period }) => {
    const [sectionId = '', subjectId = ''] = lesson.split(' ');
    return { sectionId, day: day + 1, periodId: week.periods[period]?.id ?? '', subjectId, teacherId: teacherOf.get(lesson) ?? null };
  });
}

/** Lessons of the school as placements of an instance: the sittings of a subject are counted through. What no longer fits is left out. */
export function toPlacements(week: Pick<Week, 'periods'>, instance: TimetableInstance, rows: readonly Row[]): Placement[] {
  const periodAt = new Map(week.periods.map(({ id }, index) => [id, index]));
  const next = new Map<string, number>();
  const blocksOf = new Map(instance.lessons.map(({ id, blocks }) => [id, blocks.length]));
  return rows.flatMap(({ sectionId, subjectId, day, periodId }) => {
    const lesson = lessonId(sectionId, subjectId);
    const block = next.get(lesson) ?? 0;
    const period = periodAt.get(periodId);
    if (period === undefined || block >= (blocksOf.get(lesson) ?? 0)) return [];
    next.set(lesson, block + 1);
    return [{ lesson, block, day: day - 1, period, room: null }];
  });
}

function lessonId(sectionId: string, subjectId: string): string {
  return `${sectionId} ${subjectId}`;
}

/**
 * The subjects of a section with their periods. A section whose week is at least half filled has the subjects that stand in it, as sections of
 * one class may follow different streams; any other section has all subjects of its class.
 */
function listWanted(week: Week, section: Week['sections'][number]): { sectionId: string; subjectId: string; periods: number }[] {
  const places = week.periods.length * DAYS.length;
  const present = new Map<string, number>();
  for (const { sectionId, subjectId } of week.lessons)
    if (sectionId === section.id) present.set(subjectId, (present.get(subjectId) ?? 0) + 1);
  const isFilled = [...present.values()].reduce((sum, count) => sum + count, 0) * 2 >= places;
  const subjects = week.subjects
    .filter(({ id, classId }) => classId === section.classId && (!isFilled || present.has(id)))
    .map(({ id, perWeek }) => ({ sectionId: section.id, subjectId: id, periods: perWeek || (present.get(id) ?? 0) }));
  const open = subjects.filter(({ periods }) => periods === 0);
  const left = places - subjects.reduce((sum, { periods }) => sum + periods, 0);
  const share = open.length === 0 ? 0 : Math.min(week.periods.length, Math.max(0, Math.floor(left / open.length)));
  return subjects.map((one) => ({ ...one, periods: one.periods || share })).filter(({ periods }) => periods > 0);
}

function makeLesson(lesson: { sectionId: string; subjectId: string; periods: number; teachers: string[] }): TimetableLesson {
  const { sectionId, subjectId, periods, teachers } = lesson;
  return {
    id: lessonId(sectionId, subjectId),
    subject: subjectId,
    groups: [sectionId],
    teachers,
    core: periods >= CORE_PERIODS,
    maxBlocksPerDay: Math.ceil(periods / DAYS.length),
    minDaysBetween: 0,
    blocks: Array.from({ length: periods }, () => ({ len: 1, rooms: [] })),
  };
}

function frame(week: Week, lessons: TimetableLesson[]): TimetableInstance {
  return {
    schema: 'school-timetable-instance/1',
    id: '',
    days: DAYS,
    periods: week.periods.map(({ name }) => name),
    breaks: [],
    closed: [],
    sections: week.sections.map(({ id, name }) => ({ id, name })),
    groups: week.sections.map(({ id }) => ({ id, section: id, unavailable: [] })),
    teachers: week.teachers.map(({ id }) => ({ id, maxPerDay: MOST_A_DAY, maxConsecutive: 0, unavailable: [] })),
    rooms: [],
    lessons,
    simultaneous: [],
    soft: SOFT,
  };
}
