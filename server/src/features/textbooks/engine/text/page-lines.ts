import type { Page, Style, StyleTable } from '../pdf/glyphs.ts';
import { type Column, columnsOf } from './columns.ts';
import { type Fragment, fragmentsOf } from './fragments.ts';
import { putBack, takeHanging } from './hanging.ts';
import { fromLegacy, isConvertible } from './kruti-dev.ts';
import { isSimple } from './letters.ts';
import type { Line } from './line.ts';
import { areOtherFaces } from './lost-names.ts';
import { withAccents, withDashes, withJoined } from './normal.ts';
import { readForward } from './noto-serif.ts';
import { withScripts } from './scripts.ts';
import type { Segment } from './segment.ts';
import { segmentsOf } from './segments.ts';
import { unshift } from './shifted-codes.ts';

/** The lines of a page in the order of reading. */
export function linesOf(page: Page, styles: StyleTable): Line[] {
  const { glyphs, index } = page;
  if (glyphs.hasShapeNumbers) readForward(glyphs, styles);
  const fragments = fragmentsOf(page, styles).map((fragment) => inUnicode(fragment, styles));
  return fragmentLines(glyphs.hasShapeNumbers ? unshift(fragments, styles) : fragments, index, styles);
}

/** The same from fragments that OCR found. */
export function fragmentLines(fragments: readonly Fragment[], page: number, styles: StyleTable): Line[] {
  const { blocks, rest } = takeHanging(segmentsOf(fragments));
  return putBack(columnsOf(rest), blocks).flatMap((column) => columnLines(column, page, styles));
}

function columnLines(column: Column, page: number, styles: StyleTable): Line[] {
  const lines: Line[] = [];
  let last: Segment | null = null;
  for (const row of rowsIn(column.segments)) {
    const line = lineOf(row, { page, column, styles });
    if (last !== null) line.gapAbove = line.y - line.size - last.y;
    lines.push(line);
    last = row[0] as Segment;
  }
  return lines;
}

/** Cells of a table's row are one line once it is known that they are no columns. */
function rowsIn(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    if (segment.cells) {
      for (const cell of segment.cells) rows.push([cell]);
      continue;
    }
    const last = rows.at(-1)?.at(-1);
    const isBeside = last && Math.abs(last.y - segment.y) < 0.22 * Math.min(last.size, segment.size) && segment.x0 >= last.x1 - 1;
    if (isBeside && headsRow(segment)) rows.splice(-1, 0, [segment]);
    else if (isBeside && !opensItem(segment) && !isTitleBeside(segment, last, rows.at(-2)?.[0])) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows;
}

/** So much larger than the text at whose right it stands, and so many letters of text; the line above is at most so far. */
const LARGER = 1.6;
const TEXT = 25;
const STEP = 2;

/** A title or number in large type beside the text happens to stand at the height of one of its lines. A running head has no line right above. */
function isTitleBeside({ x0, size }: Segment, last: Segment, above: Segment | undefined): boolean {
  if (size < LARGER * last.size || x0 - last.x1 < last.size) return false;
  const isText = last.parts.reduce((sum, { text }) => sum + text.length, 0) >= TEXT;
  return isText && above !== undefined && above.size === last.size && last.y - above.y < STEP * last.size;
}

/** `1. … 2. … 3. …` side by side are three questions. */
function opensItem({ parts }: Segment): boolean {
  return /^\d{1,3}\s?\.(?!\d)/.test(parts.map(({ text }) => text).join(''));
}

/** A tab with an example's number at the right edge is read before the line that it stands over. */
function headsRow({ parts }: Segment): boolean {
  return /^(example|illustration)\s?\d[\d.]*$/i.test(
    parts
      .map(({ text }) => text)
      .join(' ')
      .trim(),
  );
}

/** Marks that make one letter with the one before them. */
const COMBINING = /\p{M}/u;

type Place = { page: number; column: Column; styles: StyleTable };

function lineOf(row: readonly Segment[], { page, column, styles }: Place): Line {
  const [first] = row;
  const parts = row.length === 1 && first ? first.parts : row.flatMap((segment) => segment.parts);
  const written = joinParts(parts, styles);
  const { runs } = written;
  // A blank that is a shape of its own ends the line.
  const text = written.text.endsWith(' ') ? written.text.trimEnd() : written.text;
  const style = styles.at(mainStyle(runs));
  const lead = styles.at(runs[0]?.style ?? 0);
  const { x0, x1, order, innerGap } = extentOf(row);
  return {
    page,
    x0,
    x1,
    order,
    innerGap,
    y: first?.y ?? 0,
    text: repaired(text),
    size: capitalSize(runs, text, style, styles),
    isBold: style.isBold,
    isItalic: style.isItalic,
    colour: style.colour,
    font: style.font,
    leadLength: leadLength(runs, lead, styles),
    hasOneColour: runs.every((run) => styles.at(run.style).colour === lead.colour),
    leadIsBold: lead.isBold,
    leadColour: lead.colour,
    leadSize: lead.size,
    columnX0: column.x0,
    columnX1: column.x1,
    isMargin: column.isMargin,
    gapAbove: -1,
  };
}

