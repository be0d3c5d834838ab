import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toRupees } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { isStudent } from '../payments/payments.store.ts';
import { concessionOnWire } from '../structure/concessions.ts';
import { monthLabel, studentName } from '../wire.ts';
import * as store from './earlier-fees.store.ts';
import { MOST_PAYMENTS, paymentOnWire } from './student-payments.ts';

/** The years of a student's fees, and of which heads this year's old dues are. Refuses an unknown student. */
export async function getFeeYears(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getFeeYears>,
): Promise<CallAnswer<typeof calls.getFeeYears>> {
  if (!(await isStudent(db, school.id, params.studentId))) throw notFound();
  const years = await store.listFeeYears(db, school.id, params.studentId);
  const { parts, chargedPaise } = await store.findArrearsParts(db, school.id, params.studentId);
  const carried = parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return {
    years,
    arrears: parts.map(({ amountPaise, ...part }) => ({ ...part, amount: toRupees(amountPaise) })),
    otherArrears: toRupees(chargedPaise - carried),
  };
}

/** A student's fees of one year by month and head, with its receipts and concessions. Refuses an unknown student, and a year without fees of the student. */
export async function getStudentFeeYear(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getStudentFeeYear>,
): Promise<CallAnswer<typeof calls.getStudentFeeYear>> {
  const student = await store.findStudentOfYear(db, school.id, params);
  if (student === null) throw notFound();
  const [lines, concessions, payments] = await Promise.all([
    store.listYearLines(db, school.id, params),
    store.listConcessionsOfYear(db, school.id, params),
    store.listPaymentsOfYear(db, school.id, { ...params, limit: MOST_PAYMENTS }),
  ]);
  const byMonth = [...Map.groupBy(lines, ({ monthNo }) => monthNo)].sort(([one], [other]) => one - other);
  return {
    student: studentName(student),
    year: student.year,
    ...sumsOf(lines),
    heads: [...Map.groupBy(lines, ({ headId }) => headId)].map(([headId, some]) => ({
      headId,
      head: some[0]?.head ?? '',
      ...sumsOf(some),
    })),
    months: byMonth.map(([monthNo, some]) => ({
      month: monthLabel(monthNo),
      ...sumsOf(some),
      heads: some.map(({ headId, chargedPaise, paidPaise }) => ({ headId, charged: toRupees(chargedPaise), paid: toRupees(paidPaise) })),
    })),
    concessions: concessions.map((concession) => concessionOnWire({ ...student, ...concession })),
    payments: payments.map(paymentOnWire),
  };
}

function sumsOf(lines: readonly store.YearLine[]) {
  const sum = (key: 'chargedPaise' | 'carriedPaise' | 'paidPaise') => lines.reduce((paise, line) => paise + line[key], 0);
  const [charged, carried, paid] = [sum('chargedPaise'), sum('carriedPaise'), sum('paidPaise')];
  return { charged: toRupees(charged), carried: toRupees(carried), paid: toRupees(paid), left: toRupees(charged - carried - paid) };
}
