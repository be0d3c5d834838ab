import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addLastYearDues, addPupil, ask, type Pupil, payCash } from '../../../../test/fees.ts';
import { verifyLedger } from '../books/verify-ledger.ts';

let test: TestApp;
let school: TestSchool;
let rohan: Pupil;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  rohan = await addPupil(test, school, { guardian: '9800000001' });
});

const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const post = (url: string, body?: object) => ask(test, school, 'POST', url, body);
const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
const leave = (id: string) => test.owner`update students set left_on = '2026-06-20' where school_id = ${school.id} and id = ${id}`;

describe('the counter', () => {
  it('knows the number of the next receipt', async () => {
    const before = await get('/finance/next-receipt');
    expect(before).toMatchObject({ receiptNo: 1 });
    const paid = await payCash(test, school, rohan.id);
    expect(paid).toMatchObject({ receiptNo: 1, financialYear: before.financialYear });
    expect(await get('/finance/next-receipt')).toMatchObject({ receiptNo: 2 });
  });

  it('takes money on the day that it is at the school', async () => {
    const paidIn = async (zone: string, month: string) => {
      await test.owner`update schools set time_zone = ${zone} where id = ${school.id}`;
      return (await payCash(test, school, rohan.id, { month })).paidOn;
    };
    // An hour more than a day lies between the two.
    const early = await paidIn('Pacific/Pago_Pago', 'April');
    const late = await paidIn('Pacific/Kiritimati', 'May');
    expect(early < late, `${early} and ${late}`).toBe(true);
  });

  it('finds a child by the beginnings of words, with what it owes, and nobody who has left', async () => {
    const meera = await addPupil(test, school, { name: 'Meera Rohit', className: '5th' });
    await payCash(test, school, rohan.id);
    const names = async (search: string) =>
      (await get(`/finance/students?search=${encodeURIComponent(search)}`)).map((one: { name: string }) => one.name);
    expect(await names('ROH')).toEqual(['Meera Rohit', 'Rohan Kale']);
    expect(await names('roh kal')).toEqual(['Rohan Kale']);
    expect(await names(rohan.admissionNumber)).toEqual(['Rohan Kale']);
    expect(await names('ohan')).toEqual([]);
    expect(await names(' ')).toEqual([]);
    expect(await names("%' or 1=1 --")).toEqual([]);
    expect((await get('/finance/students?search=rohan'))[0]).toMatchObject({
      className: '10th',
      guardian: 'Suresh Kale',
      phone: '9800000001',
      owed: 35_200,
    });
    await leave(meera.id);
    expect(await names('meera')).toEqual([]);
  });

  it('counts who has paid a month by class', async () => {
    await addPupil(test, school, { name: 'Meera' });
    await payCash(test, school, rohan.id, { month: 'April' });
    const tenth = async (month: string) =>
      (await get(`/finance/class-months?month=${month}`)).classes.find((one: { className: string }) => one.className === '10th');
    expect(await tenth('April')).toMatchObject({ due: 6400, collected: 3200, paid: 1, unpaid: 1 });
    expect(await tenth('May')).toMatchObject({ due: 6400, collected: 0, paid: 0, unpaid: 2 });
    expect((await ask(test, school, 'GET', '/finance/class-months?month=Aprl')).status).toBe(400);
  });

  it('counts students as they come, leave and come back', async () => {
    const total = async () => (await post('/finance/getFinanceDetails', { month: 'April' })).data.totalStudents;
    expect(await total()).toBe(1);
    const meera = await addPupil(test, school, { name: 'Meera' });
    expect(await total()).toBe(2);
    await leave(meera.id);
    expect(await total()).toBe(1);
    await test.owner`update students set left_on = null where school_id = ${school.id} and id = ${meera.id}`;
    expect(await total()).toBe(2);
    await expectSound();
  });

  it('names child, class, sum and day in the recent activity, the newest first, at most 20', async () => {
    for (let payment = 0; payment < 20; payment++) await payCash(test, school, rohan.id, { month: 'Complete Fees', amount: 1 });
    const { paidOn } = await payCash(test, school, rohan.id, { month: 'May' });
    const recent = await get('/finance/getRecentActivites');
    expect(recent.map(({ Amount }: { Amount: number }) => Amount)).toEqual([3200, ...Array(19).fill(1)]);
    expect(recent[0]).toMatchObject({
      date: paidOn,
      title: 'Fee Payment',
      student: 'Rohan Kale',
      className: expect.stringMatching(/^10th /),
      Amount: 3200,
    });
  });
});

