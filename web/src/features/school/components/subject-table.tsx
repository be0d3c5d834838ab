import { useLingui } from '@lingui/react/macro';
import { type getClassSubjects, updateSubject } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { useState } from 'react';
import { Button } from '#ui/button';
import { HiddenText } from '#ui/controls';
import { Group } from '#ui/layout';
import { useSchoolAct } from '../api.ts';
import classes from './school.module.css';

export type Subject = CallAnswer<typeof getClassSubjects>[number];
type Props = {
  subjects: Subject[];
  onRename: (subject: Subject) => void;
  onTeachers: (subject: Subject) => void;
  onRemove: (subject: Subject) => void;
};

/** Each subject with its periods a week, changed in place and saved when the field is left. */
export function SubjectTable({ subjects, onRename, onTeachers, onRemove }: Props) {
  const { t } = useLingui();
  return (
    <table className={classes.table} aria-label={t`Subjects`}>
      <thead>
        <tr>
          <th scope="col">{t`Subject`}</th>
          <th scope="col">{t`Teachers`}</th>
          <th scope="col" className={classes.figure}>
            {t`Periods a week`}
            <br />
            <small>{t`saved when you click elsewhere`}</small>
          </th>
          <th scope="col">
            <HiddenText>{t`Actions`}</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {subjects.map((subject) => (
          <tr key={subject.id}>
            <td>{subject.name}</td>
            <td className={classes.quiet}>
              <Group gap={8} wrap="nowrap" justify="space-between">
                <span>{subject.teachers.join(', ') || '–'}</span>
                <Button size="small" aria-label={t`Select teachers of ${subject.name}`} onClick={() => onTeachers(subject)}>
                  {t`Change teachers`}
                </Button>
              </Group>
            </td>
            <td className={classes.figure}>
              <PeriodsField subject={subject} />
            </td>
            <td>
              <Group gap={6} justify="flex-end">
                <Button size="small" aria-label={t`Rename ${subject.name}`} onClick={() => onRename(subject)}>
                  {t`Rename`}
                </Button>
                <Button size="small" aria-label={t`Delete ${subject.name}`} onClick={() => onRemove(subject)}>
                  {t`Delete`}
                </Button>
              </Group>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PeriodsField({ subject: { id, name, periodsPerWeek } }: { subject: Subject }) {
  const { t } = useLingui();
  const [text, setText] = useState<string | null>(null);
  const save = useSchoolAct(updateSubject, { isToldByToast: true });
  const leave = () => {
    const number = Number(text);
    const isGood = text !== null && /^\d{1,2}$/.test(text.trim()) && number <= 48;
    if (isGood && number !== periodsPerWeek)
      save.mutate({ params: { subjectId: id }, body: { periodsPerWeek: number } }, { onSettled: () => setText(null) });
    else setText(null);
  };
  return (
    <input
      className={classes.number}
      inputMode="numeric"
      aria-label={t`Periods a week of ${name}`}
      aria-busy={save.isPending || undefined}
      value={text ?? String(periodsPerWeek)}
      maxLength={2}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
