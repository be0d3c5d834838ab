import { z } from 'zod/mini';
import {
  anyPaymentMonth,
  COMPLETE_FEES,
  CURRENT_MONTH,
  digitsToo,
  id,
  isoDate,
  MONTHS,
  optionalText,
  positiveRupees,
  text,
} from '../shared/index.ts';

/** The modes of payment. All except cash have a reference: the number of the cheque or draft, the UTR, or the card slip. */
export const PAYMENT_MODES = ['cash', 'cheque', 'upi', 'bank transfer', 'draft', 'card'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
export const CHEQUE_STATES = ['received', 'deposited', 'cleared', 'bounced'] as const;
export type ChequeState = (typeof CHEQUE_STATES)[number];
export const PAYMENT_STATES = ['live', 'reversed', 'bounced'] as const;
/** Kinds of fee heads; `late`, `bounce` and `arrears` are managed by the system and have no rates. */
export const HEAD_KINDS = [
  'tuition',
  'transport',
  'lab',
  'exam',
  'admission',
  'annual',
  'activity',
  'late',
  'bounce',
  'arrears',
  'other',
] as const;
/** Notes and coins that a cashier counts, in rupees. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
export const MAX_BILL_BYTES = 10 * 1024 * 1024;

/** An amount of rupees in an answer. */
export const rupees = z.number();
export const monthField = z.enum(MONTHS);
/** A month's name, `Current Month` (the default) or `Complete Fees`. */
export const paymentMonth = z.optional(z.enum([...MONTHS, CURRENT_MONTH, COMPLETE_FEES]));
export const reason = text(300);
/** The reference number of a cheque, draft, transfer or slip: letters, digits and hyphens; spaces are removed. */
export const reference = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((value: string) => value.replace(/\s/g, '')),
  ),
  z.string().check(z.minLength(1), z.regex(/^[A-Za-z0-9/-]+$/)),
);
const bankName = z.optional(optionalText(80));

export const cashPaymentSchema = z.object({ studentId: id, month: anyPaymentMonth, amount: digitsToo(positiveRupees) });
export const chequePaymentSchema = z.object({
  studentId: id,
  amount: digitsToo(positiveRupees),
  month: anyPaymentMonth,
  instrumentId: reference,
  bankName,
  chequeDate: z.optional(isoDate),
});
const instrument = { mode: z.enum(PAYMENT_MODES), reference: z.optional(reference), bankName, instrumentDate: z.optional(isoDate) };
/** The part of an amount for a fee head of a month; `Arrears` is last year. */
export const paymentPart = z.strictObject({ month: z.enum([...MONTHS, 'Arrears']), headId: id, amount: positiveRupees });
/** Any mode; every mode except cash needs a `reference`. `parts` lists the lines that are paid, instead of `month`. */
export const paymentSchema = z.strictObject({
  studentId: id,
  amount: positiveRupees,
  month: paymentMonth,
  ...instrument,
  parts: z.optional(z.array(paymentPart).check(z.minLength(1), z.maxLength(200))),
});
/** One payment for siblings, with the part for each. */
export const familyPaymentSchema = z.strictObject({
  parts: z.array(z.strictObject({ studentId: id, amount: positiveRupees })).check(z.minLength(1), z.maxLength(12)),
  ...instrument,
});
export const expenseSchema = z.object({
  category: text(80),
  amount: digitsToo(positiveRupees),
  description: text(500),
  date: z.optional(isoDate),
  paidFrom: z.optional(z.enum(['cash', 'bank'])),
  receiptFileId: z.optional(id),
});

/** The answer to a payment. `receiptUrl` opens the PDF in a new tab without a token; add `&layout=A4` for two copies on a page. */
export const paymentAnswer = z.object({
  paymentId: z.string(),
  receiptNo: z.number(),
  financialYear: z.string(),
  receiptUrl: z.string(),
  paidOn: z.string(),
  amount: rupees,
  months: z.array(z.string()),
  /** The unpaid amount of each of the `months` after this payment. */
  rests: z.optional(z.array(z.object({ month: z.string(), amount: rupees }))),
});
/** `data` of the refusals `monthPaid` (409) and `referenceUsed` (409): the existing payment. */
export const existingPayment = z.object({
  paymentId: z.string(),
  receiptNo: z.number(),
  financialYear: z.string(),
  receiptUrl: z.string(),
  paidOn: z.string(),
  amount: rupees,
  student: z.string(),
  by: z.string(),
});
/** `data` of the refusal `moreThanOwed` (422). */
export const owedData = z.object({ owed: rupees });
/** A person in a list of amounts. */
export const studentName = z.object({
  id: z.string(),
  name: z.string(),
  admissionNumber: z.string(),
  className: z.string(),
  sectionName: z.string(),
});
/** Keyset pagination: pass `next` as `after` for the following rows; null at the end. */
export const next = z.nullable(z.string());
export const after = z.optional(z.string().check(z.maxLength(200)));
/** The first and the last day of a range, both included. */
export const fromTo = { from: z.optional(isoDate), to: z.optional(isoDate) };
