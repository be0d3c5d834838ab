import { type Db, type Fragment, join, sql } from '#platform/db';

/** A failed check of a school's accounts: how many records fail it, and some examples. */
export type Fault = { sentence: string; count: number; examples: string[] };

/** Recomputes a school's accounts from its journal, charges and allocations in one snapshot, and returns every check that fails. */
export async function findFaults(db: Db, schoolId: string): Promise<Fault[]> {
  const each = Object.entries(checks(schoolId)).map(
    ([sentence, wrong]) =>
      sql`select ${sentence}::text as sentence, count(*)::int as count, (array_agg(what))[1:3] as examples from (${wrong}) x having count(*) > 0`,
  );
  return db.rows<Fault>(join(each, sql` union all `));
}

/** The number of records in the accounts, for a line of a report. */
export async function countBooks(db: Db, schoolId: string): Promise<{ name: string; entries: number; receipts: number }> {
  const row = await db.row<{
    name: string;
    entries: number;
    receipts: number;
  }>(sql`select o.name, (select count(*)::int from journal where school_id = o.id) as entries,
    (select count(*)::int from payments where school_id = o.id) as receipts from schools o where o.id = ${schoolId}`);
  return row ?? { name: '', entries: 0, receipts: 0 };
}

/** Whether a school's entry with that number has this hash (hexadecimal). */
export async function hasEntryHash(db: Db, schoolId: string, { entryNo, hash }: { entryNo: number; hash: string }): Promise<boolean> {
  return (
    (await db.row(
      sql`select true as found from journal where school_id = ${schoolId} and entry_no = ${entryNo} and hash = decode(${hash}, 'hex')`,
    )) !== null
  );
}

export async function listSchoolIds(db: Db): Promise<string[]> {
  return (await db.rows<{ id: string }>(sql`select id from schools order by created_at, id`)).map(({ id }) => id);
}

/** Each query lists, as `what`, the records that violate its sentence. */
function checks(s: string): Record<string, Fragment> {
  return { ...journalChecks(s), ...receiptChecks(s), ...feeChecks(s), ...totalChecks(s), ...spendingChecks(s) };
}

function journalChecks(s: string): Record<string, Fragment> {
  return {
    'Each entry’s hash follows from the one before': sql`select 'entry ' || entry_no as what from (
      select j.entry_no, j.hash, app.entry_hash(coalesce(lag(j.hash) over (order by j.entry_no), ''), j) as expected from journal j where school_id = ${s}::uuid) l where hash <> expected`,
    'Entries are numbered from 1 without a gap, in order of time': sql`select 'entry ' || entry_no as what from (
      select entry_no, created_at, row_number() over w as n, lag(created_at) over w as before from journal where school_id = ${s}::uuid window w as (order by entry_no)) e
      where entry_no <> n or created_at < before`,
    'The head of the chain is the last entry': sql`select 'head ' || coalesce(h.last_entry_no::text, 'missing') as what
      from (select entry_no, hash, created_at from journal where school_id = ${s}::uuid order by entry_no desc limit 1) j full join (select * from ledger_heads where school_id = ${s}::uuid) h on true
      where coalesce(j.entry_no, 0) is distinct from h.last_entry_no or coalesce(j.hash, '') is distinct from h.last_hash
        or j.created_at is distinct from h.last_at`,
    'A reversal gives back what its entry moved': sql`select 'entry ' || r.entry_no as what from journal r join journal o on o.school_id = r.school_id and o.entry_no = r.reverses_no
      where r.school_id = ${s}::uuid and (r.amount_paise <> o.amount_paise or r.debit_code <> o.credit_code or o.kind = 'reversal'
        or r.credit_code <> o.debit_code and not (o.debit_code = 'cheques' and r.credit_code = 'bank'))`,
  };
}

