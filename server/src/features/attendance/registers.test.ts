import { dateWords, LANGUAGE_HEADER, writeDay } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupils, comingSchoolDay, coverToday, schoolDay, shiftDay } from '../../../test/attendance.ts';
import { addEmployee, ask, type Pupil } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let pupils: Pupil[];
let round = 0;
const day = schoolDay();

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${round++}`);
  pupils = await addPupils(test, school, 3);
});

const path = () => `/admin/attendance/sections/${school.ids.section}`;
const read = (on = day) => ask(test, school, 'GET', `${path()}?on=${on}`);
type Save = { on?: string; version?: number; reason?: string | undefined; headers?: Record<string, string>; people?: { id: string }[] };
const save = (marks: string, { on = day, version = 0, reason = 'test', headers = {}, people = pupils }: Save = {}) =>
  ask(
    test,
    school,
    'PUT',
    path(),
    { on, version, marks: people.map(({ id }, i) => ({ id, mark: marks[i] })), ...(reason === '' ? {} : { reason }) },
    headers,
  );
const marksOf = async (on = day) => (await read(on)).data.students.map(({ mark }: { mark: string | null }) => mark ?? '-').join('');

describe('the register of a section', () => {
  it('is taken, read again and counted', async () => {
    expect((await read()).data).toMatchObject({ register: { version: 0, takenAt: null }, className: '10th', sectionName: 'A' });
    const saved = await save('PAL');
    expect(saved).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await marksOf()).toBe('PAL');
    const overview = (await ask(test, school, 'GET', `/admin/attendance/day?on=${day}`)).data;
    expect(overview.students).toEqual({ total: 3, present: 1, absent: 1, late: 1, halfDay: 0, onLeave: 0, notMarked: 0 });
    expect(overview.sections).toHaveLength(1);
    expect(overview.sections[0]).toMatchObject({ className: '10th', sectionName: 'A', takenBy: 'Asha Rao' });
    const heat = (await ask(test, school, 'GET', `/admin/attendance/heat?on=${day}`)).data;
    expect(heat.sections[0].shares.at(-1)).toBeCloseTo(2 / 3, 2);
  });

  it('is saved once however often the same request comes', async () => {
    const headers = { 'idempotency-key': 'k-1' };
    const first = await save('PPA', { headers });
    expect(first).toMatchObject({ status: 200 });
    const second = await save('PPA', { headers });
    expect(second.data).toEqual(first.data);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await save('PPP', { headers })).toMatchObject({ status: 422, code: 'keyReused' });
    expect(await marksOf()).toBe('PPA');
  });

  it('tells the later of two tabs who saved meanwhile', async () => {
    await save('PPP');
    expect(await save('AAA')).toMatchObject({ status: 409, code: 'registerChanged', data: { by: 'Asha Rao' } });
    expect(await save('PPA', { version: 1 })).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await save('PPP', { version: 1 })).toMatchObject({ status: 409, code: 'registerChanged' });
    expect(await marksOf()).toBe('PPA');
  });

  it('takes one of two that are saved in the same moment', async () => {
    const both = await Promise.all([save('PPP'), save('AAA')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is locked after its time: a change needs a reason, and stays on record', async () => {
    const past = schoolDay(3);
    expect(await save('PPP', { on: past, reason: '' })).toMatchObject({ status: 422, code: 'reasonNeeded' });
    await save('PPP', { on: past, reason: 'Teacher was ill' });
    await save('PAP', { on: past, version: 1, reason: 'Marked wrongly' });
    const rows = await test.owner`select old_values, new_values, reason from audit_log
      where school_id = ${school.id} and entity = 'student attendance' and entity_id = ${pupils[1]?.id ?? ''}`;
    expect(rows).toEqual([{ old_values: { [past]: 'P' }, new_values: { [past]: 'A' }, reason: 'Marked wrongly' }]);
  });

  it('locks at the minute of the school’s rule', async () => {
    await test.owner`insert into attendance_rules (school_id, locks_at_minute) values (${school.id}, 1)`;
    expect(await save('PPP', { reason: '' })).toMatchObject({ status: 422, code: 'reasonNeeded' });
    expect((await read()).data.day.isLocked).toBe(true);
  });

  it('refuses a Sunday in the language of the request', async () => {
    let sunday = day;
    while (new Date(sunday).getUTCDay() !== 0) sunday = shiftDay(sunday, -1);
    const refused = await save('PPP', { on: sunday, headers: { [LANGUAGE_HEADER]: 'hi' } });
    expect(refused).toMatchObject({ code: 'notSchoolDay', message: expect.stringContaining(writeDay(sunday, 'hi')) });
    expect(refused.message).toContain(dateWords(sunday, 'hi').weekday);
    expect(refused.message).not.toMatch(/[A-Za-z]/);
  });

  it('refuses days that take no marks', async () => {
    expect(await save('PPP', { on: comingSchoolDay() })).toMatchObject({ status: 422, code: 'futureDay' });
    let sunday = day;
    while (new Date(sunday).getUTCDay() !== 0) sunday = shiftDay(sunday, -1);
    expect(await save('PPP', { on: sunday })).toMatchObject({
      status: 422,
      code: 'notSchoolDay',
      message: expect.stringContaining('Sunday'),
    });
    await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on) values (${school.id}, app.new_id(), 'holiday', 'Founders’ day', ${day}, ${day})`;
    expect(await save('PPP')).toMatchObject({ status: 422, message: expect.stringContaining('Founders’ day') });
    expect((await read()).data).toMatchObject({ day: { isSchoolDay: false, why: 'Founders’ day' }, students: [] });
    expect(await save('PPP', { on: '2010-06-01' })).toMatchObject({ status: 422, code: 'noSuchYear' });
  });

  it('refuses who is not in the section on that day, and keeps nothing', async () => {
    await test.owner`update students set left_on = ${shiftDay(day, -1)} where school_id = ${school.id} and id = ${pupils[2]?.id ?? ''}`;
    expect(await save('PPP')).toMatchObject({ status: 422, code: 'notInRegister', message: expect.stringContaining('Pupil 3') });
    await test.owner`update students set left_on = null, admitted_on = ${shiftDay(day, 1)} where school_id = ${school.id} and id = ${pupils[2]?.id ?? ''}`;
    expect(await save('PPP')).toMatchObject({ status: 422, code: 'notInRegister' });
    expect(await marksOf()).toBe('--');
    expect(await save('PP')).toMatchObject({ status: 400 });
    expect(await save('PPPP', { people: [...pupils.slice(0, 2), ...pupils.slice(0, 1)] })).toMatchObject({
      status: 422,
      code: 'markedTwice',
    });
  });

  it('that was taken by mistake is taken back with its marks and the leave they made, and may be taken again', async () => {
    await test.owner`insert into leave_requests (school_id, id, student_id, from_date, to_date, state) values (${school.id}, app.new_id(), ${pupils[0]?.id ?? ''}, ${day}, ${day}, 'approved')`;
    await save('VVA');
    const back = (version: number, reason = '&reason=wrong%20section', section = school.ids.section) =>
      ask(test, school, 'DELETE', `/admin/attendance/sections/${section}?on=${day}&version=${version}${reason}`);
    expect(await back(2)).toMatchObject({ status: 409, code: 'registerChanged', data: { by: 'Asha Rao' } });
    expect(await back(0)).toMatchObject({ status: 400 });
    expect(await back(1, '', (await makeSchool(test, `Foreign ${round}`)).ids.section)).toMatchObject({ status: 404 });
    await test.owner`insert into attendance_rules (school_id, locks_at_minute) values (${school.id}, 1)`;
    expect(await back(1, '')).toMatchObject({ status: 422, code: 'reasonNeeded' });
    expect(await back(1)).toMatchObject({ status: 200, data: { marks: 3 } });
    expect((await read()).data.register).toMatchObject({ version: 0, takenAt: null });
    // The leave from an application still exists; the one created by marking does not.
    expect(await marksOf()).toBe('V--');
    expect(await test.owner`select present, absent, on_leave from attendance_totals where school_id = ${school.id}`).toEqual([
      { present: 0, absent: 0, on_leave: 0 },
    ]);
    expect(await back(1)).toMatchObject({ status: 409, code: 'registerChanged' });
    expect(await save('VPP')).toMatchObject({ status: 200, data: { version: 1 } });
    const [kept] = await test.owner`select old_values->>'marks' as marks, reason from audit_log
      where school_id = ${school.id} and entity = 'register' and action = 'takeBackSectionRegister'`;
    expect(kept).toEqual({ marks: '3', reason: 'wrong section' });
  });

  it('of another school is unknown, and so are its pupils', async () => {
    const other = await makeSchool(test, `Other ${round}`);
    const [stranger] = await addPupils(test, other, 1);
    expect(await ask(test, school, 'GET', `/admin/attendance/sections/${other.ids.section}`)).toMatchObject({ status: 404 });
    expect(await save('PPP', { people: [...pupils.slice(0, 2), stranger as Pupil] })).toMatchObject({ status: 404 });
  });
});

