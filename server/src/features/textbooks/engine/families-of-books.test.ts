import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';
import { page, type Written } from './testing/write-page.ts';

const chaptersOf = async (pages: readonly MadePage[], font = '') => (await analyzeBook(makePdf(pages, font), { maxPages: 100 })).chapters;

function opening(number: number, title: string): MadePage {
  const made: MadePage = {
    texts: [
      { x: 200, y: 90, size: 14, bold: true, text: `CHAPTER ${number}` },
      { x: 200, y: 130, size: 24, bold: true, text: title },
    ],
  };
  prose(made, { x: 60, y: 200, lines: 36 });
  return made;
}

const plain = () => page([{ text: 'It goes on here with the text of the chapter, as it does below.', below: 40 }]);
const heading = (text: string, size = 13, below = 0): Written => ({ text, size, bold: true, below });
const counts = (chapters: Awaited<ReturnType<typeof chaptersOf>>) => chapters.map(({ exercises }) => exercises.length);

describe('boxes of questions on the way', () => {
  const box = (number: number, questions: readonly string[]) =>
    page([{ text: 'It goes on.', below: 12 }, heading(`Check Your Progress ${number}`), ...questions, heading('What follows it', 14, 14)]);
  const boxes = () => [
    box(1, ['1) What is a lever?', '2) Why is a wedge of use?']),
    box(2, ['1) How does a pulley lift?', '2) What is a screw?', '3) Name three machines.']),
  ];

  it('are the exercises of a book that has no others', async () => {
    const [chapter] = await chaptersOf([opening(1, 'Simple Machines'), ...boxes(), plain()]);
    expect(chapter?.exerciseSets.map(({ name, count }) => [name, count])).toEqual([
      ['Check Your Progress 1', 2],
      ['Check Your Progress 2', 3],
    ]);
    expect(chapter?.intext).toEqual([]);
  });

  it('stay on the way where the chapter has exercises of its own', async () => {
    const last = page([heading('Exercises'), '1. Describe a lever.', '2. Describe a wedge.']);
    const [chapter] = await chaptersOf([opening(1, 'Simple Machines'), ...boxes(), plain(), last]);
    expect([chapter?.exercises.length, chapter?.intext.length]).toEqual([2, 5]);
  });
});

