import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Head = { text: string; size?: number; bold?: boolean; unicode?: boolean };

/** A chapter of three pages: heads at the top of the first, sections below. */
function chapter(heads: readonly Head[], sections: readonly string[] = []): MadePage[] {
  const first: MadePage = { texts: heads.map((head, index) => ({ x: 60, y: 110 + index * 26, size: 11, ...head })) };
  for (const [index, text] of sections.entries()) {
    first.texts.push({ x: 60, y: 170 + index * 150, size: 11, bold: true, text });
    prose(first, { x: 60, y: 190 + index * 150, lines: 8 });
  }
  if (sections.length === 0) prose(first, { x: 60, y: 190, lines: 30 });
  return [first, textPage(), textPage()];
}

function textPage(): MadePage {
  const page: MadePage = { texts: [] };
  prose(page, { x: 60, y: 90, lines: 36 });
  return page;
}

const analyze = async (pages: readonly MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 99 })).chapters;
const named = async (pages: readonly MadePage[]) => (await analyze(pages)).map(({ number, name }) => `${number} ${name}`);

describe('a chapter’s word, number and title', () => {
  it('are on one line of one look', async () => {
    const titles = ['Lesson 1 The Wind', 'Lesson 2 The Rain', 'Lesson 3 Snow on the Hills'];
    const pages = titles.flatMap((text) => chapter([{ text, size: 18, bold: true }]));
    expect(await named(pages)).toEqual(['1 The Wind', '2 The Rain', '3 Snow on the Hills']);
  });

  it('are one above the other, the title in bold type of the text’s size', async () => {
    const heads = [
      ['UNIT-I', 'ORDINARY EQUATIONS'],
      ['UNIT-II', 'PARTIAL EQUATIONS'],
    ];
    const pages = heads.flatMap(([word = '', text = '']) =>
      chapter([
        { text: word, size: 14, bold: true },
        { text, bold: true },
      ]),
    );
    expect(await named(pages)).toEqual(['1 ORDINARY EQUATIONS', '2 PARTIAL EQUATIONS']);
  });

  it('are one above the other, and the title has the number once more', async () => {
    const pages = ['The Wind', 'The Rain', 'Snow on the Hills'].flatMap((title, index) =>
      chapter([
        { text: ['Chapter One', 'Chapter Two', 'Chapter Three'][index] ?? '', size: 14, bold: true },
        { text: `${index + 1}. ${title}`, bold: true },
      ]),
    );
    expect(await named(pages)).toEqual(['1 The Wind', '2 The Rain', '3 Snow on the Hills']);
  });

  it('are in another language, with its own digits', async () => {
    const pages = ['প্রকরণ ৫', 'প্রকরণ ৬'].flatMap((text, index) =>
      chapter([
        { text, size: 14, unicode: true },
        { text: ['বাতাস', 'বৃষ্টি'][index] ?? '', size: 22, unicode: true },
      ]),
    );
    expect((await analyze(pages)).map(({ number }) => number)).toEqual([5, 6]);
  });

  it('are not found in a sentence that names a chapter', async () => {
    const pages = chapter([{ text: 'Lesson 1 The Wind', size: 18, bold: true }]);
    pages[1]?.texts.unshift({ x: 60, y: 60, size: 11, text: 'Chapter 7 describes how the wind is measured at sea and on land' });
    expect(await named(pages)).toEqual(['1 The Wind']);
  });
});

describe('sections of a unit', () => {
  it('begin with N.0', async () => {
    const sections = ['4.0 Introduction', '4.1 What Winds Are', '4.2 The Trade Winds'];
    const [unit] = await analyze(chapter([{ text: 'UNIT 4 WINDS', size: 18, bold: true }], sections));
    expect(unit?.number).toBe(4);
    expect(unit?.topics.map(({ number }) => number)).toEqual(['4.0', '4.1', '4.2']);
  });
});

describe('questions with a word before their number', () => {
  it('are items, and lists within them are not', async () => {
    const title = { text: 'Chapter 2 Variables', size: 18, bold: true };
    const pages = chapter([title], ['2.1 Names', '2.2 Values', '2.3 Exercises']).slice(0, 1);
    const asked = [
      'Exercise 2.1. Say what each of these does:',
      '1. a name',
      '2. a value',
      'Exercise 2.2. Write a program that adds two numbers.',
      'Exercise 2.3. Draw it.',
    ];
    pages.push({ texts: asked.map((text, index) => ({ x: 60, y: 90 + index * 20, size: 11, text })) });
    const [one] = await analyze(pages);
    expect(one?.exercises.map(({ number, question }) => [number, question.slice(0, 8)])).toEqual([
      ['2.1', 'Say what'],
      ['2.2', 'Write a '],
      ['2.3', 'Draw it.'],
    ]);
  });

  it('are found among the text, too', async () => {
    const pages = chapter([{ text: 'Chapter 2 Variables', size: 18, bold: true }], ['2.1 Names', '2.2 Values']);
    for (const [index, page] of pages.slice(1).entries())
      page.texts.push({ x: 60, y: 640, size: 11, text: `Problem ${index + 1}. Find the value of the name.` });
    const [one] = await analyze(pages);
    expect(one?.exercises.map(({ number }) => number)).toEqual(['1', '2']);
  });
});
