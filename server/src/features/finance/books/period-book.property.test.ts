import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addEmployee, addPupil, ask } from '../../../../test/fees.ts';
import { histories } from '../../../../test/sampling.ts';
import { listPeriodEntries } from './period.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

const ACCOUNTS = ['cash', 'bank', 'cheques'] as const;
const which = fc.nat(9);
let references = 0;
const rupees = fc.integer({ min: 1, max: 250_000 }).map((paise) => paise / 100);
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), mode: fc.constantFrom('cash', 'cheque', 'upi'), rupees }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'deposit' as const, 'clear' as const, 'bounce' as const), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('expense' as const), rupees, daysAgo: fc.nat(4), from: fc.constantFrom('cash', 'bank') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelExpense' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('salary' as const), from: fc.constantFrom('cash', 'bank') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('transfer' as const), rupees, from: fc.constantFrom('cash', 'bank') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('opening' as const), rupees, account: fc.constantFrom('cash', 'bank') }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
const history = fc.record({
  days: fc.array(fc.record({ pause: fc.integer({ min: 1, max: 4 }), acts: fc.array(act, { minLength: 1, maxLength: 6 }) }), {
    minLength: 2,
    maxLength: 5,
  }),
  before: fc.integer({ min: -3, max: 8 }),
  length: fc.nat(18),
});

describe('the day book of a period', () => {
  it('agrees with the days in it, with the ledger and with its file', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ days, before, length }) => {
        const first = '2026-11-05';
        await setClockTo(test.owner, first);
        const school = await makeSchool(test, `Period ${performance.now()}`);
        const world = { school, pupil: (await addPupil(test, school)).id, teacher: await addEmployee(test, school) };
        let day = first;
        for (const { pause, acts } of days) {
          day = dayAfter(day, pause);
          await setClockTo(test.owner, day);
          for (const one of acts) expect([200, 404, 409, 422], JSON.stringify(one)).toContain(await perform(world, one, day));
        }
        const from = dayAfter(first, before);
        await expectAgreement(school, from, dayAfter(from, length));
      }),
      { ...histories('histories of the day book', { full: 60, few: 6 }), endOnFailure: true },
    );
  }, 300_000);
});

type World = { school: TestSchool; pupil: string; teacher: string };

async function perform({ school, pupil, teacher }: World, one: Act, day: string): Promise<number> {
  const post = async (url: string, body: object = {}) => (await ask(test, school, 'POST', url, body)).status;
  const nth = async (rows: Promise<{ id: string }[]>, at: number) => (await rows)[at % Math.max(1, (await rows).length)]?.id ?? pupil;
  switch (one.kind) {
    case 'pay':
      return post('/finance/payments', {
        ...{ studentId: pupil, amount: one.rupees, month: 'Complete Fees', mode: one.mode },
        ...(one.mode !== 'cash' && { reference: `R${++references}` }),
      });
    case 'cancel':
      return post(`/finance/payments/${await nth(paymentsOf(school), one.which)}/reversal`, { reason: 'Wrong student' });
    case 'deposit':
      return post('/finance/deposit-slips', { paymentIds: [await nth(paymentsOf(school, 'cheque'), one.which)] });
    case 'clear':
      return post(`/finance/cheques/${await nth(paymentsOf(school, 'cheque'), one.which)}/clearing`);
    case 'bounce':
      return post(`/finance/cheques/${await nth(paymentsOf(school, 'cheque'), one.which)}/bounce`, { reason: 'No funds', charge: 0 });
    case 'expense':
      return post('/finance/addExpenses', {
        ...{ category: 'Repairs', amount: one.rupees, description: 'Tap', paidFrom: one.from, date: dayAfter(day, -one.daysAgo) },
      });
    case 'cancelExpense': {
      const rows = test.owner<{ id: string }[]>`select id from expenses where school_id = ${school.id} order by entry_no`;
      return post(`/finance/expenses/${await nth(rows, one.which)}/reversal`, { reason: 'Twice' });
    }
    case 'salary':
      return post('/finance/salaries', { month: 'October', employeeIds: [teacher], paidFrom: one.from, reason: 'Paid late' });
    case 'transfer':
      return post('/finance/transfers', { from: one.from, to: one.from === 'cash' ? 'bank' : 'cash', amount: one.rupees });
    case 'opening':
      return post('/finance/account-openings', { account: one.account, amount: one.rupees, on: dayAfter(day, -3) });
  }
}

async function paymentsOf(school: TestSchool, mode: string | null = null) {
  return test.owner<
    { id: string }[]
  >`select id from payments where school_id = ${school.id} and (${mode}::text is null or mode = ${mode}) order by receipt_no`;
}

