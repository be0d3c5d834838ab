import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#features/finance';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete } from '../../../test/certificates.ts';
import { ask } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

it('dues of an earlier year of a leaver are shown and settled in place, like those of the running one', async () => {
  const leaver = await addComplete(test, school, { name: 'Leaver Patil' });
  await test.owner`delete from terms where school_id = ${school.id}`;
  await test.owner`update academic_years set name = '2025-26', starts_on = '2025-04-01', ends_on = '2026-03-31', is_current = false
    where school_id = ${school.id} and is_current`;
  await test.owner`insert into academic_years (school_id, id, name, starts_on, ends_on, is_current)
    values (${school.id}, app.new_id(), '2026-27', '2026-04-01', '2027-03-31', true)`;
  await test.owner`update students set left_on = '2026-02-10' where school_id = ${school.id} and id = ${leaver}`;
  const prepare = async () => (await ask(test, school, 'GET', `/admin/certificates/forms/general-transfer/people/${leaver}`)).data;
  const { dues, canSettle } = await prepare();
  expect([dues > 0, canSettle]).toEqual([true, true]);
  const fees = (await ask(test, school, 'GET', `/finance/students/${leaver}/fees`)).data;
  expect([fees.year, fees.left]).toEqual(['2025-26', dues]);
  expect((await ask(test, school, 'GET', `/finance/students/${leaver}/payment-preview`)).data).toMatchObject({ owed: dues, owedNow: dues });
  const pay = (amount: number) =>
    ask(test, school, 'POST', '/finance/payments', { studentId: leaver, month: 'Complete Fees', amount, mode: 'cash' });
  expect((await pay(dues + 1)).code).toBe('moreThanOwed');
  const { data: first } = await pay(dues - 100);
  expect(first.receiptNo).toBeTruthy();
  expect((await prepare()).dues).toBe(100);
  expect((await pay(100)).status).toBe(200);
  expect(await prepare()).toMatchObject({ dues: 0, canSettle: false });
  expect((await pay(100)).code).toBe('nothingOwed');
  const back = await ask(test, school, 'POST', `/finance/payments/${first.paymentId}/reversal`, { reason: 'Entered twice' });
  expect(back.status, back.error).toBe(200);
  // March, after the leaving, is charged no longer, save the ₹100 that the other receipt has for it.
  expect((await prepare()).dues).toBe(dues - 3200);
  expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
});
