import type * as calls from '@shala/contract/imports';
import type { ImportStep } from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import type { Input, ReadContext } from '#platform/http';
import * as store from '../store.ts';

/** Reports an import's progress: of `total` rows, `done` have completed this step. */
export type Tell = (step: ImportStep, done: number, total: number) => Promise<void>;

/** Reports progress under an id, outside the import's own transaction. A failure to report does not stop the import. */
export function tellUnder({ db, school }: Pick<ReadContext, 'db' | 'school'>, id: string | undefined): Tell {
  if (id === undefined) return async () => {};
  return (step, done, total) => store.tellProgress(db, school.id, { id, step, done, total }).catch(() => {});
}

/** The progress of an import of this school; null when nothing is known under the id. */
export function getImportProgress(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getImportProgress>,
): Promise<CallAnswer<typeof calls.getImportProgress>> {
  return store.getImportProgress(db, school.id, params.progressId);
}
