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

/** How money comes in. All but cash carry a number: of the cheque or draft, the UTR, the card slip. */
export const PAYMENT_MODES = ['cash', 'cheque', 'upi', 'bank transfer', 'draft', 'card'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
export const CHEQUE_STATES = ['received', 'deposited', 'cleared', 'bounced'] as const;
export type ChequeState = (typeof CHEQUE_STATES)[number];
export const PAYMENT_STATES = ['live', 'reversed', 'bounced'] as const;
/** Kinds of fee heads; `late`, `bounce` and `arrears` are kept by the system and have no rates. */
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
/** The number of a cheque, draft, transfer or slip: letters, digits and hyphens; blanks are dropped. */
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
/** What of a sum is for a fee head of a month; `Arrears` is last year. */
export const paymentPart = z.strictObject({ month: z.enum([...MONTHS, 'Arrears']), headId: id, amount: positiveRupees });
/** Any mode; every mode but cash needs a `reference`. `parts` says what the sum is for, line by line, in place of `month`. */
export const paymentSchema = z.strictObject({
  studentId: id,
  amount: positiveRupees,
  month: paymentMonth,
  ...instrument,
  parts: z.optional(z.array(paymentPart).check(z.minLength(1), z.maxLength(200))),
});
/** One sum over brothers and sisters: what of it is for whom. */
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

/** What a payment is answered with. `receiptUrl` opens the PDF in a new tab without a token; add `&layout=A4` for two copies on a page. */
export const paymentAnswer = z.object({
  paymentId: z.string(),
  receiptNo: z.number(),
  financialYear: z.string(),
  receiptUrl: z.string(),
  paidOn: z.string(),
  amount: rupees,
  months: z.array(z.string()),
  /** What is still due of each of the `months` after this payment. */
  rests: z.optional(z.array(z.object({ month: z.string(), amount: rupees }))),
});
/** Carried by the refusals `monthPaid` (409) and `referenceUsed` (409) as `data`: the payment that is already there. */
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
/** Carried by the refusal `moreThanOwed` (422) as `data`. */
export const owedData = z.object({ owed: rupees });
/** A row of a list of people with money beside it. */
export const studentName = z.object({
  id: z.string(),
  name: z.string(),
  admissionNumber: z.string(),
  className: z.string(),
  sectionName: z.string(),
});
/** Pages by keyset: pass `next` as `after` for the rows that follow; null at the end. */
export const next = z.nullable(z.string());
export const after = z.optional(z.string().check(z.maxLength(200)));
/** Both ends of a stretch of days, included. */
export const fromTo = { from: z.optional(isoDate), to: z.optional(isoDate) };
