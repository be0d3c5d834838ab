import { expect, it } from 'vitest';
import { analyzeBook } from '../analyze.ts';
import { type MadePage, makePdf, prose } from '../testing/make-pdf.ts';

/** Widths of Times in thousandths of the size; 500 for those that are not listed. */
const WIDTHS: Readonly<Record<string, number>> = {
  ...{ ' ': 250, '.': 250, '/': 278, '?': 444, A: 722, H: 722, O: 722, W: 944, a: 444, c: 444, e: 444, f: 333, i: 278, l: 278 },
  ...{ m: 778, r: 333, s: 389, t: 278, w: 722 },
};
const widthOf = (text: string, size: number) => [...text].reduce((sum, one) => sum + (WIDTHS[one] ?? 500), 0) * (size / 1000);

/** A line in pieces, of which small ones are raised (`^`) or lowered (`_`). */
function put(page: MadePage, y: number, pieces: readonly string[]): void {
  let x = 60;
  for (const piece of pieces) {
    const isScript = piece.startsWith('^') || piece.startsWith('_');
    const [text, size] = isScript ? [piece.slice(1), 7] : [piece, 10];
    page.texts.push({ x, y: piece.startsWith('^') ? y - 4 : piece.startsWith('_') ? y + 2 : y, size, text });
    x += widthOf(text, size);
  }
}

it('powers and indices are read as such, and a small number beside a word with a gap is none', async () => {
  const page: MadePage = { texts: [{ x: 200, y: 80, size: 24, text: 'Motion', bold: true }] };
  prose(page, { x: 60, y: 130, lines: 20 });
  page.texts.push({ x: 60, y: 420, size: 14, text: 'EXERCISES', bold: true });
  put(page, 450, ['1. A car gains 9.8 m/s', '^2', ' in how many seconds?']);
  put(page, 480, ['2. What is the mass of 10', '^23', ' molecules of H', '_2', 'O?']);
  put(page, 510, ['3. What did the reporter write in column ', '^7', ' of the paper?']);
  const [chapter] = (await analyzeBook(makePdf([page]), { maxPages: 10, fileName: '' })).chapters;
  expect(chapter?.exercises.map(({ question }) => question)).toEqual([
    'A car gains 9.8 m/s² in how many seconds?',
    'What is the mass of 10²³ molecules of H₂O?',
    'What did the reporter write in column 7 of the paper?',
  ]);
});
