import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText } from '../shared/index.ts';
import { after, DENOMINATIONS, monthField, next, PAYMENT_MODES, reason, rupees, studentName } from './schemas.ts';

/**
 * The year in twelve months: charged and what of it is collected so far (the month's own dues), what came in during the calendar
 * month, the same of last year (null where Shala did not keep it), and what was paid out. Then by class and by mode.
 */
export const getCollections = defineCall({
  name: 'getCollections',
  method: 'GET',
  path: '/finance/collections',
  summary: 'Collections over the year, by class and by mode',
  answer: z.object({
    year: z.string(),
    months: z.array(
      z.object({
        month: z.string(),
        due: rupees,
        collected: rupees,
        received: rupees,
        receivedLastYear: z.nullable(rupees),
        paidOut: rupees,
      }),
    ),
    byClass: z.array(z.object({ classId: z.string(), className: z.string(), due: rupees, collected: rupees })),
    byMode: z.array(z.object({ mode: z.enum(PAYMENT_MODES), amount: rupees, receipts: z.number() })),
    arrears: z.object({ due: rupees, collected: rupees }),
  }),
});
/** What each fee head was charged in a month of the running year, or in all of them, and what of it is collected; for the school or a class as it sits now. Heads without a charge are left out. */
export const listHeadMonths = defineCall({
  name: 'listHeadMonths',
  method: 'GET',
  path: '/finance/head-months',
  summary: 'A month or the year by fee head: charged and collected',
  query: z.strictObject({ month: z.optional(monthField), classId: z.optional(id) }),
  answer: z.object({ heads: z.array(z.object({ headId: z.string(), head: z.string(), due: rupees, collected: rupees })) }),
});
/** What receipts cover of a fee head; a receipt over several heads counts under each. */
const headReceipts = z.object({ headId: z.string(), head: z.string(), receipts: z.number(), amount: rupees });
/** What came in between two days, by the fee heads that it covers, of the school or of those who sit in a class; what was taken back or bounced is not in it. */
export const listHeadReceipts = defineCall({
  name: 'listHeadReceipts',
  method: 'GET',
  path: '/finance/head-receipts',
  summary: 'Receipts between two days by fee head',
  query: z.strictObject({ from: isoDate, to: isoDate, classId: z.optional(id) }),
  answer: z.object({ heads: z.array(headReceipts) }),
});
const ages = z.object({ upTo30: rupees, upTo60: rupees, upTo90: rupees, over90: rupees });
/**
 * `minMonths` is the least number of overdue months. With `headId` all sums and months are of what is open under that fee head alone.
 * Students with an extended due date that is still to come are left out unless `withExtended`.
 */
