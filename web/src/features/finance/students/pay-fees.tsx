import { useLingui } from '@lingui/react/macro';
import { COMPLETE_FEES, type MonthName } from '@shala/contract/shared';
import { showToast } from '#lib/toasts';
import type { StudentFees } from '../api.ts';
import { printReceipt, printsReceipts } from '../lib/print-receipt.ts';
import { useReceiptPaper } from '../lib/receipt-paper.ts';
import { PaymentDialog } from '../payment/payment-dialog.tsx';
import { type Order, usePay } from '../payment/use-pay.ts';

export type PayMonth = MonthName | 'Arrears';
type Props = {
  fees: StudentFees;
  month?: PayMonth | undefined;
  /** What to begin with, in rupees, in place of all that is left. */
  amount?: number;
  onPaid: (paymentId: string | undefined) => void;
  onClose: () => void;
};

/** Takes a payment of a student whose year of fees is known. */
export function PayFees({ fees, month, amount, onPaid, onClose }: Props) {
  const { t } = useLingui();
  const { addressOf } = useReceiptPaper();
  const { pay, isPaying, outcome } = usePay((_order, answer) => {
    showToast({ tone: 'good', sentence: t`Payment Successful` });
    if (printsReceipts() && answer.receiptUrl) void printReceipt(addressOf(answer.receiptUrl));
    onPaid(answer.paymentId);
  });
  const { student, months, arrears, left } = fees;
  const owed = [arrears, ...months].find((item) => item.month === month)?.left ?? left;
  const order: Order = {
    payer: { ...student, _id: student.id, rollNum: student.rollNumber },
    // Last year's arrears are the oldest of the dues, and need no name.
    month: month === undefined || month === 'Arrears' ? COMPLETE_FEES : month,
    amount: amount === undefined ? owed : Math.min(amount, left),
    mode: 'cash',
    owed: left,
  };
  const error = outcome && 'error' in outcome ? outcome.error : null;
  return (
    <PaymentDialog
      order={order}
      isPaying={isPaying}
      error={error}
      onPay={(filled) => void pay(filled).then((isPaid) => isPaid && onClose())}
      onClose={onClose}
    />
  );
}
