import { notFound, Refusal } from '#platform/errors';
import type { SlowContext } from '#platform/http';
import * as store from '../store.ts';

/** A sheet that was read but not imported yet. */
export type Sheet = store.ImportRow & { cells: string[][] };

/** Returns such a sheet. Refuses one of another school, and an imported one. */
export async function requireSheet({ db, school }: Pick<SlowContext, 'db' | 'school'>, importId: string): Promise<Sheet> {
  const sheet = await store.findImport(db, school.id, importId);
  if (sheet === null) throw notFound();
  const { cells } = sheet;
  if (cells === null) throw new Refusal('conflict', 'importDone');
  return { ...sheet, cells };
}
