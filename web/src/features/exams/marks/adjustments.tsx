import { Trans, useLingui } from '@lingui/react/macro';
import { addAdjustment, withdrawAdjustment } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { ChoiceField, TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { type Sheet, useExamAct } from '../api.ts';
import classes from './grid.module.css';

type Props = { sheet: Sheet; onClose: () => void };
const NOTHING = { paperId: '', studentId: '', marks: '', reason: '' };

/** Grace for a student and moderation of a paper: entries with a reason, which leave the marks as they were entered. */
export function Adjustments({ sheet, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t`Grace marks and moderation`}
      context={`${sheet.exam.name} · ${sheet.className} ${sheet.section}`}
      width={560}
      onClose={onClose}
    >
      <p className={classes.hint}>
        <Trans>
          Grace marks are for one student. Moderation is for all students of the class who appeared in the paper. The marks entered do not
          change. Grace marks and moderation are added when the result is calculated, up to the maximum marks.
        </Trans>
      </p>
      {sheet.isPublished ? (
        <p>
          <Trans>The results are published. Correct the marks with a reason instead.</Trans>
        </p>
      ) : (
        <NewAdjustment sheet={sheet} />
      )}
      <Entries sheet={sheet} />
    </Drawer>
  );
}

function paperName({ papers }: Sheet, paperId: string): string {
  const paper = papers.find(({ id }) => id === paperId);
  return paper ? `${paper.subject} · ${paper.component}` : '';
}

function NewAdjustment({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(NOTHING);
  const [problem, setProblem] = useState<string>();
  const add = useExamAct(addAdjustment);
  const change = (next: Partial<typeof NOTHING>) => {
    setProblem(undefined);
    setDraft({ ...draft, ...next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const marks = Number(draft.marks.replace('−', '-'));
    if (draft.paperId === '' || draft.reason.trim() === '') return setProblem(t`Select the paper and enter the reason.`);
    if (draft.marks.trim() === '' || Number.isNaN(marks) || marks === 0)
      return setProblem(t`Enter the marks to add, such as 2, or -2 to deduct 2 marks.`);
    add.mutate(
      { params: { paperId: draft.paperId }, body: { studentId: draft.studentId || null, marks, reason: draft.reason.trim() } },
      {
        onSuccess: () => {
          showToast({ tone: 'good', sentence: draft.studentId === '' ? t`Moderation added.` : t`Grace marks added.` });
          setDraft({ ...NOTHING, paperId: draft.paperId });
        },
      },
    );
  };
  return (
    <Form label={t`Add grace marks or moderation`} onSubmit={submit}>
      <ChoiceField
        label={t`Paper`}
        placeholder={t`Select`}
        value={draft.paperId}
        choices={sheet.papers.map(({ id }) => ({ value: id, label: paperName(sheet, id) }))}
        onChange={({ target }) => change({ paperId: target.value })}
      />
      <ChoiceField
        label={t`Student`}
        hasUsual
        placeholder={t`All students of Class ${sheet.className} (moderation)`}
        value={draft.studentId}
        choices={sheet.students.map(({ id, name, rollNumber }) => ({
          value: id,
          label: rollNumber === null ? name : `${rollNumber} · ${name}`,
        }))}
        onChange={({ target }) => change({ studentId: target.value })}
      />
      <TextField
        label={t`Marks added`}
        inputMode="decimal"
        maxLength={8}
        value={draft.marks}
        onChange={({ target }) => change({ marks: target.value })}
      />
      <TextField
        label={t`Reason`}
        maxLength={300}
        value={draft.reason}
        error={problem}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <FormError error={add.error} />
      <span>
        <Button type="submit" isPrimary isBusy={add.isPending}>{t`Add`}</Button>
      </span>
    </Form>
  );
}

function Entries({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const withdraw = useExamAct(withdrawAdjustment);
  if (sheet.adjustments.length === 0)
    return (
      <p className={classes.hint}>
        <Trans>No grace marks or moderation yet.</Trans>
      </p>
    );
  return (
    <>
      <ul className={classes.entries} aria-label={t`Grace marks and moderation`}>
        {sheet.adjustments.map(({ id, paperId, studentId, name, marks, reason, by, at }) => (
          <li key={id}>
            <span>
              <strong>{marks > 0 ? `+${marks}` : marks}</strong> {paperName(sheet, paperId)} · {studentId === null ? t`all students` : name}
              <br />
              <span className={classes.hint}>{[reason, by, formatDateTime(at)].filter(Boolean).join(' · ')}</span>
            </span>
            {sheet.isPublished ? null : (
              <Button
                size="small"
                isBusy={withdraw.isPending && withdraw.variables?.params.adjustmentId === id}
                onClick={() => withdraw.mutate({ params: { adjustmentId: id } })}
              >{t`Withdraw`}</Button>
            )}
          </li>
        ))}
      </ul>
      <FormError error={withdraw.error} />
    </>
  );
}
