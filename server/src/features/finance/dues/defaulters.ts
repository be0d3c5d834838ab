import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toRupees } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import type { Input, SharedContext } from '#platform/http';
import { readPlace, writePlace } from '../paging.ts';
import { monthLabel, studentName } from '../wire.ts';
import * as store from './overdue.store.ts';

const PAGE = 100;
type Defaulters = CallAnswer<typeof calls.listDefaulters>;

/** What the list depends on, besides the day. */
const SUBJECTS = ['fees', 'students', 'classes', 'days'] as const;

/**
 * Students with overdue fees by class and name, with the age of their dues. The list goes through the accounts of the whole school, so it is kept until something
 * of fees or students changes; one of a search is read once for all who ask at the same moment.
 */
export function listDefaulters(context: SharedContext, { query }: Input<typeof calls.listDefaulters>): Promise<Defaulters> {
  const name = `defaulters ${JSON.stringify(query)}`;
  const read = (db: Db) => readDefaulters(db, context.school.id, query);
  return query.search ? context.share(name, read) : context.keep({ name, subjects: SUBJECTS }, read);
}

async function readDefaulters(db: Db, schoolId: string, query: Input<typeof calls.listDefaulters>['query']): Promise<Defaulters> {
  const { after, withExtended, ...rest } = query;
  const filter = { ...rest, withExtended: withExtended === 'true' };
  const place = readPlace(after, ['whole', 'text', 'id']);
  const [rows, sums] = await Promise.all([
    store.listDefaulters(db, schoolId, filter, {
      after: place && { position: place[0] as string, name: place[1] as string, id: place[2] as string },
      limit: PAGE + 1,
    }),
    place && store.sumDefaulters(db, schoolId, filter),
  ]);
  const total = sums ?? store.totalOfFirst(rows);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    defaulters: page.map(defaulterOnWire),
    next: rows.length > PAGE && last ? writePlace([last.classPosition, last.studentName, last.studentId]) : null,
    total: { students: total.students, amount: toRupees(total.overduePaise), ages: agesOnWire(total) },
  };
}

function defaulterOnWire(row: store.DefaulterRow): Defaulters['defaulters'][number] {
  const { guardian, phone, oldestDueOn, daysOverdue, dueExtendedTo, leftOn } = row;
  return {
    student: studentName(row),
    guardian,
    phone,
    overdue: toRupees(row.overduePaise),
    months: row.months.map(monthLabel),
    oldestDueOn,
    daysOverdue,
    ages: agesOnWire(row),
    dueExtendedTo,
    leftOn,
  };
}

function agesOnWire({ upTo30, upTo60, upTo90, over90 }: Record<'upTo30' | 'upTo60' | 'upTo90' | 'over90', number>) {
  return { upTo30: toRupees(upTo30), upTo60: toRupees(upTo60), upTo90: toRupees(upTo90), over90: toRupees(over90) };
}
