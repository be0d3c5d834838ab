import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { todayAtSchool } from '#lib/format';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import classes from './versions.module.css';

type Props = { day: string; isSaving: boolean; onPlan: (from: string) => Promise<void>; onClose: () => void };

/** Asks from which day a copy of the timetable shall be in force, to be changed before that day comes. */
export function PlanDialog({ day, isSaving, onPlan, onClose }: Props) {
  const { t } = useLingui();
  const [from, setFrom] = useState(day);
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
    <Modal title={t`New timetable from which date?`} onClose={onClose} isLocked={isSaving}>
      <DayField label={t`Use from`} value={from} min={todayAtSchool(new Date())} required onChange={setFrom} />
      <p className={classes.text}>
        {t`The timetable now in use is copied. The copy is then in the table “Timetables” on this page: press Edit in its row to change it. The current timetable is used till the day before this date.`}
      </p>
      <p className={classes.text}>{t`To have a new timetable made automatically, open Make timetable.`}</p>
      <FormError error={failure} />
      <ModalFoot>
        <Button onClick={onClose} disabled={isSaving}>{t`Cancel`}</Button>
        <Button isPrimary isBusy={isSaving} disabled={from === ''} onClick={() => void handlePlan()}>{t`Copy the timetable`}</Button>
      </ModalFoot>
    </Modal>
  );
}
