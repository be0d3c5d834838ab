import { type Db, type Fragment, sql } from '#platform/db';
import { type PaymentOfStudent, paymentsOfStudent } from '../payments/payments.store.ts';
import type { ChargeCause } from '../rules/charge-words.ts';
import { type ConcessionRow, concessionsOf, concessionsOfYear } from '../structure/concessions.store.ts';
import { headsOfStudent, type StudentHead } from '../structure/fees.store.ts';
import type { StudentNameRow } from '../wire.ts';

export type StudentYear = {
  studentId: string;
  studentName: string;
  admissionNumber: string;
  className: string;
  sectionName: string;
  rollNumber: number | null;
  guardian: string;
  phone: string;
  leftOn: string | null;
  yearId: string;
  year: string;
  startsOn: string;
  dueDay: number;
  dueExtendedTo: string | null;
  today: string;
  charged: number[];
  paid: number[];
  paidOn: (string | null)[];
  arrearsCharged: number;
  arrearsPaid: number;
  /** Since when the oldest of the carried dues is due; null for what the school has entered. */
  arrearsSince: string | null;
};

/** The given students that exist, with their fees of the current year, or of the year in which a student who has left has unpaid fees. */
export function listStudentYears(db: Db, schoolId: string, studentIds: readonly string[]): Promise<StudentYear[]> {
  return db.rows(studentYears(schoolId, studentIds));
}

const ACCOUNT = sql`coalesce(f.charged, array_fill(0::bigint, array[12])) as charged, coalesce(f.paid, array_fill(0::bigint, array[12])) as paid,
  to_json(coalesce(f.paid_on, array_fill(null::date, array[12]))) as "paidOn", coalesce(f.arrears_charged, 0) as "arrearsCharged", coalesce(f.arrears_paid, 0) as "arrearsPaid",
  f.arrears_since as "arrearsSince"`;

// Only the year of a student who has left has to be looked for.
function studentYears(schoolId: string, studentIds: readonly string[]): Fragment {
  return sql`select s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName",
    e.roll_number as "rollNumber", coalesce(g.name, '') as guardian, coalesce(g.phone, '') as phone, s.left_on as "leftOn",
    y.id as "yearId", y.name as year, y.starts_on as "startsOn", coalesce(y.due_day, 10)::int as "dueDay", f.due_extended_to as "dueExtendedTo", app.today(${schoolId}) as today,
    ${ACCOUNT}
    from students s cross join lateral (select y.*, r.due_day from academic_years y left join fee_rules r on r.school_id = ${schoolId} and r.year_id = y.id
      where y.school_id = ${schoolId}
        and y.id = case when s.left_on is null then (select id from academic_years where school_id = ${schoolId} and is_current) else app.fee_year_of(${schoolId}, s.id) end offset 0) y
    left join lateral (select e.* from enrolments e where e.school_id = ${schoolId} and e.year_id = y.id and e.student_id = s.id offset 0) e on true
    left join sections sec on sec.school_id = ${schoolId} and sec.id = e.section_id
    left join classes c on c.school_id = ${schoolId} and c.id = sec.class_id
    left join lateral (select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = y.id and f.student_id = s.id offset 0) f on true
    left join lateral (select g.name, g.phone from student_guardians x join guardians g on g.school_id = ${schoolId} and g.id = x.guardian_id
      where x.school_id = ${schoolId} and x.student_id = s.id order by x.is_primary desc, lower(g.name), g.name limit 1) g on true
    where s.school_id = ${schoolId} and s.id = any (${studentIds}::uuid[]) order by c.position desc, s.date_of_birth, lower(s.name), s.name`;
}

/**
 * The same of one enrolled student, whose names the directory has: six tables less to set up, which is most of the cost of one row. Nothing of a student who
 * has left, or without a primary guardian.
 */
function enrolledYear(schoolId: string, studentId: string): Fragment {
  return sql`select c.student_id as "studentId", c.name as "studentName", c.admission_number as "admissionNumber", c.class_name as "className", c.section_name as "sectionName",
    c.roll_number as "rollNumber", c.guardian, c.phone, null::date as "leftOn", y.id as "yearId", y.name as year, y.starts_on as "startsOn", y.due_day as "dueDay",
    f.due_extended_to as "dueExtendedTo", app.today(${schoolId}) as today, ${ACCOUNT}
    from student_directory c cross join lateral (select y.id, y.name, y.starts_on, coalesce(r.due_day, 10)::int as due_day from academic_years y
      left join fee_rules r on r.school_id = ${schoolId} and r.year_id = y.id where y.school_id = ${schoolId} and y.is_current offset 0) y
    left join lateral (select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = y.id and f.student_id = c.student_id offset 0) f on true
    where c.school_id = ${schoolId} and c.student_id = ${studentId}::uuid and c.left_on is null and c.guardian <> ''`;
}

type WithLists = StudentYear & {
  payments: PaymentOfStudent[];
  concessions: Texts<Omit<ConcessionRow, keyof StudentNameRow>>[];
  heads: StudentHead[];
};

