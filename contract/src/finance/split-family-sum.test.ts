import { describe, expect, it } from 'vitest';
import { splitFamilySum } from './split-family-sum.ts';

const due = (dueOn: string, amount: number) => ({ month: 'April', amount, dueOn });
const children = [
  { id: 'rohan', dues: [due('2026-04-10', 3200), due('2026-05-10', 3200)] },
  { id: 'asha', dues: [due('2026-04-10', 3040), due('2026-05-10', 3040)] },
];

describe('one sum over brothers and sisters', () => {
  it('pays what fell due first, the eldest first on the same day', () => {
    expect(splitFamilySum(5000, children)).toEqual({
      parts: [
        { studentId: 'rohan', amount: 3200 },
        { studentId: 'asha', amount: 1800 },
      ],
      left: 0,
    });
  });
  it('goes on with the next month', () => {
    expect(splitFamilySum(7000.5, children).parts).toEqual([
      { studentId: 'rohan', amount: 3960.5 },
      { studentId: 'asha', amount: 3040 },
    ]);
  });
  it('gives nothing to nobody and tells what is too much', () => {
    expect(splitFamilySum(20_000, children).left).toBe(7520);
    expect(splitFamilySum(100, [{ id: 'asha', dues: [] }])).toEqual({ parts: [], left: 100 });
  });
});
