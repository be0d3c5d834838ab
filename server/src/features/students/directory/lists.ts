import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, SharedContext } from '#platform/http';
import { studentOf } from '../wire.ts';
import * as store from './lists.store.ts';

const PAGE = 50;
const MOST = 1000;
/** Beginnings of this length are what everybody types first, and find most. Longer ones are different each time. */
const KEPT_SEARCH = 3;
type Page = CallAnswer<typeof calls.listStudents>;

/** Students of the filter. The list is kept until a student changes, and so is what is found by a short beginning. Refuses an unknown class or section. */
export function listStudents(context: SharedContext, { query }: Input<typeof calls.listStudents>): Promise<Page> {
  if ((query.search ?? '').length > KEPT_SEARCH) return readPage(context, context.db, query);
  const kept = { name: `students ${JSON.stringify(query)}`, subjects: ['students', 'classes', 'days'] } as const;
  return context.keep(kept, (db) => readPage(context, db, query));
}

async function readPage(context: ReadContext, db: Db, query: Input<typeof calls.listStudents>['query']): Promise<Page> {
  const { school } = context;
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
