import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';
import { page } from './testing/write-page.ts';

type Entry = { title: string; page: number; below?: Entry[] };
const read = async (pages: MadePage[], outline: Entry[] = []) =>
  (await analyzeBook(makePdf(pages, '', outline), { maxPages: 100 })).chapters;

/** A chapter's word and title above some text. */
function opening(number: number, name: string, lines = 20): MadePage {
  const made: MadePage = {
    texts: [
      { x: 60, y: 60, size: 16, bold: true, text: `Chapter ${number}` },
      { x: 60, y: 96, size: 24, bold: true, text: name },
    ],
  };
  prose(made, { x: 60, y: 130, lines, width: 76 });
  return made;
}

const heading = (text: string, below = 6) => ({ text, size: 14, bold: true, below });

describe('Statements that are numbered before their word', () => {
  it('are no sections, and the exercises among them are the chapter’s', async () => {
    const chapters = await read([
      opening(2, 'Sets'),
      page([
        heading('2.1 Parts of a set'),
        { text: '2.1.1 Definition. A part of a set is a set of some of its members.', below: 3 },
        { text: '2.1.2 Exercise. Show that each set is a part of itself.', below: 3 },
        { text: '2.1.3 Theorem (Union). The union of two parts is a part.', below: 3 },
        { text: '2.1.4 Remark. The empty set has one part.', below: 3 },
      ]),
      page([
        heading('2.2 Orders'),
        { text: '2.2.1 Definition. An order compares two members.', below: 3 },
        { text: '2.2.2 Exercise (Chains). Find all chains of three members.', below: 3 },
      ]),
    ]);
    expect(chapters[0]?.topics.map(({ name }) => name)).toEqual(['Parts of a set', 'Orders']);
    expect(chapters[0]?.exercises.map(({ number, question }) => [number, question.slice(0, 22)])).toEqual([
      ['2.1.2', 'Show that each set is '],
      ['2.2.2', 'Chains. Find all chain'],
    ]);
  });
});

describe('A set of exercises', () => {
  it('may have bullets for numbers, where they ask something', async () => {
    const chapters = await read([
      opening(1, 'Rates'),
      page([heading('1.1 Slopes', 12)]),
      page([
        heading('Exercises', 0),
        '\u0095 Find the slope of a straight line through two points.',
        '\u0095 Explain why a level line has none.',
        '\u0095 Calculate the rate at which a tank is filled.',
      ]),
    ]);
    expect(chapters[0]?.exercises.map(({ question }) => question.split(' ')[0])).toEqual(['Find', 'Explain', 'Calculate']);
  });

  it('goes on with the numbers of the chapter before', async () => {
    const set = (from: number) => [
      heading('Exercises', 0),
      ...['Find the force on the rod.', 'Show that the sum is constant.', 'Calculate the energy of the ball.'].map(
        (text, index) => `${from + index}. ${text}`,
      ),
    ];
    const chapters = await read([
      ...[opening(1, 'Forces'), page([heading('1.1 Rods', 12)]), page(set(1))],
      ...[opening(2, 'Energies'), page([heading('2.1 Balls', 12)]), page(set(4))],
    ]);
    expect(chapters.map(({ exercises }) => exercises.map(({ number }) => number))).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]);
  });

  it('shows examples of what each question asks, which are no worked examples', async () => {
    const questions = Array.from({ length: 6 }, (_, index) => [
      `Problem 1.${index + 1}. Write a program that adds ${index + 2} numbers.`,
      { text: 'Example 1', bold: true },
      'in: 1 2 out: 3',
      { text: 'Example 2', bold: true },
      'in: 2 2 out: 4',
    ]).flat();
    const chapters = await read([opening(1, 'Sums'), page([heading('1.1 Loops', 12)]), page(questions)]);
    expect(chapters[0]?.exercises).toHaveLength(6);
    expect(chapters[0]?.examples).toEqual([]);
  });
});

describe('An outline', () => {
  it('counts chapters in Roman numbers, and smaller sections with letters', async () => {
    const parts = [
      { title: 'I. Beginnings', name: 'Calls' },
      { title: 'II. Functions', name: 'Values' },
      { title: 'III. Results', name: 'Tables' },
    ];
    const pages = parts.flatMap(({ title, name }) => [
      page([{ text: title, size: 24, bold: true, below: 26 }]),
      page([heading(`1. ${name}`, 10), heading(`1.A. More ${name}`, 10)]),
      ...['What is left', 'What follows'].map((text) => page([{ text, below: 36 }])),
    ]);
    const outline = parts.map(({ title, name }, index) => {
      const at = 4 * index + 1;
      return { title, page: at - 1, below: [{ title: `1. ${name}`, page: at, below: [{ title: `1.A. More ${name}`, page: at }] }] };
    });
    const chapters = await read(pages, outline);
    expect(chapters.map(({ number, name, topics }) => [number, name, topics.map((topic) => topic.name)])).toEqual([
      [1, 'Beginnings', ['Calls', 'More Calls']],
      [2, 'Functions', ['Values', 'More Values']],
      [3, 'Results', ['Tables', 'More Tables']],
    ]);
  });
});

describe('The publisher’s name', () => {
  it('beside the title of each chapter is no part of it', async () => {
    const names = ['Atoms', 'Matter', 'Gases', 'Acids', 'Metals', 'Water'];
    const pages = names.flatMap((name, index) => {
      const made = opening(index + 1, name);
      made.texts.push({ x: 400, y: 130, size: 26, bold: true, text: 'Bright House' });
      return [made, page([heading('Kinds', 30)])];
    });
    expect((await read(pages)).map(({ name }) => name)).toEqual(names);
  });
});
