import { useLingui } from '@lingui/react/macro';
import { reprintReceipt, reversePayment } from '@shala/contract/finance';
import { IconArrowBackUp, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { ReasonDialog } from '#ui/reason-dialog';
import { type PaymentRow, useFinanceAct } from '../api.ts';
import { ReceiptPaperSelect } from '../components/receipt-paper-select.tsx';
import { useReceiptPaper } from '../lib/receipt-paper.ts';

/** What can be done with a receipt: print it again, or take the payment back. */
export function ReceiptActs({ payment }: { payment: PaymentRow }) {
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
      <Button icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} isBusy={reprint.isPending} onClick={handleReprint}>
        {t`Print a duplicate`}
      </Button>
      <ReceiptPaperSelect />
      {payment.state === 'live' ? (
        <Button icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsReversing(true)}>
          {t`Take back`}
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
  const sum = formatRupees(payment.amount);
  const reverse = useFinanceAct(reversePayment, {
    onDone: () => {
      showToast({ tone: 'good', sentence: t`${sum} taken back. The months are open again.` });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t`Take back receipt ${payment.receiptNo}`}
      context={`${payment.student.name} · ${sum}`}
      act={t`Take back ${sum}`}
      isDanger
      isBusy={reverse.isPending}
      error={reverse.error}
      onSubmit={(reason) => reverse.mutate({ input: { params: { paymentId: payment.id }, body: { reason } } })}
      onClose={onClose}
    >
      <p>{t`Nothing is deleted: a second entry names this one, its months are open again, and the receipt says that it is cancelled.`}</p>
    </ReasonDialog>
  );
}
