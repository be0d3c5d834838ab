import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import classes from './generator.module.css';

type Props = { title: string; isSaving: boolean; onApply: () => Promise<void>; onClose: () => void };

/** Asks before a draft takes the place of the timetable of all classes. */
export function ApplyDialog({ title, isSaving, onApply, onClose }: Props) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<unknown>(null);
  const handleApply = async () => {
    setFailure(null);
    try {
      await onApply();
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Modal title={t`Put in force`} context={title} onClose={onClose} isLocked={isSaving}>
      <p className={classes.text}>{t`The timetable of all classes and teachers will be replaced from now on.`}</p>
      <p className={classes.text}>{t`The timetable in force now will be saved in the list of drafts.`}</p>
      <FormError error={failure} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isSaving}>{t`Cancel`}</Button>
        <Button isPrimary isBusy={isSaving} data-autofocus onClick={() => void handleApply()}>{t`Put in force`}</Button>
      </ModalFoot>
    </Modal>
  );
}
