import { beginPaper } from './begin-paper.ts';
import type { CertificatePaper } from './certificate-paper.ts';
import { drawCode } from './draw-code.ts';
import { drawMark } from './draw-mark.ts';
import { drawPicture } from './draw-picture.ts';
import { fitsLine, type Page, textHeight, writeFitted, writeLine, writeText } from './text.ts';

const POINTS = 72 / 25.4;
const SIZES = { A4: [595.28, 841.89], A5: [419.53, 595.28] } as const;
const GREY = '#5c5c66';
const INK = '#1b1b1f';
/** The largest font size is tried first. If the smallest one does not fit either, a second page follows. */
const LARGEST = 11;
/** For a certificate that consists of text only. */
const LARGEST_TEXT = 12.5;
const SMALLEST = 6.5;
const STEP = 0.25;
const CODE = 52;
const MOST_OF_SIGNATURE = 190;
const SCAN = { en: 'Scan to verify', hi: 'स्कैन कर जाँचें' };
/** Line height of the words under the code. */
const HINT = 8;

type Box = { left: number; top: number; width: number; bottom: number };
type Text = { en: string; hi: string };

/** Draws a certificate on as few pages as the smallest font size allows. Runs in a worker thread. */
export async function drawCertificate(paper: CertificatePaper): Promise<Uint8Array> {
  const [width, height] = SIZES[paper.size];
  const { page, done } = beginPaper({
    size: [width, height],
    title: paper.name,
    school: paper.letterhead?.name.en ?? '',
    madeAt: paper.madeAt,
  });
  const { top, right, bottom, left } = paper.margins;
  const box: Box = {
    left: left * POINTS,
    top: top * POINTS,
    width: width - (left + right) * POINTS,
    bottom: height - bottom * POINTS,
  };
  if (paper.mark !== '') drawMark(page, paper.mark, { width, height });
  const body = drawHead(page, paper, box);
  const foot = footHeight(paper);
  const size = fittingSize(page, paper, { ...box, top: body, bottom: box.bottom - foot });
  const below = drawBody(page, paper, { ...box, top: body, bottom: box.bottom }, size);
  // The foot is at the bottom of the last page and never overlaps the text.
  const free = box.bottom - foot;
  if (below > free) page.addPage({ size: [width, height], margin: 0 });
  drawFoot(page, paper, { ...box, top: free });
  page.end();
  return done;
}

/** The text in the printed languages, one line each. */
function linesOf({ en, hi }: Text, languages: CertificatePaper['languages']): string[] {
  const wanted = languages === 'en' ? [en || hi] : languages === 'hi' ? [hi || en] : [en, hi === en ? '' : hi];
  return wanted.filter((text) => text !== '');
}

function drawHead(page: Page, paper: CertificatePaper, box: Box): number {
  let y = box.top;
  if (paper.letterhead !== null) y = drawLetterhead(page, paper.letterhead, paper, box);
  const size = paper.size === 'A4' ? 15 : 12.5;
  for (const title of linesOf(paper.title, paper.languages)) {
    writeFitted(page, title, { x: box.left, y, width: box.width, size, smallest: 8, isBold: true, align: 'center' });
    y += size * 1.45;
  }
  if (paper.photo !== null && drawPicture(page, paper.photo, { x: box.left + box.width - 70, y: box.top + 78, width: 70, height: 84 }))
    y = Math.max(y, box.top + 168);
  if (paper.numbers.length === 0) return y + 8;
  const share = box.width / paper.numbers.length;
  paper.numbers.forEach(({ label, value }, index) => {
    const align = index === 0 ? 'left' : index === paper.numbers.length - 1 ? 'right' : 'center';
    const text = `${linesOf(label, paper.languages).join(' / ')}: ${value}`;
    writeFitted(page, text, { x: box.left + index * share, y, width: share - 4, size: 9, smallest: 6, align });
  });
  return y + 20;
}

type Letterhead = NonNullable<CertificatePaper['letterhead']>;

