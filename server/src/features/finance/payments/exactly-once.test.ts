import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, type Pupil, payCash } from '../../../../test/fees.ts';
import { verifyLedger } from '../books/verify-ledger.ts';

const CASH = '/finance/updateOfflineCashFeePayment';
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

describe('exactly once', () => {
  const key = { 'idempotency-key': 'modal-1' };

  it('a repeated key gets the first answer and changes nothing', async () => {
    const body = { studentId: rohan.id, month: 'April', amount: 3200 };
    const [first, second] = [await pay(body, key), await pay(body, key)];
    expect(second.status).toBe(200);
    expect(second.data).toEqual(first.data);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await countPayments()).toBe(1);
  });

  it('a repeated key gets the first answer also when more was paid since', async () => {
    const body = { studentId: rohan.id, month: 'April', amount: 1200 };
    const first = await pay(body, key);
    expect(first.data).toMatchObject({ amount: 1200, rests: [{ month: 'April', amount: 2000 }] });
    await payCash(test, school, rohan.id, { month: 'April', amount: 500 });
    expect((await pay(body, key)).data).toEqual(first.data);
  });

  it('a key of an earlier version, which holds the answer itself, gets it again', async () => {
    const body = { studentId: rohan.id, month: 'April', amount: 1200 };
    const first = await pay(body, key);
    await test.owner`update idempotency_keys k set answer = k.answer || (a.new_values - 'studentId' - 'mode') from audit_log a
      where k.school_id = ${school.id} and a.school_id = k.school_id and a.entity_id = (k.answer ->> 'paymentId')::uuid`;
    await test.owner`alter table audit_log disable trigger only_blank`;
    await test.owner`update audit_log set new_values = null where school_id = ${school.id} and entity = 'payment'`;
    await test.owner`alter table audit_log enable trigger only_blank`;
    expect((await pay(body, key)).data).toEqual(first.data);
  });

  it('a double click is one payment', async () => {
    const body = { studentId: rohan.id, month: 'April', amount: 3200 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(body, key)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.receiptNo}`))).toEqual(new Set(['200 1']));
    expect(await countPayments()).toBe(1);
  });

  it('the same key with another request is refused', async () => {
    await pay({ studentId: rohan.id, month: 'April', amount: 3200 }, key);
    expect(await pay({ studentId: rohan.id, month: 'May', amount: 3200 }, key)).toMatchObject({ status: 422, code: 'keyReused' });
    const meera = await addPupil(test, school, { name: 'Meera Joshi' });
    expect(await pay({ studentId: meera.id, month: 'April', amount: 3200 }, key)).toMatchObject({ status: 422, code: 'keyReused' });
  });

  it('a refused request leaves its key free', async () => {
    expect(await pay({ studentId: rohan.id, month: 'April', amount: 99_999 }, key)).toMatchObject({ status: 422 });
    expect(await pay({ studentId: rohan.id, month: 'April', amount: 3200 }, key)).toMatchObject({ status: 200 });
  });

  it('of administrators who pay the same month at once one is told of the other’s receipt', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay({ studentId: rohan.id, month: 'April', amount: 3200 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(refused).toMatchObject({ status: 409, code: 'monthPaid', data: { receiptNo: 1 } });
    await expectSound();
  });

  it('receipts of a year go on after those of another', async () => {
    await payCash(test, school, rohan.id, { month: 'April' });
    await test.owner`update ledger_heads set receipts_year = receipts_year - 1, last_receipt_no = 40 where school_id = ${school.id}`;
    expect(await payCash(test, school, rohan.id, { month: 'May' })).toMatchObject({ receiptNo: 2 });
    expect(await payCash(test, school, rohan.id, { month: 'June' })).toMatchObject({ receiptNo: 3 });
    await expectSound();
  });

  it('receipts of many at once run from 1 without a gap', async () => {
    const pupils = await Promise.all(Array.from({ length: 12 }, (_, index) => addPupil(test, school, { name: `Pupil ${index}` })));
    const answers = await Promise.all(
      pupils.flatMap(({ id }) => ['April', 'May', 'June'].map((month) => payCash(test, school, id, { month }))),
    );
    expect(answers.map(({ receiptNo }) => receiptNo).sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    await expectSound();
  });
});
