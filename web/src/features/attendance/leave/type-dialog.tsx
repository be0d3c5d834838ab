import { useLingui } from '@lingui/react/macro';
import { changeLeaveType, createLeaveType } from '@shala/contract/attendance';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useAttendanceAct } from '../api.ts';

type Props = { type: { id: string; name: string; daysAYear: number } | null; onClose: () => void };

/** Adds a type of leave, or changes its name and its days a year. */
export function TypeDialog({ type, onClose }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState(type?.name ?? '');
  const [days, setDays] = useState(String(type?.daysAYear ?? ''));
  const [problem, setProblem] = useState<string>();
  const onDone = () => {
    showToast({ tone: 'good', sentence: t`The leave type was saved.` });
    onClose();
  };
  const create = useAttendanceAct(createLeaveType, { onDone });
  const change = useAttendanceAct(changeLeaveType, { onDone });
  const isBusy = create.isPending || change.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const daysAYear = Number(days);
    if (name.trim() === '' || days === '' || !(daysAYear >= 0) || daysAYear * 2 !== Math.round(daysAYear * 2))
      return setProblem(t`Enter a name and the number of days, for example 12 or 7.5.`);
    setProblem(undefined);
    const body = { name, daysAYear };
    if (type) change.mutate({ input: { params: { typeId: type.id }, body } });
    else create.mutate({ input: { body } });
  };
  return (
    <Modal title={type ? t`Edit leave type` : t`Add leave type`} isLocked={isBusy} onClose={onClose}>
      <Form label={t`Leave type`} onSubmit={submit}>
        <TextField label={t`Name`} data-autofocus maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        <TextField
          label={t`Days in a year`}
          inputMode="decimal"
          value={days}
          error={problem}
          onChange={(event) => setDays(event.target.value)}
        />
        <FormError error={create.error ?? change.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={isBusy}>
            {t`Save`}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
