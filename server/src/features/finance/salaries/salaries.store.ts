import { type Db, sql } from '#platform/db';
import { cancelledOn } from '../expenses/spending.store.ts';
import { SCHOOL, type SchoolFacts } from '../payments/receipts.store.ts';

/** A payment towards the salary of a month, with what was deducted together with it; `reason` is empty without a deduction. */
export type SalaryPart = {
  salaryPaymentId: string;
  amountPaise: number;
  deductedPaise: number;
  reason: string;
  paidOn: string;
  paidFrom: 'cash' | 'bank';
};
export type SalaryRow = {
  employeeId: string;
  employeeCode: string;
  name: string;
  role: string;
  /** The salary of the month: that of its first payment, and the present one before. */
  salaryPaise: number;
  /** Valid payments, in the order in which they were entered. */
  parts: SalaryPart[];
  /** The latest payment that was cancelled, also where another stands. */
  cancelled: { paidOn: string; cancelledOn: string } | null;
};

/** All employees who worked in a month (`forMonth` is its first day), with what was paid and deducted of the salary for it. */
export function listSalaries(db: Db, schoolId: string, forMonth: string): Promise<SalaryRow[]> {
  return db.rows(sql`select e.id as "employeeId", e.employee_code as "employeeCode", e.name, e.position_role as role,
    coalesce(p.salary_paise, e.monthly_salary_paise) as "salaryPaise", coalesce(p.parts, '[]') as parts,
    (select json_build_object('paidOn', q.paid_on, 'cancelledOn', ${cancelledOn(sql`q`)}) from salary_payments q
      where q.school_id = e.school_id and q.employee_id = e.id and q.for_month = ${forMonth}::date and q.state = 'reversed' order by q.entry_no desc limit 1) as cancelled
    from employees e left join (
      select employee_id, max(salary_paise) as salary_paise, json_agg(json_build_object('salaryPaymentId', id, 'amountPaise', amount_paise,
        'deductedPaise', deducted_paise, 'reason', deduction_reason, 'paidOn', paid_on, 'paidFrom', paid_from) order by entry_no) as parts
      from salary_payments where school_id = ${schoolId} and for_month = ${forMonth}::date and state = 'live' group by 1) p on p.employee_id = e.id
    where e.school_id = ${schoolId} and (p.parts is not null or coalesce(e.joined_on, '-infinity') < ${forMonth}::date + interval '1 month' and coalesce(e.left_on, 'infinity') >= ${forMonth}::date)
    order by lower(e.name), e.name, e.id`);
}

/** The months (their first days) for which something of an employee's salary is paid, with how much, oldest first. */
export function listPaidSalaries(db: Db, schoolId: string, employeeId: string): Promise<{ month: string; amountPaise: number }[]> {
  return db.rows(sql`select for_month as month, sum(amount_paise)::bigint as "amountPaise" from salary_payments
    where school_id = ${schoolId} and employee_id = ${employeeId}::uuid and state = 'live' group by 1 order by 1`);
}

/** What was paid as salaries on the days of a span, in paise, whichever months it was for. */
export async function sumSalariesPaid(db: Db, schoolId: string, { from, to }: { from: string; to: string }): Promise<number> {
  const row = await db.row<{ paise: number }>(sql`select coalesce(sum(amount_paise), 0)::bigint as paise from salary_payments
    where school_id = ${schoolId} and state = 'live' and paid_on between ${from}::date and ${to}::date`);
  return row?.paise ?? 0;
}

/** The same for some employees, after locking out other payments and reversals of salaries. */
export async function lockSalaries(
  db: Db,
  schoolId: string,
  { forMonth, employeeIds }: { forMonth: string; employeeIds: readonly string[] },
): Promise<SalaryRow[]> {
  await db.rows(sql`select app.lock_books(${schoolId})`);
  const wanted = new Set(employeeIds.map((id) => id.toLowerCase()));
  return (await listSalaries(db, schoolId, forMonth)).filter(({ employeeId }) => wanted.has(employeeId));
}

export type NewSalary = {
  id: string;
  employeeId: string;
  forMonth: string;
  salaryPaise: number;
  amountPaise: number;
  deductedPaise: number;
  /** Why something was deducted; empty without a deduction. */
  reason: string;
  paidOn: string;
  paidFrom: 'cash' | 'bank';
  entryNo: number;
  accountId: string;
};

export async function insertSalary(db: Db, schoolId: string, salary: NewSalary): Promise<void> {
  await db.rows(sql`insert into salary_payments (school_id, id, employee_id, for_month, salary_paise, amount_paise, deducted_paise, deduction_reason, paid_on, entry_no, account_id, paid_from)
    values (${schoolId}, ${salary.id}, ${salary.employeeId}, ${salary.forMonth}, ${salary.salaryPaise}, ${salary.amountPaise}, ${salary.deductedPaise}, ${salary.reason},
      ${salary.paidOn}, ${salary.entryNo}, ${salary.accountId}, ${salary.paidFrom})`);
}

export async function lockSalaryPayment(
  db: Db,
  schoolId: string,
  id: string,
): Promise<{ amountPaise: number; paidFrom: 'cash' | 'bank'; entryNo: number; state: string } | null> {
  await db.rows(sql`select app.lock_books(${schoolId})`);
  return db.row(
    sql`select amount_paise as "amountPaise", paid_from as "paidFrom", entry_no as "entryNo", state from salary_payments where school_id = ${schoolId} and id = ${id}::uuid`,
  );
}

export async function reverseSalary(db: Db, schoolId: string, id: string): Promise<void> {
  await db.rows(sql`update salary_payments set state = 'reversed' where school_id = ${schoolId} and id = ${id}::uuid`);
}

export type SlipFacts = SchoolFacts & {
  name: string;
  role: string;
  employeeCode: string;
  /** The first day of the month that is paid. */
  forMonth: string;
  salaryPaise: number;
  paidOn: string;
  paidFrom: 'cash' | 'bank';
  /** The valid payments of the month up to this one, which is the last. */
  parts: SalaryPart[];
};

/** All facts on a salary slip; null when there is no such payment or it was reversed. Later payments of the month are not on it, so that a copy says the same. */
export function findSlip(db: Db, schoolId: string, salaryPaymentId: string): Promise<SlipFacts | null> {
  return db.row(sql`select ${SCHOOL}, e.name, e.position_role as role, e.employee_code as "employeeCode", p.for_month as "forMonth", p.salary_paise as "salaryPaise",
    p.paid_on as "paidOn", p.paid_from as "paidFrom",
    (select json_agg(json_build_object('salaryPaymentId', q.id, 'amountPaise', q.amount_paise, 'deductedPaise', q.deducted_paise, 'reason', q.deduction_reason,
        'paidOn', q.paid_on, 'paidFrom', q.paid_from) order by q.entry_no)
      from salary_payments q where q.school_id = p.school_id and q.for_month = p.for_month and q.employee_id = p.employee_id and q.state = 'live'
        and q.entry_no <= p.entry_no) as parts
    from salary_payments p join schools o on o.id = p.school_id join employees e on e.school_id = p.school_id and e.id = p.employee_id
    where p.school_id = ${schoolId} and p.id = ${salaryPaymentId}::uuid and p.state = 'live'`);
}
