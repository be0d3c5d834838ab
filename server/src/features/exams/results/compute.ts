import {
  type Band,
  gradeOf,
  type PaperMark,
  ranksOf,
  type SchemeRule,
  type SubjectScore,
  scoreSubject,
  type Total,
  totalOf,
} from '@shala/contract/exams';
import type { Db } from '#platform/db';
import { type ClassRules, listClassAssessments, listScales } from '../assessment/class-assessment.store.ts';
import { listSchemes, type StoredScheme } from '../assessment/schemes.store.ts';
import { listMarks, type MarkRow } from '../marks/marks.store.ts';
import * as store from './compute.store.ts';
import { splitLeavers } from './leavers.ts';

export type ComputedSubject = store.ClassSubject & SubjectScore & { grade: string };
export type ComputedStudent = store.ClassStudent & Omit<Total, never> & { grade: string; rank: number | null; subjects: ComputedSubject[] };
export type Computed = {
  term: string;
  termNo: number;
  subjects: store.ClassSubject[];
  students: ComputedStudent[];
  missing: number;
  /** Students without a result, because they left before one of the term's assessments. */
  left: store.ClassStudent[];
  /** Whether the class has this term: by its schemes or, when it follows none, by its areas. */
  isKnown: boolean;
  rules: ClassRules;
  schemes: StoredScheme[];
};
type Scope = { yearId: string; classId: string; sectionId?: string; termNo: number };

/** All input for a class's results, read once. */
export async function loadClass(db: Db, schoolId: string, { yearId, classId, sectionId, termNo }: Scope) {
  const { from, to } = await store.findTermDays(db, schoolId, { yearId, termNo });
  const subjects = await store.listClassSubjects(db, schoolId, { yearId, classId });
  const papers = await store.listClassPapers(db, schoolId, { yearId, classId });
  const students = await store.listClassStudents(db, schoolId, { yearId, classId, sectionId: sectionId ?? null, termNo, from, to });
  const paperIds = papers.map(({ id }) => id);
  const [rules] = await listClassAssessments(db, schoolId, { yearId, classId });
  return {
    ...{ subjects, papers, students, rules: rules as ClassRules },
    schemes: await listSchemes(db, schoolId, { yearId }),
    scales: await listScales(db, schoolId),
    areaTerm: subjects.length > 0 ? null : await store.findAreaTerm(db, schoolId, { yearId, classId, termNo }),
    marks: await listMarks(db, schoolId, paperIds, null),
    adjusted: await store.listCounted(db, schoolId, paperIds),
  };
}

export type Loaded = Awaited<ReturnType<typeof loadClass>>;

/** The result of a class or one section from the present marks. Ranks within a class need all its sections. */
export async function computeClass(db: Db, schoolId: string, scope: Scope): Promise<Computed> {
  return computeLoaded(await loadClass(db, schoolId, scope), scope.termNo);
}

/** The subjects of a class whose scheme has a term. */
export function subjectsOf({ subjects, schemes }: Loaded, termNo: number): store.ClassSubject[] {
  const terms = new Map(schemes.map((scheme) => [scheme.id, scheme.terms.length]));
  return subjects.filter(({ schemeId }) => termNo <= (terms.get(schemeId) ?? 0));
}

