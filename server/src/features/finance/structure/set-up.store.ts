import { monthOfDay } from '@shala/contract/shared';
import { type Db, sql } from '#platform/db';

const ACCOUNTS = [
  ['cash', 'Cash in hand', 'asset'],
  ['cheques', 'Cheques in hand', 'asset'],
  ['bank', 'Bank', 'asset'],
  ['receivable', 'Fees receivable', 'asset'],
  ['opening', 'Opening balances', 'equity'],
  ['concessions', 'Concessions', 'expense'],
  ['salaries', 'Salaries', 'expense'],
] as const;

const HEADS = [
  ['Tuition', 'tuition', false],
  ['Transport', 'transport', true],
  ['Laboratory', 'lab', false],
  ['Examination', 'exam', false],
  ['Late fee', 'late', true],
  ['Cheque bounce charge', 'bounce', true],
  ['Arrears', 'arrears', true],
] as const;

const EXPENSE_CATEGORIES = ['Electricity', 'Water', 'Stationery', 'Repairs', 'Transport', 'Events', 'Rent', 'Other'];

/** The fee of a class is ₹3,200 a month until the school changes it. */
const TUITION_PAISE = 320_000;

/**
 * Ledger accounts, fee heads, tuition for each class and month, and expense categories of a new school; may be repeated. Fees are charged from the current
 * month on.
 */
export async function setUpFees(db: Db, schoolId: string, today: string): Promise<void> {
  for (const [code, name, kind] of ACCOUNTS) await putAccount(db, schoolId, code, name, kind);
  await db.rows(sql`insert into ledger_heads (school_id) values (${schoolId}) on conflict do nothing`);
  for (const [index, [name, kind, isOptional]] of HEADS.entries()) {
    // Arrears were last year's income, so they are posted against the opening balance.
    const code = kind === 'arrears' ? 'opening' : `income:${kind}`;
    if (kind !== 'arrears') await putAccount(db, schoolId, code, name, 'income');
    // The system's own heads come after all that the school adds.
    const position = ['late', 'bounce', 'arrears'].includes(kind) ? 90 + index : index;
    await db.rows(sql`insert into fee_heads (school_id, id, name, kind, account_code, position, is_optional)
      values (${schoolId}, app.new_id(), ${name}, ${kind}, ${code}, ${position}, ${isOptional}) on conflict do nothing`);
  }
  for (const [index, name] of EXPENSE_CATEGORIES.entries()) {
    const code = `expense:${name.toLowerCase()}`;
    await putAccount(db, schoolId, code, name, 'expense');
    await db.rows(sql`insert into expense_categories (school_id, id, name, account_code, position)
      values (${schoolId}, app.new_id(), ${name}, ${code}, ${index}) on conflict do nothing`);
  }
  await setUpRates(db, schoolId, monthOfDay(today));
}

/** The default tuition of a class that is new in the current year. */
export async function setUpClassFees(db: Db, schoolId: string, classId: string): Promise<void> {
  await db.rows(sql`insert into fee_rates (school_id, year_id, class_id, head_id, month_no, amount_paise)
    select y.school_id, y.id, ${classId}::uuid, h.id, month_no, ${TUITION_PAISE}::bigint from academic_years y
    join fee_heads h on h.school_id = y.school_id and h.kind = 'tuition'
    cross join generate_series(1, 12) as m(month_no)
    where y.school_id = ${schoolId} and y.is_current on conflict do nothing`);
}

/** Deletes the fees of a class that never had a student. */
export async function dropClassFees(db: Db, schoolId: string, classId: string): Promise<void> {
  await db.rows(sql`delete from fee_rates where school_id = ${schoolId} and class_id = ${classId}`);
}

async function setUpRates(db: Db, schoolId: string, firstMonth: number): Promise<void> {
  await db.rows(
    sql`insert into fee_rules (school_id, year_id, first_month) select school_id, id, ${firstMonth} from academic_years where school_id = ${schoolId} on conflict do nothing`,
  );
  await db.rows(sql`insert into fee_rates (school_id, year_id, class_id, head_id, month_no, amount_paise)
    select c.school_id, y.id, c.id, h.id, month_no, ${TUITION_PAISE}::bigint from classes c
    join academic_years y on y.school_id = c.school_id and y.is_current
    join fee_heads h on h.school_id = c.school_id and h.kind = 'tuition'
    cross join generate_series(1, 12) as m(month_no)
    where c.school_id = ${schoolId} on conflict do nothing`);
}

async function putAccount(db: Db, schoolId: string, code: string, name: string, kind: string): Promise<void> {
  await db.rows(
    sql`insert into ledger_accounts (school_id, code, name, kind) values (${schoolId}, ${code}, ${name}, ${kind}) on conflict do nothing`,
  );
}
