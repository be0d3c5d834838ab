import { employeeFields } from '@shala/contract/employees';
import { anyRupees, optionalText } from '@shala/contract/shared';
import { z } from 'zod/mini';
import type { EmployeeRecord } from '../api.ts';

/** A sum as a person types it: with commas, blanks or the sign of the rupee. */
const typedRupees = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => Number(text.replaceAll(/[₹,\s]/g, ''))),
  ),
  anyRupees,
);
const { subjectIds: _subjects, classTeacherOf: _sections, monthlySalary: _salary, ...typed } = employeeFields;

/** What the form asks for; subjects and sections are chosen beside it. */
export const employeeForm = z.object({
  ...typed,
  employeeCode: optionalText(20),
  monthlySalary: typedRupees,
  reason: z.optional(optionalText(300)),
});

/** Whether this is a salary as the form takes it. */
export const isSalary = (typed: string): boolean => z.safeParse(typedRupees, typed).success;

/** The form's own values: all text but the box. */
export type EmployeeValues = z.input<typeof employeeForm>;
/** What is chosen beside it. */
export type EmployeeDuties = { subjectIds: readonly string[]; classTeacherOf: readonly string[] };

export const EMPTY_EMPLOYEE: EmployeeValues = {
  employeeCode: '',
  name: '',
  email: '',
  phone: '',
  gender: '',
  positionRole: '',
  department: '',
  isTeaching: true,
  qualification: '',
  dateOfBirth: '',
  joinedOn: '',
  address: '',
  state: '',
  city: '',
  pinCode: '',
  aadhaarLast4: '',
  emergencyName: '',
  emergencyPhone: '',
  monthlySalary: '',
};
export const NO_DUTIES: EmployeeDuties = { subjectIds: [], classTeacherOf: [] };

/** A record as the form shows it. */
export function valuesOf(record: EmployeeRecord): EmployeeValues {
  const names = Object.keys(EMPTY_EMPLOYEE) as (keyof EmployeeValues)[];
  const known = Object.fromEntries(names.map((name) => [name, record[name as keyof EmployeeRecord]]));
  return {
    ...(known as unknown as EmployeeValues),
    monthlySalary: record.monthlySalary === 0 ? '' : String(record.monthlySalary),
    reason: '',
  };
}

/** A record as the form sends it: what was seen when it was opened. */
export function seenOf(record: EmployeeRecord): Record<string, unknown> {
  const names = Object.keys(EMPTY_EMPLOYEE) as (keyof EmployeeRecord)[];
  return { ...Object.fromEntries(names.map((name) => [name, record[name]])), ...dutiesOf(record) };
}

export function dutiesOf({ subjects, classTeacherOf }: EmployeeRecord): EmployeeDuties {
  return { subjectIds: subjects.map(({ id }) => id), classTeacherOf: classTeacherOf.map(({ id }) => id) };
}
