import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { countStudents, moveStudents } from '@shala/contract/students';
import { type FormEvent, useState } from 'react';
import { todayAtSchool } from '#lib/format';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useStudentAct, useStudents } from '../api.ts';
import { useStudentWords } from '../lib/words.ts';

type Props = { studentIds: string[]; name?: string; onClose: () => void; onDone?: () => void };

/** Moves students into another section from a day on; fees follow a change of class. */
export function MoveDialog({ studentIds, name, onClose, onDone }: Props) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  const [key] = useState(newKey);
  const [sectionId, setSectionId] = useState('');
  const [on, setOn] = useState(() => todayAtSchool(new Date()));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const sections = useStudents(countStudents, {}).data?.sections.filter((item) => item.sectionId !== null) ?? [];
  const act = useStudentAct(moveStudents, ({ changed, rollNumbers }) => {
    const roll = rollNumbers[0]?.rollNumber ?? null;
    const one = roll === null ? t`One student was moved.` : t`One student was moved. The new roll number is ${roll}.`;
    const several = roll === null ? t`${changed} students were moved.` : t`${changed} students were moved and got new roll numbers.`;
    showToast({ tone: 'good', sentence: changed === 1 ? one : several });
    onDone?.();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sectionId === '') setProblem(t`Select the new section.`);
    else if (!act.isPending) act.mutate({ input: { body: { studentIds, sectionId, on, reason } }, key });
  };
  return (
    <Modal
      title={t`Move to another section`}
      context={name ?? <Plural value={studentIds.length} one="# student" other="# students" />}
      isLocked={act.isPending}
      onClose={onClose}
    >
      <Form label={t`Move to another section`} onSubmit={submit}>
        <ChoiceField
          label={t`Section`}
          data-autofocus
          placeholder={t`Select a section`}
          value={sectionId}
          error={problem}
          choices={sections.map((item) => ({ value: item.sectionId ?? '', label: seatOf(item) }))}
          onChange={(event) => {
            setSectionId(event.target.value);
            setProblem(undefined);
          }}
        />
        <DayField label={t`From`} max={todayAtSchool(new Date())} value={on} onChange={setOn} />
        <TextField
          label={t`Reason`}
          description={plural(studentIds.length, {
            one: 'The old roll number can then be given to another student. If the class changes, the fees of the new class are charged from the month of this date.',
            other:
              'Their old roll numbers can then be given to other students. If the class changes, the fees of the new class are charged from the month of this date.',
          })}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormError error={act.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={act.isPending}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={act.isPending}>
            {t`Move`}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
