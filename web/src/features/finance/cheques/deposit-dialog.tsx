import { Plural, useLingui } from '@lingui/react/macro';
import { depositCheques } from '@shala/contract/finance';
import { type FormEvent, useState } from 'react';
import { formatDate, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { type ChequeRow, useFinanceAct } from '../api.ts';
import { today } from '../lib/today.ts';
import { sumOf } from './sum-of.ts';

type Props = { cheques: ChequeRow[]; onMade: (slipId: string) => void; onClose: () => void };

/** The day on which the cheques of one deposit slip are taken to the bank: not before the latest of them was received, nor before its date. */
export function DepositDialog({ cheques, onMade, onClose }: Props) {
  const { t } = useLingui();
  const [on, setOn] = useState(today);
  const sum = formatRupees(sumOf(cheques));
  const first = cheques
    .map(({ receivedOn, chequeDate }) => (chequeDate !== null && chequeDate > receivedOn ? chequeDate : receivedOn))
    .sort();
  const from = first.at(-1) ?? today();
  const deposit = useFinanceAct(depositCheques, { onDone: ({ slipId }) => onMade(slipId) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deposit.mutate({ input: { body: { paymentIds: cheques.map(({ paymentId }) => paymentId), on } } });
  };
  return (
    <Modal
      title={t`Make deposit slip`}
      context={<Plural value={cheques.length} one={`# cheque, ${sum}`} other={`# cheques, ${sum}`} />}
      isLocked={deposit.isPending}
      onClose={onClose}
    >
      <FormStack gap={14} onSubmit={submit}>
        <DayField
          label={t`Deposited on`}
          description={t`The date on which the cheques are deposited in the bank: ${formatDate(from)} or later.`}
          data-autofocus
          isKept
          min={from}
          max={today()}
          value={on}
          disabled={deposit.isPending}
          onChange={setOn}
        />
        <FormError error={deposit.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={deposit.isPending}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={deposit.isPending}>
            {t`Make deposit slip`}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
