import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const analyze = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters[0];
const names = async (pages: MadePage[]) => (await analyze(pages))?.topics.map(({ name }) => name);

const BLUE: [number, number, number] = [0, 0.4, 0.7];

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

/** A page on which each of some texts stands at the top of its own paragraphs. */
function headed(...headings: ((page: MadePage, y: number) => void)[]): MadePage {
  const page: MadePage = { texts: [] };
  for (const [index, heading] of headings.entries()) {
    const y = 100 + index * 150;
    heading(page, y);
    prose(page, { x: 60, y: y + 40, lines: 6 });
  }
  return page;
}

const heading =
  (text: string, look: { size?: number; bold?: boolean; colour?: [number, number, number] } = {}) =>
  (page: MadePage, y: number) =>
    void page.texts.push({ x: 60, y, size: 14, bold: true, ...look, text });

describe('numbered headings', () => {
  it('end where a sentence begins behind them, also in their second line', async () => {
    const found = await names([
      opening(9, 'Straight Lines'),
      headed(
        heading('9.1 Slope of a Line'),
        (page, y) => {
          page.texts.push(
            { x: 60, y, bold: true, text: '9.1.1 Point-slope form' },
            { x: 186, y, text: 'Suppose that a fixed point lies on the line' },
          );
        },
        (page, y) => {
          page.texts.push(
            { x: 60, y, bold: true, text: '9.1.2 Distance between two' },
            { x: 60, y: y + 14, bold: true, text: 'parallel lines' },
            { x: 136, y: y + 14, text: 'We know that their slopes are equal' },
          );
        },
      ),
    ]);
    expect(found).toEqual(['Slope of a Line', 'Point-slope form', 'Distance between two parallel lines']);
  });

  it('have parts with letters', async () => {
    const found = await names([
      opening(7, 'How do Organisms Reproduce'),
      headed(
        heading('7.1 Sexual Reproduction'),
        heading('7.1.1 Reproduction in Human Beings'),
        heading('7.1.1 (a) Male System'),
        heading('7.1.1 (b) Female System'),
      ),
    ]);
    expect(found).toEqual(['Sexual Reproduction', 'Reproduction in Human Beings', 'Male System', 'Female System']);
  });

  it('are counted by the chapter itself: a subtitle below belongs to them, headings of sources beside them have no number', async () => {
    const subtitled = (text: string, below: string) => (page: MadePage, y: number) => {
      page.texts.push({ x: 60, y, size: 15, colour: BLUE, text }, { x: 76, y: y + 18, size: 13.5, colour: BLUE, text: below });
    };
    const found = await names([
      opening(3, 'Kinship and Class'),
      headed(
        subtitled('1. The Critical Edition', 'Of a Great Epic'),
        heading('Producing fine sons', { size: 13 }),
        heading('1.1 Finding out about families', { size: 11 }),
      ),
      headed(
        subtitled('2. Kinship and Marriage', 'Many Rules and Varied Practices'),
        heading('2.1 Rules of marriage', { size: 11 }),
        heading('Names of kings', { size: 13 }),
      ),
    ]);
    expect(found).toEqual([
      'The Critical Edition Of a Great Epic',
      'Finding out about families',
      'Kinship and Marriage Many Rules and Varied Practices',
      'Rules of marriage',
    ]);
  });

  it('stand at the top of a page in several chapters with one name', async () => {
    const pages = [1, 2, 3, 4].flatMap((number) => [
      opening(number, ['Motion', 'Matter', 'Light', 'Sound'][number - 1] ?? ''),
      ...[1, 2, 3].map((section): MadePage => {
        const page: MadePage = {
          texts: [
            {
              x: 60,
              y: 60,
              size: 14,
              bold: true,
              text: `${number}.${section} ${['Introduction', 'Examples of it', 'Remarks on it'][section - 1]}`,
            },
          ],
        };
        prose(page, { x: 60, y: 100, lines: 40 });
        return page;
      }),
    ]);
    const { chapters } = await analyzeBook(makePdf(pages), { maxPages: 100 });
    expect(chapters.map(({ topics }) => topics.map(({ number }) => number).join())).toEqual([
      '1.1,1.2,1.3',
      '2.1,2.2,2.3',
      '3.1,3.2,3.3',
      '4.1,4.2,4.3',
    ]);
  });
});

