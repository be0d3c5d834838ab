import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { isBook, listChapters } from '../viewer/content.store.ts';
import { listSectionProgress } from './progress.store.ts';

/** How far a book is taught in each section, against its periods. Refuses an unknown book. */
export async function getTextbookProgress(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getTextbookProgress>,
): Promise<CallAnswer<typeof calls.getTextbookProgress>> {
  if (!(await isBook(db, school.id, params.textId))) throw notFound();
  const totalChapters = (await listChapters(db, school.id, params.textId)).length;
  const sections = await listSectionProgress(db, school.id, params.textId);
  return {
    totalChapters,
    sections: sections.map((one) => ({
      ...one,
      chaptersPlanned: one.periodsOfYear > 0 ? Math.floor((totalChapters * one.periodsSoFar) / one.periodsOfYear) : null,
    })),
  };
}
