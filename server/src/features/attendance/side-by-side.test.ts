import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupils, schoolDay } from '../../../test/attendance.ts';
import { ask, type Pupil } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let pupils: Pupil[];
const on = schoolDay();

beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Side by side');
  pupils = await addPupils(test, school, 12);
});
afterAll(() => test.close());

const path = () => `/admin/attendance/sections/${school.ids.section}`;
const versionNow = async () => (await ask(test, school, 'GET', `${path()}?on=${on}`)).data.register?.version ?? 0;
const save = async (mark: string, headers?: Record<string, string>, version?: number) =>
  ask(
    test,
    school,
    'PUT',
    path(),
    { on, version: version ?? (await versionNow()), marks: pupils.map(({ id }) => ({ id, mark })), reason: 'test' },
    headers,
  );

it('saving, correcting and marking a register while leave is approved: nobody waits for ever, so nobody is turned away as busy', async () => {
  expect((await save('P')).status).toBe(200);
  const leaves: string[] = [];
  for (const { id } of pupils)
    leaves.push((await ask(test, school, 'POST', '/admin/leave', { kind: 'student', personId: id, from: on, to: on })).data.leaveId);
  const correct = (id: string) =>
    ask(test, school, 'POST', `/admin/attendance/students/${id}/corrections`, { on, mark: 'L', reason: 'came late' });
  const everybody = () => ask(test, school, 'POST', '/admin/attendance/whole-school', { on, mark: 'P', who: 'everybody', reason: 'rain' });
  const answers = await Promise.all([
    ...leaves.flatMap((id, place) => [
      ask(test, school, 'POST', `/admin/leave/${id}/approve`, { presentDays: 'leave' }),
      save('P'),
      correct(pupils[place]?.id ?? ''),
      everybody(),
    ]),
  ]);
  expect(answers.filter(({ status }) => ![200, 409, 422].includes(status)).map(({ status, error }) => [status, error])).toEqual([]);
});

it('two tabs that save the same register at once: one is kept, the other is told by whom', async () => {
  const version = await versionNow();
  const answers = await Promise.all([save('P', {}, version), save('L', {}, version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'registerChanged' });
  expect(await versionNow()).toBe(version + 1);
});

it('a double click saves once and gives both the same answer', async () => {
  const version = await versionNow();
  const key = { 'idempotency-key': 'register-double-click' };
  const answers = await Promise.all([save('P', key, version), save('P', key, version)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.data).toEqual(answers[1]?.data);
  expect(await versionNow()).toBe(version + 1);
});

it('two people who approve the same leave at once: one does, the other is told that it is decided', async () => {
  const free = await addPupils(test, school, 1);
  const body = { kind: 'student', personId: free[0]?.id, from: schoolDay(1), to: schoolDay(1) };
  const { leaveId } = (await ask(test, school, 'POST', '/admin/leave', body)).data;
  const approve = () => ask(test, school, 'POST', `/admin/leave/${leaveId}/approve`, {});
  const answers = await Promise.all([approve(), approve(), approve()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
