import { useLingui } from '@lingui/react/macro';
import { addPaperQuestion, LEVELS, QUESTION_TYPES } from '@shala/contract/question-papers';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { ChoiceField, SuggestField, TextAreaField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { type Paper, usePapersAct } from '../api.ts';
import { optionsOf } from '../lib/options.ts';
import { levelNames, typeNames } from '../lib/words.ts';
import { MarksField } from './marks-field.tsx';

type Props = { paper: Paper; onClose: () => void };

/** Writes a question into the paper; the form stays open for the next one. */
export function AddQuestionDrawer({ paper, onClose }: Props) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => firstDraft(paper, t`Section A`));
  const set = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }));
  const add = usePapersAct(addPaperQuestion, () => {
    showToast({ tone: 'good', sentence: t`The question was added to the paper.` });
    set({ question: '', options: '', answer: '' });
  });
  const body = { ...draft, section: draft.section.trim(), options: optionsOf(draft.options) };
  const { fields: errors, ofForm } = useRefusedFields(add.error, body);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ params: { paperId: paper._id }, body });
  };
  const [types, levels] = [typeNames(), levelNames()];
  return (
    <Drawer title={t`Add question`} context={paper.title} onClose={onClose} width={560}>
      <Form label={t`Add question`} onSubmit={submit}>
        <FormError error={ofForm} />
        <SuggestField
          label={t`Section of the paper`}
          description={t`A new name makes a new section at the end.`}
          suggestions={paper.blueprint.sections.map(({ name }) => name)}
          maxLength={80}
          value={draft.section}
          error={errors.section}
          onChange={({ target }) => set({ section: target.value })}
        />
        <TextAreaField
          label={t`Question`}
          rows={5}
          maxLength={4000}
          value={draft.question}
          error={errors.question}
          onChange={({ target }) => set({ question: target.value })}
        />
        <ChoiceField
          label={t`Type of question`}
          placeholder={t`Select the type`}
          value={draft.type}
          choices={QUESTION_TYPES.map((one) => ({ value: one, label: types[one] }))}
          onChange={({ target }) => set({ type: QUESTION_TYPES.find((one) => one === target.value) ?? draft.type })}
        />
        <MarksField marks={draft.marks} onChange={(marks) => set({ marks })} />
        <TextAreaField
          label={t`Options, one per line`}
          description={t`Only for multiple choice, at most 6. Leave blank if the options are in the question`}
          rows={4}
          value={draft.options}
          onChange={({ target }) => set({ options: target.value })}
        />
        <TextAreaField
          label={t`Answer for the marking scheme`}
          rows={3}
          maxLength={4000}
          value={draft.answer}
          onChange={({ target }) => set({ answer: target.value })}
        />
        <ChoiceField
          label={t`Skill tested`}
          description={t`What a student must do to answer. If you are not sure, ask the subject teacher.`}
          placeholder={t`Select the skill tested`}
          value={draft.level}
          choices={LEVELS.map((one) => ({ value: one, label: levels[one] }))}
          onChange={({ target }) => set({ level: LEVELS.find((one) => one === target.value) ?? draft.level })}
        />
        <FormFoot>
          <Button type="submit" isPrimary isBusy={add.isPending} disabled={draft.question.trim() === '' || draft.section.trim() === ''}>
            {t`Add question`}
          </Button>
          <Button onClick={onClose}>{t`Close`}</Button>
        </FormFoot>
      </Form>
    </Drawer>
  );
}

/** The next question is usually of the last section, and like the one before. */
function firstDraft({ blueprint, questions }: Paper, firstSection: string) {
  const last = questions.at(-1);
  return {
    section: blueprint.sections.at(-1)?.name ?? firstSection,
    ...{ question: '', options: '', answer: '' },
    type: last?.type ?? ('Short answer' as const),
    level: last?.level ?? ('understand' as const),
    marks: last?.marks ?? 2,
  };
}
