import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText, positiveRupees, text } from '../shared/index.ts';
import { after, expenseSchema, fromTo, MAX_BILL_BYTES, monthField, next, reason, rupees } from './schemas.ts';

/** Uploads a photo or PDF of a bill (multipart, one part `file`, at most 10 MB); pass the answered id with the expense. Refuses: fileTooLarge (413), fileKind (415), fileMissing. */
export const uploadBill = defineCall({
  name: 'uploadBill',
  method: 'POST',
  path: '/finance/bills',
  summary: 'Uploads a photo or PDF of a bill',
  upload: { part: 'file', maxBytes: MAX_BILL_BYTES },
  answer: z.object({ fileId: z.string(), url: z.string() }),
});
const expense = z.object({
  id: z.string(),
  category: z.string(),
  amount: rupees,
  description: z.string(),
  date: z.string(),
  paidFrom: z.enum(['cash', 'bank']),
  billUrl: z.nullable(z.string()),
  state: z.enum(['live', 'reversed']),
  /** The day on which it was cancelled or edited; null while it stands. Its own `date` stays. */
  cancelledOn: z.nullable(z.string()),
  by: z.string(),
  at: z.string(),
});
export const expenseFilter = z.strictObject({ ...fromTo, category: z.optional(text(80)), search: z.optional(optionalText(80)), after });
/** Expenses by day, newest first, fifty a page; the totals include all matches that are not reversed, and `cancelled` says how many others there are. */
export const listExpenses = defineCall({
  name: 'listExpenses',
  method: 'GET',
  path: '/finance/expenses',
  summary: 'Expenses with filters',
  query: expenseFilter,
  answer: z.object({
    expenses: z.array(expense),
    next,
    total: z.object({ count: z.number(), cancelled: z.number(), amount: rupees }),
    byCategory: z.array(z.object({ category: z.string(), amount: rupees })),
  }),
});
/** Reverses an expense by a second entry on its own day, or today when that day or a later one is closed. Refuses: alreadyReversed, dayClosed. */
export const reverseExpense = defineCall({
  name: 'reverseExpense',
  method: 'POST',
  path: '/finance/expenses/{expenseId}/reversal',
  summary: 'Reverses an expense with a reason',
  params: z.strictObject({ expenseId: id }),
  body: z.strictObject({ reason }),
  answer: z.object({ reversedOn: z.string() }),
});
/**
 * Edits an expense: the old entry is reversed and a new one is made in one step; the journal keeps both. Without `date` it keeps its day. When its day or a later
 * one is closed, both entries are dated today.
 */
export const correctExpense = defineCall({
  name: 'correctExpense',
  method: 'PUT',
  path: '/finance/expenses/{expenseId}',
  summary: 'Corrects an expense with a reason',
  params: z.strictObject({ expenseId: id }),
  body: z.strictObject({ ...expenseSchema.shape, reason }),
  /** The cash balance if it is negative now; otherwise null. */
  answer: z.object({ expenseId: z.string(), cashInHand: z.nullable(rupees) }),
});
/** Adds a bill to an expense without one, or replaces it. */
export const attachBill = defineCall({
  name: 'attachBill',
  method: 'PUT',
  path: '/finance/expenses/{expenseId}/bill',
  summary: 'Attaches an uploaded bill',
  params: z.strictObject({ expenseId: id }),
  body: z.strictObject({ fileId: id }),
  answer: z.object({ url: z.string() }),
});
const category = z.object({ id: z.string(), name: z.string() });
export const listExpenseCategories = defineCall({
  name: 'listExpenseCategories',
  method: 'GET',
  path: '/finance/expense-categories',
  summary: "The school's expense categories",
  answer: z.array(category),
});
/** Refuses: nameTaken. */
export const createExpenseCategory = defineCall({
  name: 'createExpenseCategory',
  method: 'POST',
  path: '/finance/expense-categories',
  summary: 'Adds an expense category',
  body: z.strictObject({ name: text(60) }),
  answer: category,
});
export const renameExpenseCategory = defineCall({
  name: 'renameExpenseCategory',
  method: 'PATCH',
  path: '/finance/expense-categories/{categoryId}',
  summary: 'Renames an expense category',
  params: z.strictObject({ categoryId: id }),
  body: z.strictObject({ name: text(60) }),
  answer: category,
});

