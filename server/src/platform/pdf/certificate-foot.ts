import { type Box, CODE, GREY, INK, linesOf } from './certificate-box.ts';
import type { CertificatePaper } from './certificate-paper.ts';
import { drawCode } from './draw-code.ts';
import { drawPicture } from './draw-picture.ts';
import { fitsLine, type Page, wrapText, writeFitted, writeLine } from './text.ts';

const MOST_OF_SIGNATURE = 190;
const SCAN = { en: 'Scan to verify', hi: 'स्कैन कर जाँचें' };
/** Line height of the words under the code. */
const HINT = 8;

const UNDER = { size: 8.5, smallest: 7, line: 11 };

/** The width of one signature, and the words under each: the name, if it is known, and the label. Long words are written on several lines and never cut. */
function signaturesOf(page: Page, { signatures, seal, languages }: CertificatePaper, { width }: Pick<Box, 'width'>) {
  const places = Math.max(1, signatures.length + (seal === null ? 0 : 1));
  const share = Math.min(MOST_OF_SIGNATURE, (width - CODE - 16) / places);
  const { size, smallest } = UNDER;
  const words = signatures.map(({ name, label }) => {
    const texts = [linesOf(name, languages).join(' / '), ...linesOf(label, languages)].filter(Boolean);
    const isLong = (text: string) => !fitsLine(page, text, { width: share - 4, size: smallest });
    return texts.flatMap((text) => (isLong(text) ? wrapText(page, text, { width: share - 4, size: smallest }) : text));
  });
  return { places, share, words, rows: Math.max(1, ...words.map(({ length }) => length)), size, smallest };
}

/** The room that code, signatures and seal take at the bottom of the last page. */
export function footHeight(page: Page, paper: CertificatePaper, box: Box): number {
  const { signatures, seal, languages } = paper;
  const { rows } = signaturesOf(page, paper, box);
  return signatures.length > 0 || seal !== null ? 75 + rows * UNDER.line : 70 + (languages === 'both' ? 2 * HINT : HINT);
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

/** Code, date of issue, seal and signatures, from the top of the box to its bottom. */
export function drawFoot(page: Page, paper: CertificatePaper, box: Box): void {
  const { signatures, seal, verifyUrl, languages, issued } = paper;
  const { places, share, words, rows, size, smallest } = signaturesOf(page, paper, box);
  const bottom = box.bottom;
  if (verifyUrl !== null) drawCheck(page, paper, verifyUrl, { left: box.left, bottom });
  const date = `${linesOf(issued.label, languages).join(' / ')}: ${issued.value}`;
  if (issued.value !== '') writeFitted(page, date, { x: box.left, y: box.top + 4, width: box.width, size: 9, smallest: 6 });
  // Signatures are aligned with the right margin.
  const left = box.left + box.width - share * places;
  const line = bottom - rows * UNDER.line - 6;
  if (seal !== null) drawPicture(page, seal, { x: left + 4, y: line - 52, width: share - 12, height: 60 });
  signatures.forEach(({ picture }, index) => {
    const x = left + (index + (seal === null ? 0 : 1)) * share;
    if (picture !== null) drawPicture(page, picture, { x: x + 8, y: line - 40, width: share - 16, height: 36 });
    page
      .moveTo(x + 8, line)
      .lineTo(x + share - 4, line)
      .lineWidth(0.6)
      .stroke(INK);
    words[index]?.forEach((text, row) => {
      writeFitted(page, text, { x: x + 2, y: line + 4 + row * UNDER.line, width: share - 4, size, smallest, align: 'center' });
    });
  });
}
