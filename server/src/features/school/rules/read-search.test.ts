import { describe, expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

describe('what was typed', () => {
  it.each([
    ['Std 12', '12'],
    ['class XII', '12'],
    ['x', '10'],
    ['10 A', '10'],
    ['Nursery', 'nursery'],
  ])('%s may be the class %s', (typed, className) => expect(readSearch(typed).className).toBe(className));

  it.each([
    ['1043', { no: 1043, year: null }],
    ['#7', { no: 7, year: null }],
    ['2026-27/1043', { no: 1043, year: 2026 }],
    ['2026–27/1043', { no: 1043, year: 2026 }],
    ['98230 41172', null],
    ['riya', null],
  ])('%s may be the receipt %o', (typed, receipt) => expect(readSearch(typed).receipt).toEqual(receipt));
});
