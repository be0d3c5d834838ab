import { type Db, sql } from '#platform/db';

export type MonthSummary = {
  charged: number;
  collected: number;
  paid: number;
  pending: number;
  students: number;
  payout: number;
  averageSalary: number;
  /** How many of `pending` have left. */
  pendingLeft: number;
};

/** A month of the current year from the maintained totals: one row for each class, and one for each account and day. Amounts in paise. */
export async function getFinanceDetails(db: Db, schoolId: string, monthNo: number): Promise<MonthSummary> {
  const row = await db.row<MonthSummary>(sql`select t.charged, t.collected, t.paid, t.pending,
    coalesce((select students from school_totals where school_id = ${schoolId}), 0) as students,
    coalesce((select sum(d.debit_paise - d.credit_paise) from ledger_accounts a join account_days d on d.school_id = a.school_id and d.code = a.code
      and d.on_date >= y.first and d.on_date < y.first + interval '1 month'
      where a.school_id = ${schoolId} and a.kind = 'expense' and a.code <> 'concessions'), 0)::bigint as payout,
    coalesce((select round(avg(monthly_salary_paise)) from employees where school_id = ${schoolId} and left_on is null and monthly_salary_paise > 0), 0)::bigint as "averageSalary",
    (select count(*) from students s cross join lateral (select from fee_accounts f where f.school_id = ${schoolId} and f.year_id = y.id and f.student_id = s.id
      and f.paid[${monthNo}::int] < f.charged[${monthNo}::int] offset 0) f where s.school_id = ${schoolId} and s.left_on >= y.starts_on)::int as "pendingLeft"
    from (select id, starts_on, (date_trunc('year', starts_on) + make_interval(months => ${monthNo}::int + 2))::date as first from academic_years where school_id = ${schoolId} and is_current) y
    cross join lateral (
      select coalesce(sum(charged_paise), 0)::bigint as charged, coalesce(sum(collected_paise), 0)::bigint as collected, coalesce(sum(paid_students), 0)::int as paid,
        coalesce(sum(pending_students), 0)::int as pending
      from fee_month_totals where school_id = ${schoolId} and year_id = y.id and month_no = ${monthNo}) t`);
  return row ?? { charged: 0, collected: 0, paid: 0, pending: 0, students: 0, payout: 0, averageSalary: 0, pendingLeft: 0 };
}

/** A class's year (months 1 to 12) or month; null when there is no such class. */
export function getFinanceDetailsOfAClass(
  db: Db,
  schoolId: string,
  { classId, monthNo }: { classId: string; monthNo: number | null },
): Promise<{ charged: number; collected: number } | null> {
  return db.row(sql`select coalesce(sum(t.charged_paise), 0)::bigint as charged, coalesce(sum(t.collected_paise), 0)::bigint as collected
    from classes c left join academic_years y on y.school_id = c.school_id and y.is_current
    left join fee_month_totals t on t.school_id = c.school_id and t.year_id = y.id and t.class_id = c.id and t.month_no > 0 and (${monthNo}::int is null or t.month_no = ${monthNo}::int)
    where c.school_id = ${schoolId} and c.id = ${classId}::uuid group by c.id`);
}

/** `monthNo` is its month of now: that of today, or the nearest one of a year that has not begun or is over. */
export type Year = { id: string; name: string; startsOn: string; firstYear: number; today: string; monthNo: number };

/** The current academic year, and today at the school. */
export function findYear(db: Db, schoolId: string): Promise<Year | null> {
  return db.row(sql`select id, name, starts_on as "startsOn", extract(year from starts_on)::int as "firstYear", app.today(${schoolId}) as today, app.fee_month(${schoolId})::int as "monthNo"
    from academic_years where school_id = ${schoolId} and is_current`);
}

/** Each month's charges and the collected part; month 0 holds arrears. */
export function listMonthTotals(
  db: Db,
  schoolId: string,
  yearId: string,
): Promise<{ monthNo: number; charged: number; collected: number }[]> {
  return db.rows(sql`select month_no::int as "monthNo", sum(charged_paise)::bigint as charged, sum(collected_paise)::bigint as collected from fee_month_totals
    where school_id = ${schoolId} and year_id = ${yearId} group by 1 order by 1`);
}

export function listClassTotals(
  db: Db,
  schoolId: string,
  yearId: string,
): Promise<{ classId: string; className: string; charged: number; collected: number }[]> {
  return db.rows(sql`select c.id as "classId", c.name as "className", coalesce(sum(t.charged_paise), 0)::bigint as charged, coalesce(sum(t.collected_paise), 0)::bigint as collected
    from classes c left join fee_month_totals t on t.school_id = c.school_id and t.class_id = c.id and t.year_id = ${yearId} and t.month_no > 0
    where c.school_id = ${schoolId} group by c.id, c.name, c.position order by c.position, c.name`);
}

/** Receipts by calendar month and mode, between two days. */
export function listReceived(
  db: Db,
  schoolId: string,
  { from, to }: { from: string; to: string },
): Promise<{ month: string; mode: string; amountPaise: number; receipts: number }[]> {
  return db.rows(sql`select to_char(on_date, 'YYYY-MM') as month, mode, sum(amount_paise)::bigint as "amountPaise", sum(receipts)::int as receipts from collection_days
    where school_id = ${schoolId} and on_date between ${from}::date and ${to}::date group by 1, 2 order by 1, 2`);
}

/** Expenses and salaries paid by calendar month, between two days. */
export function listPaidOut(
  db: Db,
  schoolId: string,
  { from, to }: { from: string; to: string },
): Promise<{ month: string; amountPaise: number }[]> {
  return db.rows(sql`select to_char(d.on_date, 'YYYY-MM') as month, sum(d.debit_paise - d.credit_paise)::bigint as "amountPaise" from ledger_accounts a
    join account_days d on d.school_id = a.school_id and d.code = a.code and d.on_date between ${from}::date and ${to}::date
    where a.school_id = ${schoolId} and a.kind = 'expense' and a.code <> 'concessions' group by 1 order by 1`);
}
