import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { fieldSentence, notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { writeDay } from '#platform/words';
import { countOutside, findPlanned, markCore } from '../offline/date-sheet.store.ts';
import { dropFromCalendar, keepInCalendar } from '../offline/exam-calendar.ts';
import { changesSlot, checkMoves, loadSheet, writeMoves } from '../offline/place-papers.ts';
import { clockOf } from '../rules/clock.ts';
import { requireYear } from '../year.ts';
import { listClassesWithSections } from '../years.store.ts';
import * as store from './exams.store.ts';
import { isPaperPublished } from './marks.store.ts';

/** The exams of a year, the components for which an exam can be added, and the classes that have none. */
export async function listExams(
  context: ReadContext,
  { query }: Input<typeof calls.listExams>,
): Promise<CallAnswer<typeof calls.listExams>> {
  const { db, school } = context;
  const year = await requireYear(context, query.yearId);
  const [exams, components, classes, withoutScheme] = await Promise.all([
    store.listExams(db, school.id, year.id),
    store.listComponents(db, school.id, year.id),
    listClassesWithSections(db, school.id),
    store.listClassesWithoutScheme(db, school.id, year.id),
  ]);
  return { exams, components, classes, withoutScheme };
}

type Days = { startsOn: string; endsOn: string };

function requireDays({ startsOn, endsOn, lockOn }: Days & { lockOn: string | null }, year: Days): void {
  if (startsOn > endsOn) throw new Refusal('invalid', 'badInput', { fields: { endsOn: fieldSentence('notBeforeStart', {}) } });
  if (startsOn < year.startsOn || endsOn > year.endsOn) throw new Refusal('unprocessable', 'examOutsideYear');
  if (lockOn !== null && lockOn < endsOn) throw new Refusal('unprocessable', 'examLockTooEarly', { values: { day: writeDay(endsOn) } });
}

/** Adds an exam with a paper for each subject of the classes that has the component. */
export async function createExam(
  context: WriteContext,
  { body }: Input<typeof calls.createExam>,
): Promise<CallAnswer<typeof calls.createExam>> {
  const { db, school, audit } = context;
  const year = await requireYear(context);
  const known = new Set((await listClassesWithSections(db, school.id)).map(({ id }) => id));
  if (body.classIds.some((id) => !known.has(id))) throw notFound();
  requireDays(body, year);
  const id = await store.insertExam(db, school.id, { ...body, yearId: year.id });
  if (id === null) throw new Refusal('conflict', 'examNameTaken', { values: { name: body.name } });
  const papers = await store.insertPapers(db, school.id, { ...body, examId: id, yearId: year.id });
  if (papers === 0) throw new Refusal('unprocessable', 'examNoSubjects', { values: { component: body.component } });
  audit({ entity: 'exam', entityId: id, after: { ...body, papers } });
  return { id, papers };
}

/** Adds classes to an exam. One date sheet, its seats and its duties can so be of classes with different schemes. */
export async function addExamClasses(
  context: WriteContext,
  { params, body }: Input<typeof calls.addExamClasses>,
): Promise<CallAnswer<typeof calls.addExamClasses>> {
  const { db, school, audit } = context;
  const exam = await store.lockExam(db, school.id, params.examId);
  const known = new Set((await listClassesWithSections(db, school.id)).map(({ id }) => id));
  if (exam === null || body.classIds.some((id) => !known.has(id))) throw notFound();
  if (exam.state === 'published') throw new Refusal('conflict', 'examPublished', { values: { exam: exam.name } });
  const papers = await store.insertPapers(db, school.id, { ...body, examId: exam.id, yearId: exam.yearId });
  if (papers === 0) throw new Refusal('unprocessable', 'examNoSubjects', { values: { component: body.component } });
  await markCore(db, school.id, exam.id, body.classIds);
  audit({ entity: 'exam', entityId: exam.id, after: { ...body, papers } });
  return { papers };
}

/** Changes name, days and the last day for marks. */
export async function saveExam(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveExam>,
): Promise<CallAnswer<typeof calls.saveExam>> {
  const { id, before } = await changeExam(context, params.examId, body);
  await keepInCalendar(context, id);
  auditExam(context, id, { before, after: body });
  return {};
}

/** Keeps on record what changed of an exam, once; nothing when it was saved as it is. */
export function auditExam(context: WriteContext, id: string, change: Record<'before' | 'after', Record<string, unknown>>): void {
  auditChange(context, { entity: 'exam', entityId: id, ...change });
}

type Audited = { entity: 'exam' | 'exam paper'; entityId: string } & Record<'before' | 'after', Record<string, unknown>>;

function auditChange({ audit }: WriteContext, { entity, entityId, before, after }: Audited): void {
  const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
  const pick = (from: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, from[key] ?? null]));
  if (changed.length > 0) audit({ entity, entityId, before: pick(before), after: pick(after) });
}

type Change = Input<typeof calls.saveExam>['body'];

/** Changes them, and gives what they were. */
export async function changeExam(
  context: WriteContext,
  examId: string,
  body: Change,
): Promise<{ id: string; before: Record<string, unknown> }> {
  const { db, school } = context;
  const exam = await store.lockExam(db, school.id, examId);
  if (exam === null) throw notFound();
  requireDays(body, await requireYear(context, exam.yearId));
  if (await store.isNameTaken(db, school.id, { id: exam.id, yearId: exam.yearId, name: body.name }))
    throw new Refusal('conflict', 'examNameTaken', { values: { name: body.name } });
  const count = await countOutside(db, school.id, { id: exam.id, ...body });
  if (count > 0) throw new Refusal('unprocessable', 'examPapersOutside', { values: { count } });
  await store.saveExam(db, school.id, { id: exam.id, ...body });
  const { name, startsOn, endsOn, lockOn } = exam;
  return { id: exam.id, before: { name, startsOn, endsOn, lockOn } };
}

