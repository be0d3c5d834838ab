import type { StoredScheme } from '../assessment/schemes.store.ts';
import type { MarkRow } from '../marks/marks.store.ts';
import type { ClassPaper, ClassStudent, ClassSubject } from './compute.store.ts';

type Assessed = {
  students: ClassStudent[];
  papers: readonly ClassPaper[];
  marks: readonly MarkRow[];
  schemes: readonly StoredScheme[];
};

/**
 * Divides the students of a term: those who are in its result, and those who left before an assessment of one of their subjects and have no mark in it. The
 * second group gets no result, and their marks do not count as missing. A component without an exam counts as an assessment that is still to come. Term 0 is
 * the whole year.
 */
export function splitLeavers(
  loaded: Assessed,
  subjects: readonly ClassSubject[],
  termNo: number,
): { assessed: ClassStudent[]; left: ClassStudent[] } {
  if (loaded.students.every(({ leftOn }) => leftOn === null)) return { assessed: loaded.students, left: [] };
  const entered = new Set(loaded.marks.map(({ paperId, studentId }) => `${paperId} ${studentId}`));
  const schemes = new Map(loaded.schemes.map((scheme) => [scheme.id, scheme]));
  const papersOf = Map.groupBy(loaded.papers, ({ subjectId, componentId }) => `${subjectId} ${componentId}`);
  const assessments = subjects.flatMap(({ subjectId, schemeId }) =>
    (schemes.get(schemeId)?.terms ?? [])
      .filter((_, index) => termNo === 0 || index === termNo - 1)
      .flatMap(({ components }) => components.map(({ id }) => ({ subjectId, papers: papersOf.get(`${subjectId} ${id}`) ?? [] }))),
  );
  const hasLeft = ({ id, leftOn, notTaken }: ClassStudent) =>
    leftOn !== null &&
    assessments.some(
      ({ subjectId, papers }) =>
        !notTaken.includes(subjectId) &&
        (papers.length === 0 || papers.some((paper) => paper.day > leftOn && !entered.has(`${paper.id} ${id}`))),
    );
  const left = loaded.students.filter(hasLeft);
  return { assessed: loaded.students.filter((student) => !left.includes(student)), left };
}
