import { isPupilsBirth } from './days.ts';

/** The data that the national register (UDISE+) requires of a student. */
export type UdiseRecord = {
  name: string;
  gender: string;
  dateOfBirth: string | null;
  father: string;
  mother: string;
  phone: string;
  aadhaarLast4: string;
  penNumber: string;
  apaarId: string;
  category: string;
  religion: string;
  motherTongue: string;
  nationality: string;
  bloodGroup: string;
  address: string;
  pinCode: string;
  admittedOn: string | null;
  rollNumber: number | null;
};
export type UdiseField = keyof UdiseRecord;
export type UdiseProblem = { field: UdiseField; problem: 'missing' | 'illFormed'; value: string };

/** The required form of a value, where it is more than any text. */
const FORMS: Partial<Record<UdiseField, (value: string, today: string) => boolean>> = {
  // The register accepts names in Latin letters only.
  name: (value) => /^[A-Za-z .']{2,100}$/.test(value),
  father: (value) => /^[A-Za-z .']{2,100}$/.test(value),
  mother: (value) => /^[A-Za-z .']{2,100}$/.test(value),
  dateOfBirth: isPupilsBirth,
  phone: (value) => /^[6-9]\d{9}$/.test(value),
  aadhaarLast4: (value) => /^\d{4}$/.test(value),
  penNumber: (value) => /^\d{11}$/.test(value),
  apaarId: (value) => /^\d{12}$/.test(value),
  pinCode: (value) => /^[1-9]\d{5}$/.test(value),
};

/** In the order of the register's form. */
export const UDISE_FIELDS: readonly UdiseField[] = [
  'name',
  'gender',
  'dateOfBirth',
  'mother',
  'father',
  'aadhaarLast4',
  'penNumber',
  'apaarId',
  'category',
  'religion',
  'motherTongue',
  'nationality',
  'bloodGroup',
  'phone',
  'address',
  'pinCode',
  'admittedOn',
  'rollNumber',
];

/** Missing or invalid fields, in the order of the form. */
export function udiseProblems(record: UdiseRecord, today: string): UdiseProblem[] {
  return UDISE_FIELDS.flatMap((field): UdiseProblem[] => {
    const value = record[field] === null ? '' : String(record[field]).trim();
    if (value === '') return [{ field, problem: 'missing', value }];
    const isWell = FORMS[field]?.(value, today) ?? true;
    return isWell ? [] : [{ field, problem: 'illFormed', value }];
  });
}
