import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from '../content.store.ts';
import { storedClassName } from '../rules/class-name.ts';

/** Items less certain than this are shown for review. */
const DOUBTFUL = 0.8;

/** The classes that have textbooks, in school order, with their subjects. */
export async function getClassesWithSubjects({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getClassesWithSubjects>> {
  const books = Map.groupBy(await store.listBooks(db, school.id), (book) => book.class);
  return {
    classes: [...books].map(([name, subjects]) => ({ class: name, subjects: subjects.map(({ class: _, ...subject }) => subject) })),
  };
}

/** The content of a class and subject. Refuses a subject without a textbook. */
export async function getSubjectContent(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getSubjectContent>,
): Promise<CallAnswer<typeof calls.getSubjectContent>> {
  const book = await store.findBook(db, school.id, storedClassName(params.class), params.subject);
  if (book === null) throw notFound();
  const chapters = await store.listChapters(db, school.id, book.id);
  const topics = Map.groupBy(await store.listTopics(db, school.id, book.id), ({ chapterId }) => chapterId);
  const questions = Map.groupBy(await store.listQuestions(db, school.id, book.id), ({ chapterId }) => chapterId);
  const ofPlace = (chapterId: string, place: store.QuestionRow['place']) =>
    (questions.get(chapterId) ?? [])
      .filter((one) => one.place === place)
      .map(({ id, chapterId: _, place: __, ...one }) => ({ _id: id, ...one }));
  return {
    subject: book.subject,
    class: book.class,
    totalChapters: chapters.length,
    totalTopics: [...topics.values()].reduce((sum, list) => sum + list.length, 0),
    chapters: chapters.map(({ id, name, ...chapter }) => ({
      _id: id,
      chapterName: name,
      ...chapter,
      topics: (topics.get(id) ?? []).map(({ id: topicId, chapterId: _, ...topic }) => ({ _id: topicId, ...topic })),
      backExcersieQuestions: ofPlace(id, 'exercise'),
      examples: ofPlace(id, 'example'),
      intextQuestions: ofPlace(id, 'intext'),
    })),
  };
}

/** What the engine was unsure of. Refuses an unknown textbook. */
export async function listTextbookDoubts(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listTextbookDoubts>,
): Promise<CallAnswer<typeof calls.listTextbookDoubts>> {
  if (!(await store.isBook(db, school.id, params.textId))) throw notFound();
  return store.listDoubts(db, school.id, params.textId, DOUBTFUL);
}

/** Corrects an item, or confirms it as it is. Refuses an unknown one. */
export async function editTextbookItem(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.editTextbookItem>,
): Promise<{ _id: string }> {
  const { kind, itemId } = params;
  if (!(await store.editItem(db, school.id, { kind, itemId, text: body.text, detail: body.detail }))) throw notFound();
  audit({ entity: `textbook_${kind}`, entityId: itemId, after: body });
  return { _id: itemId };
}

/** Takes an item out, a chapter with all that is in it. Refuses an unknown one. */
export async function removeTextbookItem(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeTextbookItem>,
): Promise<{ _id: string }> {
  const { kind, itemId } = params;
  if (!(await store.removeItem(db, school.id, kind, itemId))) throw notFound();
  audit({ entity: `textbook_${kind}`, entityId: itemId });
  return { _id: itemId };
}