describe('a leaver who still owes', () => {
  it('is found for the family payment, and pays with brothers and sisters', async () => {
    const riya = await addPupil(test, school, { name: 'Riya Kale', className: '5th', guardian: '9800000001' });
    const today = (await get('/finance/day-state')).day;
    await ask(test, school, 'POST', `/admin/students/${riya.id}/leaving`, { leftOn: today, reason: 'Health', note: '' });
    expect(await get('/finance/students?search=riya')).toEqual([]);
    const [found] = await get('/finance/students?search=riya&owingLeavers=true');
    expect(found).toMatchObject({ id: riya.id, leftOn: today });
    expect(found.owed).toBeGreaterThan(0);
    const { children } = await get(`/finance/families/${rohan.id}`);
    expect(children.map(({ name, leftOn }: { name: string; leftOn: string | null }) => [name, leftOn])).toEqual([
      ['Rohan Kale', null],
      ['Riya Kale', today],
    ]);
    const parts = [{ studentId: riya.id, amount: found.owed }];
    expect((await ask(test, school, 'POST', '/finance/family-payments', { parts, mode: 'cash' })).status).toBe(200);
    expect(await get('/finance/students?search=riya&owingLeavers=true')).toEqual([]);
    expect((await get(`/finance/families/${rohan.id}`)).children).toHaveLength(1);
  });
});

describe('reminders', () => {
  it('are written to those who are overdue and can be reached', async () => {
    await addPupil(test, school, { name: 'No Phone' });
    const list = await get('/finance/reminders');
    expect(list.reminders).toHaveLength(1);
    expect(list.reminders[0]).toMatchObject({ phone: '9800000001', students: [{ name: 'Rohan Kale' }] });
    expect(list.reminders[0].text).toMatch(/^Dear Suresh Kale, ₹[\d,]+ of the fees of Rohan Kale .* is still to be paid/);
    expect(list.leftOut.noPhone.map((one: { name: string }) => one.name)).toEqual(['No Phone']);
    expect((await get('/finance/reminders?kind=second')).reminders[0].text).toContain('within 7 days');
    expect((await get('/finance/reminders?language=hi')).reminders[0].text).toContain('आदरणीय Suresh Kale जी, Rohan Kale');
    expect((await ask(test, school, 'GET', '/finance/reminders?kind=third')).status).toBe(400);
    expect((await ask(test, school, 'GET', '/finance/reminders?language=fr')).status).toBe(400);
  });

  it('are one for brothers and sisters, with the total', async () => {
    const [before] = (await get('/finance/reminders')).reminders;
    await addPupil(test, school, { name: 'Riya Kale', className: '5th', guardian: '9800000001' });
    await addPupil(test, school, { name: 'Other Child', className: '5th', guardian: '9800000002' });
    const { reminders, amount } = await get('/finance/reminders');
    expect(reminders.map(({ phone, students }: { phone: string; students: unknown[] }) => [phone, students.length])).toEqual([
      ['9800000002', 1],
      ['9800000001', 2],
    ]);
    expect(reminders[1].overdue).toBe(2 * before.overdue);
    expect(amount).toBe(3 * before.overdue);
    for (const name of ['Rohan Kale', 'Riya Kale']) expect(reminders[1].text).toContain(name);
  });

  it('leave out a family that was given time', async () => {
    await ask(test, school, 'PUT', `/finance/students/${rohan.id}/due-extension`, { until: '2099-01-01', reason: 'Father is ill' });
    expect(await get('/finance/reminders')).toMatchObject({ reminders: [], leftOut: { extended: 1 } });
  });
});

