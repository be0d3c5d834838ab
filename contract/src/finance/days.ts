import { z } from 'zod/mini';
import { defineCall, email, id, isoDate, isWholePaise, optionalText } from '../shared/index.ts';
import { headReceipts } from './heads.ts';
import { after, DENOMINATIONS, next, PAYMENT_MODES, PAYMENT_STATES, reason, rupees } from './schemas.ts';

const dayLine = z.object({
  entryNo: z.number(),
  at: z.string(),
  kind: z.string(),
  memo: z.string(),
  account: z.enum(['cash', 'bank', 'cheques']),
  counterpart: z.string(),
  received: rupees,
  paid: rupees,
  documentId: z.nullable(z.string()),
});
const dayAccount = z.object({
  account: z.enum(['cash', 'bank', 'cheques']),
  opening: rupees,
  receipts: rupees,
  payments: rupees,
  closing: rupees,
});
/** The day book: opening balance, receipts, payments and closing balance of cash, bank and cheques in hand, and every entry. Today by default. */
export const getDayBook = defineCall({
  name: 'getDayBook',
  method: 'GET',
  path: '/finance/day-book',
  summary: 'Day book of a day',
  query: z.strictObject({ date: z.optional(isoDate) }),
  answer: z.object({ date: z.string(), isClosed: z.boolean(), accounts: z.array(dayAccount), entries: z.array(dayLine) }),
});
const periodDay = z.object({ date: z.string(), isClosed: z.boolean(), entries: z.number(), accounts: z.array(dayAccount) });
/**
 * The day book of several days, at most a year: the balances before `from` and after `to`, each day that has entries with its totals, and every entry by day and
 * number, some hundred a page. A single day has the same figures as `getDayBook`. Refuses: dayOrder, periodTooLong.
 */
export const getPeriodBook = defineCall({
  name: 'getPeriodBook',
  method: 'GET',
  path: '/finance/day-book/period',
  summary: 'Day book of a period',
  query: z.strictObject({ from: isoDate, to: isoDate, after }),
  answer: z.object({
    from: z.string(),
    to: z.string(),
    accounts: z.array(dayAccount),
    days: z.array(periodDay),
    entries: z.array(z.object({ ...dayLine.shape, on: z.string() })),
    next,
  }),
});
/** Whether today is closed, the latest day that is closed, and the cash in hand: what must be known before money is entered. */
export const getDayState = defineCall({
  name: 'getDayState',
  method: 'GET',
  path: '/finance/day-state',
  summary: 'Whether today is closed, the latest closed day, and the cash in hand',
  answer: z.object({ day: z.string(), isClosed: z.boolean(), closedUntil: z.nullable(z.string()), cashInHand: rupees }),
});
/**
 * For the question before cash is paid out (an expense, a deposit in the bank): the first day, from `on` (by default today) on, on which the cash in hand would be
 * below zero, and what it would be at the end of that day. Null while there is enough. `expenseId` is an expense that is edited: its old amount comes back.
 */
export const findCashShortage = defineCall({
  name: 'findCashShortage',
  method: 'GET',
  path: '/finance/cash-shortage',
  summary: 'Whether cash would be short after a payment in cash',
  query: z.strictObject({
    amount: z.coerce.number().check(z.gt(0), z.lte(1e9), z.refine(isWholePaise, 'money')),
    on: z.optional(isoDate),
    expenseId: z.optional(id),
  }),
  answer: z.object({ shortage: z.nullable(z.object({ day: z.string(), cashInHand: rupees })) }),
});
const counted = z.array(z.object({ denomination: z.number(), count: z.number() }));
/** A receipt that was cancelled, or whose cheque bounced, on the day of the sheet. */
const cancelledReceipt = z.object({
  id: z.string(),
  receiptNo: z.number(),
  financialYear: z.string(),
  receivedOn: z.string(),
  student: z.string(),
  mode: z.enum(PAYMENT_MODES),
  amount: rupees,
  state: z.enum(PAYMENT_STATES),
  reason: z.string(),
});
/**
 * The figures for closing the day: receipts by mode, cashier and fee head, the expected cash, and the closing if it is done. What was entered and cancelled
 * on the same day is in none of them; what was cancelled later stays on the sheet of its day. A closed sheet keeps the expected cash as it was signed.
 */
export const getDayClosing = defineCall({
  name: 'getDayClosing',
  method: 'GET',
  path: '/finance/days/{day}',
  summary: 'The closing sheet of a day',
  params: z.strictObject({ day: isoDate }),
  answer: z.object({
    day: z.string(),
    expectedCash: rupees,
    /** The expected cash is `opening + received - paidOut - deposited`. `paidOut` includes the cash receipts of earlier days in `cancelled`. */
    cash: z.object({ opening: rupees, received: rupees, paidOut: rupees, deposited: rupees }),
    byMode: z.array(z.object({ mode: z.enum(PAYMENT_MODES), receipts: z.number(), amount: rupees })),
    byCashier: z.array(z.object({ cashier: z.string(), mode: z.enum(PAYMENT_MODES), receipts: z.number(), amount: rupees })),
    byHead: z.array(headReceipts),
    cancelled: z.array(cancelledReceipt),
    closing: z.nullable(
      z.object({
        closedAt: z.string(),
        by: z.string(),
        counted,
        countedCash: rupees,
        difference: rupees,
        /** The expected cash now, where entries made after the closing with an earlier date changed it; otherwise null. */
        expectedNow: z.nullable(rupees),
        remark: z.string(),
        /** The number and the hash of the last journal entry, `1234-9f3a…`; empty for days that were closed before check codes existed. */
        checkCode: z.string(),
        mailedTo: z.string(),
      }),
    ),
    /** The address to which the latest closing was sent; empty when it was not. */
    mailTo: z.string(),
  }),
});
/**
 * Closes the day: no more entries can be dated on it, and corrections of its entries and of earlier ones are dated on the day they are made. A difference needs a remark. Refuses: dayClosed,
 * futureDay, remarkNeeded.
 */
export const closeDay = defineCall({
  name: 'closeDay',
  method: 'POST',
  path: '/finance/days/{day}/closing',
  summary: 'Counts the cash and locks the day',
  params: z.strictObject({ day: isoDate }),
  body: z.strictObject({
    counted: z
      .array(
        z.strictObject({
          denomination: z.union(DENOMINATIONS.map((value) => z.literal(value))),
          count: z.int().check(z.gte(0), z.lte(100_000)),
        }),
      )
      .check(z.maxLength(20)),
    remark: z.optional(optionalText(300)),
    /** The recipient of a mail with the closing and its check code. */
    mailTo: z.optional(email),
  }),
  answer: z.object({ expectedCash: rupees, countedCash: rupees, difference: rupees }),
});
/** Opens the latest closed day again, with a reason that stays in the audit log. Refuses: notClosed. */
export const reopenDay = defineCall({
  name: 'reopenDay',
  method: 'POST',
  path: '/finance/days/{day}/reopening',
  summary: 'Unlocks a closed day',
  params: z.strictObject({ day: isoDate }),
  body: z.strictObject({ reason: reason }),
  answer: z.object({ day: z.string() }),
});
