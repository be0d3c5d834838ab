import type * as calls from '@shala/contract/exams';
import { writeMark } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type ReadContext, readMade, type UploadContext } from '#platform/http';
import { makeSheet, sheetReader } from '#platform/sheets';
import { loadEntries } from '../results/term-sheets.ts';
import { KEY_HEADINGS, readMarkRows } from '../rules/read-sheet.ts';
import type { PaperRow } from './exams.store.ts';
import { listMarks } from './marks.store.ts';
import { loadSheet, type Sheet, sortCells } from './marks.ts';

const KIND = 'marksheet';
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const readRows = sheetReader({ rows: 400, columns: 60 });

type Wanted = { examId: string; sectionId: string };

/** The heading of a paper's column: the subject, the component if the subject has several papers, and the maximum marks. */
function headingOf(paper: PaperRow, papers: readonly PaperRow[]): string {
  const isAlone = papers.filter(({ subjectId }) => subjectId === paper.subjectId).length === 1;
  return `${isAlone || paper.component === '' ? paper.subject : `${paper.subject} ${paper.component}`} (${paper.maxMarks})`;
}

/** Grades and days of attendance belong to a term, so a sheet has them if all its papers are of one. */
function entriesOf(db: Db, schoolId: string, { exam, place, terms: [termNo, ...others] }: Sheet) {
  if (termNo === undefined || others.length > 0) return null;
  return loadEntries(db, schoolId, { yearId: exam.yearId, classId: place.classId, sectionId: place.sectionId, termNo });
}

/** An address, valid for ten minutes, that downloads a section's sheet with the marks entered so far. */
export async function exportMarkSheet(
  context: ReadContext,
  { params }: Input<typeof calls.exportMarkSheet>,
): Promise<CallAnswer<typeof calls.exportMarkSheet>> {
  await loadSheet(context, params);
  return { url: addressMade(context, KIND, params) };
}

/** The file behind that address. */
export const makeMarkSheetFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  const wanted = readMade<Wanted>(KIND, name, query.q);
  const { sheet, title } = await inSchool(schoolId, async (db) => {
    const loaded = await loadSheet({ db, school: { id: schoolId } }, wanted);
    const { exam, place, papers, students } = loaded;
    const entries = await entriesOf(db, schoolId, loaded);
    const more = entries?.columns ?? [];
    const marks = new Map(
      (
        await listMarks(
          db,
          schoolId,
          papers.map(({ id }) => id),
          students.map(({ id }) => id),
        )
      ).map((mark) => [`${mark.paperId} ${mark.studentId}`, mark]),
    );
    const cell = (paper: PaperRow, student: (typeof students)[number]) => {
      const mark = marks.get(`${paper.id} ${student.id}`);
      if (mark === undefined) return student.notTaken.includes(paper.subjectId) ? 'EX' : null;
      return mark.mark === null ? writeMark(null, mark.code) : mark.mark / 100;
    };
    const rows = students.map((student) => [
      student.rollNumber,
      student.admissionNumber,
      student.name,
      ...papers.map((paper) => cell(paper, student)),
      ...more.map(({ id }) => entries?.valueOf(id, student.id) ?? null),
    ]);
    const headings = [
      ...[KEY_HEADINGS.roll, KEY_HEADINGS.number, KEY_HEADINGS.name],
      ...papers.map((paper) => headingOf(paper, papers)),
      ...more.map(({ heading }) => heading),
    ];
    const text = `${exam.name} ${place.className} ${place.section}`;
    return { title: text, sheet: { title: text, headings, rows } };
  });
  return { bytes: await makeSheet(sheet, 'xlsx'), mediaType: MEDIA_TYPE, name: `${title}.xlsx`, isInline: false };
};

/** The changes that a filled sheet would make; nothing is saved. */
export async function readMarkSheet(
  context: UploadContext,
  { params }: Input<typeof calls.readMarkSheet>,
): Promise<CallAnswer<typeof calls.readMarkSheet>> {
  const { db, school, file } = context;
  const sheet = await loadSheet(context, params);
  const { papers, students } = sheet;
  const entries = await entriesOf(db, school.id, sheet);
  const read = readMarkRows(await readRows(file.bytes), {
    papers: papers.map((paper) => ({ id: paper.id, heading: headingOf(paper, papers), max: Math.round(paper.maxMarks * 100) })),
    entries: entries?.columns ?? [],
    students,
  });
  if (read.columns === 0) throw new Refusal('unprocessable', 'sheetNoPapers');
  if (read.students === 0) throw new Refusal('unprocessable', 'sheetNoStudents');
  const marks = await listMarks(
    db,
    school.id,
    papers.map(({ id }) => id),
    students.map(({ id }) => id),
  );
  const before = new Map(marks.map((mark) => [`${mark.paperId} ${mark.studentId}`, writeMark(mark.mark, mark.code)]));
  // The template's own note in cells of subjects that are not taken is not an entry.
  const taken = read.cells.filter(
    ({ paperId, studentId, value }) => value !== 'EX' || before.has(`${paperId} ${studentId}`) || !isUntaken(sheet, paperId, studentId),
  );
  const { good, refused } = sortCells(sheet, taken, before);
  const changed = good.filter((cell) => cell.before !== cell.after);
  return {
    cells: changed.map(({ paperId, studentId, after, before: old }) => ({ paperId, studentId, value: after, before: old })),
    refused: [...read.refused, ...refused],
    misnamed: read.misnamed,
    ...{ unknownRows: read.unknownRows.slice(0, 50), unknownColumns: read.unknownColumns, unchanged: good.length - changed.length },
    entries: entries?.read(read.entries, students) ?? null,
  };
}

function isUntaken({ papers, students }: Awaited<ReturnType<typeof loadSheet>>, paperId: string, studentId: string): boolean {
  const [paper, student] = [papers.find(({ id }) => id === paperId), students.find(({ id }) => id === studentId)];
  return paper !== undefined && student?.notTaken.includes(paper.subjectId) === true;
}
