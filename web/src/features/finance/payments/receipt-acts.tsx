import { useLingui } from '@lingui/react/macro';
import { reprintReceipt, reversePayment } from '@shala/contract/finance';
import { IconArrowBackUp, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { fileAddress } from '#lib/file-address';
import { formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { ReasonDialog } from '#ui/reason-dialog';
import { type PaymentRow, useFinanceAct } from '../api.ts';

/** What can be done with a receipt: print it again, or take the payment back. */
export function ReceiptActs({ payment }: { payment: PaymentRow }) {
  const { t } = useLingui();
  const [isReversing, setIsReversing] = useState(false);
  const [copyUrl, setCopyUrl] = useState<string | null>(null);
  const reprint = useFinanceAct(reprintReceipt, {
    onDone: ({ receiptUrl }) => {
      setCopyUrl(fileAddress(receiptUrl));
      window.open(fileAddress(receiptUrl), '_blank', 'noopener');
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
      {payment.state === 'live' ? (
        <Button icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsReversing(true)}>
          {t`Take back`}
        </Button>
      ) : null}
      {copyUrl ? (
        <span style={{ alignSelf: 'center', fontSize: '0.8125rem' }}>
          <a href={copyUrl} target="_blank" rel="noreferrer">{t`Open the duplicate`}</a>
          {' · '}
          <a href={`${copyUrl}&layout=A4`} target="_blank" rel="noreferrer">{t`two on A4`}</a>
        </span>
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
