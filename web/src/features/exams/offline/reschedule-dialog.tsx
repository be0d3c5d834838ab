import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { type PaperMove, rescheduleExam } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '#lib/format';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type DateSheet, useExamAct } from '../api.ts';

type Props = { sheet: DateSheet /** What was dragged; without it a whole day is moved. */; moves: PaperMove[] | null; onClose: () => void };

/** Moves papers with a reason; a notice to the classes concerned is drafted. */
export function RescheduleDialog({ sheet: { exam, papers }, moves, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const reschedule = useExamAct(rescheduleExam);
  const days = [...new Set(papers.flatMap(({ onDate }) => onDate ?? []))].sort();
  const [fromDay, setFromDay] = useState(days[0] ?? '');
  const [toDay, setToDay] = useState('');
  const [reason, setReason] = useState('');
  const meant = moves ?? papers.filter(({ onDate }) => onDate === fromDay).map(({ id }): PaperMove => ({ paperId: id, onDate: toDay }));
  const isReady = reason.trim() !== '' && meant.length > 0 && (moves !== null || toDay !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    reschedule.mutate(
      { params: { examId: exam.id }, body: { moves: meant, reason } },
      {
        onSuccess: ({ moved, noticeId }) => {
          showToast({
            tone: 'good',
            sentence: plural(moved, {
              one: 'The date of # paper was changed. Read the notice, then send it.',
              other: 'The dates of # papers were changed. Read the notice, then send it.',
            }),
          });
          void navigate(`${paths.writeNotice}?id=${noticeId}`);
        },
      },
    );
  };
  const names = meant.map(({ paperId, onDate }) => {
    const paper = papers.find(({ id }) => id === paperId);
    const day = onDate === null ? t`without a date` : formatDate(onDate);
    return `${paper?.subject ?? ''}: ${day}`;
  });
  return (
    <Modal
      title={t`Change dates`}
      context={<Plural value={meant.length} one="# paper" other="# papers" />}
      onClose={onClose}
      isLocked={reschedule.isPending}
      width={520}
    >
      <Form label={t`Change dates`} onSubmit={submit}>
        {moves === null ? (
          <FormRow>
            <ChoiceField
              label={t`All papers of this date`}
              placeholder={t`Select a date`}
              choices={days.map((day) => ({ value: day, label: formatDate(day) }))}
              value={fromDay}
              onChange={({ target }) => setFromDay(target.value)}
            />
            <DayField label={t`New date`} value={toDay} onChange={setToDay} min={exam.startsOn} max={exam.endsOn} />
          </FormRow>
        ) : (
          <p>{names.join(', ')}</p>
        )}
        <TextField
          label={t`Reason`}
          description={t`Written in the notice to parents`}
          data-autofocus
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p>{t`When you change the dates, the seats of these papers and the invigilators of rooms that become empty are removed. Assign seats and invigilators again afterwards.`}</p>
        <FormError error={reschedule.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={reschedule.isPending}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary disabled={!isReady} isBusy={reschedule.isPending}>{t`Change dates and prepare notice`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
