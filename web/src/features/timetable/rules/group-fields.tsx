import { useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { CheckField, ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import type { Board } from '../lib/board.ts';
import classes from './rules.module.css';

/** A group as it is entered: its subject by class, and the sections of which nobody is in it. */
export type Group = {
  id?: string;
  key: string;
  name: string;
  teacherId: string;
  subjects: Record<string, string>;
  without: string[];
};

type Props = {
  board: Board;
  number: number;
  group: Group;
  sections: Board['sections'];
  onChange: (group: Group) => void;
  onRemove: (() => void) | undefined;
};

/** Name, teacher and subject of a group, and the sections that it has. */
export function GroupFields({ board, number, group, sections, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const schoolClasses = [...new Map(sections.map(({ classId, className }) => [classId, className]))];
  const handleSubject = (classId: string, subjectId: string) => {
    // The first subject names the group, as long as nobody has named it.
    const names = Object.values(group.subjects).map((id) => board.subject(id)?.name ?? '');
    const isNamed = group.name !== '' && !names.includes(group.name);
    const name = isNamed ? group.name : (board.subject(subjectId)?.name ?? group.name);
    onChange({ ...group, name, subjects: { ...group.subjects, [classId]: subjectId } });
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t`Group ${number}`}</legend>
      {schoolClasses.map(([classId, className]) => (
        <ChoiceField
          key={classId}
          label={t`Subject of Class ${className}`}
          placeholder={t`Select`}
          choices={board.subjects.filter((subject) => subject.classId === classId).map(({ id, name }) => ({ value: id, label: name }))}
          value={group.subjects[classId] ?? ''}
          onChange={({ target }) => handleSubject(classId, target.value)}
        />
      ))}
      <FormRow>
        <TextField
          label={t`Name`}
          maxLength={60}
          value={group.name}
          onChange={({ target }) => onChange({ ...group, name: target.value })}
        />
        <ChoiceField
          label={t`Teacher`}
          placeholder={t`No teacher yet`}
          choices={board.teachers.filter(({ isTeaching }) => isTeaching).map(({ id, name }) => ({ value: id, label: name }))}
          value={group.teacherId}
          onChange={({ target }) => onChange({ ...group, teacherId: target.value })}
        />
      </FormRow>
      {sections.length > 1 ? (
        <div className={classes.members}>
          {sections.map(({ id, className, name }) => (
            <CheckField
              key={id}
              label={t`Students of ${className} ${name}`}
              checked={!group.without.includes(id)}
              onChange={({ target }) =>
                onChange({ ...group, without: target.checked ? group.without.filter((one) => one !== id) : [...group.without, id] })
              }
            />
          ))}
        </div>
      ) : null}
      {onRemove ? (
        <div>
          <Button size="small" icon={<IconTrash size={14} stroke={2} aria-hidden="true" />} onClick={onRemove}>
            {t`Remove group ${number}`}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
