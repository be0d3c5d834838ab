import type * as calls from '@shala/contract/finance';
import { CHEQUE_STATES, type ChequeState } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { listInWords, say, sumInWords, writeDay, writeYearMonth } from '#platform/words';
import { findClosing, lockBooks } from '../books/days.store.ts';
import { pastDay } from '../books/money-moves.ts';
import { findCorrectionDay } from '../expenses/spending.store.ts';
import { reversePayment } from '../payments/payments.store.ts';
import { actorOf } from '../payments/record-payment.ts';
import { withLedgerRefusals } from '../refusals.ts';
import { bounceMemo } from '../rules/bounce-memo.ts';
import { namesOf } from '../students/students.store.ts';
import { formatPaise, monthLabel, studentName } from '../wire.ts';
import * as store from './cheques.store.ts';

/** The cheques with the total of each state. */
export async function listCheques(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listCheques>,
): Promise<CallAnswer<typeof calls.listCheques>> {
  const rows = await store.listCheques(db, school.id, query);
  const totals = CHEQUE_STATES.map((state) => {
    const inState = rows.filter((row) => row.state === state);
    return { state, count: inState.length, amount: toRupees(inState.reduce((sum, { amountPaise }) => sum + amountPaise, 0)) };
  });
  return { cheques: rows.map(chequeOnWire), totals };
}

/**
 * Deposits received cheques in the bank on one slip of a day, by default today. Refuses the whole slip when a cheque is not in hand, or was received or is dated
 * later, and a day to come or closed.
 */
export async function depositCheques(
  context: WriteContext,
  { body }: Input<typeof calls.depositCheques>,
): Promise<CallAnswer<typeof calls.depositCheques>> {
  const { db, school, admin, audit } = context;
  const paymentIds = [...new Set(body.paymentIds)];
  const cheques = await store.lockCheques(db, school.id, paymentIds);
  if (cheques.length < paymentIds.length) throw notFound();
  for (const cheque of cheques) requireState(cheque, ['received']);
  const on = await pastDay(context, body.on);
  for (const cheque of cheques) requireReadyOn(cheque, on);
  // Under the lock of the books, so that the day is not closed meanwhile. A deposit has no entry, which would be refused by itself.
  await lockBooks(db, school.id);
  if ((await findClosing(db, school.id, on)) !== null) throw new Refusal('unprocessable', 'dayClosed', { values: { day: writeDay(on) } });
  const amountPaise = cheques.reduce((sum, cheque) => sum + cheque.amountPaise, 0);
  const slip = await store.depositCheques(db, school.id, { paymentIds, on, amountPaise, accountId: admin.id });
  for (const { paymentId } of cheques)
    audit({
      entity: 'payment',
      entityId: paymentId,
      before: { state: 'received' },
      after: { state: 'deposited', depositedOn: on, slipNo: slip.slipNo },
    });
  return { slipId: slip.id, slipNo: slip.slipNo, amount: toRupees(amountPaise), count: cheques.length };
}

/** A deposit slip for printing. */
export async function getDepositSlip(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getDepositSlip>,
): Promise<CallAnswer<typeof calls.getDepositSlip>> {
  const [slip, cheques] = await Promise.all([
    store.getDepositSlip(db, school.id, params.slipId),
    store.listSlipCheques(db, school.id, params.slipId),
  ]);
  if (slip === null) throw notFound();
  return {
    slipNo: slip.slipNo,
    on: slip.on,
    amount: toRupees(slip.amountPaise),
    amountInWords: sumInWords(slip.amountPaise),
    cheques: cheques.map(chequeOnWire),
  };
}

/** Marks a cheque as cleared on a day, by default today. Refuses a settled one, and a day before its receipt or deposit, to come, or closed. */
export async function clearCheque(
  context: WriteContext,
  { params, body }: Input<typeof calls.clearCheque>,
): Promise<CallAnswer<typeof calls.clearCheque>> {
  const { db, school, admin } = context;
  const cheque = await lockCheque(context, params.paymentId, ['received', 'deposited']);
  const on = await pastDay(context, body.on);
  if (on < cheque.receivedOn)
    throw new Refusal('unprocessable', 'clearedTooEarly', { values: { number: cheque.number, day: writeDay(cheque.receivedOn) } });
  if (cheque.depositedOn !== null && on < cheque.depositedOn)
    throw new Refusal('unprocessable', 'beforeDeposit', { values: { number: cheque.number, day: writeDay(cheque.depositedOn) } });
  await withLedgerRefusals(context, () => store.clearCheque(db, school.id, cheque, { on, accountId: admin.id }));
  context.audit({
    entity: 'payment',
    entityId: params.paymentId,
    before: { state: cheque.state },
    after: { state: 'cleared', clearedOn: on },
  });
  return { clearedOn: on };
}

