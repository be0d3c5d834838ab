import type { Row } from './copy.ts';
import { schoolYearOf } from './days.ts';
import { cover, type Due, type FeeAccount, openDues, sumsByMonthAndHead } from './fee-accounts.ts';
import { BOUNCE_PAISE, chargeBounce, type Fees } from './fees.ts';
import type { Act, Book } from './ledger.ts';
import type { Intent } from './payers.ts';
import type { Plan } from './school.ts';

export type Mode = 'cash' | 'cheque' | 'upi' | 'bank transfer' | 'card';
/** A row of `payments` whose state may still change. */
export type PaymentRow = {
  state: string;
  chequeState: string | null;
  amountPaise: number;
  depositedOn: string | null;
  settledOn: string | null;
  slipId: string | null;
  [key: string]: Row[string];
};
type Payment = {
  row: PaymentRow;
  entryNo: number;
  amountPaise: number;
  mode: Mode;
  parts: { due: Due; paise: number }[];
};
export type Payments = { payments: PaymentRow[]; allocations: Row[]; collectionDays: Row[]; receipts: number; acts: Act[] };

/** How and when a payment is made, and what happens to a cheque. */
export type Way = {
  mode: Mode;
  day: string;
  at: Date;
  depositOn: string;
  clearOn: string;
  instrument: string;
  bank: string;
  partShare: number;
};
type Moment = { at: Date; day: string };

/** The fee counter: takes payments, tracks cheques, and reverses the payment of a returned one. */
export class Desk {
  private readonly plan: Plan;
  private readonly fees: Fees;
  private readonly result: Payments;
  private readonly byIntent = new Map<Intent, Payment>();
  private readonly days = new Map<string, { onDate: string; mode: Mode; amountPaise: number; receipts: number }>();
  private readonly live = new Map<FeeAccount, { payment: Payment; day: string }[]>();

  constructor(plan: Plan, fees: Fees, result: Payments) {
    this.plan = plan;
    this.fees = fees;
    this.result = result;
  }

  private count(day: string, mode: Mode, paise: number, receipts: number): void {
    const key = `${day} ${mode}`;
    const sums = this.days.get(key) ?? { onDate: day, mode, amountPaise: 0, receipts: 0 };
    if (!this.days.has(key)) this.result.collectionDays.push(sums);
    this.days.set(key, sums);
    sums.amountPaise += paise;
    sums.receipts += receipts;
  }

  private remember(account: FeeAccount): void {
    account.paidOn = account.paidOn.map(
      (_, month) =>
        (this.live.get(account) ?? [])
          .filter(({ payment }) => payment.parts.some(({ due }) => due.month === month))
          .map(({ day }) => day)
          .sort()
          .at(-1) ?? null,
    );
  }

  receive(book: Book, intent: Intent, way: Way): void {
    const { plan, result } = this;
    const dues = openDues(intent.account, intent.through);
    const owed = dues.reduce((sum, due) => sum + due.chargedPaise - due.paidPaise, 0);
    if (owed === 0) return;
    const amountPaise = intent.isPart ? Math.min(owed, wholeHundreds(owed * way.partShare)) : owed;
    const { student } = intent.account;
    const receiptNo = ++result.receipts;
    const id = plan.ids('payment', receiptNo);
    const entryNo = book.post({
      kind: 'payment',
      at: way.at,
      onDate: way.day,
      debit: way.mode === 'cash' ? 'cash' : way.mode === 'cheque' ? 'cheques' : 'bank',
      credit: 'receivable',
      amountPaise,
      memo: `Receipt ${plan.year.first}/${receiptNo}`,
      studentId: student.id,
      documentId: id,
    });
    const parts = cover(dues, amountPaise);
    result.allocations.push(
      ...sumsByMonthAndHead(parts).map(({ monthNo, headId, amountPaise }): Row => ({ paymentId: id, monthNo, headId, amountPaise })),
    );
    const isDeposited = way.mode === 'cheque' && way.depositOn <= plan.today;
    const row: PaymentRow = {
      id,
      studentId: student.id,
      yearId: plan.yearId,
      amountPaise,
      mode: way.mode,
      instrumentNumber: way.instrument,
      bankName: way.bank,
      instrumentDate: way.mode === 'cheque' ? way.day : null,
      receivedOn: way.day,
      financialYear: plan.year.first,
      receiptNo,
      entryNo,
      state: 'live',
      chequeState: way.mode !== 'cheque' ? null : isDeposited ? 'deposited' : 'received',
      depositedOn: isDeposited ? way.depositOn : null,
      settledOn: null,
      slipId: null,
      accountId: plan.accountId,
      createdAt: way.at,
    };
    const payment: Payment = { row, entryNo, amountPaise, mode: way.mode, parts };
    result.payments.push(row);
    this.count(way.day, way.mode, amountPaise, 1);
    this.live.set(intent.account, [...(this.live.get(intent.account) ?? []), { payment, day: way.day }]);
    this.remember(intent.account);
    this.byIntent.set(intent, payment);
  }

  clear(book: Book, intent: Intent, way: Way, { at, day }: Moment): void {
    const payment = this.byIntent.get(intent);
    if (payment === undefined) return;
    payment.row.chequeState = 'cleared';
    payment.row.settledOn = day;
    book.post({
      kind: 'clearing',
      at,
      onDate: day,
      debit: 'bank',
      credit: 'cheques',
      amountPaise: payment.amountPaise,
      memo: `Cheque ${way.instrument} cleared`,
      studentId: intent.account.student.id,
      documentId: String(payment.row.id),
    });
  }

  /** A returned cheque: its receipt is reversed, its months are unpaid again, and the bounce charge is due. */
  bounce(book: Book, intent: Intent, way: Way, { at, day }: Moment): void {
    const payment = this.byIntent.get(intent);
    if (payment === undefined) return;
    const { student } = intent.account;
    payment.row.state = 'bounced';
    payment.row.chequeState = 'bounced';
    payment.row.depositedOn ??= day;
    payment.row.settledOn = day;
    book.post({
      kind: 'reversal',
      at,
      onDate: day,
      debit: 'receivable',
      credit: 'cheques',
      amountPaise: payment.amountPaise,
      reversesNo: payment.entryNo,
      memo: `Cheque ${way.instrument} returned: funds insufficient`,
      studentId: student.id,
      documentId: String(payment.row.id),
    });
    for (const { due, paise } of payment.parts) due.paidPaise -= paise;
    this.count(day, 'cheque', -payment.amountPaise, 0);
    this.live.set(
      intent.account,
      (this.live.get(intent.account) ?? []).filter((held) => held.payment !== payment),
    );
    this.remember(intent.account);
    chargeBounce(this.plan, this.fees, {
      account: intent.account,
      month: schoolYearOf(day).month,
      post: (code) =>
        book.post({
          kind: 'charge',
          at,
          onDate: day,
          debit: 'receivable',
          credit: code,
          amountPaise: BOUNCE_PAISE,
          memo: `Charge for returned cheque ${way.instrument}`,
          studentId: student.id,
          documentId: String(payment.row.id),
        }),
    });
  }
}

function wholeHundreds(paise: number): number {
  return Math.max(10_000, Math.round(paise / 10_000) * 10_000);
}
