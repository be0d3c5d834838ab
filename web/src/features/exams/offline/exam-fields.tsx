import { useLingui } from '@lingui/react/macro';
import type { GapRule } from '@shala/contract/exams';
import { CallError } from '#lib/call-error';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';

export type ExamDraft = {
  name: string;
  startsOn: string;
  endsOn: string;
  lockOn: string;
  gapRule: GapRule;
  startsAt: string;
  minutes: string;
};

/** Whether all that an exam needs is there; what is wrong with it the server says. */
export const isComplete = ({ name, startsOn, endsOn, startsAt, minutes }: ExamDraft) =>
  name.trim() !== '' && startsOn !== '' && endsOn !== '' && startsAt !== '' && Number(minutes) > 0;

/** The draft as it is sent. */
export const bodyOf = ({ lockOn, minutes, ...draft }: ExamDraft) => ({ ...draft, lockOn: lockOn || null, minutes: Number(minutes) });

/** Name, days, usual time and gap rule of an exam. */
export function ExamFields({ draft, error, onChange }: { draft: ExamDraft; error: unknown; onChange: (draft: ExamDraft) => void }) {
  const { t } = useLingui();
  const day = (key: 'startsOn' | 'endsOn' | 'lockOn') => ({
    value: draft[key],
    error: error instanceof CallError ? error.fields[key] : undefined,
    onChange: (value: string) => onChange({ ...draft, [key]: value }),
  });
  return (
    <>
      <TextField label={t`Name`} maxLength={80} value={draft.name} onChange={({ target }) => onChange({ ...draft, name: target.value })} />
      <FormRow>
        <DayField label={t`Exam from`} {...day('startsOn')} />
        <DayField label={t`Exam to`} {...day('endsOn')} />
        <DayField label={t`Last day to enter marks (optional)`} {...day('lockOn')} />
      </FormRow>
      <FormRow>
        <TextField
          label={t`Papers begin at`}
          type="time"
          value={draft.startsAt}
          onChange={({ target }) => onChange({ ...draft, startsAt: target.value })}
        />
        <TextField
          label={t`Duration (minutes)`}
          inputMode="numeric"
          value={draft.minutes}
          onChange={({ target }) => onChange({ ...draft, minutes: target.value.replace(/\D/g, '').slice(0, 3) })}
        />
        <ChoiceField
          label={t`Gap between papers (main subjects)`}
          placeholder={t`Select a rule`}
          choices={[
            { value: 'oneADay', label: t`Only one paper per day` },
            { value: 'dayBetween', label: t`One day gap` },
            { value: 'none', label: t`No rule` },
          ]}
          value={draft.gapRule}
          onChange={({ target }) => onChange({ ...draft, gapRule: (target.value || 'none') as GapRule })}
        />
      </FormRow>
    </>
  );
}