/** A payment of a month's salary with what was deducted together with it; `reason` is why, empty without a deduction. */
const salaryPart = z.object({
  salaryPaymentId: z.string(),
  amount: rupees,
  deducted: rupees,
  reason: z.string(),
  paidOn: z.string(),
  paidFrom: z.enum(['cash', 'bank']),
  slipUrl: z.string(),
});
/**
 * Salaries of a month: all employees who worked in it, with the salary of the month, what was paid and deducted of it, and what is due. A month's name is that of
 * the latest such month that has begun: on 12 April 2027 `March` is March 2027. By default the present month. The salary of a month is fixed by its first payment.
 */
export const listSalaries = defineCall({
  name: 'listSalaries',
  method: 'GET',
  path: '/finance/salaries',
  summary: 'Salaries of a month',
  query: z.strictObject({ month: z.optional(monthField) }),
  answer: z.object({
    month: z.string(),
    total: rupees,
    paid: rupees,
    deducted: rupees,
    due: rupees,
    average: rupees,
    staff: z.array(
      z.object({
        employeeId: z.string(),
        employeeCode: z.string(),
        name: z.string(),
        role: z.string(),
        salary: rupees,
        /** Whether nothing is due of the month. */
        isPaid: z.boolean(),
        due: rupees,
        deducted: rupees,
        /** The latest payment; `paidAmount` is the sum of all payments of the month. */
        salaryPaymentId: z.nullable(z.string()),
        paidAmount: z.nullable(rupees),
        paidOn: z.nullable(z.string()),
        paidFrom: z.nullable(z.enum(['cash', 'bank'])),
        /** Opens the salary slip as PDF without a token; null until something is paid. */
        slipUrl: z.nullable(z.string()),
        /** The latest payment of this month that was cancelled, also where another stands: its own day, and that of the cancellation. */
        cancelled: z.nullable(z.object({ paidOn: z.string(), cancelledOn: z.string() })),
        payments: z.array(salaryPart),
      }),
    ),
  }),
});
const salaryWay = {
  month: monthField,
  /** The day of payment, by default today; not before the month. */
  paidOn: z.optional(isoDate),
  paidFrom: z.optional(z.enum(['cash', 'bank'])),
  /** The reason for paying salaries from insufficient cash. */
  reason: z.optional(reason),
};
/**
 * Pays all that is due of the month's salary, for one or many; the month is that of `listSalaries`. Refuses: salaryPaid (names who), noSalary (names who),
 * salaryDay, futureDay, dayClosed, cashShort.
 */
export const paySalaries = defineCall({
  name: 'paySalaries',
  method: 'POST',
  path: '/finance/salaries',
  summary: 'Marks salaries as paid',
  body: z.strictObject({ employeeIds: z.array(id).check(z.minLength(1), z.maxLength(1000)), ...salaryWay }),
  answer: z.object({ paid: z.number(), amount: rupees }),
});
/**
 * Pays the salary of one employee, whole or in part: by default what is due less the deduction. The rest stays due. Refuses: salaryPaid, noSalary,
 * moreThanSalary, salaryDay, futureDay, dayClosed, cashShort.
 */
export const paySalary = defineCall({
  name: 'paySalary',
  method: 'POST',
  path: '/finance/salaries/{employeeId}/payments',
  summary: 'Pays a salary, whole or in part',
  params: z.strictObject({ employeeId: id }),
  body: z.strictObject({
    ...salaryWay,
    amount: z.optional(positiveRupees),
    /** What is not paid at all, such as for leave without pay or an advance. */
    deduction: z.optional(z.strictObject({ amount: positiveRupees, reason: text(120) })),
  }),
  answer: z.object({ salaryPaymentId: z.string(), amount: rupees, due: rupees, slipUrl: z.string() }),
});
export const reverseSalary = defineCall({
  name: 'reverseSalary',
  method: 'POST',
  path: '/finance/salaries/{salaryPaymentId}/reversal',
  summary: 'Reverses a salary payment with a reason',
  params: z.strictObject({ salaryPaymentId: id }),
  body: z.strictObject({ reason }),
  answer: z.object({ reversedOn: z.string() }),
});
