import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupils, comingSchoolDay, leaveType, schoolDay, schoolToday, shiftDay } from '../../../test/attendance.ts';
import { addEmployee, ask, type Pupil } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let pupil: Pupil;
let meena: string;
let type: string;
let round = 0;
const day = schoolDay();
const before = schoolDay(1);

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `Leave ${round++}`);
  [pupil] = (await addPupils(test, school, 1)) as [Pupil];
  meena = await addEmployee(test, school);
  type = await leaveType(test, school);
});

const post = (path: string, body: object) => ask(test, school, 'POST', `/admin/leave${path}`, body);
const applyPupil = (from: string, to = from, more: object = {}) => post('', { kind: 'student', personId: pupil.id, from, to, ...more });
const applyMeena = (from: string, to = from, more: object = {}) =>
  post('', { kind: 'employee', personId: meena, typeId: type, from, to, ...more });
const approved = async (applied: { data: { leaveId: string } }, body: object = {}) => {
  const answer = await post(`/${applied.data.leaveId}/approve`, body);
  return { id: applied.data.leaveId, ...answer };
};
const take = (on: string, mark: string, version = 0) =>
  ask(test, school, 'PUT', `/admin/attendance/sections/${school.ids.section}`, {
    on,
    version,
    marks: [{ id: pupil.id, mark }],
    reason: 'test',
  });
const markOn = async (on: string) =>
  (await ask(test, school, 'GET', `/admin/attendance/sections/${school.ids.section}?on=${on}`)).data.students[0]?.mark ?? null;
const storedOn = async (on: string) => {
  const rows = await test.owner<
    { mark: string }[]
  >`select mark::text as mark from student_attendance where school_id = ${school.id} and on_date = ${on}`;
  return rows[0]?.mark ?? null;
};

