import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { studentOf } from '../wire.ts';
import * as store from './lists.store.ts';

const PAGE = 50;
const MOST = 1000;

/** Students of the filter. Refuses an unknown class or section. */
export async function listStudents(
  context: ReadContext,
  { query }: Input<typeof calls.listStudents>,
): Promise<CallAnswer<typeof calls.listStudents>> {
  const { db, school } = context;
  const { offset, limit, ...filter } = query;
  const most = Math.min(MOST, Math.max(1, Number(limit ?? PAGE)));
  const rows = await store.listStudents(db, school.id, filter, { offset: Number(offset ?? 0), limit: most + 1 });
  if (rows.length === 0 && !(await store.isPlace(db, school.id, filter))) throw notFound();
  return { students: rows.slice(0, most).map((row) => studentOf(context, row)), hasMore: rows.length > most };
}

/** The number of students, and every section of the school. */
export async function countStudents({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.countStudents>> {
  const [sections, counts] = await Promise.all([store.listSections(db, school.id), store.countStudents(db, school.id)]);
  return { sections, counts };
}
