import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText, positiveRupees } from '../shared/index.ts';
import {
  after,
  CHEQUE_STATES,
  existingPayment,
  familyPaymentSchema,
  fromTo,
  next,
  PAYMENT_MODES,
  PAYMENT_STATES,
  paymentAnswer,
  paymentSchema,
  reason,
  rupees,
  studentName,
} from './schemas.ts';

/** A payment in any mode with its reference. Send one `Idempotency-Key` for each opened form. Refuses as the two calls of section 7, and referenceNeeded. */
export const recordPayment = defineCall({
  name: 'recordPayment',
  method: 'POST',
  path: '/finance/payments',
  summary: 'Records a fee payment in any mode',
  body: paymentSchema,
  answer: paymentAnswer,
});
/** For the warning about duplicate payments: the student's latest payment within two hours, and whether its amount is the same. Null when there is none. */
export const findRecentPayment = defineCall({
  name: 'findRecentPayment',
  method: 'GET',
  path: '/finance/students/{studentId}/recent-payment',
  summary: 'A payment of the same child a short while ago',
  params: z.strictObject({ studentId: id }),
  query: z.strictObject({ amount: z.optional(z.coerce.number()) }),
  answer: z.object({
    payment: z.nullable(
      z.object({ ...existingPayment.shape, mode: z.enum(PAYMENT_MODES), isSameAmount: z.boolean(), minutesAgo: z.number() }),
    ),
  }),
});

export const paymentRow = z.object({
  id: z.string(),
  receiptNo: z.number(),
  financialYear: z.string(),
  paidOn: z.string(),
  at: z.string(),
  amount: rupees,
  mode: z.enum(PAYMENT_MODES),
  reference: z.string(),
  bankName: z.string(),
  state: z.enum(PAYMENT_STATES),
  chequeState: z.nullable(z.enum(CHEQUE_STATES)),
  months: z.array(z.string()),
  by: z.string(),
  student: studentName,
});
/** `search` is a name, admission number, receipt number or reference. */
export const paymentFilter = z.strictObject({
  ...fromTo,
  search: z.optional(optionalText(80)),
  mode: z.optional(z.enum(PAYMENT_MODES)),
  state: z.optional(z.enum(PAYMENT_STATES)),
  classId: z.optional(id),
  studentId: z.optional(id),
  by: z.optional(id),
  after,
});
/** Payments, newest first, fifty a page; `total` is that of all matches, the same on every page. Its amount is without the cancelled ones. */
export const listPayments = defineCall({
  name: 'listPayments',
  method: 'GET',
  path: '/finance/payments',
  summary: 'Payment history with filters',
  query: paymentFilter,
  answer: z.object({ payments: z.array(paymentRow), next, total: z.object({ count: z.number(), cancelled: z.number(), amount: rupees }) }),
});
/** One payment: the months and heads that it covers, and its history. */
export const getPayment = defineCall({
  name: 'getPayment',
  method: 'GET',
  path: '/finance/payments/{paymentId}',
  summary: 'A payment with what it covers and its history',
  params: z.strictObject({ paymentId: id }),
  answer: z.object({
    ...paymentRow.shape,
    allocations: z.array(z.object({ month: z.string(), head: z.string(), amount: rupees })),
    history: z.array(
      z.object({
        at: z.string(),
        what: z.enum(['received', 'deposited', 'cleared', 'uncleared', 'reversed', 'bounced', 'reprinted']),
        /** Of a deposit, the day of its slip; of a clearing, the day on which the bank paid. */
        on: z.optional(z.string()),
        by: z.string(),
        reason: z.string(),
      }),
    ),
    reprints: z.number(),
    /** The receipt itself, in the hour of its payment and until a duplicate is printed; later there are only duplicates. */
    receiptUrl: z.nullable(z.string()),
    /** The voucher of what was given back, when the receipt was cancelled and its money was not entered again on the same day. Opens as PDF without a token. */
    refundUrl: z.optional(z.nullable(z.string())),
  }),
});
/** A further copy of a receipt, counted and marked DUPLICATE. Add `&layout=A4` to the address for two copies on a page. */
export const reprintReceipt = defineCall({
  name: 'reprintReceipt',
  method: 'POST',
  path: '/finance/payments/{paymentId}/receipt-copies',
  summary: 'Makes a duplicate of a receipt',
  params: z.strictObject({ paymentId: id }),
  answer: z.object({ receiptUrl: z.string(), copy: z.number() }),
});
/**
 * Reverses a payment by a second entry that refers to it; its months are unpaid again. Money of a cleared cheque is returned from the bank. When the
 * cash returned is more than there is, `cashInHand` is the resulting balance. Refuses: alreadyReversed, dayClosed.
 */
export const reversePayment = defineCall({
  name: 'reversePayment',
  method: 'POST',
  path: '/finance/payments/{paymentId}/reversal',
  summary: 'Reverses a payment with a reason',
  params: z.strictObject({ paymentId: id }),
  body: z.strictObject({ reason }),
  answer: z.object({ reversedOn: z.string(), months: z.array(z.string()), cashInHand: z.nullable(rupees) }),
});

