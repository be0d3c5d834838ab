import type * as calls from '@shala/contract/exams';
import type { StudentResult } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { listClassAssessments } from '../assessment/class-assessment.store.ts';
import { listPublishedTerms } from '../marks/marks.store.ts';
import { requireSection, requireYear } from '../year.ts';
import { listClassTerms } from './compute.store.ts';
import { type ComputedStudent, computeClass, computeLoaded, loadClass } from './compute.ts';
import { listAttendance } from './entries.store.ts';
import { gapsOf, sayGaps } from './missing.ts';
import { termName } from './publish.ts';
import * as store from './results.store.ts';

const part = (value: number | null) => (value === null ? null : value / 100);

/** The progress of each class in its terms. */
export async function listResults(
  context: ReadContext,
  { query }: Input<typeof calls.listResults>,
): Promise<CallAnswer<typeof calls.listResults>> {
  const year = await requireYear(context, query.yearId);
  const rows = await store.listResults(context.db, context.school.id, year.id);
  return rows.map(({ terms: _, ...row }) => ({ ...row, term: termName(row) }));
}

/** A section's result from the present marks. Ranks within the class need all its sections, which are then computed too. */
export async function getSectionResult(
  context: ReadContext,
  { params }: Input<typeof calls.getSectionResult>,
): Promise<CallAnswer<typeof calls.getSectionResult>> {
  const { db, school } = context;
  const place = await requireSection(context, params.sectionId);
  const year = await requireYear(context);
  const wanted = { yearId: year.id, classId: place.classId, sectionId: place.sectionId, termNo: params.termNo };
  const { sectionId: _, ...whole } = wanted;
  const computed = await computeClass(db, school.id, (await ranksOverClass(context, wanted)) ? whole : wanted);
  const students = computed.students.filter(({ sectionId }) => sectionId === place.sectionId);
  return {
    ...{ classId: place.classId, className: place.className, section: place.section, term: termName(computed) },
    missing: students.reduce((all, { subjects }) => all + subjects.reduce((sum, { missing }) => sum + missing, 0), 0),
    compiledAt: await store.findCompiledAt(db, school.id, wanted),
    isPublished: (await listPublishedTerms(db, school.id, { ...wanted, terms: [params.termNo] })).length > 0,
    subjects: computed.subjects.map(({ subjectId, subject }) => ({ id: subjectId, subject })),
    areas: await store.listAreas(db, school.id, wanted),
    areaTerms: await listClassTerms(db, school.id, wanted),
    attendance: await listAttendance(db, school.id, wanted),
    students: students.map(onWire),
    left: computed.left
      .filter(({ sectionId }) => sectionId === place.sectionId)
      .map(({ id, name, leftOn }) => ({ studentId: id, name, leftOn: leftOn ?? '' })),
  };
}

/** Whether ranks cover the whole class, so that all its sections have to be computed. */
async function ranksOverClass({ db, school }: ReadContext, { yearId, classId }: { yearId: string; classId: string }): Promise<boolean> {
  const [rules] = await listClassAssessments(db, school.id, { yearId, classId });
  return rules !== undefined && rules.ranking !== 'off' && rules.rankWithin === 'class';
}

function onWire({ id, subjects, present, days, ...student }: ComputedStudent): StudentResult {
  return {
    studentId: id,
    ...{
      name: student.name,
      admissionNumber: student.admissionNumber,
      rollNumber: student.rollNumber,
      sectionId: student.sectionId,
      section: student.section,
    },
    ...{
      obtained: part(student.obtained),
      outOf: part(student.outOf),
      percent: part(student.percent),
      grade: student.grade,
      outcome: student.outcome,
      rank: student.rank,
    },
    ...{ remark: student.remark, areas: student.areas, voices: student.voices, attendance: days === 0 ? null : { present, days } },
    subjects: subjects.map(subjectOnWire),
  };
}

type SubjectIn = {
  subjectId: string;
  subject: string;
  obtained: number | null;
  outOf: number | null;
  percent: number | null;
  grade: string;
  outcome: string;
  countsInTotal: boolean;
  components: unknown;
};

