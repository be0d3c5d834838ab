import { type Db, sql } from '#platform/db';
import type { ChargeCause } from '../rules/charge-words.ts';
import type { HeadChange } from '../rules/own-changes.ts';
import type { StudentNameRow } from '../wire.ts';

/** A student's charge of a head for the rest of the year, as it is and as the structure asks for. */
export type Difference = StudentNameRow & { headId: string; head: string; beforePaise: number; afterPaise: number; untouched: number };
export type Reach = { yearId: string; fromMonth: number; studentIds: readonly string[] | null };

/** What the fee structure in this transaction would change: one row for each student and head. Null students means all enrolled ones. */
export function listDifferences(db: Db, schoolId: string, { yearId, fromMonth, studentIds }: Reach): Promise<Difference[]> {
  return db.rows(sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", c.name as "className", coalesce(sec.name, '') as "sectionName",
    h.id as "headId", h.name as head, coalesce(sum(d.now_paise) filter (where not d.is_untouched), 0)::bigint as "beforePaise",
    coalesce(sum(d.then_paise) filter (where not d.is_untouched), 0)::bigint as "afterPaise", count(*) filter (where d.is_untouched and d.is_first)::int as untouched
    from (select *, row_number() over (partition by student_id, month_no order by head_id) = 1 as is_first
      from app.fee_differences(${schoolId}::uuid, ${yearId}::uuid, ${fromMonth}::int, ${studentIds}::uuid[])) d
    join students s on s.school_id = ${schoolId} and s.id = d.student_id join classes c on c.school_id = ${schoolId} and c.id = d.class_id
    join fee_heads h on h.school_id = ${schoolId} and h.id = d.head_id
    left join enrolments e on e.school_id = ${schoolId} and e.year_id = ${yearId} and e.student_id = s.id
    left join sections sec on sec.school_id = ${schoolId} and sec.id = e.section_id
    group by s.id, s.name, s.admission_number, c.name, c.position, sec.name, h.id, h.name, h.position order by c.position, sec.name, lower(s.name), s.name, s.id, h.position`);
}

/** A student's charge of a month and head that is not as the fee structure asks for. */
export type StudentDifference = StudentNameRow & HeadChange & { head: string; siblingBp: number | null; reason: string };

/** What the fee structure in this transaction asks of one student otherwise than it is charged, from a month on, by the school's order of heads. */
export function listStudentDifferences(
  db: Db,
  schoolId: string,
  { yearId, fromMonth, studentId }: { yearId: string; fromMonth: number; studentId: string },
): Promise<StudentDifference[]> {
  return db.rows(sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", c.name as "className", coalesce(sec.name, '') as "sectionName",
    d.month_no::int as "monthNo", h.id as "headId", h.name as head, d.now_paise as "nowPaise", d.then_paise as "thenPaise", d.is_untouched as "isUntouched", d.sibling_bp as "siblingBp", d.reason
    from app.fee_differences(${schoolId}::uuid, ${yearId}::uuid, ${fromMonth}::int, array[${studentId}::uuid]) d
    join students s on s.school_id = ${schoolId} and s.id = d.student_id join classes c on c.school_id = ${schoolId} and c.id = d.class_id
    join fee_heads h on h.school_id = ${schoolId} and h.id = d.head_id
    left join enrolments e on e.school_id = ${schoolId} and e.year_id = ${yearId} and e.student_id = s.id
    left join sections sec on sec.school_id = ${schoolId} and sec.id = e.section_id
    order by h.position, h.id, d.month_no`);
}

/** Locks these students' fees against payments and other changes until the end of the transaction. */
export async function holdFees(db: Db, schoolId: string, { yearId, studentIds }: Reach): Promise<void> {
  await db.rows(sql`select app.lock_fee_accounts(${schoolId}::uuid, ${yearId}::uuid, ${studentIds}::uuid[])`);
}

/** Changes the charges to what the fee structure asks for. */
export async function reassess(
  db: Db,
  schoolId: string,
  { yearId, fromMonth, studentIds }: Reach,
  { memo, accountId }: { memo: string; accountId: string },
): Promise<void> {
  await db.rows(
    sql`select app.reassess(${schoolId}::uuid, ${yearId}::uuid, ${studentIds}::uuid[], ${fromMonth}::int, ${memo}, ${accountId}::uuid)`,
  );
}