describe('leave in the register', () => {
  it('that is marked by hand is an approved leave of that day, and goes when the mark goes', async () => {
    await save('PVA');
    const absent = (await ask(test, school, 'GET', `/admin/attendance/students/absent?on=${day}`)).data;
    expect([absent.absent.map(({ name }: Pupil) => name), absent.onLeave.map(({ name }: Pupil) => name)]).toEqual([
      ['Pupil 3'],
      ['Pupil 2'],
    ]);
    expect(absent.onLeave[0].leave).toMatchObject({ from: day, to: day });
    await save('PAA', { version: 1 });
    expect(await marksOf()).toBe('PAA');
    const states = await test.owner<{ state: string }[]>`select state from leave_requests where school_id = ${school.id}`;
    expect(states.map(({ state }) => state)).toEqual(['withdrawn']);
  });

  it('that was applied for stands against "absent"', async () => {
    await test.owner`insert into leave_requests (school_id, id, student_id, from_date, to_date, state) values (${school.id}, app.new_id(), ${pupils[0]?.id ?? ''}, ${day}, ${day}, 'approved')`;
    expect(await marksOf()).toBe('V--');
    expect(await save('APP')).toMatchObject({ status: 409, code: 'absentOnLeave', message: expect.stringContaining('Pupil 1') });
    expect(await save('LPP')).toMatchObject({ status: 200 });
    const lists = (await ask(test, school, 'GET', `/admin/attendance/students/absent?on=${day}`)).data;
    expect(lists).toMatchObject({ absent: [], onLeave: [] });
  });
});

