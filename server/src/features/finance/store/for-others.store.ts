import { monthName } from '@shala/contract/shared';
import { type Db, type Fragment, sql } from '#platform/db';
import { overdue } from './reports.store.ts';

/** What each student owes for days that are past, as SQL: `student_id`, `overdue_paise`. The defaulters' list says the same. */
export function overdueByStudent(schoolId: string, { classIds }: { classIds?: readonly string[] | undefined } = {}): Fragment {
  const among = classIds === undefined || classIds.length === 0 ? sql`` : sql` where o.class_id = any(${classIds}::uuid[])`;
  return sql`select o.id as student_id, sum(o.open)::bigint as overdue_paise from (${overdue(schoolId, {})}) o${among} group by o.id`;
}

/** When each month of the running year falls due, and how many students still owe something of it. */
export async function listDueDates(db: Db, schoolId: string): Promise<{ month: string; dueOn: string; students: number }[]> {
  const rows = await db.rows<{ no: number; dueOn: string; students: number }>(sql`select m.no::int as no,
      app.due_on(y.starts_on, coalesce(r.due_day, 10), m.no) as "dueOn",
      (select count(*)::int from fee_accounts f join students s on s.school_id = f.school_id and s.id = f.student_id and s.left_on is null
        where f.school_id = y.school_id and f.year_id = y.id and f.paid[m.no] < f.charged[m.no]) as students
    from academic_years y left join fee_rules r on r.school_id = y.school_id and r.year_id = y.id cross join generate_series(1, 12) as m (no)
    where y.school_id = ${schoolId} and y.is_current order by 1`);
  return rows.map(({ no, ...month }) => ({ ...month, month: monthName(no) }));
}
