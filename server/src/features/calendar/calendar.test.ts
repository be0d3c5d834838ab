import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil, ask } from '../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test, 'Calendar School');
  await addPupil(test, asha, { guardian: '9811111111' });
});
afterAll(() => test.close());

const post = (url: string, body: object = {}) => ask(test, asha, 'POST', `/admin/calendar${url}`, body);
const get = (url: string) => ask(test, asha, 'GET', `/admin/calendar${url}`);
const TUESDAY = { kind: 'holiday', title: 'Local fair', startsOn: '2026-12-08', endsOn: '2026-12-08' };
const isSchoolDay = async (day: string, whom = 'students') =>
  (await test.owner<{ is: boolean }[]>`select app.is_school_day(${asha.id}, ${day}, ${whom}) as is`)[0]?.is;

describe('an entry of the calendar', () => {
  it('is added, changed and removed, and each of these can be taken back once', async () => {
    const added = await post('/events', { ...TUESDAY, description: 'Mela' });
    expect(added.status).toBe(200);
    const id = added.data.events[0]._id;
    expect(await isSchoolDay('2026-12-08')).toBe(false);
    const changed = await ask(test, asha, 'PUT', `/admin/calendar/events/${id}`, { ...TUESDAY, endsOn: '2026-12-09', forStaff: false });
    expect(changed.data.events[0]).toMatchObject({ endsOn: '2026-12-09', forStaff: false });
    expect(await isSchoolDay('2026-12-09')).toBe(false);
    expect(await isSchoolDay('2026-12-09', 'staff')).toBe(true);
    // The first change can no longer be undone, because another user has changed the entry since.
    expect(await post(`/changes/${added.data.changeId}/undo`)).toMatchObject({ status: 409, code: 'eventChanged' });
    expect((await post(`/changes/${changed.data.changeId}/undo`)).status).toBe(200);
    expect(await isSchoolDay('2026-12-09')).toBe(true);
    expect(await post(`/changes/${changed.data.changeId}/undo`)).toMatchObject({ status: 409, code: 'alreadyUndone' });
    // Two tabs: the one opened before the other's change is refused, and nothing is overwritten.
    const stale = { ...TUESDAY, title: 'Older', description: 'Mela' };
    expect(await ask(test, asha, 'PUT', `/admin/calendar/events/${id}`, { ...TUESDAY, title: 'Mine', was: stale })).toMatchObject({
      ...{ status: 409, code: 'eventChanged' },
    });
    expect(await post(`/events/${id}/removal`, { was: stale })).toMatchObject({ status: 409, code: 'eventChanged' });
    const removed = await post(`/events/${id}/removal`, { was: { ...TUESDAY, description: 'Mela' } });
    expect(await isSchoolDay('2026-12-08')).toBe(true);
    expect((await post(`/changes/${removed.data.changeId}/undo`)).status).toBe(200);
    expect((await get('/events?from=2026-12-08&to=2026-12-08')).data).toMatchObject([
      { _id: id, title: 'Local fair', description: 'Mela' },
    ]);
    await post(`/events/${id}/removal`);
  });

  it('is refused with its end before its start, for nobody, for years, and with no title', async () => {
    expect(await post('/events', { ...TUESDAY, endsOn: '2026-12-07' })).toMatchObject({ status: 422, code: 'daysReversed' });
    expect(await post('/events', { ...TUESDAY, forStudents: false, forStaff: false })).toMatchObject({ status: 422, code: 'forNobody' });
    expect(await post('/events', { ...TUESDAY, endsOn: '2028-12-07' })).toMatchObject({ status: 422, code: 'longEvent' });
    expect(await post('/events', { ...TUESDAY, title: ' ' })).toMatchObject({ status: 400 });
    expect(await post('/events', { ...TUESDAY, startsOn: '2026-02-30' })).toMatchObject({ status: 400 });
    expect((await get('/events?from=2026-12-09&to=2026-12-08')).code).toBe('daysReversed');
  });

  it('takes a repeated key once', async () => {
    const twice = await Promise.all(
      [1, 2].map(() => ask(test, asha, 'POST', '/admin/calendar/events', { ...TUESDAY, title: 'Once' }, { 'Idempotency-Key': 'once-1' })),
    );
    expect(twice[0]?.data).toEqual(twice[1]?.data);
    expect(
      (await get('/events?from=2026-12-08&to=2026-12-08')).data.filter(({ title }: { title: string }) => title === 'Once'),
    ).toHaveLength(1);
    await post(`/events/${twice[0]?.data.events[0]._id}/removal`);
  });
});

