import { expect, it } from 'vitest';
import { queryOf, read } from '../testing/read.ts';

/** Rows of many kinds, each with two nouns of what can be told of them and the columns that these are. */
const ROWS: readonly [rows: string, entity: string, nouns: readonly [string, string], columns: readonly string[]][] = [
  ['students of class 6', 'student', ['blood group', 'mother tongue'], ['bloodGroup', 'motherTongue']],
  ['students absent today', 'attendance', ['admission number', 'roll number'], ['admissionNumber', 'roll']],
  ['who owes more than 9,000', 'due', ['house', "father's number"], ['house', 'fatherPhone']],
  ['students who left in March', 'leaver', ['reason', 'date of birth'], ['reason', 'born']],
  ['birthdays next week', 'birthday', ['bus stop', 'address'], ['stop', 'address']],
  ['top five students of class 9 in Term 1', 'result', ['house', "mother's phone number"], ['house', 'motherPhone']],
  ['students exempted in Unit Test 1', 'examMark', ['paper', 'roll no'], ['paper', 'roll']],
  ['receipts of yesterday', 'receipt', ['cashier', 'cheque number'], ['cashier', 'chequeNumber']],
  ['concessions of class 8', 'concession', ['roll number', 'city'], ['roll', 'city']],
  ['teachers of the Hindi department', 'employee', ['qualification', 'date of joining'], ['qualification', 'joined']],
  ['teachers absent today', 'staffAttendance', ['department', 'email'], ['department', 'mail']],
  ['pending leave applications of staff', 'leave', ['department', 'mobile number'], ['department', 'phone']],
  ['which teachers teach in class 7', 'lesson', ['qualification', 'employee code'], ['qualification', 'code']],
];
const SAID: readonly ((rows: string, one: string, other: string) => string)[] = [
  (rows, one, other) => `${rows} with ${one} and ${other}`,
  (rows, one, other) => `${rows}, along with their ${one} & ${other}`,
  (rows, one, other) => `Please show ${rows} together with the ${one}, ${other}.`,
  (rows, one, other) => `${rows}: name, ${one} and ${other}`,
  (rows, one, other) => `${rows}, ${one} aur ${other} ke saath`,
];

it.each(ROWS.flatMap(([rows, entity, [one, other], columns]) => SAID.map((say) => [say(rows, one, other), entity, columns] as const)))(
  'tells beside each: %s',
  (prompt, entity, columns) => {
    const query = queryOf(prompt);
    expect(query?.entity).toBe(entity);
    expect(query?.columns).toEqual(expect.arrayContaining([...columns]));
  },
);

it.each([
  ['Addresses and roll numbers of students absent today', { entity: 'attendance', columns: ['address', 'roll'] }],
  ['phone numbers of teachers on leave today', { entity: 'leave', columns: ['phone'] }],
  ['Hiba Momin ke papa ka number do', { entity: 'student', columns: ['fatherPhone'] }],
  ['Who is the class teacher of 7B and what is her number?', { entity: 'classTeacher', columns: ['phone'] }],
])('tells of the rows behind or before: %s', (prompt, query) => {
  expect(queryOf(prompt)).toMatchObject(query);
});

it.each([
  ['lessons of Rajesh Shinde with room', 'room'],
  ['UPI receipts of today with time', 'time'],
  ['class 9 toppers with salary', 'salary'],
  ['teachers of the Hindi department with bus stop', 'bus stop'],
])('names what it cannot show: %s', (prompt, noun) => {
  expect(read(prompt)?.unread?.join(' ')).toContain(noun);
});

it.each([
  ['How many cheques bounced this year and their total?', { measure: 'bounced', beside: ['bouncedSum'] }],
  ['number of receipts yesterday with amount', { entity: 'receipt' }],
])('tells the other figure: %s', (prompt, query) => {
  expect(queryOf(prompt)).toMatchObject(query);
});

const subjects = ['Hindi', 'Marathi'];
it.each([
  ['students who play both chess and cricket', 'activity', 'activity', ['Chess', 'Cricket']],
  ['students who failed in both Hindi and Marathi in Unit Test 1', 'examMark', 'subject', subjects],
  ['which students have paid by both cash and UPI', 'receipt', 'mode', ['cash', 'upi']],
  ['girls of class 9 who are in both Eco club and Drama club', 'activity', 'activity', ['Eco club', 'Drama club']],
])('means people of whom both values hold: %s', (prompt, entity, by, values) => {
  const query = queryOf(prompt);
  expect(query?.entity).toBe('student');
  expect(query?.also.map((one) => [one.entity, one.none, one.filters?.find((filter) => filter.by === by)?.values])).toEqual(
    values.map((value) => [entity, undefined, [value]]),
  );
});

it.each([
  ['students who always pay by UPI', 'receipt', 'upi'],
  ['students of class 8 who pay in cash every time', 'receipt', 'cash'],
])('means people of whom no other value holds: %s', (prompt, entity, value) => {
  expect(queryOf(prompt)?.also).toMatchObject([
    { entity, filters: [{ op: 'is', values: [value] }] },
    { entity, none: true, filters: [{ op: 'not', values: [value] }] },
  ]);
});

it.each([
  ['girls of 7A not in any sport', 'activity', 'sports'],
  ['students of class 5 who are not in any club', 'activity', 'clubs'],
  ['students without any concession', 'concession', undefined],
])('means people who have none: %s', (prompt, entity, flag) => {
  expect(queryOf(prompt)?.also).toMatchObject([{ entity, none: true, filters: flag === undefined ? [] : [{ by: flag, op: 'has' }] }]);
});

it.each([
  ['sick leave taken by each teacher this year', { entity: 'leave', measure: 'days', groupBy: ['employee'] }],
  ['average collection per student in class 7 this year', { entity: 'receipt', measure: 'perPerson', groupBy: [] }],
  ['girls of class 4 whose religion is not Hindu', { entity: 'student', measure: 'list', groupBy: [] }],
  ['drafts above 4,000 each this year', { entity: 'receipt', groupBy: ['receipt', 'student'] }],
  ['payments made by Hiba Momin this year', { entity: 'receipt', measure: 'list', groupBy: [] }],
  [
    'how much did collection grow from August to September',
    { entity: 'receipt', measure: 'sum', groupBy: [], compare: { from: '2026-08-01', to: '2026-08-31' } },
  ],
  ['collection this month against the same days of last month', { compare: { from: '2026-10-01', to: '2026-10-20' } }],
])('gives the shape that is asked for: %s', (prompt, query) => {
  expect(queryOf(prompt)).toMatchObject(query);
});
