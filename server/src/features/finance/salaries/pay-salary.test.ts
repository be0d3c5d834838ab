import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addEmployee, ask } from '../../../../test/fees.ts';
import { readPdf } from '../../../../test/read-pdf.ts';
import { verifyLedger } from '../books/verify-ledger.ts';

let test: TestApp;
let school: TestSchool;
let meena: string;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await setClockTo(test.owner, '2026-11-20');
  school = await makeSchool(test, `School ${performance.now()}`);
  meena = await addEmployee(test, school);
});

const pay = (body: object, employeeId = meena) =>
  ask(test, school, 'POST', `/finance/salaries/${employeeId}/payments`, { month: 'October', ...body });
const salariesOf = async (month: string) => (await ask(test, school, 'GET', `/finance/salaries?month=${month}`)).data;
const paidIn = async (month: string) => (await ask(test, school, 'POST', '/finance/getFinanceDetails', { month })).data.totalPayout;
const slipAt = async (url: string) => {
  const file = await test.app.inject(url);
  return file.statusCode === 200 ? (await readPdf(file.rawPayload)).text.replaceAll(/\s+/g, ' ') : file.statusCode;
};

describe('a salary paid on its own', () => {
  it('takes the day, a part of the amount and a deduction; the rest stays due until it is paid', async () => {
    const half = {
      amount: 18_500,
      deduction: { amount: 1400, reason: 'Leave without pay, 1 day' },
      paidOn: '2026-11-07',
      paidFrom: 'bank',
    };
    const first = await pay(half);
    expect(first).toMatchObject({ status: 200, data: { amount: 18_500, due: 22_100 } });
    expect(await salariesOf('October')).toMatchObject({
      ...{ total: 42_000, paid: 18_500, deducted: 1400, due: 22_100 },
      staff: [
        {
          ...{ salary: 42_000, isPaid: false, due: 22_100, deducted: 1400, paidAmount: 18_500, paidOn: '2026-11-07', paidFrom: 'bank' },
          payments: [{ amount: 18_500, deducted: 1400, reason: 'Leave without pay, 1 day', paidOn: '2026-11-07' }],
        },
      ],
    });
    const second = await pay({});
    expect(second).toMatchObject({ status: 200, data: { amount: 22_100, due: 0 } });
    expect(await salariesOf('October')).toMatchObject({
      paid: 40_600,
      due: 0,
      staff: [{ isPaid: true, paidOn: '2026-11-20', payments: [{}, {}] }],
    });
    expect(await pay({ amount: 1 })).toMatchObject({
      status: 409,
      code: 'salaryPaid',
      error: 'Meena Iyer is already paid for October 2026.',
    });
    expect(await paidIn('November')).toBe(40_600);
    const day = (await ask(test, school, 'GET', '/finance/day-book?date=2026-11-07')).data;
    expect(JSON.stringify(day)).toContain('18500');
    expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);

    const [slipOfFirst, slipOfSecond] = [await slipAt(first.data.slipUrl), await slipAt(second.data.slipUrl)];
    for (const text of [
      'Salary slip October 2026',
      'Deduction: Leave without pay, 1 day',
      '− ₹1,400',
      'Balance still to be paid − ₹22,100',
      '₹18,500',
    ])
      expect(slipOfFirst).toContain(text);
    expect(slipOfFirst).toContain('Paid on 7 Nov 2026');
    expect(slipOfSecond).toContain('Already paid on 7 Nov 2026 − ₹18,500');
    expect(slipOfSecond).not.toContain('Balance still');
  });

  it('is due again after it was cancelled, with its deduction', async () => {
    const first = await pay({ amount: 20_000, deduction: { amount: 2000, reason: 'Advance of September' } });
    const second = await pay({ amount: 5000 });
    const cancel = (id: string) => ask(test, school, 'POST', `/finance/salaries/${id}/reversal`, { reason: 'Entered twice' });
    expect(await cancel(first.data.salaryPaymentId)).toMatchObject({ status: 200, data: { reversedOn: '2026-11-20' } });
    expect(await salariesOf('October')).toMatchObject({ paid: 5000, deducted: 0, due: 37_000, staff: [{ payments: [{ amount: 5000 }] }] });
    expect(await slipAt(first.data.slipUrl)).toBe(404);
    expect(await cancel(second.data.salaryPaymentId)).toMatchObject({ status: 200 });
    expect(await salariesOf('October')).toMatchObject({
      paid: 0,
      due: 42_000,
      staff: [{ isPaid: false, salaryPaymentId: null, payments: [] }],
    });
    expect(await paidIn('November')).toBe(0);
    expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
  });

  it('keeps the salary of its first payment, whatever the employee earns later', async () => {
    await pay({ amount: 20_000 });
    await test.owner`update employees set monthly_salary_paise = 5000000 where school_id = ${school.id} and id = ${meena}`;
    expect(await salariesOf('October')).toMatchObject({ total: 42_000, due: 22_000 });
    expect(await salariesOf('November')).toMatchObject({ total: 50_000, due: 50_000 });
    expect(await pay({})).toMatchObject({ data: { amount: 22_000, due: 0 } });
  });

  it('refuses what cannot be, and pays nothing then', async () => {
    const deduction = { amount: 2000, reason: 'Advance' };
    const only = 'Only ₹42,000 of the salary of Meena Iyer for October 2026 is still to be paid.';
    for (const body of [{ amount: 42_000.01 }, { amount: 41_000, deduction }, { deduction: { ...deduction, amount: 42_000 } }]) {
      const refused = await pay(body);
      expect(refused).toMatchObject({ status: 422, code: 'moreThanSalary' });
      expect(refused.error).toContain(only);
    }
    expect(await pay({ paidOn: '2026-11-21' })).toMatchObject({ status: 422, code: 'futureDay' });
    expect(await pay({ paidOn: '2026-09-30' })).toMatchObject({
      ...{ status: 422, code: 'salaryDay' },
      error: 'The salary of October 2026 cannot be paid before 1 Oct 2026. Check the date of payment.',
    });
    expect(await pay({ amount: 0 })).toMatchObject({ status: 400 });
    expect(await pay({ deduction: { amount: 10, reason: ' ' } })).toMatchObject({ status: 400 });
    const unpaid = await addEmployee(test, school, { name: 'Volunteer', salaryRupees: 0 });
    expect(await pay({}, unpaid)).toMatchObject({ status: 422, code: 'noSalary' });
    const other = await makeSchool(test, `Other ${performance.now()}`);
    expect(await pay({}, await addEmployee(test, other))).toMatchObject({ status: 404 });
    expect(await salariesOf('October')).toMatchObject({ paid: 0, due: 42_000 });
  });

  it('is refused on a closed day, and asks for a reason where the cash does not suffice', async () => {
    expect(await pay({ paidFrom: 'cash', amount: 500 })).toMatchObject({ status: 422, code: 'cashShort' });
    expect(await pay({ paidFrom: 'cash', amount: 500, reason: 'Cash of the trust' })).toMatchObject({ status: 200 });
    await ask(test, school, 'POST', '/finance/days/2026-11-19/closing', { counted: [], remark: 'Counted' });
    expect(await pay({ paidOn: '2026-11-19' })).toMatchObject({ status: 422, code: 'dayClosed' });
  });

  it('is paid once for a request that is sent twice', async () => {
    const headers = { 'idempotency-key': `salary-${performance.now()}` };
    const body = { month: 'October', amount: 10_000 };
    const [one, two] = await Promise.all([1, 2].map(() => ask(test, school, 'POST', `/finance/salaries/${meena}/payments`, body, headers)));
    expect(one?.data.salaryPaymentId).toBe(two?.data.salaryPaymentId);
    expect(await salariesOf('October')).toMatchObject({ paid: 10_000 });
  });

  it('is never paid beyond the salary, even by the database’s owner', async () => {
    await pay({ amount: 40_000 });
    const again = test.owner`insert into salary_payments (school_id, id, employee_id, for_month, salary_paise, amount_paise, paid_on, entry_no)
      select school_id, app.new_id(), employee_id, for_month, salary_paise, amount_paise, paid_on, entry_no from salary_payments where school_id = ${school.id}`;
    await expect(again).rejects.toThrow('more than the salary');
  });
});

describe('salaries paid together', () => {
  it('pay what is due of each, on the given day', async () => {
    const vinod = await addEmployee(test, school, { name: 'Vinod Rao', salaryRupees: 30_000 });
    await pay({ amount: 20_000, deduction: { amount: 2000, reason: 'Advance' } });
    const all = { employeeIds: [meena, vinod], month: 'October', paidOn: '2026-11-07' };
    expect(await ask(test, school, 'POST', '/finance/salaries', all)).toMatchObject({ status: 200, data: { paid: 2, amount: 50_000 } });
    expect(await salariesOf('October')).toMatchObject({
      paid: 70_000,
      due: 0,
      staff: [{ paidOn: '2026-11-07' }, { paidOn: '2026-11-07' }],
    });
    const { url } = (await ask(test, school, 'GET', '/finance/exports/salaries?format=csv&month=October')).data;
    const [heads, row] = (await test.app.inject(url)).body.replace('\ufeff', '').split(/\r?\n/);
    expect(heads).toContain('Deducted,Reason for deduction,Balance,Date of cancelled payment,Cancelled on');
    expect(row?.endsWith('42000,40000,07/11/2026,Bank,2000,Advance,0,,')).toBe(true);
  });
});