describe('the calendar impact of a holiday', () => {
  it('tells what it touches before it is made, and makes it true', async () => {
    const before = (await get('/school-days')).data;
    await test.owner`insert into registers (school_id, section_id, on_date) values (${asha.id}, ${asha.ids.section}, '2026-11-10')`;
    // The 8th of November is a Sunday; fees fall due on the 10th.
    const { data } = await post('/preview', { draft: { ...TUESDAY, startsOn: '2026-11-07', endsOn: '2026-11-11' } });
    expect(data.lostDays).toEqual(['2026-11-07', '2026-11-09', '2026-11-10', '2026-11-11']);
    expect(data.schoolDays).toEqual({ before: before.students, after: before.students - 4 });
    expect(data.workingDays).toEqual({ before: before.staff, after: before.staff - 4 });
    expect(data.registers).toEqual([{ on: '2026-11-10', sections: 1 }]);
    expect(data.dueDates).toEqual([{ month: 'November', dueOn: '2026-11-10', students: 1, nextSchoolDay: '2026-11-12' }]);
    expect(data.notice).toMatchObject({ title: 'Holiday: Local fair, 7 to 11 November 2026', recipients: 1 });
    expect((await get('/school-days')).data).toEqual(before);
    const done = await post('/events', {
      ...TUESDAY,
      startsOn: '2026-11-07',
      endsOn: '2026-11-11',
      notice: { title: data.notice.title, text: data.notice.text },
    });
    expect(done.data.noticeId).not.toBeNull();
    expect((await get('/school-days')).data.students).toBe(before.students - 4);
    const back = await post('/preview', { eventId: done.data.events[0]._id });
    expect(back.data).toMatchObject({ lostDays: [], wonDays: data.lostDays });
    expect((await post(`/changes/${done.data.changeId}/undo`)).data).toEqual({ events: 1, isNoticeWithdrawn: true });
    expect((await get('/school-days')).data).toEqual(before);
    expect((await ask(test, asha, 'GET', `/admin/notices/${done.data.noticeId}`)).data.state).toBe('withdrawn');
  });

  it('counts the lessons of the days lost, and papers that lie on them', async () => {
    const { ids } = asha;
    await test.owner`insert into employees (school_id, id, employee_code, name) values (${asha.id}, app.new_id(), 'T1', 'Meera')`;
    await test.owner`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id)
      select ${asha.id}, ${ids.section}, 2, p.id, ${ids.subject}, e.id from periods p, employees e where p.school_id = ${asha.id} and e.school_id = ${asha.id}`;
    await test.owner`insert into exams (school_id, id, year_id, name, starts_on, ends_on) values (${asha.id}, app.new_id(), ${ids.year}, 'Unit Test', '2026-12-08', '2026-12-09')`;
    await test.owner`insert into exam_papers (school_id, id, exam_id, subject_id, on_date, starts_at_minute, duration_minutes, max_marks, pass_marks)
      select ${asha.id}, app.new_id(), id, ${ids.subject}, '2026-12-08', 500, 90, 40, 14 from exams where school_id = ${asha.id}`;
    const { data } = await post('/preview', { draft: TUESDAY });
    expect(data.periods).toEqual([{ className: '10th', sections: 1, periods: 8 }]);
    expect(data.papers).toEqual([{ exam: 'Unit Test', className: '10th', subject: 'English', on: '2026-12-08' }]);
  });

  it('warns of what lies on the same days', async () => {
    const meeting = { ...TUESDAY, kind: 'meeting', title: 'Parents’ meeting' };
    const { data } = await post('/events', meeting);
    expect((await post('/preview', { draft: TUESDAY })).data.collisions).toMatchObject([{ title: 'Parents’ meeting' }]);
    // An entry does not collide with itself.
    expect((await post('/preview', { eventId: data.events[0]._id, draft: meeting })).data.collisions).toEqual([]);
    expect(await post('/preview', {})).toMatchObject({ status: 400 });
  });
});

