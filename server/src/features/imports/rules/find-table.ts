import type { ImportField, ImportKind, LeftOutReason } from '@shala/contract/imports';
import type { NumberedRow } from '#platform/sheets';
import { guessMapping } from './guess-mapping.ts';
import { type Heading, scoreHeading } from './heading-score.ts';
import { readSeatAbove } from './read-seat.ts';

export type LeftOut = { row: number; text: string; why: LeftOutReason };
export type Table = { headers: string[]; mapping: (ImportField | null)[]; rows: NumberedRow[]; leftOut: LeftOut[] };

/** How many rows from the top are searched for headings. */
const SEARCHED = 20;
/** The lowest score of a row of headings: one certain field. */
const A_HEADING = 80;
/** The score that a second row of headings must add. */
const ADDED = 30;

const TOTAL =
  /^(?:(?:grand|sub|class|school|over ?all)[\s-]*)?total\b|^(?:कुल|योग|एकूण)(?![\p{L}\p{M}])|\btotal (?:students|strength|boys|girls|staff)\b|^(?:boys|girls|male|female)\s*[:=–-]\s*\d/iu;
const NOTE =
  /^(?:(?:class )?teacher|principal|head ?master|signature|sign|prepared by|checked by|verified by|note|n\.? ?b\.?|date|place|remarks?|printed on|page|हस्ताक्षर|प्रधानाचार्य|नोट)(?:\s*[:.'’-]|\s+\d|\s*$|[\s_]{2,}|'?s? sign)/iu;

/**
 * Finds the table in a sheet as schools have them: below title lines, under one row of headings or two with merged cells, without rows that number the columns,
 * repeat the headings, contain totals, or are signatures. A class written above its students becomes a column.
 */
export function findTable(kind: ImportKind, rows: readonly NumberedRow[]): Table | null {
  const width = Math.max(...rows.slice(0, 80).map(({ cells }) => cells.length));
  const { place, headings, count } = findHeadings(kind, rows, width);
  const below = rows.slice(place + count);
  if (below.length === 0) return null;
  const above = rows.slice(0, place).map((row) => leftOut(row, 'title'));
  const guess = guessMapping(
    kind,
    headings,
    below.map(({ cells }) => cells),
  );
  const table = dropRows(below, { guess, headings });
  if (table.rows.length === 0) return null;
  const found = { headers: headings.map(({ text }) => text), mapping: guess, rows: table.rows, leftOut: [...above, ...table.leftOut] };
  return kind === 'students' && !guess.includes('className') ? withClassesAbove(found, rows) : found;
}

type Headings = { place: number; headings: Heading[]; count: 1 | 2 };

function findHeadings(kind: ImportKind, rows: readonly NumberedRow[], width: number): Headings {
  let best: Headings & { score: number } = { place: likelyRow(rows), headings: [], count: 1, score: A_HEADING - 1 };
  for (let place = 0; place < Math.min(SEARCHED, rows.length - 1); place++) {
    const cells = rows[place]?.cells ?? [];
    if (filled(cells) < 2) continue;
    const one = single(cells, width);
    const score = scoreOf(kind, one);
    if (score > best.score) best = { place, headings: one, count: 1, score };
    const next = rows[place + 1]?.cells ?? [];
    if (place + 2 >= rows.length || !couldBeHeadings(next)) continue;
    const two = double(cells, next, width);
    const both = scoreOf(kind, two);
    if (both > Math.max(best.score, score, scoreOf(kind, single(next, width))) + ADDED)
      best = { place, headings: two, count: 2, score: both };
  }
  return best.headings.length > 0 ? best : { ...best, headings: single(rows[best.place]?.cells ?? [], width) };
}

/** When no heading is recognised: the first row that is as wide as those below it. */
function likelyRow(rows: readonly NumberedRow[]): number {
  const widths = rows
    .slice(0, 60)
    .map(({ cells }) => filled(cells))
    .sort((one, other) => one - other);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const place = rows.slice(0, SEARCHED).findIndex(({ cells }) => filled(cells) >= Math.max(2, usual * 0.6));
  return place < 0 || place >= rows.length - 1 ? 0 : place;
}

function single(cells: readonly string[], width: number): Heading[] {
  return Array.from({ length: width }, (_, column) => heading([cells[column] ?? '']));
}

/** Combines two rows of headings: a merged cell above applies to all columns below it. */
function double(above: readonly string[], below: readonly string[], width: number): Heading[] {
  let group = '';
  return Array.from({ length: width }, (_, column) => {
    const [top = '', bottom = ''] = [above[column], below[column]];
    group = top !== '' ? top : bottom === '' ? '' : group;
    if (bottom === '') return heading([top]);
    return group === '' ? heading([bottom]) : heading([`${group} ${bottom}`, bottom]);
  });
}

function heading(readings: string[]): Heading {
  return { text: (readings[0] ?? '').replaceAll(/\s+/g, ' ').slice(0, 100), readings };
}

/** The score of the fields that a row names, each counted once. */
function scoreOf(kind: ImportKind, headings: readonly Heading[]): number {
  const best = new Map<ImportField, number>();
  for (const one of headings)
    if (one.text !== '') for (const [field, score] of scoreHeading(kind, one)) if (score > (best.get(field) ?? 0)) best.set(field, score);
  return [...best.values()].filter((score) => score >= 50).reduce((sum, score) => sum + score, 0);
}

/** True for a row of words, hardly any with numbers ("Dues 2025-26", "Aadhaar (12 digits)"): a second row of headings, and not a student. */
function couldBeHeadings(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => cell !== '');
  const numbered = known.filter((cell) => /\d{2}/.test(cell));
  return (
    known.length >= 2 &&
    known.every((cell) => cell.length <= 60) &&
    numbered.every((cell) => /\p{L}{3}/u.test(cell)) &&
    numbered.length <= known.length / 3
  );
}

