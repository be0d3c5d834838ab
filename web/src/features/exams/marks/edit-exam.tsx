import { useLingui } from '@lingui/react/macro';
import { saveExam } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type Exams, useExamAct } from '../api.ts';
import { AddClasses } from '../components/add-classes.tsx';
import { DeleteExam } from '../components/delete-exam.tsx';
import { ExamDays } from '../components/exam-days.tsx';

type Props = { exam: Exams['exams'][number]; onClose: () => void };

/** Name, days and last day for marks of an exam, or its deletion. */
export function EditExam({ exam, onClose }: Props) {
  const { t } = useLingui();
  const save = useExamAct(saveExam);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [draft, setDraft] = useState({ name: exam.name, startsOn: exam.startsOn, endsOn: exam.endsOn, lockOn: exam.lockOn ?? '' });
  const { fields, ofForm } = useRefusedFields(save.error, draft);
  const isReady = draft.name.trim() !== '' && draft.startsOn !== '' && draft.endsOn !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    save.mutate(
      { params: { examId: exam.id }, body: { ...draft, lockOn: draft.lockOn || null } },
      {
        onSuccess: () => {
          showToast({ tone: 'good', sentence: t`${draft.name} saved.` });
          onClose();
        },
      },
    );
  };
  if (isDeleting)
    return (
      <DeleteExam
        exam={exam}
        warning={t`Its papers are deleted too. An exam with marks cannot be deleted.`}
        listPath={paths.exams}
        onClose={() => setIsDeleting(false)}
      />
    );
  if (isAdding) return <AddClasses exam={exam} onClose={() => setIsAdding(false)} />;
  return (
    <Modal title={t`Edit exam`} onClose={onClose} isLocked={save.isPending} width={560}>
      <Form label={t`Edit exam`} onSubmit={submit}>
        <TextField
          label={t`Name`}
          data-autofocus
          maxLength={80}
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <ExamDays draft={draft} fields={fields} onChange={setDraft} />
        <FormError error={ofForm} />
        <ModalFoot>
          <Button isDanger onClick={() => setIsDeleting(true)} disabled={save.isPending}>{t`Delete exam`}</Button>
          <Button onClick={() => setIsAdding(true)} disabled={save.isPending}>{t`Add classes`}</Button>
          <Button onClick={onClose} disabled={save.isPending}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary disabled={!isReady} isBusy={save.isPending}>{t`Save`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