describe('the public holidays of India', () => {
  it('are offered with what the school has, and imported once', async () => {
    const offered = (await get('/public-holidays/2026')).data;
    expect(offered.holidays.find(({ key }: { key: string }) => key === 'gandhi-jayanti')).toMatchObject({
      on: '2026-10-02',
      awaits: null,
      list: 'gazetted',
      present: null,
    });
    const awaitedBy = (wanted: string) => offered.holidays.find(({ key }: { key: string }) => key === wanted).awaits;
    expect([awaitedBy('muharram'), awaitedBy('diwali'), awaitedBy('good-friday')]).toEqual(['moon', 'notification', null]);
    const chosen = [
      { key: 'gandhi-jayanti', on: '2026-10-02' },
      { key: 'diwali', on: '2026-11-08' },
      { key: 'muharram', on: '2026-06-27' },
    ];
    // Previewed first, which changes nothing; Diwali is a Sunday.
    const seen = await post('/public-holidays/2026/preview', { holidays: chosen });
    expect(seen.data).toMatchObject({ lostDays: ['2026-06-27', '2026-10-02'], occurrences: [{}, {}, {}] });
    expect((await get('/events?from=2026-10-02&to=2026-10-02')).data).toEqual([]);
    const done = await post('/public-holidays/2026', { holidays: chosen });
    expect(done.data.events.map((event: { title: string; isTentative: boolean }) => [event.title, event.isTentative])).toEqual([
      // The school has set another day itself.
      ['Muharram', false],
      ['Mahatma Gandhi’s Birthday', false],
      ['Diwali (Deepavali)', true],
    ]);
    expect(await post('/public-holidays/2026/preview', { holidays: chosen })).toMatchObject({ status: 409, code: 'holidaysThere' });
    expect((await post('/public-holidays/2026', { holidays: chosen })).data.events).toEqual([]);
    expect((await get('/public-holidays/2026')).data.holidays.find(({ key }: { key: string }) => key === 'muharram').present.on).toBe(
      '2026-06-27',
    );
    expect((await post(`/changes/${done.data.changeId}/undo`)).data.events).toBe(3);
  });

  it('are refused when there is no list, no such holiday, or the day is of another year', async () => {
    expect(await get('/public-holidays/2031')).toMatchObject({ status: 422, code: 'noHolidays' });
    expect((await get('/public-holidays/next')).status).toBe(404);
    expect(await post('/public-holidays/2026', { holidays: [{ key: 'moon-day', on: '2026-10-02' }] })).toMatchObject({
      status: 422,
      code: 'unknownHoliday',
    });
    expect(await post('/public-holidays/2026', { holidays: [{ key: 'diwali', on: '2027-10-02' }] })).toMatchObject({
      status: 422,
      code: 'holidayMoved',
    });
  });
});

describe('the private address', () => {
  const read = (url: string) => test.app.inject({ method: 'GET', url: new URL(url).pathname });

  it('gives the calendar to who has it, without a token, until it is taken back', async () => {
    const { data } = await post('/feeds', { name: 'Principal’s phone' });
    await post('/events', { ...TUESDAY, title: 'Fair; with, odd\nsigns', startsOn: '2026-12-08', endsOn: '2026-12-10' }).then(
      ({ status }) => expect(status).toBe(200),
    );
    const answer = await read(data.url);
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.body).toContain('SUMMARY:Fair\\; with\\, odd\\nsigns');
    expect(answer.body).toMatch(/DTSTART;VALUE=DATE:20261208\r\n/);
    expect(answer.body).toMatch(/DTEND;VALUE=DATE:20261211\r\n/);
    expect((await get('/feeds')).data).toMatchObject([{ name: 'Principal’s phone' }]);
    expect((await get('/feeds')).data[0].lastReadAt).not.toBeNull();
    await test.app.inject({
      method: 'DELETE',
      url: `/admin/calendar/feeds/${data._id}`,
      headers: { authorization: `Bearer ${asha.token}` },
    });
    expect((await read(data.url)).statusCode).toBe(404);
  });

  it('is kept nowhere, also not for a request that is repeated', async () => {
    const add = () =>
      test.app.inject({
        method: 'POST',
        url: '/admin/calendar/feeds',
        headers: { authorization: `Bearer ${asha.token}`, 'idempotency-key': 'feed-1' },
        payload: { name: 'Twice' },
      });
    const first = await add();
    expect(first.statusCode).toBe(200);
    const again = await add();
    expect([again.statusCode, again.json().code]).toEqual([409, 'shownOnce']);
    const secret = /([0-9a-f]{48})\.ics$/.exec(first.json().data.url)?.[1] ?? 'none';
    const kept = await test.owner<{ text: string }[]>`select k::text as text from idempotency_keys k where school_id = ${asha.id}`;
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ text }) => text.includes(secret))).toEqual([]);
  });

  it('is not guessed', async () => {
    const { data } = await post('/feeds', { name: 'Other' });
    const wrong = data.url.replace(/(.)\.ics$/, (_all: string, last: string) => `${last === '0' ? '1' : '0'}.ics`);
    expect((await read(wrong)).statusCode).toBe(404);
    expect((await read('http://localhost/public/calendar/x.ics')).statusCode).toBe(404);
    expect((await read(`http://localhost/public/calendar/${'0'.repeat(80)}.ics`)).statusCode).toBe(404);
  });

  it('is not the only way: the year can be downloaded', async () => {
    const { data } = await get('/export');
    const answer = await test.app.inject({ method: 'GET', url: data.url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('BEGIN:VCALENDAR');
  });
});
