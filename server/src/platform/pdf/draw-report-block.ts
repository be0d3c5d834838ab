import type { ReportBlock, ReportCard, ReportColumn } from './report-cards-paper.ts';
import { LINE, type Page, textHeight, widthOf, wrapText, writeFitted, writeLine, writeText } from './text.ts';

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
const SMALLEST_HEAD = 4;

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

/** The x and width of each column. */
function placesOf({ columns }: Table, { left, width }: Frame): { column: ReportColumn; x: number; width: number }[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map((column) => {
    const place = { column, x, width: (width * column.share) / all };
    x += place.width;
    return place;
  });
}

/** A head whose longest word is wider than its column gets smaller letters: its words are not broken. */
function headStyle(page: Page, head: string, width: number, { size }: Frame) {
  const style = { width, size: size * HEAD, isBold: true };
  const longest = Math.max(...head.split(/\s+/).map((word) => widthOf(page, word, style)));
  return longest <= width ? style : { ...style, size: Math.max(SMALLEST_HEAD, Math.floor(((style.size * width) / longest) * 10) / 10) };
}

function headHeight(page: Page, table: Table, frame: Frame): number {
  const { size } = frame;
  const heads = placesOf(table, frame).map(
    ({ column, width }) =>
      textHeight(page, column.head, headStyle(page, column.head, width - 6, frame)) + (column.sub === '' ? 0 : size * SUB * LINE),
  );
  return Math.max(...heads) + 2 * PAD * size;
}

function rowHeight(page: Page, table: Table, row: readonly string[], frame: Frame): number {
  const [first] = placesOf(table, frame);
  return textHeight(page, row[0] ?? '', { width: (first?.width ?? 0) - 8, size: frame.size }) + 2 * PAD * frame.size;
}

function drawTable(page: Page, table: Table, frame: Frame, top: number): number {
  const { size, left, width } = frame;
  const places = placesOf(table, frame);
  const head = headHeight(page, table, frame);
  page.rect(left, top, width, head).fill(SHADE);
  for (const { column, x, width: wide } of places) {
    const place = { x: x + 3, width: wide - 6, align: column.align };
    const style = headStyle(page, column.head, place.width, frame);
    let below = top + PAD * size;
    for (const line of wrapText(page, column.head, style)) {
      writeFitted(page, line, { ...place, ...style, y: below, smallest: SMALLEST_HEAD });
      below += style.size * LINE;
    }
    if (column.sub !== '') writeFitted(page, column.sub, { ...place, y: below, size: size * SUB, smallest: SMALLEST_HEAD, color: GREY });
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
