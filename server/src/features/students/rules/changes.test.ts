import { expect, it } from 'vitest';
import { changedFields } from './changes.ts';

it('gives only what changes, before and after', () => {
  expect(changedFields({ name: 'A', house: 'Tilak', dob: null }, { name: 'A', house: '', dob: '2013-01-01', pen: undefined })).toEqual({
    before: { house: 'Tilak', dob: null },
    after: { house: '', dob: '2013-01-01' },
    fields: ['house', 'dob'],
  });
});

it('gives nothing when all is as it was', () => {
  expect(changedFields({ name: 'A' }, { name: 'A' })).toBeNull();
});
