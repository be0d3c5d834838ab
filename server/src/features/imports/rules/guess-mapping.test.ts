import type { ImportKind } from '@shala/contract/imports';
import { describe, expect, it } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

const guess = (kind: ImportKind, ...texts: string[]) =>
  guessMapping(
    kind,
    texts.map((text) => ({ text, readings: [text] })),
  );

describe('headings as schools write them', () => {
  it.each([
    ['Adm No', 'admissionNumber'],
    ['ADM. NO.', 'admissionNumber'],
    ['Admission Number', 'admissionNumber'],
    ["Student's Name", 'name'],
    ['Student Name', 'name'],
    ["Father's Name", 'fatherName'],
    ['Father Name', 'fatherName'],
    ['Mother Name', 'motherName'],
    ['D.O.B.', 'dateOfBirth'],
    ['DOB', 'dateOfBirth'],
    ['Class/Std', 'className'],
    ['Sec', 'section'],
    ['Mobile No.', 'phone'],
    ['GENDER (M/F)', 'gender'],
    ['Aadhar No', 'aadhaarLast4'],
    ['Favourite colour', null],
  ])('%s stands for %s', (header, field) => {
    expect(guessMapping('students', [{ text: header, readings: [header] }])).toEqual([field]);
  });

  it('the field’s own name is surer than another name of it', () => {
    expect(guess('students', 'Caste', 'Category')).toEqual([null, 'category']);
  });

  it('each field is taken once, and by the kind of import', () => {
    expect(guess('students', 'Name', 'Student Name', 'Salary')).toEqual(['name', null, null]);
    expect(guess('employees', 'Emp ID', 'Designation', 'Salary', 'DOJ')).toEqual([
      'employeeCode',
      'positionRole',
      'monthlySalary',
      'joinedOn',
    ]);
  });
});
