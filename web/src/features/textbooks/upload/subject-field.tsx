import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceField, TextField } from '#ui/field';

type Props = {
  hasClass: boolean;
  names: string[];
  isLoading: boolean;
  value: string;
  isDisabled: boolean;
  onChange: (name: string) => void;
};

/** No subject is called so: names have no blanks at their ends. */
const ANOTHER = ' another ';

/** One of the class's subjects, or the name of a new one where the class has none or another one is wanted. */
export function SubjectField({ hasClass, names, isLoading, value, isDisabled, onChange }: Props) {
  const { t } = useLingui();
  const [isNew, setIsNew] = useState(false);
  if (hasClass && !isLoading && (names.length === 0 || isNew)) {
    return (
      <TextField
        label={t`Subject`}
        placeholder={t`Enter new subject name (e.g., Mathematics, Science, History)`}
        description={names.length === 0 ? t`No existing subjects found for this class. Create a new subject.` : undefined}
        value={value}
        maxLength={80}
        disabled={isDisabled}
        autoFocus={isNew}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <ChoiceField
      label={t`Subject`}
      placeholder={!hasClass ? t`Select a class first` : isLoading ? t`Loading subjects...` : t`Select a subject`}
      value={value}
      disabled={!hasClass || isLoading || isDisabled}
      choices={[
        ...names.map((name) => ({ value: name, label: name })),
        ...(names.length > 0 ? [{ value: ANOTHER, label: t`Another subject…` }] : []),
      ]}
      onChange={({ target }) => {
        if (target.value !== ANOTHER) return onChange(target.value);
        onChange('');
        setIsNew(true);
      }}
    />
  );
}
