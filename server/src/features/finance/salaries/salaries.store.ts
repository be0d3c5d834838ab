import { type Db, sql } from '#platform/db';
import { cancelledOn } from '../expenses/spending.store.ts';
import { SCHOOL, type SchoolFacts } from '../payments/receipts.store.ts';

export type SalaryRow = {
  employeeId: string;
  employeeCode: string;
  name: string;
  role: string;
  salaryPaise: number;
  salaryPaymentId: string | null;
  paidPaise: number | null;
  paidOn: string | null;
  paidFrom: 'cash' | 'bank' | null;
  /** The latest payment that was cancelled, if none stands. */
  cancelled: { paidOn: string; cancelledOn: string } | null;
};

/** All employees who worked in a month (`forMonth` is its first day), with the salary paid for it. */
export function listSalaries(db: Db, schoolId: string, forMonth: string): Promise<SalaryRow[]> {
  return db.rows(sql`select e.id as "employeeId", e.employee_code as "employeeCode", e.name, e.position_role as role, e.monthly_salary_paise as "salaryPaise",
    p.id as "salaryPaymentId", p.amount_paise as "paidPaise", p.paid_on as "paidOn", p.paid_from as "paidFrom",
    case when p.id is null then (select json_build_object('paidOn', q.paid_on, 'cancelledOn', ${cancelledOn(sql`q`)}) from salary_payments q
      where q.school_id = e.school_id and q.employee_id = e.id and q.for_month = ${forMonth}::date and q.state = 'reversed' order by q.entry_no desc limit 1) end as cancelled
    from employees e left join salary_payments p on p.school_id = e.school_id and p.employee_id = e.id and p.for_month = ${forMonth}::date and p.state = 'live'
    where e.school_id = ${schoolId} and (p.id is not null or coalesce(e.joined_on, '-infinity') < ${forMonth}::date + interval '1 month' and coalesce(e.left_on, 'infinity') >= ${forMonth}::date)
    order by e.name, e.id`);
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
  amountPaise: number;
  paidOn: string;
  paidFrom: 'cash' | 'bank';
  entryNo: number;
  accountId: string;
};

export async function insertSalary(db: Db, schoolId: string, salary: NewSalary): Promise<void> {
  await db.rows(sql`insert into salary_payments (school_id, id, employee_id, for_month, amount_paise, paid_on, entry_no, account_id, paid_from)
    values (${schoolId}, ${salary.id}, ${salary.employeeId}, ${salary.forMonth}, ${salary.amountPaise}, ${salary.paidOn}, ${salary.entryNo}, ${salary.accountId}, ${salary.paidFrom})`);
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
  amountPaise: number;
  paidOn: string;
  paidFrom: 'cash' | 'bank';
};

/** All facts on a salary slip; null when there is no such payment or it was reversed. */
export function findSlip(db: Db, schoolId: string, salaryPaymentId: string): Promise<SlipFacts | null> {
  return db.row(sql`select ${SCHOOL}, e.name, e.position_role as role, e.employee_code as "employeeCode", p.for_month as "forMonth", p.amount_paise as "amountPaise",
    p.paid_on as "paidOn", p.paid_from as "paidFrom"
    from salary_payments p join schools o on o.id = p.school_id join employees e on e.school_id = p.school_id and e.id = p.employee_id
    where p.school_id = ${schoolId} and p.id = ${salaryPaymentId}::uuid and p.state = 'live'`);
}
