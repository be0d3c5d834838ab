import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { replaceBook } from '../upload/book.store.ts';
import { findOther, keepReading, settleChapters } from './readings.store.ts';
import { beginChange, takeBook } from './versions.store.ts';

/** Chapters that a person chose need no further check. */
const CHOSEN = 0.95;

/**
 * Settles which of two lists of chapters a file of a book has. What people corrected stays where the same is found again. Refuses when
 * the book was changed since, or there is nothing to choose.
 */
export async function chooseTextbookReading(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.chooseTextbookReading>,
): Promise<CallAnswer<typeof calls.chooseTextbookReading>> {
  const book = await takeBook(db, school.id, params.textId);
  if (book === null) throw notFound();
  if (book.revision !== body.revision) throw new Refusal('conflict', 'bookChangedSince');
  const other = await findOther(db, school.id, book.id, body.fileId);
  if (other === null) throw notFound();
  const { chapters } = other;
  if (chapters === null) throw new Refusal('conflict', 'nothingToChoose');
  const { fileId, choice } = body;
  if (choice === 'other') await replaceBook(db, school.id, { ...other, chapters, fileId, mode: 'add', reading: null });
  else await beginChange(db, school.id, book.id, 'edit');
  await keepReading(db, school.id, book.id, fileId, null);
  await settleChapters(db, school.id, book.id, fileId, CHOSEN);
  const revision = book.revision + 1;
  audit({ entity: 'textbook', entityId: book.id, before: { revision: book.revision }, after: { revision, chapters: choice } });
  return { textId: book.id, revision };
}