function drawLetterhead(page: Page, letterhead: Letterhead, { languages }: CertificatePaper, box: Box): number {
  const { name, address, lines, logo } = letterhead;
  const hasLogo = logo !== null && drawPicture(page, logo, { x: box.left, y: box.top, width: 52, height: 52 });
  // Centred on the page, and not overlapping the logo on either side.
  const inset = hasLogo ? 60 : 0;
  const place = { x: box.left + inset, width: box.width - 2 * inset, align: 'center' as const };
  let y = box.top;
  linesOf(name, languages).forEach((text, index) => {
    const size = index === 0 ? 17 : 13;
    writeFitted(page, text, { ...place, y, size, smallest: 9, isBold: true });
    y += size * 1.35;
  });
  for (const text of [...linesOf(address, languages), ...lines].filter(Boolean)) {
    writeFitted(page, text, { ...place, y, size: 8.5, smallest: 6, color: GREY });
    y += 12;
  }
  y = Math.max(y, box.top + (hasLogo ? 54 : 0)) + 4;
  page
    .moveTo(box.left, y)
    .lineTo(box.left + box.width, y)
    .lineWidth(0.9)
    .stroke(INK);
  return y + 12;
}

/** The largest font size at which everything fits above the foot. */
function fittingSize(page: Page, paper: CertificatePaper, box: Box): number {
  const largest = paper.rows.length > 0 ? LARGEST : LARGEST_TEXT;
  for (let size = largest; size > SMALLEST; size -= STEP) if (bodyHeight(page, paper, box, size) <= box.bottom - box.top) return size;
  return SMALLEST;
}

const ROW_GAP = 0.45;
const PARAGRAPH_GAP = 0.8;

function bodyHeight(page: Page, paper: CertificatePaper, box: Box, size: number): number {
  const paragraphs = [...paper.opening, ...paper.closing].flatMap((text) => linesOf(text, paper.languages));
  const texts = paragraphs.reduce(
    (sum, text) => sum + textHeight(page, text, { width: box.width, size: size + 0.5 }) + size * PARAGRAPH_GAP,
    0,
  );
  const rows = paper.rows.reduce((sum, row) => sum + rowHeight(page, row, paper, { width: box.width, size }), 0);
  return texts + rows + (paper.rows.length > 0 ? size : 0);
}

type Row = CertificatePaper['rows'][number];
const NUMBER = 2.2;
const LABEL_SHARE = 0.56;
/** The space between a label and its colon, in font sizes. */
const CLEAR = 0.6;

const labelWidth = (width: number, size: number) => width * LABEL_SHARE - size * (NUMBER + CLEAR);

/** The label in its languages: on one line if both fit, otherwise one line each. */
function labelLines(
  page: Page,
  label: Text,
  { languages, width, size }: { languages: CertificatePaper['languages']; width: number; size: number },
): string[] {
  const lines = linesOf(label, languages);
  const joined = lines.join(' / ');
  return lines.length > 1 && fitsLine(page, joined, { width, size }) ? [joined] : lines;
}

function rowHeight(
  page: Page,
  { label, value }: Row,
  { languages }: CertificatePaper,
  { width, size }: { width: number; size: number },
): number {
  const room = labelWidth(width, size);
  const labels = labelLines(page, label, { languages, width: room, size }).reduce(
    (sum, text, index) => sum + textHeight(page, text, { width: room, size: index === 0 ? size : size * 0.92 }),
    0,
  );
  const values = textHeight(page, value || ' ', { width: width * (1 - LABEL_SHARE) - size, size, isBold: true });
  return Math.max(labels, values) + size * ROW_GAP;
}

/** Writes paragraphs and fields, on further pages if necessary; returns the y below them. */
function drawBody(page: Page, paper: CertificatePaper, box: Box, size: number): number {
  let y = box.top;
  const room = (needed: number) => {
    if (y + needed <= box.bottom) return;
    page.addPage({ size: [...SIZES[paper.size]], margin: 0 });
    y = paper.margins.top * POINTS;
  };
  const paragraph = (text: string) => {
    const style = { width: box.width, size: size + 0.5 };
    room(textHeight(page, text, style));
    y = writeText(page, text, { ...style, x: box.left, y }) + size * PARAGRAPH_GAP;
  };
  for (const text of paper.opening.flatMap((words) => linesOf(words, paper.languages))) paragraph(text);
  let number = 0;
  for (const row of paper.rows) {
    const height = rowHeight(page, row, paper, { width: box.width, size });
    room(height);
    if (!row.isContinued) number += 1;
    drawRow(page, row, paper, { number: row.isContinued ? '' : `${number}.`, y, height, size, box });
    y += height;
  }
  if (paper.rows.length > 0) y += size;
  for (const text of paper.closing.flatMap((words) => linesOf(words, paper.languages))) paragraph(text);
  return y;
}

