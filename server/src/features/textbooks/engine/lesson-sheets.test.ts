import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const read = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters;

/** A page of text with headings between its paragraphs. */
function page(headings: { size: number; text: string }[], lines = 8, top = 60): MadePage {
  const made: MadePage = { texts: [] };
  let y = top;
  for (const { size, text } of headings) {
    made.texts.push({ x: 60, y: y + 20, size, bold: true, text });
    prose(made, { x: 60, y: y + 46, lines, width: 76 });
    y += 60 + lines * 16;
  }
  return made;
}

describe('Lesson sheets', () => {
  const sections = (last: string) => [
    page([
      { size: 21, text: 'Whole Numbers' },
      { size: 15, text: '1. Division with a Rest' },
      { size: 13, text: '1.1. The Greatest Divisor' },
    ]),
    page([
      { size: 13, text: '1.2. Numbers Without Common Divisors' },
      { size: 15, text: '2. Prime Numbers' },
      { size: 13, text: '2.1. How Many There Are' },
    ]),
    page([
      { size: 13, text: '2.2. A Sieve for Them' },
      { size: 15, text: '3. Equal Rests' },
      { size: 13, text: `3.1. ${last}` },
    ]),
  ];

  it('are one chapter with the title that is larger than its numbered headings', async () => {
    const [chapter, ...others] = await read(sections('The Clock'));
    expect(others).toEqual([]);
    expect(chapter).toMatchObject({ number: 1, name: 'Whole Numbers' });
    expect(chapter?.topics.map(({ name }) => name)).toEqual([
      'Division with a Rest',
      'The Greatest Divisor',
      'Numbers Without Common Divisors',
      'Prime Numbers',
      'How Many There Are',
      'A Sieve for Them',
      'Equal Rests',
      'The Clock',
    ]);
  });

  it('count their exercises and examples by the words of other languages', async () => {
    const sheet = sections('Ce qui reste');
    sheet[2]?.texts.push(
      { x: 60, y: 690, size: 11, bold: true, text: 'Exemple 1.' },
      { x: 60, y: 706, text: 'Le reste de 17 par 5 est 2.' },
      { x: 60, y: 730, size: 11, bold: true, text: 'Mini-exercices.' },
      { x: 60, y: 748, text: '1. Calculer le reste de 19 par 7.' },
      { x: 60, y: 764, text: '2. Trouver les diviseurs de 28.' },
    );
    const [chapter] = await read(sheet);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual(['Calculer le reste de 19 par 7.', 'Trouver les diviseurs de 28.']);
    expect(chapter?.examples).toHaveLength(1);
  });
});

describe('Headings of one phrase that count through a book', () => {
  const notes = (phrase: string) =>
    [1, 2, 3, 4, 5].map((number) => page([{ size: 10, text: `${phrase} 0${number}` }], 20, 100 + 40 * number));

  it('are its chapters', async () => {
    const chapters = await read(notes('Environment Class'));
    expect(chapters.map(({ number, name, page: first }) => [number, name, first])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, `Environment Class 0${number}`, number]),
    );
  });

  it('divide nothing where they are captions', async () => {
    expect(await read(notes('Table'))).toHaveLength(1);
  });
});

describe('The hours that a chapter takes', () => {
  it('are no part of its name', async () => {
    const made = page([{ size: 22, text: 'Human Culture' }], 30);
    made.texts.push(
      { x: 60, y: 56, size: 14, bold: true, text: 'CHAPTER 2' },
      { x: 60, y: 104, size: 22, bold: true, text: 'Study Hours: 8 hours' },
    );
    const [chapter] = await read([made, page([{ size: 10, text: 'The Words of a People' }], 30)]);
    expect(chapter).toMatchObject({ number: 2, name: 'Human Culture' });
  });
});

describe('Lessons that a word and a number in bold open', () => {
  it('are the topics, their activities the exercises, and a number in brackets at an end is no page number', async () => {
    const lesson = (number: number, name: string): MadePage => {
      const made = page([], 0);
      made.texts.push({ x: 60, y: 70, bold: true, text: `Lesson ${number}` }, { x: 108, y: 70, text: `(${name} (${number})).` });
      prose(made, { x: 60, y: 100, lines: 20, width: 76 });
      return made;
    };
    const sheet = ['Lists', 'Sorting', 'Plots', 'Rows'].map((name, index) => lesson(index + 1, name));
    sheet.unshift(page([{ size: 22, text: 'Rows of Things' }], 20));
    for (const number of [1, 2, 3])
      sheet[number]?.texts.push(
        { x: 60, y: 620, bold: true, text: `Activity ${number}` },
        { x: 118, y: 620, text: `(Rows of ${number} things).` },
      );
    const [chapter, ...others] = await read(sheet);
    expect(others).toEqual([]);
    expect(chapter).toMatchObject({ number: 1, isNumbered: false, name: 'Rows of Things' });
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Lists (1)', 'Sorting (2)', 'Plots (3)', 'Rows (4)']);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual([1, 2, 3].map((number) => `Rows of ${number} things`));
  });
});
