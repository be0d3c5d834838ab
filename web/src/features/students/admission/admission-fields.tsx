import { useLingui } from '@lingui/react/macro';
import { BLOOD_GROUPS, CATEGORIES } from '@shala/contract/students';
import { todayAtSchool } from '#lib/format';
import { DayField } from '#ui/day-field';
import { ChoiceField, SuggestField, TextAreaField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { Stack } from '#ui/layout';
import { PlaceFields } from '#ui/place-fields';
import type { SectionItem } from '../api.ts';
import { useStudentWords } from '../lib/words.ts';
import type { Draft } from './draft.ts';

type TextName = Exclude<keyof Draft, 'guardians'>;
type Props = { draft: Draft; errors: Record<string, string>; onChange: (change: Partial<Draft>) => void };

/** What every text field of the form needs. */
function useText({ draft, errors, onChange }: Props) {
  return (name: TextName, maxLength: number) => ({
    maxLength,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
}

function dayOf({ draft, errors, onChange }: Props, name: 'admittedOn' | 'dateOfBirth') {
  return { value: draft[name], error: errors[name], onChange: (day: string) => onChange({ [name]: day }) };
}

/** Where and since when: section, day, numbers. */
export function AdmissionFields({ sections, next, ...props }: Props & { sections: SectionItem[]; next: string }) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  const text = useText(props);
  return (
    <Stack gap={14} pt={4} pb={16} px={16}>
      <FormRow>
        <ChoiceField
          label={t`Class and section`}
          placeholder={t`Select class and section`}
          {...text('sectionId', 60)}
          choices={sections.map((item) => ({ value: item.sectionId ?? '', label: seatOf(item) }))}
        />
        <DayField label={t`Date of admission`} description={t`Leave blank for today.`} {...dayOf(props, 'admittedOn')} />
      </FormRow>
      <FormRow>
        <TextField
          label={t`Admission number`}
          description={next ? t`Leave blank to use the next number, ${next}.` : undefined}
          {...text('admissionNumber', 40)}
        />
        <TextField
          label={t`Roll number`}
          inputMode="numeric"
          description={t`Leave blank to use the next number of the section.`}
          {...text('rollNumber', 3)}
        />
      </FormRow>
    </Stack>
  );
}

/** Who it is. */
export function PersonFields(props: Props) {
  const { t } = useLingui();
  const { genders } = useStudentWords();
  const text = useText(props);
  return (
    <Stack gap={14} pt={4} pb={16} px={16}>
      <FormRow>
        <TextField label={t`Name`} {...text('name', 120)} />
        <TextField label={t`Name in Hindi or own language`} {...text('nameNative', 120)} />
      </FormRow>
      <FormRow>
        <DayField label={t`Date of birth`} max={todayAtSchool(new Date())} {...dayOf(props, 'dateOfBirth')} />
        <ChoiceField
          label={t`Gender`}
          placeholder={t`Select`}
          {...text('gender', 10)}
          choices={Object.entries(genders).map(([value, label]) => ({ value, label }))}
        />
      </FormRow>
      <FormRow>
        <ChoiceField
          label={t`Blood group`}
          placeholder={t`Not known`}
          {...text('bloodGroup', 4)}
          choices={BLOOD_GROUPS.map((value) => ({ value, label: value }))}
        />
        <TextField label={t`Mother tongue`} {...text('motherTongue', 40)} />
      </FormRow>
    </Stack>
  );
}

/** Health, bus, house and address. */
export function HomeFields(props: Props) {
  const { t } = useLingui();
  const text = useText(props);
  const { draft, onChange } = props;
  return (
    <Stack gap={14} pt={4} pb={16} px={16}>
      <TextAreaField label={t`Health and allergies`} rows={2} {...text('medicalNotes', 1000)} />
      <FormRow>
        <TextField label={t`Bus stop`} description={t`The bus fee is charged when a stop is selected.`} {...text('transportStop', 120)} />
        <TextField label={t`House`} description={t`For example Red House`} {...text('house', 40)} />
      </FormRow>
      <TextAreaField label={t`Address`} rows={2} {...text('address', 300)} />
      <PlaceFields place={{ state: draft.state, city: draft.city }} onChange={(place) => onChange(place)} />
      <TextField label={t`PIN code`} inputMode="numeric" {...text('pinCode', 10)} />
    </Stack>
  );
}

/** What the national register asks for. */
export function RegisterFields(props: Props) {
  const { t } = useLingui();
  const text = useText(props);
  return (
    <Stack gap={14} pt={4} pb={16} px={16}>
      <FormRow>
        <TextField
          label={t`Aadhaar`}
          inputMode="numeric"
          description={t`Only the last four digits are saved, even if you enter the full number.`}
          {...text('aadhaarLast4', 14)}
        />
        <TextField label={t`APAAR ID`} inputMode="numeric" {...text('apaarId', 20)} />
      </FormRow>
      <FormRow>
        <TextField label={t`PEN`} inputMode="numeric" {...text('penNumber', 20)} />
        <TextField label={t`Student ID (Saral or other)`} {...text('stateStudentId', 40)} />
      </FormRow>
      <FormRow>
        <SuggestField label={t`Category`} suggestions={[...CATEGORIES]} {...text('category', 40)} />
        <TextField label={t`Religion`} {...text('religion', 40)} />
      </FormRow>
      <FormRow>
        <TextField label={t`Caste`} {...text('caste', 80)} />
        <TextField label={t`Sub-caste`} {...text('subCaste', 80)} />
      </FormRow>
      <FormRow>
        <TextField label={t`Place of birth`} {...text('birthPlace', 200)} />
        <TextField label={t`Previous school`} {...text('previousSchool', 200)} />
      </FormRow>
    </Stack>
  );
}
