import { randomUUID } from 'node:crypto';
import { runAnalysis } from '../../src/features/textbooks/analysis/run-analysis.ts';
import type { Analysis } from '../../src/features/textbooks/engine/analyze.ts';
import { type MadePage, makePdf, prose } from '../../src/features/textbooks/engine/testing/make-pdf.ts';
import { replaceBook, takeSubject } from '../../src/features/textbooks/upload/book.store.ts';
import type { TestApp, TestSchool } from '../app.ts';
import type { Samples } from './sample.ts';

/** A book of one chapter: number 9, `Rivers`, one topic, two questions. A second page may have a title that nothing marks. */
export function makeBook(hasSecond = false): Buffer {
  const page: MadePage = {
    texts: [
      { x: 220, y: 90, size: 14, text: 'CHAPTER 9', bold: true },
      { x: 200, y: 130, size: 24, text: 'Rivers', bold: true },
      { x: 60, y: 190, size: 14, text: '9.1 The Plain', bold: true },
      { x: 240, y: 560, size: 13, text: 'EXERCISES', bold: true },
      { x: 60, y: 590, text: '1. Why does the river rise in summer?' },
      { x: 60, y: 615, text: '2. What is silt made of?' },
    ],
  };
  prose(page, { x: 60, y: 220, lines: 20 });
  const second: MadePage = { texts: [{ x: 60, y: 90, size: 11, text: 'Lakes', bold: true }] };
  prose(second, { x: 60, y: 120, lines: 20 });
  return makePdf(hasSecond ? [page, second] : [page]);
}

let analysis: Promise<Analysis> | undefined;

/** The book as read from its file; cached, because starting a thread that reads it takes half a second. */
function readBook(): Promise<Analysis> {
  analysis ??= runAnalysis(makeBook(), { withOcr: false });
  return analysis;
}

/** Stores a book for a subject of class 10th, as an upload does; returns the ids of the textbook and a chapter. */
export async function addBook(
  test: TestApp,
  school: TestSchool,
  subject = 'Geography',
  other: Analysis['other'] = null,
  bytes = makeBook(),
): Promise<{ textId: string; chapterId: string }> {
  const { chapters, pageCount, certainty, sources } = await readBook();
  await test.database.schoolTransaction(school.id, async (db) => {
    const { id: subjectId, name } = await takeSubject(db, school.id, school.ids.class, subject);
    const file = { schoolId: school.id, name: 'rivers.pdf', mediaType: 'application/pdf', bytes, createdBy: school.accountId };
    const fileId = await test.platform.files.put(db, file);
    await replaceBook(db, school.id, {
      mode: 'replace',
      subjectId,
      title: name,
      fileId,
      pages: pageCount,
      chapters,
      reading: { certainty, sources, other },
    });
  });
  const [row] = await test.owner<{ textId: string; chapterId: string }[]>`select t.id as "textId", c.id as "chapterId"
    from textbooks t join textbook_chapters c on c.school_id = t.school_id and c.textbook_id = t.id join subjects s on s.school_id = t.school_id and s.id = t.subject_id where t.school_id = ${school.id} and s.name = ${subject} limit 1`;
  if (!row) throw new Error('The book was not stored.');
  return row;
}

/** Another list of chapters for the book: its chapter has another name, and a second one follows it. */
export async function otherReading(): Promise<NonNullable<Analysis['other']>> {
  const [chapter] = (await readBook()).chapters;
  if (!chapter) throw new Error('The book has no chapter.');
  const second = { ...chapter, number: 10, name: 'Lakes', topics: [], exercises: [], exerciseSets: [] };
  return { chapters: [{ ...chapter, name: 'Rivers and streams', confidence: 0.5 }, second], sources: ['contents'] };
}

/** The first question of the book of a subject that this makes. */
async function firstQuestion(test: TestApp, school: TestSchool): Promise<string> {
  const { chapterId } = await addBook(test, school);
  const [row] = await test.owner<
    { id: string }[]
  >`select id from textbook_questions where chapter_id = ${chapterId} order by position limit 1`;
  if (!row) throw new Error('The book has no question.');
  return row.id;
}

function answeringModel(text: string): TestApp['platform']['model'] {
  return {
    ...{ name: 'sample', host: 'localhost' },
    chooseTool: async () => ({ failure: 'refused' }),
    improveText: async () => ({ value: { text, writtenBy: 'sample' } }),
  };
}

async function addJob(test: TestApp, school: TestSchool): Promise<string> {
  const id = randomUUID();
  await test.owner`insert into textbook_jobs (school_id, id, subject_id, file_id, account_id, pages_total)
    values (${school.id}, ${id}, ${school.ids.subject}, ${randomUUID()}, ${school.accountId}, 20)`;
  return id;
}

