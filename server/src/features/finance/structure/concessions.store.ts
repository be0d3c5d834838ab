import { type Db, type Fragment, sql } from '#platform/db';
import type { StudentNameRow } from '../wire.ts';

export type ConcessionRow = StudentNameRow & {
  id: string;
  head: string | null;
  shareBp: number | null;
  amountPaise: number | null;
  fromMonth: number;
  toMonth: number;
  reason: string;
  by: string;
  grantedAt: Date;
  endedAt: Date | null;
};

type ConcessionFilter = { studentId?: string | undefined; classId?: string | undefined };

/** Concessions of the current year, newest first. */
export function listConcessions(db: Db, schoolId: string, filter: ConcessionFilter): Promise<ConcessionRow[]> {
  return db.rows(concessionsOf(schoolId, filter));
}

export function concessionsOf(schoolId: string, { studentId, classId }: ConcessionFilter): Fragment {
  return sql`select k.id, h.name as head, k.share_bp as "shareBp", k.amount_paise as "amountPaise", k.from_month::int as "fromMonth", k.to_month::int as "toMonth", k.reason,
    coalesce(a.name, '') as by, k.created_at as "grantedAt", k.ended_at as "endedAt",
    s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName"
    from concessions k join academic_years y on y.school_id = k.school_id and y.id = k.year_id and y.is_current
    join students s on s.school_id = k.school_id and s.id = k.student_id left join fee_heads h on h.school_id = k.school_id and h.id = k.head_id left join accounts a on a.id = k.account_id
    left join enrolments e on e.school_id = k.school_id and e.year_id = k.year_id and e.student_id = k.student_id
    left join sections sec on sec.school_id = e.school_id and sec.id = e.section_id left join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    where k.school_id = ${schoolId} and (${studentId ?? null}::uuid is null or k.student_id = ${studentId ?? null}::uuid) and (${classId ?? null}::uuid is null or c.id = ${classId ?? null}::uuid)
    order by k.created_at desc, k.id`;
}

/** A student's concessions of a year, without the names of the student. */
export const concessionsOfYear = (schoolId: string, { yearId, studentId }: { yearId: Fragment; studentId: string }): Fragment =>
  sql`select k.id, h.name as head, k.share_bp as "shareBp", k.amount_paise as "amountPaise", k.from_month::int as "fromMonth", k.to_month::int as "toMonth", k.reason,
    coalesce(a.name, '') as by, k.created_at as "grantedAt", k.ended_at as "endedAt"
    from concessions k left join fee_heads h on h.school_id = ${schoolId} and h.id = k.head_id left join accounts a on a.id = k.account_id
    where k.school_id = ${schoolId} and k.year_id = ${yearId} and k.student_id = ${studentId}::uuid order by k.created_at desc, k.id`;

export type NewConcession = {
  yearId: string;
  studentId: string;
  headId: string | null;
  shareBp: number | null;
  amountPaise: number | null;
  fromMonth: number;
  toMonth: number;
  reason: string;
  accountId: string;
};

/** A concession with the same terms for some of the same months. Locks out other concessions for this student. */
export async function findSameConcession(
  db: Db,
  schoolId: string,
  { yearId, studentId, headId, shareBp, amountPaise, fromMonth, toMonth, reason }: NewConcession,
): Promise<{ fromMonth: number; toMonth: number } | null> {
  await db.rows(sql`select from students where school_id = ${schoolId} and id = ${studentId}::uuid for no key update`);
  return db.row(sql`select from_month::int as "fromMonth", to_month::int as "toMonth" from concessions
    where school_id = ${schoolId} and year_id = ${yearId}::uuid and student_id = ${studentId}::uuid and head_id is not distinct from ${headId}::uuid
      and share_bp is not distinct from ${shareBp}::int and amount_paise is not distinct from ${amountPaise}::bigint
      and lower(reason) = lower(${reason}) and not is_void and from_month <= ${toMonth}::smallint and to_month >= ${fromMonth}::smallint
    order by from_month limit 1`);
}

/** Stores a concession. Null when the student or the head is unknown. */
export async function insertConcession(db: Db, schoolId: string, concession: NewConcession): Promise<string | null> {
  const { yearId, studentId, headId, shareBp, amountPaise, fromMonth, toMonth, reason, accountId } = concession;
  const row = await db.row<{
    id: string;
  }>(sql`insert into concessions (school_id, id, year_id, student_id, head_id, share_bp, amount_paise, from_month, to_month, reason, account_id)
    select ${schoolId}::uuid, app.new_id(), ${yearId}::uuid, s.id, ${headId}::uuid, ${shareBp}::int, ${amountPaise}::bigint, ${fromMonth}::smallint, ${toMonth}::smallint, ${reason}, ${accountId}::uuid
    from students s where s.school_id = ${schoolId} and s.id = ${studentId}::uuid and s.left_on is null
      and (${headId}::uuid is null or exists (select from fee_heads h where h.school_id = s.school_id and h.id = ${headId}::uuid and h.kind not in ('late', 'bounce', 'arrears'))) returning id`);
  return row?.id ?? null;
}

export function lockConcession(
  db: Db,
  schoolId: string,
  concessionId: string,
): Promise<{ yearId: string; studentId: string; headId: string | null; fromMonth: number; toMonth: number; endedAt: Date | null } | null> {
  return db.row(sql`select year_id as "yearId", student_id as "studentId", head_id as "headId", from_month::int as "fromMonth", to_month::int as "toMonth", ended_at as "endedAt"
    from concessions where school_id = ${schoolId} and id = ${concessionId}::uuid for update`);
}

/** Stops a concession before a month. One that has not begun then applies to no month that is charged again. */
export async function endConcession(
  db: Db,
  schoolId: string,
  { concessionId, fromMonth }: { concessionId: string; fromMonth: number },
): Promise<void> {
  await db.rows(sql`update concessions set ended_at = clock_timestamp(), to_month = greatest(from_month, least(to_month, ${fromMonth - 1})), is_void = from_month >= ${fromMonth}
    where school_id = ${schoolId} and id = ${concessionId}::uuid`);
}
