import type { Placement, TimetableInstance, TimetableLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import { NO_RULES, type Rules } from '../../store/rules.store.ts';
import { assignTeachers } from './assign-teachers.ts';
import { putClassTeachersFirst } from './class-teacher-first.ts';
import { CORE_PERIODS, makeBlocks } from './lesson-blocks.ts';
import { listWanted } from './list-wanted.ts';
import { loosenSpread } from './loosen-spread.ts';
import { indexRules, MOST_A_DAY, type RuleIndex } from './rule-index.ts';
import { splitLessons } from './split-lessons.ts';

type Row = Week['lessons'][number];

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const SOFT: TimetableInstance['soft'] = {
  lateCore: { weight: 1, lastPeriods: 2 },
  teacherGap: { weight: 1 },
  repeatSameDay: { weight: 3 },
  longRun: { weight: 2, limit: 4 },
  gapsBeyond: { weight: 10 },
};

/**
 * The generator's input from a school's subjects, teachers and rules. Lessons are named `section subject`, those of a group `section subject group`. Rules that
 * cannot hold by themselves (more double periods than periods, a deleted room) are left out here; the check before generating reports them.
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
  const split = splitLessons(week, openDays, index);
  const own = rules.classTeacherFirst ? putClassTeachersFirst(week, lessons, index) : lessons;
  const made = { ...frame(week, index, [...own, ...split.lessons]), simultaneous: split.simultaneous };
  return loosenSpread(made, ({ subject }) => !index.shapeOf(subject)?.onceADay);
}

/** A finished week as an instance with its placements, to calculate its quality. */
export function describeWeek(
  week: Week,
  rows: readonly Row[],
  rules: Rules = NO_RULES,
): { instance: TimetableInstance; placements: Placement[] } {
  const lessons = new Map<
    string,
    { sectionId: string; subjectId: string; teacherId: string | null; groupId?: string | null; rows: Row[] }
  >();
  // A group has one lesson; the row of its first section represents it.
  const seen = new Set<string>();
  for (const row of rows) {
    const sitting = `${row.groupId} ${row.day} ${row.periodId}`;
    if (row.groupId && seen.has(sitting)) continue;
    seen.add(sitting);
    const key = row.groupId ? lessonOfGroup(row) : `${row.sectionId} ${row.subjectId} ${row.teacherId}`;
    const lesson = lessons.get(key) ?? { ...row, rows: [] };
    lesson.rows.push(row);
    lessons.set(key, lesson);
  }
  const periodAt = new Map(week.periods.map(({ id }, index) => [id, index]));
  const placements = [...lessons].flatMap(([lesson, { rows: own }]) =>
    own.map((row, block) => ({ lesson, block, day: row.day - 1, period: periodAt.get(row.periodId) ?? 0, room: null })),
  );
  const groupsOf = leadingGroups(week, rows);
  const made = [...lessons].map(([id, { sectionId, subjectId, teacherId, groupId, rows: own }]) => ({
    ...makeLesson({ sectionId, subjectId, periods: own.length, teachers: teacherId === null ? [] : [teacherId] }),
    ...(groupId && { groups: groupsOf(groupId) }),
    id,
  }));
  return { instance: frame(week, indexRules(week, rules), made), placements };
}

/** The name of a group's lesson in a described week; names of other lessons have three parts. */
function lessonOfGroup({ teacherId, groupId }: Row): string {
  return `group ${groupId} ${teacherId}`;
}

/** Whether a lesson of a described week belongs to a group. */
export function isOfGroup(lesson: string): boolean {
  return lesson.startsWith('group ');
}

/** The sections of a split for its first group with lessons, and none for its other groups, which are taught at the same time. */
function leadingGroups(week: Week, rows: readonly Row[]): (groupId: string) => string[] {
  const splitOf = new Map(week.groups.map(({ id, splitId }) => [id, splitId]));
  const leads = new Map<string, { groupId: string; sections: Set<string> }>();
  for (const { groupId, sectionId } of rows) {
    if (!groupId) continue;
    const splitId = splitOf.get(groupId) ?? groupId;
    const lead = leads.get(splitId) ?? { groupId, sections: new Set() };
    lead.sections.add(sectionId);
    leads.set(splitId, lead);
  }
  return (groupId) => {
    const lead = leads.get(splitOf.get(groupId) ?? groupId);
    return lead?.groupId === groupId ? [...lead.sections] : [];
  };
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
      const { mostADay = 0, mostInRow = 0, mostVacant = 0, away = [] } = index.teacher(id) ?? {};
      return { id, maxPerDay: mostADay || MOST_A_DAY, maxConsecutive: mostInRow, maxGapsPerDay: mostVacant, unavailable: away };
    }),
    rooms: index.rules.rooms.map(({ id, kind, away }) => ({ id, kind, unavailable: index.slotsOf(away) })),
    lessons,
    simultaneous: [],
    soft: SOFT,
  };
}
