import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toRupees } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { SlowContext, WriteContext } from '#platform/http';
import { findYear, type Year } from '../overview/summary.store.ts';
import { type Concerned, ownChanges } from '../rules/own-changes.ts';
import { studentName } from '../wire.ts';
import * as store from './changes.store.ts';

export type FeeChanges = CallAnswer<typeof calls.saveFeeStructure>;

const EXAMPLES = 50;
const UNCHANGED = { beforePaise: 0, afterPaise: 0 };

/** Runs a change in a transaction that is rolled back, and returns its result: the preview is the change itself. */
export async function asPreview<T>(context: SlowContext, act: (context: WriteContext) => Promise<T>): Promise<T> {
  const undone = new Undone<T>();
  try {
    await context.inTransaction(async (write) => {
      undone.result = [await act(write)];
      throw undone;
    });
  } catch (error) {
    if (error !== undone || undone.result === null) throw error;
  }
  return (undone.result as [T])[0];
}

class Undone<T> {
  result: [T] | null = null;
}

/** Describes what the present fee structure would change. */
export async function describeChanges({ db, school }: Pick<WriteContext, 'db' | 'school'>, reach: store.Reach): Promise<FeeChanges> {
  return summarize(await store.listDifferences(db, school.id, reach));
}

/** Changes the charges to the present fee structure, and reports what changed. Payments wait meanwhile. */
export async function applyStructure({ db, school, admin }: WriteContext, reach: store.Reach, memo: string): Promise<FeeChanges> {
  await store.holdFees(db, school.id, reach);
  const changes = summarize(await store.listDifferences(db, school.id, reach));
  await store.reassess(db, school.id, reach, { memo, accountId: admin.id });
  return changes;
}

type OneStudent = Concerned & { yearId: string; studentId: string; fromMonth: number };

/** Makes a change to one student's fees, and gives its result and what it changes by itself, which is not charged yet. Payments wait meanwhile. */
export async function findOwnChanges<T>(
  { db, school }: Pick<WriteContext, 'db' | 'school'>,
  one: OneStudent,
  act: () => Promise<T>,
): Promise<{ made: T; rows: store.StudentDifference[] }> {
  await store.holdFees(db, school.id, { ...one, studentIds: [one.studentId] });
  const before = await store.listStudentDifferences(db, school.id, one);
  const made = await act();
  return { made, rows: ownChanges(before, await store.listStudentDifferences(db, school.id, one), one) };
}

/** Changes the charges of one student, and reports what changed. */
export async function applyOwnChanges(
  { db, school, admin }: WriteContext,
  { yearId, rows, memo }: { yearId: string; rows: readonly store.StudentDifference[]; memo: string },
): Promise<FeeChanges> {
  const changes = rows
    .filter(({ isUntouched }) => !isUntouched)
    .map(({ studentId, monthNo, headId, nowPaise, thenPaise, reason, siblingBp }) => ({
      ...{ studentId, monthNo, headId, reason, amountPaise: thenPaise - nowPaise },
      cause: siblingBp ? { code: 'sibling' as const, bp: siblingBp } : null,
    }));
  await store.applyChanges(db, school.id, { yearId, entryKind: 'assessment', chargeKind: 'fee', changes, memo, accountId: admin.id });
  return summarizeOwn(rows);
}

/** What changes for one student, as it is told of many. */
export function summarizeOwn(rows: readonly store.StudentDifference[]): FeeChanges {
  const paid = new Set<number>();
  return summarize(
    rows.map(({ monthNo, nowPaise, thenPaise, isUntouched, ...row }) => {
      const isFirst = isUntouched && !paid.has(monthNo);
      if (isUntouched) paid.add(monthNo);
      return { ...row, ...(isUntouched ? UNCHANGED : { beforePaise: nowPaise, afterPaise: thenPaise }), untouched: isFirst ? 1 : 0 };
    }),
  );
}

export async function requireYear({ db, school }: Pick<WriteContext, 'db' | 'school'>): Promise<Year> {
  const year = await findYear(db, school.id);
  if (year === null) throw notFound();
  return year;
}

function summarize(rows: readonly store.Difference[]): FeeChanges {
  const changed = rows.filter((row) => row.beforePaise !== row.afterPaise);
  const students = [...Map.groupBy(changed, ({ studentId }) => studentId).values()];
  const change = (some: readonly store.Difference[]) => toRupees(some.reduce((sum, row) => sum + row.afterPaise - row.beforePaise, 0));
  const count = (some: readonly store.Difference[]) => new Set(some.map(({ studentId }) => studentId)).size;
  const examples = students.slice(0, EXAMPLES).map((own) => {
    const sum = (key: 'beforePaise' | 'afterPaise') => toRupees(own.reduce((total, row) => total + row[key], 0));
    return { student: studentName(own[0] as store.Difference), before: sum('beforePaise'), after: sum('afterPaise') };
  });
  return {
    students: students.length,
    change: change(changed),
    byHead: [...Map.groupBy(changed, ({ head }) => head)].map(([head, some]) => ({ head, students: count(some), change: change(some) })),
    byClass: [...Map.groupBy(changed, ({ className }) => className)].map(([className, some]) => ({
      className,
      students: count(some),
      change: change(some),
    })),
    examples,
    untouchedPaidMonths: rows.reduce((sum, { untouched }) => sum + untouched, 0),
  };
}
