import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Text = MadePage['texts'][number];
const orange: [number, number, number] = [0.93, 0.49, 0.19];

const bold = (text: string, size = 11, more: Partial<Text> = {}): Text => ({ x: 60, y: 0, size, bold: true, text, ...more });
/** A page of headings one below the other, each with some lines of text. */
function page(heads: Text[], lines = 7, y = 70): MadePage {
  const made: MadePage = { texts: [] };
  let at = y;
  for (const head of heads) {
    made.texts.push({ ...head, y: at });
    prose(made, { x: 60, y: at + 26, lines, width: 76 });
    at += 26 + 14 * lines + 26;
  }
  return made;
}
const read = async (pages: MadePage[], fileName?: string) =>
  (await analyzeBook(makePdf(pages), { maxPages: 100, ...(fileName === undefined ? {} : { fileName }) })).chapters;
const topicsOf = async (pages: MadePage[], fileName?: string) =>
  (await read(pages, fileName)).map(({ topics }) => topics.map(({ name }) => name));

describe('Books set in a word processor', () => {
  it('may end each heading with a point', async () => {
    const names = [
      'Sources of rice.',
      'Uses of rice.',
      'Kinds of mud.',
      'Salt and cloth.',
      'Boats.',
      'Traders.',
      'Summer rain.',
      'High ground.',
    ];
    const heads = names.map((name) => bold(name, 15, { colour: orange }));
    const first = page([bold('Chapter 1: The River', 24), ...heads.slice(0, 2)]);
    expect(await topicsOf([first, page(heads.slice(2, 5)), page(heads.slice(5)), page([bold('', 11)], 40)])).toEqual([names]);
  });

  it('may call their chapters topics, whatever number the name of the file has', async () => {
    const pages = [page([bold('TOPIC 1: THE RIVER', 22)], 40), page([bold('MUD', 11), bold('SAND', 11), bold('SILT', 11)])];
    const [chapter] = await read(pages, 'Geography3.pdf');
    expect(chapter).toMatchObject({ number: 1, name: 'THE RIVER' });
  });

  it('have sessions below a title with a number of its own', async () => {
    const first: MadePage = { texts: [bold('1', 24, { x: 60, y: 90 }), bold('River and Plain', 26, { x: 100, y: 120 })] };
    first.texts.push(bold('Session 1: The river in summer', 16, { y: 250 }));
    prose(first, { x: 60, y: 280, lines: 30, width: 76 });
    const others = ['Session 2: The fields', 'Session 3: The houses', 'Session 4: The traders'];
    const pages = [first, ...others.flatMap((name) => [page([bold(name, 16)], 40), page([bold('', 11)], 40)])];
    const chapters = await read(pages);
    expect(chapters.map(({ number, name }) => [number, name])).toEqual([[1, 'River and Plain']]);
    expect(chapters[0]?.topics).toHaveLength(4);
  });

  it('describe practical work in parts that are no topics', async () => {
    const work = (name: string) =>
      page([bold(name, 14), bold('Aim', 12), bold('Materials', 12), bold('Procedure', 12), bold('Results', 12)], 4);
    const names = ['Sand in the river', 'Mud on the field', 'Salt in the boat'];
    const first = page([bold('Chapter 1: The River', 24)], 30);
    expect(await topicsOf([first, ...names.map(work)])).toEqual([names]);
  });

  it('number their sections from zero, and so their chapters', async () => {
    const pages = [
      page([bold('CHAPTER 1: THE PLAINS', 22), bold('1.1.0 THE FARMERS', 13), bold('1.1.1 Their houses', 12)]),
      page([bold('1.1.2 Their fields', 12), bold('1.2.0 THE TRADERS', 13), bold('1.2.1 Their boats', 12)]),
    ];
    expect(await topicsOf(pages)).toEqual([['THE FARMERS', 'Their houses', 'Their fields', 'THE TRADERS', 'Their boats']]);
  });

  it('head the sets of their sections with a number before the words', async () => {
    const set = (name: string): MadePage => {
      const made = page([bold(name, 14)], 0);
      for (const index of [1, 2, 3])
        made.texts.push({ x: 60, y: 110 + 20 * index, size: 11, text: `${index}. Find the sum of ${index} and nine.` });
      return made;
    };
    const sections = [1, 2, 3, 4].flatMap((index) => [
      page([bold(`1.${index} Sums of ${index} numbers`, 16)], 30),
      set(`1.${index} Exercise Set`),
    ]);
    const [chapter] = await read([page([bold('Chapter 1', 18), bold('Sums', 24)], 10), ...sections]);
    expect(chapter?.exerciseSets.map(({ name, count }) => [name, count])).toEqual(
      [1, 2, 3, 4].map((index) => [`1.${index} Exercise Set`, 3]),
    );
  });

  it('go on with a set below B., where A. stands below its heading', async () => {
    const box = (name: string): MadePage => {
      const made = page([bold(name, 16)], 20);
      const below = [
        'Check Your Progress',
        'A. Multiple choice questions',
        '1. Which of these is a river?',
        '2. Which of these is a boat?',
        'B. Subjective question',
        '1. Explain why the river rises.',
      ];
      for (const [index, text] of below.entries()) made.texts.push({ x: 60, y: 450 + 20 * index, size: 11, text, bold: !/^\d/.test(text) });
      return made;
    };
    const [chapter] = await read([page([bold('Chapter 1: The River', 24)], 30), box('Water'), box('Mud'), box('Salt')]);
    expect(chapter?.exerciseSets.map(({ name }) => name)).toEqual(['Check Your Progress', 'Check Your Progress', 'Check Your Progress']);
  });

  it('may begin a chapter at the head of the right column', async () => {
    const column = (made: MadePage, x: number, heads: [number, string, number][], lines: number, y = 120) => {
      for (const [at, text, size] of heads) made.texts.push(bold(text, size, { x, y: at }));
      prose(made, { x, y, lines, width: 40 });
    };
    const [first, second, third]: [MadePage, MadePage, MadePage] = [{ texts: [] }, { texts: [] }, { texts: [] }];
    column(
      first,
      50,
      [
        [60, 'CHAPTER 1', 14],
        [90, 'RIVERS', 18],
      ],
      40,
    );
    column(first, 320, [], 44, 60);
    column(second, 50, [[400, 'EXERCISE', 12]], 22, 60);
    for (const index of [1, 2, 3])
      second.texts.push({ x: 50, y: 410 + 20 * index, size: 11, text: `${index}. Find the length of river ${index}.` });
    column(
      second,
      320,
      [
        [60, 'CHAPTER 2', 14],
        [90, 'PLAINS', 18],
      ],
      40,
    );
    column(third, 50, [], 44, 60);
    column(third, 320, [], 44, 60);
    const chapters = await read([first, second, third]);
    expect(chapters.map(({ number, exercises }) => [number, exercises.length])).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });
});
