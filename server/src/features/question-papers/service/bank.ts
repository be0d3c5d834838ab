import type * as calls from '@shala/contract/question-papers';
import { questionFingerprint } from '@shala/contract/question-papers';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from '../store/bank.store.ts';
import { wireCandidate } from '../wire.ts';
import { loadBank } from './load-bank.ts';

const MOST_LISTED = 500;
type Changed = { questionId: string };

/** Questions of a subject by chapter, type, source and words. Refuses an unknown subject. */
export async function listBankQuestions(
  { db, school }: ReadContext,
  { params, query }: Input<typeof calls.listBankQuestions>,
): Promise<CallAnswer<typeof calls.listBankQuestions>> {
  const { subject, chapters, candidates } = await loadBank(db, school.id, params.subjectId);
  const words = (query.q ?? '').trim().toLowerCase();
  const found = candidates.filter(
    ({ chapterNumber, type, source, question }) =>
      (query.chapter === undefined || String(chapterNumber) === query.chapter) &&
      (query.type === undefined || type === query.type) &&
      (query.source === undefined || source === query.source) &&
      (words === '' || question.toLowerCase().includes(words)),
  );
  const sorted = found.sort((a, b) => a.chapterNumber - b.chapterNumber);
  return {
    ...{ class: subject.class, subject: subject.subject, chapters, total: sorted.length },
    questions: sorted.slice(0, MOST_LISTED).map(wireCandidate),
  };
}

/** Adds a question of the school. Refuses an unknown subject, and a chapter that its textbook does not have. */
export async function addOwnQuestion(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.addOwnQuestion>,
): Promise<Changed> {
  const subject = await checkChapter({ db, school }, params.subjectId, body.chapterNumber);
  const questionId = await store.addOwnQuestion(db, school.id, subject.id, { ...body, accountId: admin.id });
  audit({ entity: 'own_question', entityId: questionId, after: body });
  return { questionId };
}

/** Changes a question of the school; papers that contain it keep their words. */
export async function editOwnQuestion(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.editOwnQuestion>,
): Promise<Changed> {
  const before = await store.findOwn(db, school.id, params.subjectId, params.questionId);
  if (before === null || before.isRemoved) throw notFound();
  if (before.chapterNumber !== body.chapterNumber) await checkChapter({ db, school }, params.subjectId, body.chapterNumber);
  await store.editOwnQuestion(db, school.id, before.id, body);
  const { id, isRemoved: _, ...was } = before;
  audit({ entity: 'own_question', entityId: id, before: was, after: body });
  return { questionId: id };
}

/** Sets type, marks, difficulty and answer of a textbook's question. Refuses an unknown one. */
export async function rateBookQuestion(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.rateBookQuestion>,
): Promise<Changed> {
  const question = await store.findBookQuestion(db, school.id, params.subjectId, params.questionId);
  if (question === null) throw notFound();
  const facts = { subjectId: params.subjectId, fingerprint: questionFingerprint(question.question), ...body };
  const before = await store.rateBookQuestion(db, school.id, facts);
  audit({ entity: 'textbook_question', entityId: question.id, before, after: body });
  return { questionId: question.id };
}

/** Deletes a question of the school from its bank. */
export const removeOwnQuestion = (context: WriteContext, { params }: Input<typeof calls.removeOwnQuestion>) =>
  markRemoved(context, params, true);

/** Restores it. */
export const restoreOwnQuestion = (context: WriteContext, { params }: Input<typeof calls.restoreOwnQuestion>) =>
  markRemoved(context, params, false);

async function markRemoved(
  { db, school, audit }: WriteContext,
  { subjectId, questionId }: { subjectId: string; questionId: string },
  isRemoved: boolean,
): Promise<Changed> {
  const own = await store.findOwn(db, school.id, subjectId, questionId);
  if (own === null || own.isRemoved === isRemoved) throw notFound();
  await store.setOwnRemoved(db, school.id, own.id, isRemoved);
  audit({ entity: 'own_question', entityId: own.id, before: { isRemoved: own.isRemoved }, after: { isRemoved } });
  return { questionId: own.id };
}

async function checkChapter(
  { db, school }: Pick<ReadContext, 'db' | 'school'>,
  subjectId: string,
  number: number,
): Promise<store.SubjectRow> {
  const subject = await store.findSubject(db, school.id, subjectId);
  if (subject === null) throw notFound();
  if (subject.bookId === null) throw new Refusal('unprocessable', 'noTextbookForPaper');
  const chapters = await store.listChapters(db, school.id, subject.bookId);
  if (!chapters.some((chapter) => chapter.number === number))
    throw new Refusal('unprocessable', 'chapterNotInBook', { values: { number } });
  return subject;
}
