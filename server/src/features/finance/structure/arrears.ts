import type * as calls from '@shala/contract/finance';
import { MAX_BALANCES } from '@shala/contract/finance';
import { type CallAnswer, toRupees } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { ReadContext, SlowContext, WriteContext } from '#platform/http';
import { withLedgerRefusals } from '../refusals.ts';
import { chargeWords } from '../rules/charge-words.ts';
import { monthLabel, studentName } from '../wire.ts';
import * as store from './arrears.store.ts';
import * as changes from './changes.store.ts';
import { asPreview, requireYear } from './fee-changes.ts';

type CarriedOver = CallAnswer<typeof calls.carryDuesOver>;
const EXAMPLES = 50;

/** The opening balances in force. */
export async function listOpeningBalances({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listOpeningBalances>> {
  const [accounts, students, total] = await Promise.all([
    store.listAccountOpenings(db, school.id),
    store.listOldDues(db, school.id, MAX_BALANCES),
    store.sumOldDues(db, school.id),
  ]);
  return {
    accounts: accounts.map(({ code, amountPaise, on }) => ({ account: code, amount: toRupees(amountPaise), on })),
    students: students.map(({ chargedPaise, paidPaise, reason, cause, on, ...row }) => ({
      student: studentName(row),
      amount: toRupees(chargedPaise),
      paid: toRupees(paidPaise),
      left: toRupees(chargedPaise - paidPaise),
      ...{ reason: chargeWords({ reason, cause }), on },
    })),
    total: { students: total.students, amount: toRupees(total.chargedPaise), left: toRupees(total.chargedPaise - total.paidPaise) },
  };
}

/** The students whose unpaid fees of last year would become arrears. */
export async function previewCarryOver(context: SlowContext): Promise<CarriedOver> {
  return describe(context);
}

/** Carries them forward. Refuses when there are none. */
export async function carryDuesOver(context: WriteContext): Promise<CarriedOver> {
  const { db, school, admin, audit } = context;
  const year = await requireYear(context);
  await changes.holdFees(db, school.id, { yearId: year.id, fromMonth: 1, studentIds: [] });
  const dues = await describe(context);
  if (dues.students === 0) throw new Refusal('conflict', 'nothingToCarry');
  const memo = `Carried over from ${dues.lastYear} to ${year.name}`;
  await withLedgerRefusals(context, () => store.carryDuesOver(db, school.id, { accountId: admin.id, memo }));
  audit({ entity: 'arrears', entityId: year.id, after: { students: dues.students, amount: dues.amount, from: dues.lastYear } });
  return dues;
}

/** The students to whom today's late fees would be charged: the fees are charged, listed and rolled back. */
export function previewLateFees(context: SlowContext): Promise<CallAnswer<typeof calls.previewLateFees>> {
  return asPreview(context, async ({ db, school, admin }) => {
    const year = await requireYear({ db, school });
    // Lock order: fees first, then accounts, as everywhere.
    await changes.holdFees(db, school.id, { yearId: year.id, fromMonth: 1, studentIds: null });
    const before = await store.lastEntryNo(db, school.id);
    const { students, amountPaise } = await changes.chargeLateFees(db, school.id, admin.id);
    const rows = await store.listLateFeesAfter(db, school.id, before);
    const examples = rows.slice(0, EXAMPLES).map((row) => ({
      student: studentName(row),
      amount: toRupees(row.amountPaise),
      months: row.months.map(monthLabel),
    }));
    return { students, amount: toRupees(amountPaise), examples };
  });
}

async function describe({ db, school }: Pick<ReadContext, 'db' | 'school'>): Promise<CarriedOver> {
  const [lastYear, dues] = [await store.findLastYearName(db, school.id), await store.listLastYearDues(db, school.id)];
  const here = dues.filter(({ isHere }) => isHere);
  const left = dues.filter(({ isHere }) => !isHere);
  const sum = (rows: readonly store.OpenDues[]) => toRupees(rows.reduce((total, { openPaise }) => total + openPaise, 0));
  return {
    lastYear,
    students: here.length,
    amount: sum(here),
    left: { students: left.length, amount: sum(left) },
    examples: here.slice(0, EXAMPLES).map((row) => ({ student: studentName(row), amount: toRupees(row.openPaise) })),
  };
}
