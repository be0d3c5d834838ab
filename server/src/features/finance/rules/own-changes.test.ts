import { describe, expect, it } from 'vitest';
import { type HeadChange, ownChanges } from './own-changes.ts';

const of = (monthNo: number, headId: string, nowPaise: number, thenPaise: number, isUntouched = false): HeadChange => ({
  ...{ monthNo, headId, nowPaise, thenPaise, isUntouched },
});
const all = { toMonth: 12, headId: null };

describe('what one change to a student’s fees changes by itself', () => {
  it('is what differs from the structure afterwards, where nothing differed before', () => {
    const after = [of(7, 'tuition', 3200, 2400), of(8, 'tuition', 3200, 2400)];
    expect(ownChanges([], after, all)).toEqual(after);
  });

  it('is not what differed before: a bus stop or an optional head of mid-year, also with a concession on it', () => {
    const before = [of(7, 'bus', 0, 900), of(7, 'lab', 500, 0)];
    const after = [of(7, 'bus', 0, 810), of(7, 'lab', 500, 0), of(7, 'tuition', 3200, 2880)];
    expect(ownChanges(before, after, all)).toEqual([of(7, 'tuition', 3200, 2880)]);
  });

  it('moves a charge that was not as the structure asks by as much as the structure moves, but not beyond', () => {
    expect(ownChanges([of(7, 'tuition', 3200, 3040)], [of(7, 'tuition', 3200, 2720)], all)).toEqual([of(7, 'tuition', 3200, 2880)]);
    expect(ownChanges([of(7, 'tuition', 850, 900)], [of(7, 'tuition', 850, 810)], all)).toEqual([of(7, 'tuition', 850, 810)]);
    expect(ownChanges([of(7, 'tuition', 800, 700)], [of(7, 'tuition', 800, 900)], all)).toEqual([of(7, 'tuition', 800, 900)]);
  });

  it('does not charge a head by the end of its concession in a month in which it was not charged', () => {
    expect(ownChanges([of(7, 'bus', 0, 810)], [of(7, 'bus', 0, 900)], all)).toEqual([]);
    expect(ownChanges([], [of(7, 'bus', 0, 900)], all)).toEqual([of(7, 'bus', 0, 900)]);
  });

  it('tells of paid months only those that it concerns', () => {
    const paid = [of(7, 'tuition', 3200, 3200, true), of(9, 'tuition', 3200, 3200, true), of(7, 'bus', 900, 900, true)];
    expect(ownChanges(paid, paid, { toMonth: 8, headId: 'tuition' })).toEqual([paid[0]]);
  });
});
