import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createExam } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { ChoiceField, TextField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type Exams, useExamAct } from '../api.ts';
import { ClassChecks } from '../components/class-checks.tsx';
import { ClassesWithoutScheme } from '../components/classes-without-scheme.tsx';
import { ExamDays } from '../components/exam-days.tsx';
import { componentChoices } from '../lib/component-choices.ts';
import { StillMissing } from '../offline/exam-fields.tsx';

/** Adds an exam: a paper for each subject of the classes that has the component. */
export function NewExam({ exams, onClose }: { exams: Exams; onClose: () => void }) {
  const { t } = useLingui();
  const create = useExamAct(createExam);
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [max, setMax] = useState('');
  const [days, setDays] = useState({ startsOn: '', endsOn: '', lockOn: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { fields, ofForm } = useRefusedFields(create.error, days);
  const component = place === '' ? undefined : exams.components[Number(place)];
  const offered = exams.classes.filter(({ id }) => place !== '' && component?.classIds.includes(id));
  const missing = [
    name.trim() === '' && t`Name`,
    component === undefined ? t`Counted in the report card as` : chosen.size === 0 && t`Classes`,
    days.startsOn === '' && t`Exam from`,
    days.endsOn === '' && t`Exam to`,
  ].filter((label) => label !== false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length > 0 || component === undefined) return;
    const body = {
      ...{ name, startsOn: days.startsOn, endsOn: days.endsOn, lockOn: days.lockOn || null },
      ...{ termNo: component.termNo, component: component.name, classIds: [...chosen], maxMarks: max === '' ? null : Number(max) },
    };
    create.mutate(
      { body },
      {
        onSuccess: ({ papers }) => {
          showToast({ tone: 'good', sentence: t`${name} added with ${plural(papers, { one: '# paper', other: '# papers' })}.` });
          onClose();
        },
      },
    );
  };
  return (
    <Modal title={t`Add exam`} onClose={onClose} isLocked={create.isPending} width={560}>
      <Form label={t`Add exam`} onSubmit={submit}>
        <TextField
          label={t`Name`}
          description={t`As it will be printed on the date sheet and the report card`}
          data-autofocus
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormRow>
          <ChoiceField
            label={t`Counted in the report card as`}
            description={t`A test or exam of the assessment scheme. For example, Unit test 1 is counted as Periodic test. You select the classes after this.`}
            placeholder={t`Select a test or exam`}
            choices={componentChoices(exams)}
            value={place}
            onChange={({ target }) => {
              setPlace(target.value);
              const next = target.value === '' ? undefined : exams.components[Number(target.value)];
              setChosen(new Set(next?.classIds));
              // The scheme knows both; a name that was typed stays.
              setMax(next === undefined ? '' : String(next.max));
              if (name === '' || name === component?.name) setName(next?.name ?? '');
            }}
          />
          <TextField
            label={t`Maximum marks (optional)`}
            description={
              component && place !== ''
                ? t`Leave blank for ${component.max}`
                : t`If left blank, the maximum marks of the assessment scheme are used.`
            }
            inputMode="decimal"
            value={max}
            onChange={(event) => setMax(event.target.value.replace(/[^\d.]/g, ''))}
          />
        </FormRow>
        <ExamDays draft={days} fields={fields} onChange={setDays} />
        <ClassesWithoutScheme exams={exams} />
        <ClassChecks offered={offered} chosen={chosen} onChoose={setChosen} />
        <FormError error={ofForm} />
        <StillMissing names={missing} />
        <ModalFoot>
          <Button onClick={onClose} disabled={create.isPending}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary disabled={missing.length > 0} isBusy={create.isPending}>{t`Add exam`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
