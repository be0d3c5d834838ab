import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const analyze = async (pages: MadePage[], font?: string) => (await analyzeBook(makePdf(pages, font), { maxPages: 100 })).chapters;

/** A chapter with two sections and whatever the test adds on its last page. */
function chapterPages(number: number, title: string, last: (page: MadePage) => void): MadePage[] {
  const first: MadePage = {
    texts: [
      { x: 220, y: 90, size: 14, text: `CHAPTER ${number}`, bold: true },
      { x: 150, y: 130, size: 24, text: title, bold: true },
    ],
  };
  prose(first, { x: 60, y: 200, lines: 8 });
  first.texts.push({ x: 60, y: 340, size: 14, bold: true, text: `${number}.1 The River and the Plain` });
  prose(first, { x: 60, y: 370, lines: 12 });
  const second: MadePage = { texts: [{ x: 60, y: 120, size: 14, bold: true, text: `${number}.2 Houses on Higher Ground` }] };
  prose(second, { x: 60, y: 150, lines: 20 });
  const third: MadePage = { texts: [] };
  last(third);
  return [first, second, third];
}

const exercises = (page: MadePage, { y = 120, heading = 'EXERCISES', count = 5, x = 60 } = {}) => {
  page.texts.push({ x: x + 180, y, size: 13, bold: true, text: heading });
  for (let i = 1; i <= count; i++)
    page.texts.push({ x, y: y + 10 + i * 22, text: `${i}. Why did the people of village ${i} build boats?` });
  return y + 30 + count * 22;
};

