import { expect, it } from 'vitest';
import { queryOf, surroundings } from '../testing/read.ts';
import { names } from '../testing/small-school.ts';
import { twoQuestions } from './two-questions.ts';

it.each([
  ['aaj kis kis bachche ka birthday hai? section bhi', 'birthday', undefined],
  ['aaj kaun kaun se staff leave par hain aur kis type ki leave hai?', 'leave', undefined],
  ['sections without class teacher', 'classTeacher', undefined],
  ['which children of class 5 live on a bus route, which route', 'student', ['route']],
])('tells the rows that are asked for, and not how many of each group there are: «%s»', (said, entity, columns) => {
  expect(queryOf(said)).toMatchObject({ entity, measure: 'list', groupBy: [], ...(columns && { columns }) });
});

it.each([
  'which houses have students',
  'in which departments are the teachers',
  'in which sports are they',
  'how many students by which house',
  'which students class wise',
])('tells groups where they are asked for: «%s»', (said) => {
  expect(queryOf(said)).toMatchObject({ measure: 'count', groupBy: [expect.any(String)] });
});

it.each([
  ['covers this week', 'cover'],
  ['list of payments received today', 'receipt'],
  ['UPI payments yesterday', 'receipt'],
  ['receipt number 250', 'receipt'],
  ['cheques deposited in the bank but not yet cleared - receipt number and amount', 'receipt'],
  ['bills of this month', 'expense'],
  ['exam duties of Rupali Joshi', 'examDuty'],
])('lists single rows that are spoken of: «%s»', (said, entity) => {
  expect(queryOf(said)).toMatchObject({ entity, measure: 'list', groupBy: [] });
});

it.each([
  ['defaulters of class 9', 'due', 'student'],
  ['class 7 maths marks list unit test 1', 'examMark', 'student'],
  ['class 9 result of term 1 with percent and grade', 'result', 'student'],
  ['which classes have not taken attendance today', 'register', 'section'],
  ['list of stops of route 1', 'student', 'stop'],
  ['which clubs are there and how many students are in each', 'activity', 'activity'],
])('tells those of whom a list is asked for, each with the figure: «%s»', (said, entity, group) => {
  expect(queryOf(said)).toMatchObject({ entity, groupBy: [group] });
});

it.each(['how many receipts were issued yesterday', 'number of covers this week', 'total students'])(
  'gives a figure where one is asked for: «%s»',
  (said) => {
    const query = queryOf(said);
    expect(query).toBeDefined();
    expect(query?.measure).not.toBe('list');
  },
);

it.each(['when is the maths paper of class 6 in unit test 2'])('tells when, and no marks: «%s»', (said) =>
  expect(queryOf(said)).toMatchObject({ entity: 'examPaper', measure: 'list' }),
);

it.each([
  ['phone number of Mahi Bhatt’s father', ['fatherPhone', 'fatherName']],
  ['Mahi Bhatt ki mummy ka naam aur number', ['motherName', 'motherPhone']],
  ['students of 4A with father name and phone', ['fatherName', 'fatherPhone']],
  ['what does Mahi Bhatt’s father do', ['fatherWork']],
  ['naam aur number of 8A ke bachche', ['contact']],
])('tells the one parent who is asked for: «%s»', (said, columns) => expect(queryOf(said)?.columns).toEqual(columns));

it('asks of one place what ends with it', () => {
  const place = [{ by: 'class', op: 'is', values: ['9'] }];
  const said = 'total due, total collected and number of defaulters of class 9';
  expect(twoQuestions(said, surroundings, names)?.map(({ filters }) => filters)).toEqual([place, place, place]);
});

it('looks for who lives somewhere in the addresses, and takes no name for a slip', () => {
  expect(queryOf('how many children live in Panchavati')?.filters).toEqual([{ by: 'area', op: 'is', values: ['Panchavati'] }]);
  expect(queryOf('students from Bihar')).toBeUndefined();
});
