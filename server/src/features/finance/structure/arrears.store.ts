import { type Db, sql } from '#platform/db';
import type { ChargeCause } from '../rules/charge-words.ts';
import type { StudentNameRow } from '../wire.ts';

export type OpenDues = StudentNameRow & { openPaise: number; isHere: boolean };

/** Last year's unpaid fees, one row for each student, by class and name. */
export function listLastYearDues(db: Db, schoolId: string): Promise<OpenDues[]> {
  return db.rows(sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(x.name, '') as "sectionName",
    d.paise as "openPaise", d.is_here as "isHere"
    from (select student_id, is_here, sum(open_paise)::bigint as paise from app.last_year_dues(${schoolId}) group by 1, 2) d
    join students s on s.school_id = ${schoolId} and s.id = d.student_id
    left join academic_years y on y.school_id = ${schoolId} and y.is_current
    left join enrolments e on e.school_id = ${schoolId} and e.year_id = y.id and e.student_id = s.id
    left join sections x on x.school_id = ${schoolId} and x.id = e.section_id left join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    order by c.position, x.name, lower(s.name), s.name, s.id`);
}

/** Enrolled students with the arrears entered so far, by class and name. */
export function listArrearsOfAll(db: Db, schoolId: string, limit: number): Promise<(StudentNameRow & { chargedPaise: number })[]> {
  return db.rows(sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", c.name as "className", x.name as "sectionName",
    coalesce(f.arrears_charged, 0) as "chargedPaise"
    from academic_years y join enrolments e on e.school_id = y.school_id and e.year_id = y.id
    join students s on s.school_id = e.school_id and s.id = e.student_id and s.left_on is null
    join sections x on x.school_id = e.school_id and x.id = e.section_id join classes c on c.school_id = x.school_id and c.id = x.class_id
    left join fee_accounts f on f.school_id = e.school_id and f.year_id = e.year_id and f.student_id = e.student_id
    where y.school_id = ${schoolId} and y.is_current order by c.position, x.name, lower(s.name), s.name, s.id limit ${limit}`);
}

export type AccountOpening = { code: 'cash' | 'bank'; amountPaise: number; on: string };

/** The opening balances of cash and bank that were not cancelled. */
export function listAccountOpenings(db: Db, schoolId: string): Promise<AccountOpening[]> {
  return db.rows(sql`select j.debit_code as code, j.amount_paise as "amountPaise", j.on_date as on from journal j
    where j.school_id = ${schoolId} and j.kind = 'opening' and j.debit_code in ('cash', 'bank') and j.student_id is null
      and not exists (select from journal r where r.school_id = ${schoolId} and r.reverses_no = j.entry_no) order by j.debit_code desc, j.entry_no`);
}

export type OldDues = StudentNameRow & { chargedPaise: number; paidPaise: number; reason: string; cause: ChargeCause | null; on: string };

/** Students with old dues in the current year, paid or not, by class and name, with what was said when they were last entered. */
export function listOldDues(db: Db, schoolId: string, limit: number): Promise<OldDues[]> {
  return db.rows(sql`select d.student_id as "studentId", d.name as "studentName", d.admission_number as "admissionNumber", d.class_name as "className", d.section_name as "sectionName",
    f.arrears_charged as "chargedPaise", f.arrears_paid as "paidPaise", c.reason, c.cause, c.on_date as on
    from academic_years y
    cross join lateral (select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = y.id and f.arrears_charged > 0 offset 0) f
    cross join lateral (select d.* from student_directory d where d.school_id = ${schoolId} and d.student_id = f.student_id offset 0) d
    cross join lateral (select c.reason, c.cause, j.on_date from charges c join journal j on j.school_id = ${schoolId} and j.entry_no = c.entry_no
      where c.school_id = ${schoolId} and c.year_id = y.id and c.student_id = f.student_id and c.month_no = 0 and c.kind = 'arrears' order by c.entry_no desc limit 1) c
    left join classes k on k.school_id = ${schoolId} and k.id = d.class_id
    where y.school_id = ${schoolId} and y.is_current order by k.position, d.section_name, d.name, d.student_id limit ${limit}`);
}

/** The number of students with old dues, and their sums in paise. */
export async function sumOldDues(db: Db, schoolId: string): Promise<{ students: number; chargedPaise: number; paidPaise: number }> {
  const row = await db.row<{ students: number; chargedPaise: number; paidPaise: number }>(sql`select count(*)::int as students,
    coalesce(sum(f.arrears_charged), 0)::bigint as "chargedPaise", coalesce(sum(f.arrears_paid), 0)::bigint as "paidPaise"
    from fee_accounts f where f.school_id = ${schoolId} and f.arrears_charged > 0
      and f.year_id = (select y.id from academic_years y where y.school_id = ${schoolId} and y.is_current)`);
  return row ?? { students: 0, chargedPaise: 0, paidPaise: 0 };
}

/** The name of the previous year; null when there is none. */
export async function findLastYearName(db: Db, schoolId: string): Promise<string | null> {
  const row = await db.row<{
    name: string;
  }>(sql`select l.name from academic_years y join academic_years l on l.school_id = y.school_id and l.starts_on < y.starts_on
    where y.school_id = ${schoolId} and y.is_current order by l.starts_on desc limit 1`);
  return row?.name ?? null;
}

/** Carries them forward to the current year as arrears. */
export async function carryDuesOver(
  db: Db,
  schoolId: string,
  { accountId, memo }: { accountId: string; memo: string },
): Promise<{ students: number; amountPaise: number }> {
  const row = await db.row<{ students: number; amountPaise: number }>(
    sql`select students, amount_paise as "amountPaise" from app.carry_dues_over(${schoolId}::uuid, ${accountId}::uuid, ${memo})`,
  );
  return row ?? { students: 0, amountPaise: 0 };
}

export type LateFee = StudentNameRow & { amountPaise: number; months: number[] };

/** Late fees charged after an entry of the journal, by class and name. */
export function listLateFeesAfter(db: Db, schoolId: string, entryNo: number): Promise<LateFee[]> {
  return db.rows(sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(x.name, '') as "sectionName",
    l.paise as "amountPaise", l.months
    from (select k.year_id, k.student_id, sum(k.amount_paise)::bigint as paise, array_agg(k.month_no::int order by k.month_no) as months from charges k
      where k.school_id = ${schoolId} and k.kind = 'late' and k.entry_no > ${entryNo} group by 1, 2) l
    join students s on s.school_id = ${schoolId} and s.id = l.student_id
    left join enrolments e on e.school_id = ${schoolId} and e.year_id = l.year_id and e.student_id = s.id
    left join sections x on x.school_id = ${schoolId} and x.id = e.section_id left join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    order by c.position, x.name, lower(s.name), s.name, s.id`);
}

/** The number of the last journal entry. Locks the school's accounts. */
export async function lastEntryNo(db: Db, schoolId: string): Promise<number> {
  await db.rows(sql`select app.lock_books(${schoolId})`);
  return (await db.row<{ no: number }>(sql`select last_entry_no as no from ledger_heads where school_id = ${schoolId}`))?.no ?? 0;
}
