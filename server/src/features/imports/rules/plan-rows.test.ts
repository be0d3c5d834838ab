import { describe, expect, it } from 'vitest';
import { planRows } from './plan-rows.ts';

const differs = [
  { column: 1, property: 'gender', before: '', after: 'Male' },
  { column: 2, property: 'city', before: 'Nashik', after: 'Pune' },
];
const known = (id: string, { isByName = false, problems = [] as unknown[] } = {}) =>
  ({ verdict: 'known', problems, known: { id, isByName, differs } }) as const;
const good = { verdict: 'good', problems: [] } as const;

describe('of known rows', () => {
  it('nothing becomes anything unless it is chosen', () => {
    expect(planRows([good, known('a')], 'skip')).toEqual({ added: [0], changed: [], hasBad: false });
  });

  it('only what is empty is filled', () => {
    expect(planRows([known('a')], 'fill').changed).toEqual([{ id: 'a', place: 0, before: { gender: '' }, after: { gender: 'Male' } }]);
  });

  it('what the file says takes the place of what was there', () => {
    expect(planRows([known('a')], 'update').changed).toEqual([
      { id: 'a', place: 0, before: { gender: '', city: 'Nashik' }, after: { gender: 'Male', city: 'Pune' } },
    ]);
  });

  it('those known by their name alone come in as others; who is known by a number never does', () => {
    expect(planRows([known('a'), known('b', { isByName: true })], 'add')).toEqual({ added: [1], changed: [], hasBad: false });
  });

  it('one with a bad cell is left out and counts as bad as soon as it would be used', () => {
    const bad = known('a', { problems: [{}], isByName: true });
    expect(planRows([bad], 'skip').hasBad).toBe(false);
    for (const choice of ['fill', 'update', 'add'] as const)
      expect(planRows([bad], choice)).toEqual({ added: [], changed: [], hasBad: true });
  });

  it('a second row about one person is left out', () => {
    const plan = planRows([known('a'), known('a', { isByName: true })], 'update');
    expect([plan.changed.length, plan.hasBad]).toEqual([1, true]);
  });
});
