import type { AdmitCardsPaper, AdmitCardWords } from './admit-cards-paper.ts';
import { beginPaper } from './begin-paper.ts';
import { drawPicture } from './draw-picture.ts';
import { type Page, writeFitted, writeLine } from './text.ts';

const SHEET = { width: 595.28, height: 841.89 };
const MARGIN = 30;
const HALF = SHEET.height / 2;
const WIDTH = SHEET.width - 2 * MARGIN;
const PHOTO = { width: 62, height: 78 };
const GREY = '#5c5c66';
const LINE = '#b9bac2';
const SHARES = [18, 17, 22, 14, 17, 26];
/** Long subjects and heads get smaller letters, down to this size. */
const SMALLEST = 5.5;
const [TOP_OF_TABLE, FOOT] = [162, 34];

type Worded = AdmitCardsPaper & { words: AdmitCardWords };
type Card = AdmitCardsPaper['cards'][number];

/** Draws admit cards on A4 sheets. Runs in a worker thread. */
export async function drawAdmitCards(paper: Worded): Promise<Uint8Array> {
  const { page, done } = beginPaper({ size: [SHEET.width, SHEET.height], title: paper.title, school: paper.school.name, isEmpty: true });
  for (const [index, card] of paper.cards.entries()) {
    const isFirst = index % 2 === 0;
    if (isFirst) page.addPage();
    else page.moveTo(0, HALF).lineTo(SHEET.width, HALF).lineWidth(0.5).dash(3, { space: 3 }).stroke(LINE).undash();
    drawCard(page, { paper, card, top: isFirst ? 0 : HALF });
  }
  page.end();
  return done;
}

function drawCard(page: Page, { paper, card, top }: { paper: Worded; card: Card; top: number }): void {
  const { words, school } = paper;
  const { logo } = school;
  const hasLogo = logo !== null && drawPicture(page, logo, { x: MARGIN, y: top + 20, width: 36, height: 36 });
  const left = MARGIN + (hasLogo ? 46 : 0);
  writeLine(page, school.name, { x: left, y: top + 20, width: WIDTH - 180, size: 13, isBold: true });
  writeLine(page, school.address, { x: left, y: top + 39, width: WIDTH - 180, size: 7.5, color: GREY });
  writeLine(page, words.title, { x: MARGIN + WIDTH - 170, y: top + 20, width: 170, size: 13, isBold: true, align: 'right' });
  writeLine(page, paper.exam, { x: MARGIN + WIDTH - 170, y: top + 38, width: 170, size: 8.5, color: GREY, align: 'right' });
  drawPerson(page, { card, words, y: top + 68 });
  drawPapers(page, { card, words, y: top + TOP_OF_TABLE });
  const foot = top + HALF - FOOT;
  writeLine(page, words.classTeacher, { x: MARGIN, y: foot, width: 160, size: 8, color: GREY });
  writeLine(page, words.bring, {
    x: MARGIN + 160,
    y: foot,
    width: WIDTH - 320,
    size: 8,
    color: GREY,
    align: 'center',
  });
  writeLine(page, words.principal, { x: MARGIN + WIDTH - 160, y: foot, width: 160, size: 8, color: GREY, align: 'right' });
}

type Part = { card: Card; words: AdmitCardWords; y: number };

function drawPerson(page: Page, { card, words, y }: Part): void {
  const x = MARGIN + WIDTH - PHOTO.width;
  if (card.photo === null || !drawPicture(page, card.photo, { x, y, ...PHOTO }))
    writeLine(page, words.photo, { x, y: y + PHOTO.height / 2 - 5, width: PHOTO.width, size: 7, color: GREY, align: 'center' });
  page.rect(x, y, PHOTO.width, PHOTO.height).lineWidth(0.5).stroke(LINE);
  writeLine(page, card.name, { x: MARGIN, y, width: WIDTH - PHOTO.width - 16, size: 12, isBold: true });
  for (const [index, [label, value]] of card.facts.entries()) {
    const at = { x: MARGIN + (index % 2) * 220, y: y + 24 + Math.floor(index / 2) * 17 };
    writeLine(page, label, { ...at, width: 76, size: 8, color: GREY });
    writeLine(page, value, { x: at.x + 78, y: at.y, width: 138, size: 9 });
  }
}

/** One row for each paper; rows are lower when there are many. */
function drawPapers(page: Page, { card: { papers }, words, y }: Part): void {
  const room = HALF - TOP_OF_TABLE - FOOT - 34;
  const tall = Math.min(17, room / (papers.length + 1));
  const size = Math.min(8.5, tall * 0.62);
  const whole = SHARES.reduce((sum, share) => sum + share, 0);
  const widths = SHARES.map((share) => (WIDTH * share) / whole);
  const xOf = (column: number) => MARGIN + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  for (const [row, cells] of [words.heads, ...papers].entries())
    for (const [column, text] of cells.entries())
      writeFitted(page, text, {
        ...{ x: xOf(column) + 4, y: y + row * tall + (tall - size * 1.36) / 2, width: (widths[column] ?? 0) - 8, size, smallest: SMALLEST },
        ...(row === 0 && { isBold: true, color: GREY }),
      });
  const bottom = y + (papers.length + 1) * tall;
  page.lineWidth(0.5);
  for (const column of [...SHARES.keys(), SHARES.length]) page.moveTo(xOf(column), y).lineTo(xOf(column), bottom);
  for (let row = 0; row <= papers.length + 1; row++) page.moveTo(MARGIN, y + row * tall).lineTo(MARGIN + WIDTH, y + row * tall);
  page.stroke(LINE);
}
