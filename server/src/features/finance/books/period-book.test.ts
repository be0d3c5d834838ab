import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addPupil, ask, payCash } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  await setClockTo(test.owner, '2026-12-01');
  school = await makeSchool(test, 'A school with a quarter of entries');
});
afterAll(() => test.close());

const of = (from: string, to: string, other = '') => ask(test, school, 'GET', `/finance/day-book/period?from=${from}&to=${to}${other}`);

describe('the day book of a period', () => {
  it('has the balances before and after, each day with its totals, and every entry with its day', async () => {
    await ask(test, school, 'POST', '/finance/account-openings', { account: 'cash', amount: 1000, on: '2026-10-01' });
    await ask(test, school, 'POST', '/finance/addExpenses', { category: 'Repairs', amount: 250, description: 'Tap', date: '2026-11-10' });
    await payCash(test, school, (await addPupil(test, school)).id);
    await ask(test, school, 'POST', '/finance/days/2026-11-10/closing', {
      counted: [{ denomination: 50, count: 15 }],
    });
    const { data } = await of('2026-11-01', '2026-12-31');
    expect(data.accounts[0]).toEqual({ account: 'cash', opening: 1000, receipts: 3200, payments: 250, closing: 3950 });
    expect(data.days).toMatchObject([
      { date: '2026-11-10', isClosed: true, entries: 1, accounts: [{ opening: 1000, payments: 250, closing: 750 }, {}, {}] },
      { date: '2026-12-01', isClosed: false, entries: 1, accounts: [{ opening: 750, receipts: 3200, closing: 3950 }, {}, {}] },
    ]);
    expect(data.entries).toMatchObject([
      { on: '2026-11-10', paid: 250 },
      { on: '2026-12-01', received: 3200 },
    ]);
    expect(data.next).toBeNull();
  });

  it('takes a financial year, and refuses more, an end before the beginning and what is no day', async () => {
    expect((await of('2027-04-01', '2028-03-31')).status).toBe(200);
    expect(await of('2026-04-01', '2027-04-02')).toMatchObject({ status: 422, code: 'periodTooLong' });
    expect(await of('2026-04-02', '2026-04-01')).toMatchObject({ status: 422, code: 'dayOrder' });
    expect(await of('2026-02-30', '2026-04-01')).toMatchObject({ status: 400 });
    const file = (query: string) => ask(test, school, 'GET', `/finance/exports/day-book?format=csv&${query}`);
    expect(await file('from=2026-04-02&to=2026-04-01')).toMatchObject({ status: 422, code: 'dayOrder' });
    expect((await file('from=2026-04-01&to=2027-03-31')).status).toBe(200);
  });

  it('goes on after the page that was read, and begins anew after a word that is none', async () => {
    const whole = (await of('2026-10-01', '2026-12-31')).data.entries;
    const after = Buffer.from(JSON.stringify([whole[0].on, whole[0].entryNo])).toString('base64url');
    expect((await of('2026-10-01', '2026-12-31', `&after=${after}`)).data.entries).toEqual(whole.slice(1));
    expect((await of('2026-10-01', '2026-12-31', '&after=nonsense')).data.entries).toEqual(whole);
  });

  it('is a file whose columns add up to the totals, which have columns and words of their own', async () => {
    const { data } = await ask(test, school, 'GET', '/finance/exports/day-book?format=csv&from=2026-11-01&to=2026-12-31');
    const [head = [], ...rows] = Papa.parse<string[]>((await test.app.inject(data.url)).body.slice(1).trim()).data;
    const cash = rows.filter((row) => row[1] === 'Cash in hand');
    const sumOf = (heading: string) => cash.reduce((sum, row) => sum + Number(row[head.indexOf(heading)]), 0);
    expect(['Amount received', 'Amount paid', 'Total received', 'Total paid'].map(sumOf)).toEqual([3200, 250, 3200, 250]);
    const day = await ask(test, school, 'GET', '/finance/exports/day-book?format=csv&from=2026-11-10&to=2026-11-10');
    expect(Papa.parse<string[]>((await test.app.inject(day.data.url)).body.slice(1)).data[0]?.at(-1)).toBe('Balance');
    expect(cash.at(-1)?.slice(3)).toEqual(['Closing balance (total received ₹3,200, total paid ₹250)', '', '', '', '', '3950', '', '']);
  });

  it('of another school has nothing of this one', async () => {
    const other = await makeSchool(test, 'Another school');
    const { data } = await ask(test, other, 'GET', '/finance/day-book/period?from=2026-10-01&to=2026-12-31');
    expect(data).toMatchObject({ days: [], entries: [], accounts: [{ closing: 0 }, { closing: 0 }, { closing: 0 }] });
  });
});
