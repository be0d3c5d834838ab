import { expect, it } from 'vitest';
import { readMarkRows } from './read-sheet.ts';

const papers = [{ id: 'p', heading: 'Hindi (80)', max: 8000 }];
const student = (id: string, admissionNumber: string, rollNumber: number) => ({ id, name: id, admissionNumber, rollNumber });
const read = (head: string, cells: string[], students: Parameters<typeof readMarkRows>[1]['students']) => {
  const { cells: read, unknownRows } = readMarkRows([[head, 'Hindi'], ...cells.map((cell) => [cell, '40'])], {
    papers,
    entries: [],
    students,
  });
  return [...read.map(({ studentId }) => studentId), ...unknownRows.map((row) => `? ${row}`)];
};

it('a number whose zeros Excel took away is the student’s, unless another one could be meant', () => {
  expect(read('Admission number', ['7', '008'], [student('a', '007', 1), student('b', '008', 2)])).toEqual(['a', 'b']);
  expect(read('Admission number', ['7', '007'], [student('a', '007', 1), student('b', '7', 2)])).toEqual(['b', 'a']);
  expect(read('Admission number', ['07'], [student('a', '007', 1), student('b', '7', 2)])).toEqual(['? 07 · 40']);
});

it('a roll number may have zeros', () => {
  expect(read('Roll No', ['007', '12'], [student('a', 'A1', 7), student('b', 'A2', 12)])).toEqual(['a', 'b']);
});

it('is read below title lines, with the usual names of subjects', () => {
  const own = [
    { id: 'm', heading: 'Mathematics (80)', max: 8000 },
    { id: 's', heading: 'Social Science (80)', max: 8000 },
    { id: 'e', heading: 'English (80)', max: 8000 },
  ];
  const rows = [
    ['Amaltas Vidyalaya'],
    ['Class 8 A', 'Half-yearly'],
    ['Roll No', 'Name', 'Maths', 'S.St', 'English (80)'],
    ['1', 'a', '71', '62', '55'],
  ];
  const { cells, unknownColumns } = readMarkRows(rows, { papers: own, entries: [], students: [student('a', 'A1', 1)] });
  expect(cells.map(({ paperId, value }) => `${paperId} ${value}`)).toEqual(['m 71', 's 62', 'e 55']);
  expect(unknownColumns).toEqual([]);
});
