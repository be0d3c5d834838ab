import { useLingui } from '@lingui/react/macro';
import { clearCheque } from '@shala/contract/finance';
import { type FormEvent, useState } from 'react';
import { closeWith } from '#lib/close-with';
import { formatDate, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { type ChequeRow, useFinanceAct } from '../api.ts';
import { BeforeClosedDay } from '../components/closed-day-notice.tsx';
import { today } from '../lib/today.ts';

/** A cheque that the bank has paid, and the day on which it did: mostly not that of the click. */
export function ClearDialog({ cheque, onClose }: { cheque: ChequeRow; onClose: () => void }) {
  const { t } = useLingui();
  const [on, setOn] = useState(today);
  const { number, receivedOn, depositedOn, student, amount } = cheque;
  const clear = useFinanceAct(clearCheque, {
    onDone: ({ clearedOn }) => closeWith(onClose, t`Cheque ${number} is marked as cleared on ${formatDate(clearedOn)}.`),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    clear.mutate({ input: { params: { paymentId: cheque.paymentId }, body: { on } } });
  };
  return (
    <Modal
      title={t`Mark cheque ${number} as cleared`}
      context={`${student.name} · ${formatRupees(amount)}`}
      isLocked={clear.isPending}
      onClose={onClose}
    >
      <FormStack gap={14} onSubmit={submit}>
        <DayField
          label={t`Cleared on`}
          description={
            depositedOn === null
              ? t`The date in the bank statement. The cheque was received on ${formatDate(receivedOn)}.`
              : t`The date in the bank statement. The cheque was deposited on ${formatDate(depositedOn)}.`
          }
          data-autofocus
          isKept
          min={depositedOn ?? receivedOn}
          max={today()}
          value={on}
          disabled={clear.isPending}
          onChange={setOn}
        />
        <BeforeClosedDay day={on} />
        <FormError error={clear.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={clear.isPending}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={clear.isPending}>
            {t`Mark as cleared`}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
