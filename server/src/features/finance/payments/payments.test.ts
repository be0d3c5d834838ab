import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, depositCheque, type Pupil, payCash, payCheque } from '../../../../test/fees.ts';
import { verifyLedger } from '../books/verify-ledger.ts';

const CASH = '/finance/updateOfflineCashFeePayment';
const CHEQUE = '/finance/updateOfflineChequeFeePayment';
let test: TestApp;
let school: TestSchool;
let rohan: Pupil;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  rohan = await addPupil(test, school);
});

const pay = (body: object, headers = {}) => ask(test, school, 'POST', CASH, body, headers);
const countPayments = async () =>
  (await test.owner<{ count: number }[]>`select count(*)::int as count from payments where school_id = ${school.id}`)[0]?.count;
const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
const statusOf = async () =>
  (await ask(test, school, 'POST', '/finance/fetchStudentsOfClass', { classId: school.ids.class })).data.find(
    (row: { _id: string }) => row._id === rohan.id,
  );

describe('a payment', () => {
  it('turns the student paid, with the receipt of the first number', async () => {
    expect(await statusOf()).toMatchObject({ status: 'Unpaid', date: null, feeStatus: { amountPaid: 0, totalAmount: 38_400 } });
    const answer = await pay({ studentId: rohan.id, amount: 3200 });
    expect(answer).toMatchObject({ status: 200, success: true, data: { receiptNo: 1, amount: 3200 } });
    expect(answer.data.months).toHaveLength(1);
    expect(answer.data).toMatchObject({
      receiptUrl: expect.stringMatching(/^\/files\//),
      paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    // No month and `Current Month` mean the same month.
    expect(await pay({ studentId: rohan.id, month: 'Current Month', amount: 1 })).toMatchObject({ status: 409, code: 'monthPaid' });
    const row = await statusOf();
    expect(row).toMatchObject({ status: 'Paid', date: answer.data.paidOn, feeStatus: { amountPaid: 3200 } });
    expect(row.feeStatus.monthlyFeeStatus).toHaveLength(12);
    const [paid] = answer.data.months;
    const other = row.feeStatus.monthlyFeeStatus.find(({ month }: { month: string }) => month !== paid);
    expect(other).toEqual({ month: paid === 'April' ? 'May' : 'April', amount: 3200, date: null, isPaid: false });
    await expectSound();
  });

  it('pays the named month first, then the oldest', async () => {
    expect((await pay({ studentId: rohan.id, month: 'December', amount: 5000 })).data.months).toEqual(['December', 'April']);
    const months = (await statusOf()).feeStatus.monthlyFeeStatus;
    expect(months.find(({ month }: { month: string }) => month === 'December')).toMatchObject({ amount: 3200, isPaid: true });
    expect(months[0]).toMatchObject({ month: 'April', amount: 1400, isPaid: false });
  });

  it('pays the whole year, oldest first, as Complete Fees', async () => {
    expect((await pay({ studentId: rohan.id, month: 'Complete Fees', amount: 10_000.5 })).data.months).toEqual([
      'April',
      'May',
      'June',
      'July',
    ]);
    const rest = await pay({ studentId: rohan.id, month: 'Complete Fees', amount: 28_399.5 });
    expect(rest).toMatchObject({ status: 200 });
    expect((await statusOf()).feeStatus).toMatchObject({ amountPaid: 38_400, totalAmount: 38_400 });
    expect(await pay({ studentId: rohan.id, month: 'Complete Fees', amount: 1 })).toMatchObject({ status: 409, code: 'allPaid' });
    await expectSound();
  });

  it('takes the arrears of last year before the months, as Complete Fees and behind a named month', async () => {
    await ask(test, school, 'POST', '/finance/opening-balances', {
      rows: [{ admissionNumber: rohan.admissionNumber, amount: 500 }],
      reason: 'old register',
    });
    expect((await pay({ studentId: rohan.id, month: 'Complete Fees', amount: 300 })).data.months).toEqual(['Arrears']);
    expect((await pay({ studentId: rohan.id, month: 'May', amount: 3500 })).data.months).toEqual(['May', 'Arrears', 'April']);
    const row = await statusOf();
    expect(row.feeStatus).toMatchObject({ arrears: 0, amountPaid: 3800, totalAmount: 38_900 });
    expect(row.feeStatus.monthlyFeeStatus[0]).toMatchObject({ month: 'April', amount: 3100, isPaid: false });
    await expectSound();
  });

  it('of a month that is paid is refused with its receipt', async () => {
    const first = await payCash(test, school, rohan.id, { month: 'May' });
    const second = await pay({ studentId: rohan.id, month: 'May', amount: 100 });
    expect(second).toMatchObject({
      status: 409,
      code: 'monthPaid',
      data: { receiptNo: first.receiptNo, amount: 3200, student: 'Rohan Kale', by: 'Asha Rao' },
    });
    expect(second.message).toMatch(/^May is already paid: receipt \d{4}-\d\d\/1 of \d{1,2} \w{3,4} \d{4}\.$/);
    expect(await countPayments()).toBe(1);
  });

  it('of more than is owed is refused with what is owed', async () => {
    await payCash(test, school, rohan.id);
    const answer = await pay({ studentId: rohan.id, month: 'May', amount: 35_200.01 });
    expect(answer).toMatchObject({ status: 422, code: 'moreThanOwed', data: { owed: 35_200 } });
    expect(answer.message).toContain('₹35,200');
    expect(await countPayments()).toBe(1);
  });

  it.each([
    ['zero', 0],
    ['a negative sum', -5],
    ['1e21', 1e21],
    ['three decimals', 10.123],
    ['text', 'three thousand'],
    ['null', null],
    ['nothing', undefined],
    ['NaN', Number.NaN],
    ['a paisa less than one', 0.001],
  ])('of %s is refused and nothing is stored', async (_what, amount) => {
    const answer = await pay({ studentId: rohan.id, month: 'April', amount });
    expect(answer).toMatchObject({ status: 400, code: 'badInput', success: false });
    expect(answer.fields?.amount).toMatch(/^[A-Z].*\.$/);
    expect(await countPayments()).toBe(0);
  });

  it('of NaN as it cannot be written in JSON is refused', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: CASH,
      headers: { authorization: `Bearer ${school.token}`, 'content-type': 'application/json' },
      payload: `{"studentId":"${rohan.id}","amount":NaN}`,
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'badJson']);
  });

  it('for an unknown month or student is refused', async () => {
    expect(await pay({ studentId: rohan.id, month: 'Smarch', amount: 1 })).toMatchObject({
      status: 400,
      fields: { month: expect.any(String) },
    });
    expect(await pay({ studentId: '00000000-0000-0000-0000-000000000000', amount: 1 })).toMatchObject({ status: 404 });
    expect(await countPayments()).toBe(0);
  });

  it('for a student of another school is not found', async () => {
    const other = await makeSchool(test, `Other ${performance.now()}`);
    const theirs = await addPupil(test, other);
    expect(await pay({ studentId: theirs.id, month: 'April', amount: 3200 })).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('for a student who has left is taken as long as something is owed', async () => {
    await test.owner`update students set left_on = app.today(school_id) where id = ${rohan.id}`;
    const { data } = await ask(test, school, 'GET', `/finance/students/${rohan.id}/fees`);
    expect(data.student.leftOn).not.toBeNull();
    expect(await pay({ studentId: rohan.id, month: 'April', amount: 3200 })).toMatchObject({ status: 200 });
    expect(await pay({ studentId: rohan.id, month: 'Complete Fees', amount: data.left - 3200 })).toMatchObject({ status: 200 });
    expect(await pay({ studentId: rohan.id, month: 'Complete Fees', amount: 1 })).toMatchObject({ status: 409, code: 'allPaid' });
    expect(await countPayments()).toBe(2);
    await expectSound();
  });

  it('by a cheque whose number was used is refused with its receipt, unless it bounced', async () => {
    const meera = await addPupil(test, school, { name: 'Meera Joshi' });
    const first = await payCheque(test, school, rohan.id, { number: '004512', bankName: 'Axis Bank' });
    const cheque = { studentId: meera.id, month: 'April', amount: 3200, instrumentId: '004 512', bankName: 'AXIS bank' };
    const again = await ask(test, school, 'POST', CHEQUE, cheque);
    expect(again).toMatchObject({ status: 409, code: 'referenceUsed', data: { receiptNo: first.receiptNo, student: 'Rohan Kale' } });
    await depositCheque(test, school, first.paymentId);
    await ask(test, school, 'POST', `/finance/cheques/${first.paymentId}/bounce`, { reason: 'no funds' });
    expect(await ask(test, school, 'POST', CHEQUE, cheque)).toMatchObject({ status: 200 });
    await expectSound();
  });

  it('by a cheque of the same number is taken from another bank, an unknown one, and for a brother or sister', async () => {
    const [dev, asha] = [
      await addPupil(test, school, { name: 'Dev Kale', guardian: '9800000007' }),
      await addPupil(test, school, { name: 'Asha Kale', guardian: '9800000007' }),
    ];
    const meera = await addPupil(test, school, { name: 'Meera Joshi' });
    await payCheque(test, school, dev.id, { number: '004512', bankName: 'Axis Bank' });
    await payCheque(test, school, asha.id, { number: '004512', bankName: 'Axis Bank' });
    await payCheque(test, school, meera.id, { number: '004512', bankName: 'Canara Bank' });
    await payCheque(test, school, rohan.id, { number: '004512' });
    expect(await countPayments()).toBe(4);
    await expectSound();
  });

  it.each([[''], ['12;drop'], ['=1+1'], ['x'.repeat(41)]])('by a cheque with the number %j is refused', async (instrumentId) => {
    expect(await ask(test, school, 'POST', CHEQUE, { studentId: rohan.id, month: 'April', amount: 1, instrumentId })).toMatchObject({
      status: 400,
    });
  });

  it('by UPI, transfer, draft or card needs its number', async () => {
    for (const mode of ['upi', 'bank transfer', 'draft', 'card']) {
      expect(await ask(test, school, 'POST', '/finance/payments', { studentId: rohan.id, amount: 10, mode })).toMatchObject({
        status: 422,
        code: 'referenceNeeded',
      });
      expect(
        await ask(test, school, 'POST', '/finance/payments', { studentId: rohan.id, amount: 10, mode, reference: `UTR ${mode.length}` }),
      ).toMatchObject({ status: 200 });
    }
  });
});

describe('taking a payment back', () => {
  it('opens its months again and keeps both entries', async () => {
    const { paymentId } = await payCash(test, school, rohan.id, { month: 'April', amount: 5000 });
    const answer = await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'wrong child' });
    expect(answer).toMatchObject({ status: 200, data: { months: ['April', 'May'] } });
    expect((await statusOf()).feeStatus).toMatchObject({ amountPaid: 0 });
    expect(await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'again' })).toMatchObject({
      status: 409,
      code: 'alreadyReversed',
    });
    const detail = (await ask(test, school, 'GET', `/finance/payments/${paymentId}`)).data;
    expect(detail).toMatchObject({
      state: 'reversed',
      allocations: [
        { month: 'April', head: 'Tuition', amount: 3200 },
        { month: 'May', amount: 1800 },
      ],
    });
    expect(detail.history.map(({ what }: { what: string }) => what)).toEqual(['received', 'reversed']);
    expect(await payCash(test, school, rohan.id, { month: 'April' })).toMatchObject({ receiptNo: 2 });
    await expectSound();
  });

  it('says when the cash that is returned is no longer there', async () => {
    const state = async () => (await ask(test, school, 'GET', '/finance/day-state')).data;
    const [first, second] = [
      await payCash(test, school, rohan.id, { month: 'April' }),
      await payCash(test, school, rohan.id, { month: 'May' }),
    ];
    expect(await state()).toEqual({ day: first.paidOn, isClosed: false, closedUntil: null, cashInHand: 6400 });
    await ask(test, school, 'POST', '/finance/transfers', { from: 'cash', to: 'bank', amount: 2000 });
    const cancel = (paymentId: string) => ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'Wrong child' });
    expect((await cancel(first.paymentId)).data.cashInHand).toBeNull();
    expect((await cancel(second.paymentId)).data.cashInHand).toBe(-2000);
    expect((await state()).cashInHand).toBe(-2000);
    await ask(test, school, 'POST', `/finance/days/${first.paidOn}/closing`, { counted: [], remark: 'Nothing in the box' });
    expect((await state()).isClosed).toBe(true);
    await ask(test, school, 'POST', `/finance/days/${first.paidOn}/reopening`, { reason: 'Late parent' });
    expect((await state()).isClosed).toBe(false);
    await expectSound();
  });

  it('of a leaver who had paid the whole year leaves the months after the leaving uncharged', async () => {
    const fees = async () => (await ask(test, school, 'GET', `/finance/students/${rohan.id}/fees`)).data;
    const { left: year } = await fees();
    const { data: paid } = await ask(test, school, 'POST', '/finance/payments', {
      studentId: rohan.id,
      month: 'Complete Fees',
      amount: year,
      mode: 'cash',
    });
    const { starts_on: start } =
      (await test.owner`select starts_on from academic_years where school_id = ${school.id} and is_current`)[0] ?? {};
    await ask(test, school, 'POST', `/admin/students/${rohan.id}/leaving`, { leftOn: start, reason: 'Moved to another town', note: '' });
    expect((await fees()).months.map(({ charged }: { charged: number }) => charged > 0)).toEqual(Array(12).fill(true));
    expect((await ask(test, school, 'POST', `/finance/payments/${paid.paymentId}/reversal`, { reason: 'Refund' })).status).toBe(200);
    expect((await fees()).months.map(({ charged }: { charged: number }) => charged > 0)).toEqual([true, ...Array(11).fill(false)]);
    expect((await fees()).left).toBe(year / 12);
    await expectSound();
  });

  it('needs a reason and never lets the application change the books', async () => {
    const { paymentId } = await payCash(test, school, rohan.id);
    expect(await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: '  ' })).toMatchObject({ status: 400 });
    for (const statement of [
      'update journal set memo = $$x$$',
      'delete from journal',
      'delete from payments',
      'update payments set amount_paise = 1',
      'delete from allocations',
      'update charges set amount_paise = 1',
    ]) {
      await expect(test.pool.unsafe(statement)).rejects.toThrow(/permission denied/);
    }
  });
});

