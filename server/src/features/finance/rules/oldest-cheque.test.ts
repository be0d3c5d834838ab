import { describe, expect, it } from 'vitest';
import { oldestChequeDay } from './oldest-cheque.ts';

describe('the oldest cheque that a bank takes', () => {
  it.each([
    ['2026-10-14', '2026-07-14'],
    ['2027-03-31', '2026-12-31'],
    ['2027-01-05', '2026-10-05'],
    // No 31st or 30th three months before: a cheque of the last day there was valid until the same day of this month.
    ['2026-05-31', '2026-03-01'],
    ['2026-07-31', '2026-05-01'],
    ['2028-05-30', '2028-03-01'],
    ['2028-05-29', '2028-02-29'],
  ])('on %s is dated %s', (today, oldest) => {
    expect(oldestChequeDay(today)).toBe(oldest);
  });
});
