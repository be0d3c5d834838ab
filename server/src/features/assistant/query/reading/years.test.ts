import { expect, it } from 'vitest';
import { readText } from '../../interpreter/reading.ts';
import { directoryOf } from '../../interpreter/testing/test-school.ts';
import { yearsAt } from './years.ts';

const found = (prompt: string) => {
  const reading = readText(prompt, { today: '2026-11-20', directory: directoryOf('riverside') });
  return reading.tokens.flatMap((_, at) => yearsAt(reading, at)?.value ?? [])[0];
};

it.each([
  ['born in 2015', { from: '2015-01-01', to: '2015-12-31' }],
  ['joined before 2014', { from: '1900-01-01', to: '2013-12-31' }],
  ['joined after 2020', { from: '2021-01-01', to: '2100-12-31' }],
  ['joined since 2019', { from: '2019-01-01', to: '2100-12-31' }],
  ['2014 se pehle join kiya', { from: '1900-01-01', to: '2013-12-31' }],
  ['2020 ke baad', { from: '2021-01-01', to: '2100-12-31' }],
  ['admissions in 2026-27', undefined],
  ['receipts above 2000', undefined],
  ['in 1820', undefined],
])('«%s»', (prompt, days) => expect(found(prompt)).toEqual(days));