describe('a family', () => {
  it('pays one sum with a receipt each, by one cheque', async () => {
    const phone = `98${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
    const asha = await addPupil(test, school, { name: 'Asha Kale', className: '9th', guardian: phone });
    const om = await addPupil(test, school, { name: 'Om Kale', className: '12th', guardian: phone });
    const family = (await ask(test, school, 'GET', `/finance/families/${asha.id}`)).data;
    expect(family.children.map(({ name }: { name: string }) => name)).toEqual(['Om Kale', 'Asha Kale']);
    expect(family.children[0].dues[0]).toMatchObject({ month: 'April', amount: 3200 });
    const parts = [
      { studentId: om.id, amount: 3200 },
      { studentId: asha.id, amount: 1800 },
    ];
    const answer = await ask(test, school, 'POST', '/finance/family-payments', { parts, mode: 'cheque', reference: '90001' });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        amount: 5000,
        receipts: [
          { receiptNo: 1, student: 'Om Kale', months: ['April'] },
          { receiptNo: 2, student: 'Asha Kale' },
        ],
      },
    });
    await expectSound();
  });

  it('pays all or nothing', async () => {
    const asha = await addPupil(test, school);
    const parts = [
      { studentId: asha.id, amount: 3200 },
      { studentId: rohan.id, amount: 99_000 },
    ];
    expect(await ask(test, school, 'POST', '/finance/family-payments', { parts, mode: 'cash' })).toMatchObject({
      status: 422,
      code: 'moreThanOwed',
    });
    expect(await ask(test, school, 'POST', '/finance/family-payments', { parts: [parts[0], parts[0]], mode: 'cash' })).toMatchObject({
      status: 422,
      code: 'twiceInFamily',
    });
    expect(await countPayments()).toBe(0);
  });
});

describe('the payment history', () => {
  it('filters, pages and sums', async () => {
    for (const month of ['April', 'May', 'June']) await payCash(test, school, rohan.id, { month });
    await payCheque(test, school, rohan.id, { month: 'July', number: 'HDFC778' });
    const list = async (query: string) => (await ask(test, school, 'GET', `/finance/payments?${query}`)).data;
    expect(await list('')).toMatchObject({ total: { count: 4, amount: 12_800 }, next: null });
    expect((await list('mode=cheque')).payments).toHaveLength(1);
    expect((await list('search=HDFC778')).payments).toHaveLength(1);
    expect((await list('search=roh')).payments).toHaveLength(4);
    expect((await list('search=nobody')).payments).toHaveLength(0);
    expect((await list('to=2020-01-01')).total).toEqual({ count: 0, cancelled: 0, amount: 0 });
    expect(await ask(test, school, 'GET', '/finance/payments?mode=barter')).toMatchObject({ status: 400 });
  });

  it('tells of the payment a moment ago', async () => {
    const url = `/finance/students/${rohan.id}/recent-payment?amount=3200`;
    expect((await ask(test, school, 'GET', url)).data).toEqual({ payment: null });
    await payCash(test, school, rohan.id);
    expect((await ask(test, school, 'GET', url)).data.payment).toMatchObject({
      receiptNo: 1,
      isSameAmount: true,
      minutesAgo: 0,
      by: 'Asha Rao',
      mode: 'cash',
    });
  });
});
