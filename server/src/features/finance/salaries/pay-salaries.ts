import { randomUUID } from 'node:crypto';
import type * as calls from '@shala/contract/finance';
import { type CallAnswer, latestMonthStart, type MonthName, toPaise, toRupees } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { writeDay, writeMonth } from '#platform/words';
import { pastDay } from '../books/money-moves.ts';
import { balanceOf, postEntry, today } from '../expenses/spending.store.ts';
import { withLedgerRefusals } from '../refusals.ts';
import { duePaise } from '../rules/salary-sums.ts';
import { formatPaise } from '../wire.ts';
import * as store from './salaries.store.ts';
import { slipUrl } from './salary-slip.ts';

type Way = { forMonth: string; paidOn: string; paidFrom: 'cash' | 'bank' };
type Sums = { amountPaise: number; deductedPaise: number; reason: string };

/**
 * Pays what is due of the salaries of the latest month of that name, all or none, today or on the given day. Refuses employees who are already paid, have no
 * salary, or are unknown.
 */
export async function paySalaries(
  context: WriteContext,
  { body }: Input<typeof calls.paySalaries>,
): Promise<CallAnswer<typeof calls.paySalaries>> {
  const way = await wayOf(context, body);
  const employeeIds = [...new Set(body.employeeIds)];
  const rows = await store.lockSalaries(context.db, context.school.id, { forMonth: way.forMonth, employeeIds });
  if (rows.length < employeeIds.length) throw notFound();
  let sumPaise = 0;
  for (const row of rows) {
    const amountPaise = refusePaid(row, way);
    await post(context, row, { way, sums: { amountPaise, deductedPaise: 0, reason: '' } });
    sumPaise += amountPaise;
  }
  const reason = await reasonOfCash(context, way, { sumPaise, reason: body.reason });
  const amount = toRupees(sumPaise);
  context.audit({
    entity: 'salaries',
    after: { month: body.month, paid: rows.length, amount, paidFrom: way.paidFrom, ...(body.paidOn && { paidOn: body.paidOn }) },
    ...reason,
  });
  return { paid: rows.length, amount };
}

/**
 * Pays the salary of one employee: all that is due of the month or a part, less a deduction. Refuses more than is due, and a day before the month.
 */
export async function paySalary(
  context: WriteContext,
  { params, body }: Input<typeof calls.paySalary>,
): Promise<CallAnswer<typeof calls.paySalary>> {
  const { deduction } = body;
  const way = await wayOf(context, body);
  const [row] = await store.lockSalaries(context.db, context.school.id, { forMonth: way.forMonth, employeeIds: [params.employeeId] });
  if (row === undefined) throw notFound();
  const due = refusePaid(row, way);
  const deductedPaise = deduction === undefined ? 0 : toPaise(deduction.amount);
  const amountPaise = body.amount === undefined ? due - deductedPaise : toPaise(body.amount);
  const restPaise = due - amountPaise - deductedPaise;
  if (amountPaise <= 0 || restPaise < 0) throw tooMuch(row, way, due);
  const id = await post(context, row, { way, sums: { amountPaise, deductedPaise, reason: deduction?.reason ?? '' } });
  const reason = await reasonOfCash(context, way, { sumPaise: amountPaise, reason: body.reason });
  const amount = toRupees(amountPaise);
  context.audit({
    entity: 'salary',
    entityId: id,
    after: {
      ...{ month: body.month, amount, paidOn: way.paidOn, paidFrom: way.paidFrom, balance: toRupees(restPaise) },
      ...(deduction && { deducted: deduction.amount, deductionReason: deduction.reason }),
    },
    ...reason,
  });
  return { salaryPaymentId: id, amount, due: toRupees(restPaise), slipUrl: slipUrl(context, id) };
}

/** Month, day and account of a payment. The month is the latest of its name that has begun today, and nobody is paid before it begins. */
async function wayOf(
  context: WriteContext,
  body: { month: MonthName; paidOn?: string | undefined; paidFrom?: 'cash' | 'bank' | undefined },
): Promise<Way> {
  const forMonth = latestMonthStart(await today(context.db, context.school.id), body.month);
  const paidOn = await pastDay(context, body.paidOn);
  if (paidOn < forMonth)
    throw new Refusal('unprocessable', 'salaryDay', { values: { day: writeDay(forMonth), month: writeMonth(forMonth) } });
  return { forMonth, paidOn, paidFrom: body.paidFrom ?? 'bank' };
}

/** What is due to the employee, in paise. Refuses somebody without a salary or without dues. */
function refusePaid(row: store.SalaryRow, { forMonth }: Way): number {
  const { name, salaryPaise } = row;
  if (salaryPaise === 0) throw new Refusal('unprocessable', 'noSalary', { values: { name } });
  const due = duePaise(row);
  if (due === 0) throw new Refusal('conflict', 'salaryPaid', { values: { name, month: writeMonth(forMonth) } });
  return due;
}

function tooMuch({ name }: store.SalaryRow, { forMonth }: Way, due: number): Refusal {
  return new Refusal('unprocessable', 'moreThanSalary', { values: { name, month: writeMonth(forMonth), due: formatPaise(due) } });
}

async function post(context: WriteContext, row: store.SalaryRow, { way, sums }: { way: Way; sums: Sums }): Promise<string> {
  const { db, school, admin } = context;
  const { forMonth, paidOn, paidFrom } = way;
  const id = randomUUID();
  const entry = {
    kind: 'salary',
    on: paidOn,
    debit: 'salaries',
    credit: paidFrom,
    amountPaise: sums.amountPaise,
    documentId: id,
    memo: `Salary ${forMonth.slice(0, 7)}, ${row.name}`,
    accountId: admin.id,
  } as const;
  const entryNo = await withLedgerRefusals(context, () => postEntry(db, school.id, entry));
  const { employeeId, salaryPaise } = row;
  await store.insertSalary(db, school.id, { id, employeeId, salaryPaise, ...way, ...sums, entryNo, accountId: admin.id });
  return id;
}

/** The reason for the record when the cash in hand is less than nothing after an amount that was posted already. Refuses to pay so without one. */
async function reasonOfCash(
  { db, school }: WriteContext,
  { paidFrom }: Way,
  { sumPaise, reason }: { sumPaise: number; reason: string | undefined },
): Promise<{ reason?: string }> {
  const after = paidFrom === 'cash' ? await balanceOf(db, school.id, 'cash') : 0;
  if (after >= 0) return {};
  if (reason !== undefined) return { reason };
  throw new Refusal('unprocessable', 'cashShort', { values: { balance: formatPaise(after + sumPaise), short: formatPaise(-after) } });
}
