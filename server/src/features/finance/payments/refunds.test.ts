import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addPupil, ask, depositCheque, type Pupil, payCash, payCheque } from '../../../../test/fees.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

let test: TestApp;
let school: TestSchool;
let rohan: Pupil;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await setClockTo(test.owner, '2026-11-20');
  school = await makeSchool(test, `School ${performance.now()}`);
  rohan = await addPupil(test, school, { guardian: '9822012345', admissionNumber: '2026/0045' });
});

const cancel = (paymentId: string, reason = 'The family moves away') =>
  ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason });
const voucherOf = async (paymentId: string): Promise<string | null> =>
  (await ask(test, school, 'GET', `/finance/payments/${paymentId}`)).data.refundUrl;
const textAt = async (url: string | null) => {
  const file = await test.app.inject(url ?? '/files/none');
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  return (await readPdf(file.rawPayload)).text.replaceAll(/\s+/g, ' ');
};

describe('a refund voucher', () => {
  it('says to whom, how much, how, why and of which receipt, and is signed', async () => {
    const { paymentId, receiptNo } = await payCash(test, school, rohan.id, { month: 'April' });
    expect(await voucherOf(paymentId)).toBeNull();
    await setClockTo(test.owner, '2026-11-23');
    await cancel(paymentId);
    const text = await textAt(await voucherOf(paymentId));
    for (const part of [
      `Refund voucher RF/2026-27/${receiptNo}`,
      'Fees refunded for Rohan Kale, class 10th A, admission number 2026/0045, to Suresh Kale.',
      `Receipt 2026-27/${receiptNo} of 20 Nov 2026, cancelled ₹3,200`,
      'Amount refunded ₹3,200',
      'Three Thousand Two Hundred',
      'Refunded in cash.',
      'Reason: The family moves away',
      'Refunded on 23 Nov 2026',
      'Signature of the receiver',
    ])
      expect(text).toContain(part);
  });

  it('is of the rest where a part was entered again, and there is none where all of it was', async () => {
    const [april, quarter] = [
      await payCash(test, school, rohan.id, { month: 'April' }),
      await payCash(test, school, rohan.id, { month: 'May', amount: 9600 }),
    ];
    await cancel(quarter.paymentId);
    await cancel(april.paymentId);
    await payCash(test, school, rohan.id, { month: 'April', amount: 4000 });
    // Of 12,800 rupees 4,000 were kept: all of the last receipt, and 800 of the one before.
    expect(await voucherOf(april.paymentId)).toBeNull();
    const text = await textAt(await voucherOf(quarter.paymentId));
    expect(text).toContain('Entered again on a new receipt − ₹800');
    expect(text).toContain('Amount refunded ₹8,800');
    // What is paid for other months is no part of it.
    await payCash(test, school, rohan.id, { month: 'December' });
    expect(await textAt(await voucherOf(quarter.paymentId))).toContain('Amount refunded ₹8,800');
  });

  it('names the cheque that was handed back or the bank, and a bounced cheque has none', async () => {
    const inHand = await payCheque(test, school, rohan.id, { month: 'April', number: '004501' });
    await cancel(inHand.paymentId);
    expect(await textAt(await voucherOf(inHand.paymentId))).toContain('Cheque 004501 was handed back.');
    const upi = { studentId: rohan.id, month: 'May', amount: 3200, mode: 'upi', reference: 'UTR778' };
    const { data } = await ask(test, school, 'POST', '/finance/payments', upi);
    await cancel(data.paymentId);
    expect(await textAt(await voucherOf(data.paymentId))).toContain('Refunded from the school’s bank account.');
    const bad = await payCheque(test, school, rohan.id, { month: 'June' });
    await depositCheque(test, school, bad.paymentId);
    await ask(test, school, 'POST', `/finance/cheques/${bad.paymentId}/bounce`, { reason: 'Funds insufficient' });
    expect(await voucherOf(bad.paymentId)).toBeNull();
  });

  it('is given to nobody by a changed address, nor for a receipt that is valid', async () => {
    const [cancelled, valid] = [await payCash(test, school, rohan.id), await payCash(test, school, rohan.id, { month: 'May' })];
    await cancel(cancelled.paymentId);
    const url = (await voucherOf(cancelled.paymentId)) ?? '';
    expect((await test.app.inject(url.replace(cancelled.paymentId, valid.paymentId))).statusCode).toBe(404);
    expect((await test.app.inject(url)).statusCode).toBe(200);
  });
});
