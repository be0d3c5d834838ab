import type { correctImport } from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import type { Preview } from '../api.ts';

export type Corrected = CallAnswer<typeof correctImport>;

/** The preview after a correction: the rows that read otherwise now in the place of the old ones. */
export function withCorrection(preview: Preview, { counts, missing, rows }: Corrected): Preview {
  const changed = new Map(rows.map((row) => [row.row, row]));
  return { ...preview, counts, missing, rows: preview.rows.map((row) => changed.get(row.row) ?? row) };
}
