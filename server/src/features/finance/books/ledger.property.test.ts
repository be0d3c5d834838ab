import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fragment, sql } from '#platform/db';
import { Refusal } from '#platform/errors';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addLastYearDues, addPupil, ask, headOf } from '../../../../test/fees.ts';
import { histories } from '../../../../test/sampling.ts';
import { verifyLedger } from './verify-ledger.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const MONTHS = ['April', 'June', 'November', 'March', 'Current Month', 'Complete Fees'] as const;
const MODES = ['cash', 'cheque', 'upi', 'card'] as const;
const who = fc.nat(3);
const act = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      who,
      month: fc.constantFrom(...MONTHS),
      mode: fc.constantFrom(...MODES),
      paise: fc.integer({ min: 1, max: 1_300_000 }),
      isTwice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('family' as const),
      mode: fc.constantFrom(...MODES),
      paise: fc.integer({ min: 1, max: 500_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reverse' as const), which: fc.nat(50) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bounce' as const), which: fc.nat(50), charge: fc.constantFrom(0, 250) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), which: fc.nat(50) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('structure' as const),
      fromMonth: fc.constantFrom('April', 'August', 'January'),
      rupees: fc.integer({ min: 0, max: 5000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('concession' as const),
      who,
      percent: fc.integer({ min: 1, max: 100 }),
      fromMonth: fc.constantFrom('April', 'December'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('waive' as const), who, paise: fc.integer({ min: 1, max: 300_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('arrears' as const), who, rupees: fc.integer({ min: 0, max: 4000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rules' as const),
      late: fc.constantFrom('none', 'fixed', 'per day'),
      percent: fc.constantFrom(0, 5, 12.5),
      firstMonth: fc.constantFrom('April', 'June'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('late' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('carry' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('extend' as const), who, until: fc.constantFrom('2026-12-31', '2099-01-01', null) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('opening' as const),
      account: fc.constantFrom('cash', 'bank'),
      rupees: fc.integer({ min: 1, max: 9000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      from: fc.constantFrom('cash', 'bank'),
      rupees: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), who, className: fc.constantFrom('9th', '10th') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who, isBack: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expense' as const), rupees: fc.integer({ min: 1, max: 900 }) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

describe('the ledger', () => {
  it('stays sound through random histories, many acts at a time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 8 }), async (batches) => {
        const school = await makeSchool(test, `Random ${performance.now()} ${Math.random()}`);
        const pupils = [];
        // Two students are siblings; one uses the school bus.
        for (const [index, className] of ['10th', '9th', '10th', '9th'].entries()) {
          pupils.push(
            await addPupil(test, school, {
              name: `Pupil ${index}`,
              className,
              stop: index === 2 ? 'Route 1' : '',
              ...(index < 2 && { guardian: '9812300001' }),
            }),
          );
        }
        // Two students have unpaid fees of the year before.
        for (const { id } of pupils.slice(1, 3)) await addLastYearDues(test, school, id, { months: [11, 12], paise: 123_457 });
        const world = { school, pupils, tuition: await headOf(test, school, 'tuition') };
        for (const [round, batch] of batches.entries()) {
          const answers = await Promise.all(batch.map((one, place) => perform(world, one, `${round}-${place}`)));
          for (const status of answers) expect([200, 404, 409, 422, 503]).toContain(status);
        }
        expect(await verifyLedger(test.database, school.id)).toMatchObject({ faults: [] });
        await expectNothingLost(school);
        await expectHeadsToAddUp(school);
      }),
      { ...histories('histories of the books', { full: 100, few: 5 }), endOnFailure: true },
    );
  }, 300_000);
});

type World = { school: TestSchool; pupils: { id: string; admissionNumber: string }[]; tuition: string };

async function perform({ school, pupils, tuition }: World, one: Act, name: string): Promise<number> {
  const pupil = (index: number) => (pupils[index] as World['pupils'][number]).id;
  const post = async (url: string, body?: object, headers = {}) => (await ask(test, school, 'POST', url, body, headers)).status;
  const reference = (mode: string) => (mode === 'cash' ? {} : { reference: `R${name}` });
  switch (one.kind) {
    case 'pay': {
      const body = { studentId: pupil(one.who), amount: one.paise / 100, month: one.month, mode: one.mode, ...reference(one.mode) };
      const headers = { 'idempotency-key': `key-${name}` };
      const both = await Promise.all([
        ask(test, school, 'POST', '/finance/payments', body, headers),
        ...(one.isTwice ? [ask(test, school, 'POST', '/finance/payments', body, headers)] : []),
      ]);
      // A double click makes one payment. A refusal stores no key, because the reason may change between the two requests.
      const receipts = both.filter(({ status }) => status === 200).map(({ data }) => data.receiptNo);
      expect(new Set(receipts).size).toBeLessThanOrEqual(1);
      return both[0].status;
    }
    case 'family':
      return post('/finance/family-payments', {
        parts: [0, 1].map((index) => ({ studentId: pupil(index), amount: one.paise / 100 })),
        mode: one.mode,
        ...reference(one.mode),
      });
    case 'reverse':
    case 'bounce':
    case 'clear': {
      const payments = await test.owner<
        { id: string }[]
      >`select id from payments where school_id = ${school.id} and (${one.kind === 'reverse'} or mode = 'cheque') order by receipt_no`;
      const payment = payments[one.which % Math.max(1, payments.length)];
      if (!payment) return 404;
      if (one.kind === 'reverse') return post(`/finance/payments/${payment.id}/reversal`, { reason: 'mistake' });
      if (one.kind === 'clear') return post(`/finance/cheques/${payment.id}/clearing`);
      // Only a deposited cheque can bounce; a cheque that is deposited already stays so.
      await post('/finance/deposit-slips', { paymentIds: [payment.id] });
      return post(`/finance/cheques/${payment.id}/bounce`, { reason: 'no funds', charge: one.charge });
    }
    case 'structure':
      return (
        await ask(test, school, 'PUT', '/finance/fee-structure', {
          fromMonth: one.fromMonth,
          rates: [{ classId: school.ids.class, headId: tuition, amounts: Array(12).fill(one.rupees) }],
        })
      ).status;
    case 'concession':
      return post('/finance/concessions', {
        studentId: pupil(one.who),
        headId: null,
        percent: one.percent,
        fromMonth: one.fromMonth,
        toMonth: 'March',
        reason: 'merit',
      });
    case 'waive':
      return post(`/finance/students/${pupil(one.who)}/waivers`, {
        month: 'July',
        headId: tuition,
        amount: one.paise / 100,
        reason: 'hardship',
      });
    case 'arrears':
      return post('/finance/opening-balances', {
        rows: [{ admissionNumber: pupils[one.who]?.admissionNumber, amount: one.rupees }],
        reason: 'old register',
      });
    case 'rules':
      return (
        await ask(test, school, 'PUT', '/finance/fee-rules', {
          dueDay: 10,
          graceDays: 0,
          lateKind: one.late,
          lateAmount: 10,
          lateCap: 100,
          siblingDiscountPercent: one.percent,
          bounceCharge: 250,
          firstMonth: one.firstMonth,
          lateFromMonth: 'April',
        })
      ).status;
    case 'late':
      return post('/finance/late-fees');
    case 'carry':
      return post('/finance/arrears');
    case 'extend':
      return (
        await ask(test, school, 'PUT', `/finance/students/${pupil(one.who)}/due-extension`, { until: one.until, reason: 'Father is ill' })
      ).status;
    case 'opening':
      return post('/finance/account-openings', { account: one.account, amount: one.rupees });
    case 'transfer':
      return post('/finance/transfers', { from: one.from, to: one.from === 'cash' ? 'bank' : 'cash', amount: one.rupees });
    case 'move':
      return direct(
        school,
        sql`update enrolments set section_id = (select s.id from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id where c.name = ${one.className} limit 1)
          where student_id = ${pupil(one.who)} and year_id = (select id from academic_years where is_current)`,
      );
    case 'leave':
      return direct(school, sql`update students set left_on = ${one.isBack ? null : '2026-10-15'}::date where id = ${pupil(one.who)}`);
    case 'expense':
      return post('/finance/addExpenses', { category: 'Other', amount: one.rupees, description: 'tea' });
  }
}

/** Runs a statement that has no call. A deadlock is refused as in a call. */
function direct(school: TestSchool, statement: Fragment): Promise<number> {
  return test.database
    .schoolTransaction(school.id, (db) => db.rows(statement))
    .then(
      () => 200,
      (error: unknown) => {
        if (error instanceof Refusal) return error.status;
        throw error;
      },
    );
}

/** Every payment that was confirmed is in the accounts, and the parts of each receipt add up to its total. */
async function expectNothingLost(school: TestSchool): Promise<void> {
  const [sums] = await test.owner`select
    (select coalesce(sum(a.amount_paise), 0) from allocations a join payments p on p.school_id = a.school_id and p.id = a.payment_id and p.state = 'live' where a.school_id = ${school.id}) as allocated,
    (select coalesce(sum(amount_paise), 0) from payments where school_id = ${school.id} and state = 'live') as paid,
    (select coalesce(sum(collected_paise), 0) from fee_month_totals where school_id = ${school.id}) as collected,
    (select coalesce(sum(amount_paise), 0) from collection_days where school_id = ${school.id}) as received`;
  expect(sums?.allocated).toBe(sums?.paid);
  expect(sums?.collected).toBe(sums?.paid);
  expect(sums?.received).toBe(sums?.paid);
}

/** The unpaid and collected amounts of all fee heads add up to the totals. */
async function expectHeadsToAddUp(school: TestSchool): Promise<void> {
  const get = async (path: string) => (await ask(test, school, 'GET', path)).data;
  const sum = (rows: readonly Record<string, number>[], key: string) =>
    rows.reduce((total, row) => total + Math.round((row[key] ?? 0) * 100), 0) / 100;
  const { heads } = await get('/finance/fee-heads');
  const whole = await get('/finance/defaulters?withExtended=true');
  const parts = await Promise.all(heads.map(({ id }: { id: string }) => get(`/finance/defaulters?withExtended=true&headId=${id}`)));
  const openOf = (list: typeof whole) => sum(list.defaulters, 'overdue');
  expect(
    sum(
      parts.map((part) => ({ open: openOf(part) })),
      'open',
    ),
  ).toBe(openOf(whole));
  for (const part of parts) expect(part.total.amount).toBe(openOf(part));
  const byHead = (await get('/finance/head-months')).heads;
  const { byClass } = await get('/finance/collections');
  expect([sum(byHead, 'due'), sum(byHead, 'collected')]).toEqual([sum(byClass, 'due'), sum(byClass, 'collected')]);
  const received = (await get('/finance/head-receipts?from=2026-04-01&to=2027-03-31')).heads;
  expect(sum(received, 'amount')).toBe((await get('/finance/payments?state=live&from=2026-04-01&to=2027-03-31')).total.amount);
}
