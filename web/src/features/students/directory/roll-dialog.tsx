import { Trans, useLingui } from '@lingui/react/macro';
import { getAdmissionNumbering, listStudents, setRollNumbers } from '@shala/contract/students';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { SkeletonRows } from '#ui/skeleton';
import { useStudentAct, useStudents } from '../api.ts';
import { useRollOrders } from '../lib/words.ts';
import classes from './roll-dialog.module.css';

type Props = { sectionId: string; name: string; onClose: () => void };

/** Numbers a section in the school's order with one press, or by hand. */
export function RollDialog({ sectionId, name, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const orders = useRollOrders();
  const { data: numbering } = useStudents(getAdmissionNumbering, { query: {} });
  const order = orders[numbering?.rollOrder ?? 'name'];
  const query = useStudents(listStudents, { query: { sectionId, limit: '500' } });
  const act = useStudentAct(setRollNumbers, ({ changed }) => {
    showToast({
      tone: 'good',
      sentence: changed === 0 ? t`All roll numbers were already correct.` : t`${changed} roll numbers were changed.`,
    });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const numbers = Object.entries(typed).map(([studentId, text]) => ({ studentId, rollNumber: text.trim() === '' ? null : Number(text) }));
    if (numbers.length === 0) onClose();
    else if (!act.isPending) act.mutate({ input: { body: { sectionId, numbers } } });
  };
  return (
    <Modal title={t`Roll numbers`} context={name} isLocked={act.isPending} onClose={onClose}>
      <Form label={t`Roll numbers`} onSubmit={submit}>
        <Button isBusy={act.isPending} onClick={() => act.mutate({ input: { body: { sectionId } } })}>
          {t`Assign roll numbers`}
        </Button>
        <Text c="dimmed" fz="xs">
          {t`The school’s order: ${order}.`}
        </Text>
        {query.isPending ? <SkeletonRows count={6} height={36} /> : null}
        <ul className={classes.list}>
          {(query.data?.students ?? []).map((student) => (
            <li key={student.id}>
              <label htmlFor={`roll-${student.id}`}>{student.name}</label>
              <input
                id={`roll-${student.id}`}
                inputMode="numeric"
                pattern="\d{0,3}"
                maxLength={3}
                value={typed[student.id] ?? student.rollNumber ?? ''}
                onChange={(event) => setTyped({ ...typed, [student.id]: event.target.value.replaceAll(/\D/g, '') })}
              />
            </li>
          ))}
        </ul>
        <Text c="dimmed" fz="xs">
          <Trans>Registers and mark sheets are printed in roll number order.</Trans>
        </Text>
        <FormError error={act.error ?? query.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={act.isPending}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={act.isPending}>
            {t`Save numbers`}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
