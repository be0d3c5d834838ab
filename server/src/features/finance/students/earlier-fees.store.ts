import { type Db, sql } from '#platform/db';
import { type PaymentOfStudent, paymentsOfStudent } from '../payments/payments.store.ts';
import { type ConcessionRow, concessionsOfYear } from '../structure/concessions.store.ts';
import type { StudentNameRow } from '../wire.ts';

/** What moved unpaid fees into the next year; before migration 0190 it was written in words. */
const IS_CARRIED = sql`c.kind = 'waiver' and (c.cause ->> 'code' in ('carriedOver', 'nextYear') or c.cause is null and c.reason ~* '^carried over')`;

/** The years in which a student has a fee account, the latest first. */
export function listFeeYears(db: Db, schoolId: string, studentId: string): Promise<{ id: string; name: string }[]> {
  return db.rows(sql`select y.id, y.name from fee_accounts f join academic_years y on y.school_id = ${schoolId} and y.id = f.year_id
    where f.school_id = ${schoolId} and f.student_id = ${studentId}::uuid order by y.starts_on desc`);
}

/** What was carried from the year before the current one, by head, and the old dues of the current year as they are charged now. */
export async function findArrearsParts(
  db: Db,
  schoolId: string,
  studentId: string,
): Promise<{ parts: { headId: string; head: string; amountPaise: number }[]; chargedPaise: number }> {
  const parts = await db.rows<{
    headId: string;
    head: string;
    amountPaise: number;
  }>(sql`select h.id as "headId", h.name as head, -sum(c.amount_paise)::bigint as "amountPaise"
    from charges c join fee_heads h on h.school_id = ${schoolId} and h.id = c.head_id
    where c.school_id = ${schoolId} and c.student_id = ${studentId}::uuid and ${IS_CARRIED} and c.year_id = (select y.id from academic_years y join academic_years n on n.school_id = ${schoolId} and n.is_current
      where y.school_id = ${schoolId} and y.starts_on < n.starts_on order by y.starts_on desc limit 1)
    group by h.id, h.name, h.position having sum(c.amount_paise) <> 0 order by h.position, h.name`);
  const row = await db.row<{
    chargedPaise: number;
  }>(sql`select f.arrears_charged as "chargedPaise" from fee_accounts f join academic_years y on y.school_id = ${schoolId} and y.id = f.year_id and y.is_current
    where f.school_id = ${schoolId} and f.student_id = ${studentId}::uuid`);
  return { parts, chargedPaise: row?.chargedPaise ?? 0 };
}

type Place = { studentId: string; yearId: string };

/** The student as in a year, where there is a fee account of it. */
export function findStudentOfYear(
  db: Db,
  schoolId: string,
  { studentId, yearId }: Place,
): Promise<(StudentNameRow & { year: string }) | null> {
  return db.row(sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(x.name, '') as "sectionName", y.name as year
    from fee_accounts f join academic_years y on y.school_id = ${schoolId} and y.id = f.year_id join students s on s.school_id = ${schoolId} and s.id = f.student_id
    left join enrolments e on e.school_id = ${schoolId} and e.year_id = f.year_id and e.student_id = f.student_id
    left join sections x on x.school_id = ${schoolId} and x.id = e.section_id left join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    where f.school_id = ${schoolId} and f.year_id = ${yearId}::uuid and f.student_id = ${studentId}::uuid`);
}

export type YearLine = { monthNo: number; headId: string; head: string; chargedPaise: number; carriedPaise: number; paidPaise: number };

/** A student's year by month and head, in the school's order of heads: charged, carried forward to the next year, and paid. */
export function listYearLines(db: Db, schoolId: string, { studentId, yearId }: Place): Promise<YearLine[]> {
  return db.rows(sql`select l.month_no::int as "monthNo", h.id as "headId", h.name as head, sum(l.charged)::bigint as "chargedPaise", sum(l.carried)::bigint as "carriedPaise", sum(l.paid)::bigint as "paidPaise"
    from (
      select c.month_no, c.head_id, case when ${IS_CARRIED} then 0 else c.amount_paise end as charged, case when ${IS_CARRIED} then -c.amount_paise else 0 end as carried, 0 as paid
      from charges c where c.school_id = ${schoolId} and c.year_id = ${yearId}::uuid and c.student_id = ${studentId}::uuid
      union all
      select k.month_no, k.head_id, 0, 0, k.paise from app.covered_charges(${schoolId}::uuid, ${yearId}::uuid, array[${studentId}::uuid]) k) l
    join fee_heads h on h.school_id = ${schoolId} and h.id = l.head_id
    group by l.month_no, h.id, h.name, h.position having sum(l.charged) <> 0 or sum(l.carried) <> 0 or sum(l.paid) <> 0 order by h.position, h.name, l.month_no`);
}

export function listPaymentsOfYear(db: Db, schoolId: string, place: Place & { limit: number }): Promise<PaymentOfStudent[]> {
  return db.rows(paymentsOfStudent(schoolId, place));
}

export function listConcessionsOfYear(
  db: Db,
  schoolId: string,
  { studentId, yearId }: Place,
): Promise<Omit<ConcessionRow, keyof StudentNameRow>[]> {
  return db.rows(concessionsOfYear(schoolId, { studentId, yearId: sql`${yearId}::uuid` }));
}
