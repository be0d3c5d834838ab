import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRupees, isWholePaise, positiveRupees, toPaise, toRupees } from './money.ts';

describe('rupees and paise', () => {
  it('goes there and back without losing a paisa', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (paise) => toPaise(toRupees(paise)) === paise));
  });
  it('reads what a person writes with two decimals', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.nat(99),
        (whole, rest) => toPaise(Number(`${whole}.${String(rest).padStart(2, '0')}`)) === whole * 100 + rest,
      ),
    );
  });
  it.each([1.005, 0.001, 3200.123, Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %s', (value) => {
    expect(isWholePaise(value)).toBe(false);
    expect(() => toPaise(value)).toThrow();
  });
  it.each([0, -1, -0.01, 1e21, 3200.123, Number.NaN, '3200', null, 100_000_000.01])('takes no sum of %s', (value) => {
    expect(positiveRupees.safeParse(value).success).toBe(false);
  });
  it('takes zero where zero is meant', () => {
    expect(anyRupees.safeParse(0).success).toBe(true);
    expect(positiveRupees.safeParse(0.01).success).toBe(true);
  });
});
