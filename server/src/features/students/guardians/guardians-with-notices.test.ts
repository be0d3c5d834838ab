import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { ask } from '../../../../test/fees.ts';
import { addStudent } from '../../../../test/students.ts';

let test: TestApp;
let school: TestSchool;
let studentId: string;
let guardianId: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  ({ studentId, guardianId } = await addStudent(test, school, { name: 'Rohan Kale', guardian: 'Suresh Kale', phone: '9823041172' }));
});

/** A notice with one message of each kind for a guardian: one sent, one waiting. */
async function sendTo(guardian: string, name = 'Suresh Kale'): Promise<string> {
  const [notice] = await test.owner<{ id: string }[]>`insert into notices (school_id, id, title, body_html, state)
    values (${school.id}, app.new_id(), 'Sports day', '', 'published') returning id`;
  for (const [channel, state] of [
    ['mail', 'sent'],
    ['sms', 'queued'],
  ] as const)
    await test.owner`insert into notice_deliveries (school_id, id, notice_id, channel, guardian_id, name, address, places, state)
      values (${school.id}, app.new_id(), ${(notice as { id: string }).id}, ${channel}, ${guardian}, ${name}, ${`${channel} of ${guardian}`},
        ${test.owner.json({ name, student: 'Rohan Kale', class: '10th A', amount: '' })}, ${state})`;
  return (notice as { id: string }).id;
}

const messages = () =>
  test.owner<{ name: string; address: string; state: string; reason: string; guardian: string; places: unknown }[]>`
    select name, address, state, reason, guardian_id as guardian, places from notice_deliveries where school_id = ${school.id} order by channel`;

it('a guardian who was sent a notice can be removed: what was sent stays in the record, what waits is not sent', async () => {
  await sendTo(guardianId);
  const removed = await ask(test, school, 'DELETE', `/admin/students/${studentId}/guardians/${guardianId}`);
  expect(removed).toMatchObject({ status: 200, data: { isWaiting: false } });
  expect(await messages()).toMatchObject([
    { name: 'Suresh Kale', state: 'sent' },
    { name: 'Suresh Kale', state: 'skipped', reason: 'guardianRemoved' },
  ]);
});

it('messages follow a guardian who is joined with another one, unless both were sent the notice', async () => {
  const other = await addStudent(test, school, { name: 'Diya Kale', guardian: 'S. Kale', phone: '9823041172' });
  await sendTo(other.guardianId, 'S. Kale');
  const join = () => ask(test, school, 'POST', `/admin/students/${studentId}/siblings`, { guardianId, otherGuardianId: other.guardianId });
  expect(await join()).toMatchObject({ status: 200 });
  expect(await messages()).toMatchObject([
    { guardian: guardianId, state: 'sent' },
    { guardian: guardianId, state: 'queued' },
  ]);
});

it('a student whose family was sent notices can be anonymised, and the messages name nobody any more', async () => {
  await sendTo(guardianId);
  await ask(test, school, 'POST', `/admin/students/${studentId}/leaving`, { leftOn: '2026-11-20', reason: 'Health', note: '' });
  const { admissionNumber } = (await ask(test, school, 'GET', `/admin/students/${studentId}`)).data;
  const url = `/admin/students/${studentId}/anonymisation`;
  expect(await ask(test, school, 'POST', url, { admissionNumber, reason: 'asked for' })).toMatchObject({ status: 200 });
  const left = await messages();
  expect(left.map(({ state }) => state)).toEqual(['sent', 'skipped']);
  expect(JSON.stringify(left)).not.toMatch(/Kale|mail of|sms of|10th/);
});

it('a guardian of brothers and sisters keeps the name when one of them is anonymised, and the child is not named', async () => {
  const sister = await ask(test, school, 'POST', '/admin/students', {
    name: 'Diya Kale',
    sectionId: school.ids.section,
    admittedOn: '2026-04-01',
    guardians: [{ guardianId, relation: 'Father', isPrimary: true, mayCollect: true, consentNote: '' }],
  });
  expect(sister.status).toBe(200);
  await sendTo(guardianId);
  await ask(test, school, 'POST', `/admin/students/${studentId}/leaving`, { leftOn: '2026-11-20', reason: 'Health', note: '' });
  const { admissionNumber } = (await ask(test, school, 'GET', `/admin/students/${studentId}`)).data;
  await ask(test, school, 'POST', `/admin/students/${studentId}/anonymisation`, { admissionNumber, reason: 'asked for' });
  const [sent, waiting] = await messages();
  expect(sent).toMatchObject({ name: 'Suresh Kale', places: { name: 'Suresh Kale', student: 'Former student' } });
  expect(waiting).toMatchObject({ state: 'queued', places: { student: 'Rohan Kale' } });
});
