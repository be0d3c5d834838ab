import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Text = MadePage['texts'][number];

const BLUE: [number, number, number] = [0, 0.35, 0.6];

const read = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters;
const bold = (y: number, text: string, size = 11, x = 60): Text => ({ x, y, size, bold: true, text });
/** A page of pieces one below the other, each a heading with some lines of text. */
function page(heads: Text[], lines = 7, y = 70): MadePage {
  const made: MadePage = { texts: [] };
  for (const [index, head] of heads.entries()) {
    const at = y + index * (30 + 15 * lines + 30);
    made.texts.push({ ...head, y: at });
    prose(made, { x: 60, y: at + 30, lines, width: 76 });
  }
  return made;
}
/** Pages of nothing but text. */
const told = (count: number): MadePage[] =>
  Array.from({ length: count }, () => page([{ x: 60, y: 0, text: 'What is told goes on and on' }], 38));
const names = (topics: readonly { name: string }[] = []) => topics.map(({ name }) => name);

describe('A handout of one chapter', () => {
  it('has the number and title that any word counts at its top, in bold of the size of its text', async () => {
    const first = page([bold(0, 'Rays of light'), bold(0, 'Shadows of bodies')], 7, 110);
    first.texts.unshift(bold(60, 'TOPIC 7: Light and Shadow', 11, 220));
    const chapters = await read([first, page([bold(0, 'Mirrors of glass'), bold(0, 'Lenses of water')])]);
    expect(chapters.map(({ number, name }) => [number, name])).toEqual([[7, 'Light and Shadow']]);
    expect(names(chapters[0]?.topics)).not.toContain('Light and Shadow');
  });

  it('has no title in the caption of a table, nor in the heading of its exercises', async () => {
    for (const text of ['Table 7: Rain in each month', 'Exercise 7: Rain and wind']) {
      const first = page([bold(0, 'Rain over the land'), bold(0, 'Wind from the sea')], 7, 110);
      first.texts.unshift(bold(60, text, 11, 220));
      const [chapter] = await read([first, page([bold(0, 'Snow on the hills'), bold(0, 'Fog in the valley')])]);
      expect(chapter?.number).toBe(1);
    }
  });

  it('is one chapter where a larger title stands once, above text, and nothing counts its headings', async () => {
    const heads = ['Levers', 'Pulleys', 'Slopes', 'Wedges', 'Gears', 'Screws'];
    const pages = [page([bold(0, 'Machines', 19)], 14), ...heads.flatMap((head) => [page([bold(0, head, 15)], 20), ...told(2)])];
    const chapters = await read(pages);
    expect(chapters.map(({ name }) => name)).toEqual(['Machines']);
    expect(names(chapters[0]?.topics)).toEqual(heads);
  });

  it('has headings beside solutions in the same type, which are none', async () => {
    const piece = (head: string) => [bold(0, head), bold(0, 'Solution'), bold(0, 'Solution')];
    const first = page(piece('Sums of two terms'), 5, 150);
    first.texts.unshift(bold(70, 'TOPIC 4: Powers', 18, 200));
    const [chapter] = await read([first, page(piece('Powers of a sum'), 5), page(piece('Roots of a power'), 5)]);
    expect(names(chapter?.topics)).toEqual(['Sums of two terms', 'Powers of a sum', 'Roots of a power']);
  });

  it('has answers to its exercises behind them, which are no questions', async () => {
    const listed = (head: string, texts: string[]) => ({
      texts: [bold(70, head, 15), ...texts.map((text, index) => ({ x: 70, y: 110 + 24 * index, text: `${index + 1}. ${text}` }))],
    });
    const [chapter] = await read([
      page([bold(0, 'Machines', 19)], 14),
      page([bold(0, 'Levers', 15)], 20),
      listed('Exercise', ['What is a lever?', 'What is a pulley?', 'What does a wedge do?']),
      listed('Responses to exercise', ['A bar that turns about a point.', 'A wheel with a groove.', 'It parts what it is driven into.']),
    ]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });
});

describe('Headings without a number', () => {
  it('are those of which all stand free above text, in a colour and plain type', async () => {
    const plain = (text: string): Text => ({ x: 60, y: 0, size: 13, colour: BLUE, text });
    const small = (text: string): Text => ({ x: 60, y: 0, colour: [0.1, 0.2, 0.4], text });
    const goods = ['grain', 'cloth', 'paper', 'silver', 'timber', 'spices'];
    const heads = goods.flatMap((one) => [`The trade in ${one}`, `Sellers of ${one}`]);
    const pages = goods.flatMap((_, at) => [page([plain(heads[2 * at] ?? ''), small(heads[2 * at + 1] ?? '')], 7, 120), ...told(2)]);
    pages[0]?.texts.unshift({ x: 60, y: 70, size: 24, colour: BLUE, text: 'Chapter 3: Trade' });
    const [chapter] = await read(pages);
    expect(names(chapter?.topics)).toEqual(heads);
  });

  it('may be a word of the title, in smaller type below it', async () => {
    const first = page([bold(0, 'Demand', 14), bold(0, 'Money', 14)], 7, 150);
    first.texts.unshift(bold(70, 'Chapter 3', 22), bold(100, 'Demand and Supply', 22));
    const [chapter] = await read([first, page([bold(0, 'Supply', 14), bold(0, 'Price', 14)])]);
    expect(names(chapter?.topics)).toEqual(['Demand', 'Money', 'Supply', 'Price']);
  });

  it('stand below the small words of a picture, and above text in a narrow column beside pictures with captions', async () => {
    const note = (y: number, texts: string[]): Text[] =>
      texts.map((text, index) => ({ x: 40, y: y + 12 * index, size: 10, colour: BLUE, text }));
    const words = ['Apples, pears and plums.', 'Wool on a cart.', 'Boats at the pier.', 'An old wooden mill.'];
    const heads = ['Wants and needs', 'What is scarce?', 'Kinds of plans', 'Who decides?'];
    const pages = heads.map((head, index) => {
      const made: MadePage = { texts: [...note(60, ['Market: a place', 'where goods', 'are sold', 'and bought'])] };
      prose(made, { x: 160, y: 60, lines: 12, width: 58 });
      made.texts.push({ ...bold(270, head, 16, 160), colour: BLUE });
      made.texts.push({ x: 160, y: 247, size: 10, colour: BLUE, text: words[index] ?? '' });
      if (index === 0)
        for (const y of [305, 345, 385, 425, 465, 505])
          made.texts.push({ x: 165, y, size: 10, colour: [0.4, 0.4, 0.5], text: 'A thing that is made' });
      prose(made, index === 0 ? { x: 330, y: 300, lines: 20, width: 32 } : { x: 160, y: 300, lines: 20, width: 58 });
      return made;
    });
    pages[0]?.texts.unshift({ ...bold(30, 'Chapter 8: Choices', 24, 160), colour: BLUE });
    const [chapter] = await read(pages.flatMap((one) => [one, ...told(1)]));
    expect(names(chapter?.topics)).toEqual(heads);
  });

  it('are of one look in a colour, bold on one page and not on the next', async () => {
    const heads = ['Grain and flour', 'Milk and butter', 'Fruit and juice', 'Salt and sugar', 'Oil and seeds'];
    const pages = heads.map((head, index) => page([{ x: 60, y: 0, size: 17, bold: index === 2, colour: BLUE, text: head }], 20));
    pages[0] = page([{ x: 60, y: 0, size: 17, colour: BLUE, text: heads[0] ?? '' }], 14, 180);
    pages[0].texts.unshift(bold(70, 'Chapter 4', 26), bold(104, 'What We Eat', 26));
    const [chapter] = await read(pages.flatMap((one) => [one, ...told(3)]));
    expect(names(chapter?.topics)).toEqual(heads);
  });
});
