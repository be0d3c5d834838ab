import { type Db, type Fragment, join, sql } from '#platform/db';

export type Category = { id: string; name: string; code: string };

export function listExpenseCategories(db: Db, schoolId: string): Promise<Omit<Category, 'code'>[]> {
  return db.rows(sql`select id, name from expense_categories where school_id = ${schoolId} order by position, name`);
}

export function findCategory(db: Db, schoolId: string, name: string): Promise<Category | null> {
  return db.row(
    sql`select id, name, account_code as code from expense_categories where school_id = ${schoolId} and lower(name) = lower(${name}) order by position limit 1`,
  );
}

/** Adds a category with its own ledger account. */
export async function insertCategory(db: Db, schoolId: string, name: string): Promise<Category> {
  const row = await db.row<Category>(sql`with fresh as (select app.new_id() as id),
    account as (insert into ledger_accounts (school_id, code, name, kind) select ${schoolId}::uuid, 'expense:' || id, ${name}, 'expense' from fresh)
    insert into expense_categories (school_id, id, name, account_code, position)
    select ${schoolId}::uuid, id, ${name}, 'expense:' || id, (select coalesce(max(position), 0) + 1 from expense_categories where school_id = ${schoolId}) from fresh returning id, name, account_code as code`);
  return row as Category;
}

export function renameExpenseCategory(
  db: Db,
  schoolId: string,
  { categoryId, name }: { categoryId: string; name: string },
): Promise<Omit<Category, 'code'> | null> {
  return db.row(
    sql`update expense_categories set name = ${name} where school_id = ${schoolId} and id = ${categoryId}::uuid returning id, name`,
  );
}

/** The clock's day and that of the last entry when the clock cannot be right; null when all is well. */
export function findWrongClock(
  db: Db,
  schoolId: string,
): Promise<{ today: string; lastDay: string | null; isYearPossible: boolean } | null> {
  return db.row(sql`select today, last_day as "lastDay", today between '2024-01-01' and '2100-01-01' as "isYearPossible"
    from app.judge_clock(${schoolId}::uuid)`);
}

/** Today at the school. */
export async function today(db: Db, schoolId: string): Promise<string> {
  const row = await db.row<{ today: string }>(sql`select app.today(${schoolId}) as today`);
  return (row as { today: string }).today;
}

export type Entry = {
  kind: 'expense' | 'salary' | 'transfer' | 'opening' | 'reversal';
  on: string;
  debit: string;
  credit: string;
  amountPaise: number;
  documentId?: string;
  reversesNo?: number;
  memo: string;
  accountId: string;
};

/** Posts an entry and returns its number. Refuses a closed day. Other postings of the school wait until the commit. */
export async function postEntry(db: Db, schoolId: string, entry: Entry): Promise<number> {
  const row = await db.row<{
    no: number;
  }>(sql`select app.post_entry(${schoolId}::uuid, ${entry.kind}, ${entry.on}::date, ${entry.debit}, ${entry.credit}, ${entry.amountPaise}::bigint, null,
    ${entry.documentId}::uuid, ${entry.reversesNo}::bigint, ${entry.memo}, ${entry.accountId}::uuid) as no`);
  return (row as { no: number }).no;
}

export type NewExpense = {
  id: string;
  categoryId: string;
  amountPaise: number;
  description: string;
  spentOn: string;
  paidFrom: 'cash' | 'bank';
  fileId: string | null;
  entryNo: number;
  accountId: string;
};

export async function insertExpense(db: Db, schoolId: string, expense: NewExpense): Promise<void> {
  const { id, categoryId, amountPaise, description, spentOn, paidFrom, fileId, entryNo, accountId } = expense;
  await db.rows(sql`insert into expenses (school_id, id, category_id, amount_paise, description, spent_on, paid_from, receipt_file_id, entry_no, account_id)
    values (${schoolId}, ${id}, ${categoryId}, ${amountPaise}, ${description}, ${spentOn}, ${paidFrom}, ${fileId}, ${entryNo}, ${accountId})`);
}

export type ExpenseRow = {
  id: string;
  category: string;
  amountPaise: number;
  description: string;
  date: string;
  paidFrom: 'cash' | 'bank';
  fileId: string | null;
  state: 'live' | 'reversed';
  cancelledOn: string | null;
  by: string;
  at: Date;
};
export type ExpenseFilter = {
  from?: string | undefined;
  to?: string | undefined;
  category?: string | undefined;
  search?: string | undefined;
};

/** The day on which an expense or a salary (the table's short name) was cancelled: its second entry may have the day of the first. */
export const cancelledOn = (
  table: Fragment,
): Fragment => sql`(select (r.created_at at time zone o.time_zone)::date from journal r join schools o on o.id = r.school_id
    where r.school_id = ${table}.school_id and r.reverses_no = ${table}.entry_no)`;

/** Expenses by day, newest first, after the position `after`. */
export function listExpenses(
  db: Db,
  schoolId: string,
  filter: ExpenseFilter,
  { after, limit }: { after: { date: string; id: string } | null; limit: number },
): Promise<ExpenseRow[]> {
  const place = after === null ? sql`` : sql` and (x.spent_on, x.id) < (${after.date}::date, ${after.id}::uuid)`;
  return db.rows(sql`select x.id, c.name as category, x.amount_paise as "amountPaise", x.description, x.spent_on as date, x.paid_from as "paidFrom", x.receipt_file_id as "fileId", x.state,
    case when x.state = 'reversed' then ${cancelledOn(sql`x`)} end as "cancelledOn", coalesce(a.name, '') as by, x.created_at as at
    from expenses x join expense_categories c on c.school_id = x.school_id and c.id = x.category_id left join accounts a on a.id = x.account_id
    where ${conditions(schoolId, filter)}${place} order by x.spent_on desc, x.id desc limit ${limit}`);
}

