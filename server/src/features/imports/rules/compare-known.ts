import type { ImportField } from '@shala/contract/imports';
import type { Mapping, openRow } from './row-reader.ts';

/** The existing record of a row's person, by the field names used when reading. */
export type KnownRecord = { id: string; record: Readonly<Record<string, unknown>> };
/** A cell whose value differs from the record. */
export type Difference = { column: number; property: string; before: string | number | null; after: string | number | null };
export type Known = { id: string; isByName: boolean; differs: Difference[] };

/** The fields of an existing student that a sheet may change; class, roll number and guardians are changed elsewhere. */
export const CHANGEABLE_OF_STUDENTS = {
  name: 'name',
  gender: 'gender',
  dateOfBirth: 'dateOfBirth',
  admittedOn: 'admittedOn',
  address: 'address',
  city: 'city',
  state: 'state',
  pinCode: 'pinCode',
  category: 'category',
  religion: 'religion',
  motherTongue: 'motherTongue',
  bloodGroup: 'bloodGroup',
  aadhaarLast4: 'aadhaarLast4',
  apaarId: 'apaarId',
  penNumber: 'penNumber',
  house: 'house',
  transportStop: 'transportStop',
  previousSchool: 'previousSchool',
  nationality: 'nationality',
  caste: 'caste',
  subCaste: 'subCaste',
  birthPlace: 'birthPlace',
  stateStudentId: 'stateStudentId',
} as const satisfies Partial<Record<ImportField, string>>;

/** The fields of an existing employee that a sheet may change; the teaching flag affects lessons and duties and is changed elsewhere. */
export const CHANGEABLE_OF_EMPLOYEES = {
  name: 'name',
  gender: 'gender',
  positionRole: 'positionRole',
  department: 'department',
  qualification: 'qualification',
  phone: 'phone',
  email: 'email',
  dateOfBirth: 'dateOfBirth',
  joinedOn: 'joinedOn',
  monthlySalary: 'salaryPaise',
  address: 'address',
  city: 'city',
  state: 'state',
  pinCode: 'pinCode',
  aadhaarLast4: 'aadhaarLast4',
} as const satisfies Partial<Record<ImportField, string>>;

type Row = Pick<ReturnType<typeof openRow>, 'raw' | 'problems'>;

/** The cells that differ from the existing record. An empty or invalid cell is ignored. */
export function compareKnown(
  row: Row,
  {
    mapping,
    value,
    record,
    changeable,
  }: {
    mapping: Mapping;
    value: Readonly<Record<string, unknown>>;
    record: KnownRecord['record'];
    changeable: Readonly<Partial<Record<ImportField, string>>>;
  },
): Difference[] {
  const bad = new Set(row.problems.map(({ column }) => column));
  return (Object.entries(changeable) as [ImportField, string][]).flatMap(([field, property]) => {
    const column = mapping.indexOf(field);
    if (column < 0 || bad.has(column) || row.raw(field) === '') return [];
    const before = plain(record[property]);
    const after = plain(value[property]);
    return isSame(before, after) ? [] : [{ column, property, before, after }];
  });
}

function plain(value: unknown): string | number | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

function isSame(one: string | number | null, other: string | number | null): boolean {
  return (one ?? '') === (other ?? '');
}
