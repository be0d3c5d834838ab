import { listExpenses, listSalaries } from '@shala/contract/finance';
import { sql } from '#platform/db';
import type { Declared, Dimension, Flag } from '../entity.ts';
import { averagesOf, dayDimensions, monthDimension, within } from './days.ts';
import { inOffice, inRupees, inTimes } from './fields.ts';
import { STAFF, staffDimensions, staffFlags } from './staff.ts';

/** Keeps nothing by itself: with it the rows are those that were reversed. */
const isCancelled = {
  words: 'cancelled, canceled, deleted, reversed, radd, radd kiye gaye, रद्द',
  title: 'cancelled',
  sql: sql`true`,
} satisfies Flag;
const amount = { words: '', title: 'Amount', sql: sql`t.amount_paise / 100.0`, unit: 'rupees', isColumn: true } satisfies Dimension;
const paidFrom = (words: string) =>
  ({ words, title: 'Paid from', sql: sql`t.paid_from`, shows: { cash: 'Cash', bank: 'Bank' } }) satisfies Dimension;

/** Expenses that stand, on the day they were paid. */
export const expenses: Declared = {
  name: 'expense',
  needs: listExpenses,
  nouns:
    'anything, something, any item, under, booked, entered, recorded, record, incurred, made, on account of, towards, goes on, went on, going on, jaa raha, jata, voucher, vouchers, paid, amount, amounts, money, sum, bill, bills, rupees, rs, paisa, paise, rashi, ka bill, payment, payments',
  title: 'Expenses',
  counted: ['bills', 'vouchers', 'entries'],
  screen: { label: 'Expenses', path: '/finance/spending' },
  from: ({
    schoolId,
    names,
  }) => sql`select r.id as expense_id, r.spent_on, r.amount_paise, r.description, r.paid_from, r.receipt_file_id, a.name as entered_by, c.name as head from expenses r left join accounts a on a.id = r.account_id
    join expense_categories c on c.school_id = ${schoolId} and c.id = r.category_id where r.school_id = ${schoolId} and r.state = ${names.includes('isCancelled') ? 'reversed' : 'live'}`,
  inPeriod: within(sql`t.spent_on`),
  usual: 'year',
  dimensions: {
    head: {
      words:
        'on what, what on, kis cheez, kis cheez par, kis cheez pe, kis par, kis pe, hd, hds, head, heads, category, categories, kind, kinds, type, types, mad, मद',
      title: 'Category',
      sql: sql`t.head`,
      values: 'expenseHead',
    },
    ...dayDimensions(sql`t.spent_on`),
    paidFrom: paidFrom('paid from, mode, modes, payment mode, payment modes, account, accounts'),
    enteredBy: inOffice(
      sql`t.entered_by`,
      'who entered, entered by whom, who made the entry, who booked, booked by whom, who recorded, recorded by whom, who added, added by whom',
    ),
    entry: { words: '', title: 'Expense', sql: sql`t.description`, key: sql`t.expense_id` },
    amount,
    item: {
      words: 'on which items, description, descriptions, item, items, bill, bills',
      title: 'Description',
      sql: sql`t.description`,
      values: 'expenseItem',
    },
  },
  measures: {
    sum: {
      words:
        'where does money go, where did money go, where is money going, where has money gone, where money goes, where money went, where money is going, paisa kahan gaya, paisa kahan ja raha, paisa kahan jata, what did we buy, what all did we buy, what have we bought, what was bought, what all was bought, what was purchased, what all was purchased, kya kharida, kya kya kharida, kya khareeda, kya kya khareeda, bought, buy, buys, buying, purchase, purchases, purchased, purchasing, kharida, kharidi, khareeda, khareedi, kharide, kharidari, lagat, gone on, money spent, vyay, व्यय, outgoing, payments made, money paid out, outgo, outlay, laid out, have we paid, did we pay, we paid, expense, expenses, expenditure, expenditures, spent, spend, spending, spends, cost, costs, kharcha, kharche, kharch, खर्च, खर्चा, ख़र्च, outgoings, outflow, paid out, paid for, went out, kharch kiya, cost us',
      title: 'Expenses',
      noun: 'expenses',
      pair: 'count',
      sql: sql`sum(t.amount_paise) / 100.0`,
      ...inRupees,
      good: 'least',
    },
    count: {
      words:
        'expense entries, expense vouchers, common, frequent, number of vouchers, how many vouchers, voucher count, number of expenses, number of bills, how many bills, how many expenses',
      title: 'Expenses',
      sql: sql`count(*)`,
      ...inTimes,
    },
    average: {
      words: 'average expense, average bill, average spending, mean expense',
      title: 'Average',
      sql: sql`round(avg(t.amount_paise) / 100.0, 2)`,
      unit: 'rupees',
    },
    ...averagesOf(sql`sum(t.amount_paise) / 100.0`, sql`t.spent_on`),
  },
  flags: {
    isCancelled,
    noBill: {
      words:
        'bills not uploaded, bill not uploaded, bills not scanned, no proof, without proof, without any proof, no supporting, unsupported, without supporting, no voucher, proof missing, bill nahi, bill nahi hai, bill nahi laga, bill gayab, without bill, without a bill, without bills, without bill attached, no bill, no bill attached, bill not attached, bills not attached, bill missing, bills missing, without receipt, without voucher, without attachment, bina bill, bina bill ke',
      title: 'without a bill',
      sql: sql`t.receipt_file_id is null`,
    },
    hasBill: {
      words: 'with bill attached, with a bill attached, bill attached, bills attached',
      title: 'with a bill',
      sql: sql`t.receipt_file_id is not null`,
    },
  },
  main: 'sum',
  list: ['day', 'head', 'entry', 'amount', 'paidFrom'],
  each: ['entry', 'day'],
  eachWith: ['head'],
};

