import { type Db, type Fragment, sql } from '#platform/db';
import type { PupilFees } from './class-fees.store.ts';
import { rankOfMatch, studentMatches } from './student-search.ts';

export type CounterStudent = PupilFees & {
  classId: string;
  admissionNumber: string;
  guardian: string;
  phone: string;
  rank: number;
  earlierYear: string | null;
};
export type CounterFilter = { search: string; status?: 'Paid' | 'Unpaid' | undefined };
/** The position of a page: it begins after this student. */
export type CounterPlace = { rank: number; name: string; id: string };

/** The unpaid account of the student `s` who has left: of this year, or the oldest one (app.fee_year_of). */
const unpaidOfLeaver = (schoolId: string): Fragment =>
  sql`(select f.*, case when not p.is_current then p.name end as earlier_year from fee_accounts f join academic_years p on p.school_id = ${schoolId} and p.id = f.year_id
    where s.left_on is not null and f.school_id = ${schoolId} and f.student_id = s.id and not f.is_settled
    order by p.is_current desc, p.starts_on limit 1)`;

/** Who is enrolled this year, and who has left and still owes. */
const isAtCounter = (schoolId: string): Fragment =>
  sql`case when s.left_on is null then (select true from enrolments e where e.school_id = ${schoolId} and e.year_id = y.id and e.student_id = s.id limit 1) else l.year_id is not null end`;

/**
 * Enrolled students of the current year, and those who have left and still owe, who match, by name; an exact admission number comes first (rank 0), then those whose own name was searched for (1), then
 * those found by a parent, a phone or a receipt (2). Class and family are looked up only for the rows of the page, each by its complete key.
 */
export function listCounterStudents(
  db: Db,
  schoolId: string,
  { search, status }: CounterFilter,
  { after, limit }: { after: CounterPlace | null; limit: number },
): Promise<CounterStudent[]> {
  const rank = rankOfMatch(search);
  const place =
    after === null
      ? sql``
      : sql` and ${rank} >= ${after.rank}::int and (${rank} > ${after.rank}::int
          or (lower(s.name), s.name, s.id) > (lower(${after.name}::text), ${after.name}::text, ${after.id}::uuid))`;
  return db.rows(sql`select s.id, s.name, s.admission_number as "admissionNumber", s.rank, s.month_no as "monthNo", c.id as "classId", c.name as "className", x.name as "sectionName",
    e.roll_number as "rollNumber", s.left_on as "leftOn", s.earlier_year as "earlierYear", s.charged, s.paid, to_json(s.paid_on) as "paidOn", coalesce(s.arrears_charged, 0) as "arrearsCharged",
    coalesce(s.arrears_paid, 0) as "arrearsPaid", coalesce(g.name, '') as guardian, coalesce(g.phone, '') as phone
    from (
      select s.id, s.name, s.admission_number, s.left_on, ${rank} as rank, y.month_no, l.earlier_year, coalesce(l.year_id, y.id) as year_id,
        coalesce(l.charged, f.charged) as charged, coalesce(l.paid, f.paid) as paid, coalesce(l.paid_on, f.paid_on) as paid_on,
        coalesce(l.arrears_charged, f.arrears_charged) as arrears_charged, coalesce(l.arrears_paid, f.arrears_paid) as arrears_paid
      from (select id, app.fee_month(${schoolId})::int as month_no from academic_years where school_id = ${schoolId} and is_current offset 0) y
      cross join students s
      left join lateral (select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = y.id and f.student_id = s.id offset 0) f on true
      left join lateral ${unpaidOfLeaver(schoolId)} l on true
      where s.school_id = ${schoolId} and ${matches(schoolId, search)}${hasStatus(status)}${place} and ${isAtCounter(schoolId)}
      order by ${rank}, lower(s.name), s.name, s.id limit ${limit}) s
    cross join lateral (select e.* from enrolments e where e.school_id = ${schoolId} and e.year_id = s.year_id and e.student_id = s.id offset 0) e
    join sections x on x.school_id = ${schoolId} and x.id = e.section_id join classes c on c.school_id = ${schoolId} and c.id = x.class_id
    left join lateral (select g.name, g.phone from student_guardians k join guardians g on g.school_id = ${schoolId} and g.id = k.guardian_id
      where k.school_id = ${schoolId} and k.student_id = s.id order by k.is_primary desc, lower(g.name), g.name limit 1) g on true
    order by s.rank, lower(s.name), s.name, s.id`);
}