export const textbookSamples: Samples = {
  analyzePdf: () => ({ body: { std: '10th', subject: 'Geography' }, file: makeBook(), foreign: 'own' }),
  getClassesWithSubjects: () => ({ foreign: 'own' }),
  getSubjectContent: async (school, test) => {
    await addBook(test, school);
    return { params: { class: '10th', subject: 'Geography' }, foreign: 'own' };
  },
  getTextbookJob: async (school, test) => ({ params: { jobId: await addJob(test, school) }, foreign: 'unknown' }),
  cancelTextbookJob: async (school, test) => ({ params: { jobId: await addJob(test, school) }, foreign: 'unknown' }),
  listLowConfidenceItems: async (school, test) => ({ params: { textId: (await addBook(test, school)).textId }, foreign: 'unknown' }),
  editTextbookItem: async (school, test) => ({
    params: { kind: 'chapter', itemId: (await addBook(test, school)).chapterId },
    body: { text: 'Rivers of India' },
    foreign: 'unknown',
  }),
  mergeTextbookItem: async (school, test) => ({
    params: { kind: 'question', itemId: await firstQuestion(test, school) },
    foreign: 'unknown',
  }),
  splitTextbookItem: async (school, test) => ({
    params: { kind: 'question', itemId: await firstQuestion(test, school) },
    body: { first: 'Why does the river rise', second: 'in summer?' },
    foreign: 'unknown',
  }),
  moveTextbookItem: async (school, test) => ({
    params: { kind: 'question', itemId: await firstQuestion(test, school) },
    body: { by: 1 },
    foreign: 'unknown',
  }),
  chooseTextbookReading: async (school, test) => {
    const { textId } = await addBook(test, school, 'Chosen', await otherReading());
    const [file] = await test.owner<{ id: string }[]>`select file_id as id from textbook_files where textbook_id = ${textId}`;
    return { params: { textId }, body: { fileId: file?.id ?? '', choice: 'other', revision: 0 }, foreign: 'unknown' };
  },
  proposeTextbookReading: async (school, test) => {
    test.platform.model = answeringModel('1 | 9 | Rivers\n1 | 9 | The Plain\n2 | 10 | Lakes');
    const { textId } = await addBook(test, school, 'Proposed', null, makeBook(true));
    const [file] = await test.owner<{ id: string }[]>`select file_id as id from textbook_files where textbook_id = ${textId}`;
    return { params: { textId }, body: { fileId: file?.id ?? '', revision: 0 }, foreign: 'unknown' };
  },
  undoTextbookChange: async (school, test) => {
    const { textId } = await addBook(test, school, 'Undone');
    await addBook(test, school, 'Undone');
    return { params: { textId }, body: { revision: 1 }, foreign: 'unknown' };
  },
  getTextbookProgress: async (school, test) => ({ params: { textId: (await addBook(test, school)).textId }, foreign: 'unknown' }),
  compareTextbook: async (school, test) => ({ params: { textId: (await addBook(test, school)).textId }, foreign: 'unknown' }),
  removeTextbook: async (school, test) => ({ params: { textId: (await addBook(test, school)).textId }, foreign: 'unknown' }),
  restoreTextbook: async (school, test) => {
    const { textId } = await addBook(test, school, 'Removed');
    await test.owner`update textbooks set removed_at = now() where id = ${textId}`;
    return { params: { textId }, foreign: 'unknown' };
  },
  listPageMarks: async (school, test) => {
    const { textId } = await addBook(test, school);
    const [row] = await test.owner<{ file: string }[]>`select file_id as file from textbook_files where textbook_id = ${textId} limit 1`;
    return { params: { textId }, query: { file: row?.file ?? '', page: '1' }, foreign: 'unknown' };
  },
  listRemovedTextbooks: () => ({ foreign: 'own' }),
  listTextbookJobs: () => ({ foreign: 'own' }),
  exportTextbook: async (school, test) => ({
    params: { textId: (await addBook(test, school)).textId },
    query: { format: 'json' },
    foreign: 'unknown',
  }),
  improveTextbookItem: async (school, test) => {
    // A model that is always available, for the walk over all calls.
    test.platform.model = answeringModel('Rivers carry silt.');
    return { params: { kind: 'chapter', itemId: (await addBook(test, school)).chapterId }, foreign: 'unknown' };
  },
  removeTextbookItem: async (school, test) => ({
    params: { kind: 'chapter', itemId: (await addBook(test, school)).chapterId },
    foreign: 'unknown',
  }),
};
