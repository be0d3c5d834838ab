import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, depositCheque, type Pupil, payCash, payCheque } from '../../../../test/fees.ts';
import { verifyLedger } from '../books/verify-ledger.ts';

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

const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);
const statusOf = async () =>
  (await ask(test, school, 'POST', '/finance/fetchStudentsOfClass', { classId: school.ids.class })).data.find(
    (row: { _id: string }) => row._id === rohan.id,
  );

describe('cheques', () => {
  it('go from received over deposited to cleared, and the money to the bank', async () => {
    const { paymentId } = await payCheque(test, school, rohan.id);
    const slip = await ask(test, school, 'POST', '/finance/deposit-slips', { paymentIds: [paymentId] });
    expect(slip).toMatchObject({ status: 200, data: { slipNo: 1, amount: 3200, count: 1 } });
    expect(await ask(test, school, 'GET', `/finance/deposit-slips/${slip.data.slipId}`)).toMatchObject({
      data: {
        amountInWords: 'Rupees Three Thousand Two Hundred Only',
        cheques: [{ state: 'deposited', slipId: slip.data.slipId, slipNo: 1 }],
      },
    });
    expect(await ask(test, school, 'POST', '/finance/deposit-slips', { paymentIds: [paymentId] })).toMatchObject({
      status: 409,
      code: 'chequeState',
      error: expect.stringMatching(/^Cheque \S+ is already deposited\. Reload the page to see its status\.$/),
    });
    expect(await ask(test, school, 'POST', `/finance/cheques/${paymentId}/clearing`)).toMatchObject({ status: 200 });
    expect(await ask(test, school, 'POST', `/finance/cheques/${paymentId}/bounce`, { reason: 'late' })).toMatchObject({
      status: 409,
      code: 'chequeState',
      error: expect.stringContaining(' is already cleared.'),
    });
    const book = (await ask(test, school, 'GET', '/finance/day-book')).data.accounts;
    expect(book).toMatchObject([
      { account: 'cash', closing: 0 },
      { account: 'bank', closing: 3200 },
      { account: 'cheques', closing: 0 },
    ]);
    await expectSound();
  });

  it('that bounce open the months, add the charge and draft the message', async () => {
    const { paymentId, number } = await payCheque(test, school, rohan.id, { month: 'April' });
    await depositCheque(test, school, paymentId);
    const answer = await ask(test, school, 'POST', `/finance/cheques/${paymentId}/bounce`, { reason: 'Funds insufficient', charge: 250 });
    expect(answer).toMatchObject({ status: 200, data: { months: ['April'], charge: 250 } });
    expect(answer.data.messageToParent).toContain(number);
    expect(answer.data.messageToParent).toContain('₹3,450');
    expect(answer.data.messageToParent).toContain('(April)');
    expect((await statusOf()).feeStatus).toMatchObject({ amountPaid: 0, totalAmount: 38_650 });
    const board = (await ask(test, school, 'GET', '/finance/cheques')).data;
    expect(board.totals).toContainEqual({ state: 'bounced', count: 1, amount: 3200 });
    // The dashboard asks for it until its month is paid again.
    const asked = async () => (await ask(test, school, 'GET', '/admin/homepage')).data.needs.bounced.count;
    expect(await asked()).toBe(1);
    await payCash(test, school, rohan.id, { month: 'April', amount: 3450 });
    expect(await asked()).toBe(0);
    await expectSound();
  });

  it('that were not deposited cannot bounce', async () => {
    const { paymentId, number } = await payCheque(test, school, rohan.id);
    const answer = await ask(test, school, 'POST', `/finance/cheques/${paymentId}/bounce`, { reason: 'Funds insufficient' });
    expect(answer).toMatchObject({ status: 409, code: 'chequeInHand' });
    expect(answer.error).toBe(`The cheque ${number} has not been deposited yet. Put it on a deposit slip first, or cancel its receipt.`);
    expect((await ask(test, school, 'GET', '/finance/cheques')).data.cheques).toMatchObject([{ state: 'received' }]);
  });

  it('dated later cannot be deposited before', async () => {
    const answer = await ask(test, school, 'POST', CHEQUE, {
      studentId: rohan.id,
      month: 'April',
      amount: 3200,
      instrumentId: '77',
      bankName: 'Axis Bank',
      chequeDate: '2099-01-01',
    });
    expect((await ask(test, school, 'GET', '/finance/cheques')).data.cheques).toMatchObject([
      { number: '77', bankName: 'Axis Bank', chequeDate: '2099-01-01' },
    ]);
    expect(await ask(test, school, 'POST', '/finance/deposit-slips', { paymentIds: [answer.data.paymentId] })).toMatchObject({
      status: 422,
      code: 'postDated',
    });
  });

  it('alone can be cleared', async () => {
    const { paymentId } = await payCash(test, school, rohan.id);
    expect(await ask(test, school, 'POST', `/finance/cheques/${paymentId}/clearing`)).toMatchObject({ status: 422, code: 'notACheque' });
  });
});
