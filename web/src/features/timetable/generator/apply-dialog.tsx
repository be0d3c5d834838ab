import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { todayAtSchool } from '#lib/format';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import classes from './generator.module.css';

type Props = { title: string; isSaving: boolean; onApply: (from: string) => Promise<void>; onClose: () => void };

/** Asks before a draft takes the place of the timetable of all classes. */
export function ApplyDialog({ title, isSaving, onApply, onClose }: Props) {
  const { t } = useLingui();
  const today = todayAtSchool(new Date());
  const [from, setFrom] = useState(today);
  const [failure, setFailure] = useState<unknown>(null);
  const isLater = from > today;
  const handleApply = async () => {
    setFailure(null);
    try {
      await onApply(from);
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Modal title={t`Use this timetable`} context={title} onClose={onClose} isLocked={isSaving}>
      <DayField label={t`Use from`} value={from} min={today} required onChange={setFrom} />
      <p className={classes.text}>
        {isLater
          ? t`All classes and teachers follow it from that day. For earlier days, the old timetable is kept.`
          : t`The timetable of all classes and teachers will be replaced from today. For earlier days, the old timetable is kept.`}
      </p>
      {isLater ? null : <p className={classes.text}>{t`The current timetable will be saved in the list of drafts.`}</p>}
      <FormError error={failure} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isSaving}>{t`Cancel`}</Button>
        <Button
          isPrimary
          isBusy={isSaving}
          disabled={from === ''}
          data-autofocus
          onClick={() => void handleApply()}
        >{t`Use this timetable`}</Button>
      </ModalFoot>
    </Modal>
  );
}
