import type { Week } from '../src/features/timetable/store/lessons.store.ts';

/** Subjects of a full week of 48 periods. */
const SUBJECTS = Object.entries({
  English: 8,
  Mathematics: 8,
  Science: 7,
  History: 6,
  Hindi: 6,
  Computer: 4,
  Games: 3,
  Library: 2,
  Art: 2,
  Music: 2,
});
/** The periods of a teacher in a week. */
const LOAD = 27;

/** A made-up school with full weeks, four sections in each class, and enough teachers for each subject; without a timetable. */
export function makeWeek(sections: number): Week {
  const classes = Array.from({ length: Math.ceil(sections / 4) }, (_class, at) => `c${at + 1}`);
  const subjects = classes.flatMap((classId) => SUBJECTS.map(([name, perWeek]) => ({ id: `${classId}-${name}`, name, classId, perWeek })));
  const teachers = SUBJECTS.flatMap(([name, perWeek]) =>
    Array.from({ length: Math.max(2, Math.ceil((perWeek * sections) / LOAD)) }, (_teacher, at) => ({
      id: `${name}${at + 1}`,
      name: `${name} ${at + 1}`,
      isTeaching: true,
      subjectIds: subjects.filter((subject) => subject.name === name).map(({ id }) => id),
    })),
  );
  return {
    periods: Array.from({ length: 8 }, (_period, at) => ({
      id: `p${at + 1}`,
      name: `P${at + 1}`,
      startsAt: 480 + 40 * at,
      endsAt: 520 + 40 * at,
    })),
    sections: Array.from({ length: sections }, (_section, at) => ({
      id: `s${at + 1}`,
      name: 'ABCD'[at % 4] ?? 'A',
      classId: classes[Math.floor(at / 4)] ?? '',
      className: classes[Math.floor(at / 4)] ?? '',
      classTeacherId: null,
    })),
    subjects,
    teachers,
    rooms: [],
    splits: [],
    groups: [],
    lessons: [],
  };
}
