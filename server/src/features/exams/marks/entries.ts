import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import * as store from '../results/results.store.ts';
import { requireSection, requireYear } from '../year.ts';
import { lockPaper, type PaperRow } from './exams.store.ts';
import * as marks from './marks.store.ts';

/** Grades of areas, remarks and days of attendance of a section's term. */
export async function saveTermEntries(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveTermEntries>,
): Promise<CallAnswer<typeof calls.saveTermEntries>> {
  const { db, school, admin, audit } = context;
  const place = await requireSection(context, params.sectionId);
  const year = await requireYear(context);
  const listed = await marks.listSheetStudents(db, school.id, { yearId: year.id, sectionId: place.sectionId, from: year.startsOn });
  const students = new Map(listed.map(({ id, name }) => [id, name]));
  const { voices = [], attendance = [] } = body;
  if ([...body.grades, ...body.remarks, ...voices, ...attendance].some(({ studentId }) => !students.has(studentId))) throw notFound();
  const areas = new Map((await store.listAreas(db, school.id, { yearId: year.id, classId: place.classId })).map((area) => [area.id, area]));
  for (const { areaId, label } of body.grades) {
    const area = areas.get(areaId);
    if (area === undefined) throw notFound();
    if (label !== '' && !area.labels.includes(label))
      throw new Refusal('unprocessable', 'gradeNotOnScale', { values: { label, area: area.name } });
  }
  for (const { studentId, entered } of attendance)
    if (entered !== null && entered.present > entered.days)
      throw new Refusal('unprocessable', 'daysBeyond', { values: { name: students.get(studentId) ?? '', ...entered } });
  await store.saveTermEntries(db, school.id, { ...body, voices, attendance, yearId: year.id, termNo: params.termNo, accountId: admin.id });
  audit({
    entity: 'section result',
    entityId: place.sectionId,
    after: { section: `${place.className} ${place.section}`, termNo: params.termNo, ...body },
  });
  return { grades: body.grades.length, remarks: body.remarks.length };
}

/** Adds grace marks for a student, or moderation of a paper. */
export async function addAdjustment(
  context: WriteContext,
  { params, body }: Input<typeof calls.addAdjustment>,
): Promise<CallAnswer<typeof calls.addAdjustment>> {
  const { db, school, admin, audit } = context;
  const paper = await requireOpen(context, params.paperId);
  if (Math.abs(body.marks) > paper.maxMarks || body.marks === 0)
    throw new Refusal('unprocessable', 'adjustmentTooLarge', { values: { max: paper.maxMarks } });
  if (body.studentId !== null && (await marks.findSeat(db, school.id, { ...paper, studentId: body.studentId })) === null) throw notFound();
  const id = await marks.addAdjustment(db, school.id, { paperId: paper.id, ...body, accountId: admin.id });
  audit({
    entity: 'mark adjustment',
    entityId: id,
    after: { paper: `${paper.className} ${paper.subject}`, studentId: body.studentId, marks: body.marks },
    reason: body.reason,
  });
  return { id };
}

export async function withdrawAdjustment(
  context: WriteContext,
  { params }: Input<typeof calls.withdrawAdjustment>,
): Promise<CallAnswer<typeof calls.withdrawAdjustment>> {
  const { db, school, audit } = context;
  const found = await marks.findAdjustment(db, school.id, params.adjustmentId);
  if (found === null) throw notFound();
  await requireOpen(context, found.paperId);
  await marks.withdrawAdjustment(db, school.id, found.id);
  audit({ entity: 'mark adjustment', entityId: found.id, before: { marks: found.marks, reason: found.reason } });
  return {};
}

/** A paper whose result is not published. */
async function requireOpen({ db, school }: WriteContext, paperId: string): Promise<PaperRow> {
  const paper = await lockPaper(db, school.id, paperId);
  if (paper === null) throw notFound();
  if (await marks.isPaperPublished(db, school.id, paper.id))
    throw new Refusal('conflict', 'adjustmentAfterPublishing', { values: { className: paper.className } });
  return paper;
}
