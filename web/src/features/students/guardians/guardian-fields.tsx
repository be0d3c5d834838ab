import { Trans, useLingui } from '@lingui/react/macro';
import { readPhoneNumber } from '@shala/contract/shared';
import { findGuardians, RELATIONS } from '@shala/contract/students';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatList } from '#lib/format';
import { relationWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { CheckField, ChoiceField, SuggestField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { useStudents } from '../api.ts';
import classes from './guardians.module.css';

export type GuardianDraft = {
  /** Somebody whom the school knows; then name and phone are theirs. */
  guardianId: string | null;
  name: string;
  phone: string;
  email: string;
  occupation: string;
  relation: string;
  isPrimary: boolean;
  mayCollect: boolean | null;
  consentNote: string;
};
export type GuardianErrors = Partial<Record<keyof GuardianDraft, string | undefined>>;

export const NEW_GUARDIAN: GuardianDraft = {
  guardianId: null,
  name: '',
  phone: '',
  email: '',
  occupation: '',
  relation: '',
  isPrimary: false,
  // Nobody has said it until somebody enters it, as in an import.
  mayCollect: null,
  consentNote: '',
};

type Props = { value: GuardianDraft; onChange: (value: GuardianDraft) => void; errors: GuardianErrors; isNew?: boolean };

/** A guardian of a student. Under a phone that the school knows it offers the person, who makes brothers and sisters. */
export function GuardianFields({ value, onChange, errors, isNew = true }: Props) {
  const { t } = useLingui();
  const set = (change: Partial<GuardianDraft>) => onChange({ ...value, ...change });
  const isKnown = value.guardianId !== null;
  return (
    <>
      <FormRow>
        <TextField
          label={isNew ? t`Phone (finds a guardian already entered)` : t`Phone`}
          type="tel"
          inputMode="tel"
          maxLength={20}
          value={value.phone}
          error={errors.phone}
          disabled={isKnown}
          onChange={(event) => set({ phone: event.target.value })}
        />
        <TextField
          label={t`Name`}
          maxLength={120}
          value={value.name}
          error={errors.name}
          disabled={isKnown}
          onChange={(event) => set({ name: event.target.value })}
        />
      </FormRow>
      {isKnown ? (
        <Button size="small" onClick={() => set({ guardianId: null, name: '' })}>
          {t`A different person with the same phone`}
        </Button>
      ) : isNew ? (
        <KnownPeople phone={value.phone} onTake={(guardianId, name) => set({ guardianId, name })} />
      ) : null}
      <FormRow>
        <ChoiceField
          label={t`Relation`}
          placeholder={t`Select the relation`}
          value={value.relation}
          error={errors.relation}
          choices={RELATIONS.map((name) => ({ value: name, label: relationWords(name) }))}
          onChange={(event) => set({ relation: event.target.value })}
        />
        <TextField
          label={t`Occupation`}
          maxLength={80}
          value={value.occupation}
          disabled={isKnown}
          onChange={(event) => set({ occupation: event.target.value })}
        />
      </FormRow>
      <TextField
        label={t`Email`}
        type="email"
        maxLength={254}
        value={value.email}
        error={errors.email}
        disabled={isKnown}
        onChange={(event) => set({ email: event.target.value })}
      />
      <FormRow>
        <CheckField
          label={t`Main contact (called first when needed)`}
          checked={value.isPrimary}
          onChange={(event) => set({ isPrimary: event.target.checked })}
        />
        <ChoiceField
          label={t`Permission to pick up the child`}
          placeholder={t`Not entered`}
          value={value.mayCollect === null ? '' : String(value.mayCollect)}
          choices={[
            { value: 'true', label: t`Allowed` },
            { value: 'false', label: t`Not allowed` },
          ]}
          onChange={(event) => set({ mayCollect: event.target.value === '' ? null : event.target.value === 'true' })}
        />
      </FormRow>
      {isNew && !isKnown ? <ConsentField value={value.consentNote} onChange={(consentNote) => set({ consentNote })} /> : null}
    </>
  );
}

function ConsentField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui();
  return (
    <SuggestField
      label={t`Parent’s consent to keep these details`}
      description={t`Write how consent was given, for example Signed admission form. Leave blank if consent is not given yet.`}
      suggestions={[t`Signed admission form`, t`Signed consent form`, t`By email`]}
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** People of the school who have this phone. */
function KnownPeople({ phone, onTake }: { phone: string; onTake: (id: string, name: string) => void }) {
  // With its hyphen, because a landline without one may look like a mobile number.
  const number = readPhoneNumber(phone) ?? '';
  const [settled, setSettled] = useState(number);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(number), 250);
    return () => clearTimeout(timer);
  }, [number]);
  const { data = [] } = useStudents(findGuardians, { query: { phone: settled } }, settled !== '');
  if (settled === '' || data.length === 0) return null;
  return (
    <ul className={classes.known} aria-live="polite">
      {data.map(({ id, name, children }) => (
        <li key={id}>
          <IconUsers size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <Trans>
              <strong>{name}</strong> has the same phone number. Guardian of{' '}
              {formatList(children.map((child) => `${child.name} (${child.className} ${child.sectionName})`))}.
            </Trans>
          </span>
          <Button size="small" onClick={() => onTake(id, name)}>
            <Trans>The same person</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
