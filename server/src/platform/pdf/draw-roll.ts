import { beginPaper } from './begin-paper.ts';
import { drawCode } from './draw-code.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { type Page, writeFitted, writeLine, writeText } from './text.ts';

// Paper rolls are 80 mm wide, of which a receipt printer prints 72.
const WIDTH = 226.77;
const MARGIN = 11.3;
const INNER = WIDTH - 2 * MARGIN;
/** Longer than any receipt; the unused rest is cut off. */
const LONGEST = 4000;
const CODE = 84;
// Receipt printers print only black.
const INK = '#000000';

/** Draws a receipt for a roll of 80 mm, as long as its content. */
export async function drawRoll(paper: ReceiptPaper): Promise<Uint8Array> {
  const { page, done } = beginPaper({
    size: [WIDTH, LONGEST],
    title: `${paper.fixed.title} ${paper.number}`,
    school: paper.school.name,
    language: paper.language,
  });
  const end = drawFoot(page, paper, drawLines(page, paper, drawHead(page, paper)));
  // PDF's y axis starts at the bottom: the page ends where the text ends.
  Object.assign(page.page.dictionary.data, { MediaBox: [0, LONGEST - end, WIDTH, LONGEST] });
  page.end();
  return done;
}

function drawHead(page: Page, { school, fixed, isBilingual, paidOn, facts, mark }: ReceiptPaper): number {
  const centre = { x: MARGIN, width: INNER, align: 'center' as const, color: INK };
  let y = writeText(page, school.name, { ...centre, y: 10, size: 11, isBold: true });
  y = writeText(page, school.address, { ...centre, y, size: 7 });
  y = writeText(page, school.contact, { ...centre, y, size: 7 });
  y = writeText(page, fixed.title, { ...centre, y: rule(page, y + 3) + 4, size: 10, isBold: true });
  if (mark !== '') y = writeText(page, `* ${mark} *`, { ...centre, y, size: 12, isBold: true });
  writeFitted(page, fixed.number, { x: MARGIN, width: INNER * 0.62, y, size: 9, smallest: 6, isBold: true, color: INK });
  writeLine(page, paidOn, { x: MARGIN, width: INNER, y, size: 9, align: 'right', color: INK });
  y += 14;
  const labels = isBilingual ? 92 : 62;
  for (const [label, value] of facts) {
    writeFitted(page, label, { x: MARGIN, width: labels, y, size: 8, smallest: 5, color: INK });
    y = writeText(page, value || '–', { x: MARGIN + labels + 2, width: INNER - labels - 2, y, size: 8.5, isBold: true, color: INK });
  }
  return rule(page, y + 2) + 4;
}

function drawLines(page: Page, { lines, total, fixed }: ReceiptPaper, top: number): number {
  let y = top;
  for (const { what, amount } of lines) {
    writeLine(page, amount, { x: MARGIN, width: INNER, y, size: 9, align: 'right', color: INK });
    y = writeText(page, what, { x: MARGIN, width: INNER - 66, y, size: 8.5, color: INK });
  }
  y = rule(page, y + 1) + 3;
  writeFitted(page, fixed.totalReceived, { x: MARGIN, width: INNER - 70, y, size: 10, smallest: 6, isBold: true, color: INK });
  writeLine(page, total, { x: MARGIN, width: INNER, y, size: 11, isBold: true, align: 'right', color: INK });
  return y + 18;
}

/** Returns the y at which the paper may be cut. */
function drawFoot(page: Page, { words, paidBy, balance, fixed, verifyUrl }: ReceiptPaper, top: number): number {
  const wide = { x: MARGIN, width: INNER, color: INK };
  let y = writeText(page, words, { ...wide, y: top, size: 8 });
  y = writeText(page, paidBy, { ...wide, y, size: 8 });
  if (balance !== '') y = writeText(page, balance, { ...wide, y, size: 8.5, isBold: true });
  y = writeText(page, fixed.receivedBy, { ...wide, y, size: 8 });
  if (verifyUrl === null) return writeText(page, fixed.isValid, { ...wide, y: y + 4, size: 7, align: 'center' }) + 16;
  drawCode(page, verifyUrl, { x: (WIDTH - CODE) / 2, y: y + 6, size: CODE });
  return writeText(page, `${fixed.scan}. ${fixed.isValid}`, { ...wide, y: y + CODE + 10, size: 7, align: 'center' }) + 16;
}

function rule(page: Page, y: number): number {
  page
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.7)
    .stroke(INK);
  return y;
}