/** `reason` is what a person wrote; `cause` is the automatic reason. */
export type Change = { studentId: string; monthNo: number; headId: string; amountPaise: number; reason: string; cause: ChargeCause | null };

/** Posts single changes of charges: a waiver, arrears, a concession. The caller must have locked the fees. */
export async function applyChanges(
  db: Db,
  schoolId: string,
  {
    yearId,
    entryKind,
    chargeKind,
    changes,
    memo,
    accountId,
  }: {
    yearId: string;
    entryKind: 'opening' | 'charge' | 'adjustment' | 'assessment';
    chargeKind: 'arrears' | 'waiver' | 'fee';
    changes: readonly Change[];
    memo: string;
    accountId: string;
  },
): Promise<void> {
  const column = <K extends keyof Change>(key: K) => changes.map((change) => change[key]);
  await db.rows(sql`select app.apply_charges(${schoolId}::uuid, ${yearId}::uuid, ${entryKind}, ${chargeKind},
    array(select row (s, m, h, a, r, c)::app.charge_change from unnest(${column('studentId')}::uuid[], ${column('monthNo')}::smallint[], ${column('headId')}::uuid[], ${column('amountPaise')}::bigint[], ${column('reason')}::text[],
      ${changes.map(({ cause }) => cause && JSON.stringify(cause))}::text[]::jsonb[]) as x (s, m, h, a, r, c)),
    ${memo}, ${accountId}::uuid)`);
}

/** Charges the late fees that are due today, or those of tomorrow, as the coming night does. */
export async function chargeLateFees(
  db: Db,
  schoolId: string,
  accountId: string | null,
  { isTomorrow = false } = {},
): Promise<{ students: number; amountPaise: number }> {
  const row = await db.row<{ students: number; amountPaise: number }>(
    sql`select students, amount_paise as "amountPaise" from app.charge_late_fees(${schoolId}::uuid, ${accountId}::uuid, ${isTomorrow ? sql`app.today(${schoolId}) + 1` : sql`null`})`,
  );
  return row ?? { students: 0, amountPaise: 0 };
}

/** Schools with a late fee in the current year, for the nightly run. */
export async function listSchools(db: Db): Promise<string[]> {
  return (await db.rows<{ id: string }>(sql`select id from schools where ready_at is not null order by id`)).map(({ id }) => id);
}

export async function standingHead(db: Db, schoolId: string, kind: 'arrears'): Promise<string> {
  const row = await db.row<{ id: string }>(sql`select app.standing_head(${schoolId}::uuid, ${kind}) as id`);
  return (row as { id: string }).id;
}

/** Students by admission number in small letters, also those who left in this year, with their arrears of the year. */
export function listArrears(
  db: Db,
  schoolId: string,
  { yearId, numbers }: { yearId: string; numbers: readonly string[] },
): Promise<{ studentId: string; admissionNumber: string; chargedPaise: number; paidPaise: number }[]> {
  return db.rows(sql`select s.id as "studentId", s.admission_number as "admissionNumber", coalesce(f.arrears_charged, 0) as "chargedPaise", coalesce(f.arrears_paid, 0) as "paidPaise"
    from students s join enrolments e on e.school_id = s.school_id and e.student_id = s.id and e.year_id = ${yearId}
    left join fee_accounts f on f.school_id = s.school_id and f.year_id = ${yearId} and f.student_id = s.id
    where s.school_id = ${schoolId} and lower(s.admission_number) = any (${numbers.map((number) => number.toLowerCase())}::text[])`);
}

/** Extends a family's due date; null ends the extension. False when the student has no fees. */
export async function extendDueDate(
  db: Db,
  schoolId: string,
  { yearId, studentId, until }: { yearId: string; studentId: string; until: string | null },
): Promise<boolean> {
  return (
    (await db.row(
      sql`update fee_accounts set due_extended_to = ${until}::date where school_id = ${schoolId} and year_id = ${yearId} and student_id = ${studentId}::uuid returning true as done`,
    )) !== null
  );
}
