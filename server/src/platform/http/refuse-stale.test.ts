import { expect, it } from 'vitest';
import type { Refusal } from '../errors/index.ts';
import { refuseStale } from './refuse-stale.ts';

const present = { name: 'Asha Rao', phone: '9823041172', house: '', bornOn: null, salary: 100, subjects: ['a', 'b'], isTeaching: true };

it.each([
  ['nothing was looked at', { name: 'Asha Kale' }, undefined],
  ['all is as it was seen', { name: 'Asha Kale' }, { name: 'Asha Rao' }],
  ['somebody changed what is not sent', { phone: '9823041173' }, { phone: '9823041172', name: 'Asha' }],
  ['somebody wanted the same', { name: 'Asha Rao' }, { name: 'Asha' }],
  ['nothing is nothing, however it is written', { house: 'Tilak', bornOn: '2014-01-01' }, { house: null, bornOn: '' }],
  ['a list is in another order', { subjects: ['c'] }, { subjects: ['b', 'a'] }],
  ['the record has no such field', { other: 1 }, { other: 2 }],
])('lets through when %s', (_what, wanted, seen) => {
  expect(() => refuseStale(present, wanted, seen)).not.toThrow();
});

it('refuses what was changed since, says what it is now, and nothing of the other fields', () => {
  try {
    refuseStale(
      present,
      { name: 'Asha Kale', salary: 120, subjects: [], phone: '9' },
      { name: 'Asha', salary: 90, subjects: ['a'], phone: present.phone },
    );
    expect.unreachable();
  } catch (error) {
    const { kind, code, details } = error as Refusal;
    expect([kind, code]).toEqual(['conflict', 'changedMeanwhile']);
    expect(details.data).toEqual({ present: { name: 'Asha Rao', salary: 100, subjects: ['a', 'b'] } });
    expect(details.fields).toEqual({
      name: 'Another user changed this to “Asha Rao”. Save again to use your entry.',
      salary: 'Another user changed this to “100”. Save again to use your entry.',
      subjects: 'Another user changed this. Save again to use your entry.',
    });
  }
});
