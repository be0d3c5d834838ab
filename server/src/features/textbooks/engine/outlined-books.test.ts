import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Section = { title: string; parts?: string[]; rules?: string[] };
type Chapter = { title: string; sections: Section[]; questions?: string[] };

const CHAPTERS: Chapter[] = [
  {
    title: 'Quantities and Units',
    sections: [
      { title: 'Introduction', rules: ['Converting prefixes'] },
      { title: 'Speed and density', rules: ['Speed', 'Density'] },
    ],
    questions: ['1.1.1', '1.1.2', '1.2.1', '1.2.2', '1.2.3'],
  },
  {
    title: 'Statistics of Trade',
    sections: [
      { title: 'Introduction', rules: ['Mode'] },
      { title: 'Ways of presenting', parts: ['Tables', 'Bar charts'] },
    ],
  },
  {
    title: 'Fractions of Wholes',
    sections: [{ title: 'Introduction' }, { title: 'Per cent', parts: ['Change factor', 'Repeated change'] }],
  },
];

/** A book as LaTeX sets it: parts, chapters, sections each on a page of its own, rules numbered as sections are, questions `1.2.3`. */
function latexBook(): Buffer {
  const pages: MadePage[] = [];
  const part = (number: string, title: string) =>
    pages.push({
      texts: [
        { x: 70, y: 200, size: 21, bold: true, text: `Part ${number}` },
        { x: 70, y: 250, size: 25, bold: true, text: title },
      ],
    }) - 1;
  const outline = [];
  const first = part('I', 'Numbers and Trade');
  const below = CHAPTERS.map(({ title, sections, questions }, index) => {
    const number = index + 1;
    const page = openChapter(pages, number, title);
    const own = sections.map((section, place) => addSection(pages, `${number}.${place + 1}`, section));
    if (questions) addQuestions(pages, number, questions);
    return { title, page, below: own };
  });
  outline.push({ title: 'I Numbers and Trade', page: first, below });
  return makePdf(pages, '', outline);
}

function openChapter(pages: MadePage[], number: number, title: string): number {
  return (
    pages.push({
      texts: [
        { x: 70, y: 200, size: 21, bold: true, text: `Chapter ${number}` },
        { x: 70, y: 250, size: 25, bold: true, text: title },
      ],
    }) - 1
  );
}

function addSection(pages: MadePage[], number: string, { title, parts = [], rules = [] }: Section) {
  const page: MadePage = { texts: [{ x: 70, y: 70, size: 14.5, bold: true, text: `${number} ${title}` }] };
  const at = pages.push(page) - 1;
  let y = prose(page, { x: 70, y: 100, lines: 6 });
  for (const [index, rule] of rules.entries()) {
    page.texts.push({ x: 86, y: y + 24, size: 12, bold: true, text: `${number.slice(0, 2)}${index + 1} ${rule}` });
    y = prose(page, { x: 86, y: y + 44, lines: 3 });
  }
  page.texts.push({ x: 86, y: y + 24, size: 12, bold: true, text: 'The language box' });
  y = prose(page, { x: 86, y: y + 44, lines: 3 });
  for (const [index, part] of parts.entries()) {
    page.texts.push({ x: 70, y: y + 24, size: 12, bold: true, text: `${number}.${index + 1} ${part}` });
    y = prose(page, { x: 70, y: y + 44, lines: 4 });
    page.texts.push({ x: 86, y: y + 24, size: 12, bold: true, text: index === 0 ? 'Example 1' : 'Example - Survey 2' });
    y = prose(page, { x: 86, y: y + 44, lines: 2 });
  }
  return { title, page: at, below: parts.map((part) => ({ title: part, page: at })) };
}

function addQuestions(pages: MadePage[], chapter: number, numbers: readonly string[]): void {
  const page: MadePage = { texts: [{ x: 70, y: 70, size: 14.5, bold: true, text: `Exercises for Chapter ${chapter}` }] };
  for (const [index, number] of numbers.entries()) {
    const y = 100 + index * 80;
    page.texts.push(
      { x: 70, y, size: 12, bold: true, colour: [0, 0, 1], text: number },
      { x: 70, y: y + 18, bold: true, size: 9, text: 'Example' },
      { x: 70, y: y + 34, text: `Write the value of the number ${index + 1}.` },
    );
  }
  pages.push(page);
}

describe('books with an outline, as LaTeX sets them', async () => {
  const { chapters } = await analyzeBook(latexBook(), { maxPages: 100 });

  it('takes chapters for chapters where the outline has parts above them', () => {
    expect(chapters.map(({ number, name }) => `${number} ${name}`)).toEqual([
      '1 Quantities and Units',
      '2 Statistics of Trade',
      '3 Fractions of Wholes',
    ]);
  });

  it('takes the headings that the outline names, and no rules or boxes that look like them', () => {
    expect(chapters.map(({ topics }) => topics.map(({ name, level }) => `${level} ${name}`))).toEqual([
      ['1 Introduction', '1 Speed and density'],
      ['1 Introduction', '1 Ways of presenting', '2 Tables', '2 Bar charts'],
      ['1 Introduction', '1 Per cent', '2 Change factor', '2 Repeated change'],
    ]);
  });

  it('reads questions that are numbered like subsections, examples within them and all', () => {
    expect(chapters[0]?.exercises.map(({ number }) => number)).toEqual(['1.1.1', '1.1.2', '1.2.1', '1.2.2', '1.2.3']);
    expect(chapters[0]?.examples).toEqual([]);
    expect(chapters[1]?.exercises).toEqual([]);
  });

  it('counts examples anew in each section, and one that has a name in place of a number', () => {
    expect(chapters.map(({ examples }) => examples.length)).toEqual([0, 2, 2]);
  });
});
