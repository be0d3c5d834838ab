import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getSchoolClasses, saveClassGrid } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField, TextField } from '#ui/field';
import { LoadState } from '#ui/load-state';
import { useSetup, useSetupAct } from '../api.ts';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

type Line = { key: string; classId?: string; className: string; sections: string; hasStudents: boolean; isDeleted?: boolean };

/** All classes with their sections in one grid; a pattern of sections is copied to all. */
export function ClassesStep(props: StepProps) {
  const { t } = useLingui();
  const tree = useSetup(getSchoolClasses, {});
  return (
    <LoadState query={tree} title={t`The classes could not be opened`}>
      {(data) => <ClassesForm tree={data.classes} {...props} />}
    </LoadState>
  );
}

function ClassesForm({ tree, onDone, onSkip }: StepProps & { tree: CallAnswer<typeof getSchoolClasses>['classes'] }) {
  const { t } = useLingui();
  const [all, setLines] = useState<Line[]>(() =>
    tree.map(({ id, className, sections }) => ({
      ...{ key: id, classId: id, className },
      sections: sections.map(({ section }) => section).join(', '),
      hasStudents: sections.some(({ students }) => students > 0),
    })),
  );
  const lines = all.filter(({ isDeleted }) => !isDeleted);
  const [pattern, setPattern] = useState('A, B');
  const save = useSetupAct(saveClassGrid, onDone);
  const named = lines.map((line) => ({ ...line, names: namesOf(line.sections) }));
  const isReady = named.length > 0 && named.every(({ className, names }) => className.trim() !== '' && names.length > 0);
  const sections = formatNumber(named.reduce((sum, { names }) => sum + names.length, 0));
  const change = (key: string, part: Partial<Line>) => setLines(all.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({
      body: {
        classes: named.map(({ classId, className, names }) => ({
          ...(classId === undefined ? {} : { classId }),
          ...{ className: className.trim(), sections: names },
        })),
      },
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t`Classes and sections`}>
      <Card
        title={t`Classes and sections`}
        fact={t`${plural(lines.length, { one: '# class', other: '# classes' })}, ${plural(sections, { one: '# section', other: '# sections' })}`}
      >
        <div className={classes.pad}>
          <div className={classes.bar}>
            <TextField label={t`Same sections for every class`} value={pattern} onChange={(event) => setPattern(event.target.value)} />
            <Button
              disabled={namesOf(pattern).length === 0}
              onClick={() => setLines(all.map((line) => ({ ...line, sections: namesOf(pattern).join(', ') })))}
            >{t`Put these in every class`}</Button>
          </div>
          {tree.length > 1 ? <ClassRange lines={all} onChange={setLines} /> : null}
          <table className={classes.grid} aria-label={t`Classes and sections`}>
            <thead>
              <tr>
                <th scope="col">{t`Class`}</th>
                <th scope="col">{t`Sections`}</th>
                <th scope="col" aria-label={t`Delete`} />
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.key}>
                  <td>
                    <input
                      className={classes.input}
                      aria-label={t`Name of the class`}
                      value={line.className}
                      maxLength={40}
                      onChange={(event) => change(line.key, { className: event.target.value })}
                    />
                  </td>
                  <td>
                    <input
                      className={classes.input}
                      aria-label={t`Sections of class ${line.className}`}
                      value={line.sections}
                      maxLength={300}
                      onChange={(event) => change(line.key, { sections: event.target.value })}
                    />
                  </td>
                  <td>
                    <Button
                      size="small"
                      aria-label={t`Delete class ${line.className}`}
                      icon={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
                      onClick={() => change(line.key, { isDeleted: true })}
                    >
                      <Trans>Delete</Trans>
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <span>
            <Button
              icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => setLines([...all, { key: `new-${Date.now()}`, className: '', sections: pattern, hasStudents: false }])}
            >{t`Add class`}</Button>
          </span>
        </div>
      </Card>
      <StepFoot error={save.error} isBusy={save.isPending} isReady={isReady} onSkip={onSkip} />
    </form>
  );
}

/** From which class to which the school goes: the others are deleted at once, unless students are in them. Another choice brings them back. */
function ClassRange({ lines, onChange }: { lines: Line[]; onChange: (lines: Line[]) => void }) {
  const { t } = useLingui();
  const [first, setFirst] = useState(0);
  const [last, setLast] = useState(lines.length - 1);
  const choices = lines.map(({ className }, place) => ({ value: String(place), label: className || t`Class ${place + 1}` }));
  const isOutside = (place: number) => place < first || place > last;
  return (
    <div className={classes.bar}>
      <ChoiceField
        label={t`Lowest class`}
        placeholder={t`Select a class`}
        choices={choices}
        value={String(first)}
        onChange={(event) => setFirst(Number(event.target.value))}
      />
      <ChoiceField
        label={t`Highest class`}
        placeholder={t`Select a class`}
        choices={choices}
        value={String(last)}
        onChange={(event) => setLast(Number(event.target.value))}
      />
      <Button
        disabled={first > last}
        onClick={() =>
          onChange(
            lines.map((line, place) => ({ ...line, isDeleted: line.classId !== undefined && isOutside(place) && !line.hasStudents })),
          )
        }
      >{t`Keep only these classes`}</Button>
    </div>
  );
}

/** Section names of a text, each once: "A, B c" is A, B and C. */
function namesOf(text: string): string[] {
  const names = text.split(/[,;]+/).map((name) => name.trim().slice(0, 20));
  return [...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name.length === 1 ? name.toUpperCase() : name])).values()];
}
