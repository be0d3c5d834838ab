import { type Box, GREY, INK, linesOf } from './certificate-box.ts';
import type { CertificatePaper } from './certificate-paper.ts';
import { drawPicture } from './draw-picture.ts';
import { type Page, widthOf, writeFitted } from './text.ts';

/** Letterhead, title, photo and numbers; returns the y below them. */
export function drawHead(page: Page, paper: CertificatePaper, box: Box): number {
  let y = box.top;
  if (paper.letterhead !== null) y = drawLetterhead(page, paper.letterhead, paper, box);
  const size = paper.size === 'A4' ? 15 : 12.5;
  for (const title of linesOf(paper.title, paper.languages)) {
    writeFitted(page, title, { x: box.left, y, width: box.width, size, smallest: 8, isBold: true, align: 'center' });
    y += size * 1.45;
  }
  if (paper.photo !== null && drawPicture(page, paper.photo, { x: box.left + box.width - 70, y: box.top + 78, width: 70, height: 84 }))
    y = Math.max(y, box.top + 168);
  return drawNumbers(page, paper, { ...box, top: y });
}

const NUMBERS = { size: 9, smallest: 7, gap: 14, line: 12 };

/** The numbers beside each other, or below each other where they do not fit: a number is never cut. */
export function drawNumbers(page: Page, { numbers, languages }: CertificatePaper, { left, top, width }: Box): number {
  if (numbers.length === 0) return top + 8;
  const { size, smallest, gap, line } = NUMBERS;
  const texts = numbers.map(({ label, value }) => `${linesOf(label, languages).join(' / ')}: ${value}`);
  const widths = texts.map((text) => widthOf(page, text, { size }));
  const free = width - gap * (texts.length - 1);
  const scale = Math.min(1, free / widths.reduce((sum, one) => sum + one, 0));
  if (size * scale < smallest) {
    texts.forEach((text, index) => {
      writeFitted(page, text, { x: left, y: top + index * line, width, size, smallest: 5 });
    });
    return top + texts.length * line + 8;
  }
  const between = texts.length === 1 ? 0 : (width - widths.reduce((sum, one) => sum + one * scale, 0)) / (texts.length - 1);
  let x = left;
  texts.forEach((text, index) => {
    const own = (widths[index] ?? 0) * scale;
    writeFitted(page, text, { x, y: top, width: own + 0.5, size, smallest: 5 });
    x += own + between;
  });
  return top + 20;
}

type Letterhead = NonNullable<CertificatePaper['letterhead']>;

/** On the small paper the letterhead leaves room for the text. */
const SHARE = { A4: 1, A5: 0.8 };

function drawLetterhead(page: Page, letterhead: Letterhead, { languages, size: sheet }: CertificatePaper, box: Box): number {
  const { name, address, lines, logo } = letterhead;
  const share = SHARE[sheet];
  const side = 52 * share;
  const hasLogo = logo !== null && drawPicture(page, logo, { x: box.left, y: box.top, width: side, height: side });
  // Centred on the page, and not overlapping the logo on either side.
  const inset = hasLogo ? side + 8 : 0;
  const place = { x: box.left + inset, width: box.width - 2 * inset, align: 'center' as const };
  let y = box.top;
  linesOf(name, languages).forEach((text, index) => {
    const size = (index === 0 ? 17 : 13) * share;
    writeFitted(page, text, { ...place, y, size, smallest: 9, isBold: true });
    y += size * 1.35;
  });
  for (const text of [...linesOf(address, languages), ...lines].filter(Boolean)) {
    writeFitted(page, text, { ...place, y, size: 8.5 * share, smallest: 6, color: GREY });
    y += 12 * share;
  }
  y = Math.max(y, box.top + (hasLogo ? side + 2 : 0)) + 4;
  page
    .moveTo(box.left, y)
    .lineTo(box.left + box.width, y)
    .lineWidth(0.9)
    .stroke(INK);
  return y + 12 * share;
}
