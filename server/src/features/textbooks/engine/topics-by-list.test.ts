import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Part = { number: string; title: string };
type Outline = { title: string; page: number; below?: Outline[] };

const CHAPTERS = ['Motion', 'Light'];
const sections = (chapter: number): Part[] => [
  { number: `${chapter}.1`, title: 'What is seen' },
  { number: `${chapter}.2`, title: 'What is measured' },
  { number: `${chapter}.2.1`, title: 'Rulers' },
  { number: `${chapter}.2.2`, title: 'Clocks' },
  { number: `${chapter}.3`, title: 'What is known' },
];

/** Each chapter on two pages, each heading above some lines of text. */
function pagesOf(parts: (chapter: number) => readonly Part[]): MadePage[] {
  return CHAPTERS.flatMap((title, index): MadePage[] => {
    const own = parts(index + 1);
    const first: MadePage = {
      texts: [
        { x: 60, y: 70, size: 18, bold: true, text: `Chapter ${index + 1}` },
        { x: 60, y: 100, size: 22, bold: true, text: title },
      ],
    };
    const pages = [first, { texts: [] }];
    for (const [place, part] of own.entries()) {
      const page = pages[Number(place >= 5)] as MadePage;
      const y = 140 + (place % 5) * 125;
      page.texts.push({ x: 60, y, size: 11, bold: true, text: `${part.number} ${part.title}`.trim() });
      prose(page, { x: 60, y: y + 22, lines: 6 });
    }
    return pages;
  });
}

const isUpper = ({ number }: Part) => number.split('.').length === 2;

function contentsOf(parts: (chapter: number) => readonly Part[]): MadePage {
  const rows = CHAPTERS.flatMap((title, index) => [
    { number: String(index + 1), title, page: String(1 + 2 * index) },
    ...parts(index + 1).map((part) => ({ ...part, page: String(1 + 2 * index) })),
  ]);
  const texts = [{ x: 260, y: 60, size: 16, text: 'Contents' }];
  for (const [index, { number, title, page }] of rows.entries())
    texts.push({ x: 60, y: 100 + index * 20, size: 11, text: `${number} ${title}` }, { x: 500, y: 100 + index * 20, size: 11, text: page });
  return { texts };
}

const topicsOf = async (pages: readonly MadePage[], outline?: Outline[]) =>
  (await analyzeBook(makePdf(pages, '', outline), { maxPages: 99 })).chapters.map(({ topics }) => topics.map(({ name }) => name));

const both = (names: readonly string[]) => CHAPTERS.map(() => names);

describe('topics are as small as', () => {
  it('those that the list of contents names', async () => {
    const found = await topicsOf([contentsOf((chapter) => sections(chapter).filter(isUpper)), ...pagesOf(sections)]);
    expect(found).toEqual(both(['What is seen', 'What is measured', 'What is known']));
  });

  it('all that are numbered where the list names the smaller ones, too, or there is none', async () => {
    const all = both(['What is seen', 'What is measured', 'Rulers', 'Clocks', 'What is known']);
    expect(await topicsOf([contentsOf(sections), ...pagesOf(sections)])).toEqual(all);
    expect(await topicsOf(pagesOf(sections))).toEqual(all);
  });

  it('three numbers, where many have a fourth', async () => {
    const parts = (chapter: number) =>
      sections(chapter).flatMap((part) =>
        isUpper(part)
          ? [part]
          : [part, ...[1, 2].map((last) => ({ number: `${part.number}.${last}`, title: `Use ${'of it '.repeat(last)}` }))],
      );
    expect((await topicsOf(pagesOf(parts)))[0]).toEqual(['What is seen', 'What is measured', 'Rulers', 'Clocks', 'What is known']);
  });
});

describe('parts of a chapter with words of their own', () => {
  const parts = (chapter: number): Part[] => [
    { number: `${chapter}.1`, title: 'Objectives' },
    ...sections(chapter)
      .slice(0, 2)
      .map(({ title }, place) => ({ number: `${chapter}.${place + 2}`, title })),
    { number: `${chapter}.4`, title: 'Glossary' },
  ];

  it('are topics where the book counts them among its sections', async () => {
    expect(await topicsOf(pagesOf(parts))).toEqual(both(['Objectives', 'What is seen', 'What is measured', 'Glossary']));
  });

  it('are so where the outline names them, and are none where nothing does', async () => {
    const plain = (chapter: number) => parts(chapter).map((part) => (/[OG]/.test(part.title[0] ?? '') ? { ...part, number: '' } : part));
    const outline = CHAPTERS.map((title, index) => ({
      title: `${index + 1} ${title}`,
      page: 2 * index,
      below: [{ title: 'Objectives', page: 2 * index }],
    }));
    expect((await topicsOf(pagesOf(plain), outline))[0]).toContain('Objectives');
    expect((await topicsOf(pagesOf(plain)))[0]).not.toContain('Objectives');
  });
});

describe('headings in bold type of the text’s size', () => {
  const titles = ['What is seen', 'What is measured', 'What is known', 'What is asked', 'What is doubted'];
  const plain = () => titles.map((title) => ({ number: '', title }));

  it('are topics where the outline names some of them', async () => {
    const outline = CHAPTERS.map((title, index) => ({
      title: `${index + 1} ${title}`,
      page: 2 * index,
      below: titles.slice(0, 3).map((name) => ({ title: name, page: 2 * index })),
    }));
    expect(await topicsOf(pagesOf(plain), outline)).toEqual(both(titles));
  });
});

describe('headings that the list of contents names', () => {
  it('are topics without text below them', async () => {
    const pages = pagesOf((chapter) => sections(chapter).map(({ title }) => ({ number: '', title })));
    for (const { texts } of pages) {
      const at = texts.findIndex(({ text }) => text === 'Rulers');
      // What is below is a table in the text's type.
      if (at >= 0)
        texts.splice(
          at + 1,
          6,
          ...['12 mm', '30 cm', '45 m', '60 m', '75 m', '90 m'].map((text, row) => ({
            x: 90,
            y: (texts[at]?.y ?? 0) + 20 + row * 15,
            size: 11,
            text,
          })),
        );
    }
    expect(await topicsOf([contentsOf(sections), ...pages])).toEqual(
      both(['What is seen', 'What is measured', 'Rulers', 'Clocks', 'What is known']),
    );
  });
});
