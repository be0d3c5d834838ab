import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { collect } from './collect.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { type Page, registerFonts, writeLine, writeText } from './text.ts';

// An A5 sheet lies; two of them, one above the other, are an A4 sheet.
const WIDTH = 595.28;
const HEIGHT = 419.53;
const MARGIN = 28;
const GREY = '#5c5c66';
const MOST_LINES = 9;

/** Draws a receipt. Runs in a worker thread, since shaping and compressing take some hundredths of a second. */
export async function drawReceipt(paper: ReceiptPaper): Promise<Uint8Array> {
  const isDouble = paper.layout === 'A4';
  const page = new PDFDocument({
    size: isDouble ? [WIDTH, HEIGHT * 2] : [WIDTH, HEIGHT],
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: `Receipt ${paper.number}`, Author: paper.school.name, Creator: 'Shala' },
  });
  const done = collect(page);
  registerFonts(page);
  drawCopy(page, paper, { top: 0, copy: isDouble ? "Parent's copy" : '' });
  if (isDouble) {
    page.moveTo(0, HEIGHT).lineTo(WIDTH, HEIGHT).dash(4, { space: 4 }).lineWidth(0.5).stroke(GREY).undash();
    drawCopy(page, paper, { top: HEIGHT, copy: 'School copy' });
  }
  page.end();
  return done;
}

function drawCopy(page: Page, paper: ReceiptPaper, { top, copy }: { top: number; copy: string }): void {
  const inner = WIDTH - 2 * MARGIN;
  if (paper.mark !== '') drawMark(page, paper.mark, top);
  drawHead(page, paper, top, copy);
  let y = top + 92;
  const half = inner / 2;
  paper.facts.forEach(([label, value], index) => {
    const x = MARGIN + (index % 2) * half;
    writeLine(page, label, { x, y, width: 78, size: 8, color: GREY });
    writeLine(page, value, { x: x + 80, y: y - 1, width: half - 86, size: 9.5, isBold: true });
    if (index % 2 === 1 || index === paper.facts.length - 1) y += 16;
  });
  y = drawLines(page, paper, y + 4);
  y = writeText(page, paper.words, { x: MARGIN, y: y + 4, width: inner - 96, size: 9 });
  writeText(page, paper.paidBy, { x: MARGIN, y: y + 2, width: inner - 96, size: 9, color: GREY });
  drawCode(page, paper.verifyUrl, { x: WIDTH - MARGIN - 74, y: top + HEIGHT - MARGIN - 84, size: 74 });
  writeLine(page, 'Scan to verify', {
    x: WIDTH - MARGIN - 74,
    y: top + HEIGHT - MARGIN - 8,
    width: 74,
    size: 6.5,
    color: GREY,
    align: 'center',
  });
  writeLine(page, `Received by ${paper.receivedBy}`, { x: MARGIN, y: top + HEIGHT - MARGIN - 24, width: 200, size: 8, color: GREY });
  writeLine(page, 'This receipt is made by a computer and is valid without a signature.', {
    x: MARGIN,
    y: top + HEIGHT - MARGIN - 10,
    width: inner - 96,
    size: 7,
    color: GREY,
  });
}

function drawHead(page: Page, { school, number, paidOn }: ReceiptPaper, top: number, copy: string): void {
  const y = top + MARGIN - 4;
  const hasLogo = school.logo !== null && drawLogo(page, school.logo, y);
  const x = MARGIN + (hasLogo ? 56 : 0);
  writeLine(page, school.name, { x, y, width: 330, size: 15, isBold: true });
  writeLine(page, school.address, { x, y: y + 22, width: 330, size: 8, color: GREY });
  writeLine(page, school.contact, { x, y: y + 34, width: 330, size: 8, color: GREY });
  const right = { x: WIDTH - MARGIN - 150, width: 150, align: 'right' as const };
  writeLine(page, 'FEE RECEIPT', { ...right, y, size: 11, isBold: true });
  writeLine(page, `No. ${number}`, { ...right, y: y + 17, size: 10, isBold: true });
  writeLine(page, paidOn, { ...right, y: y + 32, size: 9 });
  if (copy !== '') writeLine(page, copy, { ...right, y: y + 46, size: 7.5, color: GREY });
  page
    .moveTo(MARGIN, top + 82)
    .lineTo(WIDTH - MARGIN, top + 82)
    .lineWidth(0.8)
    .stroke('#1b1b1f');
}

function drawLines(page: Page, { lines, total }: ReceiptPaper, top: number): number {
  const width = WIDTH - 2 * MARGIN;
  const row = (y: number, what: string, amount: string, isBold: boolean) => {
    writeLine(page, what, { x: MARGIN + 4, y, width: width - 120, size: 9.5, isBold });
    writeLine(page, amount, { x: WIDTH - MARGIN - 110, y, width: 106, size: 9.5, isBold, align: 'right' });
  };
  let y = top;
  for (const { what, amount } of lines.slice(0, MOST_LINES)) {
    row(y, what, amount, false);
    y += 15;
  }
  page
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.5)
    .stroke(GREY);
  row(y + 4, 'Total received', total, true);
  return y + 22;
}

function drawMark(page: Page, mark: string, top: number): void {
  page.save().rotate(-22, { origin: [WIDTH / 2, top + HEIGHT / 2] });
  writeLine(page, mark, { x: 0, y: top + HEIGHT / 2 - 40, width: WIDTH, size: 72, isBold: true, color: '#e6e3ea', align: 'center' });
  page.restore();
}

/** False for a picture that cannot be drawn (the format knows PNG and JPEG): the receipt goes without it. */
function drawLogo(page: Page, logo: Uint8Array, y: number): boolean {
  try {
    page.image(Buffer.from(logo), MARGIN, y, { fit: [46, 46] });
    return true;
  } catch {
    return false;
  }
}

function drawCode(page: Page, url: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const code = encode(url, { border: 0 });
  const cell = size / code.size;
  code.data.forEach((row, r) => {
    row.forEach((isDark, c) => {
      // A hair of overlap keeps viewers from drawing seams.
      if (isDark) page.rect(x + c * cell, y + r * cell, cell + 0.15, cell + 0.15);
    });
  });
  page.fill('#1b1b1f');
}
