import { expect, it } from 'vitest';
import { recordCell, valuesCell } from './audit-cells.ts';

it('a record of the downloaded log is called as on the screen', () => {
  expect(['payment', 'certificateForm', 'exam paper', 'calendar_event'].map(recordCell)).toEqual([
    'Receipt',
    'Certificate format',
    'Exam paper',
    'Calendar event',
  ]);
});

it('values are fields with their words, without ids and names of code', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect(valuesCell({ dateOfBirth: '2014-03-12', phone: '9822000000', sectionId: id, students: [id], intent: 'x', isPinned: true })).toBe(
    'Date of birth: 12 Mar 2014; Phone: 9822000000; Is pinned: yes',
  );
  expect(valuesCell(null)).toBe('');
});

it('rows of a list are their values in words, without brackets and what is empty', () => {
  const teachers = [{ teacherId: 'Sunita Kulkarni', mostADay: 7, mostInRow: 0, away: [[1, 'P1']] }];
  expect(valuesCell({ teachers, sectionSubjects: [{ sectionId: '1st A', subjectId: '1st Marathi', periodsPerWeek: 6 }] })).toBe(
    'Teachers: Teacher: Sunita Kulkarni, Most aday: 7, Away: 1 P1; Section subjects: Section: 1st A, Subject: 1st Marathi, Periods per week: 6',
  );
});
