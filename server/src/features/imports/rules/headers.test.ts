import { describe, expect, it } from 'vitest';
import { guessMapping } from './headers.ts';

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
    expect(guessMapping('students', [header])).toEqual([field]);
  });

  it('each field is taken once, and by the kind of import', () => {
    expect(guessMapping('students', ['Name', 'Student Name', 'Salary'])).toEqual(['name', null, null]);
    expect(guessMapping('employees', ['Emp ID', 'Designation', 'Salary', 'DOJ'])).toEqual([
      'employeeCode',
      'positionRole',
      'monthlySalary',
      'joinedOn',
    ]);
  });
});
