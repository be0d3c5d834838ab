import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { listClassAssessments } from '../assessment/class-assessment.store.ts';
import { requireSection, requireYear } from '../year.ts';
import * as marks from './marks.store.ts';

/** The subjects that the students of a section take: all of the class, except those that are marked as not taken. */
export async function getSubjectTakers(
  context: ReadContext,
  { params }: Input<typeof calls.getSubjectTakers>,
): Promise<CallAnswer<typeof calls.getSubjectTakers>> {
  const { db, school } = context;
  const place = await requireSection(context, params.sectionId);
  const year = await requireYear(context);
  const [own, students, marked] = await Promise.all([
    listClassAssessments(db, school.id, { yearId: year.id, classId: place.classId }),
    marks.listSheetStudents(db, school.id, { yearId: year.id, sectionId: place.sectionId, from: year.startsOn }),
    marks.listMarkedSubjects(db, school.id, { yearId: year.id, sectionId: place.sectionId }),
  ]);
  const markedBy = new Map(marked.map(({ studentId, subjectIds }) => [studentId, subjectIds]));
  const isLeft = ({ leftOn }: marks.SheetStudent) => leftOn !== null;
  return {
    className: place.className,
    section: place.section,
    subjects: (own[0]?.subjects ?? []).map(({ subjectId, subject, isCompulsory }) => ({ id: subjectId, subject, isCompulsory })),
    students: students
      .filter((student) => !isLeft(student))
      .map(({ id, name, admissionNumber, rollNumber, notTaken }) => ({
        ...{ id, name, admissionNumber, rollNumber, notTaking: notTaken, marked: markedBy.get(id) ?? [] },
      })),
  };
}

/** Sets who of a section does not take a subject. Refuses students with marks in it. */
export async function setSubjectTakers(
  context: WriteContext,
  { params, body }: Input<typeof calls.setSubjectTakers>,
): Promise<CallAnswer<typeof calls.setSubjectTakers>> {
  const { db, school, audit } = context;
  const place = await requireSection(context, params.sectionId);
  const year = await requireYear(context);
  if (!(await marks.isSubjectOf(db, school.id, place.classId, params.subjectId))) throw notFound();
  const marked = await marks.findMarked(db, school.id, { yearId: year.id, subjectId: params.subjectId, studentIds: body.notTaking });
  if (marked !== null) throw new Refusal('conflict', 'subjectHasMarks', { values: marked });
  const count = await marks.setSubjectTakers(db, school.id, {
    yearId: year.id,
    sectionId: place.sectionId,
    subjectId: params.subjectId,
    studentIds: body.notTaking,
  });
  if (count !== new Set(body.notTaking).size) throw notFound();
  audit({ entity: 'section', entityId: place.sectionId, after: { subjectId: params.subjectId, notTaking: count } });
  return { notTaking: count };
}
