import type { TestApp, TestSchool } from '../app.ts';
import { ask } from '../fees.ts';
import type { Samples } from './sample.ts';

const NEXT_YEAR = { name: '2030-31', startsOn: '2030-04-01', endsOn: '2031-03-31' };
let year = 2040;
const addYear = async (school: TestSchool, test: TestApp) => {
  year += 1;
  const days = { name: `${year}`, startsOn: `${year}-04-01`, endsOn: `${year + 1}-03-31` };
  return (await ask(test, school, 'POST', '/admin/academic-years', days)).data.id as string;
};
const addClass = async (school: TestSchool, test: TestApp) =>
  (await ask(test, school, 'POST', '/admin/school-classes', { className: `Extra ${performance.now()}`, section: 'A' })).data.id as string;
const addSection = async (school: TestSchool, test: TestApp) =>
  (await ask(test, school, 'POST', `/admin/school-classes/${school.ids.class}/sections`, { section: `S${performance.now()}` })).data
    .id as string;
const addSubject = async (school: TestSchool, test: TestApp) =>
  (
    await ask(test, school, 'POST', `/admin/school-classes/${school.ids.class}/subjects`, {
      name: `Yoga ${performance.now()}`,
      periodsPerWeek: 2,
    })
  ).data.id as string;

export const classSamples: Samples = {
  getAllClasses: () => ({ foreign: 'own' }),
  getClassList: () => ({ foreign: 'own' }),
  listSections: ({ ids }) => ({ params: { classId: ids.class }, foreign: 'unknown' }),
  getSectionsOfClass: ({ ids }) => ({ body: { classId: ids.class }, foreign: 'unknown' }),
  getSubjectList: ({ ids }) => ({ params: { classId: ids.class }, foreign: 'unknown' }),
  getPeriods: () => ({ foreign: 'own' }),
  saveClassGrid: async (school, test) => {
    const { classes } = (await ask(test, school, 'GET', '/admin/school-classes')).data as {
      classes: { id: string; className: string; sections: { section: string }[] }[];
    };
    return {
      body: {
        classes: classes.map(({ id, className, sections }) => ({
          classId: id,
          className,
          sections: sections.map(({ section }) => section),
        })),
      },
      foreign: 'unknown',
    };
  },
  getSubjectWeeks: () => ({ foreign: 'own' }),
  saveSubjectWeeks: ({ ids }) => ({
    body: { groups: [{ classIds: [ids.class], subjects: [{ name: 'English', periodsPerWeek: 6 }] }] },
    foreign: 'unknown',
  }),

  listYears: () => ({ foreign: 'own' }),
  createYear: () => ({ body: { ...NEXT_YEAR, name: '2032-33', startsOn: '2032-04-01', endsOn: '2033-03-31' }, foreign: 'own' }),
  saveYear: async (school, test) => ({
    params: { yearId: await addYear(school, test) },
    body: { ...NEXT_YEAR, terms: [{ name: 'Term 1', startsOn: '2030-04-01', endsOn: '2030-09-30' }] },
    foreign: 'unknown',
  }),
  makeYearCurrent: async (school, test) => ({ params: { yearId: await addYear(school, test) }, foreign: 'unknown' }),
  removeYear: async (school, test) => ({ params: { yearId: await addYear(school, test) }, foreign: 'unknown' }),

  getSchoolClasses: () => ({ foreign: 'own' }),
  createClass: () => ({ body: { className: 'Evening', section: 'A' }, foreign: 'own' }),
  orderClasses: ({ ids }) => ({ body: { classIds: [ids.class] }, foreign: 'unknown' }),
  renameClass: ({ ids }) => ({ params: { classId: ids.class }, body: { className: 'Tenth' }, foreign: 'unknown' }),
  removeClass: async (school, test) => ({ params: { classId: await addClass(school, test) }, foreign: 'unknown' }),
  createSection: ({ ids }) => ({ params: { classId: ids.class }, body: { section: 'K' }, foreign: 'unknown' }),
  updateSection: async (school, test) => ({
    params: { sectionId: await addSection(school, test) },
    body: { section: 'L', classTeacherId: null },
    foreign: 'unknown',
  }),
  removeSection: async (school, test) => ({ params: { sectionId: await addSection(school, test) }, foreign: 'unknown' }),

  getClassSubjects: ({ ids }) => ({ params: { classId: ids.class }, foreign: 'unknown' }),
  createSubject: ({ ids }) => ({ params: { classId: ids.class }, body: { name: 'Robotics', periodsPerWeek: 2 }, foreign: 'unknown' }),
  updateSubject: ({ ids }) => ({
    params: { subjectId: ids.subject },
    body: { name: 'English Core', periodsPerWeek: 6 },
    foreign: 'unknown',
  }),
  removeSubject: async (school, test) => ({ params: { subjectId: await addSubject(school, test) }, foreign: 'unknown' }),

  getSchoolPeriods: () => ({ foreign: 'own' }),
  saveSchoolPeriods: ({ ids }) => ({
    body: { periods: [{ id: ids.period, name: 'P1', startsAt: '08:00', endsAt: '08:40' }] },
    foreign: 'unknown',
  }),
};