/** Deletes an exam that has no mark. */
export async function removeExam(
  context: WriteContext,
  { params }: Input<typeof calls.removeExam>,
): Promise<CallAnswer<typeof calls.removeExam>> {
  const { db, school, audit } = context;
  const exam = await store.lockExam(db, school.id, params.examId);
  if (exam === null) throw notFound();
  const count = await store.countMarks(db, school.id, exam.id);
  if (count > 0) throw new Refusal('conflict', 'examHasMarks', { values: { count } });
  await dropFromCalendar(context, exam.id);
  await store.removeExam(db, school.id, exam.id);
  audit({ entity: 'exam', entityId: exam.id, before: { name: exam.name } });
  return {};
}

/** Maximum, pass marks and weight of a paper, and its day and time if they are given. A section writes one paper at a time. */
export async function savePaper(
  context: WriteContext,
  { params, body }: Input<typeof calls.savePaper>,
): Promise<CallAnswer<typeof calls.savePaper>> {
  const { db, school } = context;
  if (body.isWeightOfAll === true) await store.lockExamOf(db, school.id, params.paperId);
  await store.sharePaperClass(db, school.id, params.paperId);
  const paper = await store.lockPaper(db, school.id, params.paperId);
  if (paper === null) throw notFound();
  const marks = { maxMarks: body.maxMarks, passMarks: body.passMarks, weight: body.weight ?? paper.weight };
  if (body.passMarks > body.maxMarks)
    throw new Refusal('invalid', 'badInput', { fields: { passMarks: fieldSentence('tooBig', { max: body.maxMarks }) } });
  const highest = await store.highestMark(db, school.id, paper.id);
  if (highest > body.maxMarks) throw new Refusal('unprocessable', 'paperMaxTooLow', { values: { highest } });
  const isChanged = MARKS.some((key) => marks[key] !== paper[key]);
  if (isChanged && (await isPaperPublished(db, school.id, paper.id)))
    throw new Refusal('conflict', 'paperAfterPublishing', { values: { className: paper.className } });
  if (body.onDate !== undefined)
    await changeSlot(context, paper, { onDate: body.onDate, startsAt: body.startsAt ?? null, minutes: body.minutes ?? null });
  if (isChanged) await store.savePaper(db, school.id, { id: paper.id, ...marks });
  const after = onWire((await store.lockPaper(db, school.id, paper.id)) ?? paper);
  auditChange(context, { entity: 'exam paper', entityId: paper.id, before: onWire(paper), after });
  const others = body.isWeightOfAll === true ? await store.spreadWeight(db, school.id, paper.id) : 0;
  if (others > 0)
    auditChange(context, { entity: 'exam', entityId: paper.examId, before: {}, after: { weight: after.weight, papers: others } });
  return { ...after, others };
}

const MARKS = ['maxMarks', 'passMarks', 'weight'] as const;

type Slot = { onDate: string | null; startsAt: string | null; minutes: number | null };

/** A date needs a time. The rules of the date sheet apply here too; after it was announced, every change is refused here. */
async function changeSlot({ db, school }: WriteContext, paper: store.PaperRow, { onDate, startsAt, minutes }: Slot): Promise<void> {
  const required = fieldSentence('required', {});
  if (onDate !== null && startsAt === null) throw new Refusal('invalid', 'badInput', { fields: { startsAt: required } });
  if (onDate !== null && minutes === null) throw new Refusal('invalid', 'badInput', { fields: { minutes: required } });
  const exam = await findPlanned(db, school.id, paper.examId);
  if (exam === null) throw notFound();
  const move = onDate === null ? { onDate } : { onDate, startsAt: startsAt ?? exam.startsAt, minutes: minutes ?? exam.minutes };
  const within = { db, school };
  const moved = (await checkMoves(within, await loadSheet(within, exam), [{ paperId: paper.id, ...move }])).filter(changesSlot);
  if (moved.length > 0 && exam.announcedAt !== null) throw new Refusal('conflict', 'examAnnounced', { values: { exam: exam.name } });
  await writeMoves(within, exam, moved);
}

/** A paper in the API's format. */
export function onWire({
  id,
  examId,
  classId,
  subjectId,
  subject,
  component,
  termNo,
  maxMarks,
  passMarks,
  weight,
  aggregation,
  onDate,
  startsAtMinute,
  minutes,
}: store.PaperRow) {
  return {
    id,
    examId,
    classId,
    subjectId,
    subject,
    component,
    termNo,
    maxMarks,
    passMarks,
    weight,
    aggregation,
    onDate,
    startsAt: startsAtMinute === null ? null : clockOf(startsAtMinute),
    minutes,
  };
}

/** The missing marks of an exam. */
export async function listMissingMarks(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listMissingMarks>,
): Promise<CallAnswer<typeof calls.listMissingMarks>> {
  if ((await store.findExam(db, school.id, params.examId)) === null) throw notFound();
  return store.listEntered(db, school.id, params.examId);
}