function dropRows(
  rows: readonly NumberedRow[],
  { guess, headings }: { guess: readonly (ImportField | null)[]; headings: readonly Heading[] },
): { rows: NumberedRow[]; leftOut: LeftOut[] } {
  const out: LeftOut[] = [];
  const kept = rows.filter((row, index) => {
    const why = reasonToDrop(row.cells, { isFirst: index === 0, guess, headings });
    if (why !== null) out.push(leftOut(row, why));
    return why === null;
  });
  return { rows: kept, leftOut: out };
}

type Surroundings = { isFirst: boolean; guess: readonly (ImportField | null)[]; headings: readonly Heading[] };

function reasonToDrop(cells: readonly string[], { isFirst, guess, headings }: Surroundings): LeftOutReason | null {
  const known = cells.filter((cell) => cell !== '');
  if (isFirst && known.length > 2 && cells.every((cell, column) => cell === '' || cell.replace(/^\(|\)$/g, '') === String(column + 1)))
    return 'numbering';
  const same = headings.filter(({ text, readings }, column) => text !== '' && readings.includes(cells[column] ?? '')).length;
  if (same >= 2 && same >= known.length * 0.6) return 'headings';
  const of = (field: ImportField) => cells[guess.indexOf(field)] ?? '';
  // A number in the place of the name is what a total counts.
  const isNobody = !/\p{L}/u.test(of('name')) || TOTAL.test(of('name')) || NOTE.test(of('name'));
  if (isNobody && known.length <= Math.max(3, cells.length / 2) && known.some((cell) => TOTAL.test(cell))) return 'total';
  const isBare = of('className') === '' && known.length <= 3;
  if (isNobody && isBare && known.some((cell) => NOTE.test(cell))) return 'note';
  return isBare && known.length <= 2 && isNobody && readSeatAbove(known.join(' ')) !== null ? 'title' : null;
}

/** Adds the class written above its students, in the title or between them. */
function withClassesAbove(table: Table, all: readonly NumberedRow[]): Table {
  const leads = table.leftOut.filter(({ why }) => why === 'title').map(({ row }) => row);
  const marks = all
    .filter(({ at }) => leads.includes(at))
    .flatMap(({ at, cells }) => {
      const seat = readSeatAbove(cells.filter((cell) => cell !== '').join(' '));
      return seat === null ? [] : [{ at, seat }];
    });
  if (marks.length === 0) return table;
  const width = table.headers.length;
  const rows = table.rows.map(({ at, cells }) => {
    const seat = marks.filter((mark) => mark.at < at).at(-1)?.seat ?? '';
    return { at, cells: [...Array.from({ length: width }, (_, column) => cells[column] ?? ''), seat] };
  });
  return { ...table, headers: [...table.headers, 'Class (from the line above)'], mapping: [...table.mapping, 'className'], rows };
}

/** Numbers that might be Aadhaar numbers are masked, wherever they are. */
function leftOut({ at, cells }: NumberedRow, why: LeftOutReason): LeftOut {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return { row: at, text: text.replaceAll(/\d{4}[\s-]?\d{4}[\s-]?(?=\d{4})/g, 'XXXX ').slice(0, 160), why };
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}
