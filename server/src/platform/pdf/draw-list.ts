import { beginPaper } from './begin-paper.ts';
import type { ListPaper } from './list-paper.ts';
import { pageNumber } from './page-number.ts';
import { type Page, writeLine } from './text.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 34;
const TOP = 82;
const HEAD = 20;
const ROW = 19;
const ROWS_A_SHEET = Math.floor((HEIGHT - TOP - HEAD - 40) / ROW);
const GREY = '#5c5c66';
const LINE = '#b9bac2';

/** Draws a list on portrait A4 pages. Runs in a worker thread. */
export async function drawList(paper: ListPaper & { pageWords: string }): Promise<Uint8Array> {
  const { page, done } = beginPaper({ size: [WIDTH, HEIGHT], title: paper.title, school: paper.school, isEmpty: true });
  const sheets = Math.max(1, Math.ceil(paper.rows.length / ROWS_A_SHEET));
  for (let sheet = 0; sheet < sheets; sheet++) {
    page.addPage();
    drawHead(page, paper);
    drawRows(page, paper, paper.rows.slice(sheet * ROWS_A_SHEET, (sheet + 1) * ROWS_A_SHEET));
    const right = { x: WIDTH - MARGIN - 160, width: 160, align: 'right' as const, size: 7.5, color: GREY };
    writeLine(page, pageNumber(paper.pageWords, sheet + 1, sheets), { ...right, y: HEIGHT - 24 });
  }
  page.end();
  return done;
}

function drawHead(page: Page, { school, title, context }: ListPaper): void {
  const width = WIDTH - 2 * MARGIN;
  writeLine(page, school, { x: MARGIN, y: 28, width, size: 10, color: GREY });
  writeLine(page, title, { x: MARGIN, y: 42, width: width * 0.6, size: 15, isBold: true });
  writeLine(page, context, { x: MARGIN + width * 0.6, y: 47, width: width * 0.4, size: 9, color: GREY, align: 'right' });
}

function drawRows(page: Page, { columns }: ListPaper, rows: ListPaper['rows']): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const places: { x: number; width: number }[] = [];
  let x = MARGIN;
  for (const { share } of columns) {
    const width = ((WIDTH - 2 * MARGIN) * share) / whole;
    places.push({ x, width });
    x += width;
  }
  const write = (column: number, text: string, y: number, isHead: boolean) => {
    const place = places[column] ?? { x: MARGIN, width: 0 };
    const style = isHead ? { size: 8, isBold: true, color: GREY } : { size: 8.5 };
    const align = columns[column]?.isFigure ? ('right' as const) : ('left' as const);
    writeLine(page, text, { x: place.x + 4, y, width: place.width - 8, align, ...style });
  };
  for (const [column, { head }] of columns.entries()) write(column, head, TOP + 5, true);
  for (const [index, row] of rows.entries())
    for (const [column, text] of row.entries()) write(column, text, TOP + HEAD + index * ROW + 4, false);
  const bottom = TOP + HEAD + rows.length * ROW;
  page.lineWidth(0.5);
  for (const left of [...places.map((place) => place.x), WIDTH - MARGIN]) page.moveTo(left, TOP).lineTo(left, bottom);
  for (const y of [TOP, ...Array.from({ length: rows.length + 1 }, (_row, index) => TOP + HEAD + index * ROW)])
    page.moveTo(MARGIN, y).lineTo(WIDTH - MARGIN, y);
  page.stroke(LINE);
}
