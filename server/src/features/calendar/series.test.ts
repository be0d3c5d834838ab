import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil, ask } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let round = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `Series ${round++}`);
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, by = school) =>
  ask(test, by, method, `/admin/calendar${url}`, body);
const SATURDAY = { kind: 'holiday', title: 'Second Saturday', startsOn: '2026-12-12', endsOn: '2026-12-12' };
const SECOND = { every: 'monthWeekday', until: '2027-03-31' };
type Entry = { _id: string; startsOn: string; endsOn: string; title: string; seriesId: string | null };
const entries = async (): Promise<Entry[]> => (await call('GET', '/events?from=2026-04-01&to=2027-03-31')).data;
const starts = async () => (await entries()).map(({ startsOn }) => startsOn);
const ALL = ['2026-12-12', '2027-01-09', '2027-02-13', '2027-03-13'];
const add = async (more: object = {}): Promise<{ changeId: string; events: Entry[] }> =>
  (await call('POST', '/events', { ...SATURDAY, repeat: SECOND, ...more })).data;
const isSchoolDay = async (day: string) =>
  (await test.owner<{ is: boolean }[]>`select app.is_school_day(${school.id}, ${day}, 'students') as is`)[0]?.is;

it('an entry that repeats is there on each of its days, is seen before it is added, and is taken back whole', async () => {
  const preview = (await call('POST', '/preview', { draft: SATURDAY, repeat: SECOND })).data;
  expect(preview.occurrences.map(({ startsOn }: Entry) => startsOn)).toEqual(ALL);
  expect(preview.lostDays).toEqual(ALL);
  expect(preview.schoolDays.after).toBe(preview.schoolDays.before - 4);
  expect(preview.notice.title).toBe('Holidays: Second Saturday');
  expect(preview.notice.text).toContain('Saturday, 12 December 2026; Saturday, 9 January 2027;');
  expect(await starts()).toEqual([]);
  const made = await add();
  expect(new Set(made.events.map(({ seriesId }) => seriesId)).size).toBe(1);
  expect(made.events[0]?.seriesId).not.toBeNull();
  expect(await starts()).toEqual(ALL);
  expect(await Promise.all(ALL.map(isSchoolDay))).toEqual([false, false, false, false]);
  expect((await call('POST', `/changes/${made.changeId}/undo`)).data.events).toBe(4);
  expect(await starts()).toEqual([]);
});

it('one of a series is changed or removed alone, or with those that come later', async () => {
  const { events } = await add();
  const second = events[1]?._id;
  const moved = { ...SATURDAY, title: 'Teachers’ training', startsOn: '2027-01-08', endsOn: '2027-01-09' };
  expect((await call('POST', '/preview', { eventId: second, draft: moved, scope: 'later' })).data).toMatchObject({
    occurrences: [
      { startsOn: '2027-01-08', endsOn: '2027-01-09' },
      { startsOn: '2027-02-12', endsOn: '2027-02-13' },
      { startsOn: '2027-03-12', endsOn: '2027-03-13' },
    ],
    lostDays: ['2027-01-08', '2027-02-12', '2027-03-12'],
  });
  const changed = (await call('PUT', `/events/${second}`, { ...moved, scope: 'later' })).data;
  expect(changed.events.map(({ title }: Entry) => title)).toEqual(Array(3).fill('Teachers’ training'));
  expect(await starts()).toEqual(['2026-12-12', '2027-01-08', '2027-02-12', '2027-03-12']);
  expect((await call('POST', `/changes/${changed.changeId}/undo`)).status).toBe(200);
  expect(await starts()).toEqual(ALL);
  const alone = (await call('PUT', `/events/${second}`, { ...moved, scope: 'one' })).data;
  expect(alone.events).toHaveLength(1);
  expect((await call('POST', `/events/${events[2]?._id}/removal`, { scope: 'later' })).status).toBe(200);
  expect(await starts()).toEqual(['2026-12-12', '2027-01-08']);
});

it('a later change of one of them keeps the whole from being taken back half', async () => {
  const { events, changeId } = await add();
  await call('PUT', `/events/${events[3]?._id}`, { ...SATURDAY, title: 'Annual day', startsOn: '2027-03-13', endsOn: '2027-03-13' });
  expect(await call('POST', `/changes/${changeId}/undo`)).toMatchObject({ status: 409, code: 'eventChanged' });
  expect(await starts()).toEqual(ALL);
});

it.each([
  ['longer than a year', { repeat: { every: 'week', until: '2028-01-01' } }, 'longSeries'],
  ['that comes only once', { repeat: { every: 'week', until: '2026-12-18' } }, 'repeatsOnce'],
  ['that ends before it begins', { repeat: { every: 'week', until: '2026-01-01' } }, 'repeatsOnce'],
  ['that runs into itself', { endsOn: '2026-12-20', repeat: { every: 'week', until: '2027-01-31' } }, 'longRepeat'],
  ['of a mistyped year', { startsOn: '2150-12-01', endsOn: '2150-12-01', repeat: { every: 'monthDay', until: '2150-12-31' } }, 'farDay'],
])('a series %s is refused, before and when it is added', async (_what, more, code) => {
  const { repeat, ...draft } = { ...SATURDAY, ...more };
  expect(await call('POST', '/preview', { draft, repeat })).toMatchObject({ status: 422, code });
  expect(await call('POST', '/events', { ...draft, repeat })).toMatchObject({ status: 422, code });
  expect(await starts()).toEqual([]);
});

it('another school reaches nothing of a series, and a word that is none is refused', async () => {
  await addPupil(test, school, { guardian: '9811111111' });
  const { events } = await add();
  const stranger = await makeSchool(test, `Stranger of series ${round}`);
  const url = `/events/${events[0]?._id}`;
  expect((await call('PUT', url, { ...SATURDAY, scope: 'later' }, stranger)).status).toBe(404);
  expect((await call('POST', `${url}/removal`, { scope: 'later' }, stranger)).status).toBe(404);
  expect((await call('POST', '/preview', { eventId: events[0]?._id, scope: 'later' }, stranger)).status).toBe(404);
  expect((await call('PUT', url, { ...SATURDAY, scope: 'all' })).status).toBe(400);
  expect((await call('POST', '/events', { ...SATURDAY, repeat: { every: 'day', until: '2027-01-01' } })).status).toBe(400);
  expect(await starts()).toEqual(ALL);
});
