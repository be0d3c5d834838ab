import type { Pool } from '../../platform/db/index.ts';

/**
 * Checks that a seeded school is consistent: accounts, fees and totals agree when they are computed again, receipt numbers run from 1 without a gap, the hash
 * chain of the journal is valid, and no teacher is in two rooms. Returns one sentence for each problem.
 */
export async function checkDemo(sql: Pool, schoolId: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [sentence, wrong] of Object.entries(CHECKS)) {
    const [row] = await sql.unsafe<{ count: number }[]>(`select count(*)::int as count from (${wrong}) wrong`, [schoolId]);
    const count = row?.count ?? 0;
    if (count > 0) problems.push(`${sentence}: ${count} wrong.`);
  }
  return problems;
}

/** Allocations that count: those of payments that are not cancelled. */
const COVERED = `select a.*, p.student_id, p.year_id, p.received_on from allocations a join payments p using (school_id) where p.id = a.payment_id and p.state = 'live' and a.school_id = $1`;

const MONTHS = `
  select f.student_id, f.year_id, month_no, coalesce(c.charged, 0)::bigint as charged, coalesce(a.paid, 0)::bigint as paid, case when c.charged > 0 and a.paid = c.charged then last_on end as paid_on
  from fee_accounts f cross join generate_series(0, 12) month_no
  left join (select year_id, student_id, month_no, sum(amount_paise) as charged from charges where school_id = $1 group by 1, 2, 3) c using (year_id, student_id, month_no)
  left join (select year_id, student_id, month_no, sum(amount_paise) as paid, max(received_on) as last_on from (${COVERED}) a group by 1, 2, 3) a using (year_id, student_id, month_no)
  where f.school_id = $1`;

