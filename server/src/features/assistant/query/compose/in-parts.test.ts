import { expect, it } from 'vitest';
import { queryOf, read, surroundings } from '../testing/read.ts';
import { names } from '../testing/small-school.ts';
import { twoQuestions } from './two-questions.ts';

it.each([
  ['aaj kaun kaun se staff leave par hain aur kis type ki leave hai?', { entity: 'leave', measure: 'list', groupBy: [] }],
  ['aaj kaun kaun teacher chhutti par hai aur wajah kya di hai', { entity: 'leave', measure: 'list', columns: ['reason'] }],
  ['aaj kaun late aaya staff me se, department bhi batao', { groupBy: ['employee'], columns: ['department'] }],
  ['aaj kis kis bachche ka birthday hai? section bhi', { entity: 'birthday', measure: 'list', groupBy: [] }],
  ['notices sent this month with their category and how many people they went to', { entity: 'notice', measure: 'list', groupBy: [] }],
  ['How many covers were given on Monday and for which absent teachers?', { entity: 'cover', measure: 'list' }],
  ['teachers with more than 30 periods a week and the subjects they teach', { groupBy: ['employee'], columns: ['teaches'] }],
  ['12A ki list chahiye, category aur date of birth ke saath', { measure: 'list', columns: ['socialCategory', 'born'] }],
  ['students of 10A with overdue fees, with the phone of the guardian', { entity: 'due', groupBy: ['student'], columns: ['contact'] }],
])('tells the field beside the rows: %s', (prompt, query) => {
  expect(queryOf(prompt), `${read(prompt)?.unread}`).toMatchObject(query);
});

it('tells the people of each group', () => {
  const prompt = 'How many Maths periods per week does each section from 9th to 12th get, and who takes them';
  expect(queryOf(prompt)).toMatchObject({ entity: 'lesson', measure: 'count', groupBy: ['section', 'employee'] });
});

it.each([
  ['strength of each class along with its attendance percentage this month', 'class', 'attendance', 'attendance'],
  ['average Term 1 percentage of boys and girls in each class', 'class', 'result', 'average'],
])('puts two figures of each group side by side: %s', (prompt, group, entity, measure) => {
  const query = queryOf(prompt);
  expect(query).toMatchObject({ groupBy: [group], with: [{ entity, measure }] });
  expect(query?.derive).toBeUndefined();
});

it.each([
  ['How many students in each house, and how many of them are girls?', 'house', 'gender'],
  ['stop wise bachche aur unme kitni ladkiyan', 'stop', 'gender'],
])('tells how many of each group are of a kind: %s', (prompt, group, by) => {
  expect(twoQuestions(prompt, surroundings, names)).toMatchObject([{ groupBy: [group], filters: [], with: [{ filters: [{ by }] }] }]);
});

it.each([
  ['is mahine UPI aur cash se kitna aaya aur dono ki kitni receipts bani', { groupBy: ['mode'], beside: ['count'] }],
  ['expenses of each month without electricity, and the number of entries', { groupBy: ['month'], beside: ['count'] }],
  ['Class 10 term 1 average, highest and lowest percentage, section wise', { groupBy: ['section'], beside: ['highest', 'lowest'] }],
])('tells each figure that is asked for: %s', (prompt, query) => {
  expect(queryOf(prompt)).toMatchObject(query);
});

it.each([
  'fees received minus expenses (leave out salaries) in October - kitna bacha?',
  'what was left in October, i.e. fee collection minus expenses',
  'fee collection less non-salary expenses of October',
])('takes one figure off another: %s', (prompt) => {
  expect(queryOf(prompt)).toMatchObject({ entity: 'receipt', with: [{ entity: 'expense', measure: 'sum' }], made: 'less' });
});

it.each([
  ['How many of the staff came late this week and who were they?', { counts: true }, { groupBy: ['employee'], counts: undefined }],
  ['How many cheques bounced this year and whose were they?', { measure: 'bounced' }, { groupBy: ['student'], bounds: [{ value: 0 }] }],
  ['How many students are absent today and how many of the staff?', { entity: 'attendance' }, { entity: 'staffAttendance' }],
  [
    'how many students use the bus and how much transport fee have we collected this year',
    { entity: 'student' },
    { entity: 'collectedHead' },
  ],
  ['7B me kitne bachche hain aur unme se kitne bus se aate hain', { filters: [{ by: 'section' }] }, { filters: [{}, { by: 'bus' }] }],
  ['7A ki aaj ki attendance kitni hai aur kaun kaun absent hai', { measure: 'attendance' }, { measure: 'absences', groupBy: ['student'] }],
  ['How many cheque deposit slips did we make in September and of what total value?', { measure: 'count' }, { measure: 'sum' }],
])('is two questions: %s', (prompt, first, second) => {
  expect(read(prompt)?.unread).not.toHaveLength(0);
  expect(twoQuestions(prompt, surroundings, names)).toMatchObject([first, second]);
});

it('is as many questions as are joined', () => {
  const prompt = 'How many students are absent today, how many are late and how many of the staff are absent?';
  expect(twoQuestions(prompt, surroundings, names)).toMatchObject([
    { entity: 'attendance', measure: 'absences' },
    { entity: 'attendance', measure: 'late' },
    { entity: 'staffAttendance', measure: 'absences' },
  ]);
});

it.each([
  ['Fees billed for April to November and how much of that has come in', 'how much of that has come in'],
  ['Which expense heads crossed 1 lakh this year and what was the largest single expense in each of them?', 'largest'],
])('names the part that a question does not tell: %s', (prompt, rest) => {
  const asked = read(prompt);
  expect(asked?.unread?.join(' ')).toContain(rest);
  expect(asked).toMatchObject({ isInParts: true });
});

it.each([
  'who was absent in 7A this week and on how many days each',
  'How many ST students are there in class 1 and what are their names?',
  'Whose birthday is this month in 6A and on which date?',
  'cheques that have not cleared: how many and how much',
  'Leaving aside merit scholarship, how many students get a concession, reason wise?',
  'Students of class 11 whose attendance is below 80 percent and who owe fees',
  'below 50% in term 1 - how many boys, how many girls',
  'how many boys and how many girls took admission in each month of the current year',
  'In which subject did the largest number of students fail in term 1, and how many?',
  '7B boys, how many in each house?',
  'aaj ki receipts dikhao, mode aur class bhi',
])('is one question that tells all of its parts: %s', (prompt) => {
  expect(queryOf(prompt), `${read(prompt)?.unread}`).toBeDefined();
});
