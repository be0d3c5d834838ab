import type * as calls from '@shala/contract/exams';
import type { ResultGap } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { listInWords, say } from '#platform/words';
import { requireYear } from '../year.ts';
import { findClass } from '../years.store.ts';
import { listEnrolled } from './compute.store.ts';
import { joinedAfter, type Loaded, loadClass, subjectsOf } from './compute.ts';
import { splitLeavers } from './leavers.ts';

const MOST_ROWS = 40;
const MOST_STUDENTS = 10;
/** How many of them a sentence lists. */
const NAMED = 3;

/** The marks that are missing for a class's result, and who is not in it. */
export async function listResultGaps(
  context: ReadContext,
  { params }: Input<typeof calls.listResultGaps>,
): Promise<CallAnswer<typeof calls.listResultGaps>> {
  const { db, school } = context;
  const found = await findClass(db, school.id, params.classId);
  if (found === null) throw notFound();
  const year = await requireYear(context);
  const loaded = await loadClass(db, school.id, { yearId: year.id, classId: found.id, termNo: params.termNo });
  const rows = gapsOf(loaded, params.termNo);
  const { assessed } = splitLeavers(loaded, subjectsOf(loaded, params.termNo), params.termNo);
  const included = new Set(assessed.map(({ id }) => id));
  const enrolled = await listEnrolled(db, school.id, { yearId: year.id, classId: found.id });
  return {
    missing: rows.reduce((all, { count }) => all + count, 0),
    papers: rows.length,
    rows: rows.slice(0, MOST_ROWS).map((row) => ({ ...row, students: row.students.slice(0, MOST_STUDENTS) })),
    notIncluded: enrolled
      .filter(({ id }) => !included.has(id))
      .map(({ id, name, section, joinedOn, leftOn }) => ({
        ...{ id, name, section },
        ...(leftOn === null ? { why: 'joined' as const, on: joinedOn ?? '' } : { why: 'left' as const, on: leftOn }),
      })),
  };
}

/** The missing marks in `computeLoaded` by section and paper: marks of students, and components without an exam. */
export function gapsOf(loaded: Loaded, termNo: number): ResultGap[] {
  const schemes = new Map(loaded.schemes.map((scheme) => [scheme.id, scheme]));
  const papersOf = Map.groupBy(loaded.papers, ({ subjectId, componentId }) => `${subjectId} ${componentId}`);
  const entered = new Set(loaded.marks.map(({ paperId, studentId }) => `${paperId} ${studentId}`));
  const sections = [
    ...Map.groupBy(splitLeavers(loaded, subjectsOf(loaded, termNo), termNo).assessed, ({ sectionId }) => sectionId).values(),
  ];
  const rows: ResultGap[] = [];
  for (const { subjectId, subject, schemeId } of subjectsOf(loaded, termNo)) {
    const terms = schemes.get(schemeId)?.terms.filter((_, index) => termNo === 0 || index === termNo - 1) ?? [];
    for (const { name: term, components } of terms)
      for (const { id: componentId, name: component } of components)
        for (const section of sections) {
          const takers = section.filter(({ notTaken }) => !notTaken.includes(subjectId));
          const add = (students: Loaded['students'], paper: Loaded['papers'][number] | null) => {
            if (students[0] === undefined) return;
            const { sectionId, section: name } = students[0];
            rows.push({
              ...{ sectionId, section: name, subject, term, component, examId: paper?.examId ?? null, exam: paper?.exam ?? '' },
              students: students.map((student) => ({ id: student.id, name: student.name })),
              count: students.length,
            });
          };
          const papers = papersOf.get(`${subjectId} ${componentId}`) ?? [];
          if (papers.length === 0) add(takers, null);
          for (const paper of papers)
            add(
              takers.filter((student) => !entered.has(`${paper.id} ${student.id}`) && !joinedAfter(paper, student)),
              paper,
            );
        }
  }
  return rows;
}

/** The missing marks in the words of a refusal: the first papers with the first students of each. */
export function sayGaps(rows: readonly ResultGap[]): string {
  const shown = rows.slice(0, NAMED).map(({ section, subject, component, exam, examId, students, count }) => {
    if (examId === null) return say('section {section}, {subject}: no exam for {component} yet', { section, subject, component });
    const names = students.slice(0, NAMED).map(({ name }) => name);
    const more = count - NAMED;
    return say('section {section}, {subject} ({exam}): {names}{more, plural, =0 {} other { and # more}}', {
      ...{ section, subject, exam, more: Math.max(0, more) },
      names: more > 0 ? names.join(', ') : listInWords(names),
    });
  });
  const more = rows.length - NAMED;
  const list = shown.join('; ');
  return more > 0 ? say('{list}; and {more, plural, one {# more paper} other {# more papers}}', { list, more }) : list;
}
