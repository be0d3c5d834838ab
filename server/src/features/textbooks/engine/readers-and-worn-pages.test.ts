import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const analyze = async (pages: MadePage[], fileName = '') => (await analyzeBook(makePdf(pages), { maxPages: 100, fileName })).chapters;
const BLUE: [number, number, number] = [0, 0.2, 0.7];
const RED: [number, number, number] = [0.8, 0.1, 0.1];

const numbered = (page: MadePage, asked: readonly string[], y: number, size = 11) => {
  for (const [index, text] of asked.entries()) page.texts.push({ x: 60, y: y + 18 * index, size, text: `${index + 1}. ${text}` });
  return y + 18 * asked.length;
};
const ASKED = [
  'Why did the boy go to the river?',
  'What did his father tell him?',
  'How did the day end for both?',
  'Who came to help them?',
];
const plain = (): MadePage => {
  const page: MadePage = { texts: [] };
  prose(page, { x: 60, y: 90, lines: 30 });
  return page;
};

/** A poem in a unit of a reader, and the work behind it. */
const poem = (work: readonly string[]): MadePage[] => {
  const first: MadePage = {
    texts: [
      { x: 60, y: 60, size: 16, text: 'Unit 4' },
      { x: 60, y: 96, size: 30, bold: true, text: 'Up High' },
      { x: 60, y: 140, size: 16, text: 'Chapter 2' },
      { x: 60, y: 170, size: 20, bold: true, text: 'The Swing' },
      { x: 300, y: 210, size: 16, bold: true, text: 'Let us recite' },
    ],
  };
  prose(first, { x: 60, y: 250, lines: 24 });
  const pages = work.map((heading) => {
    const page: MadePage = { texts: [{ x: 60, y: 90, size: 16, bold: true, text: heading }] };
    if (/speak/i.test(heading)) prose(page, { x: 60, y: 130, lines: 4 });
    else numbered(page, ASKED, 130);
    page.texts.push({ x: 60, y: 300, size: 16, bold: true, text: 'Note' }, { x: 60, y: 330, size: 15, bold: true, text: 'to the Teacher' });
    prose(page, { x: 60, y: 360, lines: 3 });
    return page;
  });
  return [first, ...pages];
};

