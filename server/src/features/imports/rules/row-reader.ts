import { type CellProblem, type ImportField, type ImportKind, NEEDED_FIELDS, type RowNote } from '@shala/contract/imports';
import { westernDigits } from '@shala/contract/shared';
import { isBlankFor } from './blank-cell.ts';
import { readDay, readGender, readPhones } from './read-cell.ts';
import { PARENT_NAMES, tidyName } from './tidy-name.ts';

/** `row`: the earlier row of the file that a problem mentions. */
export type Problem = { column: number; code: CellProblem; row?: number };
/** A text of a cell for which the record has no place. */
export type NotKept = { column: number; text: string };
/** What a row means that its cells do not say. */
export type Note = { column: number; code: RowNote };
export type Verdict = 'good' | 'bad' | 'known';
export type Mapping = readonly (ImportField | null)[];

const NAME = /^(?:[\p{L}\p{M}\p{Nd} .,'’ʼ()/&-]|\u200c|\u200d)+$/u;
const CONTROL = /\p{Cc}/u;
/** Problems of cells that consist mainly of digits, in any script. */
const FIGURES: readonly CellProblem[] = ['date', 'phone', 'digits', 'number', 'money'];

/** `monthFirst`: the columns whose dates are written month/day/year. */
type SheetRules = { kind: ImportKind; mapping: Mapping; tidiesNames: boolean; today: string; monthFirst: ReadonlySet<number> };

/** Reads one row by the mapping and collects its problems. Each reader returns its empty value for a missing or invalid cell. */
export function openRow(cells: readonly string[], { kind, mapping, tidiesNames, today, monthFirst }: SheetRules) {
  const problems: Problem[] = [];
  const notKept: NotKept[] = [];
  const notes: Note[] = [];
  const columnOf = (field: ImportField) => mapping.indexOf(field);
  /** The text of a cell; empty where it says that there is nothing. */
  const raw = (field: ImportField) => {
    const text = (cells[columnOf(field)] ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();
    return isBlankFor(field, text) ? '' : text;
  };
  const complain = (field: ImportField, code: CellProblem, row?: number) =>
    void problems.push({ column: columnOf(field), code, ...(row !== undefined && { row }) });
  const drop = (field: ImportField, text: string) => void notKept.push({ column: columnOf(field), text });
  const phones = (field: ImportField) => read(field, 'phone', readPhones) ?? [];
  /** The reader's result for a cell; null for an empty one. */
  const read = <T>(field: ImportField, code: CellProblem, reader: (text: string) => T | null): T | null => {
    const text = raw(field);
    if (text === '') return null;
    const value = reader(FIGURES.includes(code) ? westernDigits(text) : text);
    if (value === null) complain(field, code);
    return value;
  };
  for (const field of NEEDED_FIELDS[kind]) if (raw(field) === '') complain(field, 'needed');
  return {
    problems,
    notKept,
    notes,
    note: (field: ImportField, code: RowNote) => void notes.push({ column: columnOf(field), code }),
    drop,
    /** The column of the section: its own, or that of the class. */
    sectionField: (columnOf('section') < 0 ? 'className' : 'section') as ImportField,
    raw,
    complain,
    read,
    text: (field: ImportField, max: number) =>
      read(field, raw(field).length > max ? 'tooLong' : 'name', (text) => (text.length <= max && !CONTROL.test(text) ? text : null)) ?? '',
    name: (field: ImportField) => {
      const name = read(field, 'name', (text) => (text.length <= 120 && NAME.test(text) && /\p{L}/u.test(text) ? text : null)) ?? '';
      return tidiesNames ? tidyName(name, { isParent: PARENT_NAMES.includes(field) }) : name;
    },
    day: (field: ImportField) => read(field, 'date', (text) => readDay(text, today, monthFirst.has(columnOf(field)))),
    phones,
    /** The one number that the record has a place for. */
    phone: (field: ImportField) => {
      const [used = '', ...others] = phones(field);
      for (const other of others) drop(field, other);
      return used;
    },
    gender: () => read('gender', 'gender', readGender) ?? '',
    email: () =>
      read('email', 'email', (text) =>
        text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(text) ? text.toLowerCase() : null,
      ) ?? '',
    digits: (field: ImportField, count: number) =>
      read(field, 'digits', (text) =>
        new RegExp(`^\\d{${count}}$`).test(text.replaceAll(/[\s-]/g, '')) ? text.replaceAll(/[\s-]/g, '') : null,
      ) ?? '',
    /** The last four digits, however much of the number the sheet contains. */
    aadhaar: () => read('aadhaarLast4', 'digits', (text) => /(\d{4})$/.exec(text.replaceAll(/[\s-]/g, ''))?.[1] ?? null) ?? '',
  };
}

/** A name for comparison. */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
}

/** The fields of dates. */
export const DAY_FIELDS: readonly ImportField[] = ['dateOfBirth', 'admittedOn', 'joinedOn', 'leftOn'];

/** Date columns that can only be month/day/year: in some cell the second number is no month, and in none the first. */
export function findMonthFirst(mapping: Mapping, rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const columns = mapping.flatMap((field, column) => (field !== null && DAY_FIELDS.includes(field) ? [column] : []));
  return new Set(
    columns.filter((column) => {
      const figures = rows.map((row) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/.exec(westernDigits(row[column] ?? '').trim()));
      return figures.some((one) => Number(one?.[2] ?? 0) > 12) && !figures.some((one) => Number(one?.[1] ?? 0) > 12);
    }),
  );
}
