import { Trans, useLingui } from '@lingui/react/macro';
import {
  addOwnQuestion,
  editOwnQuestion,
  LEVELS,
  QUESTION_TYPES,
  rateBookQuestion,
  removeOwnQuestion,
  restoreOwnQuestion,
} from '@shala/contract/question-papers';
import { type FormEvent, useState } from 'react';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { ChoiceField, TextAreaField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { type BankQuestion, usePapersAct } from '../api.ts';
import { optionsOf } from '../lib/options.ts';
import { levelNames, typeNames } from '../lib/words.ts';
import { MarksField } from './marks-field.tsx';
import classes from './papers.module.css';

type Props = {
  subjectId: string;
  chapters: { number: number; name: string }[];
  /** Null for a new question of the school. */
  question: BankQuestion | null;
  onClose: () => void;
};

/** A question of the bank: the school's own in full, of a textbook's its type, marks, difficulty and answer. */
export function BankDrawer({ subjectId, chapters, question, onClose }: Props) {
  const { t } = useLingui();
  const isBook = question?.source === 'book';
  const [draft, setDraft] = useState(() => draftOf(question, chapters[0]?.number ?? 1));
  const acts = useBankActs({ subjectId, question, onClose });
  const set = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }));
  const { fields: errors, ofForm } = useRefusedFields(acts.error, draft);
  const save = (event: FormEvent) => {
    event.preventDefault();
    acts.save({ ...draft, options: optionsOf(draft.options) });
  };
  const [types, levels] = [typeNames(), levelNames()];
  const title = question === null ? t`Add question` : t`Question`;
  return (
    <Drawer title={title} context={isBook ? question.question : null} onClose={onClose} width={560}>
      <Form label={title} onSubmit={save}>
        <FormError error={ofForm} />
        {isBook ? (
          <p className={classes.quiet}>
            {question.isProposed ? (
              <Trans>
                The type, marks and skill tested are suggested by the program. Correct them if needed. Your corrections stay even if the
                textbook is uploaded again.
              </Trans>
            ) : (
              <Trans>Type, marks and skill were set by your school.</Trans>
            )}
          </p>
        ) : (
          <OwnFields draft={draft} chapters={chapters} error={errors.question} onChange={set} />
        )}
        <ChoiceField
          label={t`Type`}
          placeholder={t`Select the type`}
          value={draft.type}
          choices={QUESTION_TYPES.map((one) => ({ value: one, label: types[one] }))}
          onChange={({ target }) => set({ type: QUESTION_TYPES.find((one) => one === target.value) ?? draft.type })}
        />
        <ChoiceField
          label={t`Skill tested`}
          description={t`What a student must do to answer. If you are not sure, ask the subject teacher.`}
          placeholder={t`Select the skill tested`}
          value={draft.level}
          choices={LEVELS.map((one) => ({ value: one, label: levels[one] }))}
          onChange={({ target }) => set({ level: LEVELS.find((one) => one === target.value) ?? draft.level })}
        />
        <MarksField marks={draft.marks} onChange={(marks) => set({ marks })} />
        <TextAreaField
          label={t`Answer for the marking scheme`}
          rows={4}
          maxLength={4000}
          value={draft.answer}
          onChange={({ target }) => set({ answer: target.value })}
        />
        <FormFoot>
          <Button type="submit" isPrimary isBusy={acts.isSaving} disabled={!isBook && draft.question.trim() === ''}>{t`Save`}</Button>
          {question?.source === 'own' ? (
            <Button isDanger isBusy={acts.isRemoving} onClick={acts.remove}>{t`Delete question`}</Button>
          ) : null}
        </FormFoot>
      </Form>
    </Drawer>
  );
}

type Draft = ReturnType<typeof draftOf>;
type OwnProps = { draft: Draft; chapters: Props['chapters']; error: string | undefined; onChange: (change: Partial<Draft>) => void };

/** What only a question of the school may change: its words and its chapter. */
function OwnFields({ draft, chapters, error, onChange: set }: OwnProps) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceField
        label={t`Chapter`}
        placeholder={t`Select the chapter`}
        value={String(draft.chapterNumber)}
        choices={chapters.map(({ number, name }) => ({ value: String(number), label: `${number}. ${name}` }))}
        onChange={({ target }) => set({ chapterNumber: Number(target.value) })}
      />
      <TextAreaField
        label={t`Question`}
        rows={5}
        maxLength={4000}
        value={draft.question}
        error={error}
        onChange={({ target }) => set({ question: target.value })}
      />
      <TextAreaField
        label={t`Options, one per line`}
        description={t`Only for multiple choice, at most 6. Leave blank if the options are in the question`}
        rows={4}
        value={draft.options}
        onChange={({ target }) => set({ options: target.value })}
      />
    </>
  );
}

function draftOf(question: BankQuestion | null, firstChapter: number) {
  return {
    chapterNumber: question?.chapterNumber ?? firstChapter,
    question: question?.question ?? '',
    options: question?.options.join('\n') ?? '',
    type: question?.type ?? ('Short answer' as const),
    level: question?.level ?? ('understand' as const),
    marks: question?.marks ?? 2,
    answer: question?.answer ?? '',
  };
}

type Whole = Omit<ReturnType<typeof draftOf>, 'options'> & { options: string[] };

function useBankActs({ subjectId, question, onClose }: Pick<Props, 'subjectId' | 'question' | 'onClose'>) {
  const { t } = useLingui();
  const done = (sentence: string) => () => {
    showToast({ tone: 'good', sentence });
    onClose();
  };
  const params = { subjectId, questionId: question?._id ?? '' };
  const add = usePapersAct(addOwnQuestion, done(t`The question was added to the bank.`));
  const edit = usePapersAct(editOwnQuestion, done(t`The question was saved.`));
  const rate = usePapersAct(rateBookQuestion, done(t`The question was saved.`));
  const restore = usePapersAct(restoreOwnQuestion);
  const remove = usePapersAct(removeOwnQuestion, () => {
    const onUndo = () => restore.mutate({ params }, { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) });
    showToast({ tone: 'good', sentence: t`The question was deleted from the bank.`, onUndo });
    onClose();
  });
  return {
    error: add.error ?? edit.error ?? rate.error ?? remove.error,
    isSaving: add.isPending || edit.isPending || rate.isPending,
    isRemoving: remove.isPending,
    remove: () => remove.mutate({ params }),
    save(whole: Whole) {
      const { type, level, marks, answer } = whole;
      if (question === null) add.mutate({ params: { subjectId }, body: whole });
      else if (question.source === 'own') edit.mutate({ params, body: whole });
      else rate.mutate({ params, body: { type, level, marks, answer } });
    },
  };
}
