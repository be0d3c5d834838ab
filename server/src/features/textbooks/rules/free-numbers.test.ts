import { describe, expect, it } from 'vitest';
import { withFreeNumbers } from './free-numbers.ts';

const chapter = (number: number, name: string, isNumbered = false) => ({ number, name, isNumbered });
const book = [
  { number: 1, name: 'Rivers' },
  { number: 2, name: 'Hills' },
];

describe('a further file of a book', () => {
  it('whose chapter has no number gets the next free one', () => {
    expect(withFreeNumbers([chapter(1, 'Winds')], book)).toEqual([chapter(3, 'Winds')]);
  });
  it('whose chapter is the same takes its place again', () => {
    expect(withFreeNumbers([chapter(1, 'RIVERS ')], book)[0]?.number).toBe(1);
    expect(withFreeNumbers([chapter(1, 'Hills')], book)[0]?.number).toBe(2);
  });
  it('that tells its number keeps it', () => {
    expect(withFreeNumbers([chapter(1, 'Winds', true)], book)[0]?.number).toBe(1);
  });
  it('of several chapters without numbers loses none of them', () => {
    expect(withFreeNumbers([chapter(1, 'A'), chapter(1, 'B')], []).map(({ number }) => number)).toEqual([1, 2]);
  });
});
