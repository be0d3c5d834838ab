import type * as calls from '@shala/contract/finance';
import { type CallAnswer, latestMonthStart, monthName, monthOfDay, toRupees } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { postEntry, today } from '../expenses/spending.store.ts';
import { withLedgerRefusals } from '../refusals.ts';
import { deductedPaise, duePaise, paidPaise } from '../rules/salary-sums.ts';
import * as store from './salaries.store.ts';
import { slipUrl } from './salary-slip.ts';

/** Salaries of the latest month of that name, by default of the present one. */
export async function listSalaries(
  context: ReadContext,
  { query }: Input<typeof calls.listSalaries>,
): Promise<CallAnswer<typeof calls.listSalaries>> {
  const { db, school } = context;
  const day = await today(db, school.id);
  const month = query.month ?? monthName(monthOfDay(day));
  const rows = await store.listSalaries(db, school.id, latestMonthStart(day, month));
  const earning = rows.filter(({ salaryPaise }) => salaryPaise > 0);
  const sumOf = (paise: (row: store.SalaryRow) => number) => rows.reduce((sum, row) => sum + paise(row), 0);
  const total = sumOf(({ salaryPaise }) => salaryPaise);
  return {
    month,
    total: toRupees(total),
    paid: toRupees(sumOf(({ parts }) => paidPaise(parts))),
    deducted: toRupees(sumOf(({ parts }) => deductedPaise(parts))),
    due: toRupees(sumOf(duePaise)),
    average: toRupees(earning.length === 0 ? 0 : Math.round(total / earning.length)),
    staff: rows.map((row) => staffOnWire(context, row)),
  };
}

/** Who has several payments of the month is shown with their total and the day, account and slip of the latest. */
function staffOnWire(context: ReadContext, row: store.SalaryRow): CallAnswer<typeof calls.listSalaries>['staff'][number] {
  const { salaryPaise, parts, ...person } = row;
  const due = duePaise(row);
  const last = parts.at(-1);
  return {
    ...person,
    salary: toRupees(salaryPaise),
    isPaid: last !== undefined && due === 0,
    due: toRupees(due),
    deducted: toRupees(deductedPaise(parts)),
    salaryPaymentId: last?.salaryPaymentId ?? null,
    paidAmount: last === undefined ? null : toRupees(paidPaise(parts)),
    paidOn: last?.paidOn ?? null,
    paidFrom: last?.paidFrom ?? null,
    slipUrl: last === undefined ? null : slipUrl(context, last.salaryPaymentId),
    payments: parts.map(({ amountPaise, deductedPaise: deducted, ...part }) => ({
      ...part,
      amount: toRupees(amountPaise),
      deducted: toRupees(deducted),
      slipUrl: slipUrl(context, part.salaryPaymentId),
    })),
  };
}

/** Reverses a salary by a second entry. Refuses one that is already reversed. */
export async function reverseSalary(
  context: WriteContext,
  { params, body }: Input<typeof calls.reverseSalary>,
): Promise<CallAnswer<typeof calls.reverseSalary>> {
  const { db, school, admin } = context;
  const on = await today(db, school.id);
  const salary = await store.lockSalaryPayment(db, school.id, params.salaryPaymentId);
  if (salary === null) throw notFound();
  if (salary.state !== 'live') throw new Refusal('conflict', 'alreadyReversed');
  const { paidFrom, amountPaise, entryNo } = salary;
  const entry = {
    kind: 'reversal',
    on,
    debit: paidFrom,
    credit: 'salaries',
    amountPaise,
    documentId: params.salaryPaymentId,
    reversesNo: entryNo,
    memo: body.reason,
    accountId: admin.id,
  } as const;
  await withLedgerRefusals(context, () => postEntry(db, school.id, entry));
  await store.reverseSalary(db, school.id, params.salaryPaymentId);
  context.audit({
    entity: 'salary',
    entityId: params.salaryPaymentId,
    before: { state: 'live' },
    after: { state: 'reversed' },
    reason: body.reason,
  });
  return { reversedOn: on };
}
