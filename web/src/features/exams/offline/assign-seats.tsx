import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { assignSeats, type ExamRoom, type ExamSession, type PlannedExam } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { CheckField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useExamAct } from '../api.ts';
import classes from './offline.module.css';

type Props = { exam: PlannedExam; rooms: readonly ExamRoom[]; session: ExamSession; onClose: () => void };

/** Selects the rooms and seats everybody, in all sessions or in one. */
export function AssignSeats({ exam, rooms, session, onClose }: Props) {
  const { t } = useLingui();
  const assign = useExamAct(assignSeats);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(rooms.map(({ id }) => id)));
  const [isOne, setIsOne] = useState(false);
  const capacity = rooms.reduce((sum, room) => sum + (chosen.has(room.id) ? room.capacity : 0), 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { onDate, startsAt } = session;
    assign.mutate(
      { params: { examId: exam.id }, body: { roomIds: [...chosen], ...(isOne && { session: { onDate, startsAt } }) } },
      {
        onSuccess: ({ seated, sessions }) => {
          showToast({
            tone: 'good',
            sentence: t`${plural(seated, { one: '# seat', other: '# seats' })} assigned in ${plural(sessions, { one: '# session', other: '# sessions' })}.`,
          });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      title={t`Assign seats`}
      context={<Plural value={capacity} one="# seat" other="# seats" />}
      onClose={onClose}
      isLocked={assign.isPending}
    >
      <Form label={t`Assign seats`} onSubmit={submit}>
        <fieldset className={classes.checks}>
          <legend>{t`Rooms`}</legend>
          {rooms.map(({ id, name, capacity: seats }) => (
            <CheckField
              key={id}
              label={t`${name} (${seats} seats)`}
              checked={chosen.has(id)}
              onChange={({ target }) => setChosen(new Set(target.checked ? [...chosen, id] : [...chosen].filter((one) => one !== id)))}
            />
          ))}
        </fieldset>
        <CheckField
          label={t`Only the exam session of ${formatDate(session.onDate)}, ${session.startsAt}`}
          checked={isOne}
          onChange={({ target }) => setIsOne(target.checked)}
        />
        <p>{t`Students sitting side by side are from different classes where possible. Seats assigned earlier are replaced.`}</p>
        <FormError error={assign.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={assign.isPending}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary disabled={chosen.size === 0} isBusy={assign.isPending}>{t`Assign seats`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
