import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it('only what was sent and differs is a change', () => {
  const kept = { name: 'Meena', phone: '1', subjects: ['a'], joinedOn: '' };
  expect(changesOf(kept, { name: 'Meena', phone: '2', subjects: ['a'], joinedOn: undefined })).toEqual({
    before: { phone: '1' },
    after: { phone: '2' },
    changed: ['phone'],
  });
});

it('lists are compared by what is in them', () => {
  expect(changesOf({ subjects: ['a'] }, { subjects: ['a', 'b'] }).changed).toEqual(['subjects']);
});
