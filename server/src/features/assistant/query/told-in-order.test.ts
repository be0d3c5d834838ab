import { expect, it } from 'vitest';
import { queryOf } from './testing/read.ts';

/** 'First' and the ends of numbers name no class and no category, and what is named of two kinds is told apart by both. */
const byClass = (...values: string[]) => ({ by: 'class', op: 'is', values });

const QUESTIONS: readonly [string, Record<string, unknown>][] = [
  ['four sections with the lowest attendance in October, lowest first', { filters: [], groupBy: ['section'], order: 'least', limit: 4 }],
  ['month by month collection since April, best month first', { filters: [], groupBy: ['month'], order: 'most', limit: 200 }],
  ['subject wise average of 8th in term 1, worst subject first', { groupBy: ['subject'], order: 'least', limit: 200 }],
  ['head wise expenses of October, costliest head first', { filters: [], groupBy: ['head'], order: 'most' }],
  ['last 4 receipts, latest first', { measure: 'list', order: 'most', limit: 4 }],
  ['4 latest receipts', { measure: 'list', order: 'most', limit: 4 }],
  ['class 7 me sabse kam attendance wale 2 bachche kaun hain, sabse kam pehle', { filters: [byClass('7')], order: 'least', limit: 2 }],
  ['average dues per defaulter in 1st, in 3rd and in 8th', { filters: [byClass('1', '3', '8')], groupBy: ['class'] }],
  ['for 7th and for 8th, attendance percentage of boys and of girls in October', { groupBy: ['class', 'gender'] }],
  ['attendance in october, mondys vs thursdays', { groupBy: ['weekday'], filters: [{ by: 'weekday', op: 'is', values: ['1', '4'] }] }],
  ['how many students got each overall grade in term 1, all classes together', { measure: 'count', groupBy: ['grade'] }],
  [
    'aaj kis section me 3 ya usse zyada bachche absent hain aur kitne',
    { groupBy: ['section'], bounds: [{ measure: 'absences', op: '>=', value: 3 }] },
  ],
  ['6B me kis kis ki fees overdue hai aur kitni', { entity: 'due', groupBy: ['student'] }],
  ['who of class 7 was late on 4 or more days since 1 September', { measure: 'late', bounds: [{ measure: 'late', op: '>=', value: 4 }] }],
  ['9A toppr term 1', { groupBy: ['student'], order: 'most', limit: 1 }],
];

it.each(QUESTIONS)('%s', (prompt, query) => {
  expect(queryOf(prompt)).toMatchObject(query);
});

it.each([
  ['names of students of 1st', byClass('1')],
  ['first standard students', byClass('1')],
])('still reads the class: %s', (prompt, filter) => {
  expect(queryOf(prompt)?.filters).toEqual([filter]);
});
