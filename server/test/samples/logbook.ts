import type { TestApp, TestSchool } from '../app.ts';
import { ask } from '../fees.ts';
import { addFridayTeacher, FRIDAY } from '../timetable.ts';
import type { Samples } from './sample.ts';

const ofLesson = (body?: object) => async (school: TestSchool, test: TestApp) => ({
  params: { teacherId: await addFridayTeacher(test, school), date: FRIDAY, periodId: school.ids.period },
  ...(body && { body }),
  foreign: 'unknown' as const,
});

export const logbookSamples: Samples = {
  fetchTeacherLog: async (school, test) => ({
    body: { teacherId: await teacherOf(school, test), date: FRIDAY },
    foreign: 'unknown',
  }),
  recordLog: ofLesson({ description: 'Active and passive voice', reason: 'Written late' }),
  reviewLog: async (school, test) => ({
    params: { teacherId: await recordedTeacher(school, test), date: FRIDAY },
    body: { isReviewed: true, remark: 'More examples, please' },
    foreign: 'unknown',
  }),
  exportLogbook: async (school, test) => ({
    query: { from: FRIDAY, to: FRIDAY, teacherId: await teacherOf(school, test), format: 'csv' },
    foreign: 'unknown',
  }),
  getLogHistory: ofLesson(),
  listLogProgress: () => ({ params: { date: FRIDAY }, foreign: 'own' }),
  listLogTopics: ({ ids }) => ({ params: { sectionId: ids.section, subjectId: ids.subject }, foreign: 'unknown' }),
  getLogWeek: async (school, test) => ({ params: { teacherId: await teacherOf(school, test), date: FRIDAY }, foreign: 'unknown' }),
};

async function recordedTeacher(school: TestSchool, test: TestApp): Promise<string> {
  const { params } = await ofLesson()(school, test);
  const path = `/admin/logbook/${params.teacherId}/${params.date}/${params.periodId}`;
  await ask(test, school, 'PUT', path, { description: 'Tenses', reason: 'Written late' });
  return params.teacherId;
}

async function teacherOf(school: TestSchool, test: TestApp): Promise<string> {
  return (await ofLesson()(school, test)).params.teacherId;
}
