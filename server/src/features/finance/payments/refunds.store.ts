import type { PaymentMode } from '@shala/contract/finance';
import { type Db, sql } from '#platform/db';
import { SCHOOL, type SchoolFacts } from './receipts.store.ts';

export type RefundFacts = SchoolFacts & {
  receiptNo: number;
  financialYear: number;
  paidOn: string;
  amountPaise: number;
  /** What of it was entered again on the same day, for the same months: the office cancels a receipt of a quarter and keeps a month of it. */
  keptPaise: number;
  mode: PaymentMode;
  reference: string;
  refundedOn: string;
  /** The account that the money left; `cheques` when the cheque itself was handed back. */
  account: 'cash' | 'bank' | 'cheques';
  reason: string;
  student: string;
  admissionNumber: string;
  className: string;
  sectionName: string;
  guardian: string;
};

/**
 * All facts on the refund voucher of a cancelled receipt; null when it is valid, its cheque bounced, or all of its money was entered again. What was entered again
 * after several cancellations belongs to the last of them first, so that the vouchers add up to what was given back.
 */
export function findRefund(db: Db, schoolId: string, paymentId: string): Promise<RefundFacts | null> {
  return db.row(sql`with own as materialized (
      select p.*, r.entry_no as reversal_no, r.on_date as refunded_on, r.credit_code, r.memo from payments p
      join journal r on r.school_id = p.school_id and r.reverses_no = p.entry_no
      where p.school_id = ${schoolId} and p.id = ${paymentId}::uuid and p.state = 'reversed'),
    cancelled as materialized (
      select q.id, q.amount_paise, r.entry_no as reversal_no from own o
      join payments q on q.school_id = ${schoolId} and q.student_id = o.student_id and q.year_id = o.year_id and q.state = 'reversed'
      join journal r on r.school_id = ${schoolId} and r.reverses_no = q.entry_no and r.on_date = o.refunded_on),
    entered_again as (
      select sum(q.amount_paise) as paise from own o
      join payments q on q.school_id = ${schoolId} and q.student_id = o.student_id and q.year_id = o.year_id and q.state = 'live'
        and q.received_on = o.refunded_on and q.entry_no > o.reversal_no
      where not exists (select from allocations a where a.school_id = ${schoolId} and a.payment_id = q.id and a.month_no not in (
        select b.month_no from cancelled c join allocations b on b.school_id = ${schoolId} and b.payment_id = c.id))),
    kept as (
      select least(o.amount_paise, greatest(0, coalesce(e.paise, 0) - coalesce(
        (select sum(c.amount_paise) from cancelled c where c.reversal_no > o.reversal_no), 0)))::bigint as paise from own o cross join entered_again e)
    select ${SCHOOL}, p.receipt_no as "receiptNo", p.financial_year as "financialYear", p.received_on as "paidOn", p.amount_paise as "amountPaise", k.paise as "keptPaise",
      p.mode, p.instrument_number as reference, p.refunded_on as "refundedOn", p.credit_code as account, p.memo as reason,
      s.name as student, s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName",
      coalesce((select g.name from student_guardians x join guardians g on g.school_id = x.school_id and g.id = x.guardian_id
        where x.school_id = p.school_id and x.student_id = p.student_id order by x.is_primary desc limit 1), '') as guardian
    from own p cross join kept k join schools o on o.id = p.school_id join students s on s.school_id = p.school_id and s.id = p.student_id
    left join enrolments e on e.school_id = p.school_id and e.student_id = p.student_id and e.year_id = p.year_id
    left join sections sec on sec.school_id = e.school_id and sec.id = e.section_id left join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    where k.paise < p.amount_paise`);
}
