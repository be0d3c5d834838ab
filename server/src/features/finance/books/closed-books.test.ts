import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { ask } from '../../../../test/fees.ts';
import { verifyLedger } from './verify-ledger.ts';

const POWER = { category: 'Electricity', amount: 5400, description: 'Bill of October' };
let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await setClockTo(test.owner, '2026-12-01');
  school = await makeSchool(test, `School ${performance.now()}`);
  await post('/finance/account-openings', { account: 'cash', amount: 20_000, on: '2026-11-01' });
});

const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const post = (url: string, body: object) => ask(test, school, 'POST', url, body);
const spend = async (date: string, amount = POWER.amount) =>
  (await post('/finance/addExpenses', { ...POWER, amount, date })).data.expenseId as string;
const correct = (id: string, change: object) =>
  ask(test, school, 'PUT', `/finance/expenses/${id}`, { ...POWER, reason: 'Bill was 4500', ...change });
const cancel = (id: string) => post(`/finance/expenses/${id}/reversal`, { reason: 'Entered twice' });
const close = (day: string, cash: number) => post(`/finance/days/${day}/closing`, { counted: [{ denomination: 100, count: cash / 100 }] });
const payoutOf = async (month: string) => (await post('/finance/getFinanceDetails', { month })).data.totalPayout;
const listed = async (month: string) => (await get(`/finance/expenses?from=2026-${month}-01&to=2026-${month}-30`)).total.amount;
const days = () =>
  test.owner<{ kind: string; day: string }[]>`select kind, on_date::text as day from journal where school_id = ${school.id}
    and kind in ('expense', 'reversal') order by entry_no`;
const expectSound = async () => expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);

describe('an expense of last month whose accounts are open', () => {
  it('is corrected on its own day, and its month counts it once', async () => {
    const id = await spend('2026-11-15');
    expect((await correct(id, { amount: 4500, date: '2026-11-15' })).status).toBe(200);
    expect([await payoutOf('November'), await listed('11'), await payoutOf('December')]).toEqual([4500, 4500, 0]);
    expect(await days()).toEqual(['expense', 'reversal', 'expense'].map((kind) => ({ kind, day: '2026-11-15' })));
    expect((await get('/finance/day-book?date=2026-11-15')).accounts[0]).toMatchObject({ opening: 20_000, closing: 15_500 });
    await expectSound();
  });

  it('keeps its day where none is said, and gets another one where its day was wrong', async () => {
    const kept = await correct(await spend('2026-11-15'), { amount: 4500 });
    expect(await listed('11')).toBe(4500);
    await correct(kept.data.expenseId, { amount: 4500, date: '2026-12-01' });
    expect([await payoutOf('November'), await listed('11'), await payoutOf('December')]).toEqual([0, 0, 4500]);
    await expectSound();
  });

  it('is cancelled on its own day', async () => {
    const id = await spend('2026-11-15');
    expect((await get('/finance/expenses')).expenses).toMatchObject([{ date: '2026-11-15', cancelledOn: null }]);
    expect((await cancel(id)).data).toEqual({ reversedOn: '2026-11-15' });
    // The list has the day of the expense, and beside it the day on which it was cancelled.
    expect((await get('/finance/expenses')).expenses).toMatchObject([{ date: '2026-11-15', cancelledOn: '2026-12-01' }]);
    expect([await payoutOf('November'), await payoutOf('December')]).toEqual([0, 0]);
    await expectSound();
  });
});

describe('an expense whose day or a later one is closed', () => {
  it('is corrected and cancelled today, and what was signed stays', async () => {
    const [fixed, twice, moved] = [await spend('2026-11-15'), await spend('2026-11-20'), await spend('2026-11-21', 1000)];
    await close('2026-11-20', 9200);
    await correct(fixed, { amount: 4500, date: '2026-11-15' });
    expect((await cancel(twice)).data).toEqual({ reversedOn: '2026-12-01' });
    // After the closed day: still on its own day; its corrected entry may go where it belongs.
    await correct(moved, { amount: 1100 });
    expect((await days()).slice(3)).toEqual([
      ...[
        { kind: 'reversal', day: '2026-12-01' },
        { kind: 'expense', day: '2026-12-01' },
      ],
      { kind: 'reversal', day: '2026-12-01' },
      ...[
        { kind: 'reversal', day: '2026-11-21' },
        { kind: 'expense', day: '2026-11-21' },
      ],
    ]);
    expect(await get('/finance/days/2026-11-20')).toMatchObject({ expectedCash: 9200, closing: { difference: 0, expectedNow: null } });
    expect(await payoutOf('November')).toBe(5400 + 5400 + 1100);
    await expectSound();
  });

  it('is corrected on its own day again once the day is reopened', async () => {
    const id = await spend('2026-11-15');
    await close('2026-11-20', 14_600);
    await post('/finance/days/2026-11-20/reopening', { reason: 'Wrong bill' });
    await correct(id, { amount: 4500 });
    expect((await days()).at(-1)).toEqual({ kind: 'expense', day: '2026-11-15' });
  });
});

describe('a closed day', () => {
  it('keeps its figures as they were signed when an entry gets an earlier date, and says what is expected now', async () => {
    await spend('2026-11-20', 400);
    await close('2026-11-20', 19_600);
    expect(await get('/finance/day-state')).toMatchObject({ day: '2026-12-01', isClosed: false, closedUntil: '2026-11-20' });
    await spend('2026-11-10', 500);
    expect(await get('/finance/days/2026-11-20')).toMatchObject({
      expectedCash: 19_600,
      cash: { opening: 20_000, received: 0, paidOut: 400, deposited: 0 },
      closing: { countedCash: 19_600, difference: 0, expectedNow: 19_100 },
    });
    // The days after it go on from what is there now.
    expect(await get('/finance/days/2026-11-21')).toMatchObject({ expectedCash: 19_100, closing: null });
    await post('/finance/days/2026-11-20/reopening', { reason: 'Count again' });
    expect((await get('/finance/day-state')).closedUntil).toBeNull();
    expect(await get('/finance/days/2026-11-20')).toMatchObject({ expectedCash: 19_100, cash: { opening: 19_500 }, closing: null });
    await expectSound();
  });
});
