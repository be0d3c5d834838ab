import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toRupees } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { SlowContext, WriteContext } from '#platform/http';
import { findYear, type Year } from '../overview/summary.store.ts';
import { studentName } from '../wire.ts';
import * as store from './changes.store.ts';

export type FeeChanges = CallAnswer<typeof calls.saveFeeStructure>;

const EXAMPLES = 50;

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
