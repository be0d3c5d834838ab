import { expect, it } from 'vitest';
import { twoQuestions } from './compose/two-questions.ts';
import { read, surroundings } from './testing/read.ts';
import { names } from './testing/small-school.ts';

/** Nothing that is asked is dropped: a second part is told beside the first or in an answer of its own, and what changes nothing is named. */
it.each([
  ['deposit slips of November, count and total', { measure: 'count', beside: ['sum'] }],
  ['month wise deposit slips with number of cheques and amount', { groupBy: ['month'], beside: ['cheques', 'sum'] }],
  ['department wise number of staff and average pay', { measure: 'count', beside: ['averagePay'] }],
  ['kitne teacher hain aur unki average salary kitni hai', { measure: 'count', beside: ['averagePay'] }],
  ['October salary: total, number of employees paid and average', { measure: 'sum', beside: ['people', 'average'] }],
  ['how many notices were sent and to how many people in all', { measure: 'count', beside: ['recipients'] }],
  ['number of concessions per reason and average percentage', { entity: 'concession', groupBy: ['concession'], beside: ['average'] }],
  ['highest, lowest and average percentage of 8A', { measure: 'average', beside: ['highest', 'lowest'] }],
  ['students who failed in term 1 with their percentage', { measure: 'failed', groupBy: ['student'], beside: ['average'] }],
  ['collection this year mode-wise with number of receipts and percentage share', { beside: ['count'], derive: ['share'], bounds: [] }],
])('tells further figures beside the first: %s', (prompt, query) => {
  const asked = read(prompt);
  expect(asked?.unread).toBeUndefined();
  expect(asked?.query).toMatchObject(query);
});

it.each([
  ['receipts of 18 November: whose, how much and by which mode', 'receipt'],
  ['leave applications waiting: how many and of whom', 'leave'],
  ['arrangements this week: number and by whom', 'cover'],
])('lists what is asked for by whose it is: %s', (prompt, entity) => {
  expect(read(prompt)?.query).toMatchObject({ entity, measure: 'list' });
});

it.each([
  ['average age in nursery, LKG, UKG', ['class']],
  ['percentage of girls in class 9, 10 and 11', ['class']],
  ['number of defaulters in class 10 and 12', ['class']],
  ['average age in nursery, LKG and UKG together', []],
  ['how many OBC girls are in classes 9 to 12', []],
])('tells several that are named one by one: %s', (prompt, groupBy) => {
  expect(read(prompt)?.query?.groupBy).toEqual(groupBy);
});

it.each([
  ['on which weekday are most children absent on average', 'perDay'],
  ['on which weekday do we collect the most on average', 'perDay'],
  ['which class owes the most on average per student', 'average'],
])('ranks by an average: %s', (prompt, measure) => {
  expect(read(prompt)?.query).toMatchObject({ measure, order: 'most' });
});

it.each([
  ['which of my 6C children have a brother or sister in school, and in which class is the sibling', 'class'],
  ['which students owe both this month', 'both'],
])('names what changes nothing: %s', (prompt, word) => {
  expect(read(prompt)?.unread).toContain(word);
});

it.each([
  'share of girls in the school, and in class 11',
  'how many SC and OBC students, and how many of them girls',
  'how many guardians have an email and how many do not',
])('is two questions: %s', (prompt) => {
  expect(read(prompt)?.unread ?? 'none').not.toHaveLength(0);
  expect(twoQuestions(prompt, surroundings, names)).toHaveLength(2);
});
