import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf } from './testing/make-pdf.ts';
import { page } from './testing/write-page.ts';

const read = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters;

const opening = (number: number, name: string): MadePage =>
  page([
    { text: `Chapter ${number}`, size: 16, bold: true },
    { text: name, size: 24, bold: true, below: 20 },
  ]);
const heading = (text: string, below = 0) => ({ text, size: 14, bold: true, below });

describe('A question’s label on a line of its own', () => {
  it('counts between paragraphs, too', async () => {
    const [chapter] = await read([
      opening(2, 'Recurrencias'),
      page([{ text: 'Ejercicio 2.1' }, { text: 'Resuelva la ecuación de las torres.', below: 8 }, heading('Órdenes', 8)]),
      page([heading('Sumas', 6), { text: 'Ejercicio 2.2' }, { text: 'Demuestre que la suma es par.', below: 8 }]),
    ]);
    expect(chapter?.exercises.map(({ number, question }) => [number, question.slice(0, 12)])).toEqual([
      ['2.1', 'Resuelva la '],
      ['2.2', 'Demuestre qu'],
    ]);
  });

  it('heads a set where a list follows', async () => {
    const set = (number: number) => [
      heading(`Exercise 3.${number}`),
      '1. Find the slope of the first line.',
      '2. Explain why a level line has none.',
      '3. Draw the line through both points.',
    ];
    const [chapter] = await read([
      opening(3, 'Lines'),
      page([heading('3.1 Slopes', 12), ...set(1)]),
      page([heading('3.2 Points', 12), ...set(2)]),
    ]);
    expect(chapter?.exercises).toHaveLength(6);
  });
});

describe('Headings that name tasks', () => {
  it('open a set if questions follow, behind what tells how to answer', async () => {
    const [chapter] = await read([
      opening(1, 'Averages'),
      page([heading('1.1 Means', 14)]),
      page([
        heading('1.1.1 Writing assignment', 5),
        '(2 points)',
        'a. What is the mean of a set of numbers?',
        'b. Why is it no member of the set at times?',
        'c. How does one large number change it?',
        heading('1.2 Tables', 10),
      ]),
    ]);
    expect(chapter?.exercises.map(({ question }) => question.split(' ')[0])).toEqual(['What', 'Why', 'How']);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Means', 'Tables']);
  });

  it('open none where the list tells steps', async () => {
    const [chapter] = await read([
      opening(1, 'Health'),
      page([heading('1.1 Rest', 14)]),
      page([
        heading('1.2 Breathing exercises', 3),
        '1. Stand straight on both feet.',
        '2. Lift the arms above the head.',
        '3. Breathe out slowly.',
        heading('1.3 Food', 10),
      ]),
    ]);
    expect(chapter?.exercises).toEqual([]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Rest', 'Breathing exercises', 'Food']);
  });

  it('may have a bullet before the only question', async () => {
    const [chapter] = await read([
      opening(1, 'Motion'),
      page([heading('1.1 Speed', 14)]),
      page([
        heading('Advanced exercises'),
        '\u0095 Find the speed of a train.',
        '\u0095 Explain why it slows down.',
        heading('1.2 Rest', 10),
        heading('Advanced exercises'),
        '\u0095 Compute the way that it takes to stop.',
        heading('1.3 Force', 10),
      ]),
    ]);
    expect(chapter?.exercises.map(({ question }) => question.split(' ')[0])).toEqual(['Find', 'Explain', 'Compute']);
  });
});

describe('Chapters of several files', () => {
  const cover = (number: number, size: number): MadePage[] => [
    page([
      { text: 'History of the coast', size, bold: true },
      { text: `Chapter ${number}`, size, bold: true },
      { text: 'Short answers', size: 18, bold: true },
    ]),
    page(
      ['Ports', 'Ships', 'Trade', 'Tolls'].flatMap((name, at) =>
        ['Beginnings', 'Growth', 'Decline'].map((part, below) => `${at + 1}.${below + 1} ${part} of ${name} ${'.'.repeat(50)} ${at + 1}`),
      ),
    ),
    page([heading('1. Ports', 12), heading('2. Ships', 12)]),
    page([heading('3. Trade', 12), heading('4. Tolls', 12)]),
  ];

  it('begin where their word counts on, in whatever size', async () => {
    const chapters = await read([1, 2, 3, 4, 5, 6].flatMap((number) => cover(number, number < 4 ? 24 : 30)));
    expect(chapters.map(({ number, page: first }) => [number, first])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, 4 * number - 3]),
    );
  });

  it('have no questions in their lists of contents', async () => {
    const chapters = await read([...cover(1, 24), ...cover(2, 24), ...cover(3, 24)]);
    expect(chapters.flatMap(({ exercises }) => exercises)).toEqual([]);
  });

  it('begin with any word that counts at the head of pages, no larger than the text', async () => {
    const names = ['Purification by cooling', 'Leaves and their dyes', 'Columns of chalk', 'Light on crystals', 'Salts of iron', 'Oils'];
    const chapters = await read([
      ...names.flatMap((name, at) => [
        page([{ text: `Experiment ${at + 1}: ${name}`, size: at % 2 ? 12 : 11, bold: true, below: 30 }]),
        page([{ text: 'Procedure', bold: true, below: 24 }]),
        page([{ text: 'Results', bold: true, below: 24 }]),
      ]),
    ]);
    expect(chapters.map(({ number, name, page: first }) => [number, name, first])).toEqual(
      names.map((name, at) => [at + 1, name, 3 * at + 1]),
    );
  });
});

describe('A section’s running head with its page', () => {
  it('is not taken for the section, and those in a row stay sections', async () => {
    const [chapter] = await read([
      opening(2, 'Programs'),
      page([heading('2.1 Goals', 30)]),
      page([
        { text: '2.2. SHEETS 73', size: 10 },
        { text: 'The words go on here and tell how a program counts.', below: 12 },
        heading('2.2 Sheets'),
        'How to do it',
        heading('2.3 Tables'),
        'How to do it',
        heading('2.4 Charts'),
        'How to do it',
      ]),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Goals', 'Sheets', 'Tables', 'Charts']);
  });
});
