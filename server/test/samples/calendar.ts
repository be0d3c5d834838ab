import type { TestApp, TestSchool } from '../app.ts';
import { addEmployee, ask } from '../fees.ts';
import type { Sample, Samples } from './sample.ts';

const DRAFT = { kind: 'holiday', title: 'Local fair', startsOn: '2026-12-03', endsOn: '2026-12-04' };

const add = async (school: TestSchool, test: TestApp) => (await ask(test, school, 'POST', '/admin/calendar/events', DRAFT)).data;
const own =
  (sample: Omit<Sample, 'foreign'> = {}) =>
  (): Sample => ({ ...sample, foreign: 'own' });

export const calendarSamples: Samples = {
  listEvents: own({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  countSchoolDays: own(),
  previewChange: async (school, test) => ({ body: { eventId: (await add(school, test)).events[0]._id }, foreign: 'unknown' }),
  addEvent: own({ body: DRAFT }),
  changeEvent: async (school, test) => ({
    params: { eventId: (await add(school, test)).events[0]._id },
    body: { ...DRAFT, title: 'Village fair' },
    foreign: 'unknown',
  }),
  removeEvent: async (school, test) => {
    await addEmployee(test, school);
    const eventId = (await add(school, test)).events[0]._id;
    return { params: { eventId }, body: { notice: { title: 'School is open', text: 'The fair is cancelled.' } }, foreign: 'unknown' };
  },
  undoChange: async (school, test) => ({ params: { changeId: (await add(school, test)).changeId }, foreign: 'unknown' }),
  listPublicHolidays: own({ params: { year: '2026' } }),
  previewPublicHolidays: own({ params: { year: '2026' }, body: { holidays: [{ key: 'diwali', on: '2026-11-08' }] } }),
  importPublicHolidays: own({ params: { year: '2026' }, body: { holidays: [{ key: 'diwali', on: '2026-11-08' }] } }),
  listFeeds: own(),
  addFeed: own({ body: { name: 'Principal’s phone' } }),
  removeFeed: async (school, test) => ({
    params: { feedId: (await ask(test, school, 'POST', '/admin/calendar/feeds', { name: 'Phone' })).data._id },
    foreign: 'unknown',
  }),
  exportCalendar: own(),
};
