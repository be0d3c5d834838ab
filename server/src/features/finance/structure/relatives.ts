import { toRupees } from '@shala/contract/shared';
import type { WriteContext } from '#platform/http';
import { holdFees, reassess } from './changes.store.ts';
import { attachFeesNow, findSiblingYear, listRelatives, sumCharged } from './relatives.store.ts';

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

/**
 * Links or separates brothers and sisters by `link`, and gives or ends their sibling discount from this month on. Returns what that changes in their fees of the
 * year, in rupees.
 */
export async function changeOfSiblings(
  { db, school, admin }: Pick<WriteContext, 'db' | 'school' | 'admin'>,
  studentIds: readonly string[],
  link: () => Promise<void>,
): Promise<number> {
  const year = await findSiblingYear(db, school.id, studentIds);
  if (year === null) {
    await link();
    return 0;
  }
  const reach = { yearId: year.id, fromMonth: year.month, studentIds: year.students };
  await holdFees(db, school.id, reach);
  const before = await sumCharged(db, school.id, reach);
  await link();
  await reassess(db, school.id, reach, { memo: 'change of brothers and sisters', accountId: admin.id });
  return toRupees((await sumCharged(db, school.id, reach)) - before);
}
