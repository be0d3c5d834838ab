import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { extendDueDate } from '@shala/contract/finance';
import { type FormEvent, useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinanceAct } from '../api.ts';
import { dayAfter, today } from '../lib/today.ts';

type Props = {
  students: { id: string; name: string }[];
  /** The next due date of students who owe nothing overdue: an earlier date would change nothing. */
  nextDue?: string | undefined;
  onClose: () => void;
  onDone?: () => void;
};

const WEEK = 7;

/** Gives one or more families time until a day, with the reason; until then they are on no list of overdue fees. */
export function ExtendDialog({ students, nextDue, onClose, onDone }: Props) {
  const { t } = useLingui();
  const [until, setUntil] = useState(() => dayAfter(nextDue ?? today(), WEEK));
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [problem, setProblem] = useState<string>();
  const extend = useFinanceAct(extendDueDate);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === '') {
      setProblem(t`Enter the reason. Other users can see it.`);
      return;
    }
    setIsBusy(true);
    setFailure(null);
    let done = 0;
    try {
      for (const { id } of students) {
        await extend.mutateAsync({ input: { params: { studentId: id }, body: { until, reason } } });
        done += 1;
      }
      const day = formatDate(until);
      showToast({
        tone: 'good',
        sentence: students.length === 1 ? t`Due date extended to ${day}.` : t`Due dates of ${done} students were extended to ${day}.`,
      });
      onDone?.();
      onClose();
    } catch (error) {
      const why = errorText(error);
      if (done > 0)
        showToast({
          tone: 'plain',
          sentence: plural(done, {
            one: `The due date of # student was extended. The others were not extended: ${why}`,
            other: `The due dates of # students were extended. The others were not extended: ${why}`,
          }),
        });
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const who = students.length === 1 ? students[0]?.name : <Plural value={students.length} one="# student" other="# students" />;
  return (
    <Modal title={t`Extend due date`} context={who} isLocked={isBusy} onClose={onClose}>
      <FormStack gap={14} onSubmit={(event) => void submit(event)}>
        <DayField
          label={t`New due date`}
          description={plural(students.length, {
            one: 'Till this date, no fees of this student are shown as overdue and no late fee is charged. Fees with a later due date keep their own due date.',
            other:
              'Till this date, no fees of these # students are shown as overdue and no late fee is charged. Fees with a later due date keep their own due date.',
          })}
          data-autofocus
          min={dayAfter(today(), 1)}
          value={until}
          onChange={setUntil}
        />
        <TextField label={t`Reason`} maxLength={300} value={reason} error={problem} onChange={(event) => setReason(event.target.value)} />
        <FormError error={failure} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={isBusy}>
            {t`Extend due date`}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
