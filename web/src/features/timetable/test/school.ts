import { getAllClasses, getPeriods, listSections } from '@shala/contract/classes';
import {
  fetchTeacherList,
  getSubjectListBySection,
  getTeacherSchedule,
  getTimetable,
  getTimetableLimits,
  listTimetableLocks,
  placeLessons,
  updateTeacherSchedule,
} from '@shala/contract/timetable';
import { answer, startServer } from '../../../../test/server.ts';

/** Two classes of a small school: Kavita teaches mathematics to both, Sunita could, Sandeep has science. */
export const TIMETABLE = {
  periods: [
    { id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40' },
    { id: 'p2', name: 'P2', startsAt: '08:40', endsAt: '09:20' },
    { id: 'p3', name: 'P3', startsAt: '09:40', endsAt: '10:20' },
  ],
  sections: [
    { id: 's8a', name: 'A', classId: 'c8', className: '8th', classTeacherId: 'kavita' },
    { id: 's9b', name: 'B', classId: 'c9', className: '9th', classTeacherId: null },
  ],
  subjects: [
    { id: 'm8', name: 'Mathematics', classId: 'c8', perWeek: 6 },
    { id: 'sc8', name: 'Science', classId: 'c8', perWeek: 2 },
    { id: 'm9', name: 'Mathematics', classId: 'c9', perWeek: 6 },
  ],
  teachers: [
    { id: 'kavita', name: 'Kavita Joshi', isTeaching: true, subjectIds: ['m8', 'm9'] },
    { id: 'sandeep', name: 'Sandeep Patil', isTeaching: true, subjectIds: ['sc8'] },
    { id: 'sunita', name: 'Sunita Rao', isTeaching: true, subjectIds: ['m9'] },
  ],
  rooms: [{ id: 'lab', name: 'Science lab' }],
  groups: [] as { id: string; name: string; splitId: string; splitName: string }[],
  // Monday: 8A has science in P1; 9B has mathematics with Kavita in P1 and P2.
  lessons: [
    [0, 1, 0, 1, 1],
    [1, 1, 0, 2, 0],
    [1, 1, 1, 2, 0],
  ],
};

/** Kavita is not there in P1 on Fridays, and has at most two periods in a row; all else is as in a school without rules. */
export const LIMITS = {
  closed: [],
  breaks: [],
  rooms: [],
  sections: [],
  teachers: [
    { id: 'kavita', maxPerDay: 6, maxConsecutive: 2, unavailable: [[4, 0] as [number, number]] },
    { id: 'sandeep', maxPerDay: 6, maxConsecutive: 0, unavailable: [] },
    { id: 'sunita', maxPerDay: 6, maxConsecutive: 0, unavailable: [] },
  ],
  subjects: [{ sectionId: 's9b', subjectId: 'm9', isCore: true, maxPerDay: 1, minDaysBetween: 0, longs: [], rooms: [] }],
  soft: {
    lateCore: { weight: 1, lastPeriods: 1 },
    teacherGap: { weight: 1 },
    repeatSameDay: { weight: 3 },
    longRun: { weight: 2, limit: 4 },
  },
};

/** The rules of a school that has none. */
export const NO_RULES = {
  classTeacherFirst: false,
  rooms: [],
  teachers: [],
  subjects: [],
  sectionSubjects: [],
  closures: [],
  bells: [],
  fixed: [],
  splits: [],
};

const row = (periodId: string, subject: [string, string] | null = null, teacher: [string, string] | null = null) => ({
  periodId,
  periodName: periodId.toUpperCase(),
  subjectId: subject?.[0] ?? null,
  subjectName: subject?.[1] ?? null,
  teacherId: teacher?.[0] ?? null,
  teacherName: teacher?.[1] ?? null,
});

export function startTimetable(): void {
  startServer();
  answer(getAllClasses, [
    { _id: 'c8', className: '8th' },
    { _id: 'c9', className: '9th' },
  ]);
  answer(listSections, [
    { _id: 's8a', section: 'A' },
    { _id: 's8b', section: 'B' },
  ]);
  answer(getPeriods, [
    { _id: 'p1', name: 'P1' },
    { _id: 'p2', name: 'P2' },
    { _id: 'p3', name: 'P3' },
  ]);
  answer(getTeacherSchedule, [row('p1', ['sc8', 'Science'], ['sandeep', 'Sandeep Patil']), row('p2'), row('p3')]);
  answer(getSubjectListBySection, [
    { _id: 'm8', subjectName: 'Mathematics' },
    { _id: 'sc8', subjectName: 'Science' },
  ]);
  answer(fetchTeacherList, [
    { _id: 'kavita', teacherName: 'Kavita Joshi' },
    { _id: 'sandeep', teacherName: 'Sandeep Patil' },
    { _id: 'sunita', teacherName: 'Sunita Rao' },
  ]);
  answer(getTimetable, TIMETABLE);
  answer(getTimetableLimits, LIMITS);
  answer(listTimetableLocks, []);
  answer(updateTeacherSchedule, { before: [], after: [] });
  answer(placeLessons, { before: [], after: [] });
}
