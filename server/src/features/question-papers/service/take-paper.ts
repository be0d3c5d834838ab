import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import { findItem, type ItemRow } from '../store/items.store.ts';
import { findPaper, type PaperRow, takePaper } from '../store/papers.store.ts';

/** A paper. Refuses an unknown or deleted one. */
export async function readPaper(db: Db, schoolId: string, paperId: string): Promise<PaperRow> {
  const paper = await findPaper(db, schoolId, paperId);
  if (paper === null || paper.isRemoved) throw notFound();
  return paper;
}

/** The same, locked. Also refuses a final one, which cannot be changed. */
export async function lockDraft(db: Db, schoolId: string, paperId: string): Promise<PaperRow> {
  const paper = await takePaper(db, schoolId, paperId);
  if (paper === null || paper.isRemoved) throw notFound();
  if (paper.state === 'final') throw new Refusal('conflict', 'paperIsFinal');
  return paper;
}

/** A question of a paper. Refuses an unknown one. */
export async function readItem(db: Db, schoolId: string, paperId: string, itemId: string): Promise<ItemRow> {
  const item = await findItem(db, schoolId, paperId, itemId);
  if (item === null) throw notFound();
  return item;
}
