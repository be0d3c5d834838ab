import { randomBytes } from 'node:crypto';
import type { PaymentMode } from '@shala/contract/finance';
import { byKey, type Db, sql } from '#platform/db';

/** The school's data in the letterhead of a document. */
export type SchoolFacts = {
  schoolName: string;
  schoolAddress: string;
  schoolPhone: string;
  schoolEmail: string;
  logoFileId: string | null;
  /** The language of documents for parents. */
  parentsLanguage: string;
  hasBilingualReceipts: boolean;
};

export type ReceiptFacts = SchoolFacts & {
  receiptNo: number;
  financialYear: number;
  paidOn: string;
  amountPaise: number;
  mode: PaymentMode;
  reference: string;
  bankName: string;
  instrumentOn: string | null;
  state: 'live' | 'reversed' | 'bounced';
  chequeState: string | null;
  settledOn: string | null;
  student: string;
  admissionNumber: string;
  className: string;
  sectionName: string;
  rollNumber: number | null;
  guardian: string;
  by: string;
  /** `partMonths`: those of which something remained after this payment. */
  lines: { head: string; months: number[]; partMonths: number[]; paise: number }[];
  /** What remained of all that was due on the day of the payment. */
  duePaise: number;
};

/** The columns of `SchoolFacts`; the table's alias is `o`. */
export const SCHOOL = sql`o.name as "schoolName", concat_ws(', ', nullif(o.address, ''), nullif(o.city, ''), nullif(concat_ws(' ', nullif(o.state, ''), nullif(o.pin_code, '')), '')) as "schoolAddress",
    o.phone as "schoolPhone", o.email as "schoolEmail", o.logo_file_id as "logoFileId", o.parents_language as "parentsLanguage", o.has_bilingual_receipts as "hasBilingualReceipts"`;

/** All facts on a receipt. What remained is counted up to the payment's own entry, so that a copy says the same at any time. */
export function findReceipt(db: Db, schoolId: string, paymentId: string): Promise<ReceiptFacts | null> {
  return db.row(sql`with own as materialized (select * from payments where school_id = ${schoolId} and id = ${paymentId}::uuid),
    open as materialized (
      select month_no, head_id, min(due_on) as due_on, sum(paise)::bigint as paise from (
        select c.month_no, c.head_id, c.due_on, c.amount_paise as paise from charges c, own p
          where c.school_id = ${schoolId} and c.year_id = p.year_id and c.student_id = p.student_id and c.entry_no < p.entry_no
        union all
        select a.month_no, a.head_id, null, -a.amount_paise from own p
          join payments q on q.school_id = ${schoolId} and q.year_id = p.year_id and q.student_id = p.student_id and q.entry_no <= p.entry_no
          join allocations a on a.school_id = ${schoolId} and a.payment_id = q.id
          where not exists (select from journal j where j.school_id = ${schoolId} and j.reverses_no = q.entry_no and j.entry_no < p.entry_no)) x
      group by 1, 2)
    select ${SCHOOL},
    p.receipt_no as "receiptNo", p.financial_year as "financialYear", p.received_on as "paidOn", p.amount_paise as "amountPaise", p.mode, p.instrument_number as reference, p.bank_name as "bankName",
    p.instrument_date as "instrumentOn", p.state, p.cheque_state as "chequeState", p.settled_on as "settledOn", s.name as student, s.admission_number as "admissionNumber", coalesce(c.name, '') as "className",
    coalesce(sec.name, '') as "sectionName", e.roll_number as "rollNumber", coalesce(a.name, '') as by,
    coalesce((select g.name from student_guardians x join guardians g on g.school_id = x.school_id and g.id = x.guardian_id where x.school_id = p.school_id and x.student_id = p.student_id
      order by x.is_primary desc limit 1), '') as guardian,
    (select json_agg(json_build_object('head', l.name, 'months', l.months, 'partMonths', l.part_months, 'paise', l.paise) order by l.months[1] > 0, l.position, l.name) from (
      select h.name, h.position, array_agg(x.month_no order by x.month_no) as months, coalesce(array_agg(x.month_no) filter (where o.paise > 0), '{}') as part_months, sum(x.amount_paise) as paise
      from allocations x join fee_heads h on h.school_id = x.school_id and h.id = x.head_id left join open o on o.month_no = x.month_no and o.head_id = x.head_id
      where x.school_id = p.school_id and x.payment_id = p.id group by h.id, h.name, h.position) l) as lines,
    (select coalesce(sum(paise) filter (where due_on <= p.received_on and paise > 0), 0)::bigint from open) as "duePaise"
    from own p join schools o on o.id = p.school_id join students s on s.school_id = p.school_id and s.id = p.student_id
    left join enrolments e on e.school_id = p.school_id and e.student_id = p.student_id and e.year_id = p.year_id
    left join sections sec on sec.school_id = e.school_id and sec.id = e.section_id left join classes c on c.school_id = sec.school_id and c.id = sec.class_id left join accounts a on a.id = p.account_id
    where p.school_id = ${schoolId}`);
}

