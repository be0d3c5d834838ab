import { expect, it } from 'vitest';
import { nearDayIn } from './near-day.ts';

const TODAY = '2026-11-30';

it.each([
  ['kal PTM hai 10 baje', '2026-12-01', { word: 'kal', date: '2026-12-01' }],
  ['कल छुट्टी है', '2026-12-01', { word: 'कल', date: '2026-12-01' }],
  ['PTM tomorrow at 10', undefined, { word: 'tomorrow', date: '2026-12-01' }],
  ['Exam day after tomorrow', undefined, { word: 'day after tomorrow', date: '2026-12-02' }],
  ['parso bus late hogi', '2026-12-02', { word: 'parso', date: '2026-12-02' }],
  ['School closes early Today', undefined, { word: 'Today', date: TODAY }],
])('finds the day of “%s”', (text, read, found) => {
  expect(nearDayIn(text, TODAY, read)).toEqual(found);
});

it.each([
  ['kal (1 Dec 2026) PTM hai', '2026-12-01', 'the date stands beside it'],
  ['kal jo parcha diya tha', undefined, 'it may be yesterday'],
  ['kalam lekar aayein', '2026-12-01', 'another word'],
  ['PTM on Monday', '2026-12-07', 'no such word'],
])('finds none in “%s”, read as %s: %s', (text, read, _why) => {
  expect(nearDayIn(text, TODAY, read)).toBeUndefined();
});