const familyChild = z.object({
  ...studentName.shape,
  isChosen: z.boolean(),
  leftOn: z.nullable(z.string()),
  arrears: rupees,
  /** The part whose due date has come, that of today too. */
  owedToday: rupees,
  owedYear: rupees,
  dues: z.array(z.object({ month: z.string(), amount: rupees, dueOn: z.nullable(z.string()), isOverdue: z.boolean() })),
});
/** All siblings (students with a common guardian) with their dues, also those who have left and still owe; the eldest first. Month `Arrears` is last year's. */
export const getFamily = defineCall({
  name: 'getFamily',
  method: 'GET',
  path: '/finance/families/{studentId}',
  summary: "A child's brothers and sisters and what they owe",
  params: z.strictObject({ studentId: id }),
  answer: z.object({ guardian: z.string(), phone: z.string(), children: z.array(familyChild) }),
});
/** One payment for several siblings, completely or not at all, one receipt each, oldest dues first. One cheque may pay for all of them. */
export const payFamily = defineCall({
  name: 'payFamily',
  method: 'POST',
  path: '/finance/family-payments',
  summary: 'Records one sum for several children',
  body: familyPaymentSchema,
  answer: z.object({ amount: rupees, receipts: z.array(z.object({ ...paymentAnswer.shape, studentId: z.string(), student: z.string() })) }),
});

const chequeRow = z.object({
  paymentId: z.string(),
  receiptNo: z.number(),
  number: z.string(),
  bankName: z.string(),
  chequeDate: z.nullable(z.string()),
  amount: rupees,
  state: z.enum(CHEQUE_STATES),
  receivedOn: z.string(),
  depositedOn: z.nullable(z.string()),
  settledOn: z.nullable(z.string()),
  slipId: z.nullable(z.string()),
  slipNo: z.nullable(z.number()),
  isPostDated: z.boolean(),
  student: studentName,
});
/**
 * The cheques: all open ones, and those settled in the last 60 days (or received on the given days, or with `search` of all days). `search` is a part of the cheque
 * number or of the bank's name, or the beginnings of words of the student's name or admission number. Settled ones are listed newest first.
 */
export const listCheques = defineCall({
  name: 'listCheques',
  method: 'GET',
  path: '/finance/cheques',
  summary: 'Cheques by state',
  query: z.strictObject({ ...fromTo, state: z.optional(z.enum(CHEQUE_STATES)), search: z.optional(optionalText(80)) }),
  answer: z.object({
    cheques: z.array(chequeRow),
    totals: z.array(z.object({ state: z.enum(CHEQUE_STATES), count: z.number(), amount: rupees })),
  }),
});
/**
 * Puts received cheques on one deposit slip of that day (by default today). Refuses: chequeState (names the cheque), postDated, depositedTooEarly (before the
 * receipt), futureDay, longAgo, dayClosed.
 */
export const depositCheques = defineCall({
  name: 'depositCheques',
  method: 'POST',
  path: '/finance/deposit-slips',
  summary: 'Deposits cheques on one slip',
  body: z.strictObject({ paymentIds: z.array(id).check(z.minLength(1), z.maxLength(200)), on: z.optional(isoDate) }),
  answer: z.object({ slipId: z.string(), slipNo: z.number(), amount: rupees, count: z.number() }),
});
export const getDepositSlip = defineCall({
  name: 'getDepositSlip',
  method: 'GET',
  path: '/finance/deposit-slips/{slipId}',
  summary: 'A deposit slip to print',
  params: z.strictObject({ slipId: id }),
  answer: z.object({ slipNo: z.number(), on: z.string(), amount: rupees, amountInWords: z.string(), cheques: z.array(chequeRow) }),
});
/**
 * The bank has paid the cheque: on that day (by default today) the amount moves from cheques in hand to the bank. Refuses: chequeState, futureDay,
 * clearedTooEarly (before the receipt), beforeDeposit, dayClosed.
 */
export const clearCheque = defineCall({
  name: 'clearCheque',
  method: 'POST',
  path: '/finance/cheques/{paymentId}/clearing',
  summary: 'Marks a cheque as cleared',
  params: z.strictObject({ paymentId: id }),
  body: z.strictObject({ on: z.optional(isoDate) }),
  answer: z.object({ clearedOn: z.string() }),
});
/**
 * The cheque was marked as cleared by mistake: a second entry moves the amount back, and the cheque is again in the state of before. It is dated on the day of
 * the clearing, or today when that day or a later one is closed. Refuses: chequeState (also when its receipt was cancelled), dayClosed.
 */
export const reverseClearing = defineCall({
  name: 'reverseClearing',
  method: 'POST',
  path: '/finance/cheques/{paymentId}/clearing/reversal',
  summary: 'Marks a cleared cheque as not cleared',
  params: z.strictObject({ paymentId: id }),
  body: z.strictObject({ reason }),
  answer: z.object({ state: z.enum(CHEQUE_STATES), reversedOn: z.string() }),
});
/**
 * The bank has returned the cheque: the receipt is cancelled, its months are unpaid again, and the charge (by default the school's) is added. Refuses:
 * chequeState, beforeDeposit, dayClosed.
 */
export const bounceCheque = defineCall({
  name: 'bounceCheque',
  method: 'POST',
  path: '/finance/cheques/{paymentId}/bounce',
  summary: 'Marks a cheque as returned',
  params: z.strictObject({ paymentId: id }),
  body: z.strictObject({ reason, charge: z.optional(z.union([z.literal(0), positiveRupees])) }),
  answer: z.object({ bouncedOn: z.string(), months: z.array(z.string()), charge: rupees, messageToParent: z.string() }),
});
/** Moves money between cash and bank, for example when cash is deposited. Refuses: notEnough, futureDay, longAgo, dayClosed. */
export const transferMoney = defineCall({
  name: 'transferMoney',
  method: 'POST',
  path: '/finance/transfers',
  summary: 'Moves money between cash and bank',
  body: z.strictObject({
    from: z.enum(['cash', 'bank']),
    to: z.enum(['cash', 'bank']),
    amount: positiveRupees,
    on: z.optional(isoDate),
    memo: z.optional(optionalText(200)),
  }),
  answer: z.object({ entryNo: z.number() }),
});