/** Each query lists the rows that violate the sentence; $1 is the school. */
const CHECKS: Readonly<Record<string, string>> = {
  'Each entry’s hash follows from the one before': `
    select from (select j.hash, app.entry_hash(coalesce(lag(j.hash) over (order by j.entry_no), ''), j) as expected from journal j where school_id = $1) links where hash <> expected`,
  'Entries are numbered from 1 in order of time': `
    select from (select entry_no, created_at, row_number() over (order by entry_no) as n, lag(created_at) over (order by entry_no) as before from journal where school_id = $1) e
    where entry_no <> n or created_at < before`,
  'The head of the chain is its last entry': `
    select from (select entry_no, hash, created_at from journal where school_id = $1 order by entry_no desc limit 1) j full join (select * from ledger_heads where school_id = $1) h on true
    where (j.entry_no, j.hash, j.created_at) is distinct from (h.last_entry_no, h.last_hash, h.last_at)`,
  'Charges add up to the entry that they name': `
    select from (select entry_no, sum(amount_paise) as paise from charges where school_id = $1 group by 1) c
    full join (select entry_no, amount_paise as paise from journal where school_id = $1 and debit_code = 'receivable' and kind in ('assessment', 'adjustment', 'charge', 'opening')) j using (entry_no)
    where c.paise is distinct from j.paise`,
  'What parents owe on the books is what the students’ accounts say': `
    select from (select coalesce(sum(case when debit_code = 'receivable' then amount_paise when credit_code = 'receivable' then -amount_paise end), 0) as paise from journal where school_id = $1) b,
      (select coalesce(sum((select sum(x) from unnest(charged) x) - (select sum(x) from unnest(paid) x) + arrears_charged - arrears_paid), 0) as paise from fee_accounts where school_id = $1) s
    where b.paise <> s.paise`,
  'Cheques in hand are those that stand and have not cleared': `
    select from (select coalesce(sum(case when debit_code = 'cheques' then amount_paise when credit_code = 'cheques' then -amount_paise end), 0) as paise from journal where school_id = $1) b,
      (select coalesce(sum(amount_paise), 0) as paise from payments where school_id = $1 and cheque_state in ('received', 'deposited')) s
    where b.paise <> s.paise`,
  'A payment has an entry of its sum and is allocated whole': `
    select from payments p left join journal j on j.school_id = p.school_id and j.entry_no = p.entry_no and j.kind = 'payment' and j.amount_paise = p.amount_paise and j.document_id = p.id
    left join (select payment_id, sum(amount_paise) as paise from allocations where school_id = $1 group by 1) a on a.payment_id = p.id
    where p.school_id = $1 and (j.entry_no is null or a.paise is distinct from p.amount_paise)`,
  'A payment that does not stand has been reversed, and no other': `
    select from payments p left join journal r on r.school_id = p.school_id and r.reverses_no = p.entry_no where p.school_id = $1 and (p.state = 'live') <> (r.entry_no is null)`,
  'Receipts run from 1 without a gap, in order of time, up to the counter': `
    select from (select receipt_no, created_at, row_number() over w as n, lag(created_at) over w as before, count(*) over (partition by financial_year) as total, financial_year
      from payments where school_id = $1 window w as (partition by financial_year order by receipt_no)) p
    left join ledger_heads c on c.school_id = $1 and c.receipts_year = p.financial_year
    where receipt_no <> n or created_at < before or c.last_receipt_no is distinct from total`,
  'Students’ fee accounts equal their charges and allocations': `
    select from fee_accounts f join (
      select year_id, student_id, array_agg(charged order by month_no) filter (where month_no > 0) as charged, array_agg(paid order by month_no) filter (where month_no > 0) as paid,
        array_agg(paid_on order by month_no) filter (where month_no > 0) as paid_on, sum(charged) filter (where month_no = 0) as arrears_charged, sum(paid) filter (where month_no = 0) as arrears_paid
      from (${MONTHS}) m group by 1, 2) m using (year_id, student_id)
    where f.school_id = $1 and (f.charged, f.paid, f.paid_on, f.arrears_charged, f.arrears_paid) is distinct from (m.charged, m.paid, m.paid_on, m.arrears_charged, m.arrears_paid)`,
  'Each enrolled student of the year has a fee account': `
    select from enrolments e join academic_years y on y.school_id = e.school_id and y.id = e.year_id and y.is_current
    left join fee_accounts f on f.school_id = e.school_id and f.student_id = e.student_id and f.year_id = e.year_id where e.school_id = $1 and f.student_id is null`,
  'Totals of class and month equal the students’ accounts': `
    select from (
      select m.year_id, s.class_id, m.month_no, sum(charged) as charged, sum(paid) as paid, count(*) filter (where charged > 0 and paid = charged) as whole, count(*) filter (where charged > 0 and paid < charged) as pending
      from (${MONTHS}) m join enrolments e on e.school_id = $1 and e.student_id = m.student_id and e.year_id = m.year_id join sections s on s.school_id = $1 and s.id = e.section_id
      group by 1, 2, 3 having sum(charged) > 0) m
    full join (select * from fee_month_totals where school_id = $1 and charged_paise > 0) t using (year_id, class_id, month_no)
    where (m.charged, m.paid, m.whole, m.pending) is distinct from (t.charged_paise::numeric, t.collected_paise::numeric, t.paid_students::bigint, t.pending_students::bigint)`,
  'Charges are what the fee structure asks for': `
    select from academic_years y cross join lateral app.fee_differences(y.school_id, y.id, 1, null) d where y.school_id = $1 and y.is_current`,
  'A slip holds the cheques that were deposited with it': `
    select from (select slip_id as id, deposited_on as on_date, sum(amount_paise) as paise from payments where school_id = $1 and cheque_state in ('deposited', 'cleared', 'bounced') group by 1, 2) c
    full join (select id, on_date, amount_paise::numeric as paise from deposit_slips where school_id = $1) s using (id, on_date)
    where c.paise is distinct from s.paise`,
  'Days of accounts equal the journal': `
    select from (select code, on_date, sum(debit) as debit, sum(credit) as credit from (
        select debit_code as code, on_date, amount_paise as debit, 0 as credit from journal where school_id = $1 union all select credit_code, on_date, 0, amount_paise from journal where school_id = $1) x group by 1, 2) j
    full join (select * from account_days where school_id = $1) d using (code, on_date)
    where (j.debit, j.credit) is distinct from (d.debit_paise::numeric, d.credit_paise::numeric)`,
  'Days of collection equal what was received, less what was returned': `
    select from (select on_date, mode, sum(paise) as paise, sum(receipts) as receipts from (
        select received_on as on_date, mode, amount_paise as paise, 1 as receipts from payments where school_id = $1
        union all select r.on_date, p.mode, -p.amount_paise, -(r.on_date = p.received_on)::int from payments p join journal r on r.school_id = p.school_id and r.reverses_no = p.entry_no where p.school_id = $1) x group by 1, 2) p
    full join (select * from collection_days where school_id = $1) d using (on_date, mode)
    where (p.paise, p.receipts) is distinct from (d.amount_paise::numeric, d.receipts::bigint)`,
  'Expenses and salaries have their entries': `
    select from (select entry_no, amount_paise, 'expense' as kind from expenses where school_id = $1 union all select entry_no, amount_paise, 'salary' from salary_payments where school_id = $1) d
    full join (select entry_no, amount_paise, kind from journal where school_id = $1 and kind in ('expense', 'salary')) j using (entry_no)
    where (d.amount_paise, d.kind) is distinct from (j.amount_paise, j.kind)`,
  'Nobody teaches in two rooms at once': `select from timetable_slots where school_id = $1 group by teacher_id, day, period_id having count(*) > 1`,
  'Nobody has more than six lessons a day': `select from timetable_slots where school_id = $1 group by teacher_id, day having count(*) > 6`,
  'Teachers teach their subjects': `
    select from timetable_slots t left join employee_subjects e on e.school_id = t.school_id and e.employee_id = t.teacher_id and e.subject_id = t.subject_id
    where t.school_id = $1 and e.employee_id is null`,
  'The class teacher opens the day': `
    select from timetable_slots t join periods p on p.school_id = t.school_id and p.id = t.period_id and p.position = 1 join sections s on s.school_id = t.school_id and s.id = t.section_id
    where t.school_id = $1 and s.class_teacher_id <> t.teacher_id`,
  'Every student can be found': `
    select from students s where s.school_id = $1 and not exists (select from student_search t where t.school_id = s.school_id and t.student_id = s.id)`,
};
