import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Text = MadePage['texts'][number];

const bold = (y: number, text: string, size = 13): Text => ({ x: 60, y, size, bold: true, text });
const asked = (y: number, labels: readonly string[], what: string): Text[] =>
  labels.map((label, index) => ({ x: 60, y: y + 20 * index, text: `${label} What is the ${what} of ${'abcdef'[index]}${index} called?` }));
const page = (...texts: Text[]): MadePage => {
  const made: MadePage = { texts };
  prose(made, { x: 60, y: 180, lines: 20 });
  return made;
};
const things = ['river', 'metal', 'treaty', 'poem'];
const titles = ['Winds of the South', 'Seeds and Soil', 'A House on the Hill', 'Salt and Cloth'];
/** Four chapters of three pages; what stands on the last page of each is asked for. */
const bookOf = (last: (thing: string, index: number) => Text[], mark = (number: number) => `Chapter ${number}:`) =>
  titles.flatMap((title, index) => [
    page(bold(80, `${mark(index + 1)} ${title}`, 22), bold(150, `Kinds of ${things[index]}`, 15)),
    page(bold(150, `Uses of ${things[index]}`, 15)),
    page(bold(150, `Parts of ${things[index]}`, 15), ...last(things[index] ?? '', index)),
  ]);
const read = async (pages: readonly MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 99 })).chapters;
const countsOf = (chapters: Awaited<ReturnType<typeof read>>) => chapters.map(({ exercises }) => exercises.length);

describe('headings that no list of words knows', () => {
  it('open a set where questions begin again below them in chapter after chapter', async () => {
    const chapters = await read(bookOf((thing) => [bold(500, 'Brain Gym', 15), ...asked(530, ['1.', '2.', '3.'], thing)]));
    expect(countsOf(chapters)).toEqual([3, 3, 3, 3]);
    expect(chapters[1]?.exerciseSets[0]?.name).toBe('Brain Gym');
    expect(chapters.flatMap(({ topics }) => topics.map(({ name }) => name))).not.toContain('Brain Gym');
  });

  it('may have letters before their questions, whose parts have letters of another form', async () => {
    const chapters = await read(
      bookOf((thing) => [
        bold(480, 'Skill Builder', 15),
        { x: 60, y: 510, text: `a. What is the ${thing} in the picture made of?` },
        { x: 84, y: 526, text: '(a) sand and stone' },
        { x: 84, y: 542, text: '(b) salt and water' },
        { x: 60, y: 562, text: `b. Why is each ${thing} as long as it is?` },
        { x: 60, y: 582, text: `c. Name two uses of the ${thing}.` },
      ]),
    );
    expect(chapters.map(({ exercises }) => exercises.map(({ question }) => question.slice(0, 4)))).toEqual(
      titles.map(() => ['What', 'Why ', 'Name']),
    );
  });

  it('stay where they fall at the head of a page', async () => {
    const pages = bookOf(() => []);
    const sets = things.map((thing): MadePage => ({ texts: [bold(60, 'Now Try These', 15), ...asked(90, ['1.', '2.'], thing)] }));
    const chapters = await read(sets.flatMap((set, index) => [...pages.slice(3 * index, 3 * index + 3), set]));
    expect(countsOf(chapters)).toEqual([2, 2, 2, 2]);
  });

  it('are no topics where they come again in each chapter and head no questions', async () => {
    const box = (thing: string): Text[] => [
      bold(480, 'From the Field', 15),
      { x: 60, y: 500, text: `The farmers of the plain told the story of the ${thing} to all.` },
      { x: 60, y: 514, text: 'They have lived there for a long time and know each of its fields.' },
    ];
    const topics = (await read(bookOf(box))).flatMap((chapter) => chapter.topics.map(({ name }) => name));
    expect(topics).toContain('Kinds of metal');
    expect(topics).not.toContain('From the Field');
  });
});

