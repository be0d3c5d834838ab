import type * as calls from '@shala/contract/question-papers';
import { paperMarks } from '@shala/contract/question-papers';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { PRESETS } from '../presets/presets.ts';
import { coverageOf } from '../rules/coverage.ts';
import * as bankStore from '../store/bank.store.ts';
import { type ItemRow, listItems } from '../store/items.store.ts';
import * as store from '../store/papers.store.ts';
import { lockDraft, readPaper } from './take-paper.ts';

const DAY_SECONDS = 24 * 3600;

/** Question papers, newest first; optionally of one subject. */
export async function listQuestionPapers(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listQuestionPapers>,
): Promise<CallAnswer<typeof calls.listQuestionPapers>> {
  if (query.subjectId !== undefined && (await bankStore.findSubject(db, school.id, query.subjectId)) === null) throw notFound();
  const rows = await store.listQuestionPapers(db, school.id, query.subjectId);
  return rows.map((row) => ({
    ...{ _id: row.id, class: row.class, subject: row.subject, subjectId: row.subjectId, title: row.title, onDate: row.onDate },
    ...{
      state: row.state,
      totalMarks: paperMarks(row.blueprint, row.marks),
      questions: row.questions,
      sets: row.sets,
      createdAt: row.createdAt,
    },
  }));
}

/** Textbooks for papers, and blueprints to start with. */
export async function listPaperBooks({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listPaperBooks>> {
  return { books: await bankStore.listPaperBooks(db, school.id), presets: [...PRESETS] };
}

/** A paper with its questions and its coverage. Refuses an unknown one. */
export async function getQuestionPaper(
  context: ReadContext,
  { params }: Input<typeof calls.getQuestionPaper>,
): Promise<CallAnswer<typeof calls.getQuestionPaper>> {
  const { db, school } = context;
  const { id, seed: _, isRemoved: __, createdAt: ___, ...paper } = await readPaper(db, school.id, params.paperId);
  const items = await listItems(db, school.id, id);
  const subject = await bankStore.findSubject(db, school.id, paper.subjectId);
  const chapters = subject?.bookId ? await bankStore.listChapters(db, school.id, subject.bookId) : [];
  return {
    _id: id,
    ...paper,
    totalMarks: paperMarks(paper.blueprint, items),
    questions: items.map((item) => wireItem(context, item)),
    coverage: coverageOf(items, paper.blueprint, chapters),
    picturesWanted: items.filter(({ picture }) => picture === 'wanted').length,
    picturesTotal: items.filter(({ picture }) => picture !== 'none').length,
  };
}

function wireItem({ platform, school, now }: ReadContext, item: ItemRow): CallAnswer<typeof calls.getQuestionPaper>['questions'][number] {
  const { id, sourceId, fingerprint: _, isSourceThere, fileId, pictureFileId, ...shown } = item;
  // Addresses stay the same all day, so that the browser can cache the files.
  const until = (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS;
  const address = (name: string) => platform.authority.fileAddress(school.id, name, until);
  return {
    _id: id,
    ...shown,
    sourceId: isSourceThere ? sourceId : null,
    pictureUrl: pictureFileId === null ? null : address(pictureFileId),
    pageUrl: fileId === null || shown.pages === 0 ? null : `${address(`bookpage-${fileId}`)}&p=`,
  };
}

/** Changes the head of a draft, or makes it final; a final one can only be made a draft again. */
export async function editQuestionPaper(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.editQuestionPaper>,
): Promise<{ paperId: string }> {
  const isReopened = body.state === 'draft';
  const paper = isReopened ? await store.takePaper(db, school.id, params.paperId) : await lockDraft(db, school.id, params.paperId);
  if (paper === null || paper.isRemoved) throw notFound();
  await store.editQuestionPaper(db, school.id, paper.id, body as Parameters<typeof store.editQuestionPaper>[3]);
  const before = Object.fromEntries(Object.keys(body).map((name) => [name, paper[name as keyof typeof paper]]));
  audit({ entity: 'question_paper', entityId: paper.id, before, after: body });
  return { paperId: paper.id };
}

/** Deletes a paper from the list; its questions no longer count as asked. */
export const removeQuestionPaper = (context: WriteContext, { params }: Input<typeof calls.removeQuestionPaper>) =>
  markRemoved(context, params.paperId, true);

/** Restores a deleted paper. */
export const restoreQuestionPaper = (context: WriteContext, { params }: Input<typeof calls.restoreQuestionPaper>) =>
  markRemoved(context, params.paperId, false);

async function markRemoved({ db, school, audit }: WriteContext, paperId: string, isRemoved: boolean): Promise<{ paperId: string }> {
  const paper = await store.takePaper(db, school.id, paperId);
  if (paper === null || paper.isRemoved === isRemoved) throw notFound();
  await store.setRemoved(db, school.id, paper.id, isRemoved);
  audit({ entity: 'question_paper', entityId: paper.id, before: { isRemoved: paper.isRemoved }, after: { isRemoved } });
  return { paperId: paper.id };
}
