import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '#lib/format';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import classes from './versions.module.css';

type Props = { from: string; isSaving: boolean; onWithdraw: () => Promise<void>; onClose: () => void };

/** Asks before a planned timetable is withdrawn. */
export function WithdrawDialog({ from, isSaving, onWithdraw, onClose }: Props) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<unknown>(null);
  const day = formatDate(from);
  const handleWithdraw = async () => {
    setFailure(null);
    try {
      await onWithdraw();
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Modal title={t`Withdraw planned timetable`} context={t`From ${day}`} onClose={onClose} isLocked={isSaving}>
      <p
        className={classes.text}
      >{t`The timetable used before it continues. The planned timetable will be saved in the list of drafts.`}</p>
      <FormError error={failure} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isSaving}>{t`Cancel`}</Button>
        <Button isPrimary isBusy={isSaving} data-autofocus onClick={() => void handleWithdraw()}>{t`Withdraw`}</Button>
      </ModalFoot>
    </Modal>
  );
}
