import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addPupil, ask, depositCheque, payCheque } from '../../../../test/fees.ts';
import { verifyLedger } from '../books/verify-ledger.ts';

let test: TestApp;
let school: TestSchool;
let cheque: { paymentId: string; number: string };
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
/** A cheque that is received on 1 October and deposited on 2 October; it is 14 October. */
beforeEach(async () => {
  await setClockTo(test.owner, '2026-10-01');
  school = await makeSchool(test, `School ${performance.now()}`);
  cheque = await payCheque(test, school, (await addPupil(test, school)).id);
  await setClockTo(test.owner, '2026-10-02');
  await depositCheque(test, school, cheque.paymentId);
  await setClockTo(test.owner, '2026-10-14');
});

const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const post = (url: string, body?: object) => ask(test, school, 'POST', url, body);
const clear = (on?: string) => post(`/finance/cheques/${cheque.paymentId}/clearing`, on === undefined ? undefined : { on });
const unclear = (reason = 'Another cheque') => post(`/finance/cheques/${cheque.paymentId}/clearing/reversal`, { reason });
const close = (day: string) => post(`/finance/days/${day}/closing`, { counted: [] });
const listed = async () => (await get('/finance/cheques')).cheques[0];
const bankOn = async (date: string) => {
  const { accounts } = await get(`/finance/day-book?date=${date}`);
  return accounts.slice(1).map(({ closing }: { closing: number }) => closing);
};
type Event = { what: string; reason: string; on?: string };
/** What the journal holds of the receipt. The deposit is in the audit log, whose clock is the machine's. */
const happened = async (): Promise<Event[]> =>
  (await get(`/finance/payments/${cheque.paymentId}`)).history.filter(({ what }: Event) => what !== 'deposited');
const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);

describe('a cheque is cleared', () => {
  it('on the day that is given, from which the bank has its money', async () => {
    expect(await clear('2026-10-06')).toMatchObject({ status: 200, data: { clearedOn: '2026-10-06' } });
    expect(await listed()).toMatchObject({ state: 'cleared', settledOn: '2026-10-06' });
    expect([await bankOn('2026-10-05'), await bankOn('2026-10-06')]).toEqual([
      [0, 3200],
      [3200, 0],
    ]);
    expect((await happened()).slice(1)).toMatchObject([{ what: 'cleared', on: '2026-10-06' }]);
    const [act] = await test.owner`select new_values from audit_log where school_id = ${school.id} and action = 'clearCheque'`;
    expect(act).toEqual({ new_values: { state: 'cleared', clearedOn: '2026-10-06' } });
    await expectSound();
  });

  it('today where no day is given', async () => {
    expect((await clear()).data).toEqual({ clearedOn: '2026-10-14' });
  });

  it('not before its receipt, in the future or on a closed day', async () => {
    const early = await clear('2026-09-30');
    expect(early).toMatchObject({ status: 422, code: 'clearedTooEarly' });
    expect(early.error).toBe(`Cheque ${cheque.number} was received on 1 Oct 2026. Select this date or a later one.`);
    expect(await clear('2026-10-15')).toMatchObject({ status: 422, code: 'futureDay' });
    await close('2026-10-06');
    expect(await clear('2026-10-06')).toMatchObject({ status: 422, code: 'dayClosed' });
    expect(await listed()).toMatchObject({ state: 'deposited', settledOn: null });
    expect((await clear('2026-10-07')).status).toBe(200);
    await expectSound();
  });
});

describe('a clearing is taken back', () => {
  it('on its own day, with a reason that stays, and the cheque can be cleared on another day or bounce', async () => {
    await clear('2026-10-06');
    expect(await unclear()).toMatchObject({ status: 200, data: { state: 'deposited', reversedOn: '2026-10-06' } });
    expect(await listed()).toMatchObject({ state: 'deposited', depositedOn: '2026-10-02', settledOn: null });
    expect(await bankOn('2026-10-06')).toEqual([0, 3200]);
    expect(await unclear()).toMatchObject({ status: 409, code: 'chequeState' });
    const [act] = await test.owner`select reason, new_values from audit_log where school_id = ${school.id} and action = 'reverseClearing'`;
    expect(act).toEqual({ reason: 'Another cheque', new_values: { state: 'deposited' } });
    await clear('2026-10-05');
    expect(await listed()).toMatchObject({ state: 'cleared', settledOn: '2026-10-05' });
    await unclear('Returned after all');
    expect((await happened()).map(({ what, reason }) => `${what} ${reason}`)).toEqual([
      ...['received ', 'cleared ', 'uncleared Another cheque', 'cleared ', 'uncleared Returned after all'],
    ]);
    expect((await post(`/finance/cheques/${cheque.paymentId}/bounce`, { reason: 'No funds' })).status).toBe(200);
    expect(await listed()).toMatchObject({ state: 'bounced', settledOn: '2026-10-14' });
    await expectSound();
  });

  it('today when its day or a later one is closed, so that what was signed stays', async () => {
    await clear('2026-10-06');
    await close('2026-10-08');
    expect((await unclear()).data).toEqual({ state: 'deposited', reversedOn: '2026-10-14' });
    expect([await bankOn('2026-10-08'), await bankOn('2026-10-14')]).toEqual([
      [3200, 0],
      [0, 3200],
    ]);
    const memos = (await get('/finance/day-book?date=2026-10-14')).entries.map(({ memo }: { memo: string }) => memo);
    expect(memos[0]).toContain(`Cheque ${cheque.number} not cleared: Another cheque`);
    await expectSound();
  });

  it('to cheques in hand where the cheque was on no slip', async () => {
    cheque = await payCheque(test, school, (await addPupil(test, school, { name: 'Meera Joshi' })).id);
    await clear();
    expect((await unclear()).data).toMatchObject({ state: 'received' });
  });

  it('no more once its receipt was cancelled, whose money came from the bank', async () => {
    await clear('2026-10-06');
    await post(`/finance/payments/${cheque.paymentId}/reversal`, { reason: 'Wrong student' });
    expect(await unclear()).toMatchObject({ status: 409, code: 'chequeState', error: expect.stringContaining('is already cancelled') });
    expect(await bankOn('2026-10-14')).toEqual([0, 0]);
    await expectSound();
  });
});
