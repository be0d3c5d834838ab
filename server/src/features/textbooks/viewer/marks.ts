import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { findMarks } from '../rules/find-marks.ts';
import { readBookPage } from './book-pages.ts';
import * as store from './content.store.ts';

/** The positions of a page's items; those that cannot be found are left out. Refuses an unknown book, file or page. */
export async function listPageMarks(
  context: ReadContext,
  { params, query }: Input<typeof calls.listPageMarks>,
): Promise<CallAnswer<typeof calls.listPageMarks>> {
  const { db, school, platform } = context;
  const page = Number(query.page);
  const file = (await store.listFiles(db, school.id, params.textId)).find(({ id }) => id === query.file);
  if (file === undefined || page > file.pages || !(await store.isBook(db, school.id, params.textId))) throw notFound();
  const items = await store.listPageMarks(db, school.id, { bookId: params.textId, fileId: file.id, page });
  if (items.length === 0) return [];
  const needs = { inDb: <T>(work: (inside: typeof db) => Promise<T>) => work(db), files: platform.files };
  const text = await readBookPage(needs, { schoolId: school.id, fileId: file.id, page });
  const boxes = text === null ? null : findMarks(text.lines, items, text);
  return items.flatMap(({ id, kind }) => {
    const found = boxes?.get(id) ?? [];
    return found.length > 0 ? [{ _id: id, kind, boxes: found }] : [];
  });
}
