import { useLingui } from '@lingui/react/macro';
import { type getPayment, reprintReceipt, reversePayment } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { fileAddress } from '#lib/file-address';
import { formatList, formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { ReasonDialog } from '#ui/reason-dialog';
import { type PaymentRow, useFinanceAct } from '../api.ts';
import { ReceiptPaperSelect } from '../components/receipt-paper-select.tsx';
import { useCashWarning } from '../expenses/use-cash-warning.ts';
import { useReceiptPaper } from '../lib/receipt-paper.ts';
import { useDayState } from '../lib/use-day-state.ts';
import { useFinanceWords } from '../lib/words.ts';

/** What can be done with a receipt: print it, print it again, or cancel it. */
export function ReceiptActs({ payment }: { payment: CallAnswer<typeof getPayment> }) {
  const { t } = useLingui();
  const [isReversing, setIsReversing] = useState(false);
  const [copyUrl, setCopyUrl] = useState<string | null>(null);
  const { addressOf } = useReceiptPaper();
  const reprint = useFinanceAct(reprintReceipt, {
    onDone: ({ receiptUrl }) => {
      setCopyUrl(receiptUrl);
      window.open(addressOf(receiptUrl), '_blank', 'noopener');
    },
  });
  const handleReprint = () =>
    reprint.mutate(
      { input: { params: { paymentId: payment.id } } },
      { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) },
    );
  return (
    <>
      {payment.receiptUrl ? (
        <Button
          isPrimary
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.open(addressOf(payment.receiptUrl ?? ''), '_blank', 'noopener')}
        >
          {t`Print receipt`}
        </Button>
      ) : null}
      <Button icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} isBusy={reprint.isPending} onClick={handleReprint}>
        {t`Print a duplicate`}
      </Button>
      {payment.refundUrl ? (
        <Button
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.open(fileAddress(payment.refundUrl ?? ''), '_blank', 'noopener')}
        >
          {t`Print refund voucher`}
        </Button>
      ) : null}
      <ReceiptPaperSelect />
      {payment.state === 'live' ? (
        <Button icon={<IconX size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsReversing(true)}>
          {t`Cancel receipt`}
        </Button>
      ) : null}
      {copyUrl ? (
        <a href={addressOf(copyUrl)} target="_blank" rel="noreferrer" style={{ alignSelf: 'center', fontSize: '0.8125rem' }}>
          {t`Open the duplicate`}
        </a>
      ) : null}
      {isReversing ? <ReverseDialog payment={payment} onClose={() => setIsReversing(false)} /> : null}
    </>
  );
}

function ReverseDialog({ payment, onClose }: { payment: PaymentRow; onClose: () => void }) {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const sum = formatRupees(payment.amount);
  const number = `${payment.financialYear}/${payment.receiptNo}`;
  const months = formatList(payment.months.map(monthOf));
  const cash = useDayState()?.cashInHand;
  const cashAfter = payment.mode === 'cash' && cash !== undefined ? toRupees(toPaise(cash) - toPaise(payment.amount)) : 0;
  const [cashNow, cashThen] = [formatRupees(cash ?? 0), formatRupees(cashAfter)];
  const warnOfCash = useCashWarning();
  const reverse = useFinanceAct(reversePayment, {
    onDone: ({ cashInHand }) => {
      showToast({ tone: 'good', sentence: t`Receipt ${number} was cancelled. ${sum} is to be collected again.` });
      warnOfCash(cashInHand);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t`Cancel receipt ${number}`}
      context={`${payment.student.name} · ${sum}`}
      act={t`Cancel receipt`}
      back={t`Keep receipt`}
      isDanger
      isBusy={reverse.isPending}
      error={reverse.error}
      onSubmit={(reason) => reverse.mutate({ input: { params: { paymentId: payment.id }, body: { reason } } })}
      onClose={onClose}
    >
      <p>{t`The receipt will be marked Cancelled.`}</p>
      <p>{t`${sum} for ${months} will be due again.`}</p>
      <HowToReturn mode={payment.mode} sum={sum} />
      <p>{t`If you return money, print the refund voucher afterwards: open the cancelled receipt and press “Print refund voucher”.`}</p>
      {cashAfter < 0 ? (
        <Notice>{t`Cash in hand is ${cashNow}. After cancelling it will be ${cashThen}. First enter the cash withdrawn from the bank.`}</Notice>
      ) : null}
    </ReasonDialog>
  );
}

/** What to do when the money goes back to the parent: cancelling deducts it from where the receipt had put it. */
function HowToReturn({ mode, sum }: { mode: PaymentRow['mode']; sum: string }) {
  const { t } = useLingui();
  if (mode === 'cash')
    return (
      <p>{t`Cancelling deducts ${sum} from cash in hand. If you return the money to the parent, take it from the cash and do not enter it as an expense.`}</p>
    );
  if (mode === 'cheque')
    return <p>{t`Cancelling deducts ${sum} in the accounts. If you return money to the parent, do not enter it as an expense.`}</p>;
  return (
    <>
      <p>{t`Cancelling deducts ${sum} from the bank balance in the accounts. If you return the money from the bank or by UPI, enter nothing more.`}</p>
      <p>{t`If you return it in cash, do not take any cash to the bank. Only make an entry, so that both balances are correct: open Accounts, press “Deposit or withdraw cash”, and enter ${sum} as deposited in bank.`}</p>
    </>
  );
}
