import type * as calls from '@shala/contract/finance';
import type { HEAD_KINDS } from '@shala/contract/finance';
import { type CallAnswer, monthNumber, toRupees } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { listHeads } from '../structure/fees.store.ts';
import { findYearOf, monthOf } from '../students/student-fees.ts';
import { headReceiptsOnWire, studentName } from '../wire.ts';
import * as store from './heads.store.ts';

/** The school's fee heads. */
export async function listFeeHeads({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listFeeHeads>> {
  const heads = await listHeads(db, school.id);
  return { heads: heads.map(({ id, name, kind }) => ({ id, name, kind: kind as (typeof HEAD_KINDS)[number] })) };
}

/** A month or the year by head, for the school or a class. */
export async function listHeadMonths(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listHeadMonths>,
): Promise<CallAnswer<typeof calls.listHeadMonths>> {
  const monthNo = query.month && monthNumber(query.month);
  const rows = await store.listHeadMonths(db, school.id, { monthNo, classId: query.classId });
  return { heads: rows.map(({ charged, collected, ...head }) => ({ ...head, due: toRupees(charged), collected: toRupees(collected) })) };
}

/** The receipts of some days, by head. */
export async function listHeadReceipts(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listHeadReceipts>,
): Promise<CallAnswer<typeof calls.listHeadReceipts>> {
  const rows = await store.listHeadReceipts(db, school.id, query);
  return { heads: rows.map(headReceiptsOnWire) };
}

/** A student's year under one head. Refuses an unknown student or head. */
export async function getStudentHead(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getStudentHead>,
): Promise<CallAnswer<typeof calls.getStudentHead>> {
  const year = await findYearOf(db, school.id, params.studentId);
  const found = await store.getStudentHead(db, school.id, { yearId: year.yearId, studentId: year.studentId, headId: params.headId });
  if (found === null) throw notFound();
  const sum = (side: 'charged' | 'paid') => found.months.reduce((total, month) => total + month[side], 0);
  const of = (side: 'charged' | 'paid') =>
    Array.from({ length: 13 }, (_, no) => found.months.find(({ monthNo }) => monthNo === no)?.[side] ?? 0);
  const [[arrearsCharged = 0, ...charged], [arrearsPaid = 0, ...paid]] = [of('charged'), of('paid')];
  const underHead = { ...year, charged, paid, arrearsCharged, arrearsPaid };
  return {
    student: studentName(year),
    head: found.head,
    charged: toRupees(sum('charged')),
    paid: toRupees(sum('paid')),
    left: toRupees(sum('charged') - sum('paid')),
    months: found.months.map(({ monthNo }) => monthOf(underHead, monthNo)),
  };
}
