import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Piece = string | { head: string; size?: number } | { lines: number };

/** Pages of pieces one below the other: lines as they are, headings in bold, and lines of text. */
function pagesOf(...all: Piece[][]): MadePage[] {
  return all.map((pieces) => {
    const made: MadePage = { texts: [] };
    let y = 70;
    for (const piece of pieces) {
      if (typeof piece === 'string') made.texts.push({ x: 60, y, size: 10, text: piece });
      else if ('head' in piece) made.texts.push({ x: 60, y, size: piece.size ?? 14, bold: true, text: piece.head });
      else prose(made, { x: 60, y, lines: piece.lines, width: 76 });
      y += typeof piece === 'string' ? 20 : 'head' in piece ? 26 : 13 * piece.lines + 16;
    }
    return made;
  });
}
const firstOf = async (...all: Piece[][]) => (await analyzeBook(makePdf(pagesOf(...all)), { maxPages: 100 })).chapters[0];
const title: Piece = { head: 'Chapter 2: Counting', size: 22 };

describe('Questions on the way', () => {
  it('count by a letter, as in units of distance learning, up to the answers', async () => {
    const chapter = await firstOf(
      [title, { head: '2.1 Events' }, { lines: 12 }, 'E1) Write the sample space of two coins.', { lines: 10 }],
      [
        { head: '2.2 Chances' },
        { lines: 12 },
        'E2) Find the chance of two heads.',
        'E 3) What are the odds against three heads?',
        { lines: 10 },
      ],
      [{ head: '2.3 Answers' }, 'E1) The space has four points.', 'E2) It is one in four.', 'E 3) They are seven to one.', { lines: 3 }],
    );
    expect(chapter?.exercises.map(({ number, question }) => [number, question.slice(0, 21)])).toEqual([
      ['1', 'Write the sample spac'],
      ['2', 'Find the chance of tw'],
      ['3', 'What are the odds aga'],
    ]);
  });

  it('may have their short word alone on its line, closed by a bracket, beside what is set higher', async () => {
    const chapter = await firstOf(
      [
        title,
        { head: '2.1 Events' },
        { lines: 12 },
        'Ex.1) Write the sample space of two coins.',
        { lines: 10 },
        'Ex.2)',
        'Find the chance of two heads.',
      ],
      [{ head: '2.2 Chances' }, { lines: 12 }, 'Ex.3)', 'Describe the odds against three heads.', { lines: 10 }],
      [{ head: '2.3 Sums' }, { lines: 12 }, 'Ex.4) Explain why the chances add up to one.', { lines: 10 }],
    );
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  });

  it('are no statements that letters count', async () => {
    const statements = ['P1) The sum of two points is a point.', 'P2) The order of the points is free.', 'P3) The origin changes nothing.'];
    const chapter = await firstOf([title, { head: '2.1 Points' }, { lines: 12 }, ...statements, { lines: 10 }]);
    expect(chapter?.exercises).toEqual([]);
  });

  it('may have any word before chapter, section and place, on a line of its own', async () => {
    const lab = (number: string, text: string): Piece[] => [{ head: `Lab ${number}`, size: 10 }, text];
    const chapter = await firstOf(
      [
        title,
        { head: '2.1 Lists' },
        { lines: 12 },
        ...lab('2.1.1', 'Make a list of five names.'),
        ...lab('2.1.2', 'Print the third of them.'),
      ],
      [{ head: '2.2 Loops' }, { lines: 12 }, ...lab('2.2.1', 'Write a loop that counts to ten.'), { lines: 3 }],
    );
    expect(chapter?.exercises.map(({ number, question }) => [number, question.slice(0, 12)])).toEqual([
      ['2.1.1', 'Make a list '],
      ['2.1.2', 'Print the th'],
      ['2.2.1', 'Write a loop'],
    ]);
  });
});

describe('Answers to choose from', () => {
  it('close no set, though the same ones come again in each chapter', async () => {
    const options = ['A. True', 'B. False', 'C. All of the above'];
    const test =
      (name: string) =>
      (of: string, index: number): Piece[] => [`${index + 1}. Which is the ${of} of ${name}?`, ...options];
    const chapters = ['Winds', 'Seeds', 'Planets', 'Metals'].flatMap((name, index): Piece[][] => [
      [{ head: `Chapter ${index + 1}: ${name}`, size: 22 }, { lines: 45 }],
      [{ lines: 40 }],
      [{ head: 'Self Assessment' }, ...['size', 'name', 'end', 'source', 'use'].flatMap(test(name)), { lines: 3 }],
    ]);
    const found = (await analyzeBook(makePdf(pagesOf(...chapters)), { maxPages: 100 })).chapters;
    expect(found.map(({ exercises }) => exercises.length)).toEqual([5, 5, 5, 5]);
  });
});

describe('Numbered sections that hold nothing but questions', () => {
  const ponder = ['1. Why does the wheel turn back?', '2. How long would a guess take?', '3. What else could be tried?'];

  it('are exercises and no topics, whatever they are called', async () => {
    const chapter = await firstOf(
      [title, { head: '2.1 Wheels' }, { lines: 20 }],
      [{ head: '2.2 Keys' }, { lines: 20 }, { head: '2.3 Things to ponder' }, ...ponder, { head: '2.4 Locks' }, { lines: 8 }],
    );
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Wheels', 'Keys', 'Locks']);
    expect(chapter?.exercises).toHaveLength(3);
  });

  it('are topics where they list steps, or go on with text', async () => {
    const chapter = await firstOf(
      [title, { head: '2.1 Turning a wheel' }, '1. Take the wheel.', '2. Turn it to the left.', '3. Read the letter.', { lines: 8 }],
      [{ head: '2.2 What is a key?' }, ...ponder, { lines: 30 }],
      [{ head: '2.3 Locks' }, { lines: 20 }],
    );
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Turning a wheel', 'What is a key?', 'Locks']);
  });

  it('may stand before smaller sections in larger type', async () => {
    const chapter = await firstOf(
      [
        title,
        { head: '2.1 Text as numbers' },
        { lines: 20 },
        { head: '2.1.1 Exercises', size: 12 },
        '1. Encode your name.',
        '2. Decode mine.',
      ],
      [{ head: '2.1.2 All languages', size: 12 }, { lines: 12 }, { head: '2.1.3 Other bases', size: 12 }, { lines: 12 }],
    );
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Text as numbers', 'All languages', 'Other bases']);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual(['Encode your name.', 'Decode mine.']);
  });
});
