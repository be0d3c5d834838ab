import type { ChequeState } from '@shala/contract/finance';
import { type Db, type Fragment, sql } from '#platform/db';
import { studentMatches } from '../counter/student-search.ts';
import type { StudentNameRow } from '../wire.ts';

export type ChequeRow = StudentNameRow & {
  paymentId: string;
  receiptNo: number;
  number: string;
  bankName: string;
  chequeDate: string | null;
  amountPaise: number;
  state: ChequeState;
  receivedOn: string;
  depositedOn: string | null;
  settledOn: string | null;
  slipId: string | null;
  slipNo: number | null;
  isPostDated: boolean;
};

const CHEQUE = sql`select p.id as "paymentId", p.receipt_no as "receiptNo", p.instrument_number as number, p.bank_name as "bankName", p.instrument_date as "chequeDate",
  p.amount_paise as "amountPaise", p.cheque_state as state, p.received_on as "receivedOn", p.deposited_on as "depositedOn", p.settled_on as "settledOn", p.slip_id as "slipId", d.slip_no as "slipNo",
  p.cheque_state = 'received' and coalesce(p.instrument_date > (select app.today(app.school())), false) as "isPostDated",
  s.id as "studentId", s.name as "studentName", s.admission_number as "admissionNumber", coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName"
  from payments p join students s on s.school_id = p.school_id and s.id = p.student_id
  left join deposit_slips d on d.school_id = p.school_id and d.id = p.slip_id
  left join enrolments e on e.school_id = p.school_id and e.student_id = p.student_id and e.year_id = p.year_id
  left join sections sec on sec.school_id = e.school_id and sec.id = e.section_id left join classes c on c.school_id = sec.school_id and c.id = sec.class_id`;

type Filter = { from?: string | undefined; to?: string | undefined; state?: ChequeState | undefined; search?: string | undefined };

/**
 * Open cheques in the order of their dates, then settled ones of the given days (by default the last 60 days, of a search all days), newest first. A payment
 * reversed by hand is not listed.
 */
export function listCheques(db: Db, schoolId: string, { from, to, state, search }: Filter): Promise<ChequeRow[]> {
  return db.rows(sql`${CHEQUE} where p.school_id = ${schoolId} and p.cheque_state is not null and p.state <> 'reversed' and (${state ?? null}::text is null or p.cheque_state = ${state ?? null}::text)
    and (p.cheque_state in ('received', 'deposited') and ${from ?? null}::date is null
      or p.received_on >= coalesce(${from ?? null}::date, ${search ? sql`'-infinity'` : sql`(select app.today(${schoolId})) - 60`}) and p.received_on <= coalesce(${to ?? null}::date, 'infinity'))
    and ${search ? chequeMatches(schoolId, search) : sql`true`}
    order by p.settled_on desc nulls first, case when p.settled_on is not null then p.receipt_no end desc, coalesce(p.instrument_date, p.received_on), p.receipt_no limit 2000`);
}

/** A condition: the number or the bank of the cheque has this in it, or the student's name or number begins with it. */
function chequeMatches(schoolId: string, search: string): Fragment {
  return sql`(strpos(lower(p.instrument_number), lower(${search})) > 0 or strpos(lower(p.bank_name), lower(${search})) > 0 or ${studentMatches(schoolId, sql`p.student_id`, search)})`;
}

export function listSlipCheques(db: Db, schoolId: string, slipId: string): Promise<ChequeRow[]> {
  return db.rows(sql`${CHEQUE} where p.school_id = ${schoolId} and p.slip_id = ${slipId}::uuid order by p.bank_name, p.instrument_number`);
}

export function getDepositSlip(
  db: Db,
  schoolId: string,
  slipId: string,
): Promise<{ slipNo: number; on: string; amountPaise: number } | null> {
  return db.row(
    sql`select slip_no as "slipNo", on_date as on, amount_paise as "amountPaise" from deposit_slips where school_id = ${schoolId} and id = ${slipId}::uuid`,
  );
}

export type LockedCheque = {
  paymentId: string;
  studentId: string;
  number: string;
  amountPaise: number;
  mode: string;
  paymentState: string;
  state: ChequeState | null;
  chequeDate: string | null;
  receivedOn: string;
  depositedOn: string | null;
  settledOn: string | null;
};

