import type { ChequeState, PaymentMode } from '@shala/contract/finance';
import { type Db, type Fragment, join, sql } from '#platform/db';
import { studentMatches } from '../counter/student-search.ts';
import type { PostedPayment, StudentNameRow } from '../wire.ts';

/** The acting user, for the accounts and the audit log. */
export type Actor = { schoolId: string; accountId: string; requestId: string };
export type Instrument = { mode: PaymentMode; reference: string; bankName: string; instrumentOn: string | null };
export type NewPayment = Instrument & {
  actor: Actor;
  call: string;
  key: string | null;
  requestHash: Buffer | null;
  studentId: string;
  /** 1 to 12; 0 or -1 for the oldest dues first (last year's arrears before the months); null for the current month. */
  monthNo: number | null;
  amountPaise: number;
  batchId?: string;
  /** The lines that the payment is for, when they were selected. */
  parts?: readonly PaymentPart[] | undefined;
};
export type PaymentPart = { monthNo: number; headId: string; paise: number };

/** Records a payment: idempotency key, allocation, receipt number, entry, totals and audit row in this one statement. Refuses with error codes. */
export async function recordPayment(db: Db, payment: NewPayment): Promise<PostedPayment & { isReplay?: true }> {
  const { actor, key, requestHash, studentId, monthNo, amountPaise, mode, reference, bankName, instrumentOn } = payment;
  const row = await db.row<{
    answer: PostedPayment;
  }>(sql`select app.record_payment(${actor.schoolId}::uuid, ${actor.accountId}::uuid, ${actor.requestId}::text, ${payment.call}::text,
    ${key}::text, ${requestHash}::bytea, ${studentId}::uuid, ${monthNo}::smallint, ${amountPaise}::bigint, ${mode}::text, ${reference}::text, ${bankName}::text,
    ${instrumentOn}::date, ${payment.batchId}::uuid, ${payment.parts ?? null}::jsonb) as answer`);
  return (row as { answer: PostedPayment }).answer;
}

export type Reversal = { on: string; months: number[]; mode: PaymentMode; studentId: string; yearId: string };

/** Reverses a payment by a second entry. Refuses one that is already reversed. */
export async function reversePayment(
  db: Db,
  { actor, paymentId, state, reason }: { actor: Actor; paymentId: string; state: 'reversed' | 'bounced'; reason: string },
): Promise<Reversal> {
  const row = await db.row<{ done: Reversal }>(
    sql`select app.reverse_payment(${actor.schoolId}::uuid, ${actor.accountId}::uuid, ${paymentId}::uuid, ${state}::text, ${reason}::text) as done`,
  );
  return (row as { done: Reversal }).done;
}

/** Locks the fee accounts of several students of the current year, always in the same order. */
export async function lockFeeAccounts(db: Db, schoolId: string, studentIds: readonly string[]): Promise<void> {
  await db.rows(
    sql`select app.lock_fee_accounts(school_id, id, ${studentIds}::uuid[]) from academic_years where school_id = ${schoolId} and is_current`,
  );
}

export type PaymentRow = StudentNameRow & {
  id: string;
  receiptNo: number;
  financialYear: number;
  paidOn: string;
  at: Date;
  amountPaise: number;
  mode: PaymentMode;
  reference: string;
  bankName: string;
  instrumentOn: string | null;
  state: 'live' | 'reversed' | 'bounced';
  chequeState: ChequeState | null;
  months: number[];
  by: string;
  depositedOn: string | null;
  settledOn: string | null;
  slipNo: number | null;
  reprints: number;
  entryNo: number;
};

const PAYMENT = sql`select p.id, p.receipt_no as "receiptNo", p.financial_year as "financialYear", p.received_on as "paidOn", p.created_at as at, p.amount_paise as "amountPaise",
  p.mode, p.instrument_number as reference, p.bank_name as "bankName", p.instrument_date as "instrumentOn", p.state, p.cheque_state as "chequeState",
  p.deposited_on as "depositedOn", p.settled_on as "settledOn", p.reprints, p.entry_no as "entryNo",
  (select d.slip_no from deposit_slips d where d.school_id = p.school_id and d.id = p.slip_id) as "slipNo",
  array(select distinct month_no::int from allocations a where a.school_id = p.school_id and a.payment_id = p.id order by 1) as months,
  coalesce((select a.name from accounts a where a.id = p.account_id), '') as by,
  s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName"
  from payments p
  join students s on s.school_id = p.school_id and s.id = p.student_id
  left join enrolments e on e.school_id = p.school_id and e.student_id = p.student_id and e.year_id = p.year_id
  left join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
  left join classes c on c.school_id = sec.school_id and c.id = sec.class_id`;