/** Totals of the matching expenses that are not reversed, by category, and how many were cancelled. */
export function sumExpenses(
  db: Db,
  schoolId: string,
  filter: ExpenseFilter,
): Promise<{ category: string; count: number; cancelled: number; amountPaise: number }[]> {
  return db.rows(sql`select c.name as category, count(*) filter (where x.state = 'live')::int as count, count(*) filter (where x.state <> 'live')::int as cancelled, coalesce(sum(x.amount_paise) filter (where x.state = 'live'), 0)::bigint as "amountPaise"
    from expenses x join expense_categories c on c.school_id = x.school_id and c.id = x.category_id where ${conditions(schoolId, filter)} group by c.id, c.name, c.position order by 4 desc, c.position`);
}

function conditions(schoolId: string, { from, to, category, search }: ExpenseFilter): Fragment {
  const all = [sql`x.school_id = ${schoolId}`];
  if (from !== undefined) all.push(sql`x.spent_on >= ${from}::date`);
  if (to !== undefined) all.push(sql`x.spent_on <= ${to}::date`);
  if (category !== undefined) all.push(sql`lower(c.name) = lower(${category})`);
  if (search) all.push(sql`strpos(lower(x.description), lower(${search})) > 0`);
  return join(all, sql` and `);
}

export type LockedExpense = {
  amountPaise: number;
  paidFrom: 'cash' | 'bank';
  code: string;
  entryNo: number;
  state: string;
  description: string;
  spentOn: string;
  fileId: string | null;
};

/** An expense and its state. It cannot change any more, because reversals wait for the school's accounts lock. */
export async function lockExpense(db: Db, schoolId: string, expenseId: string): Promise<LockedExpense | null> {
  await db.rows(sql`select app.lock_books(${schoolId})`);
  return findExpense(db, schoolId, expenseId);
}

/** The same as it is now. */
export function findExpense(db: Db, schoolId: string, expenseId: string): Promise<LockedExpense | null> {
  return db.row(sql`select x.amount_paise as "amountPaise", x.paid_from as "paidFrom", c.account_code as code, x.entry_no as "entryNo", x.state, x.description, x.spent_on as "spentOn", x.receipt_file_id as "fileId"
    from expenses x join expense_categories c on c.school_id = x.school_id and c.id = x.category_id where x.school_id = ${schoolId} and x.id = ${expenseId}::uuid`);
}

/**
 * The day on which an entry of a day is corrected: the day itself, so that its month counts the entry once, or today when that day or a later one is closed and
 * its figures were signed. Read under the lock of the school's accounts.
 */
export async function findCorrectionDay(db: Db, schoolId: string, day: string): Promise<string> {
  const row = await db.row<{
    on: string;
  }>(sql`select case when exists (select from day_closings c where c.school_id = ${schoolId} and c.on_date >= ${day}::date
    and c.reopened_at is null) then app.today(${schoolId}) else ${day}::date end as on`);
  return row?.on ?? day;
}

/** The day of the corrected entry when the old one of `spentOn` is taken back on the day `on`: the wanted day, if the accounts of both days are open. */
export async function findCorrectedDay(
  db: Db,
  schoolId: string,
  { on, spentOn, wanted }: { on: string; spentOn: string; wanted: string },
): Promise<string> {
  return on === spentOn ? wanted : findCorrectionDay(db, schoolId, wanted);
}

export async function markExpenseReversed(db: Db, schoolId: string, expenseId: string): Promise<void> {
  await db.rows(sql`update expenses set state = 'reversed' where school_id = ${schoolId} and id = ${expenseId}::uuid`);
}

export async function attachBill(db: Db, schoolId: string, { expenseId, fileId }: { expenseId: string; fileId: string }): Promise<boolean> {
  return (
    (await db.row(
      sql`update expenses set receipt_file_id = ${fileId}::uuid where school_id = ${schoolId} and id = ${expenseId}::uuid returning true as done`,
    )) !== null
  );
}

/** The balance of an account in paise: debits minus credits. Other postings wait until the commit. */
export async function balanceOf(db: Db, schoolId: string, code: string): Promise<number> {
  await db.rows(sql`select app.lock_books(${schoolId})`);
  const row = await db.row<{ paise: number }>(
    sql`select coalesce(sum(debit_paise - credit_paise), 0)::bigint as paise from account_days where school_id = ${schoolId} and code = ${code}`,
  );
  return row?.paise ?? 0;
}

export async function hasOpening(db: Db, schoolId: string, code: string): Promise<boolean> {
  await db.rows(sql`select app.lock_books(${schoolId})`);
  return (
    (await db.row(sql`select true as found from journal j where j.school_id = ${schoolId} and j.kind = 'opening' and j.debit_code = ${code} and j.student_id is null
    and not exists (select from journal r where r.school_id = j.school_id and r.reverses_no = j.entry_no) limit 1`)) !== null
  );
}
