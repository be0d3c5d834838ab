import type * as calls from '@shala/contract/question-papers';
import type { CallAnswer } from '@shala/contract/shared';
import { cutBookPage } from '#features/textbooks';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, SlowContext, WriteContext } from '#platform/http';
import { rankSwaps } from '../rules/rank-swaps.ts';
import * as store from '../store/items.store.ts';
import { wireCandidate } from '../wire.ts';
import { asItem, wakePictureJob } from './compose.ts';
import { loadBank } from './load-bank.ts';
import { lockDraft, readItem, readPaper } from './take-paper.ts';

/** The least width and height of a picture, in shares of the page. */
const LEAST_SHARE = 0.01;

/** Questions that could replace one, the best first. Refuses an unknown paper or question. */
export async function listQuestionSwaps(
  { db, school }: ReadContext,
  { params, query }: Input<typeof calls.listQuestionSwaps>,
): Promise<CallAnswer<typeof calls.listQuestionSwaps>> {
  const paper = await readPaper(db, school.id, params.paperId);
  const item = await readItem(db, school.id, paper.id, params.questionId);
  const bank = await loadBank(db, school.id, paper.subjectId, paper.id);
  const inPaper = new Set((await store.listItems(db, school.id, paper.id)).map(({ fingerprint }) => fingerprint));
  const ranked = rankSwaps(bank.candidates, item, { blueprint: paper.blueprint, inPaper, words: query.q ?? '' });
  return ranked.map(({ candidate, differs }) => ({ ...wireCandidate(candidate), differs }));
}

/** Replaces a question by another one. Refuses one that is no longer in the bank, and one that is already in the paper. */
export async function swapPaperQuestion(
  context: WriteContext,
  { params, body }: Input<typeof calls.swapPaperQuestion>,
): Promise<{ questionId: string }> {
  const { db, school, audit } = context;
  const paper = await lockDraft(db, school.id, params.paperId);
  const item = await readItem(db, school.id, paper.id, params.questionId);
  const bank = await loadBank(db, school.id, paper.subjectId, paper.id);
  const candidate = bank.candidates.find(({ source, sourceId }) => source === body.source && sourceId === body.sourceId);
  if (candidate === undefined) throw notFound();
  const others = (await store.listItems(db, school.id, paper.id)).filter(({ id }) => id !== item.id);
  if (others.some(({ fingerprint }) => fingerprint === candidate.fingerprint)) throw new Refusal('conflict', 'questionTwice');
  const { section, position, isAlternative, marks } = item;
  const next = { section, position, isAlternative, marks, ...asItem(candidate) };
  await store.swapPaperQuestion(db, school.id, item.id, next);
  audit({ entity: 'question_paper_item', entityId: item.id, before: { question: item.question }, after: { question: next.question } });
  wakePictureJob(context, [next]);
  return { questionId: item.id };
}

/** Changes the words of a question in one paper. Refuses to overwrite another user's change. */
export async function editPaperQuestion(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.editPaperQuestion>,
): Promise<{ questionId: string }> {
  const paper = await lockDraft(db, school.id, params.paperId);
  const item = await readItem(db, school.id, paper.id, params.questionId);
  if (body.seen !== undefined && body.seen !== item.question) throw new Refusal('conflict', 'changedMeanwhile');
  const { seen: _, ...words } = body;
  await store.editPaperQuestion(db, school.id, item.id, words);
  const { question, options, answer, level, marks } = item;
  audit({ entity: 'question_paper_item', entityId: item.id, before: { question, options, answer, level, marks }, after: words });
  return { questionId: item.id };
}

/** Cuts out a part of a page of the question's book and puts it beside the question, or in place of its words. */
export async function cutQuestionPicture(
  { db, school, admin, platform, inTransaction }: SlowContext,
  { params, body }: Input<typeof calls.cutQuestionPicture>,
): Promise<{ questionId: string }> {
  const { page, box, use } = body;
  const paper = await readPaper(db, school.id, params.paperId);
  const item = await readItem(db, school.id, paper.id, params.questionId);
  if (item.fileId === null || item.pages === 0) throw new Refusal('unprocessable', 'questionHasNoPage');
  if (box.width < LEAST_SHARE || box.height < LEAST_SHARE || box.x + box.width > 1.0001 || box.y + box.height > 1.0001)
    throw new Refusal('unprocessable', 'pictureTooSmall');
  const place = { schoolId: school.id, fileId: item.fileId, page, box };
  const cut = await cutBookPage({ inDb: (work) => work(db), files: platform.files }, place);
  if (cut === null) throw new Refusal('unprocessable', 'pageNotDrawn', { values: { page } });
  return inTransaction(async ({ db: inside, audit }) => {
    await lockDraft(inside, school.id, paper.id);
    const now = await readItem(inside, school.id, paper.id, item.id);
    if (now.sourceId !== item.sourceId) throw new Refusal('conflict', 'changedMeanwhile');
    const file = { schoolId: school.id, name: `question-${item.id}.png`, mediaType: 'image/png', bytes: cut.png, createdBy: admin.id };
    await store.setPicture(inside, school.id, item.id, { fileId: await platform.files.put(inside, file), use });
    audit({ entity: 'question_paper_item', entityId: item.id, after: { page, box, use } });
    return { questionId: item.id };
  });
}

/** Removes the picture of a question. */
export async function removeQuestionPicture(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeQuestionPicture>,
): Promise<{ questionId: string }> {
  const paper = await lockDraft(db, school.id, params.paperId);
  const item = await readItem(db, school.id, paper.id, params.questionId);
  await store.setPicture(db, school.id, item.id, null);
  audit({ entity: 'question_paper_item', entityId: item.id, before: { picture: item.picture }, after: { picture: 'none' } });
  return { questionId: item.id };
}
