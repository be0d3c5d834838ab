import { describe, expect, it } from 'vitest';
import { dayProblem } from './days.ts';

const today = '2026-11-20';

describe('the days of an employee', () => {
  it.each([
    ['', '', null],
    ['1985-06-01', '2010-06-15', null],
    ['2010-11-20', '', null],
    ['2010-11-21', '', 'employeeBirthDate'],
    ['1936-11-19', '', 'employeeBirthDate'],
    ['2099-01-01', '', 'employeeBirthDate'],
    ['2000-01-01', '2015-12-31', 'joiningDay'],
    ['2000-01-01', '2016-01-01', null],
    ['', '2027-11-20', null],
    ['', '2027-11-21', 'joiningDay'],
  ])('born %s, joined %s: %s', (dateOfBirth, joinedOn, code) => {
    expect(dayProblem({ dateOfBirth, joinedOn, today })?.code ?? null).toBe(code);
  });
});
