import type * as calls from '@shala/contract/exams';
import { type CellProblem, type MarkProblem, readMark, writeMark } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { writeDay } from '#platform/words';
import { requireSection } from '../year.ts';
import type { SectionPlace } from '../years.store.ts';
import { type ExamRow, findExam, listPapers, type PaperRow } from './exams.store.ts';
import { onWire } from './exams.ts';
import * as store from './marks.store.ts';

export type Sheet = {
  exam: ExamRow;
  place: SectionPlace;
  papers: PaperRow[];
  students: store.SheetStudent[];
  terms: number[];
  published: number[];
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (id: string) => UUID.test(id);

/** Before the statements are sent together: after the first one that PostgreSQL refuses, the others only say that the transaction is aborted. */
function requireIds(ids: readonly string[]): void {
  if (!ids.every(isUuid)) throw notFound();
}

/** A section's papers and students in an exam. Refuses unknown ones. */
export async function loadSheet(
  context: Pick<ReadContext, 'db' | 'school'>,
  { examId, sectionId }: { examId: string; sectionId: string },
): Promise<Sheet> {
  const { db, school } = context;
  requireIds([examId, sectionId]);
  const of = { examId, sectionId };
  // All at once: in a transaction, this is one round trip.
  const [exam, place, papers, students, everPublished] = await Promise.all([
    findExam(db, school.id, examId),
    requireSection(context, sectionId),
    listPapers(db, school.id, of),
    store.listExamStudents(db, school.id, of),
    store.listPublishedOfExam(db, school.id, of),
  ]);
  if (exam === null) throw notFound();
  const terms = [...new Set(papers.flatMap(({ termNo }) => (termNo === null ? [] : [termNo])))];
  const published = everPublished.filter((termNo) => termNo === 0 || terms.includes(termNo));
  return { exam, place, papers, students, terms, published };
}

type State = 'open' | 'notTaken' | 'joinedLater' | 'leftBefore';

/** Whether a student takes a paper. A paper without a date counts as held on the exam's last day. */
function stateOf(paper: PaperRow, { notTaken, joinedOn, leftOn }: store.SheetStudent, { endsOn }: Pick<ExamRow, 'endsOn'>): State {
  if (notTaken.includes(paper.subjectId)) return 'notTaken';
  if ((joinedOn ?? '') > (paper.onDate ?? endsOn)) return 'joinedLater';
  return paper.onDate !== null && (leftOn ?? '9999') < paper.onDate ? 'leftBefore' : 'open';
}

/** The mark grid of a section. */
export async function getMarkSheet(
  context: ReadContext,
  { params }: Input<typeof calls.getMarkSheet>,
): Promise<CallAnswer<typeof calls.getMarkSheet>> {
  const { db, school } = context;
  const { exam, place, papers, students, published } = await loadSheet(context, params);
  const paperIds = papers.map(({ id }) => id);
  const [marks, adjustments] = await Promise.all([
    store.listMarks(
      db,
      school.id,
      paperIds,
      students.map(({ id }) => id),
    ),
    store.listAdjustments(db, school.id, paperIds),
  ]);
  const markOf = new Map(marks.map((mark) => [`${mark.paperId} ${mark.studentId}`, mark]));
  return {
    exam: { id: exam.id, name: exam.name, lockOn: exam.lockOn, isLocked: exam.isLocked },
    ...{
      classId: place.classId,
      className: place.className,
      section: place.section,
      classTeacher: place.classTeacher,
      isPublished: published.length > 0,
    },
    papers: papers.map(onWire),
    students: students.map((student) => {
      const { notTaken: _, ...shown } = student;
      return {
        ...shown,
        cells: papers.map((paper) => {
          const mark = markOf.get(`${paper.id} ${student.id}`);
          return {
            value: mark ? writeMark(mark.mark, mark.code) : '',
            state: stateOf(paper, student, exam),
            formerSchool: mark?.formerSchool ?? '',
          };
        }),
      };
    }),
    adjustments,
  };
}

export type CellIn = { paperId: string; studentId: string; value: string; seen?: string | undefined; formerSchool?: string | undefined };
type Refused = { paperId: string; studentId: string; value: string; problem: CellProblem };
export type Sorted = { good: (store.MarkToPut & { before: string; after: string; seen: string | undefined })[]; refused: Refused[] };

/** Separates cells that can be saved from those that cannot. Refuses a paper or student of another sheet. */
export function sortCells(sheet: Sheet, cells: readonly CellIn[], before: ReadonlyMap<string, string>): Sorted {
  const sorted: Sorted = { good: [], refused: [] };
  const paperOf = new Map(sheet.papers.map((paper) => [paper.id, paper]));
  const studentOf = new Map(sheet.students.map((student) => [student.id, student]));
  for (const cell of cells) {
    const paper = paperOf.get(cell.paperId);
    if (paper === undefined) throw notFound();
    const { paperId, studentId, value } = cell;
    const student = studentOf.get(studentId);
    const read = readMark(value, Math.round(paper.maxMarks * 100));
    const problem: CellProblem | null =
      student === undefined
        ? 'notInSection'
        : 'problem' in read
          ? (read.problem satisfies MarkProblem)
          : placeProblem({ paper, student, exam: sheet.exam }, { ...cell, code: read.code });
    if (problem !== null || 'problem' in read) {
      sorted.refused.push({ paperId, studentId, value, problem: problem ?? 'notANumber' });
      continue;
    }
    const after = writeMark(read.mark, read.code);
    sorted.good.push({
      paperId,
      studentId,
      mark: read.mark,
      code: read.code,
      formerSchool: cell.formerSchool ?? null,
      before: before.get(`${paperId} ${studentId}`) ?? '',
      after,
      seen: cell.seen,
    });
  }
  return sorted;
}

/**
 * For a student who was not enrolled on that day, only a mark of the previous school, exempt or not assessed are allowed. A paper without a date can be done
 * later.
 */
function placeProblem(
  { paper, student, exam }: { paper: PaperRow; student: store.SheetStudent; exam: ExamRow },
  { value, formerSchool, code }: CellIn & { code: string },
): CellProblem | null {
  const state = stateOf(paper, student, exam);
  if (state === 'open' || value.trim() === '' || code === 'NA' || code === 'EX') return null;
  return state === 'joinedLater' && ((formerSchool ?? '') !== '' || paper.onDate === null) ? null : state;
}

/** The present contents of the cells, with their papers locked. */
export async function readBefore({ db, school }: Pick<ReadContext, 'db' | 'school'>, cells: readonly CellIn[]) {
  const paperIds = [...new Set(cells.map(({ paperId }) => paperId))].filter(isUuid);
  const studentIds = [...new Set(cells.map(({ studentId }) => studentId))];
  requireIds(studentIds);
  // One connection runs its statements in this order, so the marks are read once the papers are locked.
  const [, rows] = await Promise.all([store.lockPapers(db, school.id, paperIds), store.listMarks(db, school.id, paperIds, studentIds)]);
  return new Map(rows.map((row) => [`${row.paperId} ${row.studentId}`, { ...row, text: writeMark(row.mark, row.code) }]));
}

/** Students who are not in the section are refused by name; those of no school or another one are unknown. */
export async function requireStudents(
  { db, school }: Pick<ReadContext, 'db' | 'school'>,
  { students }: Sheet,
  cells: readonly CellIn[],
): Promise<void> {
  const own = new Set(students.map(({ id }) => id));
  const others = [...new Set(cells.map(({ studentId }) => studentId))].filter((id) => !own.has(id));
  if (others.length > 0 && !(await store.areStudents(db, school.id, others))) throw notFound();
}

/** Saves valid cells; cells that are invalid or were changed by another user are returned unsaved. */
export async function saveMarks(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveMarks>,
): Promise<CallAnswer<typeof calls.saveMarks>> {
  const { db, school, admin, audit } = context;
  requireIds([params.sectionId, ...body.cells.map(({ studentId }) => studentId)]);
  // First the class: a result that is being published has all marks or waits for these.
  const [, sheet, present] = await Promise.all([
    store.shareClass(db, school.id, params.sectionId),
    loadSheet(context, params),
    readBefore(context, body.cells),
  ]);
  const { exam, place } = sheet;
  await requireStudents(context, sheet, body.cells);
  if (sheet.published.length > 0) throw new Refusal('conflict', 'marksPublished', { values: { className: place.className } });
  if (exam.isLocked) throw new Refusal('unprocessable', 'marksLocked', { values: { exam: exam.name, day: writeDay(exam.lockOn ?? '') } });
  const { good, refused } = sortCells(sheet, body.cells, new Map([...present].map(([key, { text }]) => [key, text])));
  const isStale = ({ seen, before, after }: Sorted['good'][number]) => seen !== undefined && seen !== before && after !== before;
  const conflicts = good.filter(isStale).map(({ paperId, studentId, before, after }) => {
    const other = present.get(`${paperId} ${studentId}`);
    return { paperId, studentId, value: after, present: before, by: other?.by ?? '', at: other?.at ?? '' };
  });
  const fresh = good.filter((cell) => !isStale(cell) && (cell.after !== cell.before || cell.formerSchool !== null));
  if (fresh.length > 0)
    await Promise.all([
      store.putMarks(db, school.id, admin.id, fresh),
      store.dropCompilation(db, school.id, { yearId: exam.yearId, sectionId: place.sectionId, terms: sheet.terms }),
    ]);
  audit({ entity: 'marks', entityId: exam.id, ...describeCells(sheet, fresh) });
  return { saved: fresh.length, conflicts, refused };
}

/** Cells for the audit log, as "student, subject: mark". */
export function describeCells({ place, papers, students }: Sheet, cells: Sorted['good']) {
  const name = ({ paperId, studentId }: { paperId: string; studentId: string }) =>
    `${students.find(({ id }) => id === studentId)?.admissionNumber} ${papers.find(({ id }) => id === paperId)?.subject}`;
  const section = `${place.className} ${place.section}`;
  return {
    before: { section, ...Object.fromEntries(cells.map((cell) => [name(cell), cell.before])) },
    after: { section, ...Object.fromEntries(cells.map((cell) => [name(cell), cell.after])) },
  };
}