describe('readers, activity books and pages that lie on their side', () => {
  it('have their work under the skills of a language, and the chapter its own title below that of the unit', async () => {
    // Of `Think` the joined letters are lost in some.
    const [chapter] = await analyze(poem(['Let us ink', 'Let us speak', 'Let us write']));
    expect(chapter).toMatchObject({ number: 2, name: 'The Swing', topics: [] });
    expect(chapter?.exerciseSets.map(({ name, count }) => [name, count])).toEqual([
      ['Let us Think', 4],
      ['Let us speak', 1],
      ['Let us write', 4],
    ]);
  });

  it('are told by two skills at least: one alone heads a part of any book', async () => {
    const [chapter] = await analyze([plain(), ...poem(['Let us speak']).slice(1), plain()]);
    expect(chapter?.exerciseSets).toEqual([]);
  });

  it('read the words of a page that is shown turned', async () => {
    const page: MadePage = { turned: true, texts: [{ x: 60, y: 80, size: 24, bold: true, text: '7 Feel the Rhythm' }] };
    prose(page, { x: 60, y: 140, lines: 8 });
    page.texts.push({ x: 60, y: 300, size: 14, bold: true, text: 'EXERCISES' });
    numbered(page, ASKED, 330);
    const [chapter] = await analyze([page]);
    expect(chapter?.name).toBe('Feel the Rhythm');
    expect(chapter?.exercises.map(({ question }) => question)).toEqual(ASKED);
  });

  it('keep a title of two lines in two colours, and one whose number stands between its lines', async () => {
    const coloured = plain();
    coloured.texts.push({ x: 60, y: 40, size: 24, bold: true, text: 'How Things are' });
    coloured.texts.push({ x: 60, y: 68, size: 24, bold: true, text: 'Made', colour: RED });
    expect((await analyze([coloured, plain()]))[0]?.name).toBe('How Things are Made');
  });

  it('take the chapters of a unit whose first page has a number of its own', async () => {
    const unit: MadePage = {
      texts: [
        { x: 90, y: 190, size: 60, bold: true, text: '4' },
        { x: 290, y: 130, size: 24, bold: true, text: 'Sports' },
      ],
    };
    const chapter = (number: number, title: string): MadePage => {
      const page: MadePage = { texts: [{ x: 200, y: 110, size: 24, bold: true, text: `Chapter ${number}` }] };
      page.texts.push({ x: 160, y: 160, size: 24, bold: true, text: title, colour: RED });
      prose(page, { x: 60, y: 200, lines: 25 });
      return page;
    };
    const chapters = await analyze([unit, chapter(12, 'Inclusion'), plain(), chapter(13, 'Fair Play'), plain(), plain()]);
    expect(chapters.map(({ number, name }) => `${number} ${name}`)).toEqual(['12 Inclusion', '13 Fair Play']);
  });

  it('take all sets behind a story whose headings are drawings, and none of its intext questions', async () => {
    const last: MadePage = { texts: [] };
    let y = prose(last, { x: 60, y: 90, lines: 6 }) + 30;
    last.texts.push({ x: 60, y, size: 12, text: 'Comprehension Check', colour: BLUE });
    y = numbered(last, ['Who called the boy that morning?', 'Where did he keep the small boat?'], y + 18) + 40;
    y = numbered(last, ASKED, y) + 40;
    y = numbered(last, ASKED.slice(0, 3), y) + 40;
    numbered(last, ASKED.slice(1, 3), y);
    const [chapter] = await analyze([plain(), plain(), plain(), last]);
    expect(chapter?.exercises.map(({ number }) => number).join(' ')).toBe('1 2 3 4 1 2 3 1 2');
    expect(chapter?.topics).toEqual([]);
  });

  it('take three questions at the top of the last page, their heading being drawn', async () => {
    const last: MadePage = { texts: [] };
    numbered(last, ASKED.slice(0, 3), 120);
    const [chapter] = await analyze([plain(), plain(), plain(), plain(), plain(), last]);
    expect(chapter?.exercises).toHaveLength(3);
  });

  it('find headings before text in either of two sizes', async () => {
    const page = (first: string, second: string): MadePage => {
      const made: MadePage = { texts: [{ x: 60, y: 100, size: 18, bold: true, text: first, colour: BLUE }] };
      const y = prose(made, { x: 60, y: 130, lines: 14, size: 15, width: 60 }) + 20;
      made.texts.push({ x: 60, y, size: 18, bold: true, text: second, colour: BLUE });
      prose(made, { x: 60, y: y + 30, lines: 14, size: 12 });
      return made;
    };
    const first = page('A Special Gift', 'Natural Colours');
    first.texts.push({ x: 60, y: 60, size: 28, bold: true, text: 'Paper' });
    const [chapter] = await analyze([first, page('Making Choices', 'Kinds of Paper')]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['A Special Gift', 'Natural Colours', 'Making Choices', 'Kinds of Paper']);
  });

  it('name a chapter by the foot of pages that were printed on larger paper', async () => {
    const pages = Array.from({ length: 6 }, (_, index): MadePage => {
      const page: MadePage = {
        texts: [{ x: 60, y: 700, size: 8, text: index % 2 === 0 ? `The Old River 8 ${index}` : `8 ${index} Honey` }],
      };
      prose(page, { x: 60, y: 90, lines: 30 });
      page.texts.push({ x: 200, y: 820, size: 8, text: 'Reprint 2024-25' });
      return page;
    });
    for (const page of pages) page.texts.push({ x: 60, y: 560, text: 'The old river was wide here, and the old river was deep there.' });
    const [chapter] = await analyze(pages, 'hehd106.pdf');
    expect(chapter).toMatchObject({ number: 6, name: 'The Old River' });
  });

  it('read once what stands upright at the edge and was struck three times', async () => {
    const pages = Array.from({ length: 4 }, (): MadePage => {
      const page = plain();
      page.texts.push({ x: 570, y: 500, size: 9, text: 'Spatial Rivers', sideways: true, times: 3 });
      return page;
    });
    for (const page of pages)
      page.texts.push({ x: 60, y: 560, text: 'Spatial rivers carry what spatial rivers take from the spatial hills.' });
    expect((await analyze(pages))[0]?.name).toBe('Spatial Rivers');
  });

  it('count an activity among the questions, and close with the questions of the unit', async () => {
    const page: MadePage = { texts: [{ x: 60, y: 100, size: 14, bold: true, text: '„„ Excercises' }] };
    page.texts.push({ x: 60, y: 125, text: '1. Why is the river wide in summer?' });
    page.texts.push({ x: 60, y: 143, text: '2. Tick the answer that is right.' });
    page.texts.push({ x: 60, y: 161, bold: true, text: '3. Activity' });
    page.texts.push({ x: 80, y: 179, text: 'Write in a hundred words what would happen without water.' });
    page.texts.push({ x: 60, y: 205, size: 14, bold: true, text: 'Check Your Progress' });
    numbered(page, ASKED, 230);
    page.texts.push({ x: 60, y: 330, size: 14, bold: true, text: 'SUGGESTED ADDITIONAL ACTIVITIES' });
    numbered(page, ASKED.slice(0, 2), 355);
    const [chapter] = await analyze([plain(), plain(), page]);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name} ${count}`)).toEqual(['Excercises 3', 'Check Your Progress 4']);
  });

  it('begin again under a heading whose questions are set further out', async () => {
    const page: MadePage = { texts: [{ x: 60, y: 100, size: 14, bold: true, text: 'EXERCISES' }] };
    for (const [index, text] of ASKED.entries()) page.texts.push({ x: 78, y: 130 + 18 * index, text: `${index + 1}. ${text}` });
    page.texts.push({ x: 240, y: 230, size: 12, bold: true, text: 'Numerical Questions' });
    numbered(page, [...ASKED, 'How much was each of them paid in the end?'], 260);
    const [chapter] = await analyze([plain(), plain(), page]);
    expect(chapter?.exercises.map(({ number }) => number).join(' ')).toBe('1 2 3 4 1 2 3 4 5');
  });
});
