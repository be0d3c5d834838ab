import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { fieldSentence, notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from '../store/exams.store.ts';
import { listClassesWithSections } from '../store/years.store.ts';
import { requireYear } from './year.ts';

/** The exams of a year, and what an exam can be made for. */
export async function readExams(
  context: ReadContext,
  { query }: Input<typeof calls.listExams>,
): Promise<CallAnswer<typeof calls.listExams>> {
  const { db, school } = context;
  const year = await requireYear(context, query.yearId);
  const [exams, components, classes] = await Promise.all([
    store.listExams(db, school.id, year.id),
    store.listComponents(db, school.id, year.id),
    listClassesWithSections(db, school.id),
  ]);
  return { exams, components, classes };
}

type Days = { startsOn: string; endsOn: string };

function requireDays({ startsOn, endsOn }: Days, year: Days): void {
  if (startsOn > endsOn) throw new Refusal('invalid', 'badInput', { fields: { endsOn: fieldSentence('afterStart', {}) } });
  if (startsOn < year.startsOn || endsOn > year.endsOn) throw new Refusal('unprocessable', 'examOutsideYear');
}

/** Adds an exam with a paper for each subject of the classes that has the component. */
export async function addExam(
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

/** Changes name, days and the last day for marks. */
export async function changeExam(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveExam>,
): Promise<CallAnswer<typeof calls.saveExam>> {
  const { db, school, audit } = context;
  const exam = await store.lockExam(db, school.id, params.examId);
  if (exam === null) throw notFound();
  requireDays(body, await requireYear(context, exam.yearId));
  if (await store.isNameTaken(db, school.id, { id: exam.id, yearId: exam.yearId, name: body.name }))
    throw new Refusal('conflict', 'examNameTaken', { values: { name: body.name } });
  await store.updateExam(db, school.id, { id: exam.id, ...body });
  const { name, startsOn, endsOn, lockOn } = exam;
  audit({ entity: 'exam', entityId: exam.id, before: { name, startsOn, endsOn, lockOn }, after: body });
  return {};
}

/** Deletes an exam that has no mark. */
export async function dropExam(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeExam>,
): Promise<CallAnswer<typeof calls.removeExam>> {
  const exam = await store.lockExam(db, school.id, params.examId);
  if (exam === null) throw notFound();
  const count = await store.countMarks(db, school.id, exam.id);
  if (count > 0) throw new Refusal('conflict', 'examHasMarks', { values: { count } });
  await store.deleteExam(db, school.id, exam.id);
  audit({ entity: 'exam', entityId: exam.id, before: { name: exam.name } });
  return {};
}

/** Day, time and marks of a paper. A class sits one paper at a time. */
export async function changePaper(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.savePaper>,
): Promise<CallAnswer<typeof calls.savePaper>> {
  const paper = await store.lockPaper(db, school.id, params.paperId);
  if (paper === null) throw notFound();
  if (body.passMarks > body.maxMarks)
    throw new Refusal('invalid', 'badInput', { fields: { passMarks: fieldSentence('tooBig', { max: body.maxMarks }) } });
  const highest = await store.highestMark(db, school.id, paper.id);
  if (highest > body.maxMarks) throw new Refusal('unprocessable', 'paperMaxTooLow', { values: { highest } });
  const slot = await requireSlot({ db, school }, paper, body);
  await store.updatePaper(db, school.id, { id: paper.id, ...slot, maxMarks: body.maxMarks, passMarks: body.passMarks });
  const { onDate, startsAtMinute, minutes, maxMarks, passMarks } = paper;
  audit({
    entity: 'exam paper',
    entityId: paper.id,
    before: { onDate, startsAt: clockOf(startsAtMinute), minutes, maxMarks, passMarks },
    after: body,
  });
  return onWire({ ...paper, ...slot, maxMarks: body.maxMarks, passMarks: body.passMarks });
}

type Slot = { onDate: string | null; startsAt: string | null; minutes: number | null };

/** Refuses a day outside the exam and a time at which the class writes another paper. All three or none. */
async function requireSlot({ db, school }: Pick<ReadContext, 'db' | 'school'>, paper: store.PaperRow, { onDate, startsAt, minutes }: Slot) {
  if (onDate === null) return { onDate: null, startsAtMinute: null, minutes: null };
  const required = fieldSentence('required', {});
  if (startsAt === null) throw new Refusal('invalid', 'badInput', { fields: { startsAt: required } });
  if (minutes === null) throw new Refusal('invalid', 'badInput', { fields: { minutes: required } });
  const exam = await store.findExam(db, school.id, paper.examId);
  if (exam === null || onDate < exam.startsOn || onDate > exam.endsOn) throw new Refusal('unprocessable', 'examOutsideDays');
  const startsAtMinute = Number(startsAt.slice(0, 2)) * 60 + Number(startsAt.slice(3));
  const clash = await store.findClash(db, school.id, { id: paper.id, classId: paper.classId, onDate, startsAtMinute, minutes });
  if (clash !== null) {
    const from = clash.startsAtMinute ?? 0;
    const values = {
      className: clash.className,
      subject: clash.subject,
      exam: clash.exam,
      from: clockOf(from) ?? '',
      until: clockOf(from + (clash.minutes ?? 0)) ?? '',
    };
    throw new Refusal('conflict', 'paperSlotTaken', { values });
  }
  return { onDate, startsAtMinute, minutes };
}

/** A paper as the browser gets it. */
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
    onDate,
    startsAt: clockOf(startsAtMinute),
    minutes,
  };
}

function clockOf(minute: number | null): string | null {
  return minute === null ? null : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** What is still missing in an exam. */
export async function listMissing(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listMissingMarks>,
): Promise<CallAnswer<typeof calls.listMissingMarks>> {
  if ((await store.findExam(db, school.id, params.examId)) === null) throw notFound();
  return store.listEntered(db, school.id, params.examId);
}
