import { Plural, useLingui } from '@lingui/react/macro';
import { depositCheques } from '@shala/contract/finance';
import { formatDate, formatRupees } from '#lib/format';
import { type ChequeRow, useFinanceAct } from '../api.ts';
import { today } from '../lib/today.ts';
import { ChequeDayDialog } from './cheque-day-dialog.tsx';
import { sumOf } from './sum-of.ts';

type Props = { cheques: ChequeRow[]; onMade: (slipId: string) => void; onClose: () => void };

/** The day on which the cheques of one deposit slip are taken to the bank: not before the latest of them was received, nor before its date. */
export function DepositDialog({ cheques, onMade, onClose }: Props) {
  const { t } = useLingui();
  const sum = formatRupees(sumOf(cheques));
  const first = cheques
    .map(({ receivedOn, chequeDate }) => (chequeDate !== null && chequeDate > receivedOn ? chequeDate : receivedOn))
    .sort();
  const from = first.at(-1) ?? today();
  const deposit = useFinanceAct(depositCheques, { onDone: ({ slipId }) => onMade(slipId) });
  return (
    <ChequeDayDialog
      title={t`Make deposit slip`}
      context={<Plural value={cheques.length} one={`# cheque, ${sum}`} other={`# cheques, ${sum}`} />}
      label={t`Deposited on`}
      description={t`The date on which the cheques are deposited in the bank: ${formatDate(from)} or later.`}
      from={from}
      act={t`Make deposit slip`}
      isBusy={deposit.isPending}
      error={deposit.error}
      onSubmit={(on) => deposit.mutate({ input: { body: { paymentIds: cheques.map(({ paymentId }) => paymentId), on } } })}
      onClose={onClose}
    />
  );
}
