import { shiftDay, writeDay } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { schoolToday } from '../../../../test/clock.ts';
import { addPupil, ask, type Pupil } from '../../../../test/fees.ts';
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
  rohan = await addPupil(test, school);
});
const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);

describe('a payment', () => {
  it('by a number that was used is refused in small letters too, with its bank written otherwise', async () => {
    const meera = await addPupil(test, school, { name: 'Meera Joshi' });
    const pay = (studentId: string, reference: string, bankName: string) =>
      ask(test, school, 'POST', '/finance/payments', {
        studentId,
        month: 'April',
        amount: 3200,
        mode: 'bank transfer',
        reference,
        bankName,
      });
    expect(await pay(rohan.id, 'UTR12AB', 'Axis Bank')).toMatchObject({ status: 200 });
    expect(await pay(meera.id, 'utr 12ab', 'AXIS BANK')).toMatchObject({
      status: 409,
      code: 'referenceUsed',
      data: { student: 'Rohan Kale' },
    });
    expect(await pay(meera.id, 'utr12ab', 'NAMCO')).toMatchObject({ status: 200 });
    const found = await ask(test, school, 'GET', '/finance/payments?search=Utr12Ab');
    expect(found.data.payments).toHaveLength(2);
    await expectSound();
  });

  it.each(['1900-01-01', '1901-11-02'])('by a cheque dated %s is refused: its year is mistyped', async (chequeDate) => {
    const body = { studentId: rohan.id, month: 'April', amount: 1, instrumentId: '778812', chequeDate };
    expect(await ask(test, school, 'POST', '/finance/updateOfflineChequeFeePayment', body)).toMatchObject({
      status: 422,
      code: 'instrumentDate',
    });
    const family = { parts: [{ studentId: rohan.id, amount: 1 }], mode: 'cheque', reference: '778812', instrumentDate: chequeDate };
    expect(await ask(test, school, 'POST', '/finance/family-payments', family)).toMatchObject({ status: 422, code: 'instrumentDate' });
    const [kept] = await test.owner<{ count: number }[]>`select count(*)::int as count from payments where school_id = ${school.id}`;
    expect(kept?.count).toBe(0);
  });

  it('by a cheque or draft that the bank would refuse for its age is refused, with the date from which one is taken', async () => {
    const dated = (chequeDate: string) => ({ studentId: rohan.id, month: 'April', amount: 1, instrumentId: '778812', chequeDate });
    const old = shiftDay(schoolToday(), -93);
    const refused = await ask(test, school, 'POST', '/finance/updateOfflineChequeFeePayment', dated(old));
    expect(refused).toMatchObject({ status: 422, code: 'staleCheque' });
    expect(refused.error).toContain(`the bank will refuse this one dated ${writeDay(old)}.`);
    const by = { mode: 'draft', reference: '778812', instrumentDate: old };
    const single = { studentId: rohan.id, month: 'April', amount: 1, ...by };
    expect(await ask(test, school, 'POST', '/finance/payments', single)).toMatchObject({ status: 422, code: 'staleCheque' });
    const family = { parts: [{ studentId: rohan.id, amount: 1 }], ...by };
    expect(await ask(test, school, 'POST', '/finance/family-payments', family)).toMatchObject({ status: 422, code: 'staleCheque' });
    // A transfer does not become invalid. A younger cheque and a post-dated one are taken.
    expect((await ask(test, school, 'POST', '/finance/payments', { ...single, mode: 'bank transfer' })).status).toBe(200);
    for (const day of [shiftDay(schoolToday(), -89), shiftDay(schoolToday(), 40)])
      expect((await ask(test, school, 'POST', '/finance/updateOfflineChequeFeePayment', dated(day))).status).toBe(200);
    await expectSound();
  });
});
