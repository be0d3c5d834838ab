import { upiLink } from '@shala/contract/finance';
import { LEAVING_REASONS } from '@shala/contract/students';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addLastYearDues, addPupil, ask, headOf, type Pupil, payCash } from '../../../../test/fees.ts';
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

type Line = { month: string; head: string; headId: string; left: number; pays: number };
const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const post = (url: string, body?: object) => ask(test, school, 'POST', url, body);
const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
const search = (text: string) => get(`/finance/counter-students?search=${encodeURIComponent(text)}`);
const namesOf = async (text: string) => (await search(text)).students.map(({ name }: { name: string }) => name);
const preview = (query = '', studentId = rohan.id) => get(`/finance/students/${studentId}/payment-preview${query}`);

describe('the search of the counter', () => {
  it('finds by name, guardian, phone, admission number and receipt number, with the months of the year', async () => {
    const meera = await addPupil(test, school, { name: 'Meera Joshi', className: '5th', admissionNumber: '77' });
    const other = await addPupil(test, school, { name: 'Arun 77', className: '5th' });
    const { receiptNo } = await payCash(test, school, meera.id);
    expect(await namesOf('r')).toEqual(['Rohan Kale']);
    // A student whose admission number matches comes before one whose name contains it.
    expect(await namesOf('77')).toEqual(['Meera Joshi', other.name]);
    expect(await namesOf(`2026-27/${receiptNo}`.replace('2026-27', await yearName()))).toEqual(['Meera Joshi']);
    expect(await namesOf(String(receiptNo))).toEqual(['Meera Joshi']);
    expect(await namesOf('999999')).toEqual([]);
    expect(await namesOf("' or 1=1 --")).toEqual([]);
    const [found] = (await search('meera')).students;
    expect(found).toMatchObject({ _id: meera.id, className: '5th', admissionNumber: '77', rollNum: 1 });
    expect(found.feeStatus.monthlyFeeStatus[0]).toMatchObject({ month: 'April', amount: 3200, isPaid: true });
    const [whole] = (await post('/finance/fetchStudentsOfClass', { classId: found.classId })).data.filter(
      ({ _id }: { _id: string }) => _id === meera.id,
    );
    expect(found).toMatchObject(whole);
  });

  it('puts who has the name before those who have a parent of that name, at the counter and for families', async () => {
    const asha = await addPupil(test, school, { name: 'Asha Rao', guardian: '9800000002' });
    const riya = await addPupil(test, school, { name: 'Kiran Riya', className: '5th' });
    await test.owner`insert into student_search (school_id, token, student_id) values (${school.id}, 'riya', ${asha.id})`;
    expect(await namesOf('riya')).toEqual([riya.name, asha.name]);
    expect((await get('/finance/students?search=riya')).map(({ name }: { name: string }) => name)).toEqual([riya.name, asha.name]);
  });

  it('shows the whole school by pages, or those who owe the month, and who has left only while he owes', async () => {
    for (let n = 0; n < 62; n++) await addPupil(test, school, { name: `Child ${String(n).padStart(2, '0')}` });
    await payCash(test, school, rohan.id, { month: 'Current Month' });
    await test.owner`update students set left_on = app.today(school_id) where school_id = ${school.id} and name = 'Child 07'`;
    const first = await get('/finance/counter-students?status=Unpaid');
    expect(first.students).toHaveLength(60);
    const rest = await get(`/finance/counter-students?status=Unpaid&after=${first.next}`);
    expect(rest.students.map(({ name }: { name: string }) => name)).toEqual(['Child 60', 'Child 61']);
    expect([...first.students, ...rest.students].find(({ name }) => name === 'Child 07').leftOn).not.toBeNull();
    expect((await get('/finance/counter-students?status=Paid')).students).toMatchObject([{ name: 'Rohan Kale', status: 'Paid' }]);
  });
});

/** `2026-27`, the current financial year. */
async function yearName(): Promise<string> {
  return (await get('/finance/next-receipt')).financialYear;
}

