import { type Db, sql } from '#platform/db';

/** From a day to a day, both included. */
export type Period = { from: string; to: string };
export type DayAccount = { code: 'cash' | 'bank' | 'cheques'; openingPaise: number; debitPaise: number; creditPaise: number };

/** Balances of cash, bank and cheques in hand before a period, and the movements in it. */
export function listPeriodAccounts(db: Db, schoolId: string, { from, to }: Period): Promise<DayAccount[]> {
  return db.rows(sql`select a.code, coalesce(sum(d.debit_paise - d.credit_paise) filter (where d.on_date < ${from}::date), 0)::bigint as "openingPaise",
    coalesce(sum(d.debit_paise) filter (where d.on_date >= ${from}::date), 0)::bigint as "debitPaise", coalesce(sum(d.credit_paise) filter (where d.on_date >= ${from}::date), 0)::bigint as "creditPaise"
    from unnest(array['cash', 'bank', 'cheques']) with ordinality as a (code, n)
    left join account_days d on d.school_id = ${schoolId} and d.code = a.code and d.on_date <= ${to}::date group by a.code, a.n order by a.n`);
}

export type PeriodDay = {
  date: string;
  isClosed: boolean;
  entries: number;
  moves: { code: DayAccount['code']; debitPaise: number; creditPaise: number }[];
};

/** The days of a period on which cash, bank or cheques in hand moved, each with the movements of the accounts that did. */
export function listPeriodDays(db: Db, schoolId: string, { from, to }: Period): Promise<PeriodDay[]> {
  return db.rows(sql`select m.on_date as date, m.moves, coalesce(e.entries, 0)::int as entries,
      exists (select from day_closings c where c.school_id = ${schoolId} and c.on_date = m.on_date and c.reopened_at is null) as "isClosed"
    from (select on_date, json_agg(json_build_object('code', code, 'debitPaise', debit_paise, 'creditPaise', credit_paise)) as moves from account_days
      where school_id = ${schoolId} and code in ('cash', 'bank', 'cheques') and on_date between ${from}::date and ${to}::date group by 1) m
    left join (select on_date, count(*) as entries from journal where school_id = ${schoolId} and on_date between ${from}::date and ${to}::date
      and (debit_code in ('cash', 'bank', 'cheques') or credit_code in ('cash', 'bank', 'cheques')) group by 1) e on e.on_date = m.on_date order by m.on_date`);
}

export type DayEntry = {
  entryNo: number;
  on: string;
  at: Date;
  kind: string;
  memo: string;
  /** The memo of the entry that this one cancels. */
  reversedMemo: string | null;
  /** The day of that entry, where it is another one. */
  reversedOn: string | null;
  debit: string;
  credit: string;
  debitName: string;
  creditName: string;
  amountPaise: number;
  documentId: string | null;
  student: string | null;
};
/** Where the entries go on: after this one. Without a limit all follow. */
type Page = { after: { on: string; entryNo: number } | null; limit: number | null };

/** The entries of a period that touch cash, bank or cheques in hand, by day and number. */
export function listPeriodEntries(db: Db, schoolId: string, { from, to }: Period, { after, limit }: Page): Promise<DayEntry[]> {
  return db.rows(sql`select j.entry_no as "entryNo", j.on_date as on, j.created_at as at, j.kind, j.memo, r.memo as "reversedMemo", nullif(r.on_date, j.on_date) as "reversedOn", j.debit_code as debit, j.credit_code as credit, d.name as "debitName",
    c.name as "creditName", j.amount_paise as "amountPaise", j.document_id as "documentId", s.name as student
    from (select * from journal where school_id = ${schoolId} and on_date between ${after?.on ?? from}::date and ${to}::date
        and (debit_code in ('cash', 'bank', 'cheques') or credit_code in ('cash', 'bank', 'cheques')) and (on_date, entry_no) > (${after?.on ?? from}::date, ${after?.entryNo ?? 0}::bigint)
      order by on_date, entry_no limit ${limit}::int) j
    join ledger_accounts d on d.school_id = ${schoolId} and d.code = j.debit_code join ledger_accounts c on c.school_id = ${schoolId} and c.code = j.credit_code
    left join students s on s.school_id = ${schoolId} and s.id = j.student_id left join journal r on r.school_id = ${schoolId} and r.entry_no = j.reverses_no
    order by j.on_date, j.entry_no`);
}
