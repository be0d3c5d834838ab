import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@shala/contract/imports';
import { classKey, isClassKey, westernDigits } from '@shala/contract/shared';
import munkres from 'munkres';
import { isBlank, isBlankFor } from './blank-cell.ts';
import { type Heading, scoreHeading } from './heading-score.ts';
import { readCategory, readDay, readGender, readPhone } from './read-cell.ts';
import { readSeat } from './read-seat.ts';

/** A guess with a lower score is discarded. */
const SURE_ENOUGH = 40;
/** How many filled cells of a column are examined. */
const SAMPLE = 40;

/** The typical form of a cell, for fields that have one. */
const LOOKS: Partial<Record<ImportField, (cell: string) => boolean>> = {
  name: (cell) => /\p{L}{2}/u.test(cell) && !/\d{3}/.test(cell),
  fatherName: (cell) => /\p{L}{2}/u.test(cell) && !/\d{3}/.test(cell),
  motherName: (cell) => /\p{L}{2}/u.test(cell) && !/\d{3}/.test(cell),
  guardianName: (cell) => /\p{L}{2}/u.test(cell) && !/\d{3}/.test(cell),
  className: (cell) => isClassKey(classKey(readSeat(cell, () => false).className)),
  section: (cell) => cell.length <= 12 && /\p{L}/u.test(cell) && !isCategory(cell),
  rollNumber: (cell) => /^\d{1,3}(\.0)?$/.test(westernDigits(cell)),
  gender: (cell) => readGender(cell) !== null,
  dateOfBirth: isDay,
  admittedOn: isDay,
  joinedOn: isDay,
  leftOn: isDay,
  phone: isPhone,
  fatherPhone: isPhone,
  motherPhone: isPhone,
  email: (cell) => cell.includes('@'),
  pinCode: (cell) => /^\d{6}$/.test(westernDigits(cell).replaceAll(/\s/g, '')),
  category: isCategory,
  // Many sheets call the category caste.
  caste: (cell) => /\p{L}{2}/u.test(cell) && !isCategory(cell),
  // A short number is the school's own.
  stateStudentId: (cell) => /^[\dA-Z]*\d{8,}[\dA-Z]*$/i.test(westernDigits(cell).replaceAll(/[\s-]/g, '')),
  // "Bus: Y" says that a child rides, not where the bus stops.
  transportStop: (cell) => isBlankFor('transportStop', cell) || (/\p{L}{2}|\d/u.test(cell) && !/^(?:yes|y|n|हाँ|हां)$/iu.test(cell)),
  aadhaarLast4: (cell) => /^\d{4}$|^\d{12}$/.test(westernDigits(cell).replaceAll(/[\s-]|x/gi, '')),
  monthlySalary: (cell) => /\d{3}/.test(cell),
};

/**
 * The most likely fields of the columns: the assignment of fields to columns with the highest total score, from the words of the headings and the cells below
 * them. A filled column is preferred to an empty one. A column that only counts 1, 2, 3 is no admission number unless its heading says so.
 */
export function guessMapping(
  kind: ImportKind,
  headings: readonly Heading[],
  rows: readonly (readonly string[])[] = [],
): (ImportField | null)[] {
  const fields = IMPORT_FIELDS[kind];
  const scores = headings.map((heading, column) => {
    const words = scoreHeading(kind, heading);
    const cells = rows
      .slice(0, 200)
      .flatMap((row) => row[column] || [])
      .slice(0, SAMPLE);
    return fields.map((field) => {
      const score = (words.get(field) ?? 0) * (0.4 + 0.6 * fitOf(field, cells));
      if (score < SURE_ENOUGH) return 0;
      return cells.length === 0 && rows.length > 0 ? SURE_ENOUGH + score / 1000 : score;
    });
  });
  const mapping: (ImportField | null)[] = headings.map(() => null);
  // Ties are decided by position: the first of two equal columns.
  const costs = scores.map((row, column) => row.map((score) => (score === 0 ? 0 : -score + column / 1000)));
  for (const [column, place] of munkres(costs)) if ((scores[column]?.[place] ?? 0) > 0) mapping[column] = fields[place] ?? null;
  return mapping;
}

function fitOf(field: ImportField, cells: readonly string[]): number {
  const told = cells.filter((cell) => !isBlank(cell));
  if (told.length === 0) return 1;
  if (field === 'admissionNumber' || field === 'employeeCode') return countsUp(told) ? 0 : 1;
  const looks = LOOKS[field];
  return looks === undefined ? 1 : told.filter((cell) => looks(cell.trim())).length / told.length;
}

/** True for 1, 2, 3 and so on, as in the first column of a list. */
function countsUp(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => Number(westernDigits(cell).replace(/\.$/, '')));
  const steps = numbers.filter((number, index) => index > 0 && number === (numbers[index - 1] ?? 0) + 1).length;
  return numbers[0] === 1 && steps >= (numbers.length - 1) * 0.9;
}

function isCategory(cell: string): boolean {
  return (
    readCategory(cell) !== cell ||
    /^(?:gen(?:eral)?|ur|obc|sc|st|ews|sebc|nt|vj|open|bc|mbc|dnt|सामान्य|पिछड़ा)(?![\p{L}\p{M}])|वर्ग$/iu.test(cell)
  );
}

function isDay(cell: string): boolean {
  return readDay(westernDigits(cell), '2026-01-01') !== null || /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(cell);
}

function isPhone(cell: string): boolean {
  return readPhone(westernDigits(cell)) !== null || /^\+?[\d\s-]{8,14}$/.test(cell);
}
