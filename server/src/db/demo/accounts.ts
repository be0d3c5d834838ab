import type { Row, Tables } from './copy.ts';
import type { Payments } from './desk.ts';
import { feeSummaries } from './fee-accounts.ts';
import { addFeeStructure, type Fees } from './fees.ts';
import { Book, runActs } from './ledger.ts';
import type { School } from './school.ts';
import { putOnSlips } from './slips.ts';
import { EXPENSE_CATEGORIES, expenseCode, type Spending } from './spending.ts';

/** Runs the year's acts in order of time and adds all accounting rows: everything here follows from the journal. */
export function addAccounts(
  tables: Tables,
  school: School,
  { fees, payments, spending }: { fees: Fees; payments: Payments; spending: Spending },
): Book {
  const { plan } = school;
  const book = new Book(plan.accountId);
  runActs(book, [...spending.acts.slice(0, 2), ...fees.acts, ...payments.acts, ...spending.acts.slice(2)]);
  const { feeAccounts, monthTotals } = feeSummaries(school, fees.accounts);
  tables.set('ledger_accounts', ledgerAccounts(school, fees));
  addFeeStructure(tables, school, fees);
  tables.set('journal', book.journal);
  tables.set('charges', fees.charges);
  tables.set('fee_accounts', feeAccounts);
  tables.set('deposit_slips', putOnSlips(plan, payments.payments));
  tables.set('payments', payments.payments);
  tables.set('allocations', payments.allocations);
  tables.set('fee_month_totals', monthTotals);
  tables.set('account_days', book.accountDays());
  tables.set('collection_days', payments.collectionDays);
  tables.set('expense_categories', spending.categories);
  tables.set('expenses', spending.expenses);
  tables.set('salary_payments', spending.salaries);
  return book;
}

function ledgerAccounts(school: School, fees: Fees): Row[] {
  const account = (code: string, name: string, kind: string): Row => ({ code, name, kind });
  return [
    account('cash', 'Cash in hand', 'asset'),
    account('cheques', 'Cheques in hand', 'asset'),
    account('bank', 'Bank', 'asset'),
    account('receivable', 'Fees receivable', 'asset'),
    account('opening', 'Opening balances', 'equity'),
    account('concessions', 'Concessions', 'expense'),
    account('salaries', 'Salaries', 'expense'),
    account(fees.heads.tuition.code, 'Tuition fee', 'income'),
    account(fees.heads.transport.code, 'Transport fee', 'income'),
    account(fees.heads.bounce.code, 'Cheque bounce charge', 'income'),
    ...EXPENSE_CATEGORIES.map((name) => account(expenseCode(school.plan, name), name, 'expense')),
  ];
}
