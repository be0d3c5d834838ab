import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addEmployee, ask } from '../../../../test/fees.ts';
import { verifyLedger } from '../books/verify-ledger.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

const salariesOf = async (month: string) => (await ask(test, school, 'GET', `/finance/salaries?month=${month}`)).data;
const pay = (employeeIds: string[], month: string) => ask(test, school, 'POST', '/finance/salaries', { employeeIds, month });
const paidMonths = async () =>
  (
    await test.owner<{ month: string }[]>`select for_month::text as month from salary_payments where school_id = ${school.id} order by 1`
  ).map(({ month }) => month);

describe('a salary’s month in April of the new year', () => {
  beforeEach(async () => {
    await setClockTo(test.owner, '2027-04-12');
    school = await makeSchool(test, `School ${performance.now()}`);
  });

  it('is the latest of its name that has begun, so last March can be paid and no month to come', async () => {
    const meena = await addEmployee(test, school);
    for (const month of ['March', 'April', 'May']) expect(await pay([meena], month)).toMatchObject({ status: 200, data: { paid: 1 } });
    expect(await paidMonths()).toEqual(['2026-05-01', '2027-03-01', '2027-04-01']);
    expect(await pay([meena], 'March')).toMatchObject({
      status: 409,
      code: 'salaryPaid',
      error: 'Meena Iyer is already paid for March 2027.',
    });
    expect(await salariesOf('March')).toMatchObject({ month: 'March', paid: 42_000, staff: [{ isPaid: true, paidOn: '2027-04-12' }] });
    expect(await salariesOf('June')).toMatchObject({ paid: 0 });
    expect((await ask(test, school, 'GET', '/finance/salaries')).data.month).toBe('April');
    expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
  });

  it('lists who worked until a day in it or after it', async () => {
    const sunita = await addEmployee(test, school, { name: 'Sunita Rao' });
    await test.owner`update employees set left_on = '2027-03-31' where school_id = ${school.id} and id = ${sunita}`;
    expect((await salariesOf('March')).staff).toMatchObject([{ name: 'Sunita Rao', isPaid: false }]);
    expect((await salariesOf('February')).staff).toHaveLength(1);
    expect((await salariesOf('April')).staff).toEqual([]);
    expect(await pay([sunita], 'April')).toMatchObject({ status: 404 });
    expect(await pay([sunita], 'March')).toMatchObject({ status: 200 });
  });

  it('that is cancelled keeps its day, beside that of the cancellation, in the list, the sheet and the day book', async () => {
    const meena = await addEmployee(test, school);
    await pay([meena], 'March');
    const { salaryPaymentId } = (await salariesOf('March')).staff[0];
    expect((await salariesOf('March')).staff[0].cancelled).toBeNull();
    await setClockTo(test.owner, '2027-04-20');
    await ask(test, school, 'POST', `/finance/salaries/${salaryPaymentId}/reversal`, { reason: 'Wrong account' });
    const cancelled = { paidOn: '2027-04-12', cancelledOn: '2027-04-20' };
    expect((await salariesOf('March')).staff).toMatchObject([{ isPaid: false, paidOn: null, cancelled }]);
    expect((await salariesOf('April')).staff).toMatchObject([{ cancelled: null }]);
    const { url } = (await ask(test, school, 'GET', '/finance/exports/salaries?format=csv&month=March')).data;
    expect((await test.app.inject(url)).body).toContain('12/04/2027,20/04/2027');
    const { entries } = (await ask(test, school, 'GET', '/finance/day-book')).data;
    expect(entries[0].memo).toBe('Salary of Meena Iyer, March 2027, dated 12 Apr 2027, cancelled: Wrong account');
    await pay([meena], 'March');
    expect((await salariesOf('March')).staff).toMatchObject([{ isPaid: true, paidOn: '2027-04-20', cancelled }]);
    expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
  });

  it('is named with its year in the downloaded table', async () => {
    await pay([await addEmployee(test, school)], 'March');
    const { url } = (await ask(test, school, 'GET', '/finance/exports/salaries?format=csv&month=March')).data;
    const file = await test.app.inject(url);
    expect(file.headers['content-disposition']).toMatch(/march/i);
    expect(file.body).toContain('42000');
  });
});
