import type { PreviewRow } from '../api.ts';

const MOST = 3;

/** The first different values of a column, to tell what stands in it. */
export function samplesOf(rows: readonly PreviewRow[], column: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[column] ?? '';
    if (cell !== '') samples.add(cell);
    if (samples.size === MOST) break;
  }
  return [...samples];
}
