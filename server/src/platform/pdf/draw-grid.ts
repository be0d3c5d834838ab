import { beginPaper } from './begin-paper.ts';
import type { GridCell, GridPage, GridPaper } from './grid-paper.ts';
import { pageNumber } from './page-number.ts';
import { fitsLine, type Page, writeFitted, writeLine, writeText } from './text.ts';

const SIZES = { A4: { width: 841.89, height: 595.28 }, A3: { width: 1190.55, height: 841.89 } } as const;
type Size = { width: number; height: number };
const MARGIN = 30;
const TOP = 74;
const HEAD = 18;
const SIDE = 74;
const GREY = '#5c5c66';
const INK = '#1b1b1f';
const LINE = '#b9bac2';
const TALLEST_ROW = 52;
/** A row lower than this has space for one line only, in points. */
const TWO_LINES = 24;
/** From this height on, a long text may take several lines. */
const ROOMY = 44;
/** In narrower columns each line is a short word in small letters. */
const NARROW = 40;
const TWO_NARROW_LINES = 20;
/** The height of a group and its teacher there. */
const GROUP_LINES = 13;
/** Smaller letters cannot be read on a timetable on the wall. */
const SMALLEST = 6.5;

/** Draws tables on landscape pages, one table a page; the number of rows decides the row height. Runs in a worker thread. */
export async function drawGrid(paper: GridPaper & { pageWords: string }): Promise<Uint8Array> {
  const size = SIZES[paper.size ?? 'A4'];
  const { page, done } = beginPaper({ size: [size.width, size.height], title: paper.title, school: paper.school, isEmpty: true });
  for (const [index, sheet] of paper.pages.entries()) {
    page.addPage();
    drawHead(page, paper, sheet, size);
    drawTable(page, sheet, { ...size, side: paper.headWidth ?? SIDE });
    const right = { x: size.width - MARGIN - 160, width: 160, align: 'right' as const, size: 7.5, color: GREY };
    writeLine(page, pageNumber(paper.pageWords, index + 1, paper.pages.length), { ...right, y: size.height - 22 });
  }
  page.end();
  return done;
}

function drawHead(page: Page, { school }: GridPaper, { title, context }: GridPage, size: Size): void {
  const width = size.width - 2 * MARGIN;
  writeLine(page, school, { x: MARGIN, y: 24, width: width * 0.6, size: 10, color: GREY });
  writeLine(page, title, { x: MARGIN, y: 38, width: width * 0.6, size: 15, isBold: true });
  writeLine(page, context, { x: MARGIN + width * 0.6, y: 43, width: width * 0.4, size: 9, color: GREY, align: 'right' });
}

function drawTable(page: Page, { columns, rows }: GridPage, { width, height, side }: Size & { side: number }): void {
  const tall = Math.min(TALLEST_ROW, (height - TOP - HEAD - 34) / Math.max(1, rows.length));
  const wide = (width - 2 * MARGIN - side) / Math.max(1, columns.length - 1);
  const xOf = (column: number) => MARGIN + (column === 0 ? 0 : side + (column - 1) * wide);
  const isNarrow = wide < NARROW;
  const space = isNarrow ? 1.5 : 4;
  for (const [column, head] of columns.entries())
    writeFitted(page, head, {
      x: xOf(column) + space,
      y: TOP + 4,
      width: (column === 0 ? side : wide) - 2 * space,
      size: isNarrow && column > 0 ? 6 : 8.5,
      smallest: isNarrow ? 5 : SMALLEST,
      isBold: true,
      color: GREY,
    });
  for (const [place, row] of rows.entries()) {
    const y = TOP + HEAD + place * tall;
    const head = { x: MARGIN + 4, y: y + Math.min(4, tall / 2 - 5), width: side - 8 };
    writeFitted(page, row.head, { ...head, size: 9, smallest: 7, isBold: true });
    if (row.side !== '' && tall >= TWO_LINES)
      writeLine(page, row.side, { x: MARGIN + 4, y: y + 16, width: side - 8, size: 7.5, color: GREY });
    const draw = isNarrow ? drawNarrowCell : drawCell;
    for (const [column, cell] of row.cells.entries()) draw(page, cell, { x: xOf(column + 1), y, wide, tall });
  }
  drawLines(page, { xs: [...columns.keys()].map(xOf).concat(width - MARGIN), rows: rows.length, tall, width });
}

