import type * as calls from '@shala/contract/finance';
import { type CallAnswer, isWholePaise, toPaise, toRupees, yearName } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { missingCash } from '../books/money-moves.ts';
import { readPlace, writePlace } from '../paging.ts';
import { withLedgerRefusals } from '../refusals.ts';
import { reasonOfBounce } from '../rules/bounce-memo.ts';
import { monthLabel, receiptUrl, studentName } from '../wire.ts';
import * as store from './payments.store.ts';
import { actorOf } from './record-payment.ts';
import { refundUrl } from './refund-voucher.ts';
import { findRefund } from './refunds.store.ts';

const PAGE = 50;
/** How long the receipt itself can be printed from its payment. */
const FIRST_PRINT_MS = 60 * 60_000;

/** Matching payments, newest first, in pages, with the total of all. */
export async function listPayments(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listPayments>,
): Promise<CallAnswer<typeof calls.listPayments>> {
  const { after, ...filter } = query;
  const place = readPlace(after, ['instant', 'id']);
  const [rows, total] = await Promise.all([
    store.listPayments(db, school.id, filter, { after: place && { at: place[0] as string, id: place[1] as string }, limit: PAGE + 1 }),
    store.sumPayments(db, school.id, filter),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    payments: page.map(paymentOnWire),
    next: rows.length > PAGE && last ? writePlace([last.at.toISOString(), last.id]) : null,
    total: { count: total.count, cancelled: total.cancelled, amount: toRupees(total.amountPaise) },
  };
}

/** One payment with what it covers and its history. */
export async function getPayment(
  context: ReadContext,
  { params }: Input<typeof calls.getPayment>,
): Promise<CallAnswer<typeof calls.getPayment>> {
  const { db, school, now } = context;
  const payment = await store.getPayment(db, school.id, params.paymentId);
  if (payment === null) throw notFound();
  const [allocations, events, refund] = await Promise.all([
    store.listAllocations(db, school.id, payment.id),
    store.listPaymentEvents(db, school.id, payment),
    payment.state === 'reversed' ? findRefund(db, school.id, payment.id) : null,
  ]);
  const names = {
    clearing: 'cleared',
    unclearing: 'uncleared',
    reversal: payment.state === 'bounced' ? 'bounced' : 'reversed',
    reprintReceipt: 'reprinted',
    depositCheques: 'deposited',
  } as const;
  return {
    ...paymentOnWire(payment),
    allocations: allocations.map(({ monthNo, head, amountPaise }) => ({ month: monthLabel(monthNo), head, amount: toRupees(amountPaise) })),
    history: [
      { at: payment.at.toISOString(), what: 'received' as const, by: payment.by, reason: '' },
      ...events.map(({ at, on, kind, by, reason }) => ({
        at: at.toISOString(),
        what: names[kind as keyof typeof names],
        ...((kind === 'clearing' || kind === 'depositCheques') && on !== null && { on }),
        by,
        reason: kind === 'clearing' ? '' : reasonOfBounce(reason),
      })),
    ],
    reprints: payment.reprints,
    receiptUrl: payment.reprints === 0 && now.getTime() - payment.at.getTime() < FIRST_PRINT_MS ? receiptUrl(context, payment.id) : null,
    refundUrl: refund === null ? null : refundUrl(context, payment.id),
  };
}

/** A recent payment of the same student, for the warning about duplicate payments. Refuses an unknown student. */
export async function findRecentPayment(
  context: ReadContext,
  { params, query }: Input<typeof calls.findRecentPayment>,
): Promise<CallAnswer<typeof calls.findRecentPayment>> {
  const { db, school } = context;
  const payment = await store.findRecentPayment(db, school.id, params.studentId);
  if (payment === null) {
    if (!(await store.isStudent(db, school.id, params.studentId))) throw notFound();
    return { payment: null };
  }
  const { amountPaise, financialYear, ...rest } = payment;
  const isSameAmount = query.amount !== undefined && isWholePaise(query.amount) && toPaise(query.amount) === amountPaise;
  return {
    payment: {
      ...rest,
      amount: toRupees(amountPaise),
      financialYear: yearName(financialYear),
      receiptUrl: receiptUrl(context, payment.paymentId),
      isSameAmount,
    },
  };
}

/** A further copy, which is counted and marked DUPLICATE. */
export async function reprintReceipt(
  context: WriteContext,
  { params }: Input<typeof calls.reprintReceipt>,
): Promise<CallAnswer<typeof calls.reprintReceipt>> {
  const reprints = await store.reprintReceipt(context.db, context.school.id, params.paymentId);
  if (reprints === null) throw notFound();
  context.audit({ entity: 'payment', entityId: params.paymentId, after: { copy: reprints } });
  return { receiptUrl: receiptUrl(context, params.paymentId, 'duplicate'), copy: reprints };
}

/** Reverses a payment; its months are unpaid again. Refuses one that is already reversed, and a closed day. */
export async function reversePayment(
  context: WriteContext,
  { params, body }: Input<typeof calls.reversePayment>,
): Promise<CallAnswer<typeof calls.reversePayment>> {
  const act = { actor: actorOf(context), paymentId: params.paymentId, state: 'reversed', reason: body.reason } as const;
  const reversal = await withLedgerRefusals(context, () => store.reversePayment(context.db, act));
  context.audit({
    entity: 'payment',
    entityId: params.paymentId,
    before: { state: 'live' },
    after: { state: 'reversed' },
    reason: body.reason,
  });
  const cashInHand = reversal.mode === 'cash' ? await missingCash(context) : null;
  return { reversedOn: reversal.on, months: reversal.months.map(monthLabel), cashInHand };
}

function paymentOnWire(row: store.PaymentRow): CallAnswer<typeof calls.listPayments>['payments'][number] {
  const { id, receiptNo, paidOn, mode, reference, bankName, state, chequeState, by } = row;
  return {
    id,
    receiptNo,
    financialYear: yearName(row.financialYear),
    paidOn,
    at: row.at.toISOString(),
    amount: toRupees(row.amountPaise),
    mode,
    reference,
    bankName,
    state,
    chequeState,
    months: row.months.map(monthLabel),
    by,
    student: studentName(row),
  };
}
