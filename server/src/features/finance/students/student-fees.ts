import type * as calls from '@shala/contract/finance';
import { type CallAnswer, type MonthName, monthNumber, toRupees, yearName } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { chargeWords } from '../rules/charge-words.ts';
import { dueOn } from '../rules/due-on.ts';
import { concessionOnWire } from '../structure/concessions.ts';
import { monthLabel, studentName } from '../wire.ts';
import { MOST_PAYMENTS, paymentOnWire } from './student-payments.ts';
import * as store from './students.store.ts';

/** A student's year: months, arrears, payments, concessions, optional heads. Refuses an unknown student. */
export async function getStudentFees(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getStudentFees>,
): Promise<CallAnswer<typeof calls.getStudentFees>> {
  const year = await store.getStudentFees(db, school.id, { studentId: params.studentId, mostPayments: MOST_PAYMENTS });
  if (year === null) throw notFound();
  const charged = sum(year.charged) + year.arrearsCharged;
  const paid = sum(year.paid) + year.arrearsPaid;
  return {
    student: { ...studentName(year), rollNumber: year.rollNumber, guardian: year.guardian, phone: year.phone, leftOn: year.leftOn },
    year: year.year,
    charged: toRupees(charged),
    paid: toRupees(paid),
    left: toRupees(charged - paid),
    dueExtendedTo: year.dueExtendedTo,
    arrears: monthOf(year, 0),
    months: Array.from({ length: 12 }, (_, index) => monthOf(year, index + 1)),
    optionalHeads: year.heads,
    concessions: year.concessions.map(concessionOnWire),
    payments: year.payments.map(paymentOnWire),
  };
}

/** One month of a student with every charge and its reason. Refuses an unknown student. */
export async function getStudentMonth(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getStudentMonth>,
): Promise<CallAnswer<typeof calls.getStudentMonth>> {
  const year = await findYearOf(db, school.id, params.studentId);
  const monthNo = params.month === 'Arrears' ? 0 : monthNumber(params.month as MonthName);
  const place = { yearId: year.yearId, studentId: year.studentId, monthNo };
  const [heads, charges, payments] = await Promise.all([
    store.listHeadSums(db, school.id, place),
    store.listMonthCharges(db, school.id, place),
    store.listMonthPayments(db, school.id, place),
  ]);
  return {
    ...monthOf(year, monthNo),
    student: studentName(year),
    heads: heads.map(({ headId, head, chargedPaise, paidPaise }) => ({
      headId,
      head,
      charged: toRupees(chargedPaise),
      paid: toRupees(paidPaise),
      left: toRupees(chargedPaise - paidPaise),
    })),
    charges: charges.map(({ head, amountPaise, on, ...why }) => ({
      ...{ head, on },
      reason: chargeWords(why),
      amount: toRupees(amountPaise),
    })),
    payments: payments.map(({ amountPaise, firstYear, ...payment }) => ({
      ...payment,
      financialYear: yearName(firstYear),
      amount: toRupees(amountPaise),
    })),
  };
}

/** Siblings with their dues, the eldest first. Refuses an unknown student. */
export async function getFamily(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getFamily>,
): Promise<CallAnswer<typeof calls.getFamily>> {
  const years = await store.listStudentYears(db, school.id, await store.listFamilyIds(db, school.id, params.studentId));
  const chosen = years.find(({ studentId }) => studentId === params.studentId.toLowerCase());
  if (chosen === undefined) throw notFound();
  return { guardian: chosen.guardian, phone: chosen.phone, children: years.map((year) => childOf(year, year === chosen)) };
}

function childOf(year: store.StudentYear, isChosen: boolean) {
  const months = Array.from({ length: 13 }, (_, monthNo) => monthOf(year, monthNo)).filter(({ left }) => left > 0);
  const paise = (some: typeof months) => toRupees(some.reduce((total, { left }) => total + Math.round(left * 100), 0));
  return {
    ...studentName(year),
    isChosen,
    leftOn: year.leftOn,
    arrears: toRupees(year.arrearsCharged - year.arrearsPaid),
    owedToday: paise(months.filter(({ dueOn: on }) => on !== null && on <= year.today)),
    owedYear: paise(months),
    dues: months.map(({ month, left, dueOn, isOverdue }) => ({ month, amount: left, dueOn, isOverdue })),
  };
}

/** A month of a student's fees in the API's format; month 0 is last year's arrears. */
export function monthOf(year: store.StudentYear, monthNo: number) {
  const charged = monthNo === 0 ? year.arrearsCharged : (year.charged[monthNo - 1] ?? 0);
  const paid = monthNo === 0 ? year.arrearsPaid : (year.paid[monthNo - 1] ?? 0);
  const due = dueOn(year, monthNo);
  return {
    month: monthLabel(monthNo),
    charged: toRupees(charged),
    paid: toRupees(paid),
    left: toRupees(charged - paid),
    dueOn: charged === 0 ? null : due,
    paidOn: monthNo === 0 ? null : (year.paidOn[monthNo - 1] ?? null),
    isPaid: charged === paid,
    isOverdue: paid < charged && due < year.today,
  };
}

/** A student's fees of the current year. Refuses an unknown student. */
export async function findYearOf(db: ReadContext['db'], schoolId: string, studentId: string): Promise<store.StudentYear> {
  const [year] = await store.listStudentYears(db, schoolId, [studentId]);
  if (year === undefined) throw notFound();
  return year;
}

function sum(paise: readonly number[]): number {
  return paise.reduce((total, value) => total + value, 0);
}
