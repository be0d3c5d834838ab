import { addEmployee } from '../fees.ts';
import { addDraft, addFridayTeacher, addLock, addSplit, addTeacherFeed, FRIDAY, giveNoDraft, planDay, planVersion } from '../timetable.ts';
import type { Samples } from './sample.ts';

/** English of class 10th A, once a week. */
const FET = `<fet version="6.8.5"><Days_List><Day><Name>Monday</Name></Day></Days_List><Hours_List><Hour><Name>P1</Name></Hour></Hours_List>
  <Students_List><Year><Name>10th A</Name></Year></Students_List><Activities_List><Activity><Subject>English</Subject><Students>10th A</Students>
  <Duration>1</Duration><Id>1</Id></Activity></Activities_List></fet>`;

export const timetableSamples: Samples = {
  getTeacherSchedule: ({ ids }) => ({ body: { classId: ids.class, sectionId: ids.section, day: 'Monday' }, foreign: 'unknown' }),
  updateTeacherSchedule: async (school, test) => ({
    body: {
      sectionId: school.ids.section,
      day: 'Tuesday',
      periodId: school.ids.period,
      subjectId: school.ids.subject,
      teacherId: await addEmployee(test, school),
    },
    foreign: 'unknown',
  }),
  getSubjectListBySection: ({ ids }) => ({ body: { sectionId: ids.section }, foreign: 'unknown' }),
  fetchTeacherList: () => ({ foreign: 'own' }),
  getTimetable: () => ({ foreign: 'own' }),
  placeLessons: async (school, test) => ({
    body: {
      lessons: [
        {
          sectionId: school.ids.section,
          day: 'Wednesday',
          periodId: school.ids.period,
          subjectId: school.ids.subject,
          teacherId: await addEmployee(test, school),
        },
      ],
    },
    foreign: 'unknown',
  }),
  placeSplit: async (school, test) => ({
    params: { splitId: await addSplit(test, school) },
    body: { out: null, into: { day: 'Thursday', periodId: school.ids.period } },
    foreign: 'unknown',
  }),
  exportTimetable: ({ ids }) => ({ params: { paper: 'class' }, query: { format: 'pdf', id: ids.section }, foreign: 'unknown' }),
  getTimetableRules: () => ({ foreign: 'own' }),
  saveTimetableRules: async (school, test) => ({
    body: {
      classTeacherFirst: true,
      teachers: [{ teacherId: await addEmployee(test, school), mostADay: 5, mostInRow: 3, mostVacant: 2, away: [[1, school.ids.period]] }],
      subjects: [
        {
          ...{ subjectId: school.ids.subject, longCount: 0, longLength: 2, onceADay: true },
          ...{ partOfDay: 'early', roomId: null, roomKind: 'Laboratory' },
        },
      ],
      sectionSubjects: [{ sectionId: school.ids.section, subjectId: school.ids.subject, teacherId: null, periodsPerWeek: 6 }],
      closures: [{ name: 'Short Saturday', classIds: [school.ids.class], away: [[6, school.ids.period]] }],
      bells: [
        {
          name: 'Early Saturday',
          classIds: [school.ids.class],
          days: [6],
          periods: [{ periodId: school.ids.period, startsAt: '07:40', endsAt: '08:10' }],
        },
      ],
      fixed: [{ sectionId: school.ids.section, day: 2, periodId: school.ids.period, subjectId: school.ids.subject }],
    },
    foreign: 'unknown',
  }),
  readTimetableSheet: () => ({ body: {}, file: Buffer.from('Class 10th A,Mon,Tue\nP1,English,English\n'), foreign: 'own' }),
  addTimetableSheet: async (school, test) => {
    await giveNoDraft(test, school);
    return { body: {}, file: Buffer.from('Class 10th A,Mon,Tue\nP1,English,English\n'), foreign: 'own' };
  },
  readFetRules: () => ({ body: {}, file: Buffer.from(FET), foreign: 'own' }),
  saveFetRules: () => ({ body: {}, file: Buffer.from(FET), foreign: 'own' }),
  testTimetable: () => ({ foreign: 'own' }),
  listTimetableDrafts: () => ({ foreign: 'own' }),
  startTimetableDraft: async (school, test) => {
    await giveNoDraft(test, school);
    return { body: { seconds: 1 }, foreign: 'own' };
  },
  renameTimetableDraft: async (school, test) => ({
    params: { draftId: await addDraft(test, school) },
    body: { name: 'With Art in the afternoon' },
    foreign: 'unknown',
  }),
  compareTimetables: () => ({ foreign: 'own' }),
  listTimetableLocks: () => ({ foreign: 'own' }),
  addTimetableLock: ({ ids }) => ({
    body: { kind: 'period', sectionId: ids.section, day: 'Saturday', periodId: ids.period },
    foreign: 'unknown',
  }),
  deleteTimetableLock: async (school, test) => ({ params: { lockId: await addLock(test, school, { day: 6 }) }, foreign: 'unknown' }),
  getTimetableLimits: () => ({ foreign: 'own' }),
  repairTimetable: async (school, test) => ({ body: { leaving: [await addFridayTeacher(test, school)], away: [] }, foreign: 'unknown' }),
  getTimetableDraft: async (school, test) => ({ params: { draftId: await addDraft(test, school) }, foreign: 'unknown' }),
  stopTimetableDraft: async (school, test) => ({ params: { draftId: await addDraft(test, school) }, foreign: 'unknown' }),
  deleteTimetableDraft: async (school, test) => ({ params: { draftId: await addDraft(test, school) }, foreign: 'unknown' }),
  changeTimetableDraft: async (school, test) => ({
    params: { draftId: await addDraft(test, school) },
    body: {
      lessons: [
        {
          ...{ sectionId: school.ids.section, day: 'Monday', periodId: school.ids.period, subjectId: school.ids.subject },
          teacherId: await addEmployee(test, school),
        },
      ],
    },
    foreign: 'unknown',
  }),
  applyTimetableDraft: async (school, test) => ({
    params: { draftId: await addDraft(test, school) },
    body: { from: await planDay(test, school) },
    foreign: 'unknown',
  }),
  listTimetableVersions: () => ({ foreign: 'own' }),
  planTimetable: async (school, test) => ({ body: { from: await planDay(test, school) }, foreign: 'own' }),
  withdrawTimetable: async (school, test) => ({ params: { from: await planVersion(test, school) }, foreign: 'own' }),
  listTimetableFeeds: async (school, test) => ({ params: { teacherId: await addEmployee(test, school) }, foreign: 'unknown' }),
  addTimetableFeed: async (school, test) => ({ params: { teacherId: await addEmployee(test, school) }, foreign: 'unknown' }),
  removeTimetableFeed: async (school, test) => ({ params: { feedId: await addTeacherFeed(test, school) }, foreign: 'unknown' }),
  getCoverDesk: () => ({ params: { date: FRIDAY }, foreign: 'own' }),
  setCovers: async (school, test) => {
    await addFridayTeacher(test, school);
    const teacherId = await addEmployee(test, school);
    return {
      params: { date: FRIDAY },
      body: { covers: [{ periodId: school.ids.period, sectionId: school.ids.section, teacherId }] },
      foreign: 'unknown',
    };
  },
};
