import { expect, it } from 'vitest';
import { addDays, addMonths, isSunday, mondayOf, spanOf, step } from './days.ts';

it('days and months are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-01');
  expect(addMonths('2026-11-20', 2)).toBe('2027-01-01');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(isSunday('2026-11-22')).toBe(true);
});

it('a view shows whole weeks, a month, or the school year', () => {
  expect(spanOf('month', '2026-11-20')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(spanOf('week', '2026-11-20')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(spanOf('list', '2026-02-11')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(spanOf('year', '2027-02-11')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  expect([step('week', '2026-11-20', 1), step('month', '2026-11-20', -1), step('year', '2026-11-20', 1)]).toEqual([
    '2026-11-27',
    '2026-10-01',
    '2027-11-01',
  ]);
});
