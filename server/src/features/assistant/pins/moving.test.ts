import type { Query } from '@shala/contract/assistant';
import { expect, it } from 'vitest';
import { asOfToday } from './moving.ts';

const asked = (from: string, to: string): Query => ({
  entity: 'receipt',
  measure: 'sum',
  filters: [],
  groupBy: ['mode'],
  bounds: [],
  also: [],
  period: { from, to },
});

it.each([
  ['a day', '2026-11-20', '2026-11-20', '2026-12-03', '2026-12-03'],
  ['a week', '2026-11-16', '2026-11-20', '2026-11-30', '2026-12-03'],
  ['a month', '2026-11-01', '2026-11-20', '2026-12-01', '2026-12-03'],
  ['since June', '2026-06-01', '2026-11-20', '2026-06-01', '2026-12-03'],
  ['October, which is over', '2026-10-01', '2026-10-31', '2026-10-01', '2026-10-31'],
])('moves %s on', (_, from, to, newFrom, newTo) => {
  expect(asOfToday(asked(from, to), '2026-11-20', '2026-12-03').period).toEqual({ from: newFrom, to: newTo });
});

it('leaves what is compared as it was said', () => {
  const compared = { ...asked('2026-11-01', '2026-11-20'), compare: { from: '2026-10-01', to: '2026-10-31' } };
  expect(asOfToday(compared, '2026-11-20', '2026-12-03')).toEqual(compared);
});
