import { expect, it } from 'vitest';
import { beginPaper } from './begin-paper.ts';
import { drawBlock, heightOf } from './draw-report-block.ts';
import type { ReportBlock } from './report-cards-paper.ts';

const FRAME = { left: 34, width: 527 };
const column = (head: string, share: number) => ({ head, sub: '(5)', share, align: 'center' as const });

/** A card's table of marks as the platform gets it: 2.6 shares for the subject, 1.15 for each test. */
function marks(terms: number): ReportBlock {
  const tests = ['Periodic test', 'Notebook', 'Subject enrichment', 'Half-yearly exam'];
  return {
    ...{ kind: 'table', title: '', isLastBold: true },
    columns: [
      column('Subject', 2.6),
      ...Array.from({ length: terms }, () => tests.map((test) => column(test, 1.15))).flat(),
      ...[column('Marks', 1.4), column('Percent', 1.1), column('Grade', 0.9)],
    ],
    rows: [['Environmental Studies', ...Array.from({ length: terms * 4 }, () => '35.5'), '226/500', '45.2', 'C2']],
  };
}

/** What is written, with the size of its letters. */
function draw(block: ReportBlock, size: number) {
  const { page } = beginPaper({ size: [595, 842], title: '', school: '', madeAt: '2026-11-24T00:00:00Z' });
  const written: { text: string; size: number }[] = [];
  const write = page.text.bind(page);
  page.text = ((text: string, ...place: []) => {
    written.push({ text, size: (page as unknown as { _fontSize: number })._fontSize });
    return write(text, ...place);
  }) as typeof page.text;
  const height = heightOf(page, block, { ...FRAME, size });
  const below = drawBlock(page, block, { ...FRAME, size }, 0);
  return { written, height, below };
}

it.each([
  [1, 11],
  [2, 11],
  [2, 8],
])('the heads of %i terms in size %i have whole words in one size', (terms, size) => {
  const { written, height, below } = draw(marks(terms), size);
  const heads = written.filter(({ text }) => /^(Periodic|Notebook|Subject|enrichment|Half-yearly|Marks|Percent|Grade)/.test(text));
  expect(heads.filter(({ text }) => text === 'enrichment')).toHaveLength(terms);
  expect(new Set(heads.map((head) => head.size)).size).toBe(1);
  expect(heads[0]?.size).toBeGreaterThan(5.9);
  expect(below).toBeCloseTo(height);
});
