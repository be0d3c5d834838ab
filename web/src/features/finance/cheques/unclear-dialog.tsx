import { useLingui } from '@lingui/react/macro';
import { reverseClearing } from '@shala/contract/finance';
import { closeWith } from '#lib/close-with';
import { formatDate, formatRupees } from '#lib/format';
import { ReasonDialog } from '#ui/reason-dialog';
import { type ChequeRow, useFinanceAct } from '../api.ts';
import { ClosedAccountsNotice } from '../components/closed-day-notice.tsx';

/** A cheque that was marked as cleared, but the bank has not paid it. */
export function UnclearDialog({ cheque, onClose }: { cheque: ChequeRow; onClose: () => void }) {
  const { t } = useLingui();
  const { number, settledOn, student, amount, paymentId } = cheque;
  const sum = formatRupees(amount);
  const reverse = useFinanceAct(reverseClearing, {
    onDone: () => closeWith(onClose, t`Cheque ${number} is marked as not cleared.`),
  });
  return (
    <ReasonDialog
      title={t`Mark cheque ${number} as not cleared`}
      context={settledOn === null ? `${student.name} · ${sum}` : t`${student.name} · ${sum} · cleared on ${formatDate(settledOn)}`}
      act={t`Mark as not cleared`}
      isBusy={reverse.isPending}
      error={reverse.error}
      onSubmit={(reason) => reverse.mutate({ input: { params: { paymentId }, body: { reason } } })}
      onClose={onClose}
    >
      <p>{t`${sum} will be deducted from the bank balance in the accounts. Then the cheque can be marked as cleared on another date, or as bounced.`}</p>
      {settledOn === null ? null : <ClosedAccountsNotice day={settledOn} />}
    </ReasonDialog>
  );
}
