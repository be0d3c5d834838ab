import type * as calls from '@shala/contract/finance';
import { PAYMENT_MODES, type PaymentMode } from '@shala/contract/finance';
import { type CallAnswer, toRupees, yearName } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { putMail } from '#platform/mail';
import { writeDay } from '#platform/words';
import { today } from '../expenses/spending.store.ts';
import { listHeadReceipts } from '../overview/heads.store.ts';
import { formatPaise, headReceiptsOnWire } from '../wire.ts';
import { closingMail } from './closing-mail.ts';
import * as store from './days.store.ts';
import { accountOnWire, linesOf } from './entry-lines.ts';
import { refuseFuture } from './money-moves.ts';
import { type DayAccount, listPeriodEntries } from './period.store.ts';

/** The day book: opening balance, receipts, payments and closing balance of cash, bank and cheques in hand, and every entry. */
export async function getDayBook(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.getDayBook>,
): Promise<CallAnswer<typeof calls.getDayBook>> {
  const date = query.date ?? (await today(db, school.id));
  const [accounts, entries, closing] = await Promise.all([
    store.listDayAccounts(db, school.id, date),
    listPeriodEntries(db, school.id, { from: date, to: date }, { after: null, limit: null }),
    store.findClosing(db, school.id, date),
  ]);
  return {
    date,
    isClosed: closing !== null,
    accounts: accounts.map(accountOnWire),
    entries: entries.flatMap(linesOf),
  };
}

/** Whether today is closed, the latest closed day, and the cash in hand. */
export async function getDayState({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getDayState>> {
  const { day, isClosed, closedUntil, cashPaise } = await store.getDayState(db, school.id);
  return { day, isClosed, closedUntil, cashInHand: toRupees(cashPaise) };
}

/** The figures that a cashier needs to close a day; of a closed day those that were signed. */
export async function getDayClosing(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getDayClosing>,
): Promise<CallAnswer<typeof calls.getDayClosing>> {
  const { day } = params;
  const [accounts, moves, receipts, heads, cancelled, closing, mailTo] = await Promise.all([
    store.listDayAccounts(db, school.id, day),
    store.sumCashMoves(db, school.id, day),
    store.listDayReceipts(db, school.id, day),
    listHeadReceipts(db, school.id, { from: day, to: day, kept: store.STAYS_ON_ITS_DAY }),
    store.listCancelledReceipts(db, school.id, day),
    store.findClosing(db, school.id, day),
    store.findMailTo(db, school.id),
  ]);
  const byMode = PAYMENT_MODES.map((mode) => {
    const rows = receipts.filter((row) => row.mode === mode);
    return {
      mode,
      receipts: rows.reduce((sum, row) => sum + row.receipts, 0),
      amount: toRupees(rows.reduce((sum, row) => sum + row.amountPaise, 0)),
    };
  });
  const expectedNow = cashIn(accounts);
  const changed = closing === null ? 0 : expectedNow - closing.expectedPaise;
  return {
    day,
    expectedCash: toRupees(expectedNow - changed),
    cash: cashOf(accounts, moves, changed),
    byMode: byMode.filter((row) => row.receipts > 0),
    byCashier: receipts.map(({ cashier, mode, receipts: count, amountPaise }) => ({
      cashier,
      mode: mode as PaymentMode,
      receipts: count,
      amount: toRupees(amountPaise),
    })),
    byHead: heads.map(headReceiptsOnWire),
    cancelled: cancelled.map(cancelledOnWire),
    closing: closing && {
      closedAt: closing.closedAt.toISOString(),
      by: closing.by,
      counted: closing.counted,
      countedCash: toRupees(closing.countedPaise),
      difference: toRupees(closing.countedPaise - closing.expectedPaise),
      expectedNow: changed === 0 ? null : toRupees(expectedNow),
      remark: closing.remark,
      checkCode: closing.checkCode,
      mailedTo: closing.mailedTo,
    },
    mailTo,
  };
}

/** Counts the cash and locks the day. Refuses a closed or future day, and a difference without a remark. */
export async function closeDay(
  context: WriteContext,
  { params, body }: Input<typeof calls.closeDay>,
): Promise<CallAnswer<typeof calls.closeDay>> {
  const { db, school, admin, audit, platform } = context;
  const { day } = params;
  await refuseFuture(db, school.id, { day, today: await today(db, school.id) });
  await store.lockBooks(db, school.id);
  if ((await store.findClosing(db, school.id, day)) !== null)
    throw new Refusal('conflict', 'dayClosed', { values: { day: writeDay(day) } });
  const expectedPaise = cashIn(await store.listDayAccounts(db, school.id, day));
  const countedPaise = body.counted.reduce((sum, { denomination, count }) => sum + denomination * count * 100, 0);
  const remark = body.remark ?? '';
  if (countedPaise !== expectedPaise && remark === '')
    throw new Refusal('unprocessable', 'remarkNeeded', { values: { difference: formatPaise(countedPaise - expectedPaise) } });
  const { counted, mailTo = '' } = body;
  const checkCode = await store.closeDay(db, school.id, {
    ...{ day, counted, countedPaise, expectedPaise, remark, mailTo },
    accountId: admin.id,
  });
  if (mailTo !== '') {
    const name = await store.findSchoolName(db, school.id);
    await putMail(
      db,
      closingMail({ day, expectedPaise, countedPaise, remark, checkCode, by: admin.name, school: name, to: mailTo, schoolId: school.id }),
    );
    platform.wakeJob('deliver-mail');
  }
  audit({
    entity: 'day',
    after: { day, expected: toRupees(expectedPaise), counted: toRupees(countedPaise) },
    ...(remark !== '' && { reason: remark }),
  });
  return { expectedCash: toRupees(expectedPaise), countedCash: toRupees(countedPaise), difference: toRupees(countedPaise - expectedPaise) };
}

/** Unlocks a day; who did it and why stays in the audit log. Refuses a day that is not closed. */
export async function reopenDay(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.reopenDay>,
): Promise<CallAnswer<typeof calls.reopenDay>> {
  if (!(await store.reopenDay(db, school.id, { day: params.day, accountId: admin.id, reason: body.reason })))
    throw new Refusal('conflict', 'notClosed');
  audit({ entity: 'day', after: { day: params.day, isClosed: false }, reason: body.reason });
  return { day: params.day };
}

function cancelledOnWire({ firstYear, amountPaise, reason, ...receipt }: store.CancelledReceipt) {
  return {
    ...receipt,
    financialYear: yearName(firstYear),
    amount: toRupees(amountPaise),
    // The memo of a cheque that bounced names the cheque before the reason.
    reason: receipt.state === 'bounced' ? reason.replace(/^Cheque .+? returned: /, '') : reason,
  };
}

/** The parts of the expected cash. A closed day takes no entries, so what changed it since (`changed`, in paise) is in its opening. */
function cashOf(accounts: readonly DayAccount[], { depositedPaise, undonePaise, openedPaise }: store.CashMoves, changed: number) {
  const cash = accounts.find(({ code }) => code === 'cash');
  return {
    opening: toRupees((cash?.openingPaise ?? 0) + openedPaise - changed),
    received: toRupees((cash?.debitPaise ?? 0) - openedPaise - undonePaise),
    paidOut: toRupees((cash?.creditPaise ?? 0) - depositedPaise - undonePaise),
    deposited: toRupees(depositedPaise),
  };
}

function cashIn(accounts: readonly DayAccount[]): number {
  const cash = accounts.find(({ code }) => code === 'cash');
  return cash ? cash.openingPaise + cash.debitPaise - cash.creditPaise : 0;
}
