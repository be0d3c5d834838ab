import { useLingui } from '@lingui/react/macro';
import { DayField } from '#ui/day-field';
import { FormRow } from '#ui/form';

type Days = { startsOn: string; endsOn: string; lockOn: string };
type Props<T extends Days> = { draft: T; fields: Record<string, string>; onChange: (draft: T) => void };

/** The days of an exam and the last day for its marks, each with what was refused of it. */
export function ExamDays<T extends Days>({ draft, fields, onChange }: Props<T>) {
  const { t } = useLingui();
  const day = (key: keyof Days) => ({
    value: draft[key],
    error: fields[key],
    onChange: (value: string) => onChange({ ...draft, [key]: value }),
  });
  return (
    <FormRow>
      <DayField label={t`Exam from`} {...day('startsOn')} />
      <DayField label={t`Exam to`} {...day('endsOn')} />
      <DayField label={t`Last day to enter marks (optional)`} {...day('lockOn')} />
    </FormRow>
  );
}
