import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { numberInName } from './structure/number-in-name.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const analyze = async (pages: MadePage[], { fileName = '', font = '' } = {}) =>
  (await analyzeBook(makePdf(pages, font), { maxPages: 100, fileName })).chapters;

type Heading = { text: string; times?: number; font?: string; size?: number; bold?: boolean };

/** A page of plain text with headings in it, each right above a paragraph. */
function pageWith(headings: readonly Heading[], title?: string): MadePage {
  const page: MadePage = { texts: title ? [{ x: 200, y: 80, size: 24, text: title, bold: true }] : [] };
  let y = title ? 130 : 90;
  for (const heading of headings) {
    page.texts.push({ x: 60, y: y + 14, ...heading });
    y = prose(page, { x: 60, y: y + 30, lines: 10 }) + 10;
  }
  return page;
}

const names = (topics: readonly { name: string }[] = []) => topics.map(({ name }) => name);

describe('files that went through several hands', () => {
  it('take a line that is struck twice for bold type', async () => {
    const first = pageWith(
      [
        { text: 'Evolution of Lithosphere', times: 2 },
        { text: 'Origin of Life', times: 3 },
      ],
      'The Earth',
    );
    const second = pageWith([
      { text: 'The Star Formation', times: 2 },
      { text: 'Formation of Planets', times: 2 },
    ]);
    const [chapter] = await analyze([first, second]);
    expect(names(chapter?.topics)).toEqual(['Evolution of Lithosphere', 'Origin of Life', 'The Star Formation', 'Formation of Planets']);
  });

  it('tell headings by another face where the names of all faces were lost', async () => {
    const headings = (words: readonly string[]) => words.map((text) => ({ text, font: 'F5' }));
    const pages = [pageWith(headings(['A. Resource Depletion', 'B. Pollution']), 'Environment'), pageWith(headings(['C. Global Warming']))];
    for (const page of pages) for (const text of page.texts) text.font ??= text.bold ? 'F2' : 'F4';
    const [chapter] = await analyze(pages, { font: 'TT42BE2O00' });
    expect(names(chapter?.topics)).toEqual(['Resource Depletion', 'Pollution', 'Global Warming']);
  });

  it('read the numbers of shapes that stand in place of letters', async () => {
    const shapes = (text: string) => [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) - 29)).join('');
    const page = pageWith([{ text: 'Bonds' }], 'Carbon');
    page.texts.push({ x: 60, y: 420, size: 14, text: 'EXERCISES', bold: true });
    const asked = ['1. What are the hybridisation states of each carbon atom?', '2. Why is nitric acid added to sodium extract before?'];
    for (const [index, text] of asked.entries()) page.texts.push({ x: 60, y: 450 + 20 * index, text: shapes(text), unicode: true });
    const [chapter] = await analyze([page]);
    expect(chapter?.exercises.map(({ number, question }) => `${number} ${question.replaceAll(' ', '')}`)).toEqual([
      '1 Whatarethehybridisationstatesofeachcarbonatom?',
      '2 Whyisnitricacidaddedtosodiumextractbefore?',
    ]);
  });

  it('believe the running head more than a heading on a later page where the title is drawn', async () => {
    const pages = [pageWith([]), ...Array.from({ length: 7 }, (_, index) => pageWith(index === 3 ? [{ text: 'Traders', size: 18 }] : []))];
    for (const page of pages) {
      page.texts.push({ x: 200, y: 40, size: 9, text: 'The River and the Fields' });
      prose(page, { x: 60, y: 300, lines: 20 });
    }
    const [chapter] = await analyze(pages);
    expect(chapter).toMatchObject({ name: 'The River and the Fields', page: 1 });
  });
});

describe('sections that a chapter counts', () => {
  it('may be headed by capitals no larger than the text, with bold type below them', async () => {
    const bold = (text: string) => ({ text, bold: true });
    const first = pageWith([bold('1. INTRODUCTION'), bold('2. RAW DATA'), bold('How many classes are there?')], 'Organisation');
    const second = pageWith([bold('Loss of Information'), bold('3. CONCLUSION')]);
    const [chapter] = await analyze([first, second]);
    expect(chapter?.topics.map(({ number, name }) => `${number} ${name}`.trim())).toEqual([
      '1 INTRODUCTION',
      '2 RAW DATA',
      'How many classes are there?',
      'Loss of Information',
      '3 CONCLUSION',
    ]);
  });
});

describe('the number of a chapter', () => {
  it('is that of its title where the word before it is a unit’s', async () => {
    const page = pageWith([], '4 One Thing at a Time');
    page.texts.push({ x: 60, y: 50, size: 16, text: 'Unit 2', bold: true });
    prose(page, { x: 60, y: 200, lines: 30 });
    const [chapter] = await analyze([page]);
    expect(chapter).toMatchObject({ number: 4, name: 'One Thing at a Time' });
  });

  it('comes from the file’s name where nothing in it tells', async () => {
    const page = pageWith([{ text: 'Fields' }], 'Glimpses of India');
    expect((await analyze([page], { fileName: 'jeff105.pdf' }))[0]).toMatchObject({ number: 5, name: 'Glimpses of India' });
    expect((await analyze([page]))[0]).toMatchObject({ number: 1 });
  });

  it('is read from names of several kinds, and from no others', () => {
    const named = [
      'jeff105.pdf',
      'Chapter 12.pdf',
      'science_ch-07.pdf',
      'C:\\books\\kech202.PDF',
      'class 10 science.pdf',
      'Mathematics2024.pdf',
    ];
    expect(named.map((name) => numberInName(name)?.number ?? null)).toEqual([5, 12, 7, 2, null, null]);
  });

  it('leaves the years to the title', async () => {
    const page = pageWith([{ text: 'Fields' }], 'INDIAN ECONOMY');
    page.texts.push({ x: 230, y: 112, size: 24, text: '1950-1990', bold: true });
    expect((await analyze([page]))[0]).toMatchObject({ name: 'INDIAN ECONOMY 1950-1990' });
  });
});

describe('a book in Hindi', () => {
  it('has headings whose vowel signs are no other characters, and ends with the questions that its heading names', async () => {
    const page: MadePage = { texts: [] };
    const write = (text: string, y: number, size = 11) => page.texts.push({ x: 60, y, size, text, unicode: true });
    write('अध्याय 3', 50, 16);
    write('पोषण और आहार', 80, 24);
    const paragraph = (y: number) => {
      for (let line = 0; line < 8; line++) write('नदी पहाड़ों से रेत और गाद मैदानों तक लाती है जहाँ किसान धान उगाते हैं', y + 14 * line);
    };
    write('मूलभूत संकल्पनाएँ', 120, 15);
    paragraph(145);
    write('जीविका के लिए तैयारी', 285, 15);
    paragraph(310);
    write('पुनरवलोकन प्रश्‍न', 450, 15);
    write('1. पोषण से आप क्या समझते हैं, समझाइए।', 480);
    write('2. आहार के दो कार्य बताइए और उदाहरण दीजिए।', 500);
    const [chapter] = await analyze([page]);
    expect(chapter).toMatchObject({ number: 3, name: 'पोषण और आहार' });
    expect(names(chapter?.topics)).toEqual(['मूलभूत संकल्पनाएँ', 'जीविका के लिए तैयारी']);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name} ${count}`)).toEqual(['पुनरवलोकन प्रश्‍न 2']);
  });
});
