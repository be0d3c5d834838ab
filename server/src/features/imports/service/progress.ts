import type * as calls from '@shala/contract/imports';
import type { ImportStep } from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import type { Input, ReadContext } from '#platform/http';
import * as store from '../store.ts';

/** Tells how far an import is; `total` rows, of which `done` have been through this step. */
export type Tell = (step: ImportStep, done: number, total: number) => Promise<void>;

/** Tells under an id, beside the import's own transaction. What cannot be told is not worth an import. */
export function tellUnder({ db, school }: Pick<ReadContext, 'db' | 'school'>, id: string | undefined): Tell {
  if (id === undefined) return async () => {};
  return (step, done, total) => store.keepProgress(db, school.id, { id, step, done, total }).catch(() => {});
}

/** How far an import of this school is; null where nothing is known under the id. */
export function getImportProgress(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getImportProgress>,
): Promise<CallAnswer<typeof calls.getImportProgress>> {
  return store.getImportProgress(db, school.id, params.progressId);
}
