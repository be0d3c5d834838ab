import type * as calls from '@shala/contract/finance';
import { type CallAnswer, monthNumber, toRupees, yearName } from '@shala/contract/shared';
import type { Input, ReadContext } from '#platform/http';
import * as store from '../store/counter.store.ts';
import { findYear } from '../store/summary.store.ts';
import { monthLabel, studentName } from '../wire.ts';

const FIRST_MONTH = 1;

/** The number that the next receipt will carry, if nobody else takes it first. */
export async function getNextReceiptNo({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getNextReceipt>> {
  const { financialYear, lastNo } = await store.findLastReceipt(db, school.id);
  return { financialYear: yearName(financialYear), receiptNo: lastNo + 1 };
}

/** Students who match; nobody while nothing is searched for. */
export async function findAtCounter(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.findStudents>,
): Promise<CallAnswer<typeof calls.findStudents>> {
  if (query.search.trim() === '') return [];
  const rows = await store.findStudents(db, school.id, query.search);
  return rows.map((row) => ({
    ...studentName(row),
    classId: row.classId,
    rollNum: row.rollNumber,
    guardian: row.guardian,
    phone: row.phone,
    owed: toRupees(row.owedPaise),
  }));
}

/** Every class's month; that of today unless one is named. */
export async function listMonthByClass(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listClassMonths>,
): Promise<CallAnswer<typeof calls.listClassMonths>> {
  const year = await findYear(db, school.id);
  const monthNo = query.month ? monthNumber(query.month) : year ? ((Number(year.today.slice(5, 7)) + 8) % 12) + 1 : FIRST_MONTH;
  const rows = await store.listClassMonth(db, school.id, monthNo);
  return {
    month: monthLabel(monthNo),
    classes: rows.map(({ classId, className, charged, collected, paid, unpaid }) => ({
      classId,
      className,
      due: toRupees(charged),
      collected: toRupees(collected),
      paid,
      unpaid,
    })),
  };
}
