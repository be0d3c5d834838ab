import { shiftDay } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { schoolToday } from '../../../../test/clock.ts';
import { ask } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
/** 1,000 in cash for ten days; 400 came out of it five days ago. */
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  await post('/finance/account-openings', { account: 'cash', amount: 1000, on: ago(10) });
  await post('/finance/transfers', { from: 'cash', to: 'bank', amount: 400, on: ago(5) });
});

const ago = (days: number) => shiftDay(schoolToday(), -days);
const post = async (url: string, body: object) => (await ask(test, school, 'POST', url, body)).data;
const spend = (amount: number, date: string, paidFrom = 'cash') =>
  post('/finance/addExpenses', { category: 'Other', amount, description: 'Chalk', date, paidFrom });
const shortage = async (query: string, of = school) => (await ask(test, of, 'GET', `/finance/cash-shortage?${query}`)).data.shortage;

describe('cash that would be short', () => {
  it('is told with its first day and what would be there, and not while there is enough', async () => {
    expect(await shortage('amount=600')).toBeNull();
    expect(await shortage('amount=600.50')).toEqual({ day: schoolToday(), cashInHand: -0.5 });
  });

  it('is found on the day of the payment and on each later one, but not before', async () => {
    expect(await shortage(`amount=1100&on=${ago(8)}`)).toEqual({ day: ago(8), cashInHand: -100 });
    // There was enough on that day, but what was paid later is no longer there.
    expect(await shortage(`amount=700&on=${ago(8)}`)).toEqual({ day: ago(5), cashInHand: -100 });
    expect(await shortage(`amount=5&on=${ago(20)}`)).toEqual({ day: ago(20), cashInHand: -5 });
    await spend(300, ago(20));
    await post('/finance/transfers', { from: 'bank', to: 'cash', amount: 400, on: ago(4) });
    expect(await shortage(`amount=100&on=${ago(3)}`)).toBeNull();
  });

  it('counts the old amount of an expense that is edited as given back', async () => {
    const { expenseId } = await spend(500, ago(2));
    expect(await shortage(`amount=600&on=${ago(2)}&expenseId=${expenseId}`)).toBeNull();
    expect(await shortage(`amount=601&expenseId=${expenseId}`)).toEqual({ day: ago(2), cashInHand: -1 });
    const bank = await spend(50, ago(2), 'bank');
    expect(await shortage(`amount=101&on=${ago(2)}&expenseId=${bank.expenseId}`)).toEqual({ day: ago(2), cashInHand: -1 });
    // With closed accounts both entries are dated today.
    await post(`/finance/days/${ago(1)}/closing`, { counted: [], remark: 'not counted' });
    expect(await shortage(`amount=601&on=${ago(2)}&expenseId=${expenseId}`)).toEqual({ day: schoolToday(), cashInHand: -1 });
  });

  it('is asked of one’s own school, about a sum', async () => {
    const other = await makeSchool(test, `School ${performance.now()}`);
    expect(await shortage('amount=10', other)).toEqual({ day: schoolToday(), cashInHand: -10 });
    const { expenseId } = await spend(1, ago(1));
    expect((await ask(test, other, 'GET', `/finance/cash-shortage?amount=1&expenseId=${expenseId}`)).status).toBe(404);
    for (const query of ['', 'amount=0', 'amount=1.001', `amount=1&on=yesterday`])
      expect((await ask(test, school, 'GET', `/finance/cash-shortage?${query}`)).status).toBe(400);
  });
});
