import type * as calls from '@shala/contract/finance';
import { PAYMENT_MODES } from '@shala/contract/finance';
import { type CallAnswer, monthNumber, monthStart, toRupees, YEAR_MONTHS } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import * as paymentsStore from '../payments/payments.store.ts';
import * as store from './summary.store.ts';

/** The school's month: charges, the collected part, payments made, and how many students have paid. */
export async function getFinanceDetails(
  { db, school }: ReadContext,
  { body }: Input<typeof calls.getFinanceDetails>,
): Promise<CallAnswer<typeof calls.getFinanceDetails>> {
  const month = await store.getFinanceDetails(db, school.id, monthNumber(body.month));
  return {
    totalAmount: toRupees(month.charged),
    collectedAmount: toRupees(month.collected),
    totalPayout: toRupees(month.payout),
    avgStaffSalary: toRupees(month.averageSalary),
    numFeePaid: month.paid,
    numFeePending: month.pending,
    totalStudents: month.students,
    ...(month.pendingLeft > 0 && { numPendingLeft: month.pendingLeft }),
  };
}

/** A class's month or year. Refuses an unknown class. */
export async function getFinanceDetailsOfAClass(
  { db, school }: ReadContext,
  { body }: Input<typeof calls.getFinanceDetailsOfAClass>,
): Promise<CallAnswer<typeof calls.getFinanceDetailsOfAClass>> {
  const sums = await store.getFinanceDetailsOfAClass(db, school.id, {
    classId: body.classId,
    monthNo: body.month === undefined ? null : monthNumber(body.month),
  });
  if (sums === null) throw notFound();
  return { totalAmount: toRupees(sums.charged), collectedAmount: toRupees(sums.collected) };
}

/** The latest payments, newest first. */
export async function getRecentActivities({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getRecentActivites>> {
  const payments = await paymentsStore.getRecentActivities(db, school.id);
  return payments.map(({ id, student, className, amountPaise, paidOn }) => ({
    _id: id,
    title: 'Fee Payment',
    student,
    className,
    Amount: toRupees(amountPaise),
    date: paidOn,
  }));
}

/** The year's collections by month (with last year's), class and mode. */
export async function getCollections({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getCollections>> {
  const year = await store.findYear(db, school.id);
  if (year === null) throw notFound();
  const span = { from: monthStart(year.firstYear - 1, 1), to: `${year.firstYear + 1}-03-31` };
  const [totals, byClass, received, paidOut] = await Promise.all([
    store.listMonthTotals(db, school.id, year.id),
    store.listClassTotals(db, school.id, year.id),
    store.listReceived(db, school.id, span),
    store.listPaidOut(db, school.id, span),
  ]);
  const inMonth = (firstYear: number, number: number) => received.filter(({ month }) => monthStart(firstYear, number).startsWith(month));
  const thisYear = received.filter(({ month }) => `${month}-01` >= monthStart(year.firstYear, 1));
  const hasLastYear = thisYear.length < received.length;
  const months = YEAR_MONTHS.map((month, index) => {
    const total = totals.find(({ monthNo }) => monthNo === index + 1);
    return {
      month,
      due: toRupees(total?.charged ?? 0),
      collected: toRupees(total?.collected ?? 0),
      received: toRupees(sum(inMonth(year.firstYear, index + 1))),
      receivedLastYear: hasLastYear ? toRupees(sum(inMonth(year.firstYear - 1, index + 1))) : null,
      paidOut: toRupees(sum(paidOut.filter((row) => monthStart(year.firstYear, index + 1).startsWith(row.month)))),
    };
  });
  const arrears = totals.find(({ monthNo }) => monthNo === 0);
  return {
    year: year.name,
    months,
    byClass: byClass.map(({ classId, className, charged, collected }) => ({
      classId,
      className,
      due: toRupees(charged),
      collected: toRupees(collected),
    })),
    byMode: PAYMENT_MODES.map((mode) => {
      const rows = thisYear.filter((row) => row.mode === mode);
      return { mode, amount: toRupees(sum(rows)), receipts: rows.reduce((count, row) => count + row.receipts, 0) };
    }),
    arrears: { due: toRupees(arrears?.charged ?? 0), collected: toRupees(arrears?.collected ?? 0) },
  };
}

function sum(rows: readonly { amountPaise: number }[]): number {
  return rows.reduce((total, { amountPaise }) => total + amountPaise, 0);
}
