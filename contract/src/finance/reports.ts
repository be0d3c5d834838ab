import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText } from '../shared/index.ts';
import { after, monthField, next, PAYMENT_MODES, rupees, studentName } from './schemas.ts';

/**
 * The year in twelve months: charged, the collected part (of the month's own charges), receipts during the calendar month, those of last year (null if not in
 * Shala), and payments made. Then by class and by mode.
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
const ages = z.object({ upTo30: rupees, upTo60: rupees, upTo90: rupees, over90: rupees });
export const DEFAULTERS = ['all', 'studying', 'left'] as const;
/**
 * `who` are all who owe (the default), those who study here now, or those who have left: their fees of earlier years stay in their year and are listed as old
 * dues. `minMonths` is the least number of overdue months. With `month` or `headId`, all amounts and months are limited to that month and fee head. Students with an
 * extended due date in the future are left out unless `withExtended`.
 */
export const defaulterFilter = z.strictObject({
  who: z.optional(z.enum(DEFAULTERS)),
  classId: z.optional(id),
  sectionId: z.optional(id),
  headId: z.optional(id),
  month: z.optional(monthField),
  search: z.optional(optionalText(80)),
  minMonths: z.optional(z.coerce.number().check(z.gte(1), z.lte(13))),
  withExtended: z.optional(z.enum(['true', 'false'])),
  after,
});
/** Defaulters by class and name, a hundred a page; `ages` divides the amount by how long it is overdue. */
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
        leftOn: z.nullable(z.string()),
      }),
    ),
    next,
    total: z.object({ students: z.number(), amount: rupees, ages }),
  }),
});
export const EXPORTS = [
  'payments',
  'defaulters',
  'head-dues',
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
  'opening-balances-in-force',
] as const;
export type ExportName = (typeof EXPORTS)[number];
/** The address of a download of the whole table with the filters of the screen; it works without a token for ten minutes. */
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
    who: z.optional(z.enum(DEFAULTERS)),
    minMonths: z.optional(z.coerce.number().check(z.gte(1), z.lte(13))),
  }),
  answer: z.object({ url: z.string() }),
});

/** For anyone who scans a receipt's code: whether it is genuine and valid. Names are shortened; an unknown code is 404. */
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
