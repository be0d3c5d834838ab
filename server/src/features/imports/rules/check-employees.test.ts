import { describe, expect, it } from 'vitest';
import { checkEmployees } from './check-employees.ts';

const MAPPING = ['employeeCode', 'name', 'positionRole', 'phone', 'dateOfBirth'] as const;
function check(...cells: string[][]) {
  const numbers = cells.map((_, index) => index + 2);
  const rows = checkEmployees({ mapping: MAPPING, cells, numbers }, { today: '2026-11-20', known: [], subjects: [], classes: [] });
  return rows.map(({ problems }) => problems.map(({ column, code, row }) => `${MAPPING[column]} ${code} ${row}`).join());
}

describe('an employee who is twice in a file is the same as the earlier row', () => {
  it.each([
    ['without a number', ['', 'Farida Sheikh', 'TGT', '', ''], ['', 'FARIDA SHEIKH', 'tgt', '', '']],
    ['with one number in one row', ['', 'Farida Sheikh', 'TGT', '9812345671', ''], ['', 'Farida Sheikh', 'TGT', '-', '']],
    ['under two codes', ['T1', 'Farida Sheikh', 'TGT', '9812345671', ''], ['T9', 'Farida Sheikh', 'TGT', '9812345671', '']],
  ])('%s', (_how, one, other) => expect(check(one, other)).toEqual(['', 'name twiceInFile 2']));

  it.each([
    ['another number', ['', 'Farida Sheikh', 'TGT', '9812345671', ''], ['', 'Farida Sheikh', 'TGT', '9812345672', '']],
    ['another designation', ['T1', 'Farida Sheikh', 'TGT', '', ''], ['T2', 'Farida Sheikh', 'Clerk', '', '']],
    ['another birth', ['T1', 'Farida Sheikh', 'TGT', '', '01/02/1980'], ['T2', 'Farida Sheikh', 'TGT', '', '01/02/1985']],
  ])('but not with %s', (_how, one, other) => expect(check(one, other)).toEqual(['', '']));
});

describe('a subject without classes', () => {
  const SUBJECTS = ['9th', '10th'].map((className) => ({ id: `English ${className}`, name: 'English', className }));
  const taught = (role: string, subject: string) => {
    const sheet = { mapping: ['name', 'positionRole', 'subjects'] as const, cells: [['Farida Sheikh', role, subject]], numbers: [2] };
    const [row] = checkEmployees(sheet, { today: '2026-11-20', known: [], subjects: SUBJECTS, classes: [] });
    return [row?.value.subjectIds.length, row?.value.isTeaching, row?.notes?.map(({ code }) => code).join() ?? ''];
  };
  it.each([
    ['TGT', 'English', 2, true, 'allClasses'],
    ['TGT', 'English 9', 1, true, ''],
    ['Principal', 'English', 0, true, 'noSubject'],
    ['Principal', 'English 10', 1, true, ''],
    ['Clerk', 'English', 0, false, 'noSubject'],
  ])('of a %s: %s', (role, subject, count, isTeaching, notes) => expect(taught(role, subject)).toEqual([count, isTeaching, notes]));
});