export type PaymentFilter = {
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  mode?: PaymentMode | undefined;
  state?: string | undefined;
  classId?: string | undefined;
  studentId?: string | undefined;
  by?: string | undefined;
};
export type Page = { after: { at: string; id: string } | null; limit: number };

/** Matching payments, newest first, after the position `after`. */
export function listPayments(db: Db, schoolId: string, filter: PaymentFilter, { after, limit }: Page): Promise<PaymentRow[]> {
  const place = after === null ? sql`` : sql` and (p.created_at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  return db.rows(sql`${PAYMENT} where ${conditions(schoolId, filter)}${place} order by p.created_at desc, p.id desc limit ${limit}`);
}

export type EndedPayment = PaymentRow & { endedOn: string | null; endReason: string | null };

/** The same in one list, with the day and the reason of a cancellation or bounce. */
export function listPaymentsWithEnd(db: Db, schoolId: string, filter: PaymentFilter, limit: number): Promise<EndedPayment[]> {
  return db.rows(sql`select q.*, j.on_date as "endedOn", j.memo as "endReason"
    from (${PAYMENT} where ${conditions(schoolId, filter)} order by p.created_at desc, p.id desc limit ${limit}) q
    left join journal j on j.school_id = ${schoolId} and j.reverses_no = q."entryNo" order by q.at desc, q.id desc`);
}

/** The number of matching payments, and their total without reversed ones. */
export async function sumPayments(
  db: Db,
  schoolId: string,
  filter: PaymentFilter,
): Promise<{ count: number; cancelled: number; amountPaise: number }> {
  const row = await db.row<{
    count: number;
    cancelled: number;
    amountPaise: number;
  }>(sql`select count(*)::int as count, count(*) filter (where p.state <> 'live')::int as cancelled, coalesce(sum(p.amount_paise) filter (where p.state = 'live'), 0)::bigint as "amountPaise"
    from payments p where ${conditions(schoolId, filter)}`);
  return row ?? { count: 0, cancelled: 0, amountPaise: 0 };
}

function conditions(schoolId: string, filter: PaymentFilter): Fragment {
  const { from, to, search, mode, state, classId, studentId, by } = filter;
  const all = [sql`p.school_id = ${schoolId}`];
  if (from !== undefined) all.push(sql`p.received_on >= ${from}::date`);
  if (to !== undefined) all.push(sql`p.received_on <= ${to}::date`);
  if (mode !== undefined) all.push(sql`p.mode = ${mode}`);
  if (state !== undefined) all.push(sql`p.state = ${state}`);
  if (studentId !== undefined) all.push(sql`p.student_id = ${studentId}::uuid`);
  if (by !== undefined) all.push(sql`p.account_id = ${by}::uuid`);
  if (classId !== undefined) {
    all.push(sql`exists (select from enrolments x join sections y on y.school_id = x.school_id and y.id = x.section_id
      where x.school_id = p.school_id and x.student_id = p.student_id and x.year_id = p.year_id and y.class_id = ${classId}::uuid)`);
  }
  if (search)
    all.push(
      sql`(${studentMatches(schoolId, sql`p.student_id`, search)} or p.instrument_number <> '' and lower(p.instrument_number) = lower(${search}) or p.receipt_no::text = ${search})`,
    );
  return join(all, sql` and `);
}

export type PaymentOfStudent = Pick<
  PaymentRow,
  'id' | 'receiptNo' | 'financialYear' | 'paidOn' | 'amountPaise' | 'mode' | 'reference' | 'state' | 'chequeState' | 'months'
>;

/** A student's payments of all years, newest first, without data about the student. */
export const paymentsOfStudent = (
  schoolId: string,
  { studentId, yearId, limit }: { studentId: string; yearId?: string; limit: number },
): Fragment =>
  sql`select p.id, p.receipt_no as "receiptNo", p.financial_year as "financialYear", p.received_on as "paidOn",
    p.amount_paise as "amountPaise", p.mode, p.instrument_number as reference, p.state, p.cheque_state as "chequeState",
    array(select distinct month_no::int from allocations a where a.school_id = ${schoolId} and a.payment_id = p.id order by 1) as months
    from payments p where p.school_id = ${schoolId} and p.student_id = ${studentId}::uuid${yearId === undefined ? sql`` : sql` and p.year_id = ${yearId}::uuid`}
    order by p.created_at desc, p.id desc limit ${limit}`;

export function getPayment(db: Db, schoolId: string, paymentId: string): Promise<PaymentRow | null> {
  return db.row(sql`${PAYMENT} where p.school_id = ${schoolId} and p.id = ${paymentId}::uuid`);
}

/** The months and heads that a payment covers. */
export function listAllocations(
  db: Db,
  schoolId: string,
  paymentId: string,
): Promise<{ monthNo: number; head: string; amountPaise: number }[]> {
  return db.rows(sql`select a.month_no::int as "monthNo", h.name as head, a.amount_paise as "amountPaise" from allocations a
    join fee_heads h on h.school_id = a.school_id and h.id = a.head_id
    where a.school_id = ${schoolId} and a.payment_id = ${paymentId}::uuid order by a.month_no, h.position, h.name`);
}

export type PaymentEvent = { at: Date; on: string | null; kind: string; by: string; reason: string };

/** What happened to a payment after it was received, from the journal and the audit log; `unclearing` takes a clearing back. */
export function listPaymentEvents(
  db: Db,
  schoolId: string,
  payment: { id: string; entryNo: number; studentId: string },
): Promise<PaymentEvent[]> {
  return db.rows(sql`select j.created_at as at, j.on_date as on, case when j.reverses_no <> ${payment.entryNo}::bigint then 'unclearing' else j.kind end as kind, coalesce(a.name, '') as by, j.memo as reason from journal j left join accounts a on a.id = j.account_id
      where j.school_id = ${schoolId} and j.student_id = ${payment.studentId}::uuid and j.document_id = ${payment.id}::uuid and j.kind in ('reversal', 'clearing')
    union all select l.at, (l.new_values ->> 'depositedOn')::date, l.action, coalesce(a.name, ''), '' from audit_log l left join accounts a on a.id = l.account_id
      where l.school_id = ${schoolId} and l.entity = 'payment' and l.entity_id = ${payment.id}::uuid and l.action in ('reprintReceipt', 'depositCheques')
    order by at`);
}

export type RecentPayment = {
  paymentId: string;
  receiptNo: number;
  financialYear: number;
  paidOn: string;
  amountPaise: number;
  mode: PaymentMode;
  student: string;
  by: string;
  minutesAgo: number;
};

/** The latest valid payment of a student within the last two hours. */
export function findRecentPayment(db: Db, schoolId: string, studentId: string): Promise<RecentPayment | null> {
  return db.row(sql`select p.id as "paymentId", p.receipt_no as "receiptNo", p.financial_year as "financialYear", p.received_on as "paidOn", p.amount_paise as "amountPaise",
    p.mode, s.name as student, coalesce(a.name, '') as by, floor(extract(epoch from greatest(app.clock() - p.created_at, interval '0')) / 60)::int as "minutesAgo"
    from payments p join students s on s.school_id = p.school_id and s.id = p.student_id left join accounts a on a.id = p.account_id
    where p.school_id = ${schoolId} and p.student_id = ${studentId}::uuid and p.state = 'live' and p.created_at > app.clock() - interval '2 hours'
    order by p.created_at desc limit 1`);
}

/** Counts another print of the receipt and returns its number, from 1. */
export async function reprintReceipt(db: Db, schoolId: string, paymentId: string): Promise<number | null> {
  const row = await db.row<{ reprints: number }>(
    sql`update payments set reprints = reprints + 1 where school_id = ${schoolId} and id = ${paymentId}::uuid returning reprints`,
  );
  return row?.reprints ?? null;
}

/** The latest valid payments. */
export function getRecentActivities(
  db: Db,
  schoolId: string,
): Promise<{ id: string; student: string; className: string; amountPaise: number; paidOn: string }[]> {
  return db.rows(sql`select p.id, s.name as student, coalesce(c.name || ' ' || x.name, '') as "className", p.amount_paise as "amountPaise", p.received_on as "paidOn"
    from (select * from payments where school_id = ${schoolId} and state = 'live' order by created_at desc, id desc limit 20) p
    join students s on s.school_id = p.school_id and s.id = p.student_id
    left join enrolments e on e.school_id = p.school_id and e.year_id = p.year_id and e.student_id = p.student_id
    left join sections x on x.school_id = p.school_id and x.id = e.section_id left join classes c on c.school_id = p.school_id and c.id = x.class_id order by p.created_at desc, p.id desc`);
}

export async function isStudent(db: Db, schoolId: string, studentId: string): Promise<boolean> {
  return (await db.row(sql`select true as found from students where school_id = ${schoolId} and id = ${studentId}::uuid`)) !== null;
}
