import { getDayBook, getFinanceDetails } from '@shala/contract/finance';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { inRupees } from './fields.ts';

/** What came in by live receipts beside what was spent and paid as salary, each on its own day (salaries on the day they were paid). */
export const cashFlow: Declared = {
  name: 'cashFlow',
  needs: getFinanceDetails,
  nouns: 'money, amount, amounts, fee, fees, cash flow, difference, paisa, paise, rupees, total, totals, finance, finances, net',
  title: 'Receipts and payments',
  screen: { label: 'Finance', path: '/finace' },
  from: ({
    schoolId,
  }) => sql`select 'collected' as flow, r.received_on as on_day, r.amount_paise, r.amount_paise as balance from payments r where r.school_id = ${schoolId} and r.state = 'live'
    union all select 'spent', r.spent_on, r.amount_paise, -r.amount_paise from expenses r where r.school_id = ${schoolId} and r.state = 'live'
    union all select 'salary', r.paid_on, r.amount_paise, -r.amount_paise from salary_payments r where r.school_id = ${schoolId} and r.state = 'live'`,
  inPeriod: within(sql`t.on_day`),
  usual: 'year',
  dimensions: {
    flow: {
      words: 'in and out, income and outgo, kind of money',
      title: 'Kind',
      sql: sql`t.flow`,
      sort: sql`case t.flow when 'collected' then 1 when 'spent' then 2 else 3 end`,
      shows: { collected: 'Collected', spent: 'Expenses', salary: 'Salaries' },
    },
    ...dayDimensions(sql`t.on_day`),
  },
  measures: {
    sum: {
      words: 'cash flow, in and out',
      title: 'Amount',
      sql: sql`sum(t.amount_paise) / 100.0`,
      unit: 'rupees',
    },
    salaryShare: {
      words: 'salary share of collection, salaries as a share of collection, salary as percentage of collection',
      title: 'Salaries as % of collection',
      noun: 'salaries as percentage of the collection',
      sql: sql`round(100.0 * coalesce(sum(t.amount_paise) filter (where t.flow = 'salary'), 0) / nullif(sum(t.amount_paise) filter (where t.flow = 'collected'), 0), 1)`,
      unit: 'percent',
    },
    margin: {
      words: 'margin, margins',
      title: 'Collected less expenses',
      sql: sql`coalesce(sum(t.balance) filter (where t.flow <> 'salary'), 0) / 100.0`,
      ...inRupees,
      good: 'most',
    },
    balance: {
      words:
        'save, saved, did we save, saving, bacha, bachi, bachat hui, lose money, lost money, making a profit, make a profit, made a profit, in profit, in loss, making a loss, nafa, fayda, faayda, left over, ghata, ghaata, nuksan, surplus, deficit, savings, net savings, net, net income, net balance, profit, loss, profit and loss, bachat, collection minus expenses, collections minus expenses, income minus expenses, income minus expenditure, surplus or deficit, munafa',
      title: 'Collected less expenses and salaries',
      sql: sql`sum(t.balance) / 100.0`,
      ...inRupees,
      good: 'most',
    },
  },
  main: 'sum',
};

/** What is in the cash box, in the bank and in cheques at the end of a day, by the day book. */
export const balances: Declared = {
  name: 'balance',
  needs: getDayBook,
  nouns:
    'what, hai, kitna, kitne, evening, morning, me, mein, money, cash, bank, bank account, account, cheques, amount, balance, balances, paisa, paise, rupees, much, have, lying, kept, school, our, office',
  asks: 'money on hand, money in hand, cash drawer, cash pada, cash pada hai, cash rakha, kitna cash hai, account balances, account balance, cash on hand, galle me, galle mein, galla, in the till, tijori, tijori me, tijori mein, in the safe, bank me kitna, bank mein kitna, bank me paisa, bank mein paisa, bank me kitne, khate me, khate mein, paisa hai bank, balance of cash in hand, balance of the cash in hand, cash in hand balance, balance cash in hand, balance cash, bank balance, balance in bank, balance in the bank, balance in our bank, balance of the bank, cash in hand, cash at hand, hand cash, petty cash in hand, cash balance, balance of cash, money in bank, money in the bank, money in our bank, cash in the box, cash in box, cash box, cheques in hand balance',
  title: 'Account balances',
  screen: { label: 'Day book', path: '/finance/dayBook' },
  from: ({ schoolId }) =>
    sql`select d.code as held, d.on_date, d.debit_paise - d.credit_paise as paise from account_days d where d.school_id = ${schoolId} and d.code in ('cash', 'bank', 'cheques')`,
  inPeriod: ({ to }) => sql`t.on_date <= ${to}::date`,
  usual: 'today',
  dimensions: {
    held: {
      words: 'kind, account, accounts, account balances, each account',
      title: 'Account',
      sql: sql`t.held`,
      sort: sql`case t.held when 'cash' then 1 when 'bank' then 2 else 3 end`,
      shows: { cash: 'Cash in hand', bank: 'Bank', cheques: 'Cheques in hand' },
    },
  },
  measures: { sum: { words: '', title: 'Balance', sql: sql`coalesce(sum(t.paise), 0) / 100.0`, ...inRupees } },
  main: 'sum',
};
