import type { TimetableLesson } from '@shala/contract/timetable';
import { indexRules } from '../generator/school/rule-index.ts';
import type { Week } from '../store/lessons.store.ts';
import type { Rules, RulesToSave } from '../store/rules.store.ts';
import { findClosures } from './fet-closures.ts';
import type { FetFile } from './fet-file.ts';
import { type FetProblem, matchFet } from './fet-names.ts';
import { listRooms } from './fet-rooms.ts';
import { type Course, findShapes } from './fet-shapes.ts';
import { findSplits } from './fet-splits.ts';

export type FetRules = {
  rules: RulesToSave;
  problems: FetProblem[];
  /** How much was understood. */
  counts: { sections: number; periods: number; teachers: number; newRooms: number; splits: number };
};

/** A teacher has at most six periods a day unless the rules say otherwise. */
const MOST_A_DAY = 6;

/**
 * The rules of the school's timetable that a FET file asks for: periods and teacher of each subject in each section of the file, groups, hours, limits, doubles,
 * rooms and fixed periods. Rooms that the school does not have yet are added; without them, rules about them have no room until they are saved.
 */
export function rulesOfFet(file: FetFile, week: Week, rules: Rules, closureName: string): FetRules {
  const { instance } = file;
  const problems = file.unread.map(
    ({ name, count, isWish }): FetProblem => ({ kind: isWish ? 'wish' : 'rule', text: name, other: '', count }),
  );
  const names = matchFet(file, week, problems);
  const { splits, inSplit } = findSplits(file, week, names, problems);
  const courses = gatherCourses(
    instance.lessons.filter(({ id }) => !inSplit.has(id)),
    file,
    names,
    problems,
  );
  const index = indexRules(week, rules);
  const rooms = listRooms(file, rules, names);
  // A new room gets its id when it is saved.
  const withNew = rooms.map((room) => ({ ...room, id: room.id ?? `new ${room.name}` }));
  const unnamed = rules.rooms.filter(({ id }) => !rooms.some((room) => room.id === id));
  const shapes = findShapes(courses, { file, week, rooms: [...unnamed, ...withNew], names, index, problems });
  const sections = new Set([...courses.map(({ sectionId }) => sectionId), ...splits.flatMap((split) => sectionsOf(split))]);
  const teachers = instance.teachers.flatMap(({ id, maxPerDay, maxConsecutive, maxGapsPerDay = 0, unavailable }) => {
    const teacherId = names.teacher(id);
    if (teacherId === null) return [];
    const row = { mostADay: maxPerDay === MOST_A_DAY ? 0 : Math.min(24, maxPerDay), mostInRow: Math.min(24, maxConsecutive) };
    // A file without a limit on vacant periods leaves that of the school.
    const mostVacant = Math.min(24, maxGapsPerDay) || (index.teacher(teacherId)?.mostVacant ?? 0);
    return [{ teacherId, ...row, mostVacant, away: names.placesOf(unavailable) }];
  });
  return {
    problems,
    counts: {
      sections: sections.size,
      periods: courses.reduce((sum, { periods }) => sum + periods, 0) + splits.reduce((sum, { periodsPerWeek }) => sum + periodsPerWeek, 0),
      teachers: teachers.length,
      newRooms: rooms.filter(({ id }) => id === undefined).length,
      splits: splits.length,
    },
    rules: {
      ...(shapes.isClassTeacherFirst && { classTeacherFirst: true }),
      ...{ rooms, teachers, subjects: shapes.subjects, fixed: shapes.fixed, splits },
      sectionSubjects: sectionSubjectsOf(week, [...sections], courses, splits),
      closures: findClosures(file, week, rules, names, closureName, problems),
      ...{ bells: [], removedRoomIds: [], removedClosureIds: [], removedBellIds: [] },
      removedSplitIds: rules.splits
        .filter(({ id, groups }) => !splits.some((split) => split.id === id) && sectionsOf({ groups }).every((one) => sections.has(one)))
        .map(({ id }) => id),
    },
  };
}

type Names = ReturnType<typeof matchFet>;

/** The lessons of one section, together by subject. What is for a part of a section alone is told and left out. */
function gatherCourses(lessons: readonly TimetableLesson[], file: FetFile, names: Names, problems: FetProblem[]): Course[] {
  const courses = new Map<string, Course>();
  for (const lesson of lessons) {
    const { sections, isPart } = names.taught(file.setsOf[lesson.id] ?? []);
    const [section] = sections;
    // Duties and free hours of teachers are activities without students.
    const title = lesson.subject;
    if (!section) {
      if ((file.setsOf[lesson.id] ?? []).length === 0)
        problems.push({ kind: 'noStudents', text: title, other: lesson.teachers.join(', '), count: 1 });
      continue;
    }
    if (isPart) {
      problems.push({ kind: 'part', text: title, other: (file.setsOf[lesson.id] ?? []).join(', '), count: 1 });
      continue;
    }
    const subjectId = names.subject(lesson.subject, section);
    if (subjectId === null) continue;
    const teacherId = lesson.teachers.map(names.teacher).find((id) => id !== null) ?? null;
    const course = courses.get(`${section.id} ${subjectId}`) ?? { sectionId: section.id, subjectId, teacherId, periods: 0, lessons: [] };
    if (lesson.teachers.length > 1 || course.teacherId !== teacherId)
      problems.push({
        kind: 'teachers',
        text: `${lesson.subject}, ${section.className} ${section.name}`,
        other: lesson.teachers[0] ?? '',
        count: 1,
      });
    course.periods += lesson.blocks.reduce((sum, { len }) => sum + len, 0);
    course.lessons.push(lesson);
    courses.set(`${section.id} ${subjectId}`, course);
  }
  return [...courses.values()];
}

/** Periods and teacher of each subject of these sections; a subject that the file does not have is not taught there. */
function sectionSubjectsOf(week: Week, sectionIds: readonly string[], courses: readonly Course[], splits: RulesToSave['splits']) {
  const inGroups = new Set(
    splits.flatMap(({ groups }) => groups.flatMap(({ members }) => members.map((one) => `${one.sectionId} ${one.subjectId}`))),
  );
  const byKey = new Map(courses.map((course) => [`${course.sectionId} ${course.subjectId}`, course]));
  return sectionIds.flatMap((sectionId) => {
    const section = week.sections.find(({ id }) => id === sectionId);
    return week.subjects
      .filter(({ classId }) => classId === section?.classId)
      .map(({ id: subjectId }) => {
        const course = byKey.get(`${sectionId} ${subjectId}`);
        const isSplit = inGroups.has(`${sectionId} ${subjectId}`);
        // A row without content removes an earlier one, so that the subject is taught in groups only.
        const periodsPerWeek = course ? Math.min(48, course.periods) : isSplit ? null : 0;
        return { sectionId, subjectId, teacherId: course?.teacherId ?? null, periodsPerWeek };
      });
  });
}

function sectionsOf({ groups }: { groups: readonly { members: readonly { sectionId: string }[] }[] }): string[] {
  return [...new Set(groups.flatMap(({ members }) => members.map(({ sectionId }) => sectionId)))];
}
