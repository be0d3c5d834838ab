import { expect, it } from 'vitest';
import type { Preview, PreviewRow } from '../api.ts';
import { countTransport } from './count-transport.ts';

const row = (verdict: PreviewRow['verdict'], stop: string, fee: number, known?: PreviewRow['known']): PreviewRow => ({
  ...{ row: 2, verdict, cells: [], problems: [] },
  ...(stop && { transport: { stop, fee } }),
  ...(known && { known }),
});
const preview = {
  mapping: ['name', 'transportStop'],
  rows: [
    row('good', 'Station', 900),
    row('good', 'Market', 900),
    row('good', 'Market', 0),
    row('good', '', 0),
    row('bad', 'Station', 900),
    row('known', 'Market', 900, { isByName: true, differs: [{ column: 1, has: '' }] }),
    row('known', 'Market', 900, { isByName: false, differs: [{ column: 1, has: 'Station' }] }),
  ],
} as unknown as Preview;

it.each([
  ['skip', 3, 1800],
  ['fill', 4, 2700],
  ['update', 5, 3600],
  ['add', 4, 2700],
] as const)('who rides the bus, with %s', (choice, students, fee) => {
  expect(countTransport(preview, choice)).toMatchObject({ students, fee, charged: students - 1 });
});

it('the stops, the fullest one first', () => {
  expect(countTransport(preview, 'skip').stops).toEqual([
    { name: 'Market', count: 2 },
    { name: 'Station', count: 1 },
  ]);
});