function repaired(text: string): string {
  if (isSimple(text)) return text;
  return COMBINING.test(text) ? withJoined(text.normalize('NFC')) : withAccents(withDashes(text));
}

function extentOf(row: readonly Segment[]): Pick<Line, 'x0' | 'x1' | 'order' | 'innerGap'> {
  const [only] = row;
  if (only && row.length === 1) return { x0: only.x0, x1: only.x1, order: only.order, innerGap: 0 };
  const extent = { x0: Number.POSITIVE_INFINITY, x1: Number.NEGATIVE_INFINITY, order: Number.POSITIVE_INFINITY, innerGap: 0 };
  let before: Segment | undefined;
  for (const segment of row) {
    extent.x0 = Math.min(extent.x0, segment.x0);
    extent.x1 = Math.max(extent.x1, segment.x1);
    extent.order = Math.min(extent.order, segment.order);
    if (before) extent.innerGap = Math.max(extent.innerGap, segment.x0 - before.x1);
    before = segment;
  }
  return extent;
}

/** The text of pieces side by side, blanks in the gaps, and the styles of its characters. */
function joinParts(parts: readonly Fragment[], styles: StyleTable): Pick<Fragment, 'text' | 'runs'> {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const runs: Fragment['runs'] = [];
  let text = '';
  let edge = 0;
  for (const part of withScripts(parts, styles)) {
    const gap = part.x0 - edge;
    const needsSpace =
      text !== '' && !text.endsWith(' ') && (gap > 0.12 * part.size || (part.isAfterSpace && gap > -0.12 * part.size && part.size > 7));
    if (needsSpace) text += ' ';
    text += part.text;
    edge = Math.max(edge, part.x1);
    for (const [index, run] of part.runs.entries())
      runs.push(needsSpace && index === 0 ? { style: run.style, length: run.length + 1 } : run);
  }
  return { text, runs };
}

let lastFont = '';
let isLastConvertible = false;

/** The same fragment with its legacy font's codes as the letters that they show. */
function inUnicode(part: Fragment, styles: StyleTable): Fragment {
  const style = part.runs[0]?.style ?? 0;
  const { font } = styles.at(style);
  // Asked for each piece of a page: the font is mostly that of the one before.
  if (font !== lastFont) isLastConvertible = isConvertible(font);
  lastFont = font;
  if (!isLastConvertible) return part;
  const text = fromLegacy(part.text, font);
  return { ...part, text, runs: [{ style, length: text.length }] };
}

function mainStyle(runs: readonly { style: number; length: number }[]): number {
  const first = runs[0]?.style ?? 0;
  if (runs.every(({ style }) => style === first)) return first;
  const lengths = new Map<number, number>();
  for (const { style, length } of runs) lengths.set(style, (lengths.get(style) ?? 0) + length);
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Small capitals: most letters are small, the first of each word shows the size that is meant. */
function capitalSize(runs: readonly { style: number; length: number }[], text: string, main: Style, styles: StyleTable): number {
  if (runs.length < 2) return main.size;
  let [at, largest, letters] = [0, main.size, 0];
  for (const { style, length } of runs) {
    const own = styles.at(style);
    at += length;
    if (own.size < 1.1 * main.size || (own.font !== main.font && !areOtherFaces(own.font, main.font))) continue;
    const piece = text.slice(at - length, at);
    if (own.size > 1.7 * main.size || !/^[\p{Lu}\p{N}\p{P}\s]{1,6}$/u.test(piece)) return main.size;
    largest = Math.max(largest, own.size);
    letters += piece.replaceAll(/[^\p{Lu}]/gu, '').length;
  }
  return letters >= Math.max(1, 0.04 * text.length) ? largest : main.size;
}

/** How many characters look like the first one. */
function leadLength(runs: readonly { style: number; length: number }[], first: Style, styles: StyleTable): number {
  let length = 0;
  for (const run of runs) {
    const style = styles.at(run.style);
    if (style.isBold !== first.isBold || style.colour !== first.colour) break;
    length += run.length;
  }
  return length;
}
