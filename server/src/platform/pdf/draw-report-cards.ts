import { beginPaper } from './begin-paper.ts';
import { drawMark } from './draw-mark.ts';
import { drawPicture } from './draw-picture.ts';
import { drawBlock, drawFacts, type Frame, factsHeight, heightOf } from './draw-report-block.ts';
import type { ReportCard, ReportCardsPaper } from './report-cards-paper.ts';
import { type Page, writeFitted, writeLine } from './text.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 34;
const GREY = '#5c5c66';
const INK = '#1b1b1f';
/** The largest font size is tried first. If the smallest one does not fit either, the card continues on a second page. */
const LARGEST = 10.5;
const SMALLEST = 6.5;
const STEP = 0.25;
const SIGNATURES = 66;
const PHOTO = { width: 48, height: 60 };

/** Draws report cards, each beginning on a new page. Runs in a worker thread. */
export async function drawReportCards(paper: ReportCardsPaper): Promise<Uint8Array> {
  const { page, done } = beginPaper({
    size: [WIDTH, HEIGHT],
    title: paper.title,
    school: paper.letterhead.names[0] ?? '',
    madeAt: paper.madeAt,
    isEmpty: true,
  });
  for (const card of paper.cards) drawCard(page, paper, card);
  page.end();
  return done;
}

function drawCard(page: Page, paper: ReportCardsPaper, card: ReportCard): void {
  beginPage(page, paper);
  const top = drawHead(page, paper, card);
  const frame: Frame = { left: MARGIN, width: WIDTH - 2 * MARGIN, size: LARGEST };
  const bottom = HEIGHT - MARGIN - SIGNATURES;
  while (frame.size > SMALLEST && cardHeight(page, card, frame) > bottom - top) frame.size -= STEP;
  let y = drawFacts(page, card.facts, frame, top) + frame.size;
  for (const block of card.blocks) {
    // A table longer than a page is split between rows; other blocks are moved to the next page as a whole.
    if (y + Math.min(heightOf(page, block, frame), bottom - MARGIN) > bottom) {
      drawFoot(page, card);
      beginPage(page, paper);
      y = MARGIN;
    }
    y = drawBlock(page, block, frame, y) + frame.size;
  }
  drawSignatures(page, paper, card);
  drawFoot(page, card);
}

function beginPage(page: Page, { mark }: ReportCardsPaper): void {
  page.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
  if (mark !== '') drawMark(page, mark, { width: WIDTH, height: HEIGHT });
}

function cardHeight(page: Page, card: ReportCard, frame: Frame): number {
  const blocks = card.blocks.reduce((sum, block) => sum + heightOf(page, block, frame) + frame.size, 0);
  return factsHeight(page, card.facts, frame) + frame.size + blocks;
}

function drawHead(page: Page, { letterhead: { names, lines, logo } }: ReportCardsPaper, { title, context, photo }: ReportCard): number {
  const hasLogo = logo !== null && drawPicture(page, logo, { x: MARGIN, y: MARGIN, width: 54, height: 54 });
  const hasPhoto = photo !== null && drawPicture(page, photo, { x: WIDTH - MARGIN - 48, y: MARGIN, ...PHOTO });
  const inset = hasLogo || hasPhoto ? 62 : 0;
  const place = { x: MARGIN + inset, width: WIDTH - 2 * MARGIN - 2 * inset, align: 'center' as const };
  let y = MARGIN;
  names.forEach((name, index) => {
    const size = index === 0 ? 17 : 13;
    writeFitted(page, name, { ...place, y, size, smallest: 9, isBold: true });
    y += size * 1.35;
  });
  for (const line of lines) {
    writeFitted(page, line, { ...place, y, size: 8.5, smallest: 6, color: GREY });
    y += 12;
  }
  y = Math.max(y, MARGIN + (hasPhoto ? PHOTO.height + 2 : hasLogo ? 56 : 0)) + 4;
  page
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.9)
    .stroke(INK);
  const wide = { x: MARGIN, width: WIDTH - 2 * MARGIN, align: 'center' as const };
  writeFitted(page, title, { ...wide, y: y + 7, size: 14, smallest: 8, isBold: true });
  writeFitted(page, context, { ...wide, y: y + 27, size: 10, smallest: 7, color: GREY });
  return y + 48;
}

function drawSignatures(page: Page, { signature }: ReportCardsPaper, { signatures }: ReportCard): void {
  const share = (WIDTH - 2 * MARGIN) / Math.max(1, signatures.length);
  const line = HEIGHT - MARGIN - 28;
  signatures.forEach(({ label, name, hasPicture }, index) => {
    const x = MARGIN + index * share;
    const width = share - 24;
    if (hasPicture && signature !== null) drawPicture(page, signature, { x: x + 12, y: line - 34, width, height: 32 });
    page
      .moveTo(x + 12, line)
      .lineTo(x + 12 + width, line)
      .lineWidth(0.6)
      .stroke(INK);
    const place = { x: x + 4, width: share - 8, align: 'center' as const, smallest: 5.5 };
    writeFitted(page, label, { ...place, y: line + 3, size: 8.5 });
    if (name !== '') writeFitted(page, name, { ...place, y: line + 14, size: 7.5, color: GREY });
  });
}

function drawFoot(page: Page, { foot }: ReportCard): void {
  writeLine(page, foot, { x: MARGIN, y: HEIGHT - 22, width: WIDTH - 2 * MARGIN, size: 7, color: GREY, align: 'right' });
}