describe('late fees', () => {
  it('are shown before they are added', async () => {
    const rules = {
      dueDay: 10,
      graceDays: 0,
      lateKind: 'fixed',
      lateFromMonth: 'April',
      lateAmount: 50,
      lateCap: 0,
      siblingDiscountPercent: 0,
      bounceCharge: 0,
      firstMonth: 'April',
    };
    await ask(test, school, 'PUT', '/finance/fee-rules', rules);
    const preview = await post('/finance/late-fees/preview');
    expect(preview.data).toMatchObject({ students: 1, examples: [{ student: { name: 'Rohan Kale' } }] });
    expect(preview.data.examples[0].amount).toBe(preview.data.amount);
    const added = await post('/finance/late-fees');
    expect(added.data).toEqual({ students: 1, amount: preview.data.amount });
    expect((await post('/finance/late-fees/preview')).data).toEqual({ students: 0, amount: 0, examples: [] });
    await expectSound();
  });
});

describe('dues of last year', () => {
  const carry = () => post('/finance/arrears');
  const arrearsOf = async (id: string) => (await get(`/finance/students/${id}/fees`)).arrears;

  it('are shown, carried over once, and can be paid', async () => {
    const gone = await addPupil(test, school, { name: 'Gone Away' });
    await addLastYearDues(test, school, rohan.id, { months: [11, 12] });
    await addLastYearDues(test, school, gone.id);
    await leave(gone.id);
    const preview = (await post('/finance/arrears/preview')).data;
    expect(preview).toMatchObject({
      lastYear: 'last year',
      students: 1,
      amount: 6400,
      left: { students: 1, amount: 3200 },
      examples: [{ student: { name: 'Rohan Kale' }, amount: 6400 }],
    });
    expect((await arrearsOf(rohan.id)).charged).toBe(0);
    expect(await carry()).toMatchObject({ status: 200, data: preview });
    expect(await arrearsOf(rohan.id)).toMatchObject({ charged: 6400, left: 6400, dueOn: '2026-02-10', isOverdue: true });
    expect((await get('/finance/defaulters?who=studying')).defaulters).toMatchObject([{ oldestDueOn: '2026-02-10' }]);
    expect(await carry()).toMatchObject({ status: 409, code: 'nothingToCarry' });
    expect((await payCash(test, school, rohan.id, { month: 'April', amount: 9600 })).months).toEqual(['April', 'Arrears']);
    await expectSound();
  });

  it('keep the day of what was carried before them, unless that is paid', async () => {
    await addLastYearDues(test, school, rohan.id, { months: [11] });
    const year = (name: string) =>
      test.owner`(select id from academic_years where school_id = ${school.id} and ${name === 'this' ? test.owner`is_current` : test.owner`name = 'last year'`})`;
    await test.owner`select app.lock_fee_accounts(${school.id}, ${year('this')}, null)`;
    const carried = async (day: string | null, paid: number) => {
      await test.owner`update fee_accounts set arrears_charged = 5000, arrears_paid = ${paid}, arrears_since = ${day}
        where school_id = ${school.id} and year_id = ${year('this')} and student_id = ${rohan.id}`;
      await test.owner`select app.date_arrears(${school.id}, ${year('last')}, ${year('this')}, array[row(${rohan.id}, 11, app.new_id(), -1, '', null)::app.charge_change])`;
      return (await arrearsOf(rohan.id)).dueOn;
    };
    expect(await carried('2024-05-10', 100)).toBe('2024-05-10');
    expect(await carried('2024-05-10', 5000)).toBe('2026-02-10');
    expect(await carried(null, 0)).toBe('2026-02-10');
  });

  it('change no income of this year', async () => {
    const income = async () =>
      (
        await test.owner`select coalesce(sum(credit_paise - debit_paise), 0)::bigint as paise from account_days d
      join ledger_accounts a using (school_id, code) where school_id = ${school.id} and a.kind = 'income'`
      )[0]?.paise;
    await addLastYearDues(test, school, rohan.id);
    const before = await income();
    await carry();
    expect(await income()).toEqual(before);
    await expectSound();
  });

  it('are carried once when two ask at the same moment', async () => {
    await addLastYearDues(test, school, rohan.id);
    const answers = await Promise.all([carry(), carry(), carry()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await arrearsOf(rohan.id)).charged).toBe(3200);
    await expectSound();
  });

  it('are none in a school that has just begun', async () => {
    expect((await post('/finance/arrears/preview')).data).toMatchObject({ lastYear: null, students: 0, examples: [] });
  });
});
