import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

function page(texts: MadePage['texts'] = [], y = 170): MadePage {
  const made: MadePage = { texts: [...texts] };
  prose(made, { x: 60, y, lines: 34 });
  return made;
}

/** The list of contents of a whole book: `1. Light ........ 4`. */
function contents(titles: readonly string[], pageOf: (index: number) => number, word = ''): MadePage {
  const rows = titles.map((title, index) => ({
    x: 60,
    y: 130 + 22 * index,
    size: 11,
    text: `${word}${index + 1}. ${title} ${'.'.repeat(60 - title.length)} ${pageOf(index)}`,
  }));
  return { texts: [{ x: 260, y: 80, size: 16, bold: true, text: 'Contents' }, ...rows] };
}

const read = async (pages: readonly MadePage[], outline: Parameters<typeof makePdf>[2] = []) =>
  (await analyzeBook(makePdf(pages, '', outline), { maxPages: 99 })).chapters;
const chaptersOf = async (...book: Parameters<typeof read>) =>
  (await read(...book)).map(({ number, name, page: at }) => [number, name, at]);

const titles = ['Winds', 'Seeds', 'Planets', 'Metals', 'Engines', 'Insects', 'Deserts', 'Volcanoes', 'Glaciers'];
const cover = (title: string): MadePage => ({ texts: [{ x: 150, y: 260, size: 40, bold: true, text: title }] });

describe('a file that is the beginning of a book', () => {
  it('has those chapters of the printed list that it holds', async () => {
    const opened = (index: number) => page([{ x: 60, y: 90, size: 13, bold: true, text: `${index + 1}. ${titles[index]}` }]);
    const chapter = (index: number) => [opened(index), ...Array.from({ length: 9 }, () => page())];
    const pages = [cover('Geography'), page(), contents(titles, (index) => 3 + 10 * index), ...chapter(0), ...chapter(1)];
    expect(await chaptersOf(pages)).toEqual([
      [1, 'Winds', 4],
      [2, 'Seeds', 14],
    ]);
  });

  it('is its only chapter, which is called as it is behind the list, and not as on the cover', async () => {
    const opened = page([
      { x: 500, y: 90, size: 40, bold: true, text: '1' },
      { x: 60, y: 130, size: 19, bold: true, text: 'Winds' },
    ]);
    const list = contents(titles, (index) => 1 + 20 * index, 'Unit ');
    const pages = [cover('Geography'), page(), list, page(), opened, page(), page(), page()];
    expect(await chaptersOf(pages)).toEqual([[1, 'Winds', 5]]);
  });

  it('is one chapter, too, where the outline names its sections and a preface', async () => {
    const section = (number: string, title: string) => page([{ x: 60, y: 90, size: 14, bold: true, text: `${number} ${title}` }], 120);
    const pages = [
      cover('Geography'),
      page([{ x: 60, y: 90, size: 20, bold: true, text: 'This Edition' }]),
      page([
        { x: 60, y: 90, size: 40, bold: true, text: '1' },
        { x: 60, y: 140, size: 20, bold: true, text: 'Winds of the South' },
      ]),
      page(),
      ...[section('1.1', 'Rain'), page(), section('1.2', 'Storms'), page(), section('1.3', 'Clouds'), page()],
    ];
    const outline = [
      { title: 'This Edition', page: 1 },
      { title: 'Winds of the South', page: 2, below: ['Rain', 'Storms', 'Clouds'].map((title, index) => ({ title, page: 4 + 2 * index })) },
    ];
    const [chapter, ...others] = await read(pages, outline);
    expect(others).toEqual([]);
    expect([chapter?.number, chapter?.name]).toEqual([1, 'Winds of the South']);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Rain', 'Storms', 'Clouds']);
  });
});

describe('chapters', () => {
  it('may be called References, where the outline gives it sections as it does the other chapters', async () => {
    const names = ['Values', 'References', 'Goals'];
    const pages = names.flatMap((name, index) => [
      page([{ x: 60, y: 90, size: 21, bold: true, text: `${index + 1} — ${name}` }]),
      page([{ x: 60, y: 90, size: 13, bold: true, text: `${index + 1}.1 Reading` }], 120),
      page([{ x: 60, y: 90, size: 13, bold: true, text: `${index + 1}.2 Writing` }], 120),
      page(),
    ]);
    const outline = names.map((title, index) => ({
      title,
      page: 4 * index,
      below: ['Reading', 'Writing'].map((part, at) => ({ title: part, page: 4 * index + 1 + at })),
    }));
    expect(await chaptersOf(pages, outline)).toEqual(names.map((name, index) => [index + 1, name, 1 + 4 * index]));
  });

  it('may be called so, too, where their numbers go on from each other', async () => {
    const names = ['Values', 'Names', 'References', 'Goals'];
    const pages = names.flatMap((name, index) => [
      page([{ x: 60, y: 90, size: 21, bold: true, text: `${index + 1} — ${name}` }]),
      page(),
      page(),
      page(),
    ]);
    expect(await chaptersOf(pages)).toEqual(names.map((name, index) => [index + 1, name, 1 + 4 * index]));
  });

  it('are the larger titles below which lessons begin again with 1, without the word that all of them begin with', async () => {
    const lesson = (number: number, title: string, y: number) => ({ x: 60, y, size: 16, bold: true, text: `LESSON ${number}: ${title}` });
    const names = ['VECTORS', 'MOMENTUM', 'FRICTION', 'FLOATING'];
    const pages = names.flatMap((name) => [
      page([{ x: 60, y: 90, size: 19, bold: true, text: `TOPIC: ${name}` }, lesson(1, 'WHAT IT IS', 130)]),
      page([lesson(2, 'HOW IT IS MEASURED', 90)]),
      page([lesson(3, 'WHERE IT IS USED', 90)]),
    ]);
    const found = await read(pages);
    expect(found.map(({ number, name, page: at }) => [number, name, at])).toEqual(
      names.map((name, index) => [index + 1, name, 1 + 3 * index]),
    );
    for (const { topics } of found)
      expect(topics.map(({ name }) => name)).toEqual(['WHAT IT IS', 'HOW IT IS MEASURED', 'WHERE IT IS USED']);
  });
});
