import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { addExamClasses, listExams } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { ChoiceField, TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useExamAct, useExams } from '../api.ts';
import { componentChoices } from '../lib/component-choices.ts';
import { ClassChecks } from './class-checks.tsx';

type Props = { exam: { id: string; name: string; classes: readonly { id: string }[] }; onClose: () => void };

/** More classes for an exam, also of another assessment scheme: in theirs, the same exam may be counted as something else. */
export function AddClasses({ exam, onClose }: Props) {
  const { t } = useLingui();
  const exams = useExams(listExams, { query: {} });
  const add = useExamAct(addExamClasses);
  const [place, setPlace] = useState('');
  const [max, setMax] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const own = new Set(exam.classes.map(({ id }) => id));
  const { components = [], classes = [] } = exams.data ?? {};
  // Only what another class has is offered.
  const open = components
    .map((one) => ({ ...one, classIds: one.classIds.filter((id) => !own.has(id)) }))
    .filter(({ classIds }) => classIds.length > 0);
  const component = place === '' ? undefined : open[Number(place)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (component === undefined || chosen.size === 0) return;
    const body = { termNo: component.termNo, component: component.name, classIds: [...chosen], maxMarks: max === '' ? null : Number(max) };
    add.mutate(
      { params: { examId: exam.id }, body },
      {
        onSuccess: ({ papers }) => {
          showToast({ tone: 'good', sentence: t`${plural(papers, { one: '# paper', other: '# papers' })} added to ${exam.name}.` });
          onClose();
        },
      },
    );
  };
  return (
    <Modal title={t`Add classes`} context={exam.name} onClose={onClose} isLocked={add.isPending} width={560}>
      <Form label={t`Add classes`} onSubmit={submit}>
        <p>
          {exams.data && open.length === 0
            ? t`All classes with an assessment scheme are in this exam.`
            : t`Classes with another assessment scheme can be in the same exam and date sheet. Select as what the exam is counted for them.`}
        </p>
        <ChoiceField
          label={t`Counted in the report card as`}
          placeholder={t`Select a test or exam`}
          choices={componentChoices({ components: open, classes })}
          value={place}
          onChange={({ target }) => {
            setPlace(target.value);
            const next = target.value === '' ? undefined : open[Number(target.value)];
            setChosen(new Set(next?.classIds));
            setMax(next === undefined ? '' : String(next.max));
          }}
        />
        <TextField
          label={t`Maximum marks (optional)`}
          description={
            component ? t`Leave blank for ${component.max}` : t`If left blank, the maximum marks of the assessment scheme are used.`
          }
          inputMode="decimal"
          value={max}
          onChange={(event) => setMax(event.target.value.replace(/[^\d.]/g, ''))}
        />
        <ClassChecks offered={classes.filter(({ id }) => component?.classIds.includes(id))} chosen={chosen} onChoose={setChosen} />
        <FormError error={add.error ?? exams.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={add.isPending}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary disabled={chosen.size === 0} isBusy={add.isPending}>{t`Add classes`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
