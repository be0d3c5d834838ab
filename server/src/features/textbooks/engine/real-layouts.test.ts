import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const analyze = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters;

/** Pages of plain text with what the test puts on the first. */
function bookPages(first: MadePage, more = 2): MadePage[] {
  prose(first, { x: 60, y: 300, lines: 30 });
  const rest = Array.from({ length: more }, () => {
    const page: MadePage = { texts: [] };
    prose(page, { x: 60, y: 120, lines: 40 });
    return page;
  });
  return [first, ...rest];
}

describe('layouts that real school books have', () => {
  it('takes the number out of a badge that stands beside the title', async () => {
    const [chapter] = await analyze(
      bookPages({
        texts: [
          { x: 220, y: 80, size: 30, text: 'Exploring', bold: true },
          { x: 80, y: 118, size: 30, text: '2', bold: true },
          { x: 150, y: 118, size: 30, text: 'Substances: Acidic,', bold: true },
          { x: 175, y: 154, size: 30, text: 'Basic, and Neutral', bold: true },
        ],
      }),
    );
    expect(chapter).toMatchObject({ number: 2, name: 'Exploring Substances: Acidic, Basic, and Neutral' });
  });

  it('leaves out the page of a unit, whose list names the chapters', async () => {
    const unit: MadePage = {
      texts: [
        { x: 100, y: 260, size: 36, text: 'UNIT 1', bold: true },
        { x: 100, y: 310, size: 18, text: 'Diversity of Life', bold: true },
        { x: 100, y: 380, text: 'Chapter 1' },
        { x: 100, y: 396, text: 'The Living World' },
        { x: 100, y: 424, text: 'Chapter 2' },
        { x: 100, y: 440, text: 'Plant Kingdom' },
      ],
    };
    const pages = bookPages({
      texts: [
        { x: 200, y: 180, size: 14, text: 'CHAPTER 1', bold: true },
        { x: 180, y: 215, size: 18, text: 'THE LIVING WORLD', bold: true },
      ],
    });
    const chapters = await analyze([unit, ...pages]);
    expect(chapters).toEqual([expect.objectContaining({ number: 1, name: 'THE LIVING WORLD', page: 2 })]);
  });

  it('reads the number of a chapter in the tab at the edge, and its drawn title in the running heads', async () => {
    const pages = bookPages({ texts: [] }, 7);
    for (const [index, page] of pages.entries()) {
      page.texts.push({ x: 200, y: 40, size: 9, text: index % 2 === 0 ? 'THE RIVER AND THE PLAINS' : 'INDIA AND THE CONTEMPORARY WORLD' });
      page.texts.push({ x: 570, y: 400, size: 9, text: 'Chapter IV', sideways: true });
    }
    const [chapter] = await analyze(pages);
    expect(chapter).toMatchObject({ number: 4, name: 'THE RIVER AND THE PLAINS' });
  });

  it('takes the rest of a title that stops at a comma from the running heads', async () => {
    const first: MadePage = {
      texts: [
        { x: 200, y: 110, size: 14, text: 'CHAPTER 7', bold: true },
        { x: 150, y: 150, size: 22, text: 'Rule and Trade in Bengal,', bold: true },
      ],
    };
    const pages = bookPages(first, 7);
    for (const [index, page] of pages.entries())
      page.texts.push({ x: 200, y: 40, size: 9, text: `${index + 40}   Rule and Trade in Bengal, 1757-1793` });
    expect((await analyze(pages))[0]).toMatchObject({ number: 7, name: 'Rule and Trade in Bengal, 1757-1793' });
  });

  it('reads headings that hang in the margin though a table runs across the page', async () => {
    const first: MadePage = {
      texts: [
        { x: 250, y: 80, size: 14, text: 'Unit 2', bold: true },
        { x: 220, y: 120, size: 24, text: 'Cells', bold: true },
      ],
    };
    const page: MadePage = { texts: [] };
    for (let row = 0; row < 5; row++)
      for (const [column, x] of [40, 160, 300, 430].entries()) page.texts.push({ x, y: 90 + row * 18, text: `Cell ${row} ${column}` });
    for (const [at, title] of [
      [220, ['2.1 Expressing', 'the Strength', 'of Currents']],
      [450, ['2.2 Nernst', 'Equation']],
    ] as const) {
      for (const [index, text] of title.entries())
        page.texts.push({ x: index === 0 ? 40 : 66, y: at + index * 17, size: 14, bold: true, text });
      prose(page, { x: 160, y: at, lines: 14, width: 62 });
    }
    const [chapter] = await analyze([...bookPages(first, 1), page]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Expressing the Strength of Currents', 'Nernst Equation']);
  });

  it('reads questions that stand side by side one after the other', async () => {
    const last: MadePage = { texts: [{ x: 230, y: 100, size: 13, bold: true, text: 'EXERCISE 7.1' }] };
    prose(last, { x: 60, y: 130, lines: 1 });
    for (let i = 0; i < 12; i++) {
      const [x, y] = [60 + (i % 3) * 160, 170 + Math.floor(i / 3) * 46];
      last.texts.push(
        { x, y, bold: true, text: `${i + 1}.` },
        { x: x + 22, y: y - 8, text: `x + ${i + 1}` },
        { x: x + 22, y: y + 8, text: 'x - 1' },
      );
    }
    const first: MadePage = {
      texts: [
        { x: 200, y: 90, size: 14, bold: true, text: 'CHAPTER 7' },
        { x: 200, y: 130, size: 24, bold: true, text: 'Integrals' },
      ],
    };
    const [chapter] = await analyze([...bookPages(first, 1), last]);
    expect(chapter?.exercises.map(({ number }) => Number(number))).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(chapter?.exercises[4]?.question.replaceAll(' ', '')).toBe('(x+5)/(x-1)');
  });

  it('keeps work in boxes on the way apart from the exercises at the end', async () => {
    const first: MadePage = {
      texts: [
        { x: 200, y: 90, size: 14, bold: true, text: 'CHAPTER 1' },
        { x: 200, y: 130, size: 24, bold: true, text: 'Development' },
      ],
    };
    const pages = bookPages(first, 2);
    pages[1]?.texts.push({ x: 60, y: 690, size: 13, bold: true, text: 'LET’S WORK THESE OUT' });
    for (let i = 1; i <= 3; i++) pages[1]?.texts.push({ x: 60, y: 695 + i * 18, text: `${i}. What do people of village ${i} strive for?` });
    const last: MadePage = { texts: [{ x: 230, y: 100, size: 13, bold: true, text: 'EXERCISES' }] };
    for (let i = 1; i <= 5; i++) last.texts.push({ x: 60, y: 110 + i * 22, text: `${i}. Why is the income of village ${i} no measure?` });
    const [chapter] = await analyze([...pages, last]);
    expect(chapter?.exercises).toHaveLength(5);
    expect(chapter?.intext).toHaveLength(3);
  });

  it('keeps the heading of exercises that stands at the same height in several chapters', async () => {
    const chapters = await analyze(
      [1, 2, 3, 4].flatMap((number) => {
        const pages = bookPages(
          {
            texts: [
              { x: 200, y: 90, size: 14, bold: true, text: `CHAPTER ${number}` },
              { x: 200, y: 130, size: 24, bold: true, text: ['Motion', 'Solutions', 'Light', 'Sound'][number - 1] ?? '' },
            ],
          },
          6,
        );
        const last: MadePage = { texts: [{ x: 230, y: 70, size: 13, bold: true, text: 'EXERCISES' }] };
        for (let i = 1; i <= 5; i++) last.texts.push({ x: 60, y: 90 + i * 22, text: `${i}. Why is the answer to this one ${i * number}?` });
        return [...pages, last];
      }),
    );
    expect(chapters.map(({ name, exerciseSets }) => `${name} ${exerciseSets.map((set) => `${set.name} ${set.count}`).join()}`)).toEqual([
      'Motion EXERCISES 5',
      'Solutions EXERCISES 5',
      'Light EXERCISES 5',
      'Sound EXERCISES 5',
    ]);
  });

  it('parts a book at chapters whose number stands upright beside their title', async () => {
    const titles = ['Sharing of Power', 'Federal Rule', 'Parties and Votes'];
    const pages = titles.flatMap((title, index) =>
      bookPages(
        {
          texts: [
            { x: 80, y: 100, size: 30, text: title },
            { x: 560, y: 420, size: 20, text: `Chapter ${['I', 'II', 'III'][index]}`, sideways: true },
          ],
        },
        4,
      ),
    );
    expect((await analyze(pages)).map(({ number, name }) => `${number} ${name}`)).toEqual(
      titles.map((title, index) => `${index + 1} ${title}`),
    );
  });

  it('reads columns with a narrow gutter and a table above them one after the other', async () => {
    const page: MadePage = { texts: [] };
    const words = 'river rises and leaves a thin layer of mud behind';
    for (let row = 0; row < 16; row++)
      page.texts.push({ x: 54, y: 220 + row * 13, text: `Left line ${row + 10} of the ${words}`.slice(0, 46) });
    page.texts.push({ x: 54, y: 434, size: 13, bold: true, text: 'Cropping Seasons' });
    for (let row = 0; row < 12; row++)
      page.texts.push({ x: 54, y: 460 + row * 13, text: `Left line ${row + 40} of the ${words}`.slice(0, 46) });
    for (let row = 0; row < 7; row++)
      for (const [column, x] of [79, 262, 333, 400, 466].entries())
        page.texts.push({ x, y: 90 + row * 15, size: 8.5, text: column === 0 ? `Category of land ${row}` : `${row + column}.4` });
    for (let row = 0; row < 28; row++)
      page.texts.push({ x: 286, y: 220.4 + row * 13, text: `Right line ${row + 10} of the ${words}`.slice(0, 46) });
    const first: MadePage = {
      texts: [
        { x: 200, y: 90, size: 14, bold: true, text: 'CHAPTER 3' },
        { x: 200, y: 130, size: 24, bold: true, text: 'Land' },
      ],
    };
    const [chapter] = await analyze([...bookPages(first, 1), page]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Cropping Seasons']);
    expect(chapter?.topics[0]?.description).toMatch(/^Left line 40 \D* Left line 41 /);
  });

  it('takes the number of a unit with its shadow for no title', async () => {
    const unit: MadePage = {
      texts: [
        { x: 200, y: 280, size: 24, text: 'UNIT' },
        { x: 215, y: 320, size: 36, text: 'IIII' },
        { x: 100, y: 420, size: 16, text: 'DEVELOPMENT POLICIES' },
      ],
    };
    const first: MadePage = {
      texts: [
        { x: 500, y: 90, size: 43, bold: true, text: '1' },
        { x: 150, y: 200, size: 24, bold: true, text: 'INDIAN ECONOMY' },
        { x: 150, y: 230, size: 24, bold: true, text: 'AT INDEPENDENCE' },
      ],
    };
    expect(await analyze([unit, ...bookPages(first, 3)])).toEqual([
      expect.objectContaining({ number: 1, name: 'INDIAN ECONOMY AT INDEPENDENCE' }),
    ]);
  });

  it('reads a heading in the margin beside a text that has few lines, though boxes have an edge of their own', async () => {
    const first: MadePage = {
      texts: [
        { x: 250, y: 80, size: 14, text: 'Unit 3', bold: true },
        { x: 220, y: 120, size: 24, text: 'Kinetics', bold: true },
      ],
    };
    const page: MadePage = { texts: [] };
    for (let row = 0; row < 8; row++)
      page.texts.push({
        x: 140,
        y: 90 + row * 14,
        text: `What is the rate of reaction ${row} when the concentration of each falls by half?`,
      });
    page.texts.push({ x: 40, y: 300, size: 14, text: '3.1 Factors' }, { x: 60, y: 317, size: 14, text: 'of a Rate' });
    prose(page, { x: 150, y: 300, lines: 4, width: 68 });
    const [chapter] = await analyze([...bookPages(first, 1), page]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Factors of a Rate']);
  });
});
