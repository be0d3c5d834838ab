import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Text = MadePage['texts'][number];

const bold = (y: number, text: string, size = 11): Text => ({ x: 60, y, size, bold: true, text });
/** A page of pieces one below the other, each a heading with some lines of text. */
function page(heads: Text[], lines = 9, y = 70): MadePage {
  const made: MadePage = { texts: [] };
  for (const [index, head] of heads.entries()) {
    const at = y + index * (24 + 13 * lines + 22);
    made.texts.push({ ...head, y: at });
    prose(made, { x: 60, y: at + 24, lines, width: 76 });
  }
  return made;
}
const topicsOf = async (pages: MadePage[]) =>
  (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters.map(({ topics }) => topics.map(({ name }) => name));

describe('Headings without a number', () => {
  it('are topics below sections that are numbered in two levels, where nothing speaks against them', async () => {
    const first = page([bold(0, '3.1 Old States', 14), bold(0, '3.1.1 The North', 12), bold(0, 'A. Punt')]);
    first.texts.unshift(bold(40, 'Unit 3: States of the Past', 20));
    const pages = [
      first,
      page([bold(0, 'B. The Coast'), bold(0, 'C. The Hills'), bold(0, '3.1.2 The South', 12)]),
      page([bold(0, 'A. The Plains'), bold(0, 'B. The Desert'), bold(0, '3.2 New States', 14)]),
      page([bold(0, '1. What comes from the land goes back'), bold(0, '2. What comes from the sea as well'), bold(0, '3.2.1 Trade', 12)]),
    ];
    expect(await topicsOf(pages)).toEqual([
      ['Old States', 'The North', 'Punt', 'The Coast', 'The Hills', 'The South', 'The Plains', 'The Desert', 'New States', 'Trade'],
    ]);
  });

  it('may have a colour of their own in each chapter', async () => {
    const colours: [number, number, number][] = [
      [0.6, 0.1, 0.1],
      [0.1, 0.5, 0.1],
      [0.1, 0.1, 0.7],
      [0.5, 0.1, 0.6],
    ];
    const names = ['Winds', 'Seeds', 'Houses', 'Cloth'];
    const pages = names.flatMap((name, index) => {
      const head = { ...bold(190, `Kinds of ${name.toLowerCase()}`, 12), colour: colours[index] as [number, number, number] };
      const first: MadePage = { texts: [bold(80, `Chapter ${index + 1}`, 15), bold(115, `${name} of the World`, 22), head] };
      prose(first, { x: 60, y: 216, lines: 30, width: 76 });
      return [first, ...[1, 2].map(() => page([bold(0, '', 10)], 36))];
    });
    expect(await topicsOf(pages)).toEqual(names.map((name) => [`Kinds of ${name.toLowerCase()}`]));
  });

  it('are no equations, in whose bold type they may stand', async () => {
    const named = ['Adding two arrows', 'Arrows that lie on one line', 'Dividing a line', 'Where three lines meet'];
    const sum = (y: number, text: string): Text => ({ x: 90, y, size: 11, bold: true, text });
    const pages = named.map((name) => {
      const made = page([bold(0, name)], 9);
      for (const [index, text] of ['AB + BC = AC', 'b + BA = a', 'AX = a – 2b', 'OB + BA = OA', '= AB + BC'].entries())
        made.texts.push(sum(230 + 26 * index, text));
      prose(made, { x: 60, y: 370, lines: 20, width: 76 });
      return made;
    });
    pages[0]?.texts.unshift(bold(30, 'Chapter 1: Arrows', 20));
    expect(await topicsOf(pages)).toEqual([named]);
  });

  it('in much larger type need no more room above than their lines have', async () => {
    const named = ['Simple Structures of Data', 'Trees of Many Other Kinds', 'Rows and All Their Ends', 'Heaps of Large Numbers'];
    const pages = named.flatMap((name): MadePage[] => {
      const made: MadePage = { texts: [] };
      const end = prose(made, { x: 60, y: 90, lines: 14, width: 76 });
      made.texts.push({ ...bold(end + 4, name, 15), x: 262 - 3.9 * name.length });
      prose(made, { x: 60, y: end + 33, lines: 20, width: 76 });
      const plain: MadePage = { texts: [] };
      prose(plain, { x: 60, y: 90, lines: 40, width: 76 });
      return [made, plain, plain];
    });
    pages[0]?.texts.unshift(bold(60, 'Chapter 1: Structures', 20));
    expect(await topicsOf(pages)).toEqual([named]);
  });

  it('have others beside them in the same type, with numbers here and there', async () => {
    const plain = [
      'Winds of the north',
      'Winds of the south',
      'Rain and snow',
      'Clouds and fog',
      'Hail in summer',
      'Storms at sea',
      'Dew',
      'Frost',
    ];
    const others = ['(i) What is measured', '(ii) What is told', '(iii) What is asked', '(iv) What is known'];
    const heads = [...plain.slice(0, 3), ...others.slice(0, 2), ...plain.slice(3, 6), ...others.slice(2), ...plain.slice(6)].map((text) =>
      bold(0, text),
    );
    const pages = [0, 1, 2, 3].map((at) => page(heads.slice(3 * at, 3 * at + 3), 11));
    pages[0]?.texts.unshift(bold(40, 'Chapter 1: Weather', 20));
    const [found = []] = await topicsOf(pages);
    expect(found.filter((name) => !plain.includes(name))).toEqual(others.map((name) => name.replace(/^\S+ /, '')));
  });

  it('may stand right above an example', async () => {
    const named = ['Adding fractions', 'Fractions of one kind', 'Taking fractions away', 'Sharing fractions out'];
    const pages = named.map((name) => page([bold(0, name, 14), bold(0, 'What is left to do with them', 14)], 14));
    // Below the heading nothing is said but what the example shows.
    const shown = ['Find 1/2 – 1/4.', 'Solution', '1/2 = 2/4', '2/4 – 1/4 = 1/4', 'or 0.25'];
    pages[2]?.texts.splice(1, 14, bold(100, 'Example 3'), ...shown.map((text, at) => ({ x: 60, y: 122 + 16 * at, size: 11, text })));
    pages[0]?.texts.unshift(bold(30, 'Chapter 1: Fractions', 22));
    const [found = []] = await topicsOf(pages);
    expect(found).toEqual(expect.arrayContaining(named));
  });
});
