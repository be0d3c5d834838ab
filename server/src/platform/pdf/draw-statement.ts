import { beginPaper } from './begin-paper.ts';
import type { StatementPaper } from './statement-paper.ts';
import { type Page, writeFitted, writeLine, writeText } from './text.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 54;
const INNER = WIDTH - 2 * MARGIN;
const ROW = 20;
const GREY = '#5c5c66';
const LINE = '#b9bac2';

type Worded = StatementPaper & { language: string; sealWords: string };

/** Draws a statement of amounts on one portrait A4 page. Runs in a worker thread. */
export async function drawStatement(paper: Worded): Promise<Uint8Array> {
  const { page, done } = beginPaper({ size: [WIDTH, HEIGHT], title: paper.title, school: paper.school.name, language: paper.language });
  drawHead(page, paper);
  writeLine(page, paper.title, { x: MARGIN, y: 128, width: INNER, size: 15, isBold: true, align: 'center' });
  const below = writeText(page, paper.text, { x: MARGIN, y: 164, width: INNER, size: 11 });
  let y = drawTable(page, paper, below + 14);
  y = writeText(page, paper.words, { x: MARGIN, y: y + 10, width: INNER, size: 10.5, isBold: true });
  for (const note of paper.notes) y = writeText(page, note, { x: MARGIN, y: y + 8, width: INNER, size: 9.5, mostLines: 8 });
  drawFoot(page, paper, Math.max(y + 70, 640));
  page.end();
  return done;
}

function drawHead(page: Page, { school }: StatementPaper): void {
  const hasLogo = school.logo !== null && drawLogo(page, school.logo);
  const x = MARGIN + (hasLogo ? 62 : 0);
  const width = WIDTH - MARGIN - x;
  writeFitted(page, school.name, { x, y: 48, width, size: 17, smallest: 10, isBold: true });
  writeFitted(page, school.address, { x, y: 72, width, size: 9, smallest: 6, color: GREY });
  writeLine(page, school.contact, { x, y: 85, width, size: 9, color: GREY });
  page
    .moveTo(MARGIN, 108)
    .lineTo(WIDTH - MARGIN, 108)
    .lineWidth(0.8)
    .stroke('#1b1b1f');
}

/** False for a picture that cannot be drawn (only PNG and JPEG can): the document is made without it. */
function drawLogo(page: Page, logo: Uint8Array): boolean {
  try {
    page.image(Buffer.from(logo), MARGIN, 46, { fit: [50, 50] });
    return true;
  } catch {
    return false;
  }
}

function drawTable(page: Page, { lines, total }: StatementPaper, top: number): number {
  const rows = [...lines, total];
  // Many rows are set closer, so that the signature stays on the page.
  const tall = Math.min(ROW, 300 / rows.length);
  const size = Math.min(10, tall * 0.62);
  for (const [index, { what, amount }] of rows.entries()) {
    const y = top + index * tall;
    const isBold = index === lines.length;
    writeFitted(page, what, { x: MARGIN + 6, y: y + tall * 0.16, width: INNER - 150, size, smallest: 6, isBold });
    writeLine(page, amount, { x: WIDTH - MARGIN - 140, y: y + tall * 0.16, width: 134, size, isBold, align: 'right' });
  }
  const bottom = top + rows.length * tall;
  page.lineWidth(0.5);
  for (const [index] of [...rows, null].entries()) page.moveTo(MARGIN, top + index * tall).lineTo(WIDTH - MARGIN, top + index * tall);
  for (const x of [MARGIN, WIDTH - MARGIN - 146, WIDTH - MARGIN]) page.moveTo(x, top).lineTo(x, bottom);
  page.stroke(LINE);
  return bottom;
}

function drawFoot(page: Page, { issuedOn, signatory, sealWords, receiver }: Worded, y: number): void {
  writeLine(page, issuedOn, { x: MARGIN, y, width: 200, size: 10 });
  writeLine(page, sealWords, { x: MARGIN, y: y + 34, width: 200, size: 9, color: GREY });
  drawSignature(page, signatory, { x: WIDTH - MARGIN - 180, y: y + 28 });
  if (receiver !== undefined) drawSignature(page, receiver, { x: WIDTH - MARGIN - 180, y: y + 96 });
}

function drawSignature(page: Page, words: string, { x, y }: { x: number; y: number }): void {
  page
    .moveTo(x, y)
    .lineTo(x + 180, y)
    .lineWidth(0.6)
    .stroke('#1b1b1f');
  writeLine(page, words, { x, y: y + 6, width: 180, size: 9, color: GREY, align: 'center' });
}