function receiptChecks(s: string): Record<string, Fragment> {
  return {
    'Receipts of a year run from 1 without a gap, in order of time, up to the counter': sql`select financial_year || '/' || receipt_no as what from (
      select receipt_no, created_at, row_number() over w as n, lag(created_at) over w as before, count(*) over (partition by financial_year) as total, financial_year,
        financial_year = max(financial_year) over () as is_latest
      from payments where school_id = ${s}::uuid window w as (partition by financial_year order by receipt_no)) p
      full join (select receipts_year as financial_year, last_receipt_no from ledger_heads where school_id = ${s}::uuid and receipts_year is not null) c using (financial_year)
      where receipt_no is distinct from n or created_at < before or case when last_receipt_no is null then is_latest else last_receipt_no is distinct from total end`,
    'A payment has an entry of its sum and is allocated whole': sql`select 'receipt ' || p.receipt_no as what from payments p
      left join journal j on j.school_id = p.school_id and j.entry_no = p.entry_no and j.kind = 'payment' and j.amount_paise = p.amount_paise and j.document_id = p.id and j.student_id = p.student_id
      left join (select payment_id, sum(amount_paise) as paise from allocations where school_id = ${s}::uuid group by 1) a on a.payment_id = p.id
      where p.school_id = ${s}::uuid and (j.entry_no is null or a.paise is distinct from p.amount_paise)`,
    'Every payment entry has its receipt': sql`select 'entry ' || j.entry_no as what from journal j left join payments p on p.school_id = j.school_id and p.entry_no = j.entry_no
      where j.school_id = ${s}::uuid and j.kind = 'payment' and p.id is null`,
    'A payment that does not stand has been reversed, and no other': sql`select 'receipt ' || p.receipt_no as what from payments p
      left join journal r on r.school_id = p.school_id and r.reverses_no = p.entry_no where p.school_id = ${s}::uuid and (p.state = 'live') <> (r.entry_no is null)`,
    'Cheques in hand are those that stand and have not cleared': sql`select b.paise || ' against ' || c.paise as what from
      (select coalesce(sum(case when debit_code = 'cheques' then amount_paise when credit_code = 'cheques' then -amount_paise end), 0) as paise from journal where school_id = ${s}::uuid) b,
      (select coalesce(sum(amount_paise), 0) as paise from payments where school_id = ${s}::uuid and state = 'live' and cheque_state in ('received', 'deposited')) c where b.paise <> c.paise`,
  };
}

/** Charged and paid amounts by student and month, from the charges and from the allocations of valid payments. */
const months = (
  s: string,
): Fragment => sql`select f.student_id, f.year_id, m as month_no, coalesce(c.charged, 0)::bigint as charged, coalesce(a.paid, 0)::bigint as paid,
    case when m > 0 and a.paid > 0 and a.paid = c.charged then last_on end as paid_on
  from fee_accounts f cross join generate_series(0, 12) m
  left join (select year_id, student_id, month_no, sum(amount_paise) as charged from charges where school_id = ${s}::uuid group by 1, 2, 3) c on c.year_id = f.year_id and c.student_id = f.student_id and c.month_no = m
  left join (select p.year_id, p.student_id, a.month_no, sum(a.amount_paise) as paid, max(p.received_on) as last_on from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id
    where p.school_id = ${s}::uuid and p.state = 'live' group by 1, 2, 3) a on a.year_id = f.year_id and a.student_id = f.student_id and a.month_no = m
  where f.school_id = ${s}::uuid`;

function feeChecks(s: string): Record<string, Fragment> {
  return {
    'Charges add up to the entry that they name': sql`select 'entry ' || entry_no as what from (select entry_no, sum(amount_paise) as paise from charges where school_id = ${s}::uuid group by 1) c
      full join (select entry_no, case when debit_code = 'receivable' then amount_paise else -amount_paise end as paise from journal
        where school_id = ${s}::uuid and kind in ('assessment', 'adjustment', 'charge', 'opening') and 'receivable' in (debit_code, credit_code)) j using (entry_no)
      where c.paise is distinct from j.paise`,
    'A head of a month is never covered by more than is charged': sql`select 'student ' || student_id || ', month ' || month_no as what from (
      select p.student_id, p.year_id, a.month_no, a.head_id, sum(a.amount_paise) as paid from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id
        where p.school_id = ${s}::uuid and p.state = 'live' group by 1, 2, 3, 4) a
      left join (select student_id, year_id, month_no, head_id, sum(amount_paise) as charged from charges where school_id = ${s}::uuid group by 1, 2, 3, 4) c using (student_id, year_id, month_no, head_id)
      where a.paid > coalesce(c.charged, 0)`,
    'No head of a month is charged below nothing': sql`select 'student ' || student_id || ', month ' || month_no as what from charges where school_id = ${s}::uuid
      group by student_id, year_id, month_no, head_id having sum(amount_paise) < 0`,
    'Students’ fee accounts equal their charges and allocations': sql`select 'student ' || f.student_id as what from fee_accounts f join (
        select year_id, student_id, array_agg(charged order by month_no) filter (where month_no > 0) as charged, array_agg(paid order by month_no) filter (where month_no > 0) as paid,
          array_agg(paid_on order by month_no) filter (where month_no > 0) as paid_on, sum(charged) filter (where month_no = 0) as arrears_charged, sum(paid) filter (where month_no = 0) as arrears_paid
        from (${months(s)}) m group by 1, 2) m using (year_id, student_id)
      where f.school_id = ${s}::uuid and (f.charged, f.paid, f.paid_on, f.arrears_charged, f.arrears_paid) is distinct from (m.charged, m.paid, m.paid_on, m.arrears_charged::bigint, m.arrears_paid::bigint)`,
    'Nothing is charged to or paid by a student without a fee account': sql`select 'student ' || x.student_id as what from (
        select distinct year_id, student_id from charges where school_id = ${s}::uuid union select distinct year_id, student_id from payments where school_id = ${s}::uuid) x
      left join fee_accounts f on f.school_id = ${s}::uuid and f.year_id = x.year_id and f.student_id = x.student_id where f.student_id is null`,
    'What parents owe on the books is what the students’ accounts say': sql`select b.paise || ' against ' || a.paise as what from
      (select coalesce(sum(case when debit_code = 'receivable' then amount_paise when credit_code = 'receivable' then -amount_paise end), 0) as paise from journal where school_id = ${s}::uuid) b,
      (select coalesce(sum((select sum(x) from unnest(charged) x) - (select sum(x) from unnest(paid) x) + arrears_charged - arrears_paid), 0) as paise from fee_accounts where school_id = ${s}::uuid) a
      where b.paise <> a.paise`,
  };
}

