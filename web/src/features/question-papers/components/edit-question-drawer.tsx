import { Trans, useLingui } from '@lingui/react/macro';
import { editPaperQuestion, LEVELS, type Level } from '@shala/contract/question-papers';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { ChoiceField, TextAreaField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { type PaperQuestion, usePapersAct } from '../api.ts';
import { optionsOf } from '../lib/options.ts';
import { levelNames } from '../lib/words.ts';
import { MarksField } from './marks-field.tsx';
import classes from './papers.module.css';

type Props = { paperId: string; question: PaperQuestion; onClose: () => void };

/** Changes the words of a question for this paper alone. */
export function EditQuestionDrawer({ paperId, question, onClose }: Props) {
  const { t } = useLingui();
  const [words, setWords] = useState(question.question);
  const [options, setOptions] = useState(question.options.join('\n'));
  const [answer, setAnswer] = useState(question.answer);
  const [level, setLevel] = useState<Level>(question.level);
  const [marks, setMarks] = useState(question.marks);
  const act = usePapersAct(editPaperQuestion, () => {
    showToast({ tone: 'good', sentence: t`The question was changed for this paper.` });
    onClose();
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { question: words, options: optionsOf(options), answer, level, marks, seen: question.question };
    act.mutate({ params: { paperId, questionId: question._id }, body });
  };
  const names = levelNames();
  return (
    <Drawer
      title={t`Edit question`}
      context={<Trans>For this paper only; the question bank stays as it is</Trans>}
      onClose={onClose}
      width={560}
    >
      <Form label={t`Edit question`} onSubmit={save}>
        <FormError error={act.error} />
        <TextAreaField label={t`Question`} rows={6} maxLength={4000} value={words} onChange={({ target }) => setWords(target.value)} />
        <TextAreaField
          label={t`Options, one per line`}
          description={t`Only for multiple choice, at most 6. Leave blank if the options are in the question`}
          rows={4}
          value={options}
          onChange={({ target }) => setOptions(target.value)}
        />
        <TextAreaField
          label={t`Answer for the marking scheme`}
          description={t`For multiple choice begin with the letter, such as (b)`}
          rows={4}
          maxLength={4000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <ChoiceField
          label={t`Skill tested`}
          description={t`What a student must do to answer. If you are not sure, ask the subject teacher.`}
          placeholder={t`Select the skill tested`}
          value={level}
          choices={LEVELS.map((one) => ({ value: one, label: names[one] }))}
          onChange={({ target }) => setLevel(LEVELS.find((one) => one === target.value) ?? level)}
        />
        <MarksField marks={marks} onChange={setMarks} />
        <FormFoot>
          <Button type="submit" isPrimary isBusy={act.isPending} disabled={words.trim() === ''}>{t`Save`}</Button>
          <span className={classes.quiet}>
            <Trans>The textbook page and chapter of this question do not change.</Trans>
          </span>
        </FormFoot>
      </Form>
    </Drawer>
  );
}
