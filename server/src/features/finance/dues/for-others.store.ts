import { monthName } from '@shala/contract/shared';
import { type Db, type Fragment, sql } from '#platform/db';
import { overdue } from './overdue.store.ts';

/** The overdue amount of each student as SQL: `student_id`, `overdue_paise`. It agrees with the list of defaulters who study here. */
export function overdueByStudent(schoolId: string, { classIds }: { classIds?: readonly string[] | undefined } = {}): Fragment {
  const among = classIds === undefined || classIds.length === 0 ? sql`` : sql` where o.class_id = any(${classIds}::uuid[])`;
  return sql`select o.id as student_id, sum(o.open)::bigint as overdue_paise from (${overdue(schoolId, { who: 'studying' })}) o${among} group by o.id`;
}

/** Today at the school, and the date of a change of fees: today, or the next day whose accounts are open. */
export async function openDayOfFees(db: Db, schoolId: string): Promise<{ today: string; openDay: string }> {
  const row = await db.row<{ today: string; openDay: string }>(
    sql`select app.today(${schoolId}) as today, app.next_open_day(${schoolId}) as "openDay"`,
  );
  return row as { today: string; openDay: string };
}

/** The due date of each month of the current year, and how many students have not fully paid it. */
export async function listDueDates(db: Db, schoolId: string): Promise<{ month: string; dueOn: string; students: number }[]> {
  const rows = await db.rows<{ no: number; dueOn: string; students: number }>(sql`with y as materialized (
      select y.id, y.starts_on, coalesce(r.due_day, 10)::int as due_day from academic_years y
      left join fee_rules r on r.school_id = ${schoolId} and r.year_id = y.id where y.school_id = ${schoolId} and y.is_current
    ), open as (
      select u.no, count(*)::int as students
      from y cross join lateral (
        select f.charged, f.paid from fee_accounts f where f.school_id = ${schoolId} and f.year_id = y.id
          and (select s.left_on is null from students s where s.school_id = ${schoolId} and s.id = f.student_id) offset 0) f
      cross join lateral unnest(f.charged, f.paid) with ordinality as u (charged, paid, no) where u.paid < u.charged group by 1
    )
    select m.no::int as no, app.due_on(y.starts_on, y.due_day, m.no) as "dueOn", coalesce(o.students, 0) as students
    from y cross join generate_series(1, 12) as m (no) left join open o on o.no = m.no order by 1`);
  return rows.map(({ no, ...month }) => ({ ...month, month: monthName(no) }));
}

/** What the transport of a student of each section costs in the present month, or in the next one with such a fee. Sections without one are not listed. */
export function listTransportFees(db: Db, schoolId: string): Promise<{ sectionId: string; paise: number }[]> {
  return db.rows(sql`with fee as (
      select distinct on (r.class_id, r.head_id) r.class_id, r.amount_paise from fee_rates r
      join academic_years y on y.school_id = r.school_id and y.id = r.year_id and y.is_current
      join fee_heads h on h.school_id = r.school_id and h.id = r.head_id and h.kind = 'transport' and h.is_optional
      where r.school_id = ${schoolId} and r.amount_paise > 0 and r.month_no >= app.fee_month(${schoolId}) order by r.class_id, r.head_id, r.month_no
    ) select s.id as "sectionId", sum(fee.amount_paise)::bigint as paise from sections s join fee on fee.class_id = s.class_id
    where s.school_id = ${schoolId} group by 1`);
}