type Box = { x: number; y: number; wide: number; tall: number };

function drawNarrowCell(page: Page, cell: GridCell, { x, y, wide, tall }: Box): void {
  if (cell === null) return;
  const line = { x: x + 1.5, width: wide - 3, size: 6 };
  // Groups that are taught at the same time stand below each other, each with its teacher.
  const [firsts, seconds] = [cell.first.split(' / '), cell.second.split(' / ')];
  if (firsts.length > 1 && firsts.length === seconds.length && tall >= firsts.length * GROUP_LINES) {
    for (const [at, first] of firsts.entries()) {
      const top = y + 1 + at * GROUP_LINES;
      writeFitted(page, first, { ...line, y: top, smallest: 4, isBold: true });
      const name = { ...line, size: 4.6, color: GREY, y: top + 7, smallest: 3.2 };
      const whole = seconds[at] ?? '';
      // A long name without its initials rather than cut.
      writeFitted(page, fitsLine(page, whole, { ...name, size: name.smallest }) ? whole : whole.slice(whole.lastIndexOf(' ') + 1), name);
    }
    return;
  }
  const second = { ...line, size: 4.6, color: GREY };
  const isRoomy = tall >= TWO_NARROW_LINES;
  const top = isRoomy ? y + 1 : y + tall / 2 - 6;
  writeFitted(page, cell.first, { ...line, y: top, smallest: 4, isBold: true });
  if (!isRoomy || fitsLine(page, cell.second, second)) {
    writeFitted(page, cell.second, { ...second, y: top + (isRoomy ? 8 : 6), smallest: 3.5 });
    return;
  }
  // The last word of a long name gets its own line.
  const cut = cell.second.lastIndexOf(' ') + 1;
  writeFitted(page, cell.second.slice(0, cut).trim(), { ...second, y: top + 7.5, smallest: 3.4 });
  writeFitted(page, cell.second.slice(cut), { ...second, y: top + 13, smallest: 3.4 });
}

function drawCell(page: Page, cell: GridCell, { x, y, wide, tall }: Box): void {
  if (cell === null) return;
  const width = wide - 8;
  if (tall < TWO_LINES) {
    const text = [cell.first, cell.second].filter(Boolean).join(', ');
    writeLine(page, text, { x: x + 3, y: y + tall / 2 - 5, width: wide - 6, size: 6.5, color: INK });
    return;
  }
  const first = { x: x + 4, width, isBold: true };
  const second = { x: x + 4, width, size: 7, color: GREY };
  if (tall >= ROOMY) {
    const below = writeText(page, cell.first, { ...first, y: y + 4, size: 8.5, mostLines: 3 });
    writeText(page, cell.second, { ...second, y: below, mostLines: 2 });
    return;
  }
  // A long text gets smaller letters; a very long one, two lines of them.
  if (fitsLine(page, cell.first, { ...first, size: SMALLEST }))
    writeFitted(page, cell.first, { ...first, y: y + 4, size: 8.5, smallest: SMALLEST });
  else writeText(page, cell.first, { ...first, y: y + 0.5, size: SMALLEST - 0.5, mostLines: 2 });
  writeLine(page, cell.second, { ...second, y: y + 16.5 });
}

function drawLines(page: Page, { xs, rows, tall, width }: { xs: number[]; rows: number; tall: number; width: number }): void {
  const bottom = TOP + HEAD + rows * tall;
  page.lineWidth(0.5);
  for (const x of xs) page.moveTo(x, TOP).lineTo(x, bottom);
  for (const y of [TOP, ...Array.from({ length: rows + 1 }, (_row, index) => TOP + HEAD + index * tall)])
    page.moveTo(MARGIN, y).lineTo(width - MARGIN, y);
  page.stroke(LINE);
}
