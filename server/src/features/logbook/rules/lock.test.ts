import { expect, it } from 'vitest';
import { isLocked } from './lock.ts';

it('the log of a day is open for two more days, over the ends of months and years', () => {
  expect(isLocked('2026-11-20', '2026-11-20')).toBe(false);
  expect(isLocked('2026-11-20', '2026-11-22')).toBe(false);
  expect(isLocked('2026-11-20', '2026-11-23')).toBe(true);
  expect(isLocked('2026-12-31', '2027-01-02')).toBe(false);
  expect(isLocked('2026-12-30', '2027-01-02')).toBe(true);
});
