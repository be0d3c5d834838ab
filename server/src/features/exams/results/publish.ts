import type * as calls from '@shala/contract/exams';
import { type CallAnswer, hindiName } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { listScales } from '../assessment/class-assessment.store.ts';
import * as marks from '../marks/marks.store.ts';
import { describeCells, loadSheet, readBefore, requireStudents, sortCells } from '../marks/marks.ts';
import { requireSection, requireYear } from '../year.ts';
import { lockClass } from '../years.store.ts';
import { type Computed, type ComputedStudent, computeLoaded, loadClass } from './compute.ts';
import { gapsOf, sayGaps } from './missing.ts';
import * as store from './results.store.ts';

type Place = { yearId: string; classId: string; className: string; termNo: number };

/** Publishes a class's result of a term, or its next version. Refuses while marks are missing or a section is not confirmed. */
export async function publishResult(
  context: WriteContext,
  { params, body }: Input<typeof calls.publishResult>,
): Promise<CallAnswer<typeof calls.publishResult>> {
  const { db, school, audit } = context;
  const found = await lockClass(db, school.id, params.classId);
  if (found === null) throw notFound();
  const year = await requireYear(context);
  const place = { yearId: year.id, classId: found.id, className: found.className, termNo: params.termNo };
  const versions = await store.listVersions(db, school.id, place);
  if (versions.length > 0 && body.reason === '') throw new Refusal('unprocessable', 'publishReason');
  const computed = await computeWhole(context, place);
  if (computed.subjects.length > 0 && !computed.students.some(({ percent }) => percent !== null))
    throw new Refusal('unprocessable', 'publishNothing', { values: { className: found.className } });
  if (computed.subjects.length === 0 && !computed.students.some(({ areas }) => areas.length > 0))
    throw new Refusal('unprocessable', 'publishNoGrades', { values: { className: found.className } });
  const open = versions.length > 0 ? [] : await store.listNotCompiled(db, school.id, place);
  if (open.length > 0)
    throw new Refusal('unprocessable', 'publishNotCompiled', {
      values: { sections: open.map(({ section }) => `${found.className} ${section}`).join(', ') },
    });
  const made = await keepVersion(context, place, computed, body.reason);
  audit({
    entity: 'result',
    entityId: made.id,
    after: { className: found.className, term: termName(computed), version: made.version },
    reason: body.reason,
  });
  return { versionId: made.id, version: made.version, students: computed.students.length };
}

/** The result of a class from all its marks. Refuses an unknown term, and missing marks. */
async function computeWhole({ db, school }: WriteContext, place: Place): Promise<Computed> {
  const loaded = await loadClass(db, school.id, place);
  const computed = computeLoaded(loaded, place.termNo);
  const { className } = place;
  if (!computed.isKnown) throw new Refusal('unprocessable', 'termUnknown', { values: { className } });
  if (computed.missing > 0)
    throw new Refusal('unprocessable', 'publishMissing', {
      values: { count: computed.missing, className, list: sayGaps(gapsOf(loaded, place.termNo)) },
    });
  return computed;
}

/** The name of term 0. */
export function termName({ term, termNo }: Pick<Computed, 'term' | 'termNo'>): string {
  return termNo === 0 ? 'Year' : term;
}

/** Stores the computed result as the next version. */
async function keepVersion({ db, school, admin }: WriteContext, place: Place, computed: Computed, reason: string) {
  const scales = new Map((await listScales(db, school.id)).map((scale) => [scale.id, scale]));
  const rules = {
    class: { ...computed.rules, scale: scales.get(computed.rules.scaleId ?? '')?.name ?? null },
    schemes: computed.schemes.map((scheme) => {
      const scale = scales.get(scheme.scaleId ?? '');
      return {
        name: scheme.name,
        passPercent: scheme.passPercent,
        codes: scheme.codes,
        rounding: scheme.rounding,
        scale: scale?.name ?? null,
        bands: scale?.bands ?? [],
      };
    }),
  };
  const made = await store.insertVersion(db, school.id, {
    ...place,
    term: termName(computed),
    reason,
    rules: withoutIds(rules),
    accountId: admin.id,
  });
  const students = computed.students;
  await store.insertResults(db, school.id, made.id, students.map(resultRow), students.flatMap(subjectRows));
  await store.markExams(db, school.id, place.yearId);
  return made;
}