describe('hostile layouts', () => {
  it('reads a chapter whose number is not 1, with its sections, exercises and descriptions', async () => {
    const [chapter] = await analyze(chapterPages(9, 'Rivers of the Plain', (page) => exercises(page)));
    expect(chapter).toMatchObject({ number: 9, name: 'Rivers of the Plain', page: 1, lastPage: 3 });
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['The River and the Plain', 'Houses on Higher Ground']);
    expect(chapter?.topics[0]?.description).toMatch(/^\S.{60,}/);
    expect(chapter?.exercises).toHaveLength(5);
    expect(chapter?.exercises[0]).toMatchObject({ number: '1', page: 3, set: 'EXERCISES' });
  });

  it('takes letters that were struck several times for bold as one', async () => {
    const pages = chapterPages(4, 'Silt', (page) => exercises(page));
    pages[1]?.texts.push({ x: 60, y: 500, size: 14, text: '4.3 CHEMICAL EQUATIONS', times: 5 });
    prose(pages[1] as MadePage, { x: 60, y: 530, lines: 6 });
    const [chapter] = await analyze(pages);
    expect(chapter?.topics.at(-1)?.name).toBe('CHEMICAL EQUATIONS');
  });

  it('joins letters set apart and knows the heading', async () => {
    const [chapter] = await analyze(chapterPages(2, 'Boats', (page) => exercises(page, { heading: 'E X E R C I S E S' })));
    expect(chapter?.exerciseSets).toEqual([expect.objectContaining({ name: 'EXERCISES', count: 5 })]);
  });

  it('finds exercises whose heading is drawn and no text', async () => {
    const [chapter] = await analyze(
      chapterPages(3, 'Mud', (page) => {
        const y = exercises(page, { heading: '', count: 6 });
        expect(y).toBeGreaterThan(0);
      }),
    );
    expect(chapter?.exercises).toHaveLength(6);
  });

  it('counts numbers that begin again in each part of a set, and only the next number', async () => {
    const [chapter] = await analyze(
      chapterPages(5, 'Grain', (page) => {
        page.texts.push({ x: 200, y: 110, size: 13, bold: true, text: 'Questions for Practice' });
        for (const [part, top] of [
          ['Short Answer Questions', 140],
          ['Long Answer Questions', 320],
        ] as const) {
          page.texts.push({ x: 60, y: top, bold: true, text: part });
          for (let i = 1; i <= 4; i++)
            page.texts.push(
              { x: 60, y: top + i * 34, text: `${i}. Explain the use of store ${i} in the year` },
              { x: 74, y: top + i * 34 + 14, text: '44. which was dry and 12. the next one.' },
            );
        }
      }),
    );
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '1', '2', '3', '4']);
  });

  it('keeps intext questions apart, and an answer key repeats nothing', async () => {
    const pages = chapterPages(6, 'Salt', (page) => {
      const y = exercises(page);
      page.texts.push({ x: 240, y: y + 30, size: 13, bold: true, text: 'ANSWERS' });
      for (let i = 1; i <= 5; i++) page.texts.push({ x: 60, y: y + 40 + i * 20, text: `${i}. Because of the flood in year ${i}.` });
    });
    pages[1]?.texts.push(
      { x: 240, y: 480, size: 12, bold: true, text: 'Intext Questions' },
      { x: 60, y: 505, text: '1. What is silt made of?' },
      { x: 60, y: 525, text: '2. Where does it come from?' },
    );
    const [chapter] = await analyze(pages);
    expect(chapter?.exercises).toHaveLength(5);
    expect(chapter?.intext.map(({ question }) => question)).toEqual(['What is silt made of?', 'Where does it come from?']);
  });

  it('reads two columns one after the other', async () => {
    const [chapter] = await analyze(
      chapterPages(7, 'Cloth', (page) => {
        page.texts.push({ x: 250, y: 110, size: 13, bold: true, text: 'EXERCISES' });
        for (let i = 1; i <= 12; i++) {
          const x = i <= 6 ? 50 : 310;
          const y = 140 + ((i - 1) % 6) * 50;
          for (const [row, words] of [
            `${i}. How long did the journey of boat ${i} take`,
            'from the hills to the sea when the river was',
            'high and the wind came from the south?',
          ].entries())
            page.texts.push({ x: row === 0 ? x : x + 16, y: y + row * 14, text: words });
        }
      }),
    );
    expect(chapter?.exercises).toHaveLength(12);
    expect(chapter?.exercises[6]?.question).toBe(
      'How long did the journey of boat 7 take from the hills to the sea when the river was high and the wind came from the south?',
    );
  });

  it('leaves the headings of framed boxes beside the text out of the topics', async () => {
    const pages = chapterPages(8, 'Trade', (page) => exercises(page));
    const page = pages[1] as MadePage;
    page.frames = [{ x: 50, y: 480, width: 480, height: 110 }];
    page.texts.push({ x: 60, y: 500, size: 13, bold: true, colour: [0.8, 0.2, 0.1], text: 'A Visit to the Market' });
    prose(page, { x: 60, y: 520, lines: 4 });
    const [chapter] = await analyze(pages);
    expect(chapter?.topics).toHaveLength(2);
  });

  it('reads Hindi in Unicode', async () => {
    const hindi = (x: number, y: number, text: string, size = 12) => ({ x, y, text, size, unicode: true });
    const line = 'नदी पहाड़ों से रेत और मिट्टी लाती है और मैदानों में छोड़ देती है';
    const page: MadePage = { texts: [hindi(200, 90, 'अध्याय 3', 14), hindi(150, 130, 'नदी और मैदान', 24)] };
    for (let i = 0; i < 20; i++) page.texts.push(hindi(60, 180 + i * 16, line));
    const last: MadePage = { texts: [hindi(240, 120, 'अभ्यास', 16)] };
    for (let i = 1; i <= 4; i++) last.texts.push(hindi(60, 130 + i * 24, `${i}. नदी कहाँ से आती है?`));
    const [chapter] = await analyze([page, last]);
    expect(chapter).toMatchObject({ number: 3, name: 'नदी और मैदान' });
    expect(chapter?.exercises.map(({ question }) => question)).toEqual(Array(4).fill('नदी कहाँ से आती है?'));
  });
});
