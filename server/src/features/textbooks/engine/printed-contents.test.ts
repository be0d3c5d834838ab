import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Row = [label: string, title: string, page: string];

function contentsPage(rows: readonly Row[], heading = 'CONTENTS'): MadePage {
  const texts = [{ x: 260, y: 80, size: 16, text: heading }];
  for (const [index, [label, title, page]] of rows.entries()) {
    const y = 130 + index * 22;
    texts.push({ x: 60, y, size: 11, text: `${label} ${title}`.trim() }, { x: 500, y, size: 11, text: page });
  }
  return { texts };
}

/** A page of text; a title is set in bold a little larger than it, without a word or number that says that a chapter begins. */
function page(title = '', heading = ''): MadePage {
  const made: MadePage = { texts: [] };
  if (title !== '') made.texts.push({ x: 60, y: 90, size: 13, bold: true, text: title });
  if (heading !== '') made.texts.push({ x: 60, y: 120, size: 11, bold: true, text: heading });
  prose(made, { x: 60, y: 140, lines: 34 });
  return made;
}

const chaptersOf = async (pages: readonly MadePage[]) =>
  (await analyzeBook(makePdf(pages), { maxPages: 99 })).chapters.map(({ number, name, page: at }) => [number, name, at]);

const titles = ['Winds of the South', 'Seeds and Soil', 'A House on the Hill', 'Salt and Cloth'];
/** Each chapter two pages long, the first on the printed page 1. */
const body = () => titles.flatMap((title) => [page(title), page()]);
const rows = titles.map((title, index): Row => [`${index + 1}.`, title, String(1 + 2 * index)]);

describe('the printed list of contents', () => {
  it('tells the chapters of a book whose titles say nothing', async () => {
    const found = await chaptersOf([page(), contentsPage(rows), ...body()]);
    expect(found).toEqual(titles.map((title, index) => [index + 1, title, 3 + 2 * index]));
  });

  it('in Hindi, with Devanagari digits, does so, too', async () => {
    const hindi = ['भारत', 'नदियाँ', 'किसान'];
    const devanagari = (text: string) => ({ text, unicode: true });
    const list: MadePage = { texts: [{ x: 260, y: 80, size: 16, ...devanagari('विषय-सूची') }] };
    for (const [index, title] of hindi.entries())
      list.texts.push(
        { x: 60, y: 130 + index * 22, size: 11, ...devanagari(`${'१२३'[index]}. ${title}`) },
        { x: 500, y: 130 + index * 22, size: 11, ...devanagari('१३५'[index] ?? '') },
      );
    const pages = hindi.flatMap((title): MadePage[] => [
      { ...page(), texts: [{ x: 60, y: 90, size: 14, ...devanagari(title) }, ...page().texts] },
      page(),
    ]);
    expect(await chaptersOf([list, ...pages])).toEqual(hindi.map((title, index) => [index + 1, title, 2 + 2 * index]));
  });

  it('leaves out parts that are numbered otherwise, and begins to count again where the book does', async () => {
    const list: Row[] = [
      ['I', 'PROSE', '1'],
      ...rows.slice(0, 2),
      ['II', 'POETRY', '5'],
      ['1.', titles[2] ?? '', '5'],
      ['2.', titles[3] ?? '', '7'],
    ];
    const found = await chaptersOf([contentsPage(list), ...body()]);
    expect(found.map(([number, name]) => `${number} ${name}`)).toEqual([1, 2, 1, 2].map((number, index) => `${number} ${titles[index]}`));
  });

  it('that the pages do not bear out is not believed', async () => {
    const other = ['Light', 'Sound', 'Heat', 'Work'].map((title, index): Row => [`${index + 1}.`, title, String(1 + 2 * index)]);
    const found = await chaptersOf([contentsPage(other), ...body()]);
    expect(found.filter(([, name]) => other.some(([, title]) => title === name))).toEqual([]);
  });

  it('ends the last chapter where it names answers', async () => {
    const pages = [contentsPage([...rows, ['', 'Answers', '9']]), ...body(), page('Answers'), page()];
    const { chapters } = await analyzeBook(makePdf(pages), { maxPages: 99 });
    expect(chapters.at(-1)).toMatchObject({ name: 'Salt and Cloth', page: 8, lastPage: 9 });
  });

  it('and headings that agree are sure', async () => {
    const marked = titles.map((title, index) => page(`${index + 1} ${title}`));
    const large = marked.map((made): MadePage => ({ texts: made.texts.map((text) => (text.size === 13 ? { ...text, size: 22 } : text)) }));
    const list = titles.map((title, index): Row => [`${index + 1}.`, title, String(1 + 2 * index)]);
    const { chapters } = await analyzeBook(makePdf([contentsPage(list), ...large.flatMap((made) => [made, page()])]), { maxPages: 99 });
    expect(chapters.map(({ confidence }) => confidence >= 0.98)).toEqual([true, true, true, true]);
  });
});
