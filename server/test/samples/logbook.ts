import type { TestApp, TestSchool } from '../app.ts';
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
  recordLog: ofLesson({ description: 'Active and passive voice' }),
  getLogHistory: ofLesson(),
  listLogProgress: () => ({ params: { date: FRIDAY }, foreign: 'own' }),
  listLogTopics: ({ ids }) => ({ params: { sectionId: ids.section, subjectId: ids.subject }, foreign: 'unknown' }),
  getLogWeek: async (school, test) => ({ params: { teacherId: await teacherOf(school, test), date: FRIDAY }, foreign: 'unknown' }),
};

async function teacherOf(school: TestSchool, test: TestApp): Promise<string> {
  return (await ofLesson()(school, test)).params.teacherId;
}
