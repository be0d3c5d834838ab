import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { roleOf } from './structure/roles.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const titles = ['Winds of the South', 'Seeds and Soil', 'A House on the Hill', 'Salt and Cloth'];

function page(...texts: MadePage['texts']): MadePage {
  const made: MadePage = { texts };
  prose(made, { x: 60, y: 170, lines: 32 });
  return made;
}

const title = (text: string, number: number) => [
  { x: 60, y: 90, size: 15, bold: true, text: `Chapter ${number}` },
  { x: 60, y: 125, size: 22, bold: true, text },
];
/** Chapters of five pages each; what is on the first is asked for. */
const bookOf = (first: (text: string, number: number) => MadePage) =>
  titles.flatMap((text, index) => [first(text, index + 1), page(), page(), page(), page()]);
const read = async (bytes: Buffer) => {
  const { chapters, certainty, sources, other } = await analyzeBook(bytes, { maxPages: 99 });
  return { chapters: chapters.map(({ number, name, page: at }) => [number, name, at]), certainty, sources, other };
};
const expected = titles.map((text, index) => [index + 1, text, 1 + 5 * index]);

describe('what tells the chapters of a book', () => {
  it('is said with how sure it is', async () => {
    const outline = titles.map((text, index) => ({ title: text, page: 5 * index }));
    const found = await read(
      makePdf(
        bookOf((text, number) => page(...title(text, number))),
        '',
        outline,
      ),
    );
    expect(found.chapters).toEqual(expected);
    expect(found.sources).toEqual(['outline', 'headings', 'looks']);
    expect(found.certainty).toBeGreaterThan(0.9);
    expect(found.other).toBeNull();
  });

  it('overrules bookmarks that name boxes between the chapters', async () => {
    const boxes = titles.map((_, index) => ({ title: `Did you know about plain ${index}`, page: 5 * index + 3 }));
    const outline = titles.flatMap((text, index) => [{ title: text, page: 5 * index }, boxes[index] ?? { title: '', page: 0 }]);
    const pages = bookOf((text, number) => page(...title(text, number)));
    for (const { title: text, page: at } of boxes) pages[at] = page({ x: 60, y: 110, size: 20, text });
    const found = await read(makePdf(pages, '', outline));
    expect(found.chapters).toEqual(expected);
    expect(found.sources).toContain('headings');
  });

  it('may be the numbers of sections alone', async () => {
    const section = (number: number, place: number) => ({
      x: 60,
      y: 120,
      size: 11,
      bold: true,
      text: `${number}.${place} Part ${place} of them`,
    });
    const pages = bookOf((text, number) => page({ x: 60, y: 90, size: 12, text }, section(number, 1)));
    for (const [at] of pages.entries()) if (at % 5 > 0) pages[at] = page(section(Math.floor(at / 5) + 1, (at % 5) + 1));
    const found = await read(makePdf(pages));
    expect(found.chapters.map(([number, , at]) => [number, at])).toEqual(expected.map(([number, , at]) => [number, at]));
    expect(found.sources).toContain('numbers');
  });

  it('goes on behind answers that close a chapter, not behind those that close the book', async () => {
    const answers = { x: 60, y: 90, size: 16, bold: true, text: 'Answers' };
    const pages = bookOf((text, number) => page(...title(text, number)));
    pages[14] = page(answers);
    expect((await read(makePdf(pages))).chapters).toEqual(expected);
    const key = page(answers, ...title(titles[0] ?? '', 1).map((text) => ({ ...text, y: text.y + 20 })));
    expect((await read(makePdf([...pages, key]))).chapters).toEqual(expected);
  });
});

describe('the list of contents of a unit', () => {
  it('names its topics, and headings in their look are topics below them', async () => {
    const listed = ['Objectives', 'Introduction', '4.1 The Grid', '4.2 The Frame', 'Summary', 'Self Assessment'];
    const first: MadePage = {
      texts: [
        { x: 160, y: 70, size: 20, bold: true, text: 'Unit 4: Building a Page' },
        { x: 60, y: 110, size: 12, bold: true, text: 'CONTENTS' },
        ...listed.map((text, index) => ({ x: 60, y: 130 + 16 * index, text })),
      ],
    };
    prose(first, { x: 60, y: 300, lines: 20 });
    const heading = (text: string) => page({ x: 60, y: 120, size: 13, bold: true, text });
    const last: MadePage = {
      texts: [
        { x: 60, y: 100, size: 13, bold: true, text: 'SelfAssessment' },
        ...['What is a grid?', 'What is a frame?', 'What is a page?'].map((text, index) => ({
          x: 60,
          y: 130 + 30 * index,
          text: `${index + 1}. ${text}`,
        })),
      ],
    };
    const pages = [
      first,
      heading('Introduction'),
      heading('4.1 The Grid'),
      heading('Columns of it'),
      heading('4.2 The Frame'),
      heading('Borders of it'),
      last,
    ];
    const { chapters } = await analyzeBook(makePdf(pages), { maxPages: 99 });
    expect(chapters.map(({ number, name }) => [number, name])).toEqual([[4, 'Building a Page']]);
    expect(chapters[0]?.topics.map(({ name }) => name)).toEqual([
      'Introduction',
      'The Grid',
      'Columns of it',
      'The Frame',
      'Borders of it',
    ]);
    expect(chapters[0]?.exercises.map(({ question }) => question)).toEqual(['What is a grid?', 'What is a frame?', 'What is a page?']);
  });
});

describe('the words of headings', () => {
  it.each([
    ['SelfAssessment', 'exercise'],
    ['TERMINAL EXERCISE', 'exercise'],
    ['Practice set 1.2', 'exercise'],
    ['Improve your learning', 'exercise'],
    ['स्वाध्याय', 'exercise'],
    ['অনুশীলনী ২.১', 'exercise'],
    ['Check Your Progress 2', 'intext'],
    ['बोध प्रश्न 1', 'intext'],
    ['Discussion and Exercises', 'exercise'],
    ['Unit 1 Test', 'exercise'],
    ['LET US SUM UP', 'summary'],
    ['Answers to Check Your Progress', 'answers'],
    ['NOTES AND ANSWERS TO ACTIVITIES', 'answers'],
    ['Key unit competence', 'objectives'],
    ['Further Readings', 'after'],
    ['Fill in the blanks.', 'part'],
    ['Answer the following questions', 'part'],
    ['The self and others', null],
  ])('%s', (text, role) => {
    expect(roleOf(text)).toBe(role);
  });

  it('name a set where no heading does, and only its parts have one', async () => {
    const asked = (head: string, y: number, questions: readonly string[]): MadePage['texts'] => [
      { x: 60, y, size: 12, bold: true, text: head },
      ...questions.map((text, index) => ({ x: 60, y: y + 24 * (index + 1), text: `${index + 1}. ${text}` })),
    ];
    const work: MadePage = {
      texts: [
        ...asked('Answer the following questions.', 90, ['Who came to the river?', 'What did she see there?']),
        ...asked('Fill in the blanks.', 220, ['The river is ____.', 'The boat was ____.', 'She was ____.']),
      ],
    };
    const { chapters } = await analyzeBook(makePdf([page(...title('The River', 3)), page(), work]), { maxPages: 99 });
    expect(chapters[0]?.exerciseSets.map(({ name, count }) => [name, count])).toEqual([
      ['Answer the following questions.', 2],
      ['Fill in the blanks.', 3],
    ]);
  });
});
