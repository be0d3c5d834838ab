import { useLingui } from '@lingui/react/macro';
import { copyExam, type PlannedExam } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button, LinkButton } from '#ui/button';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { useExamAct } from '../api.ts';
import own from './offline.module.css';

/** An exam of this year like an earlier one: its classes, subjects, times and order of days. */
export function CopyExamForm({ exams, startId }: { exams: readonly PlannedExam[]; startId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const copy = useExamAct(copyExam);
  const [fromId, setFromId] = useState(startId);
  const from = exams.find(({ id }) => id === fromId);
  const [name, setName] = useState(from?.name ?? '');
  const [startsOn, setStartsOn] = useState('');
  const isReady = from !== undefined && name.trim() !== '' && startsOn !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    copy.mutate(
      { params: { examId: from.id }, body: { name, startsOn } },
      {
        onSuccess: ({ id, papers, placed }) => {
          showToast({ tone: 'good', sentence: t`${name} added: ${placed} of ${papers} papers have a date.` });
          void navigate(pathTo(paths.offlineExam, { examId: id }));
        },
      },
    );
  };
  return (
    <Form label={t`Copy an earlier exam`} onSubmit={submit}>
      <ChoiceField
        label={t`Exam to copy`}
        placeholder={t`Select an exam`}
        choices={exams.map((exam) => ({ value: exam.id, label: `${exam.name} · ${exam.year}` }))}
        value={fromId}
        onChange={({ target }) => {
          setFromId(target.value);
          setName(exams.find(({ id }) => id === target.value)?.name ?? '');
        }}
      />
      <FormRow>
        <TextField label={t`Name`} maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        <DayField
          label={t`Exam from`}
          description={t`The papers are put on the next school days, in the same order`}
          value={startsOn}
          onChange={setStartsOn}
        />
      </FormRow>
      <FormError error={copy.error} />
      <span className={own.buttons}>
        <Button type="submit" isPrimary disabled={!isReady} isBusy={copy.isPending}>{t`Copy exam`}</Button>
        <LinkButton to={paths.offlineExams}>{t`Cancel`}</LinkButton>
      </span>
    </Form>
  );
}
