import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#features/finance';
import { makeSchool, openTestApp, type TestApp } from '../../../../test/app.ts';
import { ask } from '../../../../test/fees.ts';
import { addStudent } from '../../../../test/students.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('an admission says what the sibling discount changes for brothers and sisters, from this month on', async () => {
  const own = await makeSchool(test, 'Siblings admitted');
  const section = own.ids.section;
  await test.owner`insert into fee_rules (school_id, year_id, sibling_discount_bp) values (${own.id}, ${own.ids.year}, 1000)
    on conflict (school_id, year_id) do update set sibling_discount_bp = 1000`;
  const first = await addStudent(test, own, { name: 'Rohan Chavan', sectionId: section, dateOfBirth: '2012-05-01' });
  const fees = async () =>
    (await ask(test, own, 'GET', `/finance/students/${first.studentId}/fees`)).data.months.map((one: { charged: number }) => one.charged);
  const before = await fees();
  const guardians = [{ guardianId: first.guardianId, relation: 'Father', isPrimary: true, mayCollect: true, consentNote: '' }];
  const body = { sectionId: section, name: 'Meera Chavan', dateOfBirth: '2010-05-01', guardians };
  const { data, status, error } = await ask(test, own, 'POST', '/admin/students', body);
  expect(status, error).toBe(200);
  const [{ no: now } = { no: 0 }] = await test.owner<{ no: number }[]>`select app.fee_month(${own.id}) as no`;
  const change = -320 * (13 - now);
  expect(data.siblings).toEqual([{ name: 'Rohan Chavan', change }]);
  expect(await fees()).toEqual(before.map((rupees: number, index: number) => (index + 1 < now ? rupees : rupees - 320)));
  const { changes } = await ask(test, own, 'GET', `/admin/history/student/${data.id}`).then((answer) => answer.data);
  expect(changes).toContainEqual(expect.objectContaining({ field: 'siblingFees', after: [`Rohan Chavan: ${change}`] }));
  expect((await verifyLedger(test.database, own.id)).faults).toEqual([]);
});
