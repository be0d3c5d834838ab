import { fetchStudentsOfClass, updateOfflineCashFeePayment, updateOfflineChequeFeePayment } from '@shala/contract/finance';
import type { COMPLETE_FEES, CURRENT_MONTH, MonthName } from '@shala/contract/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type FeeStudent, financeQuery, type PaymentAnswer, useFinanceAct } from '../api.ts';
import { afterPayment } from '../lib/allocate.ts';

/** What the day of a payment reads until the list is loaded again; the specification's fixed placeholder. */
export const JUST_NOW = 'Just now';

export type PaymentMonth = MonthName | typeof CURRENT_MONTH | typeof COMPLETE_FEES;
export type Mode = 'cash' | 'cheque';
/** What a person is about to pay at the counter. */
export type Order = { student: FeeStudent; month: PaymentMonth; amount: number; mode: Mode };
/** The same, complete: what is sent, under the key of its dialog. */
export type FilledOrder = Order & { key: string; instrumentId: string; bankName: string; chequeDate: string };
export type Outcome = { order: FilledOrder } & ({ answer: PaymentAnswer } | { error: unknown });

/** Sends a payment of the counter once, shows the child as paid 'Just now', and keeps how it ended. A failed one can be sent again under its key. */
export function usePay(classId: string | undefined) {
  const client = useQueryClient();
  const cash = useFinanceAct(updateOfflineCashFeePayment, { keeps: fetchStudentsOfClass.name });
  const cheque = useFinanceAct(updateOfflineChequeFeePayment, { keeps: fetchStudentsOfClass.name });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const isRunning = useRef(false);

  const showPaid = ({ student, amount, month }: FilledOrder) => {
    const { queryKey } = financeQuery(fetchStudentsOfClass, { body: { classId: classId ?? '' } });
    client.setQueryData<FeeStudent[]>(queryKey, (list) =>
      list?.map((one) => (one._id === student._id ? afterPayment(one, amount, month, JUST_NOW) : one)),
    );
  };

  const pay = async (order: FilledOrder): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPaying(true);
    try {
      const { data } = await (order.mode === 'cash' ? payCash(order) : payCheque(order));
      showPaid(order);
      setOutcome({ order, answer: data });
    } catch (error) {
      setOutcome({ order, error });
    } finally {
      isRunning.current = false;
      setIsPaying(false);
    }
  };

  const payCash = ({ student, month, amount, key }: FilledOrder) =>
    cash.mutateAsync({ input: { body: { studentId: student._id, month, amount } }, key });
  const payCheque = ({ student, month, amount, key, instrumentId, bankName, chequeDate }: FilledOrder) =>
    cheque.mutateAsync({
      input: {
        body: {
          studentId: student._id,
          amount,
          month,
          instrumentId,
          ...(bankName ? { bankName } : {}),
          ...(chequeDate ? { chequeDate } : {}),
        },
      },
      key,
    });
  return { pay, isPaying, outcome, dismiss: () => setOutcome(null) };
}
