import { beginPaper } from './begin-paper.ts';
import type { RegisterPaper } from './register-paper.ts';
import { type Page, writeLine, writeText } from './text.ts';

// A4 landscape, in points.
const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 24;
const GREY = '#5c5c66';
const LINE = '#b9b9c2';
const SHADE = '#efeff3';
const TOP = 74;
const HEAD_HEIGHT = 24;
const ROW_HEIGHT = 12.4;
const NUMBER_WIDTH = 34;
const NAME_WIDTH = 118;
const FIGURE_WIDTH = 25;

type Columns = { day: number; x: (index: number) => number; figures: number };

/** Draws a month's register on as many pages as its rows need. Runs in a worker thread. */
export async function drawRegister(paper: RegisterPaper): Promise<Uint8Array> {
  const { page, done } = beginPaper({ size: [WIDTH, HEIGHT], title: paper.title, school: paper.school });
  const perSheet = Math.floor((HEIGHT - TOP - HEAD_HEIGHT - MARGIN - 26) / ROW_HEIGHT) - 1;
  const sheets = Math.max(1, Math.ceil(paper.rows.length / perSheet));
  for (let sheet = 0; sheet < sheets; sheet++) {
    if (sheet > 0) page.addPage();
    drawSheet(page, paper, { rows: paper.rows.slice(sheet * perSheet, (sheet + 1) * perSheet), sheet: sheet + 1, sheets });
  }
  page.end();
  return done;
}

type Sheet = { rows: RegisterPaper['rows']; sheet: number; sheets: number };

function drawSheet(page: Page, paper: RegisterPaper, { rows, sheet, sheets }: Sheet): void {
  const figures = paper.figureHeads.length;
  const start = MARGIN + NUMBER_WIDTH + NAME_WIDTH;
  const day = (WIDTH - MARGIN - start - figures * FIGURE_WIDTH) / Math.max(1, paper.days.length);
  const columns: Columns = { day, x: (index) => start + index * day, figures: WIDTH - MARGIN - figures * FIGURE_WIDTH };
  drawHead(page, paper, columns);
  let y = TOP + HEAD_HEIGHT;
  for (const row of rows) {
    drawRow(page, row, { y, columns });
    y += ROW_HEIGHT;
  }
  if (sheet === sheets) {
    drawRow(page, { number: '', ...paper.foot }, { y, columns, isBold: true });
    y += ROW_HEIGHT;
  }
  drawGrid(page, paper, { columns, bottom: y });
  const foot = HEIGHT - MARGIN - 8;
  writeText(page, paper.note, { x: MARGIN, y: foot - 9, width: WIDTH - 2 * MARGIN - 70, size: 7, mostLines: 2, color: GREY });
  writeLine(page, `${sheet} / ${sheets}`, { x: WIDTH - MARGIN - 60, y: foot, width: 60, size: 7, color: GREY, align: 'right' });
}

function drawHead(page: Page, { school, title, context, days, heads, figureHeads }: RegisterPaper, columns: Columns): void {
  writeLine(page, school, { x: MARGIN, y: MARGIN - 4, width: 500, size: 14, isBold: true });
  writeLine(page, title, { x: MARGIN, y: MARGIN + 16, width: 500, size: 10, isBold: true });
  writeText(page, context, { x: MARGIN, y: MARGIN + 31, width: WIDTH - 2 * MARGIN, size: 8, mostLines: 2, color: GREY });
  writeLine(page, heads.number, { x: MARGIN + 2, y: TOP + 8, width: NUMBER_WIDTH - 4, size: 7, color: GREY });
  writeLine(page, heads.name, { x: MARGIN + NUMBER_WIDTH + 3, y: TOP + 8, width: NAME_WIDTH - 6, size: 7, color: GREY });
  days.forEach(({ number, weekday }, index) => {
    const x = columns.x(index);
    writeLine(page, number, { x, y: TOP + 2, width: columns.day, size: 7, isBold: true, align: 'center' });
    writeLine(page, weekday, { x, y: TOP + 12, width: columns.day, size: 6, color: GREY, align: 'center' });
  });
  figureHeads.forEach((head, index) => {
    writeLine(page, head, {
      x: columns.figures + index * FIGURE_WIDTH,
      y: TOP + 8,
      width: FIGURE_WIDTH,
      size: 7,
      color: GREY,
      align: 'center',
    });
  });
}

type Row = RegisterPaper['rows'][number];

function drawRow(page: Page, row: Row, { y, columns, isBold = false }: { y: number; columns: Columns; isBold?: boolean }): void {
  writeLine(page, row.number, { x: MARGIN + 2, y: y + 1.6, width: NUMBER_WIDTH - 4, size: 7, isBold });
  writeLine(page, row.name, { x: MARGIN + NUMBER_WIDTH + 3, y: y + 1.6, width: NAME_WIDTH - 6, size: 7.5, isBold });
  row.marks.forEach((mark, index) => {
    if (mark === '') return;
    const isAway = mark === 'A' || isBold;
    writeLine(page, mark, { x: columns.x(index), y: y + 1.8, width: columns.day, size: isBold ? 6 : 7, isBold: isAway, align: 'center' });
  });
  row.figures.forEach((figure, index) => {
    writeLine(page, figure, {
      x: columns.figures + index * FIGURE_WIDTH,
      y: y + 1.8,
      width: FIGURE_WIDTH,
      size: 7,
      isBold,
      align: 'center',
    });
  });
}

function drawGrid(page: Page, paper: RegisterPaper, { columns, bottom }: { columns: Columns; bottom: number }): void {
  paper.days.forEach(({ isOpen }, index) => {
    // A day on which school is closed is shaded from top to bottom.
    if (!isOpen)
      page
        .rect(columns.x(index), TOP, columns.day, bottom - TOP)
        .fillOpacity(0.55)
        .fill(SHADE)
        .fillOpacity(1);
  });
  const verticals = [
    MARGIN,
    MARGIN + NUMBER_WIDTH,
    ...paper.days.map((_day, index) => columns.x(index)),
    ...paper.figureHeads.map((_head, index) => columns.figures + index * FIGURE_WIDTH),
    WIDTH - MARGIN,
  ];
  for (const x of verticals) page.moveTo(x, TOP).lineTo(x, bottom);
  page.moveTo(MARGIN, TOP).lineTo(WIDTH - MARGIN, TOP);
  for (let y = TOP + HEAD_HEIGHT; y <= bottom + 0.1; y += ROW_HEIGHT) page.moveTo(MARGIN, y).lineTo(WIDTH - MARGIN, y);
  page.lineWidth(0.35).stroke(LINE);
}
