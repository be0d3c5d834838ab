import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Text = MadePage['texts'][number];
type Entry = { title: string; page: number; below?: Entry[] };

const read = async (pages: MadePage[], outline: Entry[] = [], font = '') =>
  (await analyzeBook(makePdf(pages, font, outline), { maxPages: 100 })).chapters;
const bold = (y: number, text: string, size = 16): Text => ({ x: 60, y, size, bold: true, text });
const plain = (y: number, text: string): Text => ({ x: 60, y, text });
/** Text below the lines that are given, from 300 points on or as said. */
function page(texts: Text[], y = 300, lines = 20): MadePage {
  const made: MadePage = { texts: [...texts] };
  prose(made, { x: 60, y, lines, width: 76 });
  return made;
}

const rest = (length: number) => Array.from({ length }, () => page([], 70, 10));

describe('A list of contents', () => {
  const list: MadePage = {
    texts: [
      bold(60, 'Contents', 18),
      ...['1. Vowels ........ 3', '2. Consonants ........ 3', '3. Days ........ 4', '4. Numbers ........ 5'].map((text, index) =>
        plain(110 + 25 * index, text),
      ),
    ],
  };

  it('may begin two chapters on one page', async () => {
    const both = page([bold(80, '1. Vowels'), bold(320, '2. Consonants')], 110, 12);
    prose(both, { x: 60, y: 350, lines: 12, width: 76 });
    const chapters = await read([
      page([bold(300, 'A Primer', 30)], 500, 2),
      list,
      both,
      page([bold(80, '3. Days')], 110),
      page([bold(80, '4. Numbers')], 110),
    ]);
    expect(chapters.map(({ number, name, page: at }) => [number, name, at])).toEqual([
      [1, 'Vowels', 3],
      [2, 'Consonants', 3],
      [3, 'Days', 4],
      [4, 'Numbers', 5],
    ]);
  });

  it('may have text beside it, and the date of the notes below', async () => {
    const names = ['Measurement', 'Kinematics', 'Dynamics', 'Forces', 'Gravity'];
    const sides: MadePage = { texts: [bold(60, 'Physics', 14)] };
    for (const [index, name] of names.entries()) sides.texts.push(plain(100 + 20 * index, `${name} ................ ${index + 2}`));
    sides.texts.push(plain(560, 'Physics 9646 30/10/2014'));
    for (let index = 0; index < 24; index++)
      sides.texts.push({
        x: 320,
        y: 101 + 16 * index,
        text: index % 9 === 0 ? 'I have to leave the use of these notes' : 'in what follows to the reader of them',
      });
    const chapters = await read([sides, ...names.map((name) => page([bold(70, name, 11)], 100, 30))]);
    expect(chapters.map(({ number, name, page: at }) => [number, name, at])).toEqual(
      names.map((name, index) => [index + 1, name, index + 2]),
    );
  });
});

