import { beginPaper } from './begin-paper.ts';
import type { CardsPaper } from './cards-paper.ts';
import { type Page, writeLine, writeText } from './text.ts';

const SHEET = { width: 595.28, height: 841.89 };
// The size of a bank card (ISO/IEC 7810 ID-1), 85.6 × 54 mm, in points.
const CARD = { width: 242.65, height: 153.07 };
const COLUMNS = 2;
const ROWS = 5;
const GAP = { x: 14, y: 8 };
const LEFT = (SHEET.width - COLUMNS * CARD.width - (COLUMNS - 1) * GAP.x) / 2;
const TOP = (SHEET.height - ROWS * CARD.height - (ROWS - 1) * GAP.y) / 2;
const PAD = 9;
const HEAD = 34;
const PHOTO = { width: 58, height: 72 };
const GREY = '#5c5c66';
const INK = '#1b1b1f';
const LINE = '#b9bac2';
const ACCENT = '#4f46e5';

type Worded = CardsPaper & { photoWords: string };
type Card = CardsPaper['cards'][number];
type Place = { x: number; y: number };

/** Draws identity cards on A4 sheets. Runs in a worker thread. */
export async function drawCards(paper: Worded): Promise<Uint8Array> {
  const { page, done } = beginPaper({ size: [SHEET.width, SHEET.height], title: paper.title, school: paper.school.name, isEmpty: true });
  for (const [index, card] of paper.cards.entries()) {
    const onSheet = index % (COLUMNS * ROWS);
    if (onSheet === 0) page.addPage();
    const place = {
      x: LEFT + (onSheet % COLUMNS) * (CARD.width + GAP.x),
      y: TOP + Math.floor(onSheet / COLUMNS) * (CARD.height + GAP.y),
    };
    drawCard(page, paper, card, place);
  }
  page.end();
  return done;
}

function drawCard(page: Page, paper: Worded, card: Card, { x, y }: Place): void {
  page.rect(x, y, CARD.width, CARD.height).lineWidth(0.5).stroke(LINE);
  drawHead(page, paper, { x, y });
  drawPhoto(page, card, { x: x + PAD, y: y + HEAD + 8, words: paper.photoWords });
  const left = x + PAD + PHOTO.width + 9;
  const width = CARD.width - 2 * PAD - PHOTO.width - 9;
  const foot = y + CARD.height - 12;
  let at = writeText(page, card.name, { x: left, y: y + HEAD + 5, width, size: 10, isBold: true, mostLines: 2 });
  writeLine(page, card.line, { x: left, y: at, width, size: 8.5, color: ACCENT, isBold: true });
  at += 13;
  for (const [label, value] of card.facts) {
    // A fact without a label is long and comes last: it gets the remaining lines above the foot.
    const mostLines = Math.floor((foot - at) / (7 * 1.35));
    if (at + 9 > foot) break;
    if (label === '') at = writeText(page, value, { x: left, y: at, width, size: 7, mostLines });
    else {
      writeLine(page, label, { x: left, y: at + 0.5, width: 44, size: 6.5, color: GREY });
      writeLine(page, value, { x: left + 46, y: at, width: width - 46, size: 7.5 });
      at += 10.5;
    }
  }
  writeLine(page, card.validity, { x: x + PAD, y: foot, width: 90, size: 6.5, color: GREY });
  writeLine(page, paper.signatory, { x: x + CARD.width - PAD - 90, y: foot, width: 90, size: 6.5, color: GREY, align: 'right' });
}

function drawHead(page: Page, { school }: CardsPaper, { x, y }: Place): void {
  page.rect(x, y, CARD.width, HEAD).fill('#eef0ff');
  const hasLogo = drawPicture(page, school.logo, { x: x + PAD, y: y + 5, width: 24, height: 24 });
  const left = x + PAD + (hasLogo ? 30 : 0);
  const width = CARD.width - 2 * PAD - (hasLogo ? 30 : 0);
  writeLine(page, school.name, { x: left, y: y + 3, width, size: 9.5, isBold: true, color: INK });
  writeLine(page, school.address, { x: left, y: y + 16, width, size: 6, color: GREY });
  writeLine(page, school.phone, { x: left, y: y + 24, width, size: 6, color: GREY });
}

/** Draws the photo, or a frame for gluing one in. */
function drawPhoto(page: Page, card: Card, { x, y, words }: Place & { words: string }): void {
  if (!drawPicture(page, card.photo, { x, y, ...PHOTO }))
    writeLine(page, words, { x, y: y + PHOTO.height / 2 - 5, width: PHOTO.width, size: 7, color: GREY, align: 'center' });
  page.rect(x, y, PHOTO.width, PHOTO.height).lineWidth(0.5).stroke(LINE);
}

/** False for a picture that cannot be drawn: PDF supports PNG and JPEG here. */
function drawPicture(page: Page, bytes: Uint8Array | null, { x, y, width, height }: Place & { width: number; height: number }): boolean {
  if (bytes === null) return false;
  page.save();
  try {
    page.rect(x, y, width, height).clip();
    page.image(Buffer.from(bytes), x, y, { cover: [width, height], align: 'center', valign: 'center' });
    return true;
  } catch {
    return false;
  } finally {
    page.restore();
  }
}
