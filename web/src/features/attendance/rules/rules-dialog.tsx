import { useLingui } from '@lingui/react/macro';
import { getAttendanceRules, saveAttendanceRules } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { useAttendance, useAttendanceAct } from '../api.ts';

const DAY_MINUTES = 1440;
type Rules = CallAnswer<typeof getAttendanceRules>;

/** When registers lock, and from when on somebody needs attention. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const query = useAttendance(getAttendanceRules, {});
  return (
    <Modal title={t`Attendance rules`} onClose={onClose}>
      <LoadState query={query} title={t`The attendance rules could not be opened`} rows={3}>
        {(rules) => <RulesForm rules={rules} onClose={onClose} />}
      </LoadState>
    </Modal>
  );
}

function RulesForm({ rules, onClose }: { rules: Rules; onClose: () => void }) {
  const { t } = useLingui();
  const [values, setValues] = useState({
    lock: clockOf(rules.locksAtMinute),
    percent: String(rules.shortPercent),
    days: String(rules.alertDays),
  });
  const act = useAttendanceAct(saveAttendanceRules, {
    onDone: () => {
      showToast({ tone: 'good', sentence: t`The attendance rules were saved.` });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act.isPending) return;
    const body = { locksAtMinute: minuteOf(values.lock), shortPercent: Number(values.percent), alertDays: Number(values.days) };
    act.mutate({ input: { body } });
  };
  return (
    <Form label={t`Attendance rules`} onSubmit={submit}>
      <TextField
        type="time"
        label={t`Registers lock at`}
        description={t`Later changes need a reason. Leave blank to lock registers at midnight.`}
        value={values.lock}
        onChange={(event) => setValues({ ...values, lock: event.target.value })}
      />
      <TextField
        type="number"
        min={1}
        max={100}
        label={t`Low attendance is below (%)`}
        value={values.percent}
        onChange={(event) => setValues({ ...values, percent: event.target.value })}
      />
      <TextField
        type="number"
        min={2}
        max={30}
        label={t`Alert after how many days of continuous absence`}
        value={values.days}
        onChange={(event) => setValues({ ...values, days: event.target.value })}
      />
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={act.isPending}>
          {t`Cancel`}
        </Button>
        <Button type="submit" isPrimary isBusy={act.isPending}>
          {t`Save`}
        </Button>
      </ModalFoot>
    </Form>
  );
}

function clockOf(minute: number): string {
  if (minute >= DAY_MINUTES) return '';
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return clock === '' ? DAY_MINUTES : Math.max(1, (hours ?? 0) * 60 + (minutes ?? 0));
}
