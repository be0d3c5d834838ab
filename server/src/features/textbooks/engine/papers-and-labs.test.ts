import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Outline = Parameters<typeof makePdf>[2];

const analyze = async (pages: MadePage[], outline: Outline = []) =>
  (await analyzeBook(makePdf(pages, '', outline), { maxPages: 100 })).chapters;

function opening(number: number, title: string): MadePage {
  const page: MadePage = {
    texts: [
      { x: 200, y: 90, size: 14, bold: true, text: `CHAPTER ${number}` },
      { x: 200, y: 130, size: 24, bold: true, text: title },
    ],
  };
  prose(page, { x: 60, y: 200, lines: 36 });
  return page;
}

/** A page of headings in bold, larger by `more` points than the text, each with text below. */
function headed(texts: readonly string[], more = 3): MadePage {
  const page: MadePage = { texts: [] };
  for (const [index, text] of texts.entries()) {
    page.texts.push({ x: 60, y: 100 + index * 150, size: 11 + more, bold: true, text });
    prose(page, { x: 60, y: 140 + index * 150, lines: 6 });
  }
  return page;
}

const names = (chapter: { topics: { name: string }[] } | undefined) => chapter?.topics.map(({ name }) => name);

describe('sections', () => {
  it('have a dash behind their number in books of office programs', async () => {
    const [chapter] = await analyze([opening(3, 'Databases'), headed(['3.1 - Tables', '3.2 - Queries', '3.3 - Views'])]);
    expect(names(chapter)).toEqual(['Tables', 'Queries', 'Views']);
  });

  it('may be still to be written: numbers in a row that come once are no list of contents', async () => {
    const empty: MadePage = {
      texts: ['3.3 Views', '3.4 Rights', '3.5 Copies'].map((text, index) => ({ x: 60, y: 100 + index * 30, size: 14, bold: true, text })),
    };
    const [chapter] = await analyze([opening(3, 'Databases'), headed(['3.1 Tables', '3.2 Queries']), empty]);
    expect(names(chapter)).toEqual(['Tables', 'Queries', 'Views', 'Rights', 'Copies']);
  });

  it('of an appendix are no topics of the last chapter', async () => {
    const [chapter] = await analyze([
      opening(3, 'Databases'),
      headed(['3.1 Tables', '3.2 Queries']),
      headed(['A.1 Signs', 'A.2 Tables of codes']),
    ]);
    expect(names(chapter)).toEqual(['Tables', 'Queries']);
  });

  it('are named by an outline; bold lines in the text’s size are labels beside it', async () => {
    const pages = [
      opening(1, 'Databases'),
      headed(['1.1 Tables', '1.2 Queries']),
      opening(2, 'Rights'),
      headed(['2.1 Users', '2.2 Groups']),
      opening(3, 'Copies'),
      headed(['In the evening', 'In the morning', 'At noon'], 0),
    ];
    const outline = ['Databases', 'Rights', 'Copies'].map((title, index) => ({
      title: `${index + 1} ${title}`,
      page: 2 * index,
      below:
        [['1.1 Tables', '1.2 Queries'], ['2.1 Users', '2.2 Groups'], []][index]?.map((name) => ({ title: name, page: 2 * index + 1 })) ??
        [],
    }));
    expect((await analyze(pages, outline)).map(names)).toEqual([['Tables', 'Queries'], ['Users', 'Groups'], []]);
    const shallow = outline.map(({ title, page }) => ({ title, page }));
    expect(names((await analyze(pages, shallow))[2])).toEqual(['In the evening', 'In the morning', 'At noon']);
  });
});

describe('sections numbered by themselves', () => {
  it('may be a little larger than the text and not bold, and have an icon before their number', async () => {
    const page = (texts: readonly string[], size: number): MadePage => {
      const made = headed(texts, size - 11);
      for (const text of made.texts) text.bold = false;
      return made;
    };
    const plain = await analyze([opening(3, 'Databases'), page(['1. Tables', '2. Queries', '3. Views'], 12.5)]);
    expect(names(plain[0])).toEqual(['Tables', 'Queries', 'Views']);
    // The bullet of the file's table of characters.
    const marked = await analyze([opening(3, 'Databases'), headed(['\u0095 1. Tables', '\u0095 2. Queries', '\u0095 3. Views'])]);
    expect(names(marked[0])).toEqual(['Tables', 'Queries', 'Views']);
  });
});

