import type * as calls from '@shala/contract/question-papers';
import { questionFingerprint } from '@shala/contract/question-papers';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { type Arranged, EMPTY, MOST_SECTIONS, withMoved, withoutQuestion, withQuestion } from '../rules/hand-paper.ts';
import * as bank from '../store/bank.store.ts';
import { arrangeItems, insertItems, listItems, removeItem } from '../store/items.store.ts';
import * as store from '../store/papers.store.ts';
import { lockDraft, readItem } from './take-paper.ts';

/** A question that belongs to no chapter of a book. */
const NO_CHAPTER = 0;

/** Begins a paper without questions. Refuses an unknown subject. */
export async function beginQuestionPaper(
  { db, school, admin, audit }: WriteContext,
  { body }: Input<typeof calls.beginQuestionPaper>,
): Promise<CallAnswer<typeof calls.beginQuestionPaper>> {
  const { subjectId, ...head } = body;
  const subject = await bank.findSubject(db, school.id, subjectId);
  if (subject === null) throw notFound();
  const paper = { ...head, subjectId: subject.id, blueprint: EMPTY, seed: 0, accountId: admin.id };
  const paperId = await store.createQuestionPaper(db, school.id, paper);
  audit({ entity: 'question_paper', entityId: paperId, after: { title: head.title } });
  return { paperId };
}

/** Writes a question into a paper and into the bank, where it is found again for the next paper. */
export async function addPaperQuestion(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.addPaperQuestion>,
): Promise<CallAnswer<typeof calls.addPaperQuestion>> {
  const paper = await lockDraft(db, school.id, params.paperId);
  const { section: name, ...own } = body;
  const fingerprint = questionFingerprint([own.question, ...own.options].join(' '));
  const items = await listItems(db, school.id, paper.id);
  if (items.some((item) => item.fingerprint === fingerprint)) throw new Refusal('conflict', 'questionTwice');
  const { blueprint, section } = withQuestion(paper.blueprint, body);
  if (blueprint.sections.length > MOST_SECTIONS) throw new Refusal('unprocessable', 'tooManySections');
  // The same question may be in the bank already, from an earlier paper.
  const known = (await bank.listOwnQuestions(db, school.id, paper.subjectId)).find(
    ({ question, options }) => questionFingerprint([question, ...options].join(' ')) === fingerprint,
  );
  const sourceId =
    known?.id ?? (await bank.addOwnQuestion(db, school.id, paper.subjectId, { ...own, chapterNumber: NO_CHAPTER, accountId: admin.id }));
  const position = Math.max(-1, ...items.filter((item) => item.section === section).map((item) => item.position)) + 1;
  await insertItems(db, school.id, paper.id, [
    {
      ...{ section, position, isAlternative: false, source: 'own', sourceId, fingerprint, ...own },
      ...{ chapterNumber: NO_CHAPTER, chapterName: '', book: '', fileId: null, page: null, picture: 'none', pictureUse: 'beside' },
    },
  ]);
  await store.setBlueprint(db, school.id, paper.id, { blueprint, seed: paper.seed });
  audit({ entity: 'question_paper_item', entityId: sourceId, after: { ...own, section: name } });
  return { questionId: sourceId };
}

/** Takes a question out of a paper. It stays in the bank. */
export async function removePaperQuestion(
  context: WriteContext,
  { params }: Input<typeof calls.removePaperQuestion>,
): Promise<CallAnswer<typeof calls.removePaperQuestion>> {
  const { db, school, audit } = context;
  const paper = await lockDraft(db, school.id, params.paperId);
  const item = await readItem(db, school.id, paper.id, params.questionId);
  const places = await listItems(db, school.id, paper.id);
  await removeItem(db, school.id, item.id);
  await arrange(context, paper, withoutQuestion({ blueprint: paper.blueprint, places }, item.id));
  audit({ entity: 'question_paper_item', entityId: item.id, before: { question: item.question } });
  return { questionId: item.id };
}

/** Moves a question up or down. */
export async function movePaperQuestion(
  context: WriteContext,
  { params, body }: Input<typeof calls.movePaperQuestion>,
): Promise<CallAnswer<typeof calls.movePaperQuestion>> {
  const { db, school, audit } = context;
  const paper = await lockDraft(db, school.id, params.paperId);
  const item = await readItem(db, school.id, paper.id, params.questionId);
  const places = await listItems(db, school.id, paper.id);
  await arrange(context, paper, withMoved({ blueprint: paper.blueprint, places }, item.id, body.to));
  audit({ entity: 'question_paper_item', entityId: item.id, after: { question: item.question, to: body.to } });
  return { questionId: item.id };
}

async function arrange({ db, school }: WriteContext, paper: store.PaperRow, { blueprint, places }: Arranged): Promise<void> {
  await arrangeItems(
    db,
    school.id,
    paper.id,
    places.map(({ id, section, position, isAlternative }) => ({ id, section, position, isAlternative })),
  );
  await store.setBlueprint(db, school.id, paper.id, { blueprint, seed: paper.seed });
}
