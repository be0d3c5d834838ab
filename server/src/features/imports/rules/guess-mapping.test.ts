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
    ['जाति वर्ग', 'category'],
    ['समग्र आईडी', 'stateStudentId'],
    ['Favourite colour', null],
  ])('%s stands for %s', (header, field) => {
    expect(guessMapping('students', [{ text: header, readings: [header] }])).toEqual([field]);
  });

  it('the field’s own name is surer than another name of it', () => {
    expect(guess('students', 'Caste', 'Category')).toEqual(['caste', 'category']);
    expect(guess('students', 'Social Category', 'Category')).toEqual([null, 'category']);
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

describe('what a register and a leaving certificate hold', () => {
  const guessWith = (cells: Record<string, string[]>) =>
    guessMapping(
      'students',
      Object.keys(cells).map((text) => ({ text, readings: [text] })),
      [0, 1].map((row) => Object.values(cells).map((column) => column[row] ?? '')),
    );

  it.each([
    ['Nationality', 'nationality'],
    ['Place of Birth', 'birthPlace'],
    ['Birth Place (Village, Taluka, District)', 'birthPlace'],
    ['जन्मस्थान', 'birthPlace'],
    ['Saral ID', 'stateStudentId'],
    ['SARAL STUDENT ID', 'stateStudentId'],
    ['SATS No.', 'stateStudentId'],
    ['Sub-Caste', 'subCaste'],
    ['Date of Birth', 'dateOfBirth'],
  ])('%s stands for %s', (header, field) => {
    expect(guess('students', header)).toEqual([field]);
  });

  it('a column of caste that has categories is the category, unless the sheet has both', () => {
    expect(guessWith({ Caste: ['OBC', 'General'] })).toEqual(['category']);
    expect(guessWith({ Caste: ['Maratha', 'Mali'] })).toEqual(['caste']);
    expect(guessWith({ Caste: ['Maratha', 'Mali'], Category: ['OPEN', 'OBC'] })).toEqual(['caste', 'category']);
  });

  it('a long student ID is the state’s number, a short one the school’s own', () => {
    expect(guessWith({ 'Student ID': ['20192727040000012', '20192727040000013'], 'GR No': ['5121', '5133'] })).toEqual([
      'stateStudentId',
      'admissionNumber',
    ]);
    expect(guessWith({ 'Student ID': ['5121', '5133'] })).toEqual(['admissionNumber']);
  });

  it('a bus column of yes and no is not the stop', () => {
    expect(guessWith({ 'Bus?': ['Y', 'N', 'Y'] })).toEqual([null]);
    expect(guessWith({ Bus: ['Market Yard', 'Swargate'] })).toEqual(['transportStop']);
  });
});
