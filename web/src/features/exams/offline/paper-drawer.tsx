import { useLingui } from '@lingui/react/macro';
import { getPaperPlan, type PlannedExam, type SheetPaper, savePaperPlan } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button, LinkButton } from '#ui/button';
import { DayField } from '#ui/day-field';
import { Drawer } from '#ui/drawer';
import { CheckField, TextAreaField, TextField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { useExamAct, useSheet } from '../api.ts';
import { PaperMarks } from '../components/paper-marks.tsx';
import classes from './offline.module.css';
import type { useMoves } from './use-moves.ts';

type Props = { paper: SheetPaper; exam: PlannedExam; moves: ReturnType<typeof useMoves>; onClose: () => void };

/** A paper: its day and time, its marks, and what it covers. */
export function PaperDrawer({ paper, exam, moves, onClose }: Props) {
  const { t } = useLingui();
  const plan = useSheet(getPaperPlan, { params: { paperId: paper.id } });
  const className = exam.classes.find(({ id }) => id === paper.classId)?.className ?? '';
  return (
    <Drawer title={`${paper.subject} · ${className}`} context={t`${paper.component}, ${paper.maxMarks} marks`} onClose={onClose}>
      {exam.state === 'published' ? null : (
        <SlotForm key={`${paper.onDate} ${paper.startsAt}`} paper={paper} exam={exam} moves={moves} onClose={onClose} />
      )}
      <LoadState query={plan} title={t`The exam paper could not be opened`} rows={4}>
        {(data) => (
          <>
            <PaperMarks paper={data.paper} className={className} isPublished={data.isPublished} onSaved={onClose} />
            <PlanForm plan={data} onSaved={onClose} />
            {data.chapters.length === 0 ? null : (
              <LinkButton to={`${paths.newQuestionPaper}?${new URLSearchParams({ class: className, subject: paper.subject })}`}>
                {t`Make question paper`}
              </LinkButton>
            )}
          </>
        )}
      </LoadState>
    </Drawer>
  );
}

function SlotForm({ paper, exam, moves, onClose }: Props) {
  const { t } = useLingui();
  const [onDate, setOnDate] = useState(paper.onDate ?? '');
  const [startsAt, setStartsAt] = useState(paper.startsAt ?? exam.startsAt);
  const [minutes, setMinutes] = useState(String(paper.minutes ?? exam.minutes));
  const isLength = Number(minutes) >= 10 && Number(minutes) <= 600;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (startsAt !== '' && isLength)
      moves.move(paper, { onDate: onDate === '' ? null : onDate, ...(onDate !== '' && { startsAt, minutes: Number(minutes) }) }, onClose);
  };
  return (
    <Form label={t`Date and time`} onSubmit={submit}>
      <DayField label={t`Date`} value={onDate} onChange={setOnDate} min={exam.startsOn} max={exam.endsOn} />
      <FormRow>
        <TextField label={t`Begins at`} type="time" value={startsAt} onChange={({ target }) => setStartsAt(target.value)} />
        <TextField
          label={t`Duration (minutes)`}
          inputMode="numeric"
          value={minutes}
          error={isLength ? undefined : t`Enter 10 to 600 minutes.`}
          onChange={({ target }) => setMinutes(target.value.replace(/\D/g, '').slice(0, 3))}
        />
      </FormRow>
      <Button type="submit" isBusy={moves.isBusy}>{t`Save date and time`}</Button>
    </Form>
  );
}

function PlanForm({ plan, onSaved }: { plan: CallAnswer<typeof getPaperPlan>; onSaved: () => void }) {
  const { t } = useLingui();
  const save = useExamAct(savePaperPlan);
  const [isCore, setIsCore] = useState(plan.paper.isCore);
  const [syllabus, setSyllabus] = useState(plan.paper.syllabus);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(plan.chapters.filter((one) => one.isChosen).map(({ id }) => id)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { params: { paperId: plan.paper.id }, body: { isCore, syllabus, chapterIds: [...chosen] } },
      {
        onSuccess: () => {
          showToast({ tone: 'good', sentence: t`Syllabus saved.` });
          onSaved();
        },
      },
    );
  };
  return (
    <Form label={t`Syllabus`} onSubmit={submit}>
      <CheckField
        label={t`This is a main subject`}
        description={t`For example Mathematics. Only main subjects get free days between papers.`}
        checked={isCore}
        onChange={({ target }) => setIsCore(target.checked)}
      />
      {plan.chapters.length > 0 ? (
        <fieldset className={classes.chapters}>
          <legend>{t`Chapters of ${plan.textbook ?? ''}`}</legend>
          {plan.chapters.map(({ id, number, name }) => (
            <CheckField
              key={id}
              label={`${number}. ${name}`}
              checked={chosen.has(id)}
              onChange={({ target }) => setChosen(new Set(target.checked ? [...chosen, id] : [...chosen].filter((one) => one !== id)))}
            />
          ))}
        </fieldset>
      ) : null}
      <TextAreaField
        label={t`Syllabus`}
        description={
          plan.chapters.length === 0
            ? t`Type the chapters or topics. If a textbook of this subject is uploaded, you can tick its chapters here.`
            : undefined
        }
        maxLength={1000}
        value={syllabus}
        onChange={({ target }) => setSyllabus(target.value)}
      />
      <FormError error={save.error} />
      <Button type="submit" isPrimary isBusy={save.isPending}>{t`Save syllabus and main subject`}</Button>
    </Form>
  );
}
