import { Trans, useLingui } from '@lingui/react/macro';
import { type PaperSection, QUESTION_TYPES, type QuestionType } from '@shala/contract/question-papers';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { typeNames } from '../lib/words.ts';
import { NumberCell } from './number-cell.tsx';
import classes from './papers.module.css';

type Props = { section: PaperSection; onChange: (section: PaperSection) => void; onRemove: (() => void) | null };

/** One section of a blueprint: its name, how many questions of how many marks, and of which types. */
export function SectionEditor({ section, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const { name } = section;
  const set = (change: Partial<PaperSection>) => onChange({ ...section, ...change });
  return (
    <fieldset className={classes.section} style={{ margin: 0, border: 0 }} aria-label={name}>
      <div className={classes.sectionLine}>
        <TextField label={t`Section`} value={name} maxLength={80} onChange={({ target }) => set({ name: target.value })} />
        <Cell label={t`Questions`}>
          <NumberCell
            label={t`Questions of ${name}`}
            value={section.count}
            least={1}
            most={60}
            onChange={(count) => set({ count: count ?? 1, choices: Math.min(section.choices, count ?? 1) })}
          />
        </Cell>
        <Cell label={t`Marks each`}>
          <NumberCell
            label={t`Marks for each question of ${name}`}
            value={section.marks}
            least={0.5}
            most={40}
            step={0.5}
            onChange={(marks) => set({ marks: marks ?? 1 })}
          />
        </Cell>
        <Cell label={t`Questions with OR choice`}>
          <NumberCell
            label={t`Questions with an alternative in ${name}`}
            value={section.choices}
            least={0}
            most={section.count}
            onChange={(choices) => set({ choices: choices ?? 0 })}
          />
        </Cell>
        <Cell label={t`Questions to be answered`}>
          <NumberCell
            label={t`Questions to answer in ${name}`}
            placeholder={t`All`}
            value={section.attempt}
            least={1}
            most={section.count}
            isOptional
            onChange={(attempt) => set({ attempt })}
          />
        </Cell>
        {onRemove ? (
          <Button aria-label={t`Remove ${name}`} icon={<IconTrash size={16} stroke={1.75} aria-hidden="true" />} onClick={onRemove}>
            {t`Remove`}
          </Button>
        ) : null}
      </div>
      <Types label={t`Types`} chosen={section.types} without={[]} onChange={(types) => set({ types })} />
      <details>
        <summary className={classes.quiet}>
          <Trans>More settings of this section</Trans>
        </summary>
        <div className={classes.stack} style={{ paddingTop: 10, gap: 10 }}>
          <Types
            label={t`If there are too few questions, also use`}
            chosen={section.otherTypes}
            without={section.types}
            onChange={(otherTypes) => set({ otherTypes })}
          />
          <label className={classes.type}>
            <input type="checkbox" checked={section.anyMarks} onChange={({ target }) => set({ anyMarks: target.checked })} />
            <Trans>Also use questions of more or fewer marks than this section</Trans>
          </label>
          <TextField
            label={t`Note below the heading`}
            value={section.note}
            maxLength={300}
            onChange={({ target }) => set({ note: target.value })}
          />
        </div>
      </details>
    </fieldset>
  );
}

/** The label is heard from the control itself, which names its section. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <div className={classes.quiet} aria-hidden="true" style={{ marginBottom: 4 }}>
        {label}
      </div>
      {children}
    </div>
  );
}

type TypesProps = { label: string; chosen: QuestionType[]; without: QuestionType[]; onChange: (types: QuestionType[]) => void };

function Types({ label, chosen, without, onChange }: TypesProps) {
  const names = typeNames();
  return (
    <fieldset className={classes.types}>
      <legend>{label}</legend>
      {QUESTION_TYPES.filter((type) => !without.includes(type)).map((type) => (
        <label key={type} className={classes.type}>
          <input
            type="checkbox"
            checked={chosen.includes(type)}
            onChange={({ target }) => onChange(QUESTION_TYPES.filter((one) => (one === type ? target.checked : chosen.includes(one))))}
          />
          {names[type]}
        </label>
      ))}
    </fieldset>
  );
}
