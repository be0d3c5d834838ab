import { type MarkProblem, readMark, writeMark } from '@shala/contract/exams';
import { findSubject } from '@shala/contract/shared';
import type { EntryCell } from './read-entries.ts';
import { canBeSameName } from './same-name.ts';

type Paper = { id: string; heading: string; max: number };
/** A column of grades or of days of attendance. */
type EntryColumn = { id: string; heading: string };
type Student = { id: string; name: string; admissionNumber: string; rollNumber: number | null };
type SheetCell = { paperId: string; studentId: string; value: string };
export type ReadSheet = {
  cells: SheetCell[];
  refused: (SheetCell & { problem: MarkProblem })[];
  unknownRows: string[];
  /** Students whose row has another student's name. */
  misnamed: { studentId: string; written: string }[];
  unknownColumns: string[];
  entries: EntryCell[];
  /** How many columns of papers and entries were found. */
  columns: number;
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
 * The marks of a filled sheet, below the title lines that a school writes above it, by admission number (or roll number when that column is missing) and by the headings of the papers, grades and days; what
 * a heading has in parentheses ("Hindi (80)") may be left out. A blank cell is ignored. Invalid marks are listed separately; nothing is guessed.
 */
export function readMarkRows(
  rows: readonly (readonly string[])[],
  { students, ...wanted }: Columns & { students: readonly Student[] },
): ReadSheet {
  const { head, columns, body } = findHead(rows, wanted);
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
    ...{ entries: [], columns: countOf(columns), students: 0 },
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
    for (const [at, column] of columns.entries())
      if (column !== undefined) readCell(result, column, { studentId: student.id, value: row[at] ?? '' });
  }
  return result;
}

/** How many rows from the top may be titles. */
const SEARCHED = 20;

/** The row of headings: the first with the most known columns. */
function findHead(rows: readonly (readonly string[])[], wanted: Columns) {
  const tried = rows.slice(0, SEARCHED).map((cells) => columnsOf(cells, wanted));
  const counts = tried.map(countOf);
  const at = counts.indexOf(Math.max(0, ...counts));
  return { head: rows[at] ?? [], columns: tried[at] ?? [], body: rows.slice(at + 1) };
}

type Columns = { papers: readonly Paper[]; entries: readonly EntryColumn[] };
type Column = Paper | EntryColumn | undefined;
const countOf = (columns: readonly Column[]) => columns.filter((column) => column !== undefined).length;

/** The paper or entry of each column: by its heading, otherwise the paper by another usual name of the subject, such as Maths. */
function columnsOf(head: readonly string[], { papers, entries }: Columns): Column[] {
  const bare = (text: string) => text.replace(/\s*\([^)]*\)$/, '');
  const all = [...papers, ...entries];
  const exact = head.map(
    (heading) =>
      all.find((column) => plain(column.heading) === plain(heading)) ??
      all.find((column) => plain(bare(column.heading)) === plain(heading)),
  );
  const open = papers.filter((paper) => !exact.includes(paper)).map((paper) => ({ ...paper, name: bare(paper.heading), paper }));
  return exact.map((column, at) => (OWN.has(plain(head[at] ?? '')) ? column : (column ?? findSubject(bare(head[at] ?? ''), open)?.paper)));
}

const withoutZeros = (number: string) => number.replace(/^0+(?=\d)/, '');

/** By a key that no two share. */
function uniqueBy(students: readonly Student[], keyOf: (student: Student) => string): Map<string, Student> {
  const found = new Map<string, Student | null>();
  for (const student of students) found.set(keyOf(student), found.has(keyOf(student)) ? null : student);
  return new Map([...found].flatMap(([key, student]) => (student === null ? [] : [[key, student] as const])));
}

function readCell(result: ReadSheet, column: Paper | EntryColumn, { studentId, value }: { studentId: string; value: string }): void {
  if (value.trim() === '') return;
  if (!('max' in column)) {
    result.entries.push({ column: column.id, studentId, value });
    return;
  }
  const cell = { paperId: column.id, studentId, value };
  const read = readMark(value, column.max);
  if ('problem' in read) result.refused.push({ ...cell, problem: read.problem });
  else result.cells.push({ ...cell, value: writeMark(read.mark, read.code) });
}
