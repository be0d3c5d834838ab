import { z } from 'zod/mini';
import { anyMonth, defineCall, id } from '../shared/index.ts';
import * as reads from './reads.ts';
import { cashPaymentSchema, chequePaymentSchema, expenseSchema, paymentAnswer, rupees } from './schemas.ts';

// The finance calls of the specification's section 7; paths and field names are binding in their spelling.

/**
 * `amount` of an unpaid month is its unpaid part, of a paid month its charge; `date` is the day of payment. `charged` is given only when a part is paid. A paid
 * month with amount 0 was never charged.
 */
const monthlyFee = z.object({
  month: z.string(),
  amount: rupees,
  date: z.nullable(z.string()),
  isPaid: z.boolean(),
  charged: z.optional(rupees),
});
/** A student at the counter. */
export const feeStudent = z.object({
  _id: z.string(),
  name: z.string(),
  className: z.string(),
  sectionName: z.string(),
  rollNum: z.nullable(z.number()),
  /** The last day of a student who has left and still owes fees. */
  leftOn: z.optional(z.string()),
  /** The year of the fees of a student who has left, where it is not the current one: all of them are in `arrears` then. */
  earlierYear: z.optional(z.string()),
  status: z.enum(['Paid', 'Unpaid']),
  date: z.nullable(z.string()),
  /** `totalAmount` and `amountPaid` include the year and last year's arrears; `arrears` is the unpaid part of the latter. */
  feeStatus: z.object({ monthlyFeeStatus: z.array(monthlyFee), amountPaid: rupees, totalAmount: rupees, arrears: rupees }),
});

/** The students of a class by name, and those who have left and still owe fees, each with the twelve months of the year; `status` is that of the current month. */
export const fetchStudentsOfClass = defineCall({
  name: 'fetchStudentsOfClass',
  method: 'POST',
  path: '/finance/fetchStudentsOfClass',
  summary: 'The students of a class with their fees of the year',
  body: z.object({ classId: id }),
  answer: z.array(feeStudent),
  reads: reads.students,
});
/**
 * Records a payment by cheque. Send one `Idempotency-Key` for each opened form. Refuses: monthPaid, allPaid, moreThanOwed, nothingCharged, referenceUsed,
 * instrumentDate, staleCheque, dayClosed.
 */
export const updateOfflineChequeFeePayment = defineCall({
  name: 'updateOfflineChequeFeePayment',
  method: 'POST',
  path: '/finance/updateOfflineChequeFeePayment',
  summary: 'Records a fee payment by cheque',
  body: chequePaymentSchema,
  answer: paymentAnswer,
  reads: reads.payment,
  needsFlag: true,
});
/** Records a cash payment. Send one `Idempotency-Key` for each opened form. Refuses: monthPaid, allPaid, moreThanOwed, nothingCharged, dayClosed. */
export const updateOfflineCashFeePayment = defineCall({
  name: 'updateOfflineCashFeePayment',
  method: 'POST',
  path: '/finance/updateOfflineCashFeePayment',
  summary: 'Records a fee payment in cash',
  body: cashPaymentSchema,
  answer: paymentAnswer,
  reads: reads.payment,
  needsFlag: true,
});
const feeCard = z.object({
  _id: z.string(),
  name: z.string(),
  rollNum: z.nullable(z.number()),
  date: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  amount: rupees,
  leftOn: z.optional(z.string()),
});
/** A section's month, with students who have left since: those who have paid it (`amount` charged, `date` paid) and those who have not (`amount` unpaid, `dueDate`). */
export const getPayAndDueList = defineCall({
  name: 'getPayAndDueList',
  method: 'POST',
  path: '/finance/getPayAndDueList',
  summary: 'Who of a section has paid a month and who owes it',
  body: z.object({ sectionId: id, month: anyMonth }),
  answer: z.object({ paidList: z.array(feeCard), dueList: z.array(feeCard) }),
  reads: reads.payAndDue,
});
/** The school's figures of a month: charges, the collected part, and expenses and salaries paid in it. */
export const getFinanceDetails = defineCall({
  name: 'getFinanceDetails',
  method: 'POST',
  path: '/finance/getFinanceDetails',
  summary: "The school's finance summary of a month",
  body: z.object({ month: anyMonth }),
  answer: z.object({
    totalAmount: rupees,
    collectedAmount: rupees,
    totalPayout: rupees,
    avgStaffSalary: rupees,
    numFeePaid: z.number(),
    numFeePending: z.number(),
    totalStudents: z.number(),
    /** How many of those who have not paid have left. */
    numPendingLeft: z.optional(z.number()),
  }),
  reads: reads.summary,
});
/** The same two amounts for a class; without `month` for the whole year. */
export const getFinanceDetailsOfAClass = defineCall({
  name: 'getFinanceDetailsOfAClass',
  method: 'POST',
  path: '/finance/getFinanceDetailsOfAClass',
  summary: 'Charged and collected of a class',
  body: z.object({ classId: id, month: z.optional(anyMonth) }),
  answer: z.object({ totalAmount: rupees, collectedAmount: rupees }),
  reads: reads.classSums,
});
/**
 * `category` is the name of a category (case-insensitive); a new one is added. The envelope's `message` is 'Expense added successfully', and names a new
 * category. When cash falls below zero, the description is required as the reason, and `cashInHand` is the resulting balance. Refuses: futureDay, longAgo,
 * dayClosed; an unknown file is 404.
 */
export const addExpenses = defineCall({
  name: 'addExpenses',
  method: 'POST',
  path: '/finance/addExpenses',
  summary: 'Records an expense',
  body: expenseSchema,
  answer: z.object({ expenseId: z.string(), cashInHand: z.nullable(rupees) }),
  reads: reads.expense,
});
/** The latest payments, newest first, at most 20. */
export const getRecentActivites = defineCall({
  name: 'getRecentActivites',
  method: 'GET',
  path: '/finance/getRecentActivites',
  summary: 'The latest payments',
  answer: z.array(
    z.object({ _id: z.string(), title: z.string(), student: z.string(), className: z.string(), Amount: rupees, date: z.string() }),
  ),
  reads: reads.activities,
});
