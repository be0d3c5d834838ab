import { COMPLETE_FEES, CURRENT_MONTH } from '@shala/contract/shared';
import type { FeeStudent } from '../api.ts';
import { dueNow, dueOfMonth, owedBy } from '../lib/dues.ts';
import type { Order } from '../payment/use-pay.ts';

/** The month whose receipt is asked for. */
export type WantedReceipt = { studentId: string; month: string };

/** The payment that a row is opened for: the month of today, or what is due besides it. */
export function orderOf(student: FeeStudent, mode: Order['mode'] = 'cash'): Order | null {
  const ofMonth = student.status === 'Unpaid' ? dueOfMonth(student) : 0;
  const owed = knownDebt(student);
  if (ofMonth > 0) return { payer: student, month: CURRENT_MONTH, amount: ofMonth, mode, owed };
  const due = dueNow(student);
  return due > 0 ? { payer: student, month: COMPLETE_FEES, amount: due, mode, owed } : null;
}

/** All that is owed; undefined where the answer carries no amounts. */
function knownDebt(student: FeeStudent): number | undefined {
  return student.feeStatus.monthlyFeeStatus.length > 0 ? owedBy(student) : undefined;
}
