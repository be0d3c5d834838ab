import { toRupees } from '@shala/contract/shared';
import type { WriteContext } from '#platform/http';
import { holdFees } from './changes.store.ts';
import { attachFeesNow, listRelatives } from './relatives.store.ts';

/** Enrols a student by `enrol`, and returns what the sibling discount changes in the year's fees of brothers and sisters, in rupees. */
export async function changeOfRelatives(
  { db, school }: Pick<WriteContext, 'db' | 'school'>,
  { yearId, studentId }: { yearId: string; studentId: string },
  enrol: () => Promise<void>,
): Promise<{ name: string; change: number }[]> {
  const before = await listRelatives(db, school.id, { yearId, studentId });
  if (before.length > 0) await holdFees(db, school.id, { yearId, fromMonth: 1, studentIds: before.map((one) => one.studentId) });
  await enrol();
  if (before.length === 0) return [];
  await attachFeesNow(db);
  const after = new Map((await listRelatives(db, school.id, { yearId, studentId })).map((one) => [one.studentId, one.chargedPaise]));
  return before
    .map((one) => ({ name: one.name, change: toRupees((after.get(one.studentId) ?? one.chargedPaise) - one.chargedPaise) }))
    .filter(({ change }) => change !== 0);
}
