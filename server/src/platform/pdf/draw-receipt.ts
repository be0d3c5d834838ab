import { beginPaper } from './begin-paper.ts';
import { drawCode } from './draw-code.ts';
import { drawRoll } from './draw-roll.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { type Page, writeFitted, writeLine, writeText } from './text.ts';

// A5 landscape, in points; two of these, one above the other, make an A4 page.
const WIDTH = 595.28;
const HEIGHT = 419.53;
const MARGIN = 28;
const GREY = '#5c5c66';
/** Up to this number, lines take the full width; more lines take two columns. */
const MOST_WIDE_LINES = 9;
const LINES_HEIGHT = 135;

/** Draws a receipt. Runs in a worker thread, because shaping text and compressing take some hundredths of a second. */
export async function drawReceipt(paper: ReceiptPaper): Promise<Uint8Array> {
  if (paper.layout === 'roll') return drawRoll(paper);
  const isDouble = paper.layout === 'A4';
  const { page, done } = beginPaper({
    size: isDouble ? [WIDTH, HEIGHT * 2] : [WIDTH, HEIGHT],
    title: `${paper.fixed.title} ${paper.number}`,
    school: paper.school.name,
    language: paper.language,
  });
  drawCopy(page, paper, { top: 0, copy: isDouble ? paper.fixed.parentsCopy : '' });
  if (isDouble) {
    page.moveTo(0, HEIGHT).lineTo(WIDTH, HEIGHT).dash(4, { space: 4 }).lineWidth(0.5).stroke(GREY).undash();
    drawCopy(page, paper, { top: HEIGHT, copy: paper.fixed.schoolCopy });
  }
  page.end();
  return done;
}

function drawCopy(page: Page, paper: ReceiptPaper, { top, copy }: { top: number; copy: string }): void {
  const inner = WIDTH - 2 * MARGIN;
  if (paper.mark !== '') drawMark(page, paper.mark, top);
  drawHead(page, paper, top, copy);
  let y = top + 92;
  // Names are on the left and need more space.
  const left = inner * 0.6;
  const labels = paper.isBilingual ? ([118, 78] as const) : ([72, 46] as const);
  paper.facts.forEach(([label, value], index) => {
    const [x, width, labelWidth] = index % 2 === 0 ? [MARGIN, left, labels[0]] : [MARGIN + left, inner - left, labels[1]];
    writeFitted(page, label, { x, y, width: labelWidth - 4, size: 8, smallest: 5, color: GREY });
    writeFitted(page, value, { x: x + labelWidth, y: y - 1, width: width - labelWidth - 8, size: 9.5, smallest: 6, isBold: true });
    if (index % 2 === 1 || index === paper.facts.length - 1) y += 16;
  });
  y = drawLines(page, paper, y + 4);
  y = writeText(page, paper.words, { x: MARGIN, y: y + 4, width: inner - 96, size: 9 });
  y = writeText(page, paper.paidBy, { x: MARGIN, y: y + 2, width: inner - 96, size: 9, color: GREY });
  if (paper.balance !== '')
    writeFitted(page, paper.balance, { x: MARGIN, y: y + 2, width: inner - 96, size: 9, smallest: 6, isBold: true });
  if (paper.verifyUrl !== null) drawVerifyCode(page, paper, paper.verifyUrl, top);
  const foot = { x: MARGIN, width: inner - 96, color: GREY };
  writeFitted(page, paper.fixed.receivedBy, { ...foot, y: top + HEIGHT - MARGIN - 24, size: 8, smallest: 6 });
  writeFitted(page, paper.fixed.isComputerMade, { ...foot, y: top + HEIGHT - MARGIN - 10, size: 7, smallest: 4.5 });
}

/** Draws the QR code in the corner. */
function drawVerifyCode(page: Page, { fixed }: ReceiptPaper, verifyUrl: string, top: number): void {
  const x = WIDTH - MARGIN - 74;
  drawCode(page, verifyUrl, { x, y: top + HEIGHT - MARGIN - 84, size: 74 });
  writeFitted(page, fixed.scan, { x, y: top + HEIGHT - MARGIN - 8, width: 74, size: 6.5, smallest: 4, color: GREY, align: 'center' });
}

function drawHead(page: Page, { school, fixed, paidOn }: ReceiptPaper, top: number, copy: string): void {
  const y = top + MARGIN - 4;
  const hasLogo = school.logo !== null && drawLogo(page, school.logo, y);
  const x = MARGIN + (hasLogo ? 56 : 0);
  writeFitted(page, school.name, { x, y, width: WIDTH - MARGIN - 158 - x, size: 15, smallest: 9, isBold: true });
  writeFitted(page, school.address, { x, y: y + 22, width: 340, size: 8, smallest: 6, color: GREY });
  writeLine(page, school.contact, { x, y: y + 34, width: 330, size: 8, color: GREY });
  const right = { x: WIDTH - MARGIN - 150, width: 150, align: 'right' as const };
  writeFitted(page, fixed.title, { ...right, y, size: 11, smallest: 7, isBold: true });
  writeFitted(page, fixed.number, { ...right, y: y + 17, size: 10, smallest: 6, isBold: true });
  writeLine(page, paidOn, { ...right, y: y + 32, size: 9 });
  if (copy !== '') writeLine(page, copy, { ...right, y: y + 46, size: 7.5, color: GREY });
  page
    .moveTo(MARGIN, top + 82)
    .lineTo(WIDTH - MARGIN, top + 82)
    .lineWidth(0.8)
    .stroke('#1b1b1f');
}

/** Draws every line, however many heads a payment went to: the lines of a receipt must add up to its total. */
function drawLines(page: Page, { lines, total, fixed }: ReceiptPaper, top: number): number {
  const columns = lines.length > MOST_WIDE_LINES ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const pitch = Math.min(15, LINES_HEIGHT / rows);
  const size = Math.min(columns === 1 ? 9.5 : 8, pitch * 0.7);
  const width = (WIDTH - 2 * MARGIN) / columns;
  const amountWidth = columns === 1 ? 110 : 66;
  lines.forEach(({ what, amount }, index) => {
    const x = MARGIN + Math.floor(index / rows) * width;
    const y = top + (index % rows) * pitch;
    writeFitted(page, what, { x: x + 4, y, width: width - amountWidth - 10, size, smallest: 5 });
    writeLine(page, amount, { x: x + width - amountWidth, y, width: amountWidth - 4, size, align: 'right' });
  });
  const y = top + rows * pitch;
  page
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.5)
    .stroke(GREY);
  writeLine(page, fixed.totalReceived, { x: MARGIN + 4, y: y + 4, width: 300, size: 9.5, isBold: true });
  writeLine(page, total, { x: WIDTH - MARGIN - 150, y: y + 4, width: 146, size: 9.5, isBold: true, align: 'right' });
  return y + 22;
}

function drawMark(page: Page, mark: string, top: number): void {
  page.save().rotate(-22, { origin: [WIDTH / 2, top + HEIGHT / 2] });
  writeFitted(page, mark, {
    x: 0,
    y: top + HEIGHT / 2 - 40,
    width: WIDTH,
    size: 72,
    smallest: 30,
    isBold: true,
    color: '#e6e3ea',
    align: 'center',
  });
  page.restore();
}

/** False for a picture that cannot be drawn (only PNG and JPEG can): the receipt is made without it. */
function drawLogo(page: Page, logo: Uint8Array, y: number): boolean {
  try {
    page.image(Buffer.from(logo), MARGIN, y, { fit: [46, 46] });
    return true;
  } catch {
    return false;
  }
}
