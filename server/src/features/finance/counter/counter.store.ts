import { type Db, sql } from '#platform/db';
import { owesAfterLeaving } from '../students/students.store.ts';
import type { StudentNameRow } from '../wire.ts';
import { rankOfMatch, studentMatches } from './student-search.ts';

const MOST_FOUND = 20;

/** The current financial year and the last receipt number in it. */
export async function findLastReceipt(db: Db, schoolId: string): Promise<{ financialYear: number; lastNo: number }> {
  const row = await db.row<{
    financialYear: number;
    lastNo: number;
  }>(sql`select y.year as "financialYear",
      coalesce((select max(p.receipt_no) from payments p where p.school_id = ${schoolId} and p.financial_year = y.year), 0) as "lastNo"
    from (select app.financial_year(app.today(${schoolId})) as year) y`);
  return row as { financialYear: number; lastNo: number };
}

export type FoundStudent = StudentNameRow & {
  classId: string;
  rollNumber: number | null;
  guardian: string;
  phone: string;
  owedPaise: number;
  leftOn: string | null;
};

/** Enrolled students of the current year who match, by name; also those who have left and still owe, in the year of their fees, when they are asked for. */
export function findStudents(
  db: Db,
  schoolId: string,
  search: string,
  { hasLeavers = false }: { hasLeavers?: boolean } = {},
): Promise<FoundStudent[]> {
  const leavers = hasLeavers ? sql` or s.left_on is not null and ${owesAfterLeaving(schoolId)}` : sql``;
  return db.rows(sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", c.id as "classId", c.name as "className", x.name as "sectionName",
    e.roll_number as "rollNumber", coalesce(g.name, '') as guardian, coalesce(g.phone, '') as phone, s.left_on as "leftOn",
    coalesce((select sum(u.c - u.p) from unnest(f.charged, f.paid) u (c, p)) + f.arrears_charged - f.arrears_paid, 0)::bigint as "owedPaise"
    from (
      select s.id, s.name, s.admission_number, s.left_on, ${rankOfMatch(search)} as rank,
        case when s.left_on is null then y.id else app.fee_year_of(${schoolId}, s.id) end as year_id from (select id from academic_years where school_id = ${schoolId} and is_current offset 0) y
      cross join students s where s.school_id = ${schoolId} and ${studentMatches(schoolId, sql`s.id`, search)}
        and (s.left_on is null and (select true from enrolments e where e.school_id = ${schoolId} and e.year_id = y.id and e.student_id = s.id limit 1)${leavers})
      order by rank, lower(s.name), s.name, s.id limit ${MOST_FOUND}) s
    -- Only those who are shown look up the rest, each by all of its key.
    cross join lateral (select e.* from enrolments e where e.school_id = ${schoolId} and e.year_id = s.year_id and e.student_id = s.id offset 0) e
    join sections x on x.school_id = ${schoolId} and x.id = e.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    left join lateral (select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = s.year_id and f.student_id = s.id offset 0) f on true
    left join lateral (select g.name, g.phone from student_guardians k join guardians g on g.school_id = ${schoolId} and g.id = k.guardian_id
      where k.school_id = ${schoolId} and k.student_id = s.id order by k.is_primary desc, lower(g.name), g.name limit 1) g on true
    order by s.rank, lower(s.name), s.name, s.id`);
}

export type ClassMonth = { classId: string; className: string; charged: number; collected: number; paid: number; unpaid: number };

/** A month of the running year by class, from the kept totals. */
export function listClassMonths(db: Db, schoolId: string, monthNo: number): Promise<ClassMonth[]> {
  return db.rows(sql`select c.id as "classId", c.name as "className", coalesce(t.charged_paise, 0)::bigint as charged, coalesce(t.collected_paise, 0)::bigint as collected,
    coalesce(t.paid_students, 0)::int as paid, coalesce(t.pending_students, 0)::int as unpaid
    from classes c left join academic_years y on y.school_id = c.school_id and y.is_current
    left join fee_month_totals t on t.school_id = c.school_id and t.year_id = y.id and t.class_id = c.id and t.month_no = ${monthNo}
    where c.school_id = ${schoolId} order by c.position, c.name`);
}