function withoutIds(rules: { class: object; schemes: object[] }) {
  const { classId: _, className: __, subjects: ___, areas: ____, scaleId: _____, ...own } = rules.class as Record<string, unknown>;
  return { class: own, schemes: rules.schemes };
}

function resultRow({
  id,
  sectionId,
  rollNumber,
  obtained,
  outOf,
  percent,
  grade,
  outcome,
  rank,
  areas,
  remark,
  voices,
  present,
  days,
}: ComputedStudent): store.ResultRow {
  return {
    studentId: id,
    sectionId,
    rollNumber,
    obtained,
    outOf,
    percent,
    grade,
    outcome,
    rank,
    extras: { areas, remark, voices, attendance: days === 0 ? null : { present, days } },
  };
}

function subjectRows({ id, sectionId, subjects }: ComputedStudent): store.SubjectRow[] {
  return subjects.map(({ subjectId, obtained, outOf, percent, grade, outcome, countsInTotal, components }) => ({
    ...{ studentId: id, subjectId, sectionId, obtained, outOf, percent, grade, outcome, countsInTotal, components },
  }));
}

/** Changes published marks, all or none, and publishes the next version of each result that contains them. */
export async function correctMarks(
  context: WriteContext,
  { params, body }: Input<typeof calls.correctMarks>,
): Promise<CallAnswer<typeof calls.correctMarks>> {
  const { db, school, admin, audit } = context;
  const { classId } = await requireSection(context, params.sectionId);
  if ((await lockClass(db, school.id, classId)) === null) throw notFound();
  const sheet = await loadSheet(context, params);
  const { exam, place } = sheet;
  if (sheet.published.length === 0) throw new Refusal('conflict', 'marksNotPublished', { values: { className: place.className } });
  const present = await readBefore(
    context,
    body.cells.filter(({ paperId }) => sheet.papers.some(({ id }) => id === paperId)),
  );
  await requireStudents(context, sheet, body.cells);
  const { good, refused } = sortCells(sheet, body.cells, new Map([...present].map(([key, { text }]) => [key, text])));
  if (refused.length > 0) return { saved: 0, refused, versions: [], remarks: [] };
  const changed = good.filter(({ before, after }) => before !== after);
  if (changed.length === 0) throw new Refusal('unprocessable', 'marksNothing');
  await marks.putMarks(db, school.id, admin.id, changed);
  const versions: { term: string; version: number }[] = [];
  const remarks = new Map<string, RemarkToCheck>();
  for (const termNo of sheet.published) {
    const wanted = { yearId: exam.yearId, classId: place.classId, className: place.className, termNo };
    const computed = await computeWhole(context, wanted);
    const { version } = await keepVersion(context, wanted, computed, body.reason);
    versions.push({ term: termName(computed), version });
    for (const one of remarksNaming(computed.students, changed, sheet.papers)) remarks.set(`${one.studentId} ${one.remark}`, one);
  }
  audit({ entity: 'marks', entityId: exam.id, ...describeCells(sheet, changed), reason: body.reason });
  return { saved: changed.length, refused: [], versions, remarks: [...remarks.values()] };
}

type RemarkToCheck = { studentId: string; name: string; remark: string };

/** The remarks that name a subject whose marks were corrected, in English or Hindi: they may no longer be true. */
function remarksNaming(
  students: readonly ComputedStudent[],
  changed: readonly { paperId: string; studentId: string }[],
  papers: readonly { id: string; subject: string }[],
): RemarkToCheck[] {
  return students.flatMap(({ id, name, remark }) => {
    const subjects = changed.flatMap(({ paperId, studentId }) =>
      studentId === id ? papers.filter((paper) => paper.id === paperId).map(({ subject }) => subject) : [],
    );
    const isNamed = subjects.some((subject) => [subject, hindiName(subject)].some((one) => remark.includes(one)));
    return isNamed ? [{ studentId: id, name, remark }] : [];
  });
}
