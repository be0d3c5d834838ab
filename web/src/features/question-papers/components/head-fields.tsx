import { Trans, useLingui } from '@lingui/react/macro';
import { PAPER_SETS } from '@shala/contract/question-papers';
import { DayField } from '#ui/day-field';
import { CheckField, ChoiceField, TextAreaField, TextField } from '#ui/field';
import { wholeOf } from '../lib/blueprint-form.ts';
import type { Head } from '../lib/use-paper-form.ts';
import classes from './papers.module.css';

type Props = {
  head: Head;
  /** What the server says of single fields. */
  errors: Record<string, string>;
  onChange: (change: Partial<Head>) => void;
  onLanguage: (language: Head['language']) => void;
};

/** What stands at the head of a paper, and how it is printed. */
export function HeadFields({ head, errors, onChange, onLanguage }: Props) {
  const { t } = useLingui();
  return (
    <div className={classes.grid}>
      <TextField
        label={t`Exam`}
        placeholder={t`Half-yearly examination`}
        maxLength={120}
        value={head.title}
        error={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <DayField label={t`Date of the exam`} value={head.onDate ?? ''} onChange={(day) => onChange({ onDate: day === '' ? null : day })} />
      <TextField
        label={t`Duration (minutes)`}
        type="number"
        min={5}
        max={600}
        value={head.minutes}
        error={errors.minutes}
        onChange={({ target }) => onChange({ minutes: wholeOf(target.value, 5, 600) })}
      />
      <ChoiceField
        label={t`Language of headings and instructions`}
        placeholder={t`Select a language`}
        value={head.language}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
        onChange={({ target }) => onLanguage(target.value === 'hi' ? 'hi' : 'en')}
      />
      <ChoiceField
        label={t`Sets`}
        description={t`Sets B, C and D have the same questions in another order.`}
        placeholder={t`Select the sets`}
        value={String(head.sets)}
        choices={PAPER_SETS.map((_set, index) => ({ value: String(index + 1), label: PAPER_SETS.slice(0, index + 1).join(', ') }))}
        onChange={({ target }) => onChange({ sets: wholeOf(target.value, 1, PAPER_SETS.length) })}
      />
      <CheckField
        label={t`Print blank lines for the answers`}
        checked={head.hasAnswerSpace}
        onChange={({ target }) => onChange({ hasAnswerSpace: target.checked })}
      />
      <div className={classes.wide}>
        <TextAreaField
          label={t`General instructions, one per line`}
          rows={Math.max(3, head.instructions.length + 1)}
          value={head.instructions.join('\n')}
          error={errors.instructions}
          onChange={({ target }) => onChange({ instructions: target.value.split('\n').slice(0, 20) })}
        />
        <p className={classes.quiet}>
          <Trans>Class, subject, time and maximum marks are printed automatically.</Trans>
        </p>
      </div>
    </div>
  );
}

/** As the call takes it: without empty lines. */
export function cleanHead(head: Head): Head {
  return { ...head, instructions: head.instructions.map((line) => line.trim()).filter(Boolean) };
}
