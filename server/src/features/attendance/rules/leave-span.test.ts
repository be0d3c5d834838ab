import { describe, expect, it } from 'vitest';
import { checkLeaveSpan } from './leave-span.ts';

const codeOf = (from: string, to: string, isHalfDay = false) => {
  try {
    checkLeaveSpan({ from, to, isHalfDay });
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the span of a leave', () => {
  it.each([
    ['2026-11-02', '2026-11-02', null],
    ['2026-11-02', '2026-11-01', 'leaveOrder'],
    ['2026-04-01', '2027-04-01', null],
    ['2026-04-01', '2027-04-02', 'leaveTooLong'],
  ])('from %s to %s is judged %s', (from, to, code) => {
    expect(codeOf(from, to)).toBe(code);
  });

  it('of half a day is one day', () => {
    expect([codeOf('2026-11-02', '2026-11-02', true), codeOf('2026-11-02', '2026-11-03', true)]).toEqual([null, 'halfDayOneDay']);
  });
});
