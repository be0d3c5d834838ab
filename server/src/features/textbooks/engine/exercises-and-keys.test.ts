import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const analyze = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters[0];

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

function plain(): MadePage {
  const page: MadePage = { texts: [] };
  prose(page, { x: 60, y: 100, lines: 45 });
  return page;
}

function questions(page: MadePage, y: number, texts: readonly string[], x = 60): void {
  for (const [index, text] of texts.entries()) page.texts.push({ x, y: y + index * 20, text });
}

describe('exercises and the keys to them', () => {
  it('leaves a key out that prints the chapter’s title again and repeats each question with its answer', async () => {
    const set = ['1. Find the ratio of the two heights.', '2. Share the grain of the village.', '3. Mix the paints of the artist.'];
    const last: MadePage = { texts: [{ x: 60, y: 80, size: 13, bold: true, text: 'Figure it Out' }] };
    questions(last, 110, set);
    prose(last, { x: 60, y: 300, lines: 25 });
    const key: MadePage = {
      texts: [
        { x: 200, y: 100, size: 20, bold: true, text: 'Sharing Fairly' },
        { x: 60, y: 150, bold: true, text: 'Page No. 12' },
        { x: 60, y: 180, bold: true, text: 'Figure it Out' },
      ],
    };
    questions(key, 210, [...set, 'Ans. The ratio is 5 : 7.']);
    const more: MadePage = { texts: [{ x: 60, y: 80, bold: true, text: 'Page No. 14' }] };
    questions(more, 110, ['1. The whole is twelve.', '2. The parts are nine and three.']);
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), last, key, more]);
    expect(chapter?.exerciseSets).toEqual([expect.objectContaining({ name: 'Figure it Out', count: 3 })]);
    expect(chapter?.lastPage).toBe(5);
  });

  it('takes a part that is numbered as the sections are for a set of its own', async () => {
    const last: MadePage = { texts: [{ x: 60, y: 90, size: 13, bold: true, text: '7.15 Self-assessment questions' }] };
    questions(last, 110, ['1. Find the ratio of the two heights.', '2. Share the grain of the village.']);
    last.texts.push({ x: 60, y: 180, size: 13, bold: true, text: '7.16 Multiple choice questions' });
    questions(last, 200, ['1. The ratio of 2 to 4 is', 'A. one half', 'B. two', '2. A part is', 'A. less than the whole', 'B. more']);
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), last]);
    expect(chapter?.exerciseSets.map(({ count }) => count)).toEqual([2, 2]);
    expect(chapter?.topics).toEqual([]);
  });

  it('reads questions whose label has a line of its own, and goes on counting from the set before', async () => {
    const first: MadePage = { texts: [{ x: 60, y: 90, size: 13, bold: true, text: 'Exercises' }] };
    questions(first, 110, ['Exercise. 7.1', 'Find the ratio of the two heights.', 'Exercise. 7.2', 'Share the grain of the village.']);
    prose(first, { x: 60, y: 300, lines: 20 });
    const last: MadePage = { texts: [{ x: 60, y: 380, size: 13, bold: true, text: 'Exercises' }] };
    questions(last, 410, ['Exercise. 7.3', 'Mix the paints of the artist.', 'Exercise. 7.4', 'Weigh the gold of the ring.']);
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), first, plain(), last]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['7.1', '7.2', '7.3', '7.4']);
    expect(chapter?.exercises[0]?.question).toMatch(/^Find the ratio/);
  });

  it('counts on from column to column where these are read row by row', async () => {
    const last: MadePage = { texts: [{ x: 60, y: 90, size: 13, bold: true, text: 'Exercises' }] };
    const rows = ['Find the slope of a.', 'Find the slope of b.', 'Find the slope of c.', 'Find the slope of d.'];
    for (const [row, text] of rows.entries()) {
      last.texts.push({ x: 60, y: 120 + 50 * row, text: `(${row + 1}) ${text}` });
      last.texts.push({ x: 250, y: 130 + 50 * row, text: `(${row + 5}) ${text.replace('slope', 'limit')}` });
      // What reaches over both columns keeps them from being read one after the other.
      last.texts.push({
        x: 72,
        y: 145 + 50 * row,
        text: 'where the first of the two sums and all of its parts are as in the table of the rule',
      });
    }
    last.texts.push({ x: 60, y: 340, text: '(9) Prove the rule of the two sums that is used above.' });
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), last]);
    expect(chapter?.exercises.map(({ number }) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(chapter?.exercises[5]?.question).toMatch(/^Find the limit of b/);
  });

  it('knows a heading of exercises with the number of its page behind it', async () => {
    const last: MadePage = { texts: [{ x: 60, y: 60, size: 13, bold: true, text: 'Exercises for Section 7.1 12' }] };
    questions(last, 110, ['1. Find the ratio of the two heights.', '2. Share the grain of the village.']);
    prose(last, { x: 60, y: 300, lines: 20 });
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), last, plain()]);
    expect(chapter?.exercises).toHaveLength(2);
  });

  it('keeps exercises as such where only the address of a solution follows', async () => {
    const last: MadePage = { texts: [{ x: 60, y: 90, size: 13, bold: true, text: 'Exercises' }] };
    const at = 'Solution: http://example.org/grid.py';
    questions(last, 110, ['1. Find the ratio of the two heights.', at, '2. Share the grain of the village.', at]);
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), last]);
    expect([chapter?.exercises.length, chapter?.examples.length]).toEqual([2, 0]);
  });

  it('takes exercises that are followed by their solutions for examples, and the problems behind them for exercises', async () => {
    const solved: MadePage = { texts: [{ x: 60, y: 80, size: 13, bold: true, text: 'Exercises' }] };
    questions(solved, 110, [
      'Exercise 7.1 Find the ratio of the two heights.',
      'solution:',
      'The ratio is five to seven.',
      'Exercise 7.2 Share the grain of the village.',
      'solution:',
      'Each house has nine sacks.',
    ]);
    solved.texts.push({ x: 60, y: 300, size: 13, bold: true, text: 'Problems' });
    questions(solved, 330, ['Problem 7.1 Mix the paints of the artist.', 'Problem 7.2 Weigh the gold of the ring.']);
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), plain(), solved]);
    expect(chapter?.examples.map(({ question }) => question)).toEqual([
      'Find the ratio of the two heights.',
      'Share the grain of the village.',
    ]);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual(['Mix the paints of the artist.', 'Weigh the gold of the ring.']);
  });

  it('counts by any word where a set has no other numbers', async () => {
    const last: MadePage = { texts: [{ x: 60, y: 80, size: 13, bold: true, text: '7.4 List of Problems' }] };
    questions(last, 110, [
      'Session 1: Write a statement of scope.',
      'Session 2: Estimate the cost of it.',
      'Session 3: Develop the specification.',
    ]);
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), last]);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual([
      'Write a statement of scope.',
      'Estimate the cost of it.',
      'Develop the specification.',
    ]);
  });

  it('takes a numbered section of questions for the exercises of a chapter that names none', async () => {
    const last: MadePage = { texts: [{ x: 60, y: 80, size: 14, bold: true, text: '7.2 Check Your Understanding' }] };
    questions(last, 110, ['1. Find the ratio of the two heights.', '2. Share the grain of the village.', '3. Mix the paints.']);
    const taught = plain();
    taught.texts.push({ x: 60, y: 60, size: 14, bold: true, text: '7.1 Ratios of Heights' });
    const chapter = await analyze([opening(7, 'Sharing Fairly'), taught, last]);
    expect(chapter?.exercises).toHaveLength(3);
    expect(chapter?.intext).toHaveLength(0);
  });

  it('takes no running head for the title of a key', async () => {
    const taught = plain();
    taught.texts.push(
      { x: 60, y: 50, size: 10, bold: true, text: 'Sharing Fairly 145' },
      { x: 60, y: 740, bold: true, text: 'Solution :' },
    );
    const last: MadePage = { texts: [{ x: 220, y: 80, size: 13, bold: true, text: 'EXERCISE 7.1' }] };
    questions(last, 110, ['1. Find the ratio of the two heights.', '2. Share the grain of the village.']);
    const chapter = await analyze([opening(7, 'Sharing Fairly'), plain(), taught, last]);
    expect(chapter?.exercises).toHaveLength(2);
  });

  it('tells a question that begins with a number of things from a number with a point', async () => {
    const last: MadePage = { texts: [{ x: 220, y: 80, size: 13, bold: true, text: 'EXERCISE 12.1' }] };
    questions(last, 110, [
      '1. 2 cubes are joined end to end.',
      '2. A toy is a cone on a hemisphere.',
      '3. 12 pens are mixed with 132 good ones.',
    ]);
    const chapter = await analyze([opening(12, 'Solids'), plain(), last]);
    expect(chapter?.exercises.map(({ number, question }) => `${number} ${question.slice(0, 7)}`)).toEqual([
      '1 2 cubes',
      '2 A toy i',
      '3 12 pens',
    ]);
  });

  it('knows exercises whose word grows and fades over the line, and leaves the puzzle after them out', async () => {
    const last: MadePage = { texts: [{ x: 180, y: 80, size: 6, bold: true, text: 'EXERCISES EXERCISES EXERCISES EXERCISES EXERCISES' }] };
    questions(last, 110, ['1. Which crop is sown in winter?', '2. Answer in about 30 words.', '3. Answer in about 120 words.']);
    last.texts.push({ x: 60, y: 300, size: 12, bold: true, text: 'ACTIVITY' });
    questions(last, 330, ['1. A ferrous mineral', '2. Raw material for cement', '3. An ore with magnetic properties']);
    const chapter = await analyze([opening(3, 'Minerals'), plain(), plain(), last]);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name} ${count}`)).toEqual(['EXERCISES 3']);
  });

  it('finds the exercises of a page with their word upright at its edge, lists within questions and all', async () => {
    const last: MadePage = { texts: [{ x: 570, y: 500, size: 30, text: 'Exercises', sideways: true }] };
    questions(last, 90, [
      '1. What are the forms of sharing?',
      '2. State one reason for it.',
      '3. Who is right, and why?',
      '4. Match List I with List II:',
    ]);
    questions(last, 180, ['1. Union A. Mayor', '2. State B. Governor', '3. Town C. Sarpanch', '4. Village D. President'], 90);
    questions(last, 290, ['5. Read the passage and say what it shows.']);
    const chapter = await analyze([opening(2, 'Sharing of Power'), plain(), last]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('reads both letters of a ligature, and no badge as part of a question', async () => {
    const page = opening(4, 'Heat');
    page.texts.push({ x: 60, y: 750, size: 14, unicode: true, text: '4.1 E\ue001ects of Heat' });
    const last: MadePage = { texts: [{ x: 60, y: 80, size: 13, bold: true, text: 'Figure it Out' }] };
    questions(last, 110, ['1. How does heat change the size of the rod that is fixed in']);
    last.texts.push({ x: 500, y: 120, size: 8, text: 'Math' }, { x: 500, y: 129, size: 8, text: 'Talk' });
    questions(last, 126, ['the wall of a kiln?', '2. Why are gaps left between rails?']);
    const chapter = await analyze([page, plain(), last]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Effects of Heat']);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual([
      'How does heat change the size of the rod that is fixed in the wall of a kiln?',
      'Why are gaps left between rails?',
    ]);
  });

  it('takes rows of a table for no questions where the questions have a point behind their number', async () => {
    const last: MadePage = { texts: [{ x: 180, y: 80, size: 13, bold: true, text: 'Questions for Practice' }] };
    questions(last, 110, ['1. Enter the following transactions in a cash book:', '2. Prepare a purchases return book from these:']);
    questions(
      last,
      160,
      ['3 Paid trade expenses 500', '4 Drew for personal use 600', '1 Bought from Rahul Traders 40', '2 Goods returned by Kushal 60'],
      90,
    );
    questions(last, 260, ['3. Post them to the ledger.']);
    const chapter = await analyze([opening(4, 'Recording'), plain(), plain(), last]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });

  it('ends a set whose heading is drawn where readings are suggested', async () => {
    const last = plain();
    last.texts.length = 10;
    questions(last, 320, [
      '1. Explain why public goods are needed.',
      '2. Explain the tax multiplier.',
      '3. Is debt a burden?',
      '4. Are deficits a danger?',
    ]);
    last.texts.push({ x: 60, y: 420, bold: true, size: 12, text: 'Suggested Readings' });
    questions(last, 450, ['1. Macroeconomics, sixth edition, Delhi.', '2. Economic Survey, various issues.']);
    const chapter = await analyze([opening(5, 'The Budget'), plain(), last]);
    expect(chapter?.exercises).toHaveLength(4);
  });

  it('leaves steps of a method that another section follows among what is taught', async () => {
    const taught = plain();
    taught.texts.length = 20;
    questions(taught, 420, [
      '1. Arrange the data set in order.',
      '2. Divide it into two sets.',
      '3. Find both medians.',
      '4. Find their difference.',
    ]);
    const next = plain();
    next.texts.push({ x: 60, y: 60, size: 14, bold: true, text: '2.2 Standard Deviation' });
    const first = plain();
    first.texts.push({ x: 60, y: 60, size: 14, bold: true, text: '2.1 Quartiles' });
    const chapter = await analyze([opening(2, 'Statistics'), first, taught, next]);
    expect(chapter?.exercises).toEqual([]);
  });

  it('reads an illustration whose number stands behind a colon', async () => {
    const page = plain();
    page.texts.length = 10;
    for (let i = 1; i <= 3; i++) {
      page.texts.push({ x: 60, y: 200 + i * 120, bold: true, text: i === 1 ? 'Illustration 1' : `Illustration : ${i}` });
      prose(page, { x: 60, y: 220 + i * 120, lines: 5 });
    }
    expect((await analyze([opening(4, 'Recording'), page]))?.examples.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });

  it('takes a set that counts nothing for one question with parts', async () => {
    const last = plain();
    last.texts.length = 12;
    last.texts.push({ x: 200, y: 320, size: 13, bold: true, text: 'Exercise Set 1.1' });
    questions(last, 350, [
      'The figure shows a room with its corners marked. Say of it:',
      '(i) How far is the door from the wall?',
      '(ii) Where is the window?',
    ]);
    last.texts.push({ x: 200, y: 450, size: 13, bold: true, text: 'Exercise Set 1.2' });
    questions(last, 480, ['1. 37 °C is the same temperature as how many kelvin?', '2. Place the table in the room.']);
    const chapter = await analyze([opening(1, 'Coordinates'), plain(), last]);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name}: ${count}`)).toEqual(['Exercise Set 1.1: 1', 'Exercise Set 1.2: 2']);
    expect(chapter?.exercises[0]?.question).toMatch(/^The figure shows .* Where is the window\?$/);
  });

  it('takes a case with a title of its own for no worked example', async () => {
    const page = plain();
    page.texts.length = 10;
    page.texts.push({ x: 60, y: 300, size: 18, text: 'Example 1: Groundwater in the Plains' });
    prose(page, { x: 60, y: 330, lines: 10 });
    expect((await analyze([opening(1, 'Development'), page]))?.examples).toEqual([]);
  });

  it('finds the few questions of a page with their word upright at its edge', async () => {
    const last: MadePage = { texts: [{ x: 570, y: 500, size: 30, text: 'Questions', sideways: true }] };
    questions(last, 90, ['1. Write an essay on the change of customs.', '2. Is it only about dress?', '3. Write short notes on castes.']);
    last.texts.push({ x: 60, y: 200, size: 12, bold: true, text: 'REFERENCES' });
    const chapter = await analyze([opening(2, 'Cultural Change'), plain(), last]);
    expect(chapter?.exercises).toHaveLength(3);
  });

  it('knows the sets of a reader', async () => {
    const last: MadePage = { texts: [{ x: 60, y: 80, size: 13, bold: true, text: 'Understanding the text' }] };
    questions(last, 110, ['1. What made him afraid of water?', '2. How did he overcome it?']);
    last.texts.push({ x: 60, y: 180, size: 13, bold: true, text: 'Thinking about language' });
    questions(last, 210, ['1. Find the words that show fear.', '2. Say it in your own language.']);
    const chapter = await analyze([opening(3, 'Deep Water'), plain(), last]);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name}: ${count}`)).toEqual([
      'Understanding the text: 2',
      'Thinking about language: 2',
    ]);
  });
});
