import { randomUUID } from 'node:crypto';
import type * as calls from '@shala/contract/finance';
import type { PaymentMode } from '@shala/contract/finance';
import { type CallAnswer, COMPLETE_FEES, CURRENT_MONTH, type MonthName, monthNumber, toPaise, toRupees } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { AtomicWriteContext, Input, WriteContext } from '#platform/http';
import { writeDay } from '#platform/words';
import { today } from '../expenses/spending.store.ts';
import { withLedgerRefusals } from '../refusals.ts';
import { oldestChequeDay } from '../rules/oldest-cheque.ts';
import { namesOf } from '../students/students.store.ts';
import { formatPaise, paymentAnswer, yearsFrom } from '../wire.ts';
import { type Actor, type Instrument, lockFeeAccounts, type PaymentPart, recordPayment as post } from './payments.store.ts';

const MOST_YEARS_BACK = 5;

type Answer = CallAnswer<typeof calls.recordPayment>;
type PaymentMonth = MonthName | typeof CURRENT_MONTH | typeof COMPLETE_FEES | undefined;

/** Records a cash payment for the given month first, then for the oldest dues. Refuses a paid month, more than is due, and a closed day. */
export function updateOfflineCashFeePayment(
  context: AtomicWriteContext,
  { body }: Input<typeof calls.updateOfflineCashFeePayment>,
): Promise<Answer> {
  const { studentId, amount, month } = body;
  return record(context, {
    call: 'updateOfflineCashFeePayment',
    studentId,
    amount,
    month,
    instrument: { mode: 'cash', reference: '', bankName: '', instrumentOn: null },
  });
}

/** The same by cheque; also refuses a cheque number that is on another receipt, and a cheque that the bank would refuse for its date. */
export async function updateOfflineChequeFeePayment(
  context: AtomicWriteContext,
  { body }: Input<typeof calls.updateOfflineChequeFeePayment>,
): Promise<Answer> {
  const { studentId, amount, month, instrumentId, bankName, chequeDate } = body;
  const instrument: Instrument = {
    mode: 'cheque',
    reference: instrumentId,
    bankName: bankName ?? '',
    instrumentOn: await dateOf(context, 'cheque', chequeDate),
  };
  return record(context, { call: 'updateOfflineChequeFeePayment', studentId, amount, month, instrument });
}

/** The same in any mode. Refuses a mode other than cash without its reference number. */
export async function recordPayment(context: AtomicWriteContext, { body }: Input<typeof calls.recordPayment>): Promise<Answer> {
  return record(context, {
    call: 'recordPayment',
    studentId: body.studentId,
    amount: body.amount,
    month: body.month,
    instrument: await instrumentOf(context, body),
    parts: partsOf(body),
  });
}

/** The lines that an amount is for, when they were selected. Refuses a line given twice, and parts that do not add up to the amount. */
function partsOf({ parts, amount }: Input<typeof calls.recordPayment>['body']): PaymentPart[] | undefined {
  if (parts === undefined) return undefined;
  const lines = new Set(parts.map(({ month, headId }) => `${month} ${headId.toLowerCase()}`));
  const sum = parts.reduce((total, part) => total + toPaise(part.amount), 0);
  if (lines.size < parts.length || sum !== toPaise(amount))
    throw new Refusal('unprocessable', 'partsDiffer', { values: { amount: formatPaise(toPaise(amount)) } });
  return parts.map((part) => ({
    monthNo: part.month === 'Arrears' ? 0 : monthNumber(part.month),
    headId: part.headId,
    paise: toPaise(part.amount),
  }));
}

/** One payment for several siblings: completely or not at all, one receipt for each, oldest dues first. */
export async function payFamily(
  context: WriteContext,
  { body }: Input<typeof calls.payFamily>,
): Promise<CallAnswer<typeof calls.payFamily>> {
  const instrument = await instrumentOf(context, body);
  const studentIds = body.parts.map(({ studentId }) => studentId);
  if (new Set(studentIds).size < studentIds.length) throw new Refusal('unprocessable', 'twiceInFamily');
  const names = await namesOf(context.db, context.school.id, studentIds);
  await lockFeeAccounts(context.db, context.school.id, studentIds);
  const batchId = randomUUID();
  const receipts = [];
  for (const { studentId, amount } of body.parts) {
    const posted = await withLedgerRefusals(context, () =>
      post(context.db, {
        ...instrument,
        actor: actorOf(context),
        call: 'payFamily',
        key: null,
        requestHash: null,
        studentId,
        monthNo: -1,
        amountPaise: toPaise(amount),
        batchId,
      }),
    );
    receipts.push({ ...paymentAnswer(context, posted), studentId, student: names.get(studentId) ?? '' });
  }
  const amount = toRupees(body.parts.reduce((sum, part) => sum + toPaise(part.amount), 0));
  context.audit({ entity: 'family payment', entityId: batchId, after: { amount, receipts: receipts.map(({ receiptNo }) => receiptNo) } });
  return { amount, receipts };
}

type Order = {
  call: string;
  studentId: string;
  amount: number;
  month: PaymentMonth;
  instrument: Instrument;
  parts?: PaymentPart[] | undefined;
};

async function record(context: AtomicWriteContext, { call, studentId, amount, month, instrument, parts }: Order): Promise<Answer> {
  const { key, requestHash } = context;
  const posted = await withLedgerRefusals(context, () =>
    post(context.db, {
      ...instrument,
      actor: actorOf(context),
      call,
      key,
      requestHash,
      studentId,
      monthNo: monthOrder(month),
      amountPaise: toPaise(amount),
      parts,
    }),
  );
  if (posted.isReplay) context.replayed();
  return paymentAnswer(context, posted);
}

/** Null means the current month, 0 the whole year. */
export function monthOrder(month: PaymentMonth): number | null {
  if (month === undefined || month === CURRENT_MONTH) return null;
  return month === COMPLETE_FEES ? 0 : monthNumber(month);
}

async function instrumentOf(
  context: Clock,
  body: Input<typeof calls.recordPayment>['body'] | Input<typeof calls.payFamily>['body'],
): Promise<Instrument> {
  const { mode, reference, bankName = '' } = body;
  if (mode === 'cash') return { mode, reference: '', bankName: '', instrumentOn: null };
  if (reference === undefined) throw new Refusal('unprocessable', 'referenceNeeded');
  return { mode, reference, bankName, instrumentOn: await dateOf(context, mode, body.instrumentDate) };
}

type Clock = Pick<WriteContext, 'now' | 'db' | 'school'>;

/**
 * The date on a cheque or similar. Refuses a date years ago, because its year is mistyped, and a cheque or draft that is older than banks take. A future date
 * makes a post-dated cheque.
 */
async function dateOf({ now, db, school }: Clock, mode: PaymentMode, day: string | undefined): Promise<string | null> {
  if (day === undefined) return null;
  if (day < yearsFrom(now.toISOString().slice(0, 10), -MOST_YEARS_BACK))
    throw new Refusal('unprocessable', 'instrumentDate', { values: { day: writeDay(day) } });
  if (mode === 'cheque' || mode === 'draft') {
    const from = oldestChequeDay(await today(db, school.id));
    if (day < from) throw new Refusal('unprocessable', 'staleCheque', { values: { day: writeDay(day), from: writeDay(from) } });
  }
  return day;
}

export function actorOf({ school, admin, request }: Pick<WriteContext, 'school' | 'admin' | 'request'>): Actor {
  return { schoolId: school.id, accountId: admin.id, requestId: request.id };
}
