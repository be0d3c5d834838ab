import { type MarkProblem, readMark, writeMark } from '@shala/contract/exams';
import { findSubject } from '@shala/contract/shared';
import { canBeSameName } from './same-name.ts';

type Paper = { id: string; heading: string; max: number };
type Student = { id: string; name: string; admissionNumber: string; rollNumber: number | null };
type SheetCell = { paperId: string; studentId: string; value: string };
export type ReadSheet = {
  cells: SheetCell[];
  refused: (SheetCell & { problem: MarkProblem })[];
  unknownRows: string[];
  /** Students whose row has another student's name. */
  misnamed: { studentId: string; written: string }[];
  unknownColumns: string[];
  papers: number;
  students: number;
};

export const KEY_HEADINGS = { number: 'Admission number', roll: 'Roll number', name: 'Name' } as const;
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const OWN = new Set(Object.values(KEY_HEADINGS).map(plain));

/**
 * The marks of a filled sheet, below the title lines that a school writes above it, by admission number (or roll number when that column is missing) and by the headings of the papers; the maximum in a heading
 * ("Hindi (80)") may be left out. A blank cell is ignored. Invalid marks are listed separately; nothing is guessed.
 */
export function readMarkRows(rows: readonly (readonly string[])[], papers: readonly Paper[], students: readonly Student[]): ReadSheet {
  const { head, columns, body } = findHead(rows, papers);
  const numberAt = head.findIndex((heading) => plain(heading) === plain(KEY_HEADINGS.number));
  const rollAt = head.findIndex((heading) => [plain(KEY_HEADINGS.roll), 'rollno', 'roll'].includes(plain(heading)));
  const nameAt = head.findIndex((heading) =>
    [plain(KEY_HEADINGS.name), 'studentname', 'nameofstudent', 'student'].includes(plain(heading)),
  );
  const byNumber = new Map(students.map((student) => [plain(student.admissionNumber), student]));
  // Excel takes the zeros from 007: where no other student could be meant, 7 is that one.
  const byPlainNumber = uniqueBy(students, ({ admissionNumber }) => withoutZeros(plain(admissionNumber)));
  const byRoll = new Map(students.map((student) => [String(student.rollNumber), student]));
  const result: ReadSheet = {
    ...{ cells: [], refused: [], unknownRows: [], misnamed: [] },
    unknownColumns: head.filter(
      (heading, at) => heading !== '' && columns[at] === undefined && !OWN.has(plain(heading)) && at !== rollAt && at !== nameAt,
    ),
    ...{ papers: columns.filter((paper) => paper !== undefined).length, students: 0 },
  };
  for (const row of body) {
    const number = plain(row[numberAt] ?? '');
    const student =
      numberAt >= 0
        ? (byNumber.get(number) ?? byPlainNumber.get(withoutZeros(number)))
        : byRoll.get(withoutZeros((row[rollAt] ?? '').trim()));
    if (student === undefined) {
      result.unknownRows.push(
        row
          .filter((text) => text !== '')
          .slice(0, 3)
          .join(' · '),
      );
      continue;
    }
    const written = (row[nameAt] ?? '').trim();
    if (!canBeSameName(written, student.name)) result.misnamed.push({ studentId: student.id, written });
    result.students++;
    for (const [at, paper] of columns.entries())
      if (paper !== undefined) readCell(result, { paperId: paper.id, studentId: student.id, value: row[at] ?? '' }, paper.max);
  }
  return result;
}

/** How many rows from the top may be titles. */
const SEARCHED = 20;

/** The row of headings: the first with the most papers. */
function findHead(rows: readonly (readonly string[])[], papers: readonly Paper[]) {
  const tried = rows.slice(0, SEARCHED).map((cells) => columnsOf(cells, papers));
  const counts = tried.map((columns) => columns.filter((paper) => paper !== undefined).length);
  const at = counts.indexOf(Math.max(0, ...counts));
  return { head: rows[at] ?? [], columns: tried[at] ?? [], body: rows.slice(at + 1) };
}

/** The paper of each column: by its heading, otherwise by another usual name of the subject, such as Maths. */
function columnsOf(head: readonly string[], papers: readonly Paper[]): (Paper | undefined)[] {
  const bare = (text: string) => text.replace(/\s*\([^)]*\)$/, '');
  const exact = head.map((heading) =>
    papers.find((paper) => plain(paper.heading) === plain(heading) || plain(bare(paper.heading)) === plain(heading)),
  );
  const open = papers.filter((paper) => !exact.includes(paper)).map((paper) => ({ ...paper, name: bare(paper.heading), paper }));
  return exact.map((paper, at) => (OWN.has(plain(head[at] ?? '')) ? paper : (paper ?? findSubject(bare(head[at] ?? ''), open)?.paper)));
}

const withoutZeros = (number: string) => number.replace(/^0+(?=\d)/, '');

/** By a key that no two share. */
function uniqueBy(students: readonly Student[], keyOf: (student: Student) => string): Map<string, Student> {
  const found = new Map<string, Student | null>();
  for (const student of students) found.set(keyOf(student), found.has(keyOf(student)) ? null : student);
  return new Map([...found].flatMap(([key, student]) => (student === null ? [] : [[key, student] as const])));
}

function readCell(result: ReadSheet, cell: SheetCell, max: number): void {
  if (cell.value.trim() === '') return;
  const read = readMark(cell.value, max);
  if ('problem' in read) result.refused.push({ ...cell, problem: read.problem });
  else result.cells.push({ ...cell, value: writeMark(read.mark, read.code) });
}
