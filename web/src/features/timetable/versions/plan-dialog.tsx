import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { todayAtSchool } from '#lib/format';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import classes from './versions.module.css';

type Props = { isSaving: boolean; onPlan: (from: string) => Promise<void>; onClose: () => void };

/** Asks from which day a copy of the timetable shall be in force, to be changed before that day comes. */
export function PlanDialog({ isSaving, onPlan, onClose }: Props) {
  const { t } = useLingui();
  const [from, setFrom] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const handlePlan = async () => {
    setFailure(null);
    try {
      await onPlan(from);
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Modal title={t`New timetable from a date`} onClose={onClose} isLocked={isSaving}>
      <DayField label={t`Use from`} value={from} min={todayAtSchool(new Date())} required onChange={setFrom} />
      <p className={classes.text}>
        {t`It starts as a copy of the timetable of that day. Change it in the scheduler. Until that day the current timetable is used.`}
      </p>
      <p className={classes.text}>{t`If Shala should make the timetable, open Make timetable instead.`}</p>
      <FormError error={failure} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isSaving}>{t`Cancel`}</Button>
        <Button isPrimary isBusy={isSaving} disabled={from === ''} onClick={() => void handlePlan()}>{t`New timetable from a date`}</Button>
      </ModalFoot>
    </Modal>
  );
}