export const defaulterFilter = z.strictObject({
  classId: z.optional(id),
  sectionId: z.optional(id),
  headId: z.optional(id),
  search: z.optional(optionalText(80)),
  minMonths: z.optional(z.coerce.number().check(z.gte(1), z.lte(13))),
  withExtended: z.optional(z.enum(['true', 'false'])),
  after,
});
/** Who owes for days that are past, by class and name, a hundred a page; `ages` sorts the sum by how long it is overdue. */
export const listDefaulters = defineCall({
  name: 'listDefaulters',
  method: 'GET',
  path: '/finance/defaulters',
  summary: 'Students with overdue fees',
  query: defaulterFilter,
  answer: z.object({
    defaulters: z.array(
      z.object({
        student: studentName,
        guardian: z.string(),
        phone: z.string(),
        overdue: rupees,
        months: z.array(z.string()),
        oldestDueOn: z.string(),
        daysOverdue: z.number(),
        ages,
        dueExtendedTo: z.nullable(z.string()),
      }),
    ),
    next,
    total: z.object({ students: z.number(), amount: rupees, ages }),
  }),
});
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
/** The day book: for cash, bank and cheques in hand the opening, what came, what went, the closing; and every entry. Today by default. */
export const getDayBook = defineCall({
  name: 'getDayBook',
  method: 'GET',
  path: '/finance/day-book',
  summary: 'Day book of a day',
  query: z.strictObject({ date: z.optional(isoDate) }),
  answer: z.object({ date: z.string(), isClosed: z.boolean(), accounts: z.array(dayAccount), entries: z.array(dayLine) }),
});
const counted = z.array(z.object({ denomination: z.number(), count: z.number() }));
/** What a cashier needs to close the day: receipts by mode, cashier and fee head, cash that should be there, and the closing if it is done. */
export const getDayClosing = defineCall({
  name: 'getDayClosing',
  method: 'GET',
  path: '/finance/days/{day}',
  summary: 'The closing sheet of a day',
  params: z.strictObject({ day: isoDate }),
  answer: z.object({
    day: z.string(),
    expectedCash: rupees,
    byMode: z.array(z.object({ mode: z.enum(PAYMENT_MODES), receipts: z.number(), amount: rupees })),
    byCashier: z.array(z.object({ cashier: z.string(), mode: z.enum(PAYMENT_MODES), receipts: z.number(), amount: rupees })),
    byHead: z.array(headReceipts),
    closing: z.nullable(
      z.object({ closedAt: z.string(), by: z.string(), counted, countedCash: rupees, difference: rupees, remark: z.string() }),
    ),
  }),
});
/** Locks the day: nothing is dated on it any more, corrections are dated on the day they are made. A difference needs a remark. Refuses: dayClosed, futureDay, remarkNeeded. */
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
  }),
  answer: z.object({ expectedCash: rupees, countedCash: rupees, difference: rupees }),
});
/** Opens the latest closed day again, with a reason that stays on record. Refuses: notClosed. */
export const reopenDay = defineCall({
  name: 'reopenDay',
  method: 'POST',
  path: '/finance/days/{day}/reopening',
  summary: 'Unlocks a closed day',
  params: z.strictObject({ day: isoDate }),
  body: z.strictObject({ reason: reason }),
  answer: z.object({ day: z.string() }),
});

export const EXPORTS = [
  'payments',
  'defaulters',
  'class-fees',
  'pay-and-due',
  'expenses',
  'salaries',
  'day-book',
  'collections',
  'fee-structure',
  'concessions',
  'cheques',
  'opening-balances',
] as const;
export type ExportName = (typeof EXPORTS)[number];
/** An address that downloads a whole table with the same filters as on the screen; it opens without a token for ten minutes. */
export const exportTable = defineCall({
  name: 'exportTable',
  method: 'GET',
  path: '/finance/exports/{table}',
  summary: 'A table as CSV or XLSX',
  params: z.strictObject({ table: z.enum(EXPORTS) }),
  query: z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    from: z.optional(isoDate),
    to: z.optional(isoDate),
    date: z.optional(isoDate),
    month: z.optional(monthField),
    classId: z.optional(id),
    sectionId: z.optional(id),
    headId: z.optional(id),
    studentId: z.optional(id),
    mode: z.optional(z.enum(PAYMENT_MODES)),
    state: z.optional(z.string().check(z.maxLength(20))),
    category: z.optional(optionalText(80)),
    search: z.optional(optionalText(80)),
    minMonths: z.optional(z.coerce.number().check(z.gte(1), z.lte(13))),
  }),
  answer: z.object({ url: z.string() }),
});

/** For anyone who scans a receipt's code: is it genuine, and does it still stand? Names are shortened; an unknown code is 404. */
export const verifyReceipt = defineCall({
  name: 'verifyReceipt',
  method: 'GET',
  path: '/public/verify/{code}',
  isPublic: true,
  summary: 'Whether a receipt is genuine',
  params: z.strictObject({ code: id }),
  answer: z.object({
    kind: z.literal('receipt'),
    state: z.enum(['genuine', 'cancelled', 'awaiting clearance']),
    schoolName: z.string(),
    receiptNo: z.number(),
    financialYear: z.string(),
    paidOn: z.string(),
    amount: rupees,
    amountInWords: z.string(),
    student: z.string(),
    className: z.string(),
    cancelledOn: z.nullable(z.string()),
  }),
});
