import { expect, it } from 'vitest';
import { read } from './testing/read.ts';

it.each([
  ['what is joined to a word that tells apart', 'class and month wise receipts', { groupBy: ['class', 'month'] }],
  [
    'two times between which something is compared',
    'difference in fee collection between September and October',
    { period: { from: '2026-09-01', to: '2026-09-30' }, compare: { from: '2026-10-01', to: '2026-10-31' } },
  ],
  ['so many of a ranking', '3 payment modes with the highest number of receipts', { groupBy: ['mode'], limit: 3, filters: [] }],
  ['months of a ranking', 'which three months have the most withdrawals', { groupBy: ['month'], limit: 3 }],
  [
    'an end before a class',
    'sabse zyada class 9 ke withdrawals kis reason me hai',
    { filters: [{ by: 'class', op: 'is', values: ['9'] }], order: 'most' },
  ],
  [
    'what is kept by a number, in the plural',
    'months with more than 5 late marks',
    { groupBy: ['month'], bounds: [{ measure: 'late', op: '>', value: 5 }] },
  ],
  [
    'a number of those of a kind',
    'bus stops with more than 5 OBC students',
    { groupBy: ['stop'], bounds: [{ measure: 'count', op: '>', value: 5 }] },
  ],
  ['rows that are counted by their noun', 'which expense head has the most bills', { measure: 'count', groupBy: ['head'] }],
  ['a condition that ends within what tells apart', 'report of overdue fees by bus route', { groupBy: ['route'], filters: [] }],
  ['whose the figure is', 'how many staff absences were there in October', { measure: 'absences', groupBy: [] }],
  ['one sum of money', 'show the fee collection of October', { measure: 'sum', groupBy: [] }],
  [
    'people of a kind',
    'how many bus defaulters does each class have',
    { groupBy: ['class'], filters: [{ by: 'bus', op: 'has', values: [] }] },
  ],
  [
    'days in Hindi from one to another',
    '1 August se 15 September tak kitne admissions hai',
    { period: { from: '2026-08-01', to: '2026-09-15' } },
  ],
  [
    'a class before a month',
    'withdrawals of class 9 September vs October',
    { filters: [{ by: 'class', op: 'is', values: ['9'] }], period: { from: '2026-09-01', to: '2026-09-30' } },
  ],
  [
    'where something holds',
    'classes where the average marks is below 50',
    { groupBy: ['class'], bounds: [{ measure: 'average', op: '<', value: 50 }] },
  ],
  ['all in their order', 'rank the sections by attendance percentage in October', { groupBy: ['section'], order: 'most', limit: 200 }],
  [
    'two that are named in a month',
    'compare the late marks of class 9 and class 10 last month',
    { groupBy: ['class'], period: { from: '2026-10-01', to: '2026-10-31' } },
  ],
] as const)('reads %s: %s', (_, prompt, expected) => {
  const asked = read(prompt)?.query;
  expect(asked).toBeDefined();
  expect(asked).toMatchObject(expected);
});

it('takes the school bus for nobody before money', () => {
  expect(read('bus fee collection of October')?.query?.filters.some(({ by }) => by === 'bus')).toBe(false);
});