function totalChecks(s: string): Record<string, Fragment> {
  return {
    'Totals of class and month equal the students’ accounts': sql`select 'month ' || month_no as what from (
        select m.year_id, x.class_id, m.month_no, sum(charged) as charged, sum(paid) as paid, count(*) filter (where charged > 0 and paid = charged) as whole, count(*) filter (where paid < charged) as pending
        from (${months(s)}) m join enrolments e on e.school_id = ${s}::uuid and e.student_id = m.student_id and e.year_id = m.year_id join sections x on x.school_id = ${s}::uuid and x.id = e.section_id
        group by 1, 2, 3 having sum(charged) > 0) m
      full join (select * from fee_month_totals where school_id = ${s}::uuid and (charged_paise, collected_paise, paid_students, pending_students) <> (0, 0, 0, 0)) t using (year_id, class_id, month_no)
      where (m.charged, m.paid, m.whole, m.pending) is distinct from (t.charged_paise::numeric, t.collected_paise::numeric, t.paid_students::bigint, t.pending_students::bigint)`,
    'The kept count of students is that of those who are there': sql`select t.students || ' against ' || c.students as what from
      (select count(*)::int as students from students where school_id = ${s}::uuid and left_on is null) c,
      (select coalesce(max(students), 0) as students from school_totals where school_id = ${s}::uuid) t where t.students <> c.students`,
    'Days of accounts equal the journal': sql`select code || ' on ' || on_date as what from (
        select code, on_date, sum(debit) as debit, sum(credit) as credit from (
          select debit_code as code, on_date, amount_paise as debit, 0 as credit from journal where school_id = ${s}::uuid
          union all select credit_code, on_date, 0, amount_paise from journal where school_id = ${s}::uuid) x group by 1, 2) j
      full join (select * from account_days where school_id = ${s}::uuid) d using (code, on_date)
      where (j.debit, j.credit) is distinct from (d.debit_paise::numeric, d.credit_paise::numeric)`,
    'Days of collection equal what was received, less what was given back': sql`select mode || ' on ' || on_date as what from (
        select on_date, mode, sum(paise) as paise, sum(receipts) as receipts from (
          select received_on as on_date, mode, amount_paise as paise, 1 as receipts from payments where school_id = ${s}::uuid
          union all select r.on_date, p.mode, -p.amount_paise, -(r.on_date = p.received_on)::int from payments p join journal r on r.school_id = p.school_id and r.reverses_no = p.entry_no where p.school_id = ${s}::uuid) x group by 1, 2) p
      full join (select * from collection_days where school_id = ${s}::uuid) d using (on_date, mode)
      where (p.paise, p.receipts) is distinct from (d.amount_paise::numeric, d.receipts::bigint)`,
  };
}

function spendingChecks(s: string): Record<string, Fragment> {
  return {
    'Expenses and salaries have their entries, and these their documents': sql`select 'entry ' || entry_no as what from (
        select entry_no, amount_paise, 'expense' as kind from expenses where school_id = ${s}::uuid union all select entry_no, amount_paise, 'salary' from salary_payments where school_id = ${s}::uuid) d
      full join (select entry_no, amount_paise, kind from journal where school_id = ${s}::uuid and kind in ('expense', 'salary')) j using (entry_no)
      where (d.amount_paise, d.kind) is distinct from (j.amount_paise, j.kind)`,
    'No more than the salary of a month is paid and deducted': sql`select 'employee ' || employee_id || ' in ' || for_month as what from salary_payments
      where school_id = ${s}::uuid and state = 'live' group by employee_id, for_month having sum(amount_paise + deducted_paise) > max(salary_paise)`,
    'An expense or salary that does not stand has been reversed, and no other': sql`select 'entry ' || d.entry_no as what from (
        select entry_no, state from expenses where school_id = ${s}::uuid union all select entry_no, state from salary_payments where school_id = ${s}::uuid) d
      left join journal r on r.school_id = ${s}::uuid and r.reverses_no = d.entry_no where (d.state = 'live') <> (r.entry_no is null)`,
  };
}
