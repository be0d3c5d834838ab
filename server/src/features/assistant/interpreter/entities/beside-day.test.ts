import { describe, expect, it } from 'vitest';
import { besideDay, daysBeside, wayOf } from './beside-day.ts';

const TODAY = '2026-11-20';
const weekday = (day: number, which: 'bare' | 'next' = 'bare') => ({ kind: 'weekday', weekday: day, which }) as const;

describe('a weekday that changes a plan', () => {
  it.each([
    // Monday 30 November.
    ['2026-11-30', 1, ['2026-12-01']],
    ['2026-11-30', 6, ['2026-11-29']],
    ['2026-11-30', 0, ['2026-11-30']],
    // Thursday 3 December: the Monday before is three days off, the one behind four.
    ['2026-12-03', 0, ['2026-11-30', '2026-12-07']],
    ['2026-12-03', 4, ['2026-12-04']],
    // The nearest is over.
    ['2026-11-21', 3, ['2026-11-26']],
  ])('of %s, weekday %d: the nearest, or both where two are as near', (plan, day, found) => {
    expect(besideDay(weekday(day), plan, TODAY, undefined)).toEqual(found);
  });

  it('follows the way that is said', () => {
    expect(besideDay(weekday(0), '2026-12-03', TODAY, wayOf('postpone it to Monday'))).toEqual(['2026-12-07']);
    expect(besideDay(weekday(0), '2026-12-03', TODAY, wayOf('prepone it to Monday'))).toEqual(['2026-11-30']);
  });

  it('“next Monday” is asked about where it is not the same from today and from the plan', () => {
    expect(besideDay(weekday(1, 'next'), '2026-11-30', TODAY, undefined)).toEqual(['2026-11-24', '2026-12-01']);
    expect(besideDay(weekday(1, 'next'), '2026-11-23', TODAY, undefined)).toEqual(['2026-11-24']);
  });
});

describe('a day of the month that changes a plan', () => {
  it.each([
    ['2026-11-30', 27, ['2026-11-27']],
    ['2026-12-03', 10, ['2026-12-10']],
    ['2026-12-02', 28, ['2026-11-28', '2026-12-28']],
    ['2026-12-20', 31, ['2026-12-31']],
  ])('of %s, the %dth', (plan, day, found) => {
    expect(besideDay({ kind: 'day', day }, plan, TODAY, undefined)).toEqual(found);
  });
});

it.each([
  ['a day later', 1],
  ['make it two days earlier', -2],
  ['ek din baad', 1],
  ['the next day', 1],
  ['2 din pehle', -2],
  ['tomorrow', undefined],
  ['the day after Diwali', undefined],
])('«%s» is %s days from the plan', (said, days) => {
  expect(daysBeside(said)).toBe(days);
});