/** Marks of a subject in the API's format. */
function subjectOnWire({ subjectId, subject, grade, outcome, countsInTotal, ...row }: SubjectIn): StudentResult['subjects'][number] {
  return {
    ...{ subjectId, subject, grade, outcome: outcome as StudentResult['outcome'], countsInTotal },
    ...{ obtained: part(row.obtained), outOf: part(row.outOf), percent: part(row.percent) },
    components: (row.components as StudentResult['subjects'][number]['components']).map((one) => ({
      ...one,
      obtained: part(one.obtained),
      outOf: one.outOf / 100,
    })),
  };
}

/** Confirms a section's marks of a term, or withdraws the confirmation. */
export async function compileSection(
  context: WriteContext,
  { params, body }: Input<typeof calls.compileSection>,
): Promise<CallAnswer<typeof calls.compileSection>> {
  const { db, school, admin, audit } = context;
  const place = await requireSection(context, params.sectionId);
  const year = await requireYear(context);
  const wanted = { yearId: year.id, classId: place.classId, sectionId: place.sectionId, termNo: params.termNo };
  const held = await listPublishedTerms(db, school.id, { ...wanted, terms: [params.termNo] });
  if (held.includes(params.termNo)) throw new Refusal('conflict', 'marksPublished', { values: { className: place.className } });
  audit({
    entity: 'section result',
    entityId: place.sectionId,
    after: { section: `${place.className} ${place.section}`, termNo: params.termNo, ...body },
  });
  if (!body.isCompiled) {
    await store.dropCompilation(db, school.id, wanted);
    return { compiledAt: null };
  }
  const loaded = await loadClass(db, school.id, wanted);
  const { missing, isKnown } = computeLoaded(loaded, params.termNo);
  if (!isKnown) throw new Refusal('unprocessable', 'termUnknown', { values: { className: place.className } });
  if (missing > 0)
    throw new Refusal('unprocessable', 'compileMissing', { values: { count: missing, list: sayGaps(gapsOf(loaded, params.termNo)) } });
  return { compiledAt: await store.compileSection(db, school.id, { ...wanted, accountId: admin.id }) };
}

/** A published version, and its differences from the previous one. */
export async function getResultVersion(
  { db, school }: Pick<ReadContext, 'db' | 'school'>,
  { params }: Pick<Input<typeof calls.getResultVersion>, 'params'>,
): Promise<CallAnswer<typeof calls.getResultVersion>> {
  const found = await store.findVersion(db, school.id, params.versionId);
  if (found === null) throw notFound();
  const [versions, results, subjects] = await Promise.all([
    store.listVersions(db, school.id, found),
    store.listVersionResults(db, school.id, found.id),
    store.listResultSubjects(db, school.id, found.id),
  ]);
  const before = versions.find(({ version }) => version === found.version - 1);
  const changed = before === undefined ? [] : await store.listChanged(db, school.id, { from: before.id, to: found.id });
  const ofStudent = Map.groupBy(subjects, ({ studentId }) => studentId);
  const percent = (value: number | null) => (value === null ? '–' : `${value / 100}%`);
  const { yearId: _, id: __, ...shown } = found;
  return {
    ...{ ...shown, versions },
    subjects: [...new Map(subjects.map(({ subjectId, subject }) => [subjectId, { id: subjectId, subject }])).values()],
    students: results.map(({ extras, ...row }) => ({
      ...row,
      outcome: row.outcome as StudentResult['outcome'],
      ...{ obtained: part(row.obtained), outOf: part(row.outOf), percent: part(row.percent) },
      // Versions published before holistic cards existed have no voices.
      voices: [],
      ...(extras as Pick<StudentResult, 'areas' | 'remark' | 'attendance'> & Partial<Pick<StudentResult, 'voices'>>),
      subjects: (ofStudent.get(row.studentId) ?? []).map(subjectOnWire),
    })),
    changed: changed.map(({ before: one, after, ...rest }) => ({ ...rest, before: percent(one), after: percent(after) })),
  };
}

/** A student's published results. */
export async function getStudentResults(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getStudentResults>,
): Promise<CallAnswer<typeof calls.getStudentResults>> {
  if (!(await store.isStudent(db, school.id, params.studentId))) throw notFound();
  const rows = await store.listOfStudent(db, school.id, params.studentId);
  return rows.map((row) => ({
    ...row,
    ...{ percent: part(row.percent), sectionAverage: part(row.sectionAverage) },
    subjects: row.subjects.map((subject) => ({ ...subjectOnWire(subject), sectionAverage: part(subject.sectionAverage) })),
  }));
}
