import { beginPaper } from './begin-paper.ts';
import type { PrintedQuestion, QuestionPicture, QuestionsPaper } from './questions-paper.ts';
import { LINE, type Page, wrapText, writeFitted, writeLine, writeText } from './text.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 46;
const TOP = 44;
const BOTTOM = HEIGHT - 48;
const INNER = WIDTH - 2 * MARGIN;
/** The width of the question number at the left; the marks are at the right. */
const NUMBER = 26;
const MARKS = 40;
const TEXT = { x: MARGIN + NUMBER, width: INNER - NUMBER - MARKS };
const SIZE = 10.5;
const GREY = '#5c5c66';
const INK = '#1b1b1f';
const RULE = '#b9bac2';
const RULED_LINE = 21;
const TALLEST_PICTURE = 300;
const OPTION_GAP = 14;

/** The page and the y of the next line. */
type Pen = { page: Page; y: number };

/** Draws a question paper on portrait A4 pages. Runs in a worker thread. */
export async function drawQuestions(paper: QuestionsPaper): Promise<Uint8Array> {
  const { page, done } = beginPaper({ size: [WIDTH, HEIGHT], title: paper.title, school: paper.school.name, isBuffered: true });
  const pen: Pen = { page, y: TOP };
  drawHead(pen, paper);
  drawInstructions(pen, paper.instructions);
  for (const section of paper.sections) drawSection(pen, section, paper.words.or);
  makeRoom(pen, 24);
  writeLine(page, paper.words.end, { x: MARGIN, y: pen.y + 8, width: INNER, size: 9, color: GREY, align: 'center' });
  drawFeet(page, paper);
  page.end();
  return done;
}

function drawHead(pen: Pen, { school, title, facts }: QuestionsPaper): void {
  const { page } = pen;
  if (school.logo !== null) drawLogo(page, school.logo);
  const name = { x: MARGIN + 56, width: INNER - 112, align: 'center' as const };
  writeFitted(page, school.name, { ...name, y: pen.y, size: 16, smallest: 9, isBold: true });
  writeFitted(page, school.address, { ...name, y: pen.y + 22, size: 8.5, smallest: 6, color: GREY });
  writeFitted(page, title, { ...name, y: pen.y + 37, size: 12.5, smallest: 8, isBold: true });
  pen.y += 60;
  for (const [left, right] of facts) {
    writeLine(page, left, { x: MARGIN, y: pen.y, width: INNER * 0.6, size: 10 });
    writeLine(page, right, { x: MARGIN + INNER * 0.6, y: pen.y, width: INNER * 0.4, size: 10, align: 'right' });
    pen.y += 15;
  }
  pen.y += 4;
  rule(page, pen.y, INK);
  pen.y += 8;
}

function drawLogo(page: Page, bytes: Uint8Array): void {
  try {
    page.image(Buffer.from(bytes), MARGIN, TOP, { fit: [46, 46] });
  } catch {
    // A logo that cannot be drawn is left out.
  }
}

function drawInstructions(pen: Pen, { title, lines }: QuestionsPaper['instructions']): void {
  if (lines.length === 0) return;
  writeLine(pen.page, title, { x: MARGIN, y: pen.y, width: INNER, size: 10, isBold: true });
  pen.y += 15;
  for (const [index, line] of lines.entries()) {
    makeRoom(pen, 14 * wrapText(pen.page, line, { width: INNER - 18, size: 9.5 }).length);
    writeLine(pen.page, `${index + 1}.`, { x: MARGIN, y: pen.y, width: 18, size: 9.5 });
    pen.y = writeText(pen.page, line, { x: MARGIN + 18, y: pen.y, width: INNER - 18, size: 9.5 });
  }
  pen.y += 4;
  rule(pen.page, pen.y, RULE);
  pen.y += 6;
}

function drawSection(pen: Pen, { name, note, marks, questions }: QuestionsPaper['sections'][number], or: string): void {
  const first = questions[0];
  // Keeps a heading on the same page as the beginning of its first question.
  makeRoom(pen, 44 + (first === undefined ? 0 : Math.min(120, heightOf(pen.page, first))));
  pen.y += 6;
  writeLine(pen.page, name, { x: MARGIN, y: pen.y, width: INNER, size: 11.5, isBold: true, align: 'center' });
  writeLine(pen.page, marks, { x: MARGIN, y: pen.y, width: INNER, size: 10, isBold: true, align: 'right' });
  pen.y += 17;
  if (note !== '') pen.y = writeText(pen.page, note, { x: MARGIN, y: pen.y, width: INNER, size: 9.5, color: GREY }) + 3;
  for (const question of questions) {
    drawQuestion(pen, question);
    if (question.alternative === null) continue;
    makeRoom(pen, 18 + Math.min(200, heightOf(pen.page, question.alternative)));
    writeLine(pen.page, or, { ...TEXT, y: pen.y, size: 9.5, isBold: true, align: 'center' });
    pen.y += 16;
    drawQuestion(pen, question.alternative);
  }
}