/** The current month is paid when nothing of it is unpaid. */
function hasStatus(status: CounterFilter['status']): Fragment {
  if (status === undefined) return sql``;
  const isPaid = sql`coalesce(f.charged[y.month_no] = f.paid[y.month_no], false)`;
  return status === 'Paid' ? sql` and ${isPaid}` : sql` and not ${isPaid}`;
}

function matches(schoolId: string, search: string): Fragment {
  const receipt = /^(?:(\d{4})(?:-\d{2})?\/)?(\d{1,9})$/.exec(search.trim());
  const words = studentMatches(schoolId, sql`s.id`, search);
  if (receipt === null) return words;
  const year = receipt[1] === undefined ? sql`app.financial_year(app.today(${schoolId}))` : sql`${Number(receipt[1])}::integer`;
  return sql`(${words} or s.id = (select p.student_id from payments p where p.school_id = ${schoolId} and p.financial_year = ${year} and p.receipt_no = ${Number(receipt[2])}::integer))`;
}

export type OpenLine = { monthNo: number; headId: string; head: string; leftPaise: number; paysPaise: number };

/**
 * All unpaid lines of a student this year (for a student who has left, of an earlier year) by month and head, in the order in which a payment covers them, with
 * the part of the amount for each line, by the rule of record_payment. `monthNo` as in a payment; without an amount everything is covered.
 */
export function listOpenLines(
  db: Db,
  schoolId: string,
  { studentId, monthNo, amountPaise }: { studentId: string; monthNo: number | null; amountPaise: number | null },
): Promise<(OpenLine & { isDueNow: boolean })[]> {
  return db.rows(sql`select a.month_no::int as "monthNo", a.head_id as "headId", h.name as head, a.part as "leftPaise",
    coalesce(p.part, 0)::bigint as "paysPaise", a.month_no <= y.today_no as "isDueNow"
    from (select id, case when not is_current then 12 when starts_on > t.day then 0 else t.no end as today_no, coalesce(${monthNo}::int, case when is_current then t.no else 0 end) as named
      from academic_years cross join (select app.fee_month(${schoolId})::int as no, app.today(${schoolId}) as day) t
      where school_id = ${schoolId} and id = app.fee_year_of(${schoolId}, ${studentId}::uuid) offset 0) y
    cross join lateral app.allocate(${schoolId}::uuid, y.id, ${studentId}::uuid, y.named, 9000000000000000, 0::smallint, 12::smallint) a
    left join lateral app.allocate(${schoolId}::uuid, y.id, ${studentId}::uuid, y.named, coalesce(${amountPaise}::bigint, 9000000000000000), 0::smallint, 12::smallint) p
      on p.month_no = a.month_no and p.head_id = a.head_id
    join fee_heads h on h.school_id = ${schoolId} and h.id = a.head_id
    order by a.month_no <> y.named, a.month_no, h.position, a.head_id`);
}

/** True for any student of the school, including those who have left. */
export async function isStudent(db: Db, schoolId: string, studentId: string): Promise<boolean> {
  return (await db.row(sql`select true as found from students where school_id = ${schoolId} and id = ${studentId}::uuid`)) !== null;
}

/** The UPI ID and the name of the school. */
export async function findUpiAccount(db: Db, schoolId: string): Promise<{ upiAddress: string; payee: string }> {
  return (
    (await db.row<{ upiAddress: string; payee: string }>(
      sql`select upi_id as "upiAddress", name as payee from schools where id = ${schoolId}`,
    )) ?? {
      upiAddress: '',
      payee: '',
    }
  );
}

export async function setUpiAccount(db: Db, schoolId: string, upiAddress: string): Promise<void> {
  await db.rows(sql`update schools set upi_id = ${upiAddress} where id = ${schoolId}`);
}