/** How a salary was paid. */
const ofPayment = {
  paidOn: {
    words:
      'when paid, paid when, when credited, pay day, payday, payment date, payment dates, date of payment, dates of payment, paid on, salary date, salary dates, credited on, disbursed on, भुगतान की तारीख',
    title: 'Paid on',
    sql: sql`t.paid_on`,
    unit: 'day',
    isColumn: true,
  },
  paidFrom: paidFrom('paid from, mode, modes, payment mode, payment modes, account, accounts, salary mode, mode of payment'),
  payer: inOffice(
    sql`t.paid_by`,
    'who paid, paid by whom, who entered, entered by whom, who disbursed, disbursed by whom, who made the payment, किसने दी',
  ),
  amount,
  deductionReason: {
    words: 'reason for deduction, reason of deduction, reasons for deduction, why deducted, कटौती का कारण',
    title: 'Reason for deduction',
    sql: sql`nullif(t.deduction_reason, '')`,
    isColumn: true,
  },
} satisfies Record<string, Dimension>;

/** Salaries that were paid, by the month they are for. */
export const salaries: Declared = {
  name: 'salary',
  needs: listSalaries,
  nouns:
    'outgo, outlay, disbursed, salary slip, salary slips, gaya, gayi, cost, costs, cost us, spend on, amount, paid, given, pay, paying, di gayi, di gai, money, bill',
  title: 'Salaries paid (by month of salary)',
  screen: { label: 'Salaries', path: '/finance/staff' },
  from: ({
    schoolId,
    names,
  }) => sql`select ${STAFF}, r.for_month, r.paid_on, r.amount_paise, r.deducted_paise, r.deduction_reason, r.paid_from, a.name as paid_by from salary_payments r join employees s on s.school_id = ${schoolId} and s.id = r.employee_id
    left join accounts a on a.id = r.account_id where r.school_id = ${schoolId} and r.state = ${names.includes('isCancelled') ? 'reversed' : 'live'}`,
  inPeriod: ({ from, to }) => sql`t.for_month between date_trunc('month', ${from}::date) and ${to}::date`,
  isOfMonths: true,
  usual: 'year',
  dimensions: { ...staffDimensions, ...monthDimension(sql`t.for_month`), ...ofPayment },
  measures: {
    sum: {
      words:
        'salary expenditure, salaries expenditure, expenditure on salaries, salary outgo, salary cost, salary costs, vetan vyay, salary, salaries, payroll, wages, wage bill, salary bill, vetan, वेतन, तनख्वाह, tankhwah, tankhwa, salary paid, salaries paid, salary expense',
      title: 'Salaries paid (by month of salary)',
      pair: 'people',
      sql: sql`sum(t.amount_paise) / 100.0`,
      ...inRupees,
    },
    perMonth: {
      words:
        'average monthly salary outgo, average salary outgo, average monthly payroll, average monthly salary bill, average monthly wage bill, average salary bill',
      title: 'Salaries per month',
      sql: sql`round(sum(t.amount_paise) / 100.0 / nullif(count(distinct t.for_month), 0), 2)`,
      unit: 'rupees',
    },
    deducted: {
      words:
        'deducted from salary, deducted from salaries, deductions from salary, deductions from salaries, salary deductions, salary deduction, वेतन कटौती',
      title: 'Deducted',
      sql: sql`sum(t.deducted_paise) / 100.0`,
      unit: 'rupees',
    },
    people: { words: '', title: 'Employees paid', sql: sql`count(distinct t.employee_id)`, unit: 'number' },
    average: {
      words: 'average salary payment, mean salary paid, average amount of salary, average salary paid',
      title: 'Average salary',
      // A salary that was paid in parts is one salary.
      sql: sql`round(sum(t.amount_paise) / 100.0 / nullif(count(distinct (t.employee_id, t.for_month)), 0), 2)`,
      unit: 'rupees',
    },
  },
  flags: { ...staffFlags, isCancelled },
  main: 'sum',
  list: ['employee', 'month', 'paidOn', 'paidFrom', 'amount'],
  who: 'employee',
};

