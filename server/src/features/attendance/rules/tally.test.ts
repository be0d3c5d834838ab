import { describe, expect, it } from 'vitest';
import { effectiveMark, tallyMarks } from './tally.ts';

describe('a tally', () => {
  it('counts half a day half, and nothing that is not marked', () => {
    expect(tallyMarks(['P', 'P', 'A', 'L', 'H', 'V', null, null])).toEqual({
      ...{ present: 2, absent: 1, late: 1, halfDay: 1, onLeave: 1, notMarked: 2 },
      share: 0.583,
    });
  });

  it('of no marks has no share', () => {
    expect(tallyMarks([null]).share).toBeNull();
  });
});

describe('the mark that counts', () => {
  const leave = { from: '2026-11-02', to: '2026-11-04', isHalfDay: false };
  it.each([
    ['P', '2026-11-03', 'P' as const],
    ['V', '2026-11-03', undefined],
    [null, '2026-11-05', undefined],
  ])('is %s on %s where the register says %s', (expected, on, written) => {
    expect(effectiveMark(on, written, [leave])).toBe(expected);
  });

  it('is none for half a day of leave that is not marked', () => {
    expect(effectiveMark('2026-11-03', undefined, [{ ...leave, isHalfDay: true }])).toBeNull();
  });
});
