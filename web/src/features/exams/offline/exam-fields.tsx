import { Trans, useLingui } from '@lingui/react/macro';
import type { GapRule } from '@shala/contract/exams';
import { formatList } from '#lib/format';
import { ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { Text } from '#ui/layout';
import { ExamDays } from '../components/exam-days.tsx';

export type ExamDraft = {
  name: string;
  startsOn: string;
  endsOn: string;
  lockOn: string;
  gapRule: GapRule;
  startsAt: string;
  minutes: string;
};

/** What the exam still needs, by the labels of its fields; the server checks the values. */
export function useMissing({ name, startsOn, endsOn, startsAt, minutes }: ExamDraft): string[] {
  const { t } = useLingui();
  return [
    name.trim() === '' && t`Name`,
    startsOn === '' && t`Exam from`,
    endsOn === '' && t`Exam to`,
    startsAt === '' && t`Papers begin at`,
    !(Number(minutes) > 0) && t`Duration (minutes)`,
  ].filter((label) => label !== false);
}

/** Why an exam cannot be saved yet, beside the button that saves it. */
export function StillMissing({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const list = formatList(names);
  return (
    <Text span c="dimmed" fz="xs" role="status">
      <Trans>Still to fill in: {list}.</Trans>
    </Text>
  );
}

/** The draft as it is sent. */
export const bodyOf = ({ lockOn, minutes, ...draft }: ExamDraft) => ({ ...draft, lockOn: lockOn || null, minutes: Number(minutes) });

/** Name, days, usual time and gap rule of an exam. */
export function ExamFields({
  draft,
  fields,
  onChange,
}: {
  draft: ExamDraft;
  fields: Record<string, string>;
  onChange: (draft: ExamDraft) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Name`}
        description={t`As it will be printed on the date sheet`}
        maxLength={80}
        value={draft.name}
        error={fields.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <ExamDays draft={draft} fields={fields} onChange={onChange} />
      <FormRow>
        <TextField
          label={t`Papers begin at`}
          type="time"
          value={draft.startsAt}
          error={fields.startsAt}
          onChange={({ target }) => onChange({ ...draft, startsAt: target.value })}
        />
        <TextField
          label={t`Duration (minutes)`}
          inputMode="numeric"
          value={draft.minutes}
          error={fields.minutes}
          onChange={({ target }) => onChange({ ...draft, minutes: target.value.replace(/\D/g, '').slice(0, 3) })}
        />
        <ChoiceField
          label={t`Papers of main subjects`}
          placeholder={t`Select a rule`}
          choices={[
            { value: 'oneADay', label: t`One paper a day` },
            { value: 'dayBetween', label: t`One day gap between papers` },
            { value: 'none', label: t`Any number of papers a day` },
          ]}
          value={draft.gapRule}
          onChange={({ target }) => onChange({ ...draft, gapRule: (target.value || 'none') as GapRule })}
        />
      </FormRow>
    </>
  );
}