/** The same from loaded data, so that a changed scheme can be tested on it. */
export function computeLoaded(loaded: Loaded, termNo: number): Computed {
  const schemes = new Map(loaded.schemes.map((scheme) => [scheme.id, scheme]));
  const subjects = subjectsOf(loaded, termNo);
  const term = termNo === 0 ? '' : (schemes.get(subjects[0]?.schemeId ?? '')?.terms[termNo - 1]?.name ?? loaded.areaTerm ?? '');
  const bandsOf = new Map(loaded.scales.map(({ id, bands }) => [id, bands]));
  const look = index(loaded);
  const classBands = bandsOf.get(loaded.rules.scaleId ?? schemes.get(subjects[0]?.schemeId ?? '')?.scaleId ?? '') ?? [];
  const { assessed, left } = splitLeavers(loaded, subjects, termNo);
  const students = assessed.map((student): ComputedStudent => {
    const taken = subjects.filter(({ subjectId }) => !student.notTaken.includes(subjectId));
    const scored = taken.map((subject) =>
      scoreOne(subject, { student, scheme: schemes.get(subject.schemeId) as StoredScheme, termNo, look, bandsOf }),
    );
    const { counted: _, ...total } = totalOf(scored, loaded.rules.bestSubjects);
    return { ...student, ...total, grade: gradeOf(classBands, total.percent), rank: null, subjects: scored };
  });
  rank(students, loaded.rules);
  const missing = students.reduce((all, { subjects: own }) => all + own.reduce((sum, one) => sum + one.missing, 0), 0);
  return {
    term,
    termNo,
    subjects,
    students,
    missing,
    left,
    isKnown: subjects.length > 0 || loaded.areaTerm !== null,
    rules: loaded.rules,
    schemes: [...new Set(subjects.map(({ schemeId }) => schemeId))].map((id) => schemes.get(id) as StoredScheme),
  };
}

type Look = { papersOf: Map<string, store.ClassPaper[]>; markOf: Map<string, MarkRow>; graceOf: Map<string, number> };

function index({ papers, marks, adjusted }: Loaded): Look {
  const graceOf = new Map<string, number>();
  for (const { paperId, studentId, marks: extra } of adjusted) {
    const key = `${paperId} ${studentId ?? ''}`;
    graceOf.set(key, (graceOf.get(key) ?? 0) + extra);
  }
  return {
    papersOf: Map.groupBy(papers, ({ subjectId, componentId }) => `${subjectId} ${componentId}`),
    markOf: new Map(marks.map((mark) => [`${mark.paperId} ${mark.studentId}`, mark])),
    graceOf,
  };
}

type Scoring = { student: store.ClassStudent; scheme: StoredScheme; termNo: number; look: Look; bandsOf: Map<string, Band[]> };

function scoreOne(subject: store.ClassSubject, { student, scheme, termNo, look, bandsOf }: Scoring): ComputedSubject {
  const papers = scheme.terms.map(({ components }) =>
    components.map(({ id }) => (look.papersOf.get(`${subject.subjectId} ${id}`) ?? []).map((paper) => markOn(paper, student, look))),
  );
  const score = scoreSubject(scheme satisfies SchemeRule, papers, termNo === 0 ? null : termNo - 1);
  return { ...subject, ...score, grade: gradeOf(bandsOf.get(scheme.scaleId ?? '') ?? [], score.percent) };
}

function markOn(paper: store.ClassPaper, student: store.ClassStudent, { markOf, graceOf }: Look): PaperMark {
  const { id, max, weight } = paper;
  const own = markOf.get(`${id} ${student.id}`);
  const adjust = (graceOf.get(`${id} ${student.id}`) ?? 0) + (graceOf.get(`${id} `) ?? 0);
  if (own === undefined) return { max, weight, mark: null, code: joinedAfter(paper, student) ? 'NA' : '', adjust: 0 };
  return { max, weight, mark: own.mark, code: own.code, adjust };
}

/** A student who joined after the day of a paper was not assessed in it, unless a mark was entered, such as one of the previous school. */
export function joinedAfter({ day }: store.ClassPaper, { joinedOn }: store.ClassStudent): boolean {
  return (joinedOn ?? '') > day;
}

function rank(students: ComputedStudent[], { ranking, rankWithin }: ClassRules): void {
  const groups = Map.groupBy(students, ({ sectionId }) => (rankWithin === 'section' ? sectionId : ''));
  for (const group of groups.values())
    for (const [index, place] of ranksOf(group, ranking).entries()) (group[index] as ComputedStudent).rank = place;
}