describe('leave that is applied for', () => {
  it('waits, is listed and counts school days only', async () => {
    let saturday = comingSchoolDay();
    while (new Date(saturday).getUTCDay() !== 6) saturday = shiftDay(saturday, 1);
    const applied = await applyMeena(saturday, shiftDay(saturday, 2), { reason: 'Wedding' });
    expect(applied).toMatchObject({ status: 200, data: { days: 2 } });
    const list = (await ask(test, school, 'GET', '/admin/leave?state=applied')).data;
    expect(list.leaves).toMatchObject([{ person: { name: 'Meena Iyer', kind: 'employee' }, days: 2, reason: 'Wedding', state: 'applied' }]);
    expect(list.totals.applied).toBe(1);
  });

  it.each([
    ['an end before its start', 'leaveOrder', () => applyPupil(day, shiftDay(day, -1))],
    ['more than a year', 'leaveTooLong', () => applyPupil(day, shiftDay(day, 400))],
    ['half a day over two days', 'halfDayOneDay', () => applyPupil(day, shiftDay(day, 1), { isHalfDay: true })],
    ['no type for an employee', 'leaveTypeNeeded', () => applyMeena(day, day, { typeId: undefined })],
    ['days before joining', 'outsideService', () => applyMeena('2019-01-07')],
  ])('is refused with %s', async (_what, code, act) => {
    expect(await act()).toMatchObject({ status: 422, code });
  });

  it('is refused on a Sunday and on holidays alone', async () => {
    let sunday = shiftDay(schoolToday(), 1);
    while (new Date(sunday).getUTCDay() !== 0) sunday = shiftDay(sunday, 1);
    expect(await applyPupil(sunday)).toMatchObject({ status: 422, code: 'noSchoolDays' });
    await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on) values (${school.id}, app.new_id(), 'holiday', 'Diwali', ${day}, ${day})`;
    expect(await applyPupil(day)).toMatchObject({ status: 422, code: 'noSchoolDays' });
  });

  it('never overlaps another of the same person, also in the same moment', async () => {
    await applyPupil(day, shiftDay(day, 3));
    expect(await applyPupil(shiftDay(day, 3), shiftDay(day, 5))).toMatchObject({
      status: 409,
      code: 'leaveOverlaps',
      data: { state: 'applied' },
    });
    const both = await Promise.all([applyMeena(day), applyMeena(day)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('leave that is approved', () => {
  it('fills what is marked absent, and gives it back when it is withdrawn', async () => {
    await take(day, 'A');
    const leave = await approved(await applyPupil(day));
    expect(leave).toMatchObject({ status: 200, data: { filledDays: 1 } });
    expect(await storedOn(day)).toBe('V');
    expect(await take(day, 'P', 1)).toMatchObject({ status: 409, code: 'registerChanged' });
    expect(await post(`/${leave.id}/withdraw`, { reason: 'Came back' })).toMatchObject({ status: 200, data: { restoredDays: 1 } });
    expect(await storedOn(day)).toBe('A');
    expect(await post(`/${leave.id}/approve`, {})).toMatchObject({ status: 409, code: 'leaveDecided' });
  });

  it('asks about days on which the person came', async () => {
    await take(before, 'P');
    const applied = await applyPupil(before, day);
    expect(await post(`/${applied.data.leaveId}/approve`, {})).toMatchObject({
      status: 409,
      code: 'presentOnLeave',
      data: { days: [{ on: before, mark: 'P' }] },
    });
    expect((await approved(applied, { presentDays: 'keep' })).status).toBe(200);
    expect([await storedOn(before), await markOn(day)]).toEqual(['P', 'V']);
  });

  it('makes such days leave where that is said, and remembers them', async () => {
    await take(day, 'L');
    const leave = await approved(await applyPupil(day), { presentDays: 'leave' });
    expect(await storedOn(day)).toBe('V');
    await post(`/${leave.id}/withdraw`, { reason: 'Mistake' });
    expect(await storedOn(day)).toBe('L');
  });

  it('shows in a register that is not taken, without a mark of its own', async () => {
    await approved(await applyPupil(day));
    expect([await markOn(day), await storedOn(day)]).toEqual(['V', null]);
  });

  it('cannot stand beside an absent mark, nor be marked without approval, whoever writes it into the database', async () => {
    const write = (on: string, mark: string) =>
      test.owner`update student_attendance set mark = ${mark}::"char" where school_id = ${school.id} and student_id = ${pupil.id} and on_date = ${on}`;
    await take(before, 'P');
    await expect(write(before, 'V')).rejects.toThrow('leaveWithoutApproval');
    await approved(await applyPupil(day));
    await take(day, 'V');
    await expect(write(day, 'A')).rejects.toThrow('absentOnLeave');
    expect([await storedOn(before), await storedOn(day)]).toEqual(['P', 'V']);
  });

  it('of half a day is a half day in the register', async () => {
    await take(day, 'A');
    await approved(await applyPupil(day, day, { isHalfDay: true }));
    expect(await storedOn(day)).toBe('H');
  });

  it('counts in the balance, half a day as half', async () => {
    await approved(await applyMeena(day, day, { isHalfDay: true }));
    await applyMeena(before);
    const { employees } = (await ask(test, school, 'GET', `/admin/leave/balances?employeeId=${meena}`)).data;
    expect(employees[0].balances.find(({ typeId }: { typeId: string }) => typeId === type)).toEqual({
      typeId: type,
      allowed: 12,
      used: 0.5,
      waiting: 1,
    });
  });
});

it('leave can be refused with a reason, and not decided twice', async () => {
  const { leaveId } = (await applyMeena(day)).data;
  expect(await post(`/${leaveId}/refuse`, { reason: 'Exams' })).toMatchObject({ status: 200 });
  expect(await post(`/${leaveId}/withdraw`, { reason: 'x' })).toMatchObject({
    status: 409,
    code: 'leaveDecided',
    message: 'This leave was already rejected.',
  });
  expect((await applyMeena(day)).status).toBe(200);
});

it('types of leave have one name each', async () => {
  const answer = await post('/types', { name: 'Study leave', daysAYear: 5 });
  expect(await post('/types', { name: 'Study leave', daysAYear: 9 })).toMatchObject({ status: 409, code: 'leaveTypeTaken' });
  const change = (body: object) => ask(test, school, 'PATCH', `/admin/leave/types/${answer.data.id}`, body);
  expect(await change({ name: 'Casual leave', daysAYear: 5 })).toMatchObject({ status: 409 });
  expect(await change({ name: 'Study leave', daysAYear: 7.5 })).toMatchObject({ status: 200, data: { daysAYear: 7.5 } });
});
