import { useLingui } from '@lingui/react/macro';
import { fetchStudentsOfClass } from '@shala/contract/finance';
import { type Ref, useState } from 'react';
import { ErrorState } from '#ui/error-state';
import { ChoiceField } from '#ui/field';
import { FormRow } from '#ui/form';
import { useClasses, useFinance } from '../api.ts';
import { StudentFinder } from './student-finder.tsx';

type Props = {
  value: string;
  onChange: (studentId: string) => void;
  error?: string | undefined;
  /** Also students who have left and still owe. */
  hasLeavers?: boolean;
  /** The search box, where `/` leads to it. */
  searchBox?: Ref<HTMLInputElement>;
};

/** Chooses a student: found by a word, or the class first and then one of its students. */
export function StudentPicker({ value, onChange, error, hasLeavers, searchBox }: Props) {
  const { t } = useLingui();
  const [classId, setClassId] = useState('');
  const known = useClasses();
  const classes = known.data ?? [];
  const { data: students, isFetching } = useFinance(fetchStudentsOfClass, { body: { classId } }, classId !== '');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <StudentFinder
        hasLeavers={hasLeavers}
        {...(searchBox ? { ref: searchBox, hasKey: true } : {})}
        onChoose={(student) => {
          setClassId(student.classId);
          onChange(student.id);
        }}
      />
      <FormRow>
        <ChoiceField
          label={t`Class`}
          placeholder={t`Select a class`}
          value={classId}
          choices={classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` }))}
          onChange={(event) => {
            setClassId(event.target.value);
            onChange('');
          }}
        />
        <ChoiceField
          label={t`Student`}
          placeholder={isFetching ? t`Loading...` : t`Select a student`}
          disabled={!students}
          error={error}
          value={value}
          choices={(students ?? []).map(({ _id, name, sectionName }) => ({ value: _id, label: `${name} · ${sectionName}` }))}
          onChange={(event) => onChange(event.target.value)}
        />
      </FormRow>
      {known.error ? (
        <ErrorState title={t`The classes could not be opened`} error={known.error} onRetry={() => void known.refetch()} />
      ) : null}
    </div>
  );
}