describe('Headings', () => {
  it('are bold in the type that TeX calls Medi, and an outline says `Tema 1`', async () => {
    const medi = (y: number, text: string, size: number): Text => ({ x: 60, y, size, font: 'F4', text });
    const unit = (title: string, ...sections: string[]) => {
      const made = page([medi(70, title, 15)], 100, 6);
      for (const [index, section] of sections.entries()) {
        made.texts.push(medi(230 + 200 * index, section, 11));
        prose(made, { x: 60, y: 256 + 200 * index, lines: 9, width: 76 });
      }
      return made;
    };
    const entry = (title: string, at: number, ...below: string[]): Entry => ({
      title,
      page: at,
      below: [{ title: below[0] ?? '', page: at, below: [{ title: below[1] ?? '', page: at }] }],
    });
    const pages = [unit('Tema 1: Ondas', '1. Sonido', '1.1 Tono'), unit('Tema 2: Luz', '1. Colores', '1.1 Sombras')];
    const outline = [entry('Tema 1: Ondas', 0, '1. Sonido', '1.1 Tono'), entry('Tema 2: Luz', 1, '1. Colores', '1.1 Sombras')];
    const chapters = await read(pages, outline, 'NimbusRomNo9L-Medi');
    expect(chapters.map(({ number, name, topics }) => [number, name, topics.map((topic) => topic.name)])).toEqual([
      [1, 'Ondas', ['Sonido', 'Tono']],
      [2, 'Luz', ['Colores', 'Sombras']],
    ]);
  });

  it('count the chapters in large type, whatever their word, though the word has another colour', async () => {
    const section = (number: number, title: string[]): MadePage =>
      page(
        [
          { x: 60, y: 70, size: 18, bold: true, colour: [0.6, 0, 0], text: `SECTION ${number}:` },
          ...title.map((text, index): Text => ({ x: index === 0 ? 170 : 60, y: 70 + 22 * index, size: 18, bold: true, text })),
        ],
        130,
      );
    const chapters = await read([
      { texts: [{ x: 200, y: 320, size: 30, bold: true, text: 'PHYSICS' }] },
      ...rest(2),
      ...[section(5, ['LIGHT THROUGH DIFFERENT', 'MEDIA']), ...rest(8)],
      ...[section(6, ['CHARGE AND MAGNETISM']), ...rest(8)],
      ...[section(7, ['ATOMS']), ...rest(8)],
    ]);
    expect(chapters.map(({ number, name }) => [number, name])).toEqual([
      [5, 'LIGHT THROUGH DIFFERENT MEDIA'],
      [6, 'CHARGE AND MAGNETISM'],
      [7, 'ATOMS'],
    ]);
  });

  it('of chapters may begin with the same words, and differ by their number and their second line', async () => {
    const names = ['of a tale', 'of a novel', 'of a play', 'of a poem', 'of a letter'];
    const pages = names.flatMap((name, index) => [
      page([bold(60, `${index + 1} | How to write about the hero`, 18), bold(82, name, 18)], 130, 10),
      ...rest(6),
    ]);
    const chapters = await read(pages);
    expect(chapters.map(({ number, name }) => [number, name])).toEqual(
      names.map((name, index) => [index + 1, `How to write about the hero ${name}`]),
    );
  });

  it('may have a dash behind their number', async () => {
    const part = (y: number, title: string, made: MadePage) => {
      made.texts.push(bold(y, title, 14));
      prose(made, { x: 60, y: y + 26, lines: 8, width: 76 });
    };
    const made: MadePage = { texts: [bold(60, 'Notes on Physics', 22)] };
    for (const [index, title] of ['1 - Sound', '2 - Light', '3 - Heat'].entries()) part(120 + 190 * index, title, made);
    const [chapter] = await read([made]);
    expect(chapter?.topics.map(({ number, name }) => [number, name])).toEqual([
      ['1', 'Sound'],
      ['2', 'Light'],
      ['3', 'Heat'],
    ]);
  });

  it('are no rows of letters, as primers teach them', async () => {
    const letters = (y: number, text: string): Text => ({ x: 60, y, size: 18, unicode: true, text });
    const [chapter] = await read([
      page(
        [bold(60, 'Chapter 1', 22), bold(90, 'Letters', 22), bold(140, 'The first rows'), letters(200, 'क ख ग घ'), letters(230, 'च छ ज झ')],
        260,
      ),
      page([bold(80, 'The last row'), letters(140, 'य र ल व')], 170),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['The first rows', 'The last row']);
  });
});

describe('Questions', () => {
  it('without a heading are worked examples where their solutions follow', async () => {
    const [chapter] = await read([
      {
        texts: [
          bold(60, 'Chapter 1', 20),
          bold(90, 'Charges', 24),
          plain(150, '1. Two charges lie 4 cm apart. Find the force between them.'),
          plain(170, 'Risoluzione: the force is that of the law, which gives two newtons.'),
          plain(210, '2. Three charges lie on a line. Find the field in the middle.'),
          plain(230, 'Risoluzione: the fields of the outer two take each other away.'),
          plain(270, '3. A charge hangs on a thread. Find the angle of the thread.'),
          plain(290, 'Risoluzione: the thread pulls against weight and field alike.'),
        ],
      },
    ]);
    expect(chapter?.exercises).toEqual([]);
    expect(chapter?.examples.map(({ number, question }) => [number, question])).toEqual([
      ['1', 'Two charges lie 4 cm apart. Find the force between them.'],
      ['2', 'Three charges lie on a line. Find the field in the middle.'],
      ['3', 'A charge hangs on a thread. Find the angle of the thread.'],
    ]);
  });

  it('under one name close each part of a chapter, and their numbers may say how hard they are', async () => {
    const part = (title: string, first: string, second: string): MadePage => {
      const made = page([bold(70, `Focal Area: ${title}`, 13)], 100, 8);
      made.texts.push(
        bold(240, 'Key Assessment', 13),
        plain(270, `Assessment level 1: ${first}`),
        plain(290, `Assessment level 2: ${second}`),
      );
      return made;
    };
    const opening = page([bold(60, 'Chapter 1', 22), bold(90, 'Light', 22)], 130, 20);
    const [chapter] = await read([
      opening,
      part('Mirrors', 'What is a mirror?', 'Explain how a mirror works.'),
      part('Lenses', 'What is a lens?', 'Explain how a lens works.'),
      part('Prisms', 'What is a prism?', 'Explain how a prism works.'),
    ]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(['Focal Area: Mirrors', 'Focal Area: Lenses', 'Focal Area: Prisms']);
    expect(chapter?.exercises.map(({ question }) => question)).toEqual([
      'What is a mirror?',
      'Explain how a mirror works.',
      'What is a lens?',
      'Explain how a lens works.',
      'What is a prism?',
      'Explain how a prism works.',
    ]);
  });
});