function drawQuestion(pen: Pen, question: PrintedQuestion): void {
  const { page } = pen;
  makeRoom(pen, Math.min(heightOf(page, question), BOTTOM - TOP));
  writeLine(page, question.number, { x: MARGIN, y: pen.y, width: NUMBER, size: SIZE, isBold: true });
  writeLine(page, question.marks, { x: WIDTH - MARGIN - MARKS, y: pen.y, width: MARKS, size: SIZE, align: 'right' });
  for (const line of linesOf(page, question.text)) {
    makeRoom(pen, SIZE * LINE);
    writeLine(page, line, { ...TEXT, y: pen.y, size: SIZE });
    pen.y += SIZE * LINE;
  }
  if (question.picture !== null) drawPicture(pen, question.picture);
  drawOptions(pen, question.options);
  drawAnswer(pen, question);
  for (let line = 0; line < question.answerLines; line++) {
    makeRoom(pen, RULED_LINE);
    pen.y += RULED_LINE;
    page
      .moveTo(TEXT.x, pen.y)
      .lineTo(WIDTH - MARGIN, pen.y)
      .lineWidth(0.4)
      .stroke(RULE);
  }
  pen.y += 7;
}

function drawAnswer(pen: Pen, { answer, source }: PrintedQuestion): void {
  for (const [text, color] of [
    [answer, INK],
    [source, GREY],
  ] as const) {
    if (text === '') continue;
    const style = { width: TEXT.width, size: 9 };
    for (const line of paragraphs(text).flatMap((one) => wrapText(pen.page, one, style))) {
      makeRoom(pen, 9 * LINE);
      writeLine(pen.page, line, { ...style, x: TEXT.x, y: pen.y, color });
      pen.y += 9 * LINE;
    }
  }
}

function drawPicture(pen: Pen, picture: QuestionPicture): void {
  const { width, height } = shownSize(picture);
  makeRoom(pen, height + 6);
  pen.page.image(Buffer.from(picture.bytes), TEXT.x, pen.y + 2, { width, height });
  pen.y += height + 6;
}

function shownSize({ width, height }: QuestionPicture): { width: number; height: number } {
  const scale = Math.min(1, TEXT.width / width, TALLEST_PICTURE / height);
  return { width: width * scale, height: height * scale };
}

/** Draws short options two in a row, others one below the other. */
function drawOptions(pen: Pen, options: readonly string[]): void {
  const { columns, width } = optionColumns(pen.page, options);
  for (let from = 0; from < options.length; from += columns) {
    const row = options.slice(from, from + columns);
    makeRoom(pen, optionRowHeight(pen.page, row, width));
    const ends = row.map((option, index) => {
      const x = TEXT.x + index * (width + OPTION_GAP);
      writeLine(pen.page, optionLabel(from + index), { x, y: pen.y, width: 20, size: SIZE });
      return writeText(pen.page, option, { x: x + 20, y: pen.y, width: width - 20, size: SIZE });
    });
    pen.y = Math.max(...ends);
  }
}

const optionLabel = (index: number) => `(${String.fromCharCode(97 + index)})`;

function optionColumns(page: Page, options: readonly string[]): { columns: number; width: number } {
  const half = (TEXT.width - OPTION_GAP) / 2;
  const isShort = options.every((option) => wrapText(page, option, { width: half - 20, size: SIZE }).length <= 1);
  return isShort ? { columns: 2, width: half } : { columns: 1, width: TEXT.width };
}

function optionRowHeight(page: Page, row: readonly string[], width: number): number {
  return Math.max(...row.map((option) => wrapText(page, option, { width: width - 20, size: SIZE }).length)) * SIZE * LINE;
}

function heightOf(page: Page, { text, options, picture, answerLines }: PrintedQuestion): number {
  const { columns } = optionColumns(page, options);
  const rows = columns === 2 ? Math.ceil(options.length / 2) : options.length;
  const words = (linesOf(page, text).length + rows) * SIZE * LINE;
  // Answer lines may continue on the next page.
  return words + (picture === null ? 0 : shownSize(picture).height + 6) + Math.min(3, answerLines) * RULED_LINE + 7;
}

function linesOf(page: Page, text: string): string[] {
  return paragraphs(text).flatMap((one) => wrapText(page, one, { width: TEXT.width, size: SIZE }));
}

const paragraphs = (text: string) => text.split('\n').filter((one) => one.trim() !== '');

function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height <= BOTTOM) return;
  pen.page.addPage();
  pen.y = TOP;
}

function rule(page: Page, y: number, color: string): void {
  page
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.7)
    .stroke(color);
}

function drawFeet(page: Page, { words, title }: QuestionsPaper): void {
  const { start, count } = page.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    page.switchToPage(index);
    const foot = { y: HEIGHT - 32, size: 8, color: GREY };
    writeLine(page, title, { ...foot, x: MARGIN, width: INNER * 0.7 });
    writeLine(page, `${words.page} ${index - start + 1} / ${count}`, {
      ...foot,
      x: MARGIN + INNER * 0.7,
      width: INNER * 0.3,
      align: 'right',
    });
  }
}
