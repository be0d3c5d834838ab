import { beginPaper } from './begin-paper.ts';
import type { GridCell, GridPage, GridPaper } from './grid-paper.ts';
import { pageNumber } from './page-number.ts';
import { fitsLine, type Page, writeFitted, writeLine, writeText } from './text.ts';

const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 30;
const TOP = 74;
const HEAD = 18;
const SIDE = 74;
const GREY = '#5c5c66';
const INK = '#1b1b1f';
const LINE = '#b9bac2';
const TALLEST_ROW = 52;
/** Below this a row has room for one line alone. */
const TWO_LINES = 24;
/** From here on a long text may run over several lines. */
const ROOMY = 44;
/** Smaller letters are not read from where a timetable hangs. */
const SMALLEST = 6.5;

/** Draws tables on lying A4 sheets, one a page, each as tall as its rows allow. Runs in a worker thread. */
export async function drawGrid(paper: GridPaper & { pageWords: string }): Promise<Uint8Array> {
  const { page, done } = beginPaper({ size: [WIDTH, HEIGHT], title: paper.title, school: paper.school, isEmpty: true });
  for (const [index, sheet] of paper.pages.entries()) {
    page.addPage();
    drawHead(page, paper, sheet);
    drawTable(page, sheet, paper.headWidth ?? SIDE);
    const right = { x: WIDTH - MARGIN - 160, width: 160, align: 'right' as const, size: 7.5, color: GREY };
    writeLine(page, pageNumber(paper.pageWords, index + 1, paper.pages.length), { ...right, y: HEIGHT - 22 });
  }
  page.end();
  return done;
}

function drawHead(page: Page, { school }: GridPaper, { title, context }: GridPage): void {
  const width = WIDTH - 2 * MARGIN;
  writeLine(page, school, { x: MARGIN, y: 24, width: width * 0.6, size: 10, color: GREY });
  writeLine(page, title, { x: MARGIN, y: 38, width: width * 0.6, size: 15, isBold: true });
  writeLine(page, context, { x: MARGIN + width * 0.6, y: 43, width: width * 0.4, size: 9, color: GREY, align: 'right' });
}

function drawTable(page: Page, { columns, rows }: GridPage, side: number): void {
  const tall = Math.min(TALLEST_ROW, (HEIGHT - TOP - HEAD - 34) / Math.max(1, rows.length));
  const wide = (WIDTH - 2 * MARGIN - side) / Math.max(1, columns.length - 1);
  const xOf = (column: number) => MARGIN + (column === 0 ? 0 : side + (column - 1) * wide);
  for (const [column, head] of columns.entries())
    writeLine(page, head, {
      x: xOf(column) + 4,
      y: TOP + 4,
      width: (column === 0 ? side : wide) - 8,
      size: 8.5,
      isBold: true,
      color: GREY,
    });
  for (const [place, row] of rows.entries()) {
    const y = TOP + HEAD + place * tall;
    writeLine(page, row.head, { x: MARGIN + 4, y: y + 4, width: side - 8, size: 9, isBold: true });
    if (row.side !== '' && tall >= TWO_LINES)
      writeLine(page, row.side, { x: MARGIN + 4, y: y + 16, width: side - 8, size: 7.5, color: GREY });
    for (const [column, cell] of row.cells.entries()) drawCell(page, cell, { x: xOf(column + 1), y, wide, tall });
  }
  drawLines(page, { xs: [...columns.keys()].map(xOf).concat(WIDTH - MARGIN), rows: rows.length, tall });
}

function drawCell(page: Page, cell: GridCell, { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number }): void {
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
    writeLine(page, cell.second, { ...second, y: below });
    return;
  }
  // A long text takes smaller letters, a very long one two lines of them.
  if (fitsLine(page, cell.first, { ...first, size: SMALLEST }))
    writeFitted(page, cell.first, { ...first, y: y + 4, size: 8.5, smallest: SMALLEST });
  else writeText(page, cell.first, { ...first, y: y + 0.5, size: SMALLEST - 0.5, mostLines: 2 });
  writeLine(page, cell.second, { ...second, y: y + 16.5 });
}

function drawLines(page: Page, { xs, rows, tall }: { xs: number[]; rows: number; tall: number }): void {
  const bottom = TOP + HEAD + rows * tall;
  page.lineWidth(0.5);
  for (const x of xs) page.moveTo(x, TOP).lineTo(x, bottom);
  for (const y of [TOP, ...Array.from({ length: rows + 1 }, (_row, index) => TOP + HEAD + index * tall)])
    page.moveTo(MARGIN, y).lineTo(WIDTH - MARGIN, y);
  page.stroke(LINE);
}
