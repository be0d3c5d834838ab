import type { Placement, TimetableInstance, TimetableLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import { NO_RULES, type Rules } from '../../store/rules.store.ts';
import { assignTeachers } from './assign-teachers.ts';
import { putClassTeachersFirst } from './class-teacher-first.ts';
import { makeBlocks } from './lesson-blocks.ts';
import { listWanted } from './list-wanted.ts';
import { indexRules, type RuleIndex } from './rule-index.ts';

type Row = Week['lessons'][number];

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** The screens tell more than six lessons a day of a teacher; the generator does not make them unless the school says so. */
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
 * What the generator has to make of a school's subjects, teachers and rules. Lessons are named `section subject`. Rules that cannot hold by
 * themselves (more doubles than periods, a room that is gone) are left out here; the test before generating tells them.
 */
export function makeInstance(week: Week, rules: Rules = NO_RULES): TimetableInstance {
  const index = indexRules(week, rules);
  const openDays = new Map(week.sections.map(({ id, classId }) => [id, index.openDays(classId)]));
  const wanted = week.sections.flatMap((section) => listWanted(week, section, index));
  const teacherOf = assignTeachers(week, wanted, index);
  const lessons = wanted.map((one) => {
    const teacherId = teacherOf.get(`${one.sectionId} ${one.subjectId}`);
    const { blocks, maxBlocksPerDay } = makeBlocks(one, openDays.get(one.sectionId) ?? [], index, teacherId);
    const isLate = index.shapeOf(one.subjectId)?.partOfDay === 'late';
    const lesson = makeLesson({ ...one, teachers: teacherId ? [teacherId] : [] });
    return { ...lesson, core: lesson.core && !isLate, blocks, maxBlocksPerDay };
  });
  return frame(week, index, rules.classTeacherFirst ? putClassTeachersFirst(week, lessons, index) : lessons);
}

/** Lessons of a finished week as an instance and its placements, by which its quality is counted. */
export function describeWeek(week: Week, rows: readonly Row[]): { instance: TimetableInstance; placements: Placement[] } {
  const lessons = new Map<string, { sectionId: string; subjectId: string; teacherId: string | null; rows: Row[] }>();
  for (const row of rows) {
    const key = `${row.sectionId} ${row.subjectId} ${row.teacherId}`;
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
  return { instance: frame(week, indexRules(week, NO_RULES), made), placements };
}

function makeLesson(lesson: { sectionId: string; subjectId: string; periods: number; teachers: string[] }): TimetableLesson {
  const { sectionId, subjectId, periods, teachers } = lesson;
  return {
    id: `${sectionId} ${subjectId}`,
    subject: subjectId,
    groups: [sectionId],
    teachers,
    core: periods >= CORE_PERIODS,
    maxBlocksPerDay: Math.ceil(periods / DAYS.length),
    minDaysBetween: 0,
    blocks: Array.from({ length: periods }, () => ({ len: 1, rooms: [] })),
  };
}

function frame(week: Week, index: RuleIndex, lessons: TimetableLesson[]): TimetableInstance {
  return {
    schema: 'school-timetable-instance/1',
    id: '',
    days: DAYS,
    periods: week.periods.map(({ name }) => name),
    breaks: index.breaks,
    closed: index.closed,
    sections: week.sections.map(({ id, name }) => ({ id, name })),
    groups: week.sections.map(({ id, classId }) => ({ id, section: id, unavailable: index.closedFor(classId) })),
    teachers: week.teachers.map(({ id }) => {
      const { mostADay = 0, mostInRow = 0, away = [] } = index.teacher(id) ?? {};
      return { id, maxPerDay: mostADay || MOST_A_DAY, maxConsecutive: mostInRow, unavailable: away };
    }),
    rooms: index.rules.rooms.map(({ id, kind, away }) => ({ id, kind, unavailable: index.slotsOf(away) })),
    lessons,
    simultaneous: [],
    soft: SOFT,
  };
}
