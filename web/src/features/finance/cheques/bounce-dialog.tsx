import { useLingui } from '@lingui/react/macro';
import { bounceCheque, getFeeStructure } from '@shala/contract/finance';
import { anyRupees } from '@shala/contract/shared';
import { useState } from 'react';
import { formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Modal, ModalFoot } from '#ui/modal';
import { ReasonDialog } from '#ui/reason-dialog';
import { type ChequeRow, useFinance, useFinanceAct } from '../api.ts';
import { parseRupees } from '../lib/parse-rupees.ts';

/** A cheque that the bank has returned: its receipt is cancelled, its months are open again, and a charge can be added. */
export function BounceDialog({ cheque, onClose }: { cheque: ChequeRow; onClose: () => void }) {
  const { t } = useLingui();
  const [charge, setCharge] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const usual = useFinance(getFeeStructure, {}).data?.rules.bounceCharge;
  const bounce = useFinanceAct(bounceCheque, { onDone: ({ messageToParent }) => setMessage(messageToParent) });
  if (message !== null) {
    return (
      <Modal title={t`The cheque has bounced`} context={cheque.student.name} onClose={onClose}>
        <p>{t`The receipt is cancelled and the fees paid with this cheque are unpaid again. Message for the parents:`}</p>
        <blockquote style={{ margin: 0, padding: 12, borderRadius: 8, background: 'var(--c-sunk)' }}>{message}</blockquote>
        <ModalFoot>
          <Button onClick={() => void navigator.clipboard?.writeText(message)}>{t`Copy the message`}</Button>
          <Button isPrimary onClick={onClose} data-autofocus>
            {t`Close`}
          </Button>
        </ModalFoot>
      </Modal>
    );
  }
  const amount = charge.trim() === '' ? undefined : parseRupees(charge);
  const isBad = amount !== undefined && !anyRupees.safeParse(amount).success;
  const submit = (reason: string) => {
    if (isBad) return;
    bounce.mutate({
      input: { params: { paymentId: cheque.paymentId }, body: { reason, ...(amount === undefined ? {} : { charge: amount }) } },
    });
  };
  return (
    <ReasonDialog
      title={t`Mark cheque ${cheque.number} as bounced`}
      context={`${cheque.student.name} · ${formatRupees(cheque.amount)}`}
      act={t`Mark as bounced`}
      isDanger
      isBusy={bounce.isPending}
      error={bounce.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t`The receipt will be marked Bounced.`}</p>
      <p>{t`The fees of ${formatRupees(cheque.amount)} paid with this cheque will be due again.`}</p>
      <TextField
        label={t`Cheque bounce charge (₹)`}
        description={
          usual === undefined
            ? t`Leave blank to add the charge from Fee rules.`
            : t`Leave blank to add the charge from Fee rules: ${formatRupees(usual)}.`
        }
        inputMode="decimal"
        value={charge}
        error={isBad ? t`Enter an amount in rupees with up to two decimals.` : undefined}
        onChange={(event) => setCharge(event.target.value)}
      />
    </ReasonDialog>
  );
}
