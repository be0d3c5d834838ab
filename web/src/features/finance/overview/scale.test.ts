import { describe, expect, it } from 'vitest';
import { scaleLines, shortRupees } from './scale.ts';

describe('the lines of a chart', () => {
  it.each([
    [4_000_000, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
    [38_400, [0, 10_000, 20_000, 30_000, 40_000]],
    [0, [0, 1]],
  ])('up to %d are %j', (most, lines) => expect(scaleLines(most)).toEqual(lines));

  it('are named in lakh and crore', () =>
    expect([0, 10_000, 4_000_000, 250_000, 25_000_000].map(shortRupees)).toEqual([
      '0',
      '₹10,000',
      '₹40\u00a0L',
      '₹2.5\u00a0L',
      '₹2.5\u00a0Cr',
    ]));
});