export type CertificateFacts = SchoolFacts & {
  student: string;
  admissionNumber: string;
  guardian: string;
  className: string;
  sectionName: string;
  lines: { head: string; kind: string; paise: number }[];
  receipts: { no: number; on: string }[];
  notClearedPaise: number;
  today: string;
};

/**
 * The amounts received for a student in a financial year, by head: valid payments, without cheques that are not cleared yet. Null when there is no such
 * student.
 */
export function findCertificate(
  db: Db,
  schoolId: string,
  { studentId, firstYear }: { studentId: string; firstYear: number },
): Promise<CertificateFacts | null> {
  return db.row(sql`with p as materialized (
      select id, receipt_no, received_on, amount_paise, mode = 'cheque' and cheque_state <> 'cleared' as is_open from payments
      where school_id = ${schoolId} and student_id = ${studentId}::uuid and financial_year = ${firstYear}::int and state = 'live')
    select ${SCHOOL}, s.name as student, s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName", app.today(${schoolId}) as today,
      coalesce((select g.name from student_guardians x join guardians g on g.school_id = x.school_id and g.id = x.guardian_id where x.school_id = ${schoolId} and x.student_id = s.id
        order by x.is_primary desc limit 1), '') as guardian,
      coalesce((select sum(amount_paise) from p where is_open), 0)::bigint as "notClearedPaise",
      (select coalesce(json_agg(json_build_object('no', receipt_no, 'on', received_on) order by receipt_no), '[]') from p where not is_open) as receipts,
      (select coalesce(json_agg(json_build_object('head', l.name, 'kind', l.kind, 'paise', l.paise) order by l.kind <> 'tuition', l.position, l.name), '[]') from (
        select h.name, h.kind, h.position, sum(a.amount_paise) as paise from p join allocations a on a.school_id = ${schoolId} and a.payment_id = p.id
        join fee_heads h on h.school_id = ${schoolId} and h.id = a.head_id where not p.is_open group by h.id, h.name, h.kind, h.position) l) as lines
    from students s join schools o on o.id = s.school_id
    left join academic_years y on y.school_id = s.school_id and extract(year from y.starts_on) = ${firstYear}::int
    left join enrolments e on e.school_id = s.school_id and e.year_id = y.id and e.student_id = s.id
    left join sections sec on sec.school_id = s.school_id and sec.id = e.section_id left join classes c on c.school_id = s.school_id and c.id = sec.class_id
    where s.school_id = ${schoolId} and s.id = ${studentId}::uuid`);
}

/** The code with which anyone can verify a receipt; created when it is first printed. */
export async function ensureCode(db: Db, schoolId: string, paymentId: string): Promise<string> {
  const known = await db.row<{ code: string }>(
    sql`select code from public_codes where school_id = ${schoolId} and document_id = ${paymentId}::uuid and kind = 'receipt' order by created_at limit 1`,
  );
  if (known !== null) return known.code;
  const code = randomBytes(12).toString('base64url');
  await db.rows(
    sql`insert into public_codes (code, school_id, kind, document_id) values (${code}, ${schoolId}, 'receipt', ${paymentId}::uuid)`,
  );
  return code;
}

/** The document on which a code is printed. */
export function findCode(db: Db, code: string): Promise<{ schoolId: string; documentId: string } | null> {
  const paper = sql`select school_id as "schoolId", document_id as "documentId" from public_codes where code = ${code} and kind = 'receipt'`;
  return db.row(byKey('code', code, paper));
}
