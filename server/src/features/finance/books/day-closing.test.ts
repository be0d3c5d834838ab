import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockOff } from '../../../../test/clock.ts';
import { addPupil, ask, payCash, payCheque } from '../../../../test/fees.ts';
import { verifyLedger } from './verify-ledger.ts';

let test: TestApp;
let school: TestSchool;
let days = 0;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
});

const post = (url: string, body: object) => ask(test, school, 'POST', url, body);
const today = async () => (await test.owner<{ day: string }[]>`select app.today(${school.id}) as day`)[0]?.day as string;
const sheetOf = async (day: string) => (await ask(test, school, 'GET', `/finance/days/${day}`)).data;
const cancel = (paymentId: string, reason: string) => post(`/finance/payments/${paymentId}/reversal`, { reason });
const nextDay = () => setClockOff(test.owner, `'${++days} days'`);

describe('a cancelled receipt on the closing sheet', () => {
  it('of the day itself is neither received nor paid out, and is listed', async () => {
    const day = await today();
    await payCash(test, school, (await addPupil(test, school)).id);
    const wrong = await payCash(test, school, (await addPupil(test, school, { name: 'Wrong Child' })).id);
    await cancel(wrong.paymentId, 'Wrong student');
    const sheet = await sheetOf(day);
    expect(sheet).toMatchObject({
      expectedCash: 3200,
      cash: { opening: 0, received: 3200, paidOut: 0, deposited: 0 },
      byMode: [{ mode: 'cash', receipts: 1, amount: 3200 }],
      byHead: [{ receipts: 1, amount: 3200 }],
    });
    expect(sheet.cancelled).toEqual([
      {
        ...{ id: wrong.paymentId, receiptNo: 2, financialYear: expect.any(String), receivedOn: day, student: 'Wrong Child' },
        ...{ mode: 'cash', amount: 3200, state: 'reversed', reason: 'Wrong student' },
      },
    ]);
  });

  it('of an earlier day is paid out on the day on which it is cancelled, and stays on the sheet of its own day', async () => {
    const first = await today();
    const cash = await payCash(test, school, (await addPupil(test, school)).id);
    const before = await sheetOf(first);
    await nextDay();
    const second = await today();
    expect(second > first).toBe(true);
    await cancel(cash.paymentId, 'Paid twice');
    expect(await sheetOf(first)).toEqual(before);
    const sheet = await sheetOf(second);
    expect(sheet).toMatchObject({ expectedCash: 0, cash: { opening: 3200, received: 0, paidOut: 3200, deposited: 0 }, byMode: [] });
    expect(sheet.cancelled).toMatchObject([{ receivedOn: first, reason: 'Paid twice', amount: 3200 }]);
  });

  it('of a cheque that bounced says why, and touches no cash', async () => {
    const cheque = await payCheque(test, school, (await addPupil(test, school)).id, { number: '700111' });
    await post('/finance/deposit-slips', { paymentIds: [cheque.paymentId] });
    await nextDay();
    const bounced = await post(`/finance/cheques/${cheque.paymentId}/bounce`, { reason: 'No funds', charge: 0 });
    expect(bounced.status, JSON.stringify(bounced)).toBe(200);
    const sheet = await sheetOf(await today());
    expect(sheet.cancelled).toMatchObject([{ mode: 'cheque', state: 'bounced', reason: 'No funds' }]);
    expect(sheet.cash).toEqual({ opening: 0, received: 0, paidOut: 0, deposited: 0 });
  });

  it('leaves the figures of an expense that was corrected on the same day as they are in the end', async () => {
    const day = await today();
    await payCash(test, school, (await addPupil(test, school)).id);
    await post('/finance/addExpenses', { category: 'other', amount: 450, description: 'Tea' });
    const [expense] = await test.owner<{ id: string }[]>`select id from expenses where school_id = ${school.id}`;
    expect((await post(`/finance/expenses/${expense?.id}/reversal`, { reason: 'Entered twice' })).status).toBe(200);
    await post('/finance/transfers', { from: 'cash', to: 'bank', amount: 1000 });
    expect(await sheetOf(day)).toMatchObject({
      expectedCash: 2200,
      cash: { opening: 0, received: 3200, paidOut: 0, deposited: 1000 },
    });
    expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
  });

  it('has the opening balance of its day as opening cash, not as money received', async () => {
    const day = await today();
    await post('/finance/account-openings', { account: 'cash', amount: 15_000, on: day });
    await payCash(test, school, (await addPupil(test, school)).id);
    expect(await sheetOf(day)).toMatchObject({
      expectedCash: 18_200,
      cash: { opening: 15_000, received: 3200, paidOut: 0, deposited: 0 },
    });
  });
});