describe('sections', () => {
  it('are read in small capitals, of which the codes are small letters', async () => {
    const section = (y: number, text: string) => ({ x: 60, y, text, font: 'F4' });
    const made = (texts: MadePage['texts']): MadePage => {
      const one: MadePage = { texts };
      for (const { y } of [...texts]) prose(one, { x: 60, y: y + 30, lines: 14, width: 76 });
      return one;
    };
    const pages = [opening(1, 'Levers'), made([section(80, '1.1 discussion'), section(420, '1.2 procedure')]), plain()];
    const [chapter] = await chaptersOf(pages, 'CMCSC10');
    expect(chapter?.topics.map(({ number, name }) => `${number} ${name}`)).toEqual(['1.1 discussion', '1.2 procedure']);
  });

  it('of one chapter are no chapters, though an outline names nothing else', async () => {
    const names = ['Volumes', 'Shells', 'Lengths', 'Masses'];
    const asked = () => page([heading('Exercises', 12), '1. Find the first of them.', '2. Find the second of them.']);
    const pages = names.flatMap((name, at) => {
      const title = heading(`6.${at + 1} ${name}`, 16, 30);
      const first = page(at === 0 ? [{ text: 'Chapter 6', size: 24 }, { text: 'Uses of Integrals', size: 24 }, title] : [title]);
      return [first, plain(), plain(), plain(), asked()];
    });
    const outline = names.map((title, at) => ({ title, page: 5 * at }));
    const { chapters } = await analyzeBook(makePdf(pages, '', outline), { maxPages: 100 });
    expect(chapters.map(({ number, name }) => [number, name])).toEqual([[6, 'Uses of Integrals']]);
    expect(chapters[0]?.topics.map(({ name }) => name)).toEqual(names);
  });

  it('that are tasks are questions, each with the text below its heading', async () => {
    const lab = page([
      heading('2.1 Discussion', 13, 10),
      heading('2.1.1 Activity 1: Bars', 13),
      'Draw a chart of the meals that were sold.',
      heading('2.2 Procedure', 13, 10),
      heading('2.2.1 Activity 2: Means', 13),
      'Find the mean weight of the births.',
    ]);
    const [chapter] = await chaptersOf([opening(2, 'Measures'), lab, plain()]);
    expect(chapter?.exercises.map(({ question }) => question.slice(0, 25))).toEqual([
      'Draw a chart of the meals',
      'Find the mean weight of t',
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Discussion', 'Procedure']);
  });

  it('that are plainly 1, 2 and 3 count the exercises of a chapter with another number', async () => {
    const section = (number: number, name: string) => {
      const made = page([heading(`${number}. ${name}`, 11, 6)]);
      made.texts.push(
        { x: 60, y: 260, bold: true, text: `${number}.1. Basic facts.` },
        { x: 150, y: 260, text: 'We begin with them and go on.' },
      );
      prose(made, { x: 60, y: 274, lines: 8 });
      const asked = ['Show that the set has an inverse.', 'Prove that the product is one.'];
      for (const [at, text] of asked.entries()) made.texts.push({ x: 60, y: 420 + 30 * at, text: `Exercise ${number}.${at + 1}. ${text}` });
      prose(made, { x: 60, y: 500, lines: 8 });
      return made;
    };
    const chapter = (number: number, name: string) => [
      opening(number, name),
      section(1, `First of ${name}`),
      section(2, `Second of ${name}`),
      section(3, `Third of ${name}`),
    ];
    const chapters = await chaptersOf([...chapter(1, 'Groups'), ...chapter(2, 'Rings'), ...chapter(3, 'Fields')]);
    expect(chapters.map(({ exercises }) => exercises.map(({ number }) => number))).toEqual(
      chapters.map(() => ['1.1', '1.2', '2.1', '2.2', '3.1', '3.2']),
    );
    expect(chapters.map(({ topics }) => topics.map(({ number }) => number))).toEqual(chapters.map(() => ['1', '2', '3']));
  });

  it('keep a word in another font that stands within their heading', async () => {
    const mixed = page([heading('2.1 Matrices', 14, 8), heading('2.1.1 Products', 13, 8)]);
    const y = 480;
    mixed.texts.push(
      { x: 60, y, size: 13, bold: true, text: '2.1.2 Finding an' },
      { x: 160, y, size: 13, text: 'LU' },
      { x: 181, y, size: 13, bold: true, text: 'Factorization' },
    );
    prose(mixed, { x: 60, y: y + 30, lines: 10 });
    const [chapter] = await chaptersOf([opening(2, 'Arrays'), mixed, plain()]);
    expect(chapter?.topics.map(({ name }) => name)).toContain('Finding an LU Factorization');
  });
});

describe('sets of exercises', () => {
  it('end at a heading of their own look below which nothing is counted', async () => {
    const last = page([
      heading('Exercises', 16),
      '1. Describe a lever.',
      '2. Describe a wedge.',
      heading('A visit to the mill', 16, 4),
      heading('How it is done', 16),
      '1. Take a rod of wood.',
      '2. Lay it on a stone.',
    ]);
    const [chapter] = await chaptersOf([opening(1, 'Simple Machines'), plain(), last]);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual(['Describe a lever.', 'Describe a wedge.']);
  });

  it('are exercises in a chapter that has no others, though solutions follow', async () => {
    const solved = (number: number) => [
      `Exercise ${number}: Write a program that adds two numbers.`,
      'Solution:',
      'It reads both of them and prints the sum.',
    ];
    const own = (numbers: readonly number[]) => page([heading('Exercises', 16), ...numbers.flatMap(solved)]);
    const pages = [1, 2, 3].flatMap((number) => [
      opening(number, `Programs ${'abc'[number - 1]}`),
      plain(),
      own(number === 3 ? [1] : [1, 2]),
    ]);
    const chapters = await chaptersOf(pages);
    expect(counts(chapters)).toEqual([2, 2, 1]);
    expect(chapters[0]?.exercises[0]?.question).toBe('Write a program that adds two numbers.');
  });

  it('without numbers have a question in each paragraph that asks, up to the solution', async () => {
    const last = page([
      heading('Exercises', 16),
      'Find the faults in this program.',
      'Solution:',
      'The name is spelt wrong, as it often is.',
    ]);
    const [chapter] = await chaptersOf([opening(1, 'Programs'), plain(), last]);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual(['Find the faults in this program.']);
  });

  it('have their first part’s name right below their heading, and questions that are drawn', async () => {
    const part = (text: string): Written => ({ text, size: 12 });
    const set = page([
      heading('Exercises', 16),
      part('Terms and concepts'),
      '1) Explain what a disk is.',
      '2) Explain what a shell is.',
      heading('Problems', 16),
      { text: 'In Exercises 3 to 5, find the volume.', bold: true },
      '3)',
      '0.5',
      '4)',
      '0.5',
      '5) Turn the region about the line.',
    ]);
    const [chapter] = await chaptersOf([opening(1, 'Volumes'), plain(), set]);
    expect(chapter?.exerciseSets.map(({ count }) => count)).toEqual([2, 3]);
  });

  it('are not the questions that each section asks before it teaches', async () => {
    const section = (number: number) =>
      page([
        heading(`1.${number} Volumes of ${number} kinds`, 16),
        heading('Motivating questions', 12),
        '1. How can we find a volume?',
        '2. What does a disk have to do with it?',
        { text: 'It begins here.', below: 20 },
      ]);
    const last = page([heading('Exercises', 16), '1. Find the first volume.', '2. Find the second volume.']);
    const [chapter] = await chaptersOf([opening(1, 'Volumes'), section(1), section(2), section(3), last]);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual(['Find the first volume.', 'Find the second volume.']);
  });
});