const PAID_IN =
  'salary disbursed, salaries disbursed, disbursed, disbursement, salary paid in, salaries paid in, salary paid during, salaries paid during, paid in, paid out in, paid during, went out in, disbursed in, credited in, me di gayi, me di gai, mein di gayi';

const { isOfMonths: _months, ...byDay } = salaries;
/** The same by the day on which they were paid: what was 'paid in October' may be for September. */
export const salaryPayouts: Declared = {
  ...byDay,
  name: 'salaryPayout',
  asks: PAID_IN,
  title: 'Salaries paid (by date of payment)',
  inPeriod: within(sql`t.paid_on`),
  dimensions: { ...staffDimensions, ...dayDimensions(sql`t.paid_on`), ...ofPayment },
  measures: {
    sum: {
      words:
        'salary, salaries, payroll, wages, wage bill, salary bill, vetan, वेतन, तनख्वाह, tankhwah, tankhwa, salary disbursed, salaries disbursed, salary paid in, salaries paid in, salary paid during, salaries paid during',
      title: 'Salaries paid (by date of payment)',
      sql: sql`sum(t.amount_paise) / 100.0`,
      ...inRupees,
    },
  },
};

const { list: _paid, ...unlisted } = salaries;
/** What is not paid of the salaries of each month, of everybody who worked in it: the whole, or what parts and deductions have left. */
export const salaryDues: Declared = {
  ...unlisted,
  dimensions: { ...staffDimensions, ...monthDimension(sql`t.for_month`) },
  flags: staffFlags,
  name: 'salaryDue',
  nouns: `${salaries.nouns}, is, not, not paid, not got, not received, pending, baki, baaki, due, salary, salaries, tankhwah, tankhwa, vetan, without, still to be paid, yet to be paid, to be paid, nahi, mili, di, whose, kiski, who, how much`,
  asks: 'salary … pending, salaries … pending, salary … baki, salary … baaki, tankhwah … baki, tankhwa … baki, vetan … baki, salary … not paid, salary … not been paid, salaries … not paid, not got … salary, not received … salary, not been paid … salary, without … salary, salary … nahi mili, tankhwah … nahi mili, salary … nahi di, salary … to be paid, salaries … to be paid, staff … to be paid, staff … yet to be paid, unpaid staff, unpaid teachers, unpaid employees, salary due, salaries due, salary pending, pending salary, pending salaries, salaries pending, baki salary, salary baki, salary remaining, outstanding salary, outstanding salaries, vetan baki, baki vetan, unpaid salary',
  title: 'Salaries not paid',
  from: ({
    schoolId,
    today,
    period,
  }) => sql`select ${STAFF}, m.for_month::date as for_month, coalesce(p.open, s.monthly_salary_paise) as open
    from generate_series(date_trunc('month', ${period?.from ?? today}::date), least(${period?.to ?? today}::date, ${today}::date), interval '1 month') m (for_month)
    join employees s on s.school_id = ${schoolId} and s.monthly_salary_paise > 0 and coalesce(s.joined_on, '-infinity') < m.for_month::date + interval '1 month'
      and coalesce(s.left_on, 'infinity') >= m.for_month::date
    left join lateral (select max(p.salary_paise) - sum(p.amount_paise + p.deducted_paise) as open from salary_payments p
      where p.school_id = ${schoolId} and p.for_month = m.for_month::date and p.employee_id = s.id and p.state = 'live') p on true
    where p.open is distinct from 0`,
  measures: {
    sum: {
      words:
        'salary due, salaries due, salary pending, pending salary, pending salaries, salaries pending, baki salary, salary baki, salary remaining, outstanding salary, outstanding salaries, vetan baki, baki vetan, unpaid salary',
      title: 'Salaries not paid',
      sql: sql`coalesce(sum(t.open), 0) / 100.0`,
      ...inRupees,
    },
  },
};