describe('headings without numbers', () => {
  it('are told from those of boxes, whose text is coloured too, and from questions to the reader', async () => {
    const page = headed(
      heading('Ferrous Minerals', { size: 10.5, colour: BLUE }),
      heading('Can you name some of them', { size: 10.5, colour: BLUE }),
      heading('Copper', { size: 10.5, colour: BLUE }),
    );
    page.texts.push({ x: 60, y: 560, size: 10.5, bold: true, colour: BLUE, text: 'A bright smile from toothpaste' });
    for (let i = 0; i < 6; i++)
      page.texts.push({
        x: 60,
        y: 590 + i * 14,
        colour: [0.2, 0.7, 0.9],
        text: 'Toothpaste cleans your teeth: abrasive minerals do the cleaning.',
      });
    expect(await names([opening(5, 'Minerals'), page])).toEqual(['Ferrous Minerals', 'Copper']);
  });

  it('keep their text though a note in the margin is read between them', async () => {
    const page = headed();
    for (const [index, text] of ['Decline of Industries', 'The Drain of Wealth'].entries()) {
      const y = 100 + index * 260;
      page.texts.push({ x: 160, y, size: 15, bold: true, colour: [0, 0.5, 0.2], text });
      for (const [row, word] of ['Embossed:', 'With a', 'design', 'stamped', 'on the', 'cloth so', 'that it', 'stands'].entries())
        page.texts.push({ x: 70, y: y + 18 + row * 12, size: 10, colour: BLUE, text: word });
      prose(page, { x: 160, y: y + 24, lines: 14, width: 64 });
    }
    expect(await names([opening(4, 'The Colonial Era'), page])).toEqual(['Decline of Industries', 'The Drain of Wealth']);
  });

  it('are known by another font where the names of the fonts were lost', async () => {
    const page: MadePage = { texts: [] };
    for (const [index, text] of ['Resource Depletion', 'Pollution of Rivers', 'Global Warming'].entries()) {
      page.texts.push({ x: 60, y: 100 + index * 150, font: 'F5', text });
      for (let i = 0; i < 6; i++)
        page.texts.push({
          x: 60,
          y: 126 + index * 150 + i * 14,
          font: 'F4',
          text: 'The forests and rivers of the country are under pressure here.',
        });
    }
    const first: MadePage = { texts: [{ x: 200, y: 100, size: 24, font: 'F4', text: 'Environment and Society' }] };
    for (let i = 0; i < 30; i++)
      first.texts.push({ x: 60, y: 200 + i * 14, font: 'F4', text: 'The forests and rivers of the country are under pressure here.' });
    const { chapters } = await analyzeBook(makePdf([first, page], 'TT42BE2O00'), { maxPages: 100 });
    expect(chapters[0]?.topics.map(({ name }) => name)).toEqual(['Resource Depletion', 'Pollution of Rivers', 'Global Warming']);
  });

  it('may have letters that only a lighter font has', async () => {
    const mixed = (first: string, second: string) => (page: MadePage, y: number) => {
      page.texts.push({ x: 60, y, size: 17, colour: BLUE, text: first }, { x: 150, y, size: 17, bold: true, colour: BLUE, text: second });
    };
    expect(
      await names([
        opening(4, 'New Beginnings'),
        headed(mixed('Janapadas', 'and Kingdoms'), heading('More Innovations', { size: 17, colour: BLUE })),
      ]),
    ).toEqual(['Janapadas and Kingdoms', 'More Innovations']);
  });
});

describe('the number of a chapter', () => {
  it('is the larger one under a word that covers that of the page before', async () => {
    const first: MadePage = {
      texts: [
        { x: 76, y: 100, size: 13, text: 'THEME TWO' },
        { x: 76, y: 122, size: 17, text: 'THREE' },
        { x: 200, y: 150, size: 24, bold: true, text: 'Kinship and Class' },
      ],
    };
    prose(first, { x: 60, y: 200, lines: 36 });
    expect(await analyze([first, headed(heading('Families'))])).toMatchObject({ number: 3, name: 'Kinship and Class' });
  });

  it('is that of its only figure where nothing else has one', async () => {
    const first: MadePage = { texts: [{ x: 200, y: 100, size: 24, bold: true, text: 'The Origin of the Earth' }] };
    const y = prose(first, { x: 60, y: 200, lines: 30 });
    first.texts.push({ x: 200, y: y + 30, size: 9, bold: true, text: 'Figure 2.1 : The Big Bang' });
    expect(await analyze([first, headed(heading('Early Theories'))])).toMatchObject({ number: 2 });
  });

  it('go down to a fourth number, which counts within the third', async () => {
    const found = await names([
      opening(2, 'Functions'),
      headed(heading('2.1 Basic Concepts'), heading('2.1.1 Useful Functions'), heading('2.1.1.1 Date and Time')),
      headed(heading('2.1.1.2 Text'), heading('2.1.2 Other Functions'), heading('2.2 Data')),
    ]);
    expect(found).toEqual(['Basic Concepts', 'Useful Functions', 'Date and Time', 'Text', 'Other Functions', 'Data']);
  });

  it('end above a definition that opens the text in the same type', async () => {
    const found = await names([
      opening(4, 'Determinants'),
      headed(heading('4.1 Introduction'), (page, y) => {
        page.texts.push({ x: 60, y, size: 11, bold: true, colour: BLUE, text: '4.1.1 Adjoint of a matrix' });
        page.texts.push({ x: 60, y: y + 14, size: 11, bold: true, colour: BLUE, text: 'Definition 3' });
        page.texts.push({ x: 128, y: y + 14, size: 11, text: 'The adjoint of a square matrix is the transpose of' });
      }),
    ]);
    expect(found).toEqual(['Introduction', 'Adjoint of a matrix']);
  });
});
