import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { addDraft, addLesson, planDay } from '../../../test/timetable.ts';

let test: TestApp;
let school: TestSchool;
let asha: string;
let bela: string;
let from: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  [asha, bela] = [await addEmployee(test, school, { name: 'Asha' }), await addEmployee(test, school, { name: 'Bela' })];
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const)
    await addLesson(test, school, { day, teacherId: asha });
  from = await planDay(test, school);
});

const call = (method: 'GET' | 'POST' | 'DELETE' | 'PUT', path: string, body?: object) => ask(test, school, method, `/admin/${path}`, body);
const makeFeed = (teacherId: string) => call('POST', `timetable/teachers/${teacherId}/feeds`);
const read = (url: string) => test.app.inject(new URL(url).pathname);
/** The dates and titles of the entries at an address. */
async function entries(url: string): Promise<{ days: string[]; titles: string[] }> {
  const text = (await read(url)).body.replaceAll('\r\n ', '');
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}[:;](.*)\r$`, 'gm'))].map(([, value = '']) => value.replaceAll('\\', ''));
  return { days: all('UID').map((id) => id.slice(0, 10)), titles: all('SUMMARY') };
}

describe('a teacher’s calendar link', () => {
  it('has the periods by the timetable of each day, without holidays, and with what is taken for others', async () => {
    const mine = (await makeFeed(asha)).data.url;
    const hers = (await makeFeed(bela)).data.url;
    expect((await entries(mine)).days).toContain(from);
    expect((await entries(mine)).titles[0]).toBe('English, Class 10th A');
    expect((await read(mine)).body).toContain('Timetable of Asha');
    expect((await entries(hers)).days).toEqual([]);

    await test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark) values (${school.id}, ${asha}, ${from}, 'A')`;
    const covers = [{ periodId: school.ids.period, sectionId: school.ids.section, teacherId: bela }];
    expect(await call('PUT', `covers/${from}`, { covers })).toMatchObject({ status: 200 });
    expect((await entries(mine)).days).not.toContain(from);
    expect(await entries(hers)).toEqual({ days: [from], titles: ['Arrangement: English, Class 10th A'] });
    await test.owner`delete from covers where school_id = ${school.id}`;

    const draft = await addDraft(test, school);
    const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
    await test.owner`update timetable_drafts set lessons = ${`${school.ids.section} ${weekday} ${school.ids.period} ${school.ids.subject} ${bela}`} where id = ${draft}`;
    expect(await call('POST', `timetable/drafts/${draft}/apply`, { from })).toMatchObject({ status: 200 });
    expect((await entries(mine)).days.every((day) => day < from)).toBe(true);
    const after = (await entries(hers)).days;
    expect(after[0]).toBe(from);
    await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on) values (${school.id}, app.new_id(), 'holiday', 'Diwali', ${from}, ${from})`;
    expect((await entries(hers)).days).toEqual(after.slice(1));
  });

  it('tells the time of the day as it is at the school', async () => {
    const { data } = await makeFeed(asha);
    const [period] = await test.owner`select starts_at_minute as minute from periods where id = ${school.ids.period}`;
    const [, hours = '', minutes = ''] = /^DTSTART:\d{8}T(\d\d)(\d\d)00Z/m.exec((await read(data.url)).body) ?? [];
    expect((Number(hours) * 60 + Number(minutes) + 330) % 1440).toBe(period?.minute);
  });

  it('is listed with when it was read, and opens nothing once it is cancelled, or its teacher has left', async () => {
    const { data } = await makeFeed(asha);
    expect((await call('GET', `timetable/teachers/${asha}/feeds`)).data).toMatchObject([{ id: data.id, lastReadAt: null }]);
    expect((await read(data.url)).statusCode).toBe(200);
    expect((await call('GET', `timetable/teachers/${asha}/feeds`)).data[0].lastReadAt).not.toBeNull();
    expect(await call('DELETE', `timetable/feeds/${data.id}`)).toMatchObject({ status: 200 });
    expect((await read(data.url)).statusCode).toBe(404);
    expect(await call('DELETE', `timetable/feeds/${data.id}`)).toMatchObject({ status: 404 });
    const other = (await makeFeed(bela)).data.url;
    await test.owner`update employees set left_on = '2025-01-01' where id = ${bela}`;
    expect((await read(other)).statusCode).toBe(404);
    expect(await makeFeed(bela)).toMatchObject({ status: 422, code: 'teacherLeft' });
  });

  it('is refused beyond five, of other schools’ teachers, and at addresses that were never given', async () => {
    for (let count = 0; count < 5; count++) await makeFeed(asha);
    expect(await makeFeed(asha)).toMatchObject({ status: 422, code: 'timetableFeedsFull' });
    const other = await makeSchool(test, 'Another school');
    const theirs = {
      GET: await ask(test, other, 'GET', `/admin/timetable/teachers/${asha}/feeds`),
      POST: await ask(test, other, 'POST', `/admin/timetable/teachers/${asha}/feeds`),
    };
    expect([theirs.GET.status, theirs.POST.status]).toEqual([404, 404]);
    for (const key of ['0'.repeat(80), 'x', `${school.id.replaceAll('-', '')}${'0'.repeat(48)}`])
      expect((await read(`http://localhost/public/timetable/${key}.ics`)).statusCode).toBe(404);
  });
});