describe('the staff’s register', () => {
  it('is taken and refuses who does not work here', async () => {
    await coverToday(test, school);
    const [meena, kabir] = [await addEmployee(test, school, { name: 'Meena' }), await addEmployee(test, school, { name: 'Kabir' })];
    const put = (marks: object[], version = 0) =>
      ask(test, school, 'PUT', '/admin/attendance/staff', { on: day, version, marks, reason: 'test' });
    expect(await put([{ id: meena, mark: 'A', reason: 'Fever' }])).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await put([{ id: kabir, mark: 'V' }], 1)).toMatchObject({ status: 200 });
    const lists = (await ask(test, school, 'GET', `/admin/attendance/staff/absent?on=${day}`)).data;
    expect(lists.absent).toMatchObject([{ id: meena, reason: 'Fever' }]);
    expect(lists.onLeave).toMatchObject([{ id: kabir }]);
    await test.owner`update employees set left_on = ${shiftDay(day, -1)} where school_id = ${school.id} and id = ${meena}`;
    expect(await put([{ id: meena, mark: 'P' }], 2)).toMatchObject({ status: 422, code: 'notEmployed' });
    expect(await put([{ id: school.id, mark: 'P' }], 2)).toMatchObject({ status: 404 });
    expect(await ask(test, school, 'DELETE', `/admin/attendance/staff?on=${day}&version=2&reason=wrong%20day`)).toMatchObject({
      data: { marks: 2 },
    });
    expect((await ask(test, school, 'GET', `/admin/attendance/staff/absent?on=${day}`)).data).toMatchObject({ absent: [], onLeave: [] });
  });
});
