import { randomInt } from 'node:crypto';
import type * as calls from '@shala/contract/question-papers';
import { type Blueprint, isByHand } from '@shala/contract/question-papers';
import type { CallAnswer } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { Input, SlowContext } from '#platform/http';
import { solve } from '#platform/solve';
import type { Candidate } from '../rules/candidate.ts';
import { checkBlueprint } from '../rules/check-blueprint.ts';
import { chooseQuestions, type Placed } from '../rules/choose-questions.ts';
import { pictureNeed } from '../rules/needs-picture.ts';
import { type NewItem, replaceItems } from '../store/items.store.ts';
import * as store from '../store/papers.store.ts';
import { CUT_PICTURES_JOB } from './cut-pictures.ts';
import { type Bank, loadBank } from './load-bank.ts';
import { spreadInThread } from './spread-in-thread.ts';
import { lockDraft, readPaper } from './take-paper.ts';

const MOST_SEED = 2_147_483_647;

type Chosen = CallAnswer<typeof calls.createQuestionPaper>;

/**
 * Makes a paper from a blueprint. If that is impossible, nothing is stored, and the answer gives the reason and a possible change. Refuses an unknown subject,
 * one without a textbook, and a blueprint that contradicts itself.
 */
export async function createQuestionPaper(context: SlowContext, { body }: Input<typeof calls.createQuestionPaper>): Promise<Chosen> {
  const { db, school, admin } = context;
  const { blueprint, subjectId, seed = randomInt(MOST_SEED), ...head } = body;
  const bank = await loadBank(db, school.id, subjectId);
  const newest = (await store.findNewest(db, school.id, bank.subject.id))?.id ?? null;
  const chosen = await choose(bank, blueprint, seed);
  if (!('items' in chosen)) return chosen;
  const { items } = chosen;
  const paperId = await context.inTransaction(async ({ db: inside, audit }) => {
    // Otherwise a question used by another new paper could be asked twice.
    if ((await store.lockNewest(inside, school.id, bank.subject.id)) !== newest) throw new Refusal('conflict', 'paperMadeMeanwhile');
    const id = await store.createQuestionPaper(inside, school.id, {
      ...head,
      subjectId: bank.subject.id,
      blueprint,
      seed,
      accountId: admin.id,
    });
    await replaceItems(inside, school.id, id, items);
    audit({ entity: 'question_paper', entityId: id, after: { title: head.title, questions: items.length } });
    return id;
  });
  wakePictureJob(context, items);
  return { paperId, shortfalls: [], relaxation: null };
}

/** Selects all questions of a draft again, by another blueprint if one is given. Refuses an unknown paper and a final one. */
export async function chooseQuestionsAgain(
  context: SlowContext,
  { params, body }: Input<typeof calls.chooseQuestionsAgain>,
): Promise<Chosen> {
  const { db, school } = context;
  const paper = await readPaper(db, school.id, params.paperId);
  if (paper.state === 'final') throw new Refusal('conflict', 'paperIsFinal');
  if (isByHand(paper.blueprint)) throw new Refusal('conflict', 'paperByHand');
  const bank = await loadBank(db, school.id, paper.subjectId, paper.id);
  const blueprint = body.blueprint ?? paper.blueprint;
  const seed = randomInt(MOST_SEED);
  const chosen = await choose(bank, blueprint, seed);
  if (!('items' in chosen)) return chosen;
  const { items } = chosen;
  await context.inTransaction(async ({ db: inside, audit }) => {
    const { id } = await lockDraft(inside, school.id, params.paperId);
    await store.setBlueprint(inside, school.id, id, { blueprint, seed });
    await replaceItems(inside, school.id, id, items);
    audit({ entity: 'question_paper', entityId: id, after: { questions: items.length } });
  });
  wakePictureJob(context, items);
  return { paperId: paper.id, shortfalls: [], relaxation: null };
}

async function choose(bank: Bank, blueprint: Blueprint, seed: number): Promise<{ items: NewItem[] } | Chosen> {
  if (bank.chapters.length === 0) throw new Refusal('unprocessable', 'noTextbookForPaper');
  checkBlueprint(blueprint, new Set(bank.chapters.map(({ number }) => number)));
  const choice = await chooseQuestions(bank.candidates, blueprint, { seed, solve, spread: spreadInThread });
  if (choice === null) throw new Refusal('unavailable', 'solverBusy');
  if (!('placed' in choice)) return { paperId: null, ...choice };
  return { items: choice.placed.map((one) => placedItem(one, blueprint)) };
}

function placedItem({ section, position, isAlternative, candidate }: Placed, { sections }: Blueprint): NewItem {
  return { section, position, isAlternative, marks: sections[section]?.marks ?? candidate.marks, ...asItem(candidate) };
}

/** A question in a paper's format: if it needs a figure or a formula, it gets a picture from the page, if there is one. */
export function asItem(candidate: Candidate): Omit<NewItem, 'section' | 'position' | 'isAlternative' | 'marks'> {
  const { source, sourceId, fingerprint, chapterNumber, chapterName, book, fileId, page, type, level, question, options, answer } =
    candidate;
  const need = source === 'book' ? pictureNeed([question, ...options].join(' ')) : null;
  const hasPage = fileId !== null && page !== null;
  return {
    ...{ source, sourceId, fingerprint, chapterNumber, chapterName, book, fileId, page, type, level, question, options, answer },
    picture: need === null ? 'none' : hasPage ? 'wanted' : 'failed',
    pictureUse: need?.kind === 'formula' ? 'instead' : 'beside',
  };
}

/** Wakes the job that cuts the pictures of these questions. */
export function wakePictureJob({ platform }: Pick<SlowContext, 'platform'>, items: readonly Pick<NewItem, 'picture'>[]): void {
  if (items.some(({ picture }) => picture === 'wanted')) platform.wakeJob(CUT_PICTURES_JOB);
}
