import type * as calls from '@shala/contract/exams';
import type { PaperMove, PlannedExam } from '@shala/contract/exams';
import { type CallAnswer, dateWords } from '@shala/contract/shared';
import { findParentsLanguage } from '#features/identity';
import { draftNotice } from '#features/notices';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { inLanguage, say } from '#platform/words';
import { isPaperPublished } from '../marks/marks.store.ts';
import { fillDays, pairsAtOnce } from '../rules/check-slots.ts';
import { clockOf, minuteOf } from '../rules/clock.ts';
import { announcementHtml, movesHtml } from '../rules/exam-notice.ts';
import * as store from './date-sheet.store.ts';
import { asPlaced, changesSlot, checkMoves, loadSheet, type Moved, writeMoves } from './place-papers.ts';

/** Exams with their date sheets. */
export function listOfflineExams({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listOfflineExams>> {
  return store.listOfflineExams(db, school.id);
}

/** An exam with its date sheet. Refuses an unknown one. */
export async function requirePlan({ db, school }: Pick<ReadContext, 'db' | 'school'>, examId: string): Promise<PlannedExam> {
  const exam = await store.findPlanned(db, school.id, examId);
  if (exam === null) throw notFound();
  return exam;
}

/** The same, locked for a change. Refuses an exam that is over. */
export async function holdOpenPlan({ db, school }: WriteContext, examId: string): Promise<PlannedExam> {
  const exam = await store.holdPlanned(db, school.id, examId);
  if (exam === null) throw notFound();
  if (exam.state === 'published') throw new Refusal('unprocessable', 'examOver', { values: { exam: exam.name } });
  return exam;
}

/** Every day of the exam and every paper. */
export async function getDateSheet(
  context: ReadContext,
  { params }: Input<typeof calls.getDateSheet>,
): Promise<CallAnswer<typeof calls.getDateSheet>> {
  const exam = await requirePlan(context, params.examId);
  const { papers, ground } = await loadSheet(context, exam);
  // On the wire `why` is the holiday or the English weekday, which the screens translate.
  const days = ground.days.map(({ holiday, ...day }) => ({ ...day, why: day.isSchoolDay ? '' : (holiday ?? dateWords(day.day).weekday) }));
  return { exam, days, papers };
}

/** Sets the day and time of papers, all or none. */
export async function placePapers(
  context: WriteContext,
  { params, body }: Input<typeof calls.placePapers>,
): Promise<CallAnswer<typeof calls.placePapers>> {
  const exam = await holdOpenPlan(context, params.examId);
  if (exam.announcedAt !== null) throw new Refusal('conflict', 'examAnnounced', { values: { exam: exam.name } });
  return move(context, exam, body.moves);
}

async function move(context: WriteContext, exam: PlannedExam, moves: readonly PaperMove[], reason?: string) {
  const moved = (await checkMoves(context, await loadSheet(context, exam), moves)).filter(changesSlot);
  const seatsRemoved = await writeMoves(context, exam, moved);
  auditMoves(context, exam, moved, reason);
  return { moved: moved.length, seatsRemoved };
}

function auditMoves({ audit }: WriteContext, exam: PlannedExam, moved: readonly Moved[], reason?: string): void {
  const named = ({ subject, className }: Moved['after']) => `${className} ${subject}`;
  const before = moved.map((one) => ({ paper: named(one.after), onDate: one.before.onDate, startsAt: one.before.startsAt }));
  const after = moved.map((one) => ({
    ...{ paper: named(one.after), onDate: one.after.onDate, startsAt: one.after.from === null ? null : clockOf(one.after.from) },
  }));
  audit({
    entity: 'exam',
    entityId: exam.id,
    before: { papers: before },
    after: { papers: after },
    ...(reason !== undefined && { reason }),
  });
}

/** Places the papers without a day. */
export async function fillDateSheet(
  context: WriteContext,
  { params }: Input<typeof calls.fillDateSheet>,
): Promise<CallAnswer<typeof calls.fillDateSheet>> {
  const exam = await holdOpenPlan(context, params.examId);
  if (exam.announcedAt !== null) throw new Refusal('conflict', 'examAnnounced', { values: { exam: exam.name } });
  const sheet = await loadSheet(context, exam);
  const usual = { from: minuteOf(exam.startsAt), minutes: exam.minutes };
  const papers = sheet.papers.map((paper) => asPlaced(paper, exam.name));
  const placed = fillDays(papers, { ...sheet.ground, ...usual });
  const byId = new Map(sheet.papers.map((paper) => [paper.id, paper]));
  const moved = placed.map((after) => ({ before: byId.get(after.id) as store.PlacedPaper, after }));
  await writeMoves(context, exam, moved);
  auditMoves(context, exam, moved);
  const together = pairsAtOnce(placed, papers).map(([one, other]) => ({
    className: one.className,
    one: one.subject,
    other: other.subject,
  }));
  return { placed: placed.length, together, left: sheet.papers.filter(({ onDate }) => onDate === null).length - placed.length };
}

/** Drafts the notice of the whole date sheet. From then on only `rescheduleExam` places papers, with a reason. */
export async function announceExam(
  context: WriteContext,
  { params }: Input<typeof calls.announceExam>,
): Promise<CallAnswer<typeof calls.announceExam>> {
  const { db, school, audit } = context;
  const exam = await holdOpenPlan(context, params.examId);
  const { papers } = await loadSheet(context, exam);
  if (!papers.some(({ onDate }) => onDate !== null)) throw new Refusal('unprocessable', 'examNotPlaced', { values: { exam: exam.name } });
  const language = await findParentsLanguage(db, school.id);
  const noticeId = await draftNotice(context, {
    title: say('Date sheet: {exam}', { exam: exam.name }, language),
    bodyHtml: inLanguage(language, () => announcementHtml(exam, papers)),
    audience: { kind: 'classes', ids: exam.classes.map(({ id }) => id) },
    category: 'Examination',
  });
  await store.announceExam(db, school.id, exam.id);
  audit({ entity: 'exam', entityId: exam.id, after: { announced: true, noticeId } });
  return { noticeId };
}

/** Moves papers with a reason, and drafts the notice for the classes concerned. */
export async function rescheduleExam(
  context: WriteContext,
  { params, body }: Input<typeof calls.rescheduleExam>,
): Promise<CallAnswer<typeof calls.rescheduleExam>> {
  const exam = await holdOpenPlan(context, params.examId);
  const moved = (await checkMoves(context, await loadSheet(context, exam), body.moves)).filter(changesSlot);
  if (moved.length === 0) throw new Refusal('unprocessable', 'rescheduleNothing');
  const seatsRemoved = await writeMoves(context, exam, moved);
  auditMoves(context, exam, moved, body.reason);
  const language = await findParentsLanguage(context.db, context.school.id);
  const noticeId = await draftNotice(context, {
    title: say('Change of dates: {exam}', { exam: exam.name }, language),
    bodyHtml: inLanguage(language, () => movesHtml(exam, moved, body.reason)),
    audience: { kind: 'classes', ids: [...new Set(moved.map(({ before }) => before.classId))] },
    category: 'Examination',
  });
  return { moved: moved.length, seatsRemoved, noticeId };
}

/** A paper with the chapters that its syllabus can include. */
export async function getPaperPlan(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getPaperPlan>,
): Promise<CallAnswer<typeof calls.getPaperPlan>> {
  const [paper] = await store.listSheetPapers(db, school.id, { paperId: params.paperId });
  if (paper === undefined) throw notFound();
  const [isPublished, syllabus] = await Promise.all([
    isPaperPublished(db, school.id, paper.id),
    store.listPaperChapters(db, school.id, { paperId: paper.id, subjectId: paper.subjectId }),
  ]);
  return { paper, isPublished, ...syllabus };
}

/** Saves the syllabus of a paper, as chapters of its textbook and as text. */
export async function savePaperPlan(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.savePaperPlan>,
): Promise<CallAnswer<typeof calls.savePaperPlan>> {
  const [paper] = await store.listSheetPapers(db, school.id, { paperId: params.paperId });
  if (paper === undefined) throw notFound();
  const { chapters } = await store.listPaperChapters(db, school.id, { paperId: paper.id, subjectId: paper.subjectId });
  const chapterIds = body.chapterIds.map((id) => id.toLowerCase());
  if (chapterIds.some((id) => !chapters.some((chapter) => chapter.id === id))) throw notFound();
  await store.savePaperPlan(db, school.id, { paperId: paper.id, ...body, chapterIds });
  const chosen = chapters.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  audit({
    entity: 'exam paper',
    entityId: paper.id,
    before: { isCore: paper.isCore, syllabus: paper.syllabus, chapterIds: chosen },
    after: { ...body, chapterIds },
  });
  return {};
}