describe('the preview of a payment', () => {
  it('spreads a sum as the payment itself does, whatever is owed', async () => {
    await addLastYearDues(test, school, rohan.id);
    expect(await post('/finance/arrears')).toMatchObject({ status: 200 });
    await payCash(test, school, rohan.id, { month: 'June', amount: 1200 });
    for (const [month, amount] of [
      ['December', 5000.5],
      ['June', 2000],
      ['Complete Fees', 7000],
    ] as const) {
      const before = await preview(`?month=${encodeURIComponent(month)}&amount=${amount}`);
      const pays = before.lines.filter((line: Line) => line.pays > 0);
      expect(pays.reduce((sum: number, line: Line) => sum + line.pays * 100, 0)).toBe(amount * 100);
      const { months, rests } = (await post('/finance/updateOfflineCashFeePayment', { studentId: rohan.id, month, amount })).data;
      expect(pays.map((line: Line) => line.month)).toEqual(months);
      const after = await preview(`?month=${encodeURIComponent(month)}`);
      const leftOf = (name: string) => after.lines.find((line: Line) => line.month === name)?.left ?? 0;
      expect(rests).toEqual(months.map((name: string) => ({ month: name, amount: leftOf(name) })));
      expect(after.owed).toBe(before.owed - amount);
    }
    await expectSound();
  });

  it('names all that is open, what is due now, and refuses another student', async () => {
    const all = await preview();
    expect(all.lines).toHaveLength(12);
    expect(all.owed).toBe(38_400);
    expect(all.owedNow).toBeLessThanOrEqual(all.owed);
    expect(all.lines.every((line: Line) => line.left === line.pays)).toBe(true);
    const fraction = `/finance/students/${rohan.id}/payment-preview?amount=0.001`;
    expect(await ask(test, school, 'GET', fraction)).toMatchObject({
      status: 400,
      fields: { amount: expect.stringContaining('two decimals') },
    });
    const unknown = `/finance/students/${school.id}/payment-preview`;
    expect(await ask(test, school, 'GET', unknown)).toMatchObject({ status: 404 });
  });
});

describe('a payment by lines', () => {
  it('pays just these months and heads', async () => {
    const headId = await headOf(test, school, 'tuition');
    const parts = [
      { month: 'August', headId, amount: 1000 },
      { month: 'May', headId, amount: 3200 },
    ];
    const answer = await post('/finance/payments', { studentId: rohan.id, amount: 4200, mode: 'upi', reference: '631208845521', parts });
    expect(answer).toMatchObject({ status: 200, data: { months: ['May', 'August'] } });
    expect(answer.data.rests).toEqual([
      { month: 'May', amount: 0 },
      { month: 'August', amount: 2200 },
    ]);
    const [row] = (await search('rohan')).students;
    expect(row.feeStatus.monthlyFeeStatus[4]).toEqual({ month: 'August', amount: 2200, date: null, isPaid: false, charged: 3200 });
    await expectSound();
  });

  it.each([
    ['more than is open of a line', [['May', 3300]], 3300, 'duesChanged'],
    [
      'a line twice',
      [
        ['May', 100],
        ['May', 100],
      ],
      200,
      'partsDiffer',
    ],
    ['another sum than its lines', [['May', 100]], 150, 'partsDiffer'],
  ] as const)('is refused with %s', async (_what, lines, amount, code) => {
    const headId = await headOf(test, school, 'tuition');
    const parts = lines.map(([month, part]) => ({ month, headId, amount: part }));
    expect(await post('/finance/payments', { studentId: rohan.id, amount, mode: 'cash', parts })).toMatchObject({ code });
    expect((await preview()).owed).toBe(38_400);
  });
});

describe('UPI', () => {
  it('has an ID of the school, which reminders name with exactly the overdue sum', async () => {
    expect(await get('/finance/upi-account')).toMatchObject({ upiAddress: '' });
    expect((await get('/finance/reminders')).reminders[0]).toMatchObject({ upi: null });
    expect(await ask(test, school, 'PUT', '/finance/upi-account', { upiAddress: 'vidya@okaxis' })).toMatchObject({ status: 200 });
    const { payee, upiAddress } = await get('/finance/upi-account');
    expect(upiAddress).toBe('vidya@okaxis');
    const [reminder] = (await get('/finance/reminders')).reminders;
    const note = `Fees ${rohan.admissionNumber} Rohan Kale`;
    expect(reminder.upi).toBe(upiLink({ upiAddress, payee, amount: reminder.overdue, note }));
    expect(reminder.text).toContain('UPI to vidya@okaxis');
    for (const bad of ['vidya', 'a b@c', 'x@1'])
      expect(await ask(test, school, 'PUT', '/finance/upi-account', { upiAddress: bad })).toMatchObject({ status: 400 });
  });
});

describe('a student who leaves after the books of the day are closed', () => {
  it('has the change in fees dated on the next open day, and the office is told', async () => {
    const day = (await test.owner<{ day: string }[]>`select app.today(${school.id})::text as day`)[0]?.day as string;
    await post(`/finance/days/${day}/closing`, { counted: [] });
    const left = await ask(test, school, 'POST', `/admin/students/${rohan.id}/leaving`, {
      leftOn: '2026-06-20',
      reason: LEAVING_REASONS[0],
      note: 'Moved',
    });
    expect(left.status, left.error).toBe(200);
    expect(left.message).toMatch(
      /^Rohan Kale was withdrawn from the school\. The accounts of .* are closed, so the change in fees is dated .*\.$/,
    );
    const [entry] = await test.owner<{ on: string; memo: string }[]>`select on_date::text as on, memo from journal
      where school_id = ${school.id} order by entry_no desc limit 1`;
    expect(entry?.on).toBe(new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10));
    expect(entry?.memo).toContain('are closed)');
    await expectSound();
  });
});