describe('chapters that no list of words knows', () => {
  it('are counted by any word, which is no part of their names', async () => {
    const chapters = await read(
      bookOf(
        () => [],
        (number) => `Voyage ${['One', 'Two', 'Three', 'Four'][number - 1]}`,
      ),
    );
    expect(chapters.map(({ number, name }) => [number, name])).toEqual(titles.map((title, index) => [index + 1, title]));
  });

  it('have no number at all, and the largest type of the book', async () => {
    const pages = titles.flatMap((title) => [page(bold(80, title, 22), bold(150, `On ${title.length} counts`, 15)), page(), page()]);
    expect((await read(pages)).map(({ name, page: at }) => [name, at])).toEqual(titles.map((title, index) => [title, 1 + 3 * index]));
  });

  it('may have their number before the word, or in a circle', async () => {
    const marked = (mark: (number: number) => string) =>
      read(
        titles.flatMap((title, index) => [page({ ...bold(70, mark(index + 1), 16), unicode: true }, bold(100, title, 22)), page(), page()]),
      );
    const expected = titles.map((title, index) => [index + 1, title]);
    for (const mark of [(number: number) => `${number}. Kapitel`, (number: number) => `UNIT ${String.fromCharCode(0x245f + number)}`])
      expect((await marked(mark)).map(({ number, name }) => [number, name])).toEqual(expected);
  });

  it('begin below what the chapter before ends with', async () => {
    const pages = titles.flatMap((title, index) => {
      const before = index === 0 ? [] : asked(70, ['1.', '2.'], things[index - 1] ?? '');
      const set = index === 0 ? [] : [bold(50, 'Exercises', 15)];
      const opening: MadePage = { texts: [...set, ...before, bold(200, `Chapter ${index + 1}`, 20), bold(230, title, 20)] };
      prose(opening, { x: 60, y: 280, lines: 20 });
      return [opening, page(), page()];
    });
    const chapters = await read(pages);
    expect(chapters.map(({ name }) => name)).toEqual(titles);
    expect(countsOf(chapters)).toEqual([2, 2, 2, 0]);
  });

  it('go on with their titles in the next line, wherever on the page they begin', async () => {
    const flowing = (number: number): MadePage => {
      const made: MadePage = { texts: [bold(300, `Chapter ${number}: The Long Way of the`, 22), bold(326, `Salt to Town ${number}`, 22)] };
      prose(made, { x: 60, y: 80, lines: 12 });
      prose(made, { x: 60, y: 370, lines: 20 });
      return made;
    };
    const chapters = await read([1, 2, 3].flatMap((number) => [flowing(number), page()]));
    expect(chapters.map(({ name }) => name)).toEqual([1, 2, 3].map((number) => `The Long Way of the Salt to Town ${number}`));
  });
});

describe('topics', () => {
  it('leave out the letters that count them', async () => {
    const [chapter] = await read([
      page(bold(80, 'Chapter 1: Maps', 22), bold(150, 'A. Signs and Colours', 15)),
      page(bold(150, 'B. Scales of Maps', 15)),
      page(bold(150, 'C. Drawing by Hand', 15)),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Signs and Colours', 'Scales of Maps', 'Drawing by Hand']);
  });

  it('may be counted in bold of the text’s size', async () => {
    const [chapter] = await read([
      page(bold(80, 'Chapter 1: Maps', 22), bold(150, '1. Signs and Colours', 11)),
      page(bold(150, '2. Scales of Maps', 11)),
      page(bold(150, '3. Drawing by Hand', 11)),
    ]);
    expect(chapter?.topics.map(({ number, name }) => `${number} ${name}`)).toEqual([
      '1 Signs and Colours',
      '2 Scales of Maps',
      '3 Drawing by Hand',
    ]);
  });
});

describe('questions', () => {
  it('stand under what is called a summary where it asks, with letters for bullets', async () => {
    const [chapter] = await read([
      page(bold(80, 'Chapter 1: Walls Tell Stories', 22)),
      page(),
      page(
        bold(480, 'What we have learnt', 15),
        { x: 60, y: 505, text: 'w Why do old things have to be kept in a museum?' },
        { x: 60, y: 525, text: 'w How would you tell it to your friends?' },
      ),
    ]);
    expect(chapter?.exercises.map(({ question }) => question.slice(0, 3))).toEqual(['Why', 'How']);
  });

  it('go on behind an example that shows how to answer them', async () => {
    const numbers = ['1.1.1', '1.1.2', '1.1.3', '1.2.1', '1.2.2'];
    const texts = numbers.flatMap((number, index) => [
      { x: 60, y: 90 + 60 * index, text: number },
      { x: 60, y: 106 + 60 * index, text: `Find the sum of ${index + 2} and ${index + 7}.` },
    ]);
    const example = bold(248, 'Example 1', 12);
    const [chapter] = await read([
      page(bold(80, 'Chapter 1: Sums', 22)),
      page(),
      { texts: [bold(60, 'Exercises', 15), ...texts, example] },
    ]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(numbers);
  });

  it('begin again below the name of a part, whatever type it has and whatever word counts them', async () => {
    const part = (y: number, name: string): Text[] => [
      { x: 60, y, text: name },
      ...[1, 2, 3].map((number) => ({
        x: 60,
        y: y + 20 * number,
        text: `Question ${number}. The metal of the bridge is older than ${number} of its towers.`,
      })),
    ];
    const last: MadePage = {
      texts: [bold(60, 'Exercises', 15), ...part(90, '(A) Write True or False:'), ...part(200, '(B) Fill in the blanks:')],
    };
    const [chapter] = await read([page(bold(80, 'Chapter 1: Bridges', 22)), page(), last]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3', '1', '2', '3']);
  });

  it('may be called examples in a book of nothing else that solves none', async () => {
    const texts = [1, 2, 3].flatMap((number) => [
      bold(100 + 120 * number, `Example 1.${number}`, 12),
      { x: 60, y: 120 + 120 * number, text: `A train needs ${number} hours for its way. How long is the way of the train?` },
    ]);
    const [chapter] = await read([{ texts: [bold(80, 'Chapter 1: Trains', 22), ...texts] }]);
    expect(chapter?.exercises).toHaveLength(3);
    expect(chapter?.examples).toEqual([]);
  });
});
