import { expect, it } from 'vitest';
import { queryOf, surroundings } from '../testing/read.ts';
import { columnsAsked } from './columns-asked.ts';

/** Nouns behind a question that name what is to be told of each row: rows with these columns, and no groups by them. */
const ROWS: readonly [string, Record<string, unknown>][] = [
  [
    'Children of class 8 below 80% attendance since June: name, section and percentage',
    { entity: 'attendance', measure: 'attendance', groupBy: ['student'], columns: ['section'] },
  ],
  ['who came late yesterday, names n section', { measure: 'late', groupBy: ['student'], columns: ['section'] }],
  ['Which cheques bounced in October? Student, bank and amount.', { entity: 'receipt', measure: 'list', groupBy: [], columns: ['bank'] }],
  ['List the cheques not cleared yet: student name, bank, amount', { measure: 'list', groupBy: [], columns: ['bank'] }],
  [
    'Which pupils get a concession as defence personnel and in which section are they?',
    { entity: 'concession', measure: 'list', groupBy: [] },
  ],
  ['Which notices went out in Sports category and on what date?', { entity: 'notice', measure: 'list', groupBy: [] }],
  [
    'Which students failed in 3 or more subjects in Term 1? Name and number of subjects.',
    { measure: 'failedSubjects', groupBy: ['student'] },
  ],
  ['Marathi department me kitne teacher hain, unke naam bhi batao', { entity: 'employee', measure: 'list', groupBy: [] }],
  ['Students by bus who owe more than Rs 8000: name, stop, amount', { entity: 'due', groupBy: ['student'], columns: ['stop'] }],
  ['Half-yearly date sheet of class 9: subject and date, in order of date', { entity: 'examPaper', measure: 'list', groupBy: [] }],
  ['9B topper in term 1, name n %', { measure: 'average', groupBy: ['student'], order: 'most', limit: 1 }],
  [
    'expenses of more than Rs 40,000 since August with date, head and amount. Salaries not to be included.',
    { entity: 'expense', groupBy: ['entry', 'day'], columns: ['head'] },
  ],
  ['Which employees were absent on 4 days or more since June, and how many days?', { measure: 'absences', groupBy: ['employee'] }],
  [
    'Which students have fees overdue for 4 or more months? Name, section, number of months.',
    { entity: 'due', groupBy: ['student'], columns: ['section'], beside: ['months'] },
  ],
  ["Which student leave applications are pending? Child's name and the dates.", { entity: 'leave', measure: 'list', groupBy: [] }],
  ['staff me kis kis ki chhutti ki application pending hai aur kis tarikh se', { entity: 'leave', measure: 'list', groupBy: [] }],
];

it.each(ROWS)('tells rows: %s', (prompt, query) => {
  expect(queryOf(prompt)).toMatchObject(query);
});

it('filters by no mode where the bank is asked for', () => {
  expect(queryOf('List the cheques not cleared yet: student, amount and bank')?.filters).toEqual([
    { by: 'mode', op: 'is', values: ['cheque'] },
    { by: 'uncleared', op: 'has', values: [] },
  ]);
});

it.each([
  'attendance of class 9 by section and month',
  'How many boys and girls are in 9B?',
  'Strength of 9B. Thanks',
  'How many are absent today: students',
])('splits no columns from: %s', (prompt) => {
  expect(columnsAsked(prompt, surroundings)).toEqual([]);
});

it('tells each of those who are meant, and not how many they are', () => {
  expect(queryOf('How many children were late yesterday? Name and section.')?.counts).toBeUndefined();
});

it('keeps the groups where no row is asked for', () => {
  expect(queryOf('number of students: class and gender wise')).toMatchObject({ measure: 'count', groupBy: ['class', 'gender'] });
});
