import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupils, comingSchoolDay, schoolDay } from '../../../test/attendance.ts';
import { addEmployee, ask, type Pupil } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let pupils: Pupil[];
let round = 0;
const days = [schoolDay(2), schoolDay(1), schoolDay()];
const [day] = days.slice(-1) as [string];

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `Years ${round++}`);
  pupils = await addPupils(test, school, 2);
});

const first = () => pupils[0]?.id ?? '';
const get = (path: string) => ask(test, school, 'GET', `/admin/attendance/${path}`);
const take = async (on: string, marks: string) => {
  const path = `sections/${school.ids.section}`;
  const { version } = (await get(`${path}?on=${on}`)).data.register;
  const entries = pupils.map(({ id }, place) => ({ id, mark: marks[place] }));
  expect((await ask(test, school, 'PUT', `/admin/attendance/${path}`, { on, version, marks: entries, reason: 'test' })).status).toBe(200);
};

describe('a student’s year', () => {
  it('has every school day with its mark, totals and percentages', async () => {
    await take(days[0] ?? '', 'PP');
    await take(days[1] ?? '', 'AP');
    await take(day, 'HP');
    const { data } = await get(`students/${first()}/year`);
    expect(data.days.slice(-3).map(({ mark }: { mark: string }) => mark)).toEqual(['P', 'A', 'H']);
    expect(data.total).toMatchObject({ present: 1, absent: 1, halfDay: 1, share: 0.5 });
    expect(data.months.length).toBeGreaterThan(0);
  });

  it('can be corrected with a reason, which stays on record', async () => {
    await take(day, 'AP');
    const correct = (body: object) => ask(test, school, 'POST', `/admin/attendance/students/${first()}/corrections`, body);
    expect(await correct({ on: day, mark: 'L', reason: '' })).toMatchObject({ status: 400 });
    expect(await correct({ on: day, mark: 'L', reason: 'Came at nine' })).toMatchObject({ status: 200 });
    const { data } = await get(`students/${first()}/year`);
    expect(data.changes).toMatchObject([{ on: day, before: 'A', after: 'L', reason: 'Came at nine', by: 'Asha Rao' }]);
    expect(await correct({ on: schoolDay(5), mark: 'P', reason: 'x' })).toMatchObject({ status: 422, code: 'registerNotTaken' });
    expect(await correct({ on: comingSchoolDay(), mark: 'P', reason: 'x' })).toMatchObject({ status: 422, code: 'futureDay' });
  });
});

it('an employee’s year is told and corrected the same way', async () => {
  const meena = await addEmployee(test, school);
  await ask(test, school, 'PUT', '/admin/attendance/staff', { on: day, version: 0, marks: [{ id: meena, mark: 'A' }], reason: 'test' });
  const path = `/admin/attendance/staff/${meena}/corrections`;
  expect(await ask(test, school, 'POST', path, { on: day, mark: 'V', reason: 'Called in' })).toMatchObject({ status: 200 });
  expect((await get(`staff/${meena}/year`)).data.total).toMatchObject({ onLeave: 1, absent: 0 });
});

describe('the register of a month', () => {
  it('has a row a pupil and a column a day, counts, and makes files', async () => {
    await take(day, 'PA');
    const month = day.slice(0, 7);
    const { data } = await get(`months/${month}?sectionId=${school.ids.section}`);
    const place = data.days.findIndex(({ on }: { on: string }) => on === day);
    expect(data.rows.map(({ marks }: { marks: string[] }) => marks[place])).toEqual(['P', 'A']);
    expect(data.days[place]).toMatchObject({ isSchoolDay: true, present: 1 });
    expect(
      data.days
        .filter(({ on }: { on: string }) => new Date(on).getUTCDay() === 0)
        .every(({ isSchoolDay }: { isSchoolDay: boolean }) => !isSchoolDay),
    ).toBe(true);
    for (const [format, start] of [
      ['pdf', '%PDF-'],
      ['xlsx', 'PK'],
      ['csv', '\ufeffNo.'],
    ] as const) {
      const { data: file } = await get(`exports/month-register?format=${format}&month=${month}&sectionId=${school.ids.section}`);
      const response = await test.app.inject(file.url);
      expect([format, response.statusCode, response.body.startsWith(start)]).toEqual([format, 200, true]);
    }
  });

  it('of the staff needs no section; a wrong month is refused', async () => {
    await addEmployee(test, school);
    expect((await get(`months/${day.slice(0, 7)}`)).data).toMatchObject({ section: '', rows: [{ person: { name: 'Meena Iyer' } }] });
    expect(await get('months/2026-13')).toMatchObject({ status: 404 });
  });

  it('leaves out a holiday that was declared later', async () => {
    await take(day, 'AA');
    await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on) values (${school.id}, app.new_id(), 'holiday', 'Rain', ${day}, ${day})`;
    expect((await get(`students/${first()}/year`)).data.total.absent).toBe(0);
    expect((await get(`months/${day.slice(0, 7)}?sectionId=${school.ids.section}`)).data.total.absent).toBe(0);
  });
});

it('students with low attendance or continuously absent are in the attendance alerts', async () => {
  for (const one of days) await take(one, 'AP');
  const { data } = await get(`watch?classId=${school.ids.class}`);
  expect(data.short).toMatchObject([{ id: first(), share: 0, marked: 3 }]);
  expect(data.away).toMatchObject([{ id: first(), days: 3, since: days[0] }]);
  const rules = { locksAtMinute: 720, shortPercent: 75, alertDays: 4 };
  expect((await ask(test, school, 'PUT', '/admin/attendance/rules', rules)).status).toBe(200);
  expect((await get('watch')).data.away).toEqual([]);
});

describe('the whole school in one go', () => {
  const mark = (body: object) =>
    ask(test, school, 'POST', '/admin/attendance/whole-school', { on: day, mark: 'P', reason: 'Rain', ...body });

  it('is marked where nothing is marked yet, or altogether; leave stays', async () => {
    await take(day, 'AV');
    expect(await mark({ who: 'notMarked' })).toMatchObject({ status: 422, code: 'nothingToMark' });
    expect(await mark({ who: 'everybody', mark: 'H' })).toMatchObject({ status: 200, data: { sections: 1, students: 1 } });
    const { students } = (await get(`day?on=${day}`)).data;
    expect(students).toMatchObject({ halfDay: 1, onLeave: 1, absent: 0 });
  });

  it('opens the registers that were not taken', async () => {
    expect(await mark({ who: 'notMarked' })).toMatchObject({ status: 200, data: { students: 2 } });
    expect((await get(`day?on=${day}`)).data.sections[0].takenAt).not.toBeNull();
    expect(await mark({ who: 'everybody', on: comingSchoolDay() })).toMatchObject({ status: 422, code: 'futureDay' });
  });
});

it('lists are exported as they are shown, a PDF only of the month', async () => {
  await take(day, 'AV');
  const download = async (query: string) => (await test.app.inject((await get(`exports/${query}`)).data.url)).body;
  expect(await download(`absent-students?format=csv&on=${day}`)).toMatch(/Pupil 1/);
  const leave = await download(`absent-students?format=csv&on=${day}&show=leave`);
  expect([leave.includes('Pupil 2'), leave.includes('Pupil 1')]).toEqual([true, false]);
  expect(await download('watch?format=csv')).toMatch(/Attendance below the minimum|Alert/);
  expect(await download(`absent-staff?format=csv&on=${day}`)).toMatch(/Code,Employee/);
  expect(await get('exports/watch?format=pdf')).toMatchObject({ status: 422, code: 'noSuchFormat' });
});
