import { describe, expect, it } from 'vitest';
import { analyzeBook, readPrinted } from './analyze.ts';
import { divisionsIn } from './structure/read-book.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Text = MadePage['texts'][number];

const read = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages, ''), { maxPages: 100 })).chapters;
const chaptersOf = async (pages: MadePage[]) => (await read(pages)).map(({ number, name, page: at }) => [number, name, at]);
const bold = (y: number, text: string, size = 16, x = 60): Text => ({ x, y, size, bold: true, text });
const plain = (y: number, text: string, x = 60): Text => ({ x, y, text });
function page(texts: Text[], y = 200, lines = 20): MadePage {
  const made: MadePage = { texts: [...texts] };
  prose(made, { x: 60, y, lines, width: 76 });
  return made;
}

describe('a guide whose chapters are made of lessons', () => {
  const lesson = (number: number, name: string) => page([bold(70, `Lesson - ${number} ${name}`, 20)], 120);
  const guide = [
    page([bold(60, 'Chapter - 2 Living Things', 20), bold(110, 'Lesson - 1 Plants and Trees', 20)]),
    // A point of a list at the head of a page has the number of a later chapter.
    page([bold(70, '3 Habits of birds', 20)], 120),
    lesson(2, 'Animals of the Forest'),
    lesson(3, 'Water and Air'),
    page([bold(60, 'Chapter 3', 20), bold(100, 'Matter', 20), bold(150, 'Lesson - 1 Solids and Liquids', 20)]),
    lesson(2, 'Gases around Us'),
    page([bold(60, 'Chapter 4', 20), bold(100, 'Energy', 20)]),
  ];

  it('is divided by the word that stands above the other', async () => {
    const chapters = await read(guide);
    expect(chapters.map(({ number, name, page: at }) => [number, name, at])).toEqual([
      [2, 'Living Things', 1],
      [3, 'Matter', 5],
      [4, 'Energy', 7],
    ]);
  });

  it('has the lessons for topics, above and among the questions', async () => {
    const asked = page(
      [
        bold(60, 'Lesson - 1 Plants and Trees', 20),
        bold(100, 'Exercises', 14),
        ...['What is a root?', 'What is a leaf?', 'Why do trees shed leaves?'].map((text, index) =>
          plain(130 + 20 * index, `${index + 1}. ${text}`),
        ),
        bold(220, 'Lesson - 2 Animals of the Forest', 20),
        ...['What does a deer eat?', 'Where do owls sleep?'].map((text, index) => plain(260 + 20 * index, `${index + 1}. ${text}`)),
      ],
      340,
    );
    const [first] = await read([page([bold(60, 'Chapter 1', 24), bold(100, 'Living Things', 24)]), asked]);
    expect(first?.topics.map(({ name }) => name)).toEqual(['Plants and Trees', 'Animals of the Forest']);
    expect(first?.exercises.map(({ question }) => question)).toContain('What is a root?');
  });
});

describe('a work sheet', () => {
  it('is not named after the room for a name', async () => {
    const made = page(
      [
        plain(50, 'Name: ____________ Date: ________', 300),
        bold(80, 'Springs and Weights', 11.5, 200),
        bold(300, 'What to Do', 11),
        bold(530, 'What You Saw', 11),
      ],
      120,
      10,
    );
    for (const y of [330, 560]) prose(made, { x: 60, y, lines: 10, width: 76 });
    const [sheet] = await read([made]);
    expect(sheet?.name).toBe('Springs and Weights');
    expect(sheet?.topics.map(({ name }) => name)).toEqual(['What to Do', 'What You Saw']);
  });
});

describe('titles that were enlarged by hand', () => {
  const names = ['Numbers', 'Fractions', 'Decimals', 'Powers', 'Roots', 'Ratios'];
  const sizes = [30, 36, 24, 28, 30, 26];

  /** A title within a page of text; smaller headings count from 1 below it. */
  function titled(title: string, size: number, parts: readonly string[]): MadePage[] {
    const first: MadePage = { texts: [{ x: 150, y: 380, size, bold: true, text: title }] };
    prose(first, { x: 60, y: 80, lines: 14 });
    prose(first, { x: 60, y: 430, lines: 20 });
    const next: MadePage = { texts: [] };
    for (const [at, text] of parts.entries()) {
      next.texts.push({ x: 60, y: 80 + at * 220, size: 13, bold: true, text });
      prose(next, { x: 60, y: 110 + at * 220, lines: 12 });
    }
    const rest = Array.from({ length: 4 }, () => page([], 80, 40));
    return [first, next, ...rest];
  }

  const cover = (): MadePage => ({ texts: [{ x: 150, y: 90, size: 32, bold: true, text: 'Notes on Arithmetic' }] });

  it('are chapters where each has display type of its own size', async () => {
    const pages = names.flatMap((name, at) => titled(name, sizes[at] ?? 0, ['How it is written', 'How it is read']));
    expect(await chaptersOf([cover(), ...pages])).toEqual(names.map((name, at) => [at + 1, name, 2 + 6 * at]));
  });

  it('may be chapters where they count from 1 through their sizes', async () => {
    const pages = names.flatMap((name, at) => titled(`${at + 1}. ${name}`, at % 3 ? 20 : 16, ['How it is written', 'How it is read']));
    const book = await readPrinted(makePdf([cover(), ...pages]), { maxPages: 100 });
    const lists = divisionsIn(book)?.candidates.map(({ spans }) => spans.map(({ number, name, first }) => [number, name, first]));
    expect(lists).toContainEqual(names.map((name, at) => [at + 1, name, 1 + 6 * at]));
  });
});