/** A student's year, and what is listed with it. In one statement, because each more costs as much as most of these lists. */
export async function getStudentFees(db: Db, schoolId: string, { studentId, mostPayments }: { studentId: string; mostPayments: number }) {
  const yearId = sql`y."yearId"`;
  const payments = paymentsOfStudent(schoolId, { studentId, limit: mostPayments });
  const heads = headsOfStudent(schoolId, { yearId, studentId, today: sql`y.today` });
  const ask = (year: Fragment, concessions: Fragment) =>
    db.row<WithLists>(
      sql`select y.*, ${asJson(payments)} as payments, ${asJson(concessions)} as concessions, ${asJson(heads)} as heads from (${year} offset 0) y`,
    );
  const row =
    (await ask(enrolledYear(schoolId, studentId), concessionsOfYear(schoolId, { yearId, studentId }))) ??
    (await ask(studentYears(schoolId, [studentId]), concessionsOf(schoolId, { studentId })));
  return row && { ...row, concessions: row.concessions.map((concession) => withTimes({ ...namesFrom(row), ...concession })) };
}

/** The names of a student, which its concessions of an earlier year bring by themselves. */
const namesFrom = ({ studentId, studentName, admissionNumber, className, sectionName }: StudentNameRow): StudentNameRow => ({
  ...{ studentId, studentName },
  ...{ admissionNumber, className, sectionName },
});

const asJson = (rows: Fragment): Fragment => sql`coalesce((select json_agg(q) from (${rows}) q), '[]')`;

/** A row that came as JSON, where times are text. */
type Texts<Row> = { [Name in keyof Row]: Date extends Row[Name] ? string | Exclude<Row[Name], Date> : Row[Name] };

const withTimes = ({ grantedAt, endedAt, ...row }: Texts<ConcessionRow>): ConcessionRow => ({
  ...{ ...row, grantedAt: new Date(grantedAt) },
  endedAt: endedAt === null ? null : new Date(endedAt),
});

/** Whether the student `s`, who has left, still owes something. */
export const owesAfterLeaving = (schoolId: string): Fragment =>
  sql`exists (select from fee_accounts f where f.school_id = ${schoolId} and f.student_id = s.id and not f.is_settled)`;

/** The student and all siblings who study here, or have left and still owe. */
export async function listFamilyIds(db: Db, schoolId: string, studentId: string): Promise<string[]> {
  const rows = await db.rows<{
    id: string;
  }>(sql`select s.id from students s where s.school_id = ${schoolId} and s.id = any (app.family(${schoolId}, ${studentId}::uuid))
    and (s.left_on is null or s.id = ${studentId}::uuid or ${owesAfterLeaving(schoolId)})`);
  return rows.map(({ id }) => id);
}

/** Names of students by their ids. */
export async function namesOf(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.rows<{ id: string; name: string }>(
    sql`select id, name from students where school_id = ${schoolId} and id = any (${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type HeadSum = { headId: string; head: string; kind: string; chargedPaise: number; paidPaise: number };

/** A student's month by head: charged and paid. */
export function listHeadSums(
  db: Db,
  schoolId: string,
  { yearId, studentId, monthNo }: { yearId: string; studentId: string; monthNo: number },
): Promise<HeadSum[]> {
  return db.rows(sql`select h.id as "headId", h.name as head, h.kind, c.paise as "chargedPaise", coalesce((
      select sum(a.amount_paise) from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id
      where p.school_id = ${schoolId} and p.student_id = ${studentId}::uuid and p.year_id = ${yearId}::uuid and p.state = 'live' and a.month_no = ${monthNo} and a.head_id = h.id), 0)::bigint as "paidPaise"
    from (select head_id, sum(amount_paise)::bigint as paise from charges where school_id = ${schoolId} and year_id = ${yearId}::uuid and student_id = ${studentId}::uuid
      and month_no = ${monthNo} group by 1) c
    join fee_heads h on h.school_id = ${schoolId} and h.id = c.head_id order by h.position, h.name`);
}

/** Every charge of a student's month with its reason. */
export function listMonthCharges(
  db: Db,
  schoolId: string,
  { yearId, studentId, monthNo }: { yearId: string; studentId: string; monthNo: number },
): Promise<{ head: string; amountPaise: number; reason: string; cause: ChargeCause | null; on: string }[]> {
  return db.rows(sql`select h.name as head, c.amount_paise as "amountPaise", c.reason, c.cause, j.on_date as on from charges c
    join fee_heads h on h.school_id = c.school_id and h.id = c.head_id join journal j on j.school_id = c.school_id and j.entry_no = c.entry_no
    where c.school_id = ${schoolId} and c.year_id = ${yearId}::uuid and c.student_id = ${studentId}::uuid and c.month_no = ${monthNo} order by j.entry_no, h.position`);
}

/** Payments of a student for a month, including reversed ones. */
export function listMonthPayments(
  db: Db,
  schoolId: string,
  { yearId, studentId, monthNo }: { yearId: string; studentId: string; monthNo: number },
): Promise<{ id: string; receiptNo: number; firstYear: number; paidOn: string; amountPaise: number; mode: string; state: string }[]> {
  return db.rows(sql`select p.id, p.receipt_no as "receiptNo", p.financial_year as "firstYear", p.received_on as "paidOn", sum(a.amount_paise)::bigint as "amountPaise", p.mode, p.state
    from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id and a.month_no = ${monthNo}
    where p.school_id = ${schoolId} and p.student_id = ${studentId}::uuid and p.year_id = ${yearId}::uuid group by p.school_id, p.id order by p.created_at`);
}
