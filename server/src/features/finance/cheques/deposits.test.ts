import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addPupil, ask, type Pupil, payCheque } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let rohan: Pupil;
let cheque: { paymentId: string; number: string };
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
/** A cheque that is received on 5 October; it is 14 October. */
beforeEach(async () => {
  await setClockTo(test.owner, '2026-10-05');
  school = await makeSchool(test, `School ${performance.now()}`);
  rohan = await addPupil(test, school);
  cheque = await payCheque(test, school, rohan.id);
  await setClockTo(test.owner, '2026-10-14');
});

const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const post = (url: string, body?: object) => ask(test, school, 'POST', url, body);
const deposit = (on?: string, paymentIds = [cheque.paymentId]) => post('/finance/deposit-slips', { paymentIds, ...(on && { on }) });
const clear = (on: string, { paymentId } = cheque) => post(`/finance/cheques/${paymentId}/clearing`, { on });
const listed = async (query = '') => (await get(`/finance/cheques${query}`)).cheques;
const numbers = async (query: string) => (await listed(query)).map(({ number }: { number: string }) => number);

describe('a deposit slip', () => {
  it('has the day that is given, which its cheques, their receipts and the record of changes show', async () => {
    const slip = await deposit('2026-10-07');
    expect(slip.status).toBe(200);
    expect(await get(`/finance/deposit-slips/${slip.data.slipId}`)).toMatchObject({
      on: '2026-10-07',
      cheques: [{ depositedOn: '2026-10-07' }],
    });
    const { history } = await get(`/finance/payments/${cheque.paymentId}`);
    expect(history).toContainEqual(expect.objectContaining({ what: 'deposited', on: '2026-10-07' }));
  });

  it('has today where no day is given', async () => {
    await deposit();
    expect(await listed()).toMatchObject([{ state: 'deposited', depositedOn: '2026-10-14' }]);
  });

  it('is not of a day before a receipt or a cheque’s date, to come, long ago, or closed', async () => {
    const early = await deposit('2026-10-04');
    expect(early).toMatchObject({ status: 422, code: 'depositedTooEarly' });
    expect(early.error).toBe(`Cheque ${cheque.number} was received on 5 Oct 2026 and cannot be deposited earlier.`);
    expect(await deposit('2026-10-15')).toMatchObject({ status: 422, code: 'futureDay' });
    expect(await deposit('2016-10-15')).toMatchObject({ status: 422, code: 'longAgo' });
    await test.owner`update payments set instrument_date = '2026-10-09' where school_id = ${school.id} and id = ${cheque.paymentId}`;
    expect(await deposit('2026-10-08')).toMatchObject({
      ...{ status: 422, code: 'postDated' },
      error: `Cheque ${cheque.number} is dated 9 Oct 2026 and cannot be deposited earlier.`,
    });
    await post('/finance/days/2026-10-10/closing', { counted: [] });
    expect(await deposit('2026-10-10')).toMatchObject({
      status: 422,
      code: 'dayClosed',
      error: expect.stringMatching(/^10 Oct 2026 is closed\./),
    });
    expect(await listed()).toMatchObject([{ state: 'received', depositedOn: null }]);
    expect((await deposit('2026-10-09')).status).toBe(200);
  });
});

describe('a deposited cheque', () => {
  it('is not cleared before the day of its deposit', async () => {
    await deposit('2026-10-07');
    expect(await clear('2026-10-06')).toMatchObject({
      ...{ status: 422, code: 'beforeDeposit' },
      error: `Cheque ${cheque.number} was deposited on 7 Oct 2026. It cannot clear or bounce before this date.`,
    });
    expect((await clear('2026-10-07')).data).toEqual({ clearedOn: '2026-10-07' });
  });

  it('does not bounce before the day of its deposit, also when the clock has gone back', async () => {
    await deposit();
    await setClockTo(test.owner, '2026-10-13');
    const bounced = await post(`/finance/cheques/${cheque.paymentId}/bounce`, { reason: 'No funds' });
    expect(bounced).toMatchObject({ status: 422, code: 'beforeDeposit', error: expect.stringContaining('was deposited on 14 Oct 2026') });
  });

  it('keeps its days in the right order in the database too', async () => {
    const settle = (day: string) => test.owner`update payments set settled_on = ${day} where id = ${cheque.paymentId}`;
    await deposit('2026-10-07');
    await expect(settle('2026-10-06')).rejects.toThrow('beforeDeposit');
    await expect(test.owner`update payments set deposited_on = '2026-10-04' where id = ${cheque.paymentId}`).rejects.toThrow(
      'depositedTooEarly',
    );
    await settle('2026-10-08');
  });
});

describe('the list of cheques', () => {
  it('has those that were settled last first, and is searched by number, student and bank', async () => {
    const meera = await addPupil(test, school, { name: 'Meera Joshi' });
    const axis = await payCheque(test, school, meera.id, { bankName: 'Axis Bank' });
    await deposit('2026-10-06');
    await deposit(undefined, [axis.paymentId]);
    await clear('2026-10-08');
    await clear('2026-10-14', axis);
    expect(await numbers('?state=cleared')).toEqual([axis.number, cheque.number]);
    expect(await numbers(`?search=${cheque.number.slice(1)}`)).toEqual([cheque.number]);
    expect(await numbers('?search=axis')).toEqual([axis.number]);
    expect(await numbers('?search=meera%20jo')).toEqual([axis.number]);
    expect(await numbers('?search=nobody')).toEqual([]);
    expect((await get('/finance/cheques?search=axis')).totals).toContainEqual({ state: 'cleared', count: 1, amount: 3200 });
  });

  it('has without days the settled ones of the last 60 days, and of a search all', async () => {
    await deposit('2026-10-07');
    await clear('2026-10-08');
    await setClockTo(test.owner, '2026-12-24');
    expect(await numbers('')).toEqual([]);
    expect(await numbers(`?search=${cheque.number}`)).toEqual([cheque.number]);
  });
});
