import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { planExam } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button, LinkButton } from '#ui/button';
import { ChoiceField, TextField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { type Exams, useExamAct } from '../api.ts';
import { ClassChecks } from '../components/class-checks.tsx';
import { ClassesWithoutScheme } from '../components/classes-without-scheme.tsx';
import { componentChoices } from '../lib/component-choices.ts';
import { bodyOf, type ExamDraft, ExamFields, StillMissing, useMissing } from './exam-fields.tsx';
import own from './offline.module.css';

const EMPTY: ExamDraft = { name: '', startsOn: '', endsOn: '', lockOn: '', gapRule: 'oneADay', startsAt: '09:00', minutes: '180' };

/** A new exam: a paper for each subject of the classes that has the component. */
export function NewExamForm({ exams }: { exams: Exams }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useExamAct(planExam);
  const [draft, setDraft] = useState(EMPTY);
  const [place, setPlace] = useState('');
  const [max, setMax] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const component = place === '' ? undefined : exams.components[Number(place)];
  const offered = exams.classes.filter(({ id }) => component?.classIds.includes(id));
  const missing = [
    ...(component === undefined ? [t`Counted in the report card as`] : chosen.size === 0 ? [t`Classes`] : []),
    ...useMissing(draft),
  ];
  // What names no field of these, such as the maximum or the classes, is a refusal of the form.
  const { fields, ofForm } = useRefusedFields(create.error, draft);
  const isReady = component !== undefined && missing.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const { termNo, name } = component;
    const body = { ...bodyOf(draft), termNo, component: name, classIds: [...chosen], maxMarks: max === '' ? null : Number(max) };
    create.mutate(
      { body },
      {
        onSuccess: ({ id, papers }) => {
          showToast({ tone: 'good', sentence: t`${draft.name} added with ${plural(papers, { one: '# paper', other: '# papers' })}.` });
          void navigate(pathTo(paths.offlineExam, { examId: id }));
        },
      },
    );
  };
  return (
    <Form label={t`New offline exam`} onSubmit={submit}>
      <FormRow>
        <ChoiceField
          label={t`Counted in the report card as`}
          description={t`A test or exam of the assessment scheme. For example, Unit test 1 is counted as Periodic test.`}
          placeholder={t`Select a test or exam`}
          choices={componentChoices(exams)}
          value={place}
          onChange={({ target }) => {
            setPlace(target.value);
            const next = target.value === '' ? undefined : exams.components[Number(target.value)];
            setChosen(new Set(next?.classIds));
            // The scheme knows both; a name that was typed stays.
            setMax(next === undefined ? '' : String(next.max));
            if (draft.name === '' || draft.name === component?.name) setDraft({ ...draft, name: next?.name ?? '' });
          }}
        />
        <TextField
          label={t`Maximum marks (optional)`}
          description={component ? t`Leave blank for ${component.max}` : undefined}
          inputMode="decimal"
          value={max}
          onChange={({ target }) => setMax(target.value.replace(/[^\d.]/g, ''))}
        />
      </FormRow>
      <ExamFields draft={draft} fields={fields} onChange={setDraft} />
      <ClassesWithoutScheme exams={exams} />
      <ClassChecks offered={offered} chosen={chosen} onChoose={setChosen} />
      <FormError error={ofForm} />
      <span className={own.buttons}>
        <Button type="submit" isPrimary disabled={!isReady} isBusy={create.isPending}>{t`Add exam`}</Button>
        <LinkButton to={paths.offlineExams}>{t`Cancel`}</LinkButton>
        <StillMissing names={missing} />
      </span>
    </Form>
  );
}
