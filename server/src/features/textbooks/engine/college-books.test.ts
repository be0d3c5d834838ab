import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Row = { text: string; bold?: boolean; size?: number };

/** A page of rows, 22 points apart. */
function rows(list: readonly (Row | string)[], y = 90): MadePage {
  return { texts: list.map((row, index) => ({ x: 60, y: y + index * 22, size: 11, ...(typeof row === 'string' ? { text: row } : row) })) };
}

function textPage(heads: readonly Row[] = []): MadePage {
  const page = rows(heads);
  prose(page, { x: 60, y: 110 + heads.length * 26, lines: 26 });
  return page;
}

const opening = (text: string) => textPage([{ text, size: 20, bold: true }]);
const analyze = async (pages: readonly MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 99 })).chapters;
const bold = (text: string): Row => ({ text, bold: true, size: 13 });

describe('a set of questions', () => {
  it('has parts by their marks, each numbered from 1', async () => {
    const set = [
      bold('Exercise'),
      { text: '(02 Marks Questions)', bold: true },
      ...['1. Define soft water.', '2. Define hard water.', '3. What is a resin?'],
      { text: '(05 Marks Questions)', bold: true },
      ...['1. Explain how lime softens water.', '2. Explain how a resin softens water.'],
    ];
    const [chapter] = await analyze([opening('CHAPTER 4 Water'), textPage(), textPage(), rows(set)]);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual([
      ...['Define soft water.', 'Define hard water.', 'What is a resin?'],
      ...['Explain how lime softens water.', 'Explain how a resin softens water.'],
    ]);
  });

  it('is counted where the font has lost the digits of its numbers', async () => {
    const asked = ['Describe a fast algorithm.', 'Prove that it is right.', 'Find a slow one.'];
    const set = [bold('Exercises'), ...asked.map((text) => `. ${text}`)];
    const [chapter] = await analyze([opening('CHAPTER 4 Greed'), textPage(), textPage(), rows(set)]);
    expect(chapter?.exercises.map(({ number, question }) => `${number} ${question}`)).toEqual(asked.map((text, at) => `${at + 1} ${text}`));
  });

  it('comes after each section, called homework, where a colon follows the number of a section', async () => {
    const homework = (section: string) => rows([bold(`${section} Free Response Homework`), '1. Find the slope.', '2. Find the area.']);
    const pages = ['2.1', '2.2'].flatMap((number) => [textPage([bold(`${number}: The Rule of ${number}`)]), textPage(), homework(number)]);
    const [chapter] = await analyze([opening('CHAPTER 2 Slopes'), ...pages]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['The Rule of 2.1', 'The Rule of 2.2']);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name} ${count}`)).toEqual([
      '2.1 Free Response Homework 2',
      '2.2 Free Response Homework 2',
    ]);
  });

  it('ends before the numbered references of a unit that has all answers behind it', async () => {
    const end = rows([bold('3.2 Check Your Progress'), '1. What is a page?', '2. What is a site?', bold('3.3 References'), '1. A book.']);
    const answers = textPage([bold('Check Your Progress - Possible Answers (Unit-3)')]);
    const pages = [opening('UNIT 3 WEB PAGES'), textPage([bold('3.1 Introduction')]), end, answers, textPage(), textPage(), textPage()];
    const [unit] = await analyze(pages);
    expect(unit?.exercises.map(({ question }) => question)).toEqual(['What is a page?', 'What is a site?']);
  });
});

describe('questions that count through a chapter', () => {
  it('are all of its exercises, in the text and in the set at its end', async () => {
    const asked = (number: string, text: string): Row => ({ text: `Exercise 3.${number}. ${text}` });
    const set = rows([bold('3.4 Exercises'), asked('3', 'Write a function that halves.'), asked('4', 'Write one that doubles.')]);
    const pages = [textPage([asked('1', 'Run the script.')]), textPage([asked('2', 'Change the script.')])];
    const [chapter] = await analyze([opening('Chapter 3 Loops'), textPage([bold('3.1 Scripts')]), ...pages, set]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['3.1', '3.2', '3.3', '3.4']);
  });

  it('are worked examples where each is answered', async () => {
    const asked = ['What is speech?', 'Why do people talk?', 'How is a talk begun?'];
    const pages = asked.map((text, at) => textPage([...Array(at).fill('So they said.'), bold(`Que 1.${at + 1}. ${text}`), bold('Answer')]));
    const [chapter] = await analyze([opening('UNIT 1 SPEECH'), ...pages]);
    expect(chapter?.examples.map(({ question }) => question)).toEqual(asked);
    expect(chapter?.exercises).toEqual([]);
  });
});

describe('the chapters of a book', () => {
  it('are listed by a page without a heading or numbers', async () => {
    const titles = ['Scarce Goods', 'Prices and Markets', 'Money and Banks', 'Trade Abroad', 'Public Spending'];
    const list = rows(['Notes on Economics', ...titles.map((title, at) => `${title} ${'.'.repeat(60)} ${2 + 2 * at}`)]);
    const pages = titles.flatMap((text) => [textPage([{ text, bold: true }]), textPage()]);
    const chapters = await analyze([list, ...pages]);
    expect(chapters.map(({ number, name, page }) => [number, name, page])).toEqual(titles.map((title, at) => [at + 1, title, 2 + 2 * at]));
  });

  it('do not come a second time, with short questions on each', async () => {
    const units = ['UNIT 1 SPEECH', 'UNIT 2 WRITING', 'UNIT 3 READING'];
    const again = units.map((text) => rows([{ text, size: 20, bold: true }, '1. A short question?', '2. Another one?'], 160));
    const chapters = await analyze([...units.flatMap((text) => [opening(text), textPage(), textPage()]), ...again]);
    expect(chapters.map(({ number, lastPage }) => [number, lastPage])).toEqual([
      [1, 3],
      [2, 6],
      [3, 9],
    ]);
  });

  it('number their own sections, without a space behind the number', async () => {
    const sections = [
      '1. NUMBERS OF ALL KINDS:',
      '1.1. Whole numbers:',
      '2.VALUES AND TYPES',
      '2.1Lists:',
      '2.1.1 Long lists',
      '3.Names of things',
    ];
    const pages = sections.map((text) => textPage([{ text, bold: true }]));
    const [chapter] = await analyze([opening('UNIT II DATA'), ...pages]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual([
      ...['NUMBERS OF ALL KINDS', 'Whole numbers', 'VALUES AND TYPES', 'Lists', 'Long lists', 'Names of things'],
    ]);
  });
});
