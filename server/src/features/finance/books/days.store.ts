import type { PAYMENT_STATES, PaymentMode } from '@shala/contract/finance';
import { type Db, sql } from '#platform/db';
import { type DayAccount, listPeriodAccounts } from './period.store.ts';

/** Balances of cash, bank and cheques in hand before a day, and the day's movements. */
export function listDayAccounts(db: Db, schoolId: string, day: string): Promise<DayAccount[]> {
  return listPeriodAccounts(db, schoolId, { from: day, to: day });
}

export type DayState = { day: string; isClosed: boolean; closedUntil: string | null; cashPaise: number };

/** Today, whether it is closed, the latest closed day, and the cash in hand in paise. */
export async function getDayState(db: Db, schoolId: string): Promise<DayState> {
  const row = await db.row<DayState>(sql`select t.day,
    exists (select from day_closings c where c.school_id = ${schoolId} and c.on_date = t.day and c.reopened_at is null) as "isClosed",
    (select max(c.on_date) from day_closings c where c.school_id = ${schoolId} and c.reopened_at is null) as "closedUntil",
    (select coalesce(sum(d.debit_paise - d.credit_paise), 0)::bigint from account_days d where d.school_id = ${schoolId} and d.code = 'cash') as "cashPaise"
    from (select app.today(${schoolId}) as day) t`);
  if (row === null) throw new Error('A query without a condition gave no row.');
  return row;
}

/**
 * The first day on which the cash in hand would be below zero at its end if these moves (paise; negative for cash that goes out) were entered, from the day of the
 * first move that goes out on. Null when there is none.
 */
export function findCashBelowZero(
  db: Db,
  schoolId: string,
  moves: readonly { on: string; paise: number }[],
): Promise<{ day: string; paise: number } | null> {
  return db.row(sql`with moves as (select on_date, paise from jsonb_to_recordset(${moves.map(({ on, paise }) => ({ on_date: on, paise }))}::jsonb) m (on_date date, paise bigint)),
    days as (select on_date as day, sum(sum(paise)) over (order by on_date)::bigint as paise from (
      select on_date, debit_paise - credit_paise as paise from account_days where school_id = ${schoolId} and code = 'cash' union all select on_date, paise from moves) x group by on_date)
    select day, paise from days where paise < 0 and day >= (select min(on_date) from moves where paise < 0) order by day limit 1`);
}

export type CashMoves = { depositedPaise: number; undonePaise: number; openedPaise: number };

/**
 * The cash deposited in the bank on a day; that of entries which were cancelled on the day itself, which neither came in nor went out; and the opening balance
 * that was entered for the day: it was there before.
 */
export async function sumCashMoves(db: Db, schoolId: string, day: string): Promise<CashMoves> {
  const row =
    await db.row<CashMoves>(sql`select coalesce(sum(o.amount_paise) filter (where o.credit_code = 'cash' and o.debit_code = 'bank'), 0)::bigint as "depositedPaise",
      coalesce(sum(o.amount_paise) filter (where o.kind <> 'transfer' and 'cash' in (o.debit_code, o.credit_code) and r.on_date = o.on_date), 0)::bigint as "undonePaise",
      coalesce(sum(o.amount_paise) filter (where o.kind = 'opening' and o.debit_code = 'cash' and r.on_date is distinct from o.on_date), 0)::bigint as "openedPaise"
    from journal o left join journal r on r.school_id = o.school_id and r.reverses_no = o.entry_no where o.school_id = ${schoolId} and o.on_date = ${day}::date`);
  return row ?? { depositedPaise: 0, undonePaise: 0, openedPaise: 0 };
}

/** A payment that was not cancelled on the day on which it was received. */
export const STAYS_ON_ITS_DAY = sql`(p.state = 'live' or not exists (select from journal r where r.school_id = p.school_id and r.reverses_no = p.entry_no and r.on_date = p.received_on))`;

/** The day's receipts by cashier and mode, without those that were cancelled on the day itself. */
export function listDayReceipts(
  db: Db,
  schoolId: string,
  day: string,
): Promise<{ cashier: string; mode: string; receipts: number; amountPaise: number }[]> {
  return db.rows(sql`select coalesce(a.name, '') as cashier, p.mode, count(*)::int as receipts, sum(p.amount_paise)::bigint as "amountPaise"
    from payments p left join accounts a on a.id = p.account_id where p.school_id = ${schoolId} and p.received_on = ${day}::date and ${STAYS_ON_ITS_DAY} group by 1, 2 order by 1, 2`);
}