describe('chapters', () => {
  it('begin within pages even where some of them begin one', async () => {
    const titles = ['Strings', 'Lists', 'Sets', 'Loops', 'Files', 'Tests'];
    const pages = [0, 2, 4].map((at): MadePage => {
      const page: MadePage = { texts: [] };
      for (const [place, title] of titles.slice(at, at + 2).entries()) {
        page.texts.push({ x: 60, y: 90 + place * 340, size: 18, bold: true, text: `Module ${at + place + 1}: ${title}` });
        prose(page, { x: 60, y: 130 + place * 340, lines: 20 });
      }
      return page;
    });
    const filler: MadePage = { texts: [] };
    prose(filler, { x: 60, y: 100, lines: 40 });
    const found = await analyze(pages.flatMap((page) => [page, filler, filler]));
    expect(found.map(({ name }) => name)).toEqual(titles);
  });

  it('are counted by any word where it heads them in large type', async () => {
    const lab = (number: number, title: string): MadePage => {
      const page: MadePage = { texts: [{ x: 60, y: 90, size: 18, bold: true, text: `Experiment ${number} : ${title}` }] };
      prose(page, { x: 60, y: 130, lines: 40 });
      return page;
    };
    const titles = ['Lenses', 'Mirrors', 'Prisms', 'Magnets'];
    const pages = titles.flatMap((title, index) => [lab(index + 1, title), headed([], 0)]);
    for (const page of pages) if (page.texts.length === 0) prose(page, { x: 60, y: 100, lines: 40 });
    expect((await analyze(pages)).map(({ number, name }) => `${number} ${name}`)).toEqual(
      titles.map((title, index) => `${index + 1} ${title}`),
    );
  });
});

describe('questions', () => {
  it('of a paper have their word and number on a line of their own, and their parts below', async () => {
    const page: MadePage = { texts: [{ x: 150, y: 60, size: 18, bold: true, text: 'First Term Examination' }] };
    for (const [index, text] of ['Name the parts of a flower.', 'Draw the path of the light.', 'Find the height of the tower.'].entries())
      page.texts.push(
        { x: 60, y: 120 + index * 80, text: `Question ${index + 1}.` },
        { x: 60, y: 140 + index * 80, text: `(a) ${text}` },
        { x: 60, y: 160 + index * 80, text: '(b) Give the reason in one sentence.' },
      );
    const [paper] = await analyze([page]);
    expect(paper?.exercises.map(({ question }) => question.slice(0, 20))).toEqual([
      '(a) Name the parts o',
      '(a) Draw the path of',
      '(a) Find the height ',
    ]);
  });

  it('at the top of a file are no list of contents where the first one follows their heading', async () => {
    const set = (heading: string, from: number): MadePage => {
      const page: MadePage = { texts: heading === '' ? [] : [{ x: 60, y: 90, size: 13, bold: true, text: heading }] };
      for (let index = 0; index < 4; index++) {
        page.texts.push({
          x: 60,
          y: 120 + index * 150,
          text: `${index + from}. Explain in your own words what the rule of ${index} says.`,
        });
        prose(page, { x: 80, y: 140 + index * 150, lines: 7 });
      }
      return page;
    };
    const [chapter] = await analyze([set('Review Questions:', 1), set('', 5), set('', 9), set('Discussion Questions:', 1)]);
    expect(chapter?.exerciseSets.map(({ count }) => count)).toEqual([12, 4]);
  });
});

describe('Experiments', () => {
  it('that count at one place at the head of their pages are chapters, each with its title in smaller type below', async () => {
    const names = [['Falling Bodies'], ['Springs and', 'Weights of all kinds'], ['Lenses'], ['Mirrors'], ['Sound in Pipes'], ['Heat']];
    const pages = names.flatMap((lines, index) => {
      const first: MadePage = {
        texts: [
          { x: 230, y: 67, size: 19.5, text: `Experiment ${index + 1}` },
          ...lines.map((text, at): MadePage['texts'][number] => ({ x: 240, y: 107 + 22 * at, size: 18, text })),
          { x: 60, y: 180, size: 15, bold: true, text: 'Objective:' },
        ],
      };
      prose(first, { x: 60, y: 210, lines: 30, width: 60, size: 13 });
      // A part of an experiment has the type of its title.
      const second: MadePage = { texts: index === 1 ? [{ x: 220, y: 67, size: 18, text: 'Reading a Balance' }] : [] };
      prose(second, { x: 60, y: 120, lines: 36, width: 60, size: 13 });
      const third: MadePage = { texts: [] };
      prose(third, { x: 60, y: 70, lines: 40, width: 60, size: 13 });
      return [first, second, third];
    });
    const { chapters } = await analyzeBook(makePdf(pages), { maxPages: 100 });
    expect(chapters.map(({ number, name, page }) => [number, name, page])).toEqual(
      names.map((lines, index) => [index + 1, lines.join(' '), 3 * index + 1]),
    );
  });
});
