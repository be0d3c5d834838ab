import {
  fetchStudentsOfClass,
  listCounterStudents,
  type PaymentMode,
  recordPayment,
  updateOfflineCashFeePayment,
  updateOfflineChequeFeePayment,
} from '@shala/contract/finance';
import type { CallInput, COMPLETE_FEES, CURRENT_MONTH, MonthName } from '@shala/contract/shared';
import { useRef, useState } from 'react';
import { type PaymentAnswer, useFinanceAct } from '../api.ts';
import { instrumentOf } from './instrument-fields.tsx';
import type { FilledForm } from './use-payment-form.ts';

export type PaymentMonth = MonthName | typeof CURRENT_MONTH | typeof COMPLETE_FEES;
/** Whose fees are paid. */
type Payer = { _id: string; name: string; className: string; sectionName: string; rollNum: number | null };
/** What a person is about to pay. `owed` is all that is open of the year, where the screen knows it. */
export type Order = { payer: Payer; month: PaymentMonth; amount: number; mode: PaymentMode; owed?: number | undefined };
/** A fee head of a month, and what of the sum is for it. */
export type Part = NonNullable<CallInput<typeof recordPayment>['body']['parts']>[number];
/** The same, complete: what is sent, under the key of its dialog. */
export type FilledOrder = Order & FilledForm & { key: string; parts?: Part[] | undefined };
export type Outcome = { order: FilledOrder } & ({ answer: PaymentAnswer } | { error: unknown });

const KEPT = [fetchStudentsOfClass.name, listCounterStudents.name];

/** Sends a payment once and keeps how it ended. A failed one can be sent again under its key. `onPaid` brings the screen's own lists up to date. */
export function usePay(onPaid: (order: FilledOrder, answer: PaymentAnswer) => void) {
  const cash = useFinanceAct(updateOfflineCashFeePayment, { keeps: KEPT });
  const cheque = useFinanceAct(updateOfflineChequeFeePayment, { keeps: KEPT });
  const other = useFinanceAct(recordPayment, { keeps: KEPT });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const isRunning = useRef(false);

  const send = ({ payer, month, amount, mode, instrument, parts, key }: FilledOrder) => {
    const studentId = payer._id;
    const { reference, bankName, instrumentDate } = instrumentOf(instrument);
    if (parts || (mode !== 'cash' && mode !== 'cheque')) {
      const what = parts ? { parts } : { month };
      const by = mode === 'cash' ? {} : instrumentOf(instrument);
      return other.mutateAsync({ input: { body: { studentId, amount, mode, ...what, ...by } }, key });
    }
    if (mode === 'cash') return cash.mutateAsync({ input: { body: { studentId, month, amount } }, key });
    const body = { studentId, amount, month, instrumentId: reference };
    const known = { ...(bankName ? { bankName } : {}), ...(instrumentDate ? { chequeDate: instrumentDate } : {}) };
    return cheque.mutateAsync({ input: { body: { ...body, ...known } }, key });
  };

  /** True when it was recorded. */
  const pay = async (order: FilledOrder): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsPaying(true);
    try {
      const { data } = await send(order);
      onPaid(order, data);
      setOutcome({ order, answer: data });
      return true;
    } catch (error) {
      setOutcome({ order, error });
      return false;
    } finally {
      isRunning.current = false;
      setIsPaying(false);
    }
  };
  return { pay, isPaying, outcome, dismiss: () => setOutcome(null) };
}
