import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const HEADS = ['Measuring Tools', 'Key Points', 'Vernier Calipers', 'Dial Gauges', 'Using Formulas', 'Safety at Work', 'Care of Tools'];

/** A slide: its heading, larger than the text, and a few lines. */
function slide(text: string): MadePage {
  const page: MadePage = { texts: [{ x: 60, y: 80, size: 20, text }] };
  prose(page, { x: 60, y: 130, lines: 8 });
  return page;
}

const cover: MadePage = { texts: [{ x: 60, y: 120, size: 34, text: 'LESSON 2: CARE OF TOOLS' }] };
const bookmarks = (titles: readonly string[]) => titles.map((title, page) => ({ title, page, below: [] }));
const analyze = async (pages: readonly MadePage[], outline: { title: string; page: number; below: never[] }[] = []) =>
  (await analyzeBook(makePdf(pages, '', outline), { maxPages: 99 })).chapters;
const deck = [cover, ...HEADS.map(slide)];

describe('a lesson of slides', () => {
  it('is one chapter, though its outline has an entry for each slide', async () => {
    const chapters = await analyze(deck, bookmarks(['LESSON 2: CARE OF TOOLS', ...HEADS]));
    expect(chapters.map(({ number, name }) => `${number} ${name}`)).toEqual(['2 CARE OF TOOLS']);
  });

  it('goes on with its topics behind key points near the beginning', async () => {
    const [lesson] = await analyze(deck);
    expect(lesson?.topics.map(({ name }) => name)).toEqual(HEADS.filter((name) => name !== 'Key Points'));
  });

  it('has no exercises in the numbered list of its references', async () => {
    const list = ['1. Crowe, Measuring, 2019.', '2. Shah, Workshop practice, 2020.', '3. Rao, Tools, 2021.', '4. Das, Safety, 2022.'];
    const references: MadePage = {
      texts: [{ x: 60, y: 80, size: 20, text: 'References' }, ...list.map((text, row) => ({ x: 60, y: 130 + row * 24, size: 11, text }))],
    };
    const [lesson] = await analyze([...deck, references]);
    expect(lesson?.exercises).toEqual([]);
  });
});

describe('a lesson sheet', () => {
  it('has its title from the first page, and none of its numbered sections', async () => {
    const first: MadePage = {
      texts: [
        { x: 60, y: 90, size: 24, text: 'Linear Sequences' },
        { x: 60, y: 150, size: 17, bold: true, text: 'Terms of a Sequence' },
      ],
    };
    prose(first, { x: 60, y: 180, lines: 24 });
    const second: MadePage = { texts: [{ x: 60, y: 80, size: 17, bold: true, text: '1 Deriving the Next Term' }] };
    prose(second, { x: 60, y: 110, lines: 24 });
    second.texts.push({ x: 60, y: 500, size: 14, bold: true, text: '1.1 Checkpoint' });
    const [lesson, ...others] = await analyze([first, second, second]);
    expect(lesson?.name).toBe('Linear Sequences');
    expect(others).toEqual([]);
  });
});

it('takes no running head for a section where the questions of the page before have the same name', async () => {
  const asked = (from: number, count: number, y: number) =>
    Array.from({ length: count }, (_, row) => ({
      x: 60,
      y: y + row * 24,
      size: 11,
      text: `${from + row}. Why did village ${from + row} grow so fast?`,
    }));
  const opening: MadePage = {
    texts: [
      { x: 60, y: 80, size: 13, bold: true, text: 'CHAPTER 2' },
      { x: 60, y: 120, size: 24, bold: true, text: 'Population' },
      { x: 60, y: 170, size: 14, bold: true, text: '2.1 Villages' },
    ],
  };
  prose(opening, { x: 60, y: 200, lines: 24 });
  const questions: MadePage = { texts: [{ x: 60, y: 560, size: 14, bold: true, text: '2.2 DISCUSSION QUESTIONS' }, ...asked(1, 5, 590)] };
  prose(questions, { x: 60, y: 90, lines: 24 });
  const rest: MadePage = { texts: [{ x: 300, y: 110, size: 9, bold: true, text: '2.2. DISCUSSION QUESTIONS 19' }, ...asked(6, 2, 140)] };
  const [chapter] = await analyze([opening, questions, rest]);
  expect(chapter?.topics.map(({ name }) => name)).toEqual(['Villages']);
  expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});
