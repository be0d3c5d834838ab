import { expect, it } from 'vitest';
import { deductedPaise, duePaise, paidPaise } from './salary-sums.ts';

it('a salary’s balance is what was neither paid nor deducted', () => {
  const parts = [
    { amountPaise: 20_000_00, deductedPaise: 0 },
    { amountPaise: 15_000_50, deductedPaise: 1_500_25 },
  ];
  expect(paidPaise(parts)).toBe(35_000_50);
  expect(deductedPaise(parts)).toBe(1_500_25);
  expect(duePaise({ salaryPaise: 42_000_00, parts })).toBe(5_499_25);
  expect(duePaise({ salaryPaise: 42_000_00, parts: [] })).toBe(42_000_00);
});