export type CancelledReceipt = {
  id: string;
  receiptNo: number;
  firstYear: number;
  receivedOn: string;
  student: string;
  mode: PaymentMode;
  amountPaise: number;
  state: (typeof PAYMENT_STATES)[number];
  reason: string;
};

/** The receipts that were cancelled on a day, or whose cheque bounced on it, whenever they were made. */
export function listCancelledReceipts(db: Db, schoolId: string, day: string): Promise<CancelledReceipt[]> {
  return db.rows(sql`select p.id, p.receipt_no as "receiptNo", p.financial_year as "firstYear", p.received_on as "receivedOn", s.name as student, p.mode, p.amount_paise as "amountPaise",
      p.state, r.memo as reason
    from journal r join payments p on p.school_id = ${schoolId} and p.id = r.document_id and p.entry_no = r.reverses_no join students s on s.school_id = ${schoolId} and s.id = p.student_id
    where r.school_id = ${schoolId} and r.on_date = ${day}::date and r.kind = 'reversal' order by r.entry_no`);
}

export type Closing = {
  id: string;
  closedAt: Date;
  by: string;
  counted: { denomination: number; count: number }[];
  countedPaise: number;
  expectedPaise: number;
  remark: string;
  checkCode: string;
  mailedTo: string;
};

export function findClosing(db: Db, schoolId: string, day: string): Promise<Closing | null> {
  return db.row(sql`select c.id, c.closed_at as "closedAt", coalesce(a.name, '') as by, c.counted, c.counted_paise as "countedPaise", c.expected_paise as "expectedPaise", c.remark,
    coalesce(c.head_no || '-' || encode(c.head_hash, 'hex'), '') as "checkCode", c.mailed_to as "mailedTo"
    from day_closings c left join accounts a on a.id = c.account_id where c.school_id = ${schoolId} and c.on_date = ${day}::date and c.reopened_at is null`);
}

/** Locks the accounts of the school against postings until the end of the transaction. */
export async function lockBooks(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`select app.lock_books(${schoolId})`);
}

export type NewClosing = {
  day: string;
  counted: { denomination: number; count: number }[];
  countedPaise: number;
  expectedPaise: number;
  remark: string;
  mailTo: string;
  accountId: string;
};

/** Closes a day and stores the present end of the hash chain; the caller has locked the accounts. Returns the check code. */
export async function closeDay(
  db: Db,
  schoolId: string,
  { day, counted, countedPaise, expectedPaise, remark, mailTo, accountId }: NewClosing,
): Promise<string> {
  const row = await db.row<{
    checkCode: string;
  }>(sql`insert into day_closings (school_id, id, on_date, counted, counted_paise, expected_paise, remark, mailed_to, account_id, head_no, head_hash)
    select ${schoolId}::uuid, app.new_id(), ${day}::date, ${counted}::jsonb, ${countedPaise}::bigint, ${expectedPaise}::bigint, ${remark}, ${mailTo}, ${accountId}::uuid, last_entry_no, last_hash
    from ledger_heads where school_id = ${schoolId} returning head_no || '-' || encode(head_hash, 'hex') as "checkCode"`);
  return (row as { checkCode: string }).checkCode;
}

/** The name of the school. */
export async function findSchoolName(db: Db, schoolId: string): Promise<string> {
  return (await db.row<{ name: string }>(sql`select name from schools where id = ${schoolId}`))?.name ?? '';
}

/** The address to which the latest closing was sent, as the suggestion for the next one; empty when it was not sent. */
export async function findMailTo(db: Db, schoolId: string): Promise<string> {
  const row = await db.row<{ mailTo: string }>(
    sql`select mailed_to as "mailTo" from day_closings where school_id = ${schoolId} order by closed_at desc, id limit 1`,
  );
  return row?.mailTo ?? '';
}

export async function reopenDay(
  db: Db,
  schoolId: string,
  { day, accountId, reason }: { day: string; accountId: string; reason: string },
): Promise<boolean> {
  return (
    (await db.row(sql`update day_closings set reopened_at = clock_timestamp(), reopened_by = ${accountId}, reopened_reason = ${reason}
    where school_id = ${schoolId} and on_date = ${day}::date and reopened_at is null returning true as done`)) !== null
  );
}
