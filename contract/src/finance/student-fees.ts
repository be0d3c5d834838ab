import { z } from 'zod/mini';
import { anyRupees, defineCall, id, isoDate, positiveRupees, text } from '../shared/index.ts';
import { feeChanges } from './fees.ts';
import { monthField, reason, rupees, studentName } from './schemas.ts';

/** A percentage or an amount a month, on one head or (null) on all, from one month to another. */
export const concessionSchema = z.strictObject({
  studentId: id,
  headId: z.nullable(id),
  percent: z.optional(z.number().check(z.gt(0), z.lte(100), z.multipleOf(0.01))),
  amount: z.optional(positiveRupees),
  fromMonth: monthField,
  toMonth: monthField,
  reason,
});
export const concession = z.object({
  id: z.string(),
  student: studentName,
  head: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  amount: z.nullable(rupees),
  fromMonth: z.string(),
  toMonth: z.string(),
  reason: z.string(),
  by: z.string(),
  grantedAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export const listConcessions = defineCall({
  name: 'listConcessions',
  method: 'GET',
  path: '/finance/concessions',
  summary: 'Concessions of the year, newest first',
  query: z.strictObject({ studentId: z.optional(id), classId: z.optional(id) }),
  answer: z.array(concession),
});
export const previewConcession = defineCall({
  name: 'previewConcession',
  method: 'POST',
  path: '/finance/concessions/preview',
  summary: 'What a concession would change',
  body: concessionSchema,
  answer: feeChanges,
});
/** Refuses: concessionKind (give a percentage or an amount), monthOrder. */
export const grantConcession = defineCall({
  name: 'grantConcession',
  method: 'POST',
  path: '/finance/concessions',
  summary: 'Grants a concession',
  body: concessionSchema,
  answer: z.object({ id: z.string(), changes: feeChanges }),
});
/** The full fee is charged again from `fromMonth` on. Refuses: alreadyEnded. */
export const endConcession = defineCall({
  name: 'endConcession',
  method: 'POST',
  path: '/finance/concessions/{concessionId}/end',
  summary: 'Ends a concession from a month on',
  params: z.strictObject({ concessionId: id }),
  body: z.strictObject({ fromMonth: monthField, reason }),
  answer: feeChanges,
});
/** The optional heads of a student; the list replaces the former one, and charges change from `fromMonth` on. */
export const setStudentHeads = defineCall({
  name: 'setStudentHeads',
  method: 'PUT',
  path: '/finance/students/{studentId}/optional-heads',
  summary: 'Sets the optional heads of a student',
  params: z.strictObject({ studentId: id }),
  body: z.strictObject({ headIds: z.array(id).check(z.maxLength(30)), fromMonth: monthField }),
  answer: feeChanges,
});
/** Reduces the unpaid amount of a head in a month, such as a late fee. Refuses: moreThanOwed. */
export const waiveCharge = defineCall({
  name: 'waiveCharge',
  method: 'POST',
  path: '/finance/students/{studentId}/waivers',
  summary: 'Waives a charge with a reason',
  params: z.strictObject({ studentId: id }),
  body: z.strictObject({ month: z.enum([...monthField.options, 'Arrears']), headId: id, amount: positiveRupees, reason }),
  answer: z.object({ owed: rupees }),
});
/** Excludes the student from defaulters and late fees until the given day; null ends the extension. Refuses: pastDay. */
export const extendDueDate = defineCall({
  name: 'extendDueDate',
  method: 'PUT',
  path: '/finance/students/{studentId}/due-extension',
  summary: 'Extends the due date of a student',
  params: z.strictObject({ studentId: id }),
  body: z.strictObject({ until: z.nullable(isoDate), reason }),
  answer: z.object({ until: z.nullable(z.string()) }),
});
/** The maximum number of opening balances in one call. */
export const MAX_BALANCES = 5000;
export const MAX_BALANCE_SHEET_BYTES = 5 * 1024 * 1024;
/** Reads an .xlsx or .csv file as if its cells had been pasted; nothing is saved yet. Refuses: sheetKind, sheetBroken, sheetTooLarge, sheetEmpty. */
export const readBalanceSheet = defineCall({
  name: 'readBalanceSheet',
  method: 'POST',
  path: '/finance/opening-balances/sheet',
  summary: 'Reads a sheet of opening balances',
  upload: { part: 'sheet', maxBytes: MAX_BALANCE_SHEET_BYTES },
  /** One line for each row, with cells separated by tabs. */
  answer: z.object({ text: z.string() }),
});
/**
 * Sets last year's arrears of students to the given amounts, by admission number. With `isTrial` nothing is saved. Rows with a problem are skipped, the others
 * are saved.
 */
export const saveOpeningBalances = defineCall({
  name: 'saveOpeningBalances',
  method: 'POST',
  path: '/finance/opening-balances',
  summary: 'Enters arrears of earlier years',
  body: z.strictObject({
    rows: z.array(z.strictObject({ admissionNumber: text(40), amount: anyRupees })).check(z.minLength(1), z.maxLength(MAX_BALANCES)),
    reason,
    isTrial: z.optional(z.boolean()),
  }),
  answer: z.object({
    saved: z.number(),
    unchanged: z.number(),
    change: rupees,
    problems: z.array(
      z.object({
        row: z.number(),
        admissionNumber: z.string(),
        problem: z.enum(['unknownStudent', 'twice', 'lessThanPaid']),
        sentence: z.string(),
      }),
    ),
  }),
});
/** The opening balances in force: of cash and bank, and the old dues of students, up to the maximum that can be entered at once. */
export const listOpeningBalances = defineCall({
  name: 'listOpeningBalances',
  method: 'GET',
  path: '/finance/opening-balances',
  summary: 'The opening balances in force',
  answer: z.object({
    accounts: z.array(z.object({ account: z.enum(['cash', 'bank']), amount: rupees, on: z.string() })),
    students: z.array(z.object({ student: studentName, amount: rupees, paid: rupees, left: rupees, reason: z.string(), on: z.string() })),
    total: z.object({ students: z.number(), amount: rupees, left: rupees }),
  }),
});
/** The opening balances of cash and bank. Each can be entered once; a mistake is corrected by reversing it. */
export const setAccountOpening = defineCall({
  name: 'setAccountOpening',
  method: 'POST',
  path: '/finance/account-openings',
  summary: 'Enters the opening balance of cash or bank',
  body: z.strictObject({ account: z.enum(['cash', 'bank']), amount: positiveRupees, on: z.optional(isoDate) }),
  answer: z.object({ entryNo: z.number() }),
});

const studentMonth = z.object({
  month: z.string(),
  charged: rupees,
  paid: rupees,
  left: rupees,
  dueOn: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
  isPaid: z.boolean(),
  isOverdue: z.boolean(),
});
export const studentPayment = z.object({
  id: z.string(),
  receiptNo: z.number(),
  financialYear: z.string(),
  paidOn: z.string(),
  amount: rupees,
  mode: z.string(),
  reference: z.string(),
  state: z.string(),
  chequeState: z.nullable(z.string()),
  months: z.array(z.string()),
});
/** A student's year: twelve months, arrears, payments, concessions. */
export const getStudentFees = defineCall({
  name: 'getStudentFees',
  method: 'GET',
  path: '/finance/students/{studentId}/fees',
  summary: "A student's fees of the year",
  params: z.strictObject({ studentId: id }),
  answer: z.object({
    student: z.object({
      ...studentName.shape,
      rollNumber: z.nullable(z.number()),
      guardian: z.string(),
      phone: z.string(),
      leftOn: z.nullable(z.string()),
    }),
    year: z.string(),
    charged: rupees,
    paid: rupees,
    left: rupees,
    dueExtendedTo: z.nullable(z.string()),
    arrears: studentMonth,
    months: z.array(studentMonth),
    optionalHeads: z.array(z.object({ id: z.string(), name: z.string(), isTaken: z.boolean() })),
    concessions: z.array(concession),
    payments: z.array(studentPayment),
  }),
});
/** Each month of a student's year under one fee head: charged, paid and unpaid. Months without a charge under it are left out. */
export const getStudentHead = defineCall({
  name: 'getStudentHead',
  method: 'GET',
  path: '/finance/students/{studentId}/heads/{headId}',
  summary: "A student's year under one fee head",
  params: z.strictObject({ studentId: id, headId: id }),
  answer: z.object({ student: studentName, head: z.string(), charged: rupees, paid: rupees, left: rupees, months: z.array(studentMonth) }),
});
/** One month of a student: every charge with its reason, and the payments for it. `month` is a month's name or `Arrears`. */
export const getStudentMonth = defineCall({
  name: 'getStudentMonth',
  method: 'GET',
  path: '/finance/students/{studentId}/fees/{month}',
  summary: "A month of a student's fees by head",
  params: z.strictObject({ studentId: id, month: z.enum([...monthField.options, 'Arrears']) }),
  answer: z.object({
    ...studentMonth.shape,
    student: studentName,
    heads: z.array(z.object({ headId: z.string(), head: z.string(), charged: rupees, paid: rupees, left: rupees })),
    charges: z.array(z.object({ head: z.string(), amount: rupees, reason: z.string(), on: z.string() })),
    payments: z.array(
      z.object({
        id: z.string(),
        receiptNo: z.number(),
        financialYear: z.string(),
        paidOn: z.string(),
        amount: rupees,
        mode: z.string(),
        state: z.string(),
      }),
    ),
  }),
});
/**
 * The amounts received for a student in a financial year, as parents need them for their tax: tuition is listed separately. `year` is its first calendar year,
 * by default the current one. Uncleared cheques count only in `notCleared`. `url` is the certificate, null when nothing was received.
 */
export const getFeeCertificate = defineCall({
  name: 'getFeeCertificate',
  method: 'GET',
  path: '/finance/students/{studentId}/certificate',
  summary: 'The certificate of fees of a financial year',
  params: z.strictObject({ studentId: id }),
  query: z.strictObject({ year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))) }),
  answer: z.object({
    year: z.string(),
    total: rupees,
    tuition: rupees,
    notCleared: rupees,
    receipts: z.number(),
    url: z.nullable(z.string()),
  }),
});
