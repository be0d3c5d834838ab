import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const analyzeAll = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters;
const analyze = async (pages: MadePage[]) => (await analyzeAll(pages))[0];
const WHITE: [number, number, number] = [1, 1, 1];
const RED: [number, number, number] = [0.7, 0.1, 0.1];

function opening(number: number, title: string, size = 11): MadePage {
  const page: MadePage = {
    texts: [
      { x: 200, y: 90, size: 18, bold: true, text: `Chapter ${number}` },
      { x: 200, y: 130, size: 30, bold: true, text: title },
    ],
  };
  prose(page, { x: 60, y: 200, lines: 24, size });
  return page;
}

/** A heading, with more on its own lines, above text of its own. */
function part(text: string, { y = 80, ...look }: Partial<MadePage['texts'][number]>, more: readonly string[] = []): MadePage {
  const page: MadePage = { texts: [{ x: 60, y, size: 11, bold: true, ...look, text }] };
  for (const [index, line] of more.entries()) page.texts.push({ x: 60, y: y + 30 + index * 20, text: line });
  prose(page, { x: 60, y: y + 50 + more.length * 20, lines: 25 });
  return page;
}

describe('books of the lower classes', () => {
  it('have the named activities of a project for topics', async () => {
    const tasks = ['Visit to a farm', 'Plan your garden', 'Prepare the soil', 'Sow the seeds'];
    const chapter = await analyze([
      opening(2, 'A Kitchen Garden'),
      ...tasks.map((task, index) =>
        part(`Activity ${index + 1}: ${task}`, { colour: RED }, ['1. What did you see there?', '2. Why is it so?']),
      ),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(tasks.map((task, index) => `Activity ${index + 1}: ${task}`));
  });

  it('leave an activity here and there in its box', async () => {
    const chapter = await analyze([
      opening(2, 'Soil'),
      part('What is soil?', { size: 16 }),
      part('Activity 1: Sieve some soil', { colour: RED }),
      part('Who lives in it?', { size: 16 }),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['What is soil?', 'Who lives in it?']);
  });

  it('have the activities of an arts book for topics, on several lines and with a word in colour', async () => {
    const look = { x: 60, size: 17, bold: true };
    const page = (lines: MadePage['texts']): MadePage => {
      const made: MadePage = { texts: lines };
      prose(made, { x: 60, y: 200, lines: 25 });
      return made;
    };
    const chapter = await analyze([
      opening(4, 'Music'),
      page([
        { ...look, y: 80, text: 'ACTIVITY 4.1 Sing and' },
        { ...look, y: 102, text: 'Clap Along' },
      ]),
      page([
        { ...look, y: 80, text: 'ACTIVITY 4.2' },
        { ...look, y: 80, x: 185, colour: RED, text: 'Listen' },
        { ...look, y: 80, x: 242, text: 'to a Song' },
        // The song's own name.
        { ...look, y: 102, colour: RED, text: 'Hum Honge Kamyab' },
      ]),
      page([
        { ...look, y: 80, text: 'ACTIVITY 4.3' },
        { ...look, y: 102, text: 'Learn the Notes' },
        { ...look, size: 12, y: 150, text: 'Lyrics' },
      ]),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual([
      'ACTIVITY 4.1 Sing and Clap Along',
      'ACTIVITY 4.2 Listen to a Song',
      'ACTIVITY 4.3 Learn the Notes',
    ]);
  });

  it('leave activities alone that are tabs of boxes or experiments', async () => {
    for (const activity of [
      { text: 'ACTIVITY 2.$: ACT IT OUT', colour: WHITE },
      { text: 'Activity 2.$: Let us explore', colour: RED },
    ]) {
      const box = (number: number) => part(activity.text.replace('$', String(number)), { size: 15, colour: activity.colour, y: 300 });
      const chapter = await analyze([
        opening(2, 'Acting'),
        box(1),
        part('What is Mime?', { size: 18 }),
        box(2),
        part('The Stage', { size: 18 }),
      ]);
      expect(chapter?.topics.map(({ name }) => name).filter((name) => /^activity/i.test(name))).toEqual([]);
    }
  });

  it('call the class to a topic where the heading has a name', async () => {
    const look = { size: 16, colour: RED };
    const chapter = await analyze([
      opening(8, 'Things'),
      part('A Special Gift', look),
      part('Let us reflect on it', { ...look, y: 140 }),
      part('Kinds of Paper', look),
      part('Let Us Get Creative with Paper', look),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['A Special Gift', 'Kinds of Paper', 'Let Us Get Creative with Paper']);
  });

  it('have heads of tables and names of activities that are no topics', async () => {
    const look = { size: 14, bold: true, colour: RED };
    const table: MadePage = {
      texts: [
        { x: 60, y: 80, ...look, text: 'The Seasons' },
        { x: 60, y: 300, ...look, text: 'Season' },
        { x: 230, y: 300, ...look, text: 'Festival' },
        { x: 60, y: 500, size: 12, bold: true, text: 'Activity 16.1' },
        { x: 60, y: 525, ...look, text: 'Make a calendar' },
      ],
    };
    prose(table, { x: 60, y: 110, lines: 12 });
    prose(table, { x: 60, y: 330, lines: 10 });
    prose(table, { x: 60, y: 550, lines: 10 });
    const chapter = await analyze([opening(3, 'Festivals'), table, part('Flowers', look)]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['The Seasons', 'Flowers']);
  });

  it('break a heading behind a comma, and go on in short lines beside a picture', async () => {
    const beside: MadePage = { texts: [{ x: 60, y: 80, size: 15, bold: true, text: 'The Armenians' }] };
    prose(beside, { x: 60, y: 110, lines: 12, width: 22 });
    prose(beside, { x: 60, y: 300, lines: 20 });
    const wrapped = part('The Legend of Milk,', { size: 15 });
    wrapped.texts.push({ x: 60, y: 98, size: 15, bold: true, text: 'Honey, and Sugar' });
    const chapter = await analyze([opening(5, 'Many Homes'), part('The Merchants', { size: 15 }), wrapped, beside]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['The Merchants', 'The Legend of Milk, Honey, and Sugar', 'The Armenians']);
  });

  it('have no worked example where a table has a column of them', async () => {
    const table: MadePage = { texts: [] };
    for (const [x, text] of [
      [110, 'Example'],
      [330, 'Kind of waste'],
    ] as const)
      table.texts.push({ x, y: 200, size: 14, bold: true, text });
    for (const [row, text] of ['Bags of cloth', 'Straws of plastic', 'Old notebooks'].entries())
      table.texts.push({ x: 60, y: 225 + row * 22, text }, { x: 330, y: 225 + row * 22, text: 'Reuse' });
    prose(table, { x: 60, y: 320, lines: 25 });
    const chapter = await analyze([opening(8, 'Things'), table]);
    expect(chapter?.examples).toEqual([]);
  });

  it('end with one heading alone, `Conclusion`, and no other', async () => {
    const at = (text: string) => part(text, { size: 15, bold: false });
    const chapter = await analyze([
      opening(2, 'Change'),
      part('Reform', { size: 14 }),
      part('Modern Times', { size: 14 }),
      at('Conclusion'),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Reform', 'Modern Times', 'Conclusion']);
    const other = await analyze([
      opening(2, 'Change'),
      part('Reform', { size: 14 }),
      part('Modern Times', { size: 14 }),
      at('A Shop in Town'),
    ]);
    expect(other?.topics.map(({ name }) => name)).toEqual(['Reform', 'Modern Times']);
  });

  it('hang headings behind an icon in from the text', async () => {
    const titles = ['What will I be able to do?', 'How do I stay safe?', 'What else can I do?'];
    const chapter = await analyze([
      opening(2, 'A Kitchen Garden'),
      ...titles.map((title, index) => part(title, { size: 14, x: 126 + index * 3 })),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(titles);
  });

  it('practise in boxes between which the text goes on', async () => {
    const box = { size: 14, colour: WHITE };
    const chapter = await analyze([
      opening(11, 'The Quilt'),
      part('Let Us Do', box, ['1. Find the length of the border.', '2. Draw two shapes.']),
      part('Comparing Shapes', { size: 16 }),
      part('Let Us Do', { ...box, y: 140 }, ['1. Which garden is larger?', '2. Trace your palm.', '3. Collect some leaves.']),
      part('Larger Shapes', { size: 16 }),
    ]);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name}: ${count}`)).toEqual(['Let Us Do: 2', 'Let Us Do: 3']);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Comparing Shapes', 'Larger Shapes']);
  });

  it('explore in numbered boxes, too, and play games that ask nothing', async () => {
    const box = { size: 14, colour: WHITE };
    const chapter = await analyze([
      opening(11, 'The Quilt'),
      part('Let Us Do', box, ['1. Find the length of the border.', '2. Draw two shapes.']),
      part('Larger Shapes', { size: 16 }),
      part('Let Us Do', { ...box, y: 170 }, ['1. Trace your palm.', '2. Collect some leaves.']),
      part('Let Us Explore', { ...box, y: 140 }, ['1. Tick the shapes with one area.', '2. Tick those with one border.']),
      part('Let Us Play', { ...box, y: 110 }, ['1. Take some square tiles.', '2. Roll the die.', '3. Take turns.']),
    ]);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name}: ${count}`)).toEqual([
      'Let Us Do: 2',
      'Let Us Do: 2',
      'Let Us Explore: 2',
    ]);
  });

  it('reflect in lettered parts, one with blanks to fill and one without a number', async () => {
    const page: MadePage = { texts: [{ x: 60, y: 80, size: 14, bold: true, colour: WHITE, text: 'Let us reflect' }] };
    const lines: [string, boolean][] = [
      ['A. Discuss', true],
      ['1. How do people travel?', false],
      ['2. How can one be safe?', false],
      ['B. Write', true],
      ['1. Name two relatives.', false],
      ['2. How do you spend your time?', false],
      ['Fill in the blanks', true],
      ['1. Rishi lives in a village near the ______.', false],
      ['2. The red flowers are called ______.', false],
      ['C. Draw', true],
      ['Take a chart paper and draw signboards for your school.', false],
    ];
    for (const [index, [text, bold]] of lines.entries()) page.texts.push({ x: bold ? 60 : 80, y: 110 + index * 24, bold, text });
    const chapter = await analyze([opening(3, 'Festivals'), part('Flowers', { size: 16 }), part('Games', { size: 16 }), page]);
    expect(chapter?.exercises.map(({ number, question }) => `${number} ${question.slice(0, 12)}`)).toEqual([
      '1 How do peopl',
      '2 How can one ',
      '1 Name two rel',
      '2 How do you s',
      '1 Rishi lives ',
      '2 The red flow',
      '1 Take a chart',
    ]);
    expect(chapter?.exercises[5]?.question).not.toContain('Draw');
  });

  it('reflect at the end, not where such a box stands in the middle', async () => {
    const look = { size: 14, colour: RED };
    const pages = [
      opening(7, 'How Things Work'),
      part('Let us reflect', look, ['1. What moves a kite?', '2. What lights a lamp?']),
      part('The Wind', { size: 16 }),
      part('The Sun', { size: 16 }),
      part('Let us reflect', { ...look, y: 140 }, ['1. Where does heat come from?', '2. How do you save it?', '3. What stores it?']),
    ];
    const chapter = await analyze(pages);
    expect(chapter?.exerciseSets.map(({ name, count }) => `${name}: ${count}`)).toEqual(['Let us reflect: 3']);
    expect(chapter?.intext.length).toBeGreaterThan(0);
  });

  it('tell in large type and ask in small, as much of it', async () => {
    const told = (title: string): MadePage => {
      const page: MadePage = { texts: [{ x: 60, y: 80, size: 18, bold: true, text: title }] };
      prose(page, { x: 60, y: 110, lines: 16, size: 16, width: 50 });
      prose(page, { x: 60, y: 460, lines: 22, size: 14, width: 55 });
      return page;
    };
    const asked: MadePage = { texts: [] };
    prose(asked, { x: 60, y: 100, lines: 40, size: 14, width: 55 });
    const chapter = await analyze([opening(7, 'Energy', 16), told('Sources of Energy'), told('Energy from Fuel'), asked]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Sources of Energy', 'Energy from Fuel']);
  });
});

describe('books of practical subjects', () => {
  it('leave out the page of a unit that says only its number and name', async () => {
    const unit: MadePage = {
      texts: [
        { x: 100, y: 200, size: 70, text: '3', bold: true },
        { x: 200, y: 130, size: 24, text: 'Olympism', bold: true },
      ],
    };
    prose(unit, { x: 150, y: 300, lines: 14 });
    const chapters = await analyzeAll([
      unit,
      opening(9, 'Values'),
      part('Respect', { size: 26 }),
      part('Courage', { size: 26, y: 120 }),
      opening(10, 'Games'),
      part('Rewards', {}),
      part('Legacy', {}),
    ]);
    expect(chapters.map(({ number, name }) => `${number} ${name}`)).toEqual(['9 Values', '10 Games']);
  });

  it('number the parts of an exercise in a heading’s type', async () => {
    const last: MadePage = { texts: [{ x: 60, y: 80, size: 14, bold: true, text: 'EXERCISE' }] };
    const asked = ['1. What is a sheet?', '2. What is a cell?', '3. What is a row?'];
    for (const [at, title] of ['Q1. MULTIPLE CHOICE QUESTIONS', 'Q2. ANSWER THE QUESTIONS'].entries()) {
      last.texts.push({ x: 60, y: 110 + at * 130, size: 14, bold: true, text: title });
      for (const [index, text] of asked.entries()) last.texts.push({ x: 60, y: 140 + at * 130 + index * 20, text });
    }
    const chapter = await analyze([opening(2, 'Spreadsheets'), part('Cells', { size: 16 }), last]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3', '1', '2', '3']);
    expect(chapter?.exercises[3]?.question).toBe('What is a sheet?');
  });
});
