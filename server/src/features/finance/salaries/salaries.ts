import { randomUUID } from 'node:crypto';
import type * as calls from '@shala/contract/finance';
import { type CallAnswer, latestMonthStart, monthName, monthOfDay, toRupees } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { writeMonth } from '#platform/words';
import { balanceOf, postEntry, today } from '../expenses/spending.store.ts';
import { withLedgerRefusals } from '../refusals.ts';
import { formatPaise } from '../wire.ts';
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
  const total = rows.reduce((sum, { salaryPaise }) => sum + salaryPaise, 0);
  return {
    month,
    total: toRupees(total),
    paid: toRupees(rows.reduce((sum, { paidPaise }) => sum + (paidPaise ?? 0), 0)),
    average: toRupees(earning.length === 0 ? 0 : Math.round(total / earning.length)),
    staff: rows.map(({ salaryPaise, paidPaise, ...row }) => ({
      ...row,
      salary: toRupees(salaryPaise),
      isPaid: row.salaryPaymentId !== null,
      paidAmount: paidPaise === null ? null : toRupees(paidPaise),
      slipUrl: row.salaryPaymentId === null ? null : slipUrl(context, row.salaryPaymentId),
    })),
  };
}

/** Pays salaries of the latest month of that name today, all or none. Refuses employees who are already paid, have no salary, or are unknown. */
export async function paySalaries(
  context: WriteContext,
  { body }: Input<typeof calls.paySalaries>,
): Promise<CallAnswer<typeof calls.paySalaries>> {
  const { db, school, admin } = context;
  const paidOn = await today(db, school.id);
  const employeeIds = [...new Set(body.employeeIds)];
  const forMonth = latestMonthStart(paidOn, body.month);
  const rows = await store.lockSalaries(db, school.id, { forMonth, employeeIds });
  if (rows.length < employeeIds.length) throw notFound();
  const paidFrom = body.paidFrom ?? 'bank';
  for (const { employeeId, name, salaryPaise, salaryPaymentId } of rows) {
    if (salaryPaymentId !== null) throw new Refusal('conflict', 'salaryPaid', { values: { name, month: writeMonth(forMonth) } });
    if (salaryPaise === 0) throw new Refusal('unprocessable', 'noSalary', { values: { name } });
    const id = randomUUID();
    const entry = {
      kind: 'salary',
      on: paidOn,
      debit: 'salaries',
      credit: paidFrom,
      amountPaise: salaryPaise,
      documentId: id,
      memo: `Salary ${forMonth.slice(0, 7)}, ${name}`,
      accountId: admin.id,
    } as const;
    const entryNo = await withLedgerRefusals(context, () => postEntry(db, school.id, entry));
    await store.insertSalary(db, school.id, {
      id,
      employeeId,
      forMonth,
      amountPaise: salaryPaise,
      paidOn,
      paidFrom,
      entryNo,
      accountId: admin.id,
    });
  }
  const sumPaise = rows.reduce((sum, { salaryPaise }) => sum + salaryPaise, 0);
  const amount = toRupees(sumPaise);
  const isShort = paidFrom === 'cash' && (await balanceOf(db, school.id, 'cash')) < 0;
  if (isShort && body.reason === undefined) throw await cashShort(context, sumPaise);
  context.audit({
    entity: 'salaries',
    after: { month: body.month, paid: rows.length, amount, paidFrom },
    ...(isShort && body.reason !== undefined && { reason: body.reason }),
  });
  return { paid: rows.length, amount };
}

/** The refusal when cash is not enough for an amount that was posted already. */
async function cashShort({ db, school }: WriteContext, sumPaise: number): Promise<Refusal> {
  const after = await balanceOf(db, school.id, 'cash');
  return new Refusal('unprocessable', 'cashShort', { values: { balance: formatPaise(after + sumPaise), short: formatPaise(-after) } });
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
