import { describe, expect, it } from 'vitest';
import { makeTimeLeft } from './time-left.ts';

/** What is told after each page, when pages take so many seconds. */
function toldOf(seconds: readonly number[], total: number, known = 0): number[] {
  const left = makeTimeLeft(known, 0);
  let now = 0;
  return seconds.map((one, index) => {
    now += one * 1000;
    return left(known + index + 1, total, now);
  });
}

describe('the time left of a scan', () => {
  it('falls from page to page, also behind a quick cover', () => {
    const told = toldOf([0.2, 0.3, ...Array.from({ length: 58 }, (_, index) => (index % 3 === 0 ? 4.2 : 3.1))], 60);
    for (const [index, one] of told.entries()) if (index > 0) expect(one).toBeLessThanOrEqual(told[index - 1] as number);
    expect(told.at(-1)).toBe(0);
  });
  it('is told later when reading becomes much slower', () => {
    const told = toldOf([...Array.from({ length: 20 }, () => 3), ...Array.from({ length: 20 }, () => 12)], 100);
    expect(told[39]).toBeGreaterThan(60 * 5);
  });
  it('counts no page that was read before', () => {
    expect(toldOf([3], 60, 50)[0]).toBeGreaterThan(20);
  });
});
