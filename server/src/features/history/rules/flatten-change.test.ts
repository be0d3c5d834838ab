import { expect, it } from 'vitest';
import { flattenChange } from './flatten-change.ts';

it('a change is one line a field, with what was before and after', () => {
  expect(flattenChange({ name: 'Rohan', phone: '1' }, { name: 'Rohan Kale', house: 'Tilak' })).toEqual([
    { field: 'name', before: 'Rohan', after: 'Rohan Kale' },
    { field: 'phone', before: '1', after: null },
    { field: 'house', before: null, after: 'Tilak' },
  ]);
});

it('what stayed the same is left out, and an act without fields is a line of its own', () => {
  expect(flattenChange({ name: 'A', house: 'B' }, { name: 'A', house: 'C' })).toEqual([{ field: 'house', before: 'B', after: 'C' }]);
  expect(flattenChange(null, null)).toEqual([{ field: '', before: null, after: null }]);
});

it('keeps figures, lists and what is nested readable', () => {
  expect(flattenChange(null, { count: 2, ids: ['a'], nested: { a: 1 } })).toEqual([
    { field: 'count', before: null, after: 2 },
    { field: 'ids', before: null, after: ['a'] },
    { field: 'nested', before: null, after: '{"a":1}' },
  ]);
});
