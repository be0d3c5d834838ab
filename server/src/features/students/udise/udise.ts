import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { isPlace } from '../directory/lists.store.ts';
import { UDISE_FIELDS, udiseProblems } from '../rules/udise.ts';
import { listForRegister } from './udise.store.ts';

const MOST = 200;

/** The students with missing data for the national register, and how many lack each field. Refuses an unknown class or section. */
export async function listUdiseReadiness(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listUdiseReadiness>,
): Promise<CallAnswer<typeof calls.listUdiseReadiness>> {
  const { field, ...place } = query;
  const rows = await listForRegister(db, school.id, place);
  if (rows.length === 0 && !(await isPlace(db, school.id, place))) throw notFound();
  const judged = rows.map((row) => ({ row, problems: udiseProblems(row, row.today) }));
  const lacking = judged.filter(({ problems }) => problems.some((problem) => field === undefined || problem.field === field));
  const byField = UDISE_FIELDS.map((name) => ({
    field: name,
    students: judged.filter(({ problems }) => problems.some((one) => one.field === name)).length,
  }));
  return {
    total: rows.length,
    ready: judged.filter(({ problems }) => problems.length === 0).length,
    byField: byField.filter(({ students }) => students > 0).sort((a, b) => b.students - a.students),
    students: lacking.slice(0, MOST).map(({ row, problems }) => {
      const { id, name, admissionNumber, className, sectionName, guardianId } = row;
      return { id, name, admissionNumber, className, sectionName, guardianId, problems };
    }),
    hasMore: lacking.length > MOST,
  };
}
