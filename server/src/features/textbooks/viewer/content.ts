import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { storedClassName } from '../rules/class-name.ts';
import * as store from './content.store.ts';
import { listReadings } from './readings.store.ts';

/** Items less certain than this are shown for review. */
const CONFIDENT = 0.8;
const DAY_SECONDS = 24 * 3600;

/** The classes that have textbooks, in school order, with their subjects. */
export async function getClassesWithSubjects({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getClassesWithSubjects>> {
  const books = Map.groupBy(await store.getClassesWithSubjects(db, school.id), (book) => book.class);
  return {
    classes: [...books].map(([name, subjects]) => ({ class: name, subjects: subjects.map(({ class: _, ...subject }) => subject) })),
  };
}

/** The content of a class and subject. Refuses a subject without a textbook. */
export async function getSubjectContent(
  context: ReadContext,
  { params }: Input<typeof calls.getSubjectContent>,
): Promise<CallAnswer<typeof calls.getSubjectContent>> {
  const { db, school } = context;
  const book = await store.findBook(db, school.id, storedClassName(params.class), params.subject);
  if (book === null) throw notFound();
  const [files, readings] = [await store.listFiles(db, school.id, book.id), await listReadings(db, school.id, book.id)];
  return {
    ...(await loadContent(db, school.id, book)),
    textId: book.id,
    revision: book.revision,
    pages: book.pages,
    analyzedAt: book.analyzedAt,
    model: context.platform.model?.name ?? null,
    readings,
    files: files.map(({ id, name, pages }) => ({
      _id: id,
      name,
      pages,
      pdfUrl: signed(context, id),
      pageUrl: `${signed(context, `bookpage-${id}`)}&p=`,
    })),
  };
}

/** A signed address that stays the same all day, so that the browser can cache the file. */
function signed({ platform, school, now }: ReadContext, name: string): string {
  return platform.authority.fileAddress(school.id, name, (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS);
}

export type BookContent = Awaited<ReturnType<typeof loadContent>>;

/** Chapters, topics and questions of a book. */
export async function loadContent(db: Db, schoolId: string, book: store.BookRow) {
  const chapters = await store.listChapters(db, schoolId, book.id);
  const topics = Map.groupBy(await store.listTopics(db, schoolId, book.id), ({ chapterId }) => chapterId);
  const questions = Map.groupBy(await store.listQuestions(db, schoolId, book.id), ({ chapterId }) => chapterId);
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
export async function listLowConfidenceItems(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listLowConfidenceItems>,
): Promise<CallAnswer<typeof calls.listLowConfidenceItems>> {
  if (!(await store.isBook(db, school.id, params.textId))) throw notFound();
  return store.listLowConfidenceItems(db, school.id, params.textId, CONFIDENT);
}
