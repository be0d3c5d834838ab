import { expect, it } from 'vitest';
import { addDays, isPupilsBirth, yearsBetween } from './days.ts';

it('counts full years', () => {
  expect([yearsBetween('2013-08-23', '2026-08-22'), yearsBetween('2013-08-23', '2026-08-23')]).toEqual([12, 13]);
});

it('knows who may be a pupil', () => {
  const on = '2026-11-21';
  expect(isPupilsBirth('2013-08-23', on)).toBe(true);
  for (const impossible of ['2026-11-21', '2027-01-01', '2025-06-01', '1990-01-01', '1899-01-01'])
    expect(isPupilsBirth(impossible, on)).toBe(false);
});

it('adds days over months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
});
