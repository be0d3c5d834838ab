import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { compareEditions } from '../rules/compare-editions.ts';
import { isBook } from '../viewer/content.store.ts';
import * as versionsStore from '../viewer/versions.store.ts';
import * as store from './books.store.ts';

/** Undoes the newest change of a book. Refuses when another one was made since, or the former content is not stored. */
export async function undoTextbookChange(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.undoTextbookChange>,
): Promise<{ revision: number }> {
  const book = await versionsStore.takeBook(db, school.id, params.textId);
  if (book === null) throw notFound();
  if (book.revision !== body.revision) throw new Refusal('conflict', 'bookChangedSince');
  if (!(await versionsStore.restoreBefore(db, school.id, book.id))) throw new Refusal('conflict', 'nothingToUndo');
  const revision = book.revision + 1;
  audit({ entity: 'textbook', entityId: book.id, before: { revision: book.revision }, after: { revision } });
  return { revision };
}

/** What the newest analysis changed. Refuses an unknown book. */
export async function compareTextbook(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.compareTextbook>,
): Promise<CallAnswer<typeof calls.compareTextbook>> {
  if (!(await isBook(db, school.id, params.textId))) throw notFound();
  const items = await versionsStore.compareTextbook(db, school.id, params.textId);
  const [before, after] = (['before', 'after'] as const).map((edition) => items.filter((item) => item.edition === edition));
  return compareEditions(before ?? [], after ?? []);
}

/** Takes a book out of every list; for thirty days it can be brought back. Refuses an unknown one. */
export async function removeTextbook(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeTextbook>,
): Promise<{ textId: string }> {
  if (!(await store.markRemoved(db, school.id, params.textId, true))) throw notFound();
  audit({ entity: 'textbook', entityId: params.textId, after: { removed: true } });
  return { textId: params.textId };
}

/** Brings a removed book back. Refuses one that was not removed. */
export async function restoreTextbook(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.restoreTextbook>,
): Promise<{ textId: string }> {
  if (!(await store.markRemoved(db, school.id, params.textId, false))) throw notFound();
  audit({ entity: 'textbook', entityId: params.textId, after: { removed: false } });
  return { textId: params.textId };
}

export function listRemovedTextbooks({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listRemovedTextbooks>> {
  return store.listRemovedTextbooks(db, school.id);
}
