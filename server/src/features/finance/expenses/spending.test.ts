import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, isYearOver, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { addEmployee, addPupil, ask, PNG, payCash, payCheque } from '../../../../test/fees.ts';
import { multipart } from '../../../../test/multipart.ts';
import { findSchoolOfCode, verifyLedger } from '../books/verify-ledger.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
});

const TEA = { category: 'other', amount: 450.5, description: 'Tea for guests' };
const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const post = (url: string, body?: object) => ask(test, school, 'POST', url, body);
const upload = async (bytes: Buffer, part = 'file') => {
  const form = multipart(part, bytes, 'bill.png');
  const response = await test.app.inject({
    method: 'POST',
    url: '/finance/bills',
    payload: form.payload,
    headers: { ...bearer(school), ...form.headers },
  });
  return { status: response.statusCode, ...(response.json() as { code?: string; data: { fileId: string; url: string } }) };
};
const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
const thisMonth = () => new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Asia/Kolkata' }).format(testClock());
const today = async () => (await test.owner<{ day: string }[]>`select app.today(${school.id}) as day`)[0]?.day as string;

describe('an expense', () => {
  it('of a new category adds it, once, and says so', async () => {
    const added = await post('/finance/addExpenses', { ...TEA, category: 'Garden tools' });
    expect(added).toMatchObject({ status: 200, message: 'Expense added successfully. New category: Garden tools.' });
    expect(await post('/finance/addExpenses', { ...TEA, category: 'garden TOOLS' })).toMatchObject({
      status: 200,
      message: 'Expense added successfully',
    });
    const names = (await get('/finance/expense-categories')).map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => /garden/i.test(name))).toEqual(['Garden tools']);
    expect(await post('/finance/addExpenses', { ...TEA, category: '  ' })).toMatchObject({ status: 400 });
    const [audit] = await test.owner<
      { count: number }[]
    >`select count(*)::int as count from audit_log where school_id = ${school.id} and entity = 'expense category'`;
    expect(audit?.count).toBe(1);
    await expectSound();
  });

  it('is kept with its bill and counts in the month', async () => {
    const bill = await upload(PNG);
    expect(bill.status).toBe(200);
    const added = await post('/finance/addExpenses', { ...TEA, receiptFileId: bill.data.fileId });
    expect(added).toMatchObject({ status: 200, message: 'Expense added successfully' });
    const list = await get('/finance/expenses');
    expect(list).toMatchObject({
      total: { count: 1, amount: 450.5 },
      byCategory: [{ category: 'Other', amount: 450.5 }],
      expenses: [{ category: 'Other', description: 'Tea for guests', by: 'Asha Rao', paidFrom: 'cash' }],
    });
    const picture = await test.app.inject(list.expenses[0].billUrl);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await post('/finance/getFinanceDetails', { month: thisMonth() })).data).toMatchObject({
      totalPayout: isYearOver() ? 0 : 450.5,
    });
    await expectSound();
  });

  it('takes cash below zero with its description as the reason, and says what cash comes to', async () => {
    expect((await post('/finance/addExpenses', { ...TEA, paidFrom: 'bank' })).data).toMatchObject({ cashInHand: null });
    await post('/finance/account-openings', { account: 'cash', amount: 500, on: await today() });
    expect((await post('/finance/addExpenses', TEA)).data).toMatchObject({ cashInHand: null });
    const short = await post('/finance/addExpenses', { ...TEA, description: 'Repair of the gate' });
    expect(short).toMatchObject({ status: 200, message: 'Expense added successfully', data: { cashInHand: -401 } });
    const { expenseId } = short.data;
    const reasons = await test.owner`select reason from audit_log where school_id = ${school.id} and entity_id = ${expenseId}`;
    expect(reasons).toEqual([{ reason: 'Repair of the gate' }]);
    const fixed = await ask(test, school, 'PUT', `/finance/expenses/${expenseId}`, { ...TEA, amount: 100, reason: 'mistyped' });
    expect(fixed.data).toMatchObject({ cashInHand: -50.5 });
    await expectSound();
  });

  it('is corrected by a second entry, and taken back', async () => {
    const { expenseId } = (await post('/finance/addExpenses', TEA)).data;
    const fixed = await ask(test, school, 'PUT', `/finance/expenses/${expenseId}`, { ...TEA, amount: 500, reason: 'typed wrongly' });
    expect(fixed.status).toBe(200);
    expect(await post(`/finance/expenses/${expenseId}/reversal`, { reason: 'again' })).toMatchObject({
      status: 409,
      code: 'alreadyReversed',
    });
    expect((await get('/finance/expenses')).total).toEqual({ count: 1, cancelled: 1, amount: 500 });
    expect(await post(`/finance/expenses/${fixed.data.expenseId}/reversal`, { reason: 'not ours' })).toMatchObject({ status: 200 });
    expect((await get('/finance/expenses')).total).toEqual({ count: 0, cancelled: 2, amount: 0 });
    await expectSound();
  });

  it.each([
    [{ amount: 0 }, 400],
    [{ amount: -1 }, 400],
    [{ amount: 1.001 }, 400],
    [{ amount: 1e21 }, 400],
    [{ description: '  ' }, 400],
    [{ category: '' }, 400],
    [{ date: '2026-02-30' }, 400],
    [{ date: '2099-01-01' }, 422],
    [{ date: '1999-01-01' }, 422],
    [{ date: '0026-11-02' }, 400],
    [{ receiptFileId: '00000000-0000-0000-0000-000000000000' }, 404],
  ])('with %j is refused and nothing is stored', async (change, status) => {
    expect((await post('/finance/addExpenses', { ...TEA, ...change })).status).toBe(status);
    expect((await get('/finance/expenses')).total.count).toBe(0);
  });

  it('takes categories of the school', async () => {
    const made = await post('/finance/expense-categories', { name: 'Garden' });
    expect(await post('/finance/expense-categories', { name: 'garden' })).toMatchObject({ status: 409, code: 'nameTaken' });
    expect(await ask(test, school, 'PATCH', `/finance/expense-categories/${made.data.id}`, { name: 'Water' })).toMatchObject({
      status: 409,
    });
    expect((await post('/finance/addExpenses', { ...TEA, category: 'GARDEN', date: '2026-04-02' })).status).toBe(200);
    expect((await get('/finance/expenses')).expenses).toMatchObject([{ category: 'Garden', date: '2026-04-02' }]);
    await expectSound();
  });
});

