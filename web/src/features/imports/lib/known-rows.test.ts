import { expect, it } from 'vitest';
import type { PreviewRow } from '../api.ts';
import { countKnown } from './known-rows.ts';

const row = (known: PreviewRow['known'], problems: PreviewRow['problems'] = []): PreviewRow => ({
  row: 2,
  verdict: known ? 'known' : 'good',
  cells: [],
  problems,
  ...(known && { known }),
});
const ROWS = [
  row(undefined),
  row({ isByName: false, differs: [{ column: 1, has: '' }] }),
  row({ isByName: false, differs: [{ column: 1, has: 'Nashik' }] }),
  row({ isByName: true, differs: [] }),
  row({ isByName: true, differs: [{ column: 1, has: '' }] }, [{ column: 2, code: 'date' }]),
];

it.each([
  ['skip', { added: 0, changed: 0, bad: 0 }],
  ['fill', { added: 0, changed: 1, bad: 1 }],
  ['update', { added: 0, changed: 2, bad: 1 }],
  ['add', { added: 1, changed: 0, bad: 1 }],
] as const)('%s', (choice, counts) => {
  expect(countKnown(ROWS, choice)).toEqual(counts);
});