async function expectAgreement(school: TestSchool, from: string, to: string): Promise<void> {
  const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
  const book = await get(`/finance/day-book/period?from=${from}&to=${to}`);
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayAfter(from, index));
  const days = await Promise.all(all.map((date) => get(`/finance/day-book?date=${date}`)));
  // Every day of the period is as its own sheet says it, and a day that is left out has nothing on it.
  expect(book.entries).toEqual(days.flatMap(({ date, entries }) => entries.map((entry: object) => ({ ...entry, on: date }))));
  const moved = days.filter(({ entries }) => entries.length > 0);
  expect(book.days).toEqual(
    moved.map(({ date, isClosed, accounts, entries }) => ({
      ...{ date, isClosed, accounts },
      entries: new Set(entries.map(({ entryNo }: { entryNo: number }) => entryNo)).size,
    })),
  );
  const ledger = await sumJournal(school, from, to);
  for (const [index, account] of ACCOUNTS.entries()) {
    const whole = book.accounts[index];
    expect(whole).toEqual({ account, ...ledger[account] });
    expect([whole.opening, whole.closing]).toEqual([days[0].accounts[index].opening, days.at(-1).accounts[index].closing]);
    const sums = book.entries.filter((line: { account: string }) => line.account === account);
    expect([sum(sums, 'received'), sum(sums, 'paid')]).toEqual([whole.receipts, whole.payments]);
  }
  await expectPages(school, from, to);
  await expectFile(school, from, to, book);
}

/** The balances and movements of the accounts straight from the journal. */
async function sumJournal(school: TestSchool, from: string, to: string) {
  const figures = async (code: string) => {
    const [row] = await test.owner`select
        coalesce(sum(case when debit_code = ${code} then amount_paise else -amount_paise end) filter (where on_date < ${from}), 0)::int as opening,
        coalesce(sum(amount_paise) filter (where debit_code = ${code} and on_date >= ${from}), 0)::int as receipts,
        coalesce(sum(amount_paise) filter (where credit_code = ${code} and on_date >= ${from}), 0)::int as payments
      from journal where school_id = ${school.id} and ${code} in (debit_code, credit_code) and on_date <= ${to}`;
    const { opening, receipts, payments } = row as { opening: number; receipts: number; payments: number };
    return {
      ...{ opening: opening / 100, receipts: receipts / 100, payments: payments / 100 },
      closing: (opening + receipts - payments) / 100,
    };
  };
  return Object.fromEntries(await Promise.all(ACCOUNTS.map(async (code) => [code, await figures(code)])));
}

/** The entries by small pages are the same ones in the same order. */
async function expectPages(school: TestSchool, from: string, to: string): Promise<void> {
  const numbers = await test.database.schoolTransaction(school.id, async (db) => {
    const whole = await listPeriodEntries(db, school.id, { from, to }, { after: null, limit: null });
    const pages: typeof whole = [];
    for (let more = true; more; ) {
      const page = await listPeriodEntries(db, school.id, { from, to }, { after: pages.at(-1) ?? null, limit: 3 });
      pages.push(...page);
      more = page.length === 3;
    }
    return [whole, pages].map((rows) => rows.map(({ entryNo }) => entryNo));
  });
  expect(numbers[1]).toEqual(numbers[0]);
}

type Book = {
  accounts: { account: string; opening: number; closing: number; receipts: number; payments: number }[];
  days: unknown[];
  entries: { account: string }[];
};

/** The file has a line for each line of the screen, its last balance of each account is the closing balance, and the sum of each column is the total of the screen. */
async function expectFile(school: TestSchool, from: string, to: string, book: Book): Promise<void> {
  const { data } = await ask(test, school, 'GET', `/finance/exports/day-book?format=xlsx&from=${from}&to=${to}`);
  const [, ...rows] = await readSheet((await test.app.inject(data.url)).rawPayload);
  const names = { cash: 'Cash in hand', bank: 'Bank', cheques: 'Cheques not yet cleared' };
  for (const account of ACCOUNTS) {
    const own = rows.filter((row) => row[1] === names[account]);
    const { opening, closing, receipts, payments } = book.accounts.find((one) => one.account === account) ?? {};
    expect([own[0]?.[8], own.at(-1)?.[8]]).toEqual([opening, closing]);
    expect(own.filter((row) => row[2] !== null)).toHaveLength(book.entries.filter((line) => line.account === account).length);
    expect([total(own, 6), total(own, 7)]).toEqual([receipts, payments]);
    if (from !== to) expect([total(own, 9), total(own, 10)]).toEqual([receipts, payments]);
  }
}

const total = (rows: readonly (readonly unknown[])[], column: number) =>
  rows.reduce((paise, row) => paise + Math.round(Number(row[column] ?? 0) * 100), 0) / 100;
const sum = (rows: readonly Record<string, number>[], key: string) =>
  rows.reduce((paise, row) => paise + Math.round((row[key] ?? 0) * 100), 0) / 100;
const DAY_MS = 24 * 3600 * 1000;
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