describe('a bill', () => {
  it('is refused when it is no picture or PDF, whatever its name', async () => {
    expect(await upload(Buffer.from('<html><script>'))).toMatchObject({ status: 415, code: 'fileKind' });
    expect(await upload(Buffer.from('%PDF-1.7 small'))).toMatchObject({ status: 200 });
  });

  it('is refused over 10 MB, with an answer', async () => {
    expect(await upload(Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]))).toMatchObject({ status: 413, code: 'fileTooLarge' });
  });

  it('is refused when there is none', async () => {
    expect(await upload(PNG, 'other')).toMatchObject({ status: 400, code: 'fileMissing' });
    expect(await upload(Buffer.alloc(0))).toMatchObject({ status: 400, code: 'fileMissing' });
    expect(await post('/finance/bills')).toMatchObject({ status: 400, code: 'fileMissing' });
    expect(await post('/finance/bills', { file: 'x' })).toMatchObject({ status: 415 });
  });
});

describe('salaries', () => {
  it('are paid from cash that is not there for a reason alone', async () => {
    const meena = await addEmployee(test, school);
    const salaries = { employeeIds: [meena], month: 'October', paidFrom: 'cash' };
    expect(await post('/finance/salaries', salaries)).toMatchObject({
      status: 422,
      code: 'cashShort',
      error: expect.stringMatching(/^Cash in hand is ₹0, short by ₹42,000\./),
    });
    expect((await get('/finance/salaries?month=October')).paid).toBe(0);
    expect(await post('/finance/salaries', { ...salaries, reason: 'The bank is closed today' })).toMatchObject({ status: 200 });
    const [newest] = await test.owner`select reason from audit_log where school_id = ${school.id} order by id desc limit 1`;
    expect(newest).toEqual({ reason: 'The bank is closed today' });
    await expectSound();
  });

  it('are paid once a month and can be taken back', async () => {
    const meena = await addEmployee(test, school);
    const free = await addEmployee(test, school, { name: 'Volunteer', salaryRupees: 0 });
    expect(await post('/finance/salaries', { employeeIds: [meena, free], month: 'October' })).toMatchObject({
      status: 422,
      code: 'noSalary',
    });
    expect(await post('/finance/salaries', { employeeIds: [meena], month: 'October' })).toMatchObject({
      status: 200,
      data: { paid: 1, amount: 42_000 },
    });
    expect(await post('/finance/salaries', { employeeIds: [meena], month: 'October' })).toMatchObject({ status: 409, code: 'salaryPaid' });
    const list = await get('/finance/salaries?month=October');
    expect(list).toMatchObject({
      paid: 42_000,
      average: 42_000,
      staff: [
        { name: 'Meena Iyer', isPaid: true, paidFrom: 'bank' },
        { name: 'Volunteer', isPaid: false },
      ],
    });
    const slip = await test.app.inject(list.staff[0].slipUrl);
    expect([slip.statusCode, slip.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(slip.headers['content-disposition']).toMatch(/salary-slip-[\w-]+-\d{4}-10\.pdf/);
    expect(list.staff[1].slipUrl).toBeNull();
    expect(await post(`/finance/salaries/${list.staff[0].salaryPaymentId}/reversal`, { reason: 'bounced' })).toMatchObject({ status: 200 });
    // A reversed salary has no slip, even for a person who saved its address. The address cannot be changed to that of another payment.
    expect((await test.app.inject(list.staff[0].slipUrl)).statusCode).toBe(404);
    expect(await post('/finance/salaries', { employeeIds: [meena], month: 'October' })).toMatchObject({ status: 200 });
    expect((await post('/finance/getFinanceDetails', { month: 'October' })).data.avgStaffSalary).toBe(42_000);
    // Paid today, whatever month it is for.
    expect((await post('/finance/getFinanceDetails', { month: thisMonth() })).data.totalPayout).toBe(isYearOver() ? 0 : 42_000);
    await test.owner`update employees set left_on = '2026-06-20' where school_id = ${school.id} and id = ${meena}`;
    expect((await get('/finance/salaries?month=October')).staff[0]).toMatchObject({ name: 'Meena Iyer', isPaid: true });
    await expectSound();
  });
});

describe('the day', () => {
  it('is booked with opening, receipts, payments and closing', async () => {
    await post('/finance/account-openings', { account: 'cash', amount: 1000, on: '2026-04-01' });
    expect(await post('/finance/account-openings', { account: 'cash', amount: 5 })).toMatchObject({ status: 409, code: 'openingKnown' });
    const paid = await payCash(test, school, (await addPupil(test, school)).id);
    await post('/finance/addExpenses', TEA);
    expect(await post('/finance/transfers', { from: 'cash', to: 'bank', amount: 4000 })).toMatchObject({ status: 422, code: 'notEnough' });
    expect(await post('/finance/transfers', { from: 'cash', to: 'cash', amount: 1 })).toMatchObject({ status: 422, code: 'sameAccount' });
    expect((await post('/finance/transfers', { from: 'cash', to: 'bank', amount: 3000 })).status).toBe(200);
    const book = await get('/finance/day-book');
    expect(book.accounts[0]).toEqual({ account: 'cash', opening: 1000, receipts: 3200, payments: 3450.5, closing: 749.5 });
    expect(book.accounts[1]).toMatchObject({ closing: 3000 });
    expect(book.entries.filter(({ account }: { account: string }) => account === 'cash')).toHaveLength(3);
    // The same as on the receipt.
    expect(book.entries.map(({ memo }: { memo: string }) => memo)).toContainEqual(
      expect.stringMatching(/^Receipt \d{4}-\d\d\/1, Rohan Kale$/),
    );
    // A cancellation names what it cancels, not the reason alone.
    await post(`/finance/payments/${paid.paymentId}/reversal`, { reason: 'Wrong child' });
    expect((await get('/finance/day-book')).entries.map(({ memo }: { memo: string }) => memo)).toContainEqual(
      expect.stringMatching(/^Receipt \d{4}-\d\d\/1, cancelled: Wrong child, Rohan Kale$/),
    );
    await expectSound();
  });

  it('explains the expected cash: opening, received, paid out, deposited', async () => {
    const day = await today();
    await payCash(test, school, (await addPupil(test, school)).id);
    await post('/finance/addExpenses', TEA);
    await post('/finance/transfers', { from: 'cash', to: 'bank', amount: 2000 });
    expect(await get(`/finance/days/${day}`)).toMatchObject({
      expectedCash: 749.5,
      cash: { opening: 0, received: 3200, paidOut: 450.5, deposited: 2000 },
    });
  });

  it('is counted, locked and opened again with a reason', async () => {
    const day = await today();
    const pupil = await addPupil(test, school);
    await payCash(test, school, pupil.id);
    expect(await get(`/finance/days/${day}`)).toMatchObject({
      expectedCash: 3200,
      cash: { opening: 0, received: 3200, paidOut: 0, deposited: 0 },
      byMode: [{ mode: 'cash', receipts: 1, amount: 3200 }],
      byCashier: [{ cashier: 'Asha Rao' }],
      byHead: [{ head: 'Tuition', receipts: 1, amount: 3200 }],
      closing: null,
    });
    expect(await post(`/finance/days/${day}/closing`, { counted: [{ denomination: 500, count: 6 }] })).toMatchObject({
      status: 422,
      code: 'remarkNeeded',
    });
    expect(await post(`/finance/days/${day}/closing`, { counted: [{ denomination: 300, count: 6 }] })).toMatchObject({ status: 400 });
    expect(
      await post(`/finance/days/${day}/closing`, {
        counted: [
          { denomination: 500, count: 6 },
          { denomination: 200, count: 1 },
        ],
      }),
    ).toMatchObject({ status: 200, data: { difference: 0 } });
    for (const url of ['/finance/updateOfflineCashFeePayment'])
      expect(await post(url, { studentId: pupil.id, month: 'May', amount: 10 })).toMatchObject({ status: 422, code: 'dayClosed' });
    expect(await post('/finance/addExpenses', TEA)).toMatchObject({ status: 422, code: 'dayClosed' });
    expect(await post(`/finance/days/${day}/closing`, { counted: [] })).toMatchObject({ status: 409 });
    expect(await post(`/finance/days/${day}/reopening`, { reason: 'a parent came late' })).toMatchObject({ status: 200 });
    expect(await post(`/finance/days/${day}/reopening`, { reason: 'again' })).toMatchObject({ status: 409, code: 'notClosed' });
    expect((await payCash(test, school, pupil.id, { month: 'May' })).receiptNo).toBe(2);
    expect(await post('/finance/days/2099-01-01/closing', { counted: [] })).toMatchObject({ status: 422, code: 'futureDay' });
    await expectSound();
  });
});

describe('the check code of a closing', () => {
  it('is the end of the books then, goes out by mail where that is wished, and is remembered for the next day', async () => {
    const day = await today();
    const pupil = await addPupil(test, school);
    await payCash(test, school, pupil.id);
    const counted = [
      { denomination: 500, count: 6 },
      { denomination: 200, count: 1 },
    ];
    expect(await post(`/finance/days/${day}/closing`, { counted, mailTo: 'no address' })).toMatchObject({
      status: 400,
      fields: { mailTo: expect.any(String) },
    });
    expect(await post(`/finance/days/${day}/closing`, { counted, mailTo: 'Owner@Trust.example' })).toMatchObject({ status: 200 });
    const sheet = await get(`/finance/days/${day}`);
    expect(sheet).toMatchObject({ mailTo: 'owner@trust.example', closing: { mailedTo: 'owner@trust.example' } });
    const [head] = await test.owner<
      { code: string }[]
    >`select last_entry_no || '-' || encode(last_hash, 'hex') as code from ledger_heads where school_id = ${school.id}`;
    expect(sheet.closing.checkCode).toBe(head?.code);
    const [mail] = await test.owner<
      { subject: string; body_text: string }[]
    >`select subject, body_text from mail_outbox where school_id = ${school.id}`;
    expect(mail?.subject).toContain(`: ${school.name}`);
    expect(mail?.body_text).toContain(`Code to check later that no entry was changed: ${head?.code}`);
    expect(mail?.body_text).toContain('Cash counted: ₹3,200');
  });

  it('holds as long as nothing before it was changed, also when the chain was made anew', async () => {
    const day = await today();
    const pupil = await addPupil(test, school);
    await payCash(test, school, pupil.id);
    await post(`/finance/days/${day}/closing`, { counted: [], remark: 'not counted' });
    const { checkCode } = (await get(`/finance/days/${day}`)).closing;
    await post(`/finance/days/${day}/reopening`, { reason: 'one more payment' });
    await payCash(test, school, pupil.id, { month: 'May' });
    expect(await findSchoolOfCode(test.database, checkCode)).toBe(school.id);
    expect(await findSchoolOfCode(test.database, checkCode.replace(/^\d+/, '1'))).toBeNull();
    await expect(findSchoolOfCode(test.database, '12-zz')).rejects.toThrow('is not a check code');
    // A person who can write to the database can also make a consistent chain, but the check code printed before is not in it.
    await test.owner`update journal set amount_paise = amount_paise + 100 where school_id = ${school.id} and entry_no = 1`;
    await makeChainAnew(school.id);
    expect((await verifyLedger(test.database, school.id)).faults.map(({ sentence }) => sentence)).not.toContain(
      'Each entry’s hash follows from the one before',
    );
    expect(await findSchoolOfCode(test.database, checkCode)).toBeNull();
  });
});

/** Builds a school's hash chain again from its present entries. */
async function makeChainAnew(schoolId: string): Promise<void> {
  const entries = await test.owner<{ no: number }[]>`select entry_no as no from journal where school_id = ${schoolId} order by entry_no`;
  for (const { no } of entries)
    await test.owner`update journal j set hash = app.entry_hash(coalesce((select hash from journal b where b.school_id = j.school_id and b.entry_no = j.entry_no - 1), ''), j)
      where school_id = ${schoolId} and entry_no = ${no}`;
  await test.owner`update ledger_heads set last_hash = (select hash from journal where school_id = ${schoolId} order by entry_no desc limit 1) where school_id = ${schoolId}`;
}

describe('figures', () => {
  it('agree wherever they are shown', async () => {
    const pupil = await addPupil(test, school);
    await payCash(test, school, pupil.id, { month: 'June', amount: 4000 });
    await payCheque(test, school, pupil.id, { month: 'July' });
    expect((await post('/finance/getFinanceDetails', { month: 'June' })).data).toMatchObject({
      totalAmount: 3200,
      collectedAmount: 3200,
      numFeePaid: 1,
      numFeePending: 0,
      totalStudents: 1,
    });
    expect((await post('/finance/getFinanceDetails', { month: 'April' })).data).toMatchObject({
      collectedAmount: 800,
      numFeePaid: 0,
      numFeePending: 1,
    });
    expect((await post('/finance/getFinanceDetailsOfAClass', { classId: school.ids.class })).data).toEqual({
      totalAmount: 38_400,
      collectedAmount: 7200,
    });
    expect((await post('/finance/getFinanceDetailsOfAClass', { classId: school.ids.class, month: 'July' })).data).toEqual({
      totalAmount: 3200,
      collectedAmount: 3200,
    });
    const lists = (await post('/finance/getPayAndDueList', { sectionId: school.ids.section, month: 'April' })).data;
    expect(lists).toMatchObject({
      paidList: [],
      dueList: [{ _id: pupil.id, rollNum: 1, amount: 2400, date: null, dueDate: '2026-04-10' }],
    });
    const recent = await get('/finance/getRecentActivites');
    expect(recent.map(({ Amount }: { Amount: number }) => Amount)).toEqual([3200, 4000]);
    expect(recent[0]).toMatchObject({ title: 'Fee Payment', student: 'Rohan Kale' });
    const year = await get('/finance/collections');
    expect(year.byMode).toContainEqual(
      isYearOver() ? { mode: 'cash', amount: 0, receipts: 0 } : { mode: 'cash', amount: 4000, receipts: 1 },
    );
    expect(year.months.find(({ month }: { month: string }) => month === 'June')).toMatchObject({ due: 3200, collected: 3200 });
    expect(year.byClass.find(({ className }: { className: string }) => className === '10th')).toMatchObject({
      due: 38_400,
      collected: 7200,
    });
    const owing = await get('/finance/defaulters?minMonths=2');
    expect(owing.defaulters[0]).toMatchObject({ student: { name: 'Rohan Kale' }, oldestDueOn: '2026-04-10' });
    expect(owing.total.amount).toBe(owing.defaulters[0].overdue);
    expect(await get('/finance/defaulters?search=meera')).toMatchObject({ defaulters: [], total: { students: 0, amount: 0 } });
    // The first page contains the list's total; after a position it is summed separately, with the same result.
    const first = Buffer.from(JSON.stringify([-1, '', '00000000-0000-0000-0000-000000000000'])).toString('base64url');
    const whole = await get('/finance/defaulters');
    expect(whole.defaulters.length).toBeGreaterThan(0);
    expect(await get(`/finance/defaulters?after=${first}`)).toEqual(whole);
  });
});
