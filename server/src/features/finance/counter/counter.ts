import type * as calls from '@shala/contract/finance';
import { type CallAnswer, monthNumber, toPaise, toRupees, yearName } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { findYear } from '../overview/summary.store.ts';
import { readPlace, writePlace } from '../paging.ts';
import { monthOrder } from '../payments/record-payment.ts';
import { monthLabel, studentName } from '../wire.ts';
import type { PupilFees } from './class-fees.store.ts';
import { pupilOnWire } from './class-fees.ts';
import * as store from './counter.store.ts';
import * as list from './counter-list.store.ts';

const FIRST_MONTH = 1;
const PAGE = 60;

/** The number that the next receipt will carry, if nobody else takes it first. */
export async function getNextReceipt({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getNextReceipt>> {
  const { financialYear, lastNo } = await store.findLastReceipt(db, school.id);
  return { financialYear: yearName(financialYear), receiptNo: lastNo + 1 };
}

/** Students who match; nobody while nothing is searched for. */
export async function findStudents(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.findStudents>,
): Promise<CallAnswer<typeof calls.findStudents>> {
  if (query.search.trim() === '') return [];
  const rows = await store.findStudents(db, school.id, query.search, { hasLeavers: query.owingLeavers === 'true' });
  return rows.map((row) => ({
    ...studentName(row),
    classId: row.classId,
    rollNum: row.rollNumber,
    guardian: row.guardian,
    phone: row.phone,
    owed: toRupees(row.owedPaise),
    leftOn: row.leftOn,
  }));
}

/** Students of the whole school with their year, a page at a time; those who match when something is searched for. */
export async function listCounterStudents(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listCounterStudents>,
): Promise<CallAnswer<typeof calls.listCounterStudents>> {
  const { search = '', status, after } = query;
  const place = readPlace(after, ['whole', 'text', 'id']);
  const rows = await list.listCounterStudents(
    db,
    school.id,
    { search, status },
    {
      after: place && { rank: Number(place[0]), name: place[1] as string, id: place[2] as string },
      limit: PAGE + 1,
    },
  );
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    students: page.map(({ classId, admissionNumber, guardian, phone, earlierYear, rank: _rank, ...pupil }) => ({
      ...(earlierYear === null ? pupilOnWire(pupil) : owingOfEarlierYear(pupil, earlierYear)),
      ...{ classId, admissionNumber, guardian, phone },
    })),
    next: rows.length > PAGE && last ? writePlace([String(last.rank), last.name, last.id]) : null,
  };
}

/** Who left with unpaid fees of an earlier year: no month of this year is charged, and all that is owed are old dues. */
function owingOfEarlierYear({ charged, paid, ...pupil }: PupilFees, earlierYear: string) {
  const sum = (amounts: readonly number[] | null, first: number) => (amounts ?? []).reduce((total, paise) => total + paise, first);
  const none = Array.from({ length: 12 }, () => 0);
  return {
    ...pupilOnWire({
      ...pupil,
      ...{ charged: none, paid: none, paidOn: null },
      arrearsCharged: sum(charged, pupil.arrearsCharged),
      arrearsPaid: sum(paid, pupil.arrearsPaid),
    }),
    earlierYear,
  };
}

/** The lines that an amount would cover for a student, by the rule of the payments. Refuses an unknown student. */
export async function previewPayment(
  { db, school }: ReadContext,
  { params, query }: Input<typeof calls.previewPayment>,
): Promise<CallAnswer<typeof calls.previewPayment>> {
  const amountPaise = query.amount === undefined ? null : toPaise(query.amount);
  const rows = await list.listOpenLines(db, school.id, { studentId: params.studentId, monthNo: monthOrder(query.month), amountPaise });
  if (rows.length === 0 && !(await list.isStudent(db, school.id, params.studentId))) throw notFound();
  const sum = (some: typeof rows) => toRupees(some.reduce((total, { leftPaise }) => total + leftPaise, 0));
  return {
    owed: sum(rows),
    owedNow: sum(rows.filter(({ isDueNow }) => isDueNow)),
    lines: rows.map(({ monthNo, headId, head, leftPaise, paysPaise }) => ({
      ...{ month: monthLabel(monthNo), headId, head },
      left: toRupees(leftPaise),
      pays: toRupees(paysPaise),
    })),
  };
}

/** The school's UPI account for parents. */
export function getUpiAccount({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getUpiAccount>> {
  return list.findUpiAccount(db, school.id);
}

/** Sets the UPI ID of the school. */
export async function setUpiAccount(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.setUpiAccount>,
): Promise<CallAnswer<typeof calls.setUpiAccount>> {
  const before = await list.findUpiAccount(db, school.id);
  await list.setUpiAccount(db, school.id, body.upiAddress);
  audit({ entity: 'school', entityId: school.id, before: { upiAddress: before.upiAddress }, after: { upiAddress: body.upiAddress } });
  return { upiAddress: body.upiAddress };
}

/** Every class's totals of a month, by default the current one. */
export async function listClassMonths(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listClassMonths>,
): Promise<CallAnswer<typeof calls.listClassMonths>> {
  const year = await findYear(db, school.id);
  const monthNo = query.month ? monthNumber(query.month) : (year?.monthNo ?? FIRST_MONTH);
  const rows = await store.listClassMonths(db, school.id, monthNo);
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