/** The payments with the state of their cheques. The students' fee accounts are locked, as in reversals. */
export async function lockCheques(db: Db, schoolId: string, paymentIds: readonly string[]): Promise<LockedCheque[]> {
  // Lock order: fees first, then accounts, as everywhere. Exclusive from the start, since a bounced cheque may add a charge.
  await db.rows(sql`select pg_advisory_xact_lock(app.fees_lock(${schoolId}::uuid))::text as locked`);
  await db.rows(sql`select f.student_id from fee_accounts f where f.school_id = ${schoolId}
    and (f.year_id, f.student_id) in (select year_id, student_id from payments where school_id = ${schoolId} and id = any (${paymentIds}::uuid[])) order by f.student_id for update`);
  return db.rows(sql`select p.id as "paymentId", p.student_id as "studentId", p.instrument_number as number, p.amount_paise as "amountPaise", p.mode, p.state as "paymentState", p.cheque_state as state,
    p.instrument_date as "chequeDate",
    p.received_on as "receivedOn", p.deposited_on as "depositedOn", p.settled_on as "settledOn"
    from payments p where p.school_id = ${schoolId} and p.id = any (${paymentIds}::uuid[]) order by p.receipt_no`);
}

/** A new deposit slip of a day with these cheques; its number follows the last one. The caller has locked the books. */
export async function depositCheques(
  db: Db,
  schoolId: string,
  { paymentIds, on, amountPaise, accountId }: { paymentIds: readonly string[]; on: string; amountPaise: number; accountId: string },
): Promise<{ id: string; slipNo: number }> {
  const slip = await db.row<{
    id: string;
    slipNo: number;
  }>(sql`insert into deposit_slips (school_id, id, slip_no, on_date, amount_paise, account_id)
    select ${schoolId}, app.new_id(), coalesce(max(slip_no), 0) + 1, ${on}::date, ${amountPaise}::bigint, ${accountId}::uuid from deposit_slips where school_id = ${schoolId}
    returning id, slip_no as "slipNo"`);
  const { id, slipNo } = slip as { id: string; slipNo: number };
  await db.rows(
    sql`update payments set cheque_state = 'deposited', slip_id = ${id}, deposited_on = ${on}::date where school_id = ${schoolId} and id = any (${paymentIds}::uuid[])`,
  );
  return { id, slipNo };
}

type Settling = { on: string; accountId: string };

/** Marks a cheque as paid by the bank on a day: moves it from cheques in hand to the bank. */
export async function clearCheque(db: Db, schoolId: string, cheque: LockedCheque, { on, accountId }: Settling): Promise<void> {
  await db.rows(sql`select app.post_entry(${schoolId}, 'clearing', ${on}::date, 'bank', 'cheques', ${cheque.amountPaise}::bigint, ${cheque.studentId}::uuid, ${cheque.paymentId}::uuid, null,
    ${`Cheque ${cheque.number} cleared`}, ${accountId}::uuid)`);
  await db.rows(
    sql`update payments set cheque_state = 'cleared', settled_on = ${on}::date where school_id = ${schoolId} and id = ${cheque.paymentId}::uuid`,
  );
}

/** Takes the clearing of a cheque back by a second entry: moves it from the bank to cheques in hand, where it is in the given state. */
export async function reverseClearing(
  db: Db,
  schoolId: string,
  cheque: LockedCheque,
  { on, accountId, state, reason }: Settling & { state: ChequeState; reason: string },
): Promise<void> {
  await db.rows(sql`select app.post_entry(${schoolId}, 'reversal', ${on}::date, 'cheques', 'bank', j.amount_paise, j.student_id, j.document_id, j.entry_no, ${reason}, ${accountId}::uuid)
    from journal j where j.school_id = ${schoolId} and j.student_id = ${cheque.studentId}::uuid and j.document_id = ${cheque.paymentId}::uuid and j.kind = 'clearing'
      and not exists (select from journal r where r.school_id = j.school_id and r.reverses_no = j.entry_no)`);
  await db.rows(
    sql`update payments set cheque_state = ${state}, settled_on = null where school_id = ${schoolId} and id = ${cheque.paymentId}::uuid`,
  );
}

/** Adds the charge for a returned cheque to the month of today. */
export async function chargeBounce(
  db: Db,
  schoolId: string,
  {
    yearId,
    studentId,
    paymentId,
    amountPaise,
    accountId,
    number,
  }: { yearId: string; studentId: string; paymentId: string; amountPaise: number; accountId: string; number: string },
): Promise<void> {
  await db.rows(sql`select app.apply_charges(${schoolId}::uuid, ${yearId}::uuid, 'charge', 'bounce',
    array[row(${studentId}::uuid, app.fee_month(${schoolId}), app.standing_head(${schoolId}, 'bounce'), ${amountPaise}::bigint, '', '{"code": "bounce"}')::app.charge_change],
    ${`cheque ${number} returned`}, ${accountId}::uuid, ${paymentId}::uuid)`);
}

/** The school's charge for a returned cheque, in paise. */
export async function findBounceCharge(db: Db, schoolId: string): Promise<number> {
  const row = await db.row<{ paise: number }>(
    sql`select r.bounce_charge_paise as paise from fee_rules r join academic_years y on y.school_id = r.school_id and y.id = r.year_id and y.is_current where r.school_id = ${schoolId}`,
  );
  return row?.paise ?? 0;
}
