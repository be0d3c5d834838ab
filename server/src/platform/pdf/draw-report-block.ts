import type { ReportBlock, ReportCard, ReportColumn } from './report-cards-paper.ts';
import { LINE, type Page, textHeight, widestWord, wrapText, writeFitted, writeLine, writeText } from './text.ts';

/** The left edge and the width of blocks in points, and their font size. */
export type Frame = { left: number; width: number; size: number };
type Table = Extract<ReportBlock, { kind: 'table' }>;
type Facts = ReportCard['facts'];

const GREY = '#5c5c66';
const RULE = '#9a9ba5';
const SHADE = '#f1f1f4';
const LABEL_SHARE = 0.44;
/** Space above and below the text of a row, in font sizes. */
const PAD = 0.32;
const HEAD = 0.86;
const SUB = 0.74;
/** Smaller heads cannot be read. */
const SMALLEST_HEAD = 5;

/** The height of a block with its title. */
export function heightOf(page: Page, block: ReportBlock, frame: Frame): number {
  const title = block.title === '' ? 0 : titleHeight(frame);
  if (block.kind === 'facts') return title + factsHeight(page, block.facts, frame);
  if (block.kind === 'text') return title + textHeight(page, block.text, { width: frame.width, size: textSize(block, frame) });
  return title + headHeight(page, block, frame) + block.rows.reduce((sum, row) => sum + rowHeight(page, block, row, frame), 0);
}

/** Draws a block and returns the y below it. */
export function drawBlock(page: Page, block: ReportBlock, frame: Frame, top: number): number {
  let y = top;
  if (block.title !== '') {
    writeLine(page, block.title, { x: frame.left, y, width: frame.width, size: frame.size, isBold: true });
    y += titleHeight(frame);
  }
  if (block.kind === 'facts') return drawFacts(page, block.facts, frame, y);
  if (block.kind === 'table') return drawTable(page, block, frame, y);
  const color = block.isSmall ? { color: GREY } : {};
  return writeText(page, block.text, { x: frame.left, y, width: frame.width, size: textSize(block, frame), ...color });
}

const titleHeight = ({ size }: Frame) => size * 1.6;
const textSize = ({ isSmall }: { isSmall: boolean }, { size }: Frame) => (isSmall ? size * HEAD : size);

/** The height of label and value pairs in two columns. */
export function factsHeight(page: Page, facts: Facts, frame: Frame): number {
  return factRows(facts).reduce((sum, row) => sum + factHeight(page, row, frame), 0);
}

export function drawFacts(page: Page, facts: Facts, frame: Frame, top: number): number {
  let y = top;
  const half = frame.width / 2;
  for (const row of factRows(facts)) {
    row.forEach(({ label, value }, index) => {
      const x = frame.left + index * half;
      writeFitted(page, label, { x, y, width: half * LABEL_SHARE - 4, size: frame.size, smallest: 5, color: GREY });
      writeText(page, value, { x: x + half * LABEL_SHARE, y, width: valueWidth(frame), size: frame.size, isBold: true });
    });
    y += factHeight(page, row, frame);
  }
  return y;
}

function factRows(facts: Facts): Facts[] {
  return Array.from({ length: Math.ceil(facts.length / 2) }, (_, index) => facts.slice(index * 2, index * 2 + 2));
}

const valueWidth = ({ width }: Frame) => (width / 2) * (1 - LABEL_SHARE) - 10;

function factHeight(page: Page, row: Facts, frame: Frame): number {
  const style = { width: valueWidth(frame), size: frame.size, isBold: true };
  return Math.max(...row.map(({ value }) => textHeight(page, value, style))) + frame.size * 0.2;
}

type Place = { column: ReportColumn; x: number; width: number };
type Layout = { places: Place[]; headSize: number };

const layouts = new WeakMap<Table, Map<number, Layout>>();

/** The columns of a table, measured once for each size that is tried. */
function layoutOf(page: Page, table: Table, frame: Frame): Layout {
  const known = layouts.get(table) ?? new Map<number, Layout>();
  layouts.set(table, known);
  const layout = known.get(frame.size) ?? layOut(page, table, frame);
  known.set(frame.size, layout);
  return layout;
}

