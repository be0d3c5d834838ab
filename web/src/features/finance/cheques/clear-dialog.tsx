import { useLingui } from '@lingui/react/macro';
import { clearCheque } from '@shala/contract/finance';
import { closeWith } from '#lib/close-with';
import { formatDate, formatRupees } from '#lib/format';
import { type ChequeRow, useFinanceAct } from '../api.ts';
import { BeforeClosedDay } from '../components/closed-day-notice.tsx';
import { ChequeDayDialog } from './cheque-day-dialog.tsx';

/** A cheque that the bank has paid, and the day on which it did. */
export function ClearDialog({ cheque, onClose }: { cheque: ChequeRow; onClose: () => void }) {
  const { t } = useLingui();
  const { paymentId, number, receivedOn, depositedOn, student, amount } = cheque;
  const clear = useFinanceAct(clearCheque, {
    onDone: ({ clearedOn }) => closeWith(onClose, t`Cheque ${number} is marked as cleared on ${formatDate(clearedOn)}.`),
  });
  return (
    <ChequeDayDialog
      title={t`Mark cheque ${number} as cleared`}
      context={`${student.name} · ${formatRupees(amount)}`}
      label={t`Cleared on`}
      description={
        depositedOn === null
          ? t`The date in the bank statement. The cheque was received on ${formatDate(receivedOn)}.`
          : t`The date in the bank statement. The cheque was deposited on ${formatDate(depositedOn)}.`
      }
      from={depositedOn ?? receivedOn}
      note={(on) => <BeforeClosedDay day={on} />}
      act={t`Mark as cleared`}
      isBusy={clear.isPending}
      error={clear.error}
      onSubmit={(on) => clear.mutate({ input: { params: { paymentId }, body: { on } } })}
      onClose={onClose}
    />
  );
}