type RowPlace = { number: string; y: number; height: number; size: number; box: Box };

function drawRow(page: Page, { label, value }: Row, { languages }: CertificatePaper, { number, y, height, size, box }: RowPlace): void {
  const indent = size * NUMBER;
  writeLine(page, number, { x: box.left, y, width: indent, size });
  let at = y;
  labelLines(page, label, { languages, width: labelWidth(box.width, size), size }).forEach((text, index) => {
    const style = index === 0 ? { size } : { size: size * 0.92, color: GREY };
    at = writeText(page, text, { ...style, x: box.left + indent, y: at, width: labelWidth(box.width, size) });
  });
  const x = box.left + box.width * LABEL_SHARE;
  writeLine(page, ':', { x, y, width: size, size });
  writeText(page, value, { x: x + size * 0.9, y, width: box.width * (1 - LABEL_SHARE) - size, size, isBold: true });
  const line = y + height - size * ROW_GAP * 0.55;
  page
    .moveTo(x + size * 0.9, line)
    .lineTo(box.left + box.width, line)
    .lineWidth(0.4)
    .dash(1, { space: 1.6 })
    .stroke('#8b8c96')
    .undash();
}

const hasNames = ({ signatures, languages }: CertificatePaper) => signatures.some(({ name }) => linesOf(name, languages).length > 0);

function footHeight(paper: CertificatePaper): number {
  const { signatures, seal, languages } = paper;
  const labels = (languages === 'both' ? 22 : 12) + (hasNames(paper) ? 11 : 0);
  return signatures.length > 0 || seal !== null ? 74 + labels : 70 + (languages === 'both' ? 2 * HINT : HINT);
}

/** Draws the QR code, and the same code as text under it. */
function drawCheck(
  page: Page,
  { languages, code }: CertificatePaper,
  verifyUrl: string,
  { left, bottom }: Pick<Box, 'left' | 'bottom'>,
): void {
  const hints = [...linesOf(SCAN, languages), code];
  drawCode(page, verifyUrl, { x: left, y: bottom - CODE - 1 - hints.length * HINT, size: CODE });
  hints.forEach((text, row) => {
    const y = bottom - 7 - (hints.length - 1 - row) * HINT;
    writeLine(page, text, { x: left - 6, y, width: CODE + 12, size: row === hints.length - 1 ? 5 : 6, color: GREY, align: 'center' });
  });
}

function drawFoot(page: Page, paper: CertificatePaper, box: Box): void {
  const { signatures, seal, verifyUrl, languages, issued } = paper;
  const bottom = box.bottom;
  if (verifyUrl !== null) drawCheck(page, paper, verifyUrl, { left: box.left, bottom });
  const date = `${linesOf(issued.label, languages).join(' / ')}: ${issued.value}`;
  if (issued.value !== '') writeFitted(page, date, { x: box.left, y: box.top + 4, width: box.width, size: 9, smallest: 6 });
  const places = Math.max(1, signatures.length + (seal === null ? 0 : 1));
  const share = Math.min(MOST_OF_SIGNATURE, (box.width - CODE - 16) / places);
  // Signatures are aligned with the right margin.
  const left = box.left + box.width - share * places;
  const labels = (languages === 'both' ? 2 : 1) + (hasNames(paper) ? 1 : 0);
  const line = bottom - labels * 11 - 6;
  if (seal !== null) drawPicture(page, seal, { x: left + 4, y: line - 52, width: share - 12, height: 60 });
  signatures.forEach(({ label, name, picture }, index) => {
    const x = left + (index + (seal === null ? 0 : 1)) * share;
    if (picture !== null) drawPicture(page, picture, { x: x + 8, y: line - 40, width: share - 16, height: 36 });
    page
      .moveTo(x + 8, line)
      .lineTo(x + share - 4, line)
      .lineWidth(0.6)
      .stroke(INK);
    [linesOf(name, languages).join(' / '), ...linesOf(label, languages)].filter(Boolean).forEach((text, row) => {
      writeFitted(page, text, { x: x + 2, y: line + 4 + row * 11, width: share - 4, size: 8.5, smallest: 5.5, align: 'center' });
    });
  });
}
