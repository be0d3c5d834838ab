import { useLingui } from '@lingui/react/macro';
import { BLOOD_GROUPS, CATEGORIES } from '@shala/contract/students';
import type { Student } from '../api.ts';
import { useStudentWords } from './words.ts';

export type RecordField = {
  field: keyof Student & string;
  label: string;
  kind: 'text' | 'date' | 'choice' | 'area' | 'flag';
  choices?: { value: string; label: string }[];
  suggestions?: readonly string[];
  maxLength?: number;
  /** Said below the field while it is edited. */
  note?: string;
  /** Who somebody is: a change needs its reason. */
  isIdentity?: boolean;
};

const RELIGIONS = ['Hindu', 'Muslim', 'Christian', 'Sikh', 'Buddhist', 'Jain', 'Parsi', 'Other'];
const LANGUAGES = [
  'Hindi',
  'Marathi',
  'English',
  'Gujarati',
  'Urdu',
  'Bengali',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Punjabi',
  'Odia',
];
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The fields of a record that are edited in place, in groups and in order. */
export function useRecordFields(): { personal: RecordField[]; register: RecordField[]; travel: RecordField[] } {
  const { t } = useLingui();
  const { genders } = useStudentWords();
  const genderChoices = Object.entries(genders).map(([value, label]) => ({ value, label }));
  return {
    personal: [
      { field: 'name', label: t`Name`, kind: 'text', maxLength: 120, isIdentity: true },
      { field: 'nameNative', label: t`Name in Hindi or own language`, kind: 'text', maxLength: 120 },
      { field: 'dateOfBirth', label: t`Date of birth`, kind: 'date', isIdentity: true },
      { field: 'gender', label: t`Gender`, kind: 'choice', choices: genderChoices },
      { field: 'bloodGroup', label: t`Blood group`, kind: 'choice', choices: same(BLOOD_GROUPS) },
      { field: 'motherTongue', label: t`Mother tongue`, kind: 'text', suggestions: LANGUAGES, maxLength: 40 },
      { field: 'birthPlace', label: t`Place of birth`, kind: 'text', maxLength: 200 },
      { field: 'admittedOn', label: t`Date of admission`, kind: 'date' },
      { field: 'admissionNumber', label: t`Admission no.`, kind: 'text', maxLength: 40, isIdentity: true },
    ],
    register: [
      { field: 'aadhaarLast4', label: t`Aadhaar`, kind: 'text', maxLength: 4, note: t`Only the last four digits are saved.` },
      { field: 'apaarId', label: t`APAAR ID`, kind: 'text', maxLength: 20, note: t`Enter 12 digits.` },
      { field: 'penNumber', label: t`PEN`, kind: 'text', maxLength: 20, note: t`Enter 11 digits.` },
      {
        field: 'stateStudentId',
        label: t`Student ID (Saral or other)`,
        kind: 'text',
        maxLength: 40,
        note: t`The number that your state gives each student.`,
      },
      { field: 'category', label: t`Category`, kind: 'text', suggestions: CATEGORIES, maxLength: 40 },
      { field: 'caste', label: t`Caste`, kind: 'text', maxLength: 80 },
      { field: 'subCaste', label: t`Sub-caste`, kind: 'text', maxLength: 80 },
      { field: 'religion', label: t`Religion`, kind: 'text', suggestions: RELIGIONS, maxLength: 40 },
      { field: 'nationality', label: t`Nationality`, kind: 'text', maxLength: 40 },
      { field: 'isBelowPoverty', label: t`Below poverty line (BPL)`, kind: 'flag' },
      { field: 'isWeakerSection', label: t`Economically weaker section (EWS)`, kind: 'flag' },
      { field: 'specialNeeds', label: t`Special needs (CWSN)`, kind: 'text', maxLength: 200 },
      { field: 'previousSchool', label: t`Previous school`, kind: 'text', maxLength: 200 },
    ],
    travel: [
      { field: 'house', label: t`House`, kind: 'text', maxLength: 40 },
      {
        field: 'transportStop',
        label: t`Bus stop`,
        kind: 'text',
        maxLength: 120,
        note: t`The bus fee is charged from this month when a stop is selected.`,
      },
      { field: 'medicalNotes', label: t`Health and allergies`, kind: 'area', maxLength: 1000 },
      { field: 'address', label: t`Address`, kind: 'area', maxLength: 300 },
      { field: 'city', label: t`City`, kind: 'text', maxLength: 80 },
      { field: 'state', label: t`State`, kind: 'text', maxLength: 80 },
      { field: 'pinCode', label: t`PIN code`, kind: 'text', maxLength: 10 },
    ],
  };
}