/** Takes a clearing back by a second entry on its own day, or today when its accounts are closed. Refuses a cheque that is not cleared, or whose receipt was cancelled. */
export async function reverseClearing(
  context: WriteContext,
  { params, body }: Input<typeof calls.reverseClearing>,
): Promise<CallAnswer<typeof calls.reverseClearing>> {
  const { db, school, admin } = context;
  const cheque = await lockCheque(context, params.paymentId, ['cleared']);
  const clearedOn = cheque.settledOn ?? cheque.receivedOn;
  // Under the lock of the books, so that no day is closed meanwhile.
  await lockBooks(db, school.id);
  const on = await findCorrectionDay(db, school.id, clearedOn);
  const state = cheque.depositedOn === null ? 'received' : 'deposited';
  const act = { on, accountId: admin.id, state, reason: body.reason } as const;
  await withLedgerRefusals(context, () => store.reverseClearing(db, school.id, cheque, act));
  context.audit({
    entity: 'payment',
    entityId: params.paymentId,
    before: { state: 'cleared', clearedOn },
    after: { state },
    reason: body.reason,
  });
  return { state, reversedOn: on };
}

/** Marks a deposited cheque as bounced: the receipt is cancelled, the months are unpaid again, a charge is added, and a message to the parent is drafted. */
export async function bounceCheque(
  context: WriteContext,
  { params, body }: Input<typeof calls.bounceCheque>,
): Promise<CallAnswer<typeof calls.bounceCheque>> {
  const { db, school, admin } = context;
  const cheque = await lockCheque(context, params.paymentId, ['received', 'deposited']);
  if (cheque.state === 'received') throw new Refusal('conflict', 'chequeInHand', { values: { number: cheque.number } });
  const charge = body.charge === undefined ? await store.findBounceCharge(db, school.id) : toPaise(body.charge);
  const memo = bounceMemo(cheque.number, body.reason);
  const reversal = await withLedgerRefusals(context, () =>
    reversePayment(db, { actor: actorOf(context), paymentId: cheque.paymentId, state: 'bounced', reason: memo }),
  );
  if (charge > 0)
    await store.chargeBounce(db, school.id, {
      yearId: reversal.yearId,
      studentId: cheque.studentId,
      paymentId: cheque.paymentId,
      amountPaise: charge,
      accountId: admin.id,
      number: cheque.number,
    });
  const months = reversal.months.map(monthLabel);
  const spoken = reversal.months.map((month) => (month === 0 ? say('Old dues') : writeYearMonth(month)));
  context.audit({
    entity: 'payment',
    entityId: cheque.paymentId,
    before: { state: cheque.state },
    after: { state: 'bounced', charge: toRupees(charge) },
    reason: body.reason,
  });
  const name = (await namesOf(db, school.id, [cheque.studentId])).get(cheque.studentId) ?? '';
  const message = say(
    '{hasCharge, select, yes {Dear parent, the cheque {number} of {amount} for the fees of {name} ({months}) was returned by the bank: {reason}. Please pay {total}, with the bank charge of {charge}, at the school office.} other {Dear parent, the cheque {number} of {amount} for the fees of {name} ({months}) was returned by the bank: {reason}. Please pay {total} at the school office.}}',
    {
      ...{ number: cheque.number, name, months: listInWords(spoken), reason: body.reason, hasCharge: charge > 0 ? 'yes' : 'no' },
      ...{ amount: formatPaise(cheque.amountPaise), charge: formatPaise(charge), total: formatPaise(cheque.amountPaise + charge) },
    },
  );
  return { bouncedOn: reversal.on, months, charge: toRupees(charge), messageToParent: message };
}

async function lockCheque({ db, school }: WriteContext, paymentId: string, states: readonly ChequeState[]): Promise<store.LockedCheque> {
  const [cheque] = await store.lockCheques(db, school.id, [paymentId]);
  if (cheque === undefined) throw notFound();
  requireState(cheque, states);
  return cheque;
}

function requireState(cheque: store.LockedCheque, states: readonly ChequeState[]): void {
  if (cheque.mode !== 'cheque') throw new Refusal('unprocessable', 'notACheque');
  const state = cheque.paymentState === 'reversed' ? 'cancelled' : (cheque.state ?? '');
  if (!states.some((one) => one === state)) throw new Refusal('conflict', 'chequeState', { values: { number: cheque.number, state } });
}

/** Refuses the deposit of a cheque on a day before its receipt or its own date. */
function requireReadyOn({ number, receivedOn, chequeDate }: store.LockedCheque, on: string): void {
  if (on < receivedOn) throw new Refusal('unprocessable', 'depositedTooEarly', { values: { number, day: writeDay(receivedOn) } });
  if (chequeDate !== null && on < chequeDate)
    throw new Refusal('unprocessable', 'postDated', { values: { number, day: writeDay(chequeDate) } });
}

function chequeOnWire(row: store.ChequeRow) {
  const { paymentId, receiptNo, number, bankName, chequeDate, state, receivedOn, depositedOn, settledOn, slipId, slipNo, isPostDated } =
    row;
  return {
    paymentId,
    receiptNo,
    number,
    bankName,
    chequeDate,
    amount: toRupees(row.amountPaise),
    state,
    receivedOn,
    depositedOn,
    settledOn,
    slipId,
    slipNo,
    isPostDated,
    student: studentName(row),
  };
}