/**
 * Columns by their shares. Where a word of a head is wider than its column, columns with space to spare give it; if that is not enough, all heads get the same
 * smaller letters. No word of a head is broken, and no head has two sizes.
 */
function layOut(page: Page, table: Table, { left, width, size }: Frame): Layout {
  const all = table.columns.reduce((sum, { share }) => sum + share, 0);
  const wanted = table.columns.map(({ share }) => (width * share) / all);
  const inCells = table.columns.map(
    (_column, at) => Math.max(...table.rows.map((row) => widestWord(page, row[at] ?? '', { size })), 0) + 8,
  );
  let headSize = size * HEAD;
  const needs = () =>
    table.columns.map(({ head }, at) => Math.max(widestWord(page, head, { size: headSize, isBold: true }) + 6.5, inCells[at] ?? 0));
  while (headSize > SMALLEST_HEAD && sumOf(needs()) > width) headSize -= 0.25;
  headSize = Math.floor(headSize * 10) / 10;
  const needed = needs();
  const spare = wanted.map((wide, at) => Math.max(0, wide - (needed[at] ?? 0)));
  const lacking = sumOf(wanted.map((wide, at) => Math.max(0, (needed[at] ?? 0) - wide)));
  const taken = Math.min(1, lacking / Math.max(1, sumOf(spare)));
  const given = lacking === 0 ? 1 : Math.min(1, sumOf(spare) / lacking);
  let x = left;
  const places = table.columns.map((column, at) => {
    const [wide, need] = [wanted[at] ?? 0, needed[at] ?? 0];
    const place = { column, x, width: need > wide ? wide + (need - wide) * given : wide - (spare[at] ?? 0) * taken };
    x += place.width;
    return place;
  });
  return { places, headSize };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

function headHeight(page: Page, table: Table, frame: Frame): number {
  const { size } = frame;
  const { places, headSize } = layoutOf(page, table, frame);
  const heads = places.map(
    ({ column, width }) =>
      textHeight(page, column.head, { width: width - 6, size: headSize, isBold: true }) + (column.sub === '' ? 0 : size * SUB * LINE),
  );
  return Math.max(...heads) + 2 * PAD * size;
}

function rowHeight(page: Page, table: Table, row: readonly string[], frame: Frame): number {
  const [first] = layoutOf(page, table, frame).places;
  return textHeight(page, row[0] ?? '', { width: (first?.width ?? 0) - 8, size: frame.size }) + 2 * PAD * frame.size;
}

function drawTable(page: Page, table: Table, frame: Frame, top: number): number {
  const { size, left, width } = frame;
  const { places, headSize } = layoutOf(page, table, frame);
  const head = headHeight(page, table, frame);
  page.rect(left, top, width, head).fill(SHADE);
  for (const { column, x, width: wide } of places) {
    const place = { x: x + 3, width: wide - 6, align: column.align };
    const style = { width: place.width, size: headSize, isBold: true };
    let below = top + PAD * size;
    // A word that is wider than any column gets smaller letters.
    for (const line of wrapText(page, column.head, style)) {
      writeFitted(page, line, { ...place, ...style, y: below, smallest: 4 });
      below += style.size * LINE;
    }
    if (column.sub !== '') writeFitted(page, column.sub, { ...place, y: below, size: size * SUB, smallest: 4, color: GREY });
  }
  let y = top + head;
  const rules = [top, y];
  table.rows.forEach((row, index) => {
    const style = { size, isBold: table.isLastBold && index === table.rows.length - 1 };
    places.forEach(({ column, x, width: wide }, at) => {
      const place = { x: x + 4, y: y + PAD * size, width: wide - 8, align: column.align, ...style };
      if (at === 0) writeText(page, row[at] ?? '', place);
      else writeFitted(page, row[at] ?? '', { ...place, smallest: 5 });
    });
    y += rowHeight(page, table, row, frame);
    rules.push(y);
  });
  for (const rule of rules) page.moveTo(left, rule).lineTo(left + width, rule);
  for (const x of [...places.map((place) => place.x), left + width]) page.moveTo(x, top).lineTo(x, y);
  page.lineWidth(0.5).stroke(RULE);
  return y;
}
