import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Entry = { title: string; page: number };
const read = async (pages: MadePage[], outline: Entry[] = []) =>
  (await analyzeBook(makePdf(pages, '', outline), { maxPages: 100 })).chapters;

/** A page of text with headings between its paragraphs. */
function page(headings: { size: number; text: string }[], lines = 6): MadePage {
  const made: MadePage = { texts: [] };
  let y = 60;
  for (const { size, text } of headings) {
    made.texts.push({ x: 60, y: y + 20, size, bold: true, text });
    prose(made, { x: 60, y: y + 46, lines, width: 76 });
    y += 60 + lines * 16;
  }
  return made;
}

const namesOf = (chapters: Awaited<ReturnType<typeof read>>) =>
  chapters.map(({ number, name, page: first, topics }) => [number, name, first, topics.map((topic) => topic.name)]);

describe('Chapters that begin within a page', () => {
  const heading = (text: string) => ({ size: text.includes('.') ? 12 : 16, text });
  const notes = [
    ['1 Scarce Goods', '1.1 Choices', '2 Markets', '2.1 Demand'],
    ['2.2 Supply', '2.3 Prices', '3 Firms', '3.1 Costs'],
    ['3.2 Gains', '4 Trade', '4.1 Tariffs', '4.2 Quotas'],
  ];

  it('are those that sections with their numbers follow, where no title stands above the first one', async () => {
    expect(namesOf(await read(notes.map((texts) => page(texts.map(heading)))))).toEqual([
      [1, 'Scarce Goods', 1, ['Choices']],
      [2, 'Markets', 1, ['Demand', 'Supply', 'Prices']],
      [3, 'Firms', 2, ['Costs', 'Gains']],
      [4, 'Trade', 3, ['Tariffs', 'Quotas']],
    ]);
  });

  it('are sections of one lesson below a larger title', async () => {
    const [first = [], ...others] = notes;
    const pages = [first, ...others].map((texts) => page(texts.map(heading), 5));
    pages[0] = page([{ size: 22, text: 'How People Trade' }, ...first.slice(0, 3).map(heading)]);
    expect((await read(pages)).map(({ name }) => name)).toEqual(['How People Trade']);
  });

  it('are told by an outline that names two of them on one page', async () => {
    const titles = ['Early Thought', 'Vectors', 'Populations', 'Selection'];
    const opening = (...names: string[]) =>
      page(
        names.map((text) => ({ size: 18, text })),
        names.length > 1 ? 6 : 20,
      );
    const more = (...names: string[]) => names.map((text) => page([{ size: 10, text }], 30));
    const pages = [
      opening('Early Thought', 'Vectors'),
      ...more('On Length', 'On Angles', 'On Sums'),
      opening('Populations'),
      ...more('On Genes', 'On Crosses', 'On Drift'),
      opening('Selection'),
      ...more('On Bones', 'On Teeth', 'On Eyes'),
    ];
    const chapters = await read(
      pages,
      titles.map((title, index) => ({ title, page: 4 * Math.max(0, index - 1) })),
    );
    expect(chapters.map(({ name, page: first, lastPage }) => [name, first, lastPage])).toEqual([
      ['Early Thought', 1, 1],
      ['Vectors', 1, 4],
      ['Populations', 5, 8],
      ['Selection', 9, 12],
    ]);
  });
});

describe('A file with one chapter’s word', () => {
  it('is that chapter, and what its outline names are sections of it', async () => {
    const opening = page([{ size: 22, text: 'Access Control' }], 20);
    opening.texts.push({ x: 60, y: 50, size: 16, bold: true, text: 'Chapter 5' });
    const sections = ['Principles of Access', 'Subjects and Objects', 'Roles of Users', 'Frameworks of Trust'];
    const pages = [opening, ...sections.map((text) => page([{ size: 16, text }], 30))];
    const chapters = await read(
      pages,
      sections.map((title, index) => ({ title, page: index + 1 })),
    );
    expect(namesOf(chapters)).toEqual([[5, 'Access Control', 1, sections]]);
  });
});

describe('Books of other languages', () => {
  const chapter = (number: number, name: string, exercises: string[]): MadePage[] => {
    const opening = page([{ size: 22, text: name }], 24);
    opening.texts.push({ x: 60, y: 50, size: 16, bold: true, text: `Capitulo ${number}` });
    const rest = page([{ size: 14, text: `${number}.1. Una parte` }], 10);
    for (const [index, text] of exercises.entries()) {
      rest.texts.push({ x: 60, y: 320 + index * 90, text });
      prose(rest, { x: 60, y: 345 + index * 90, lines: 3, width: 76 });
    }
    return [opening, rest, page([{ size: 14, text: `${number}.2. Otra parte` }], 30)];
  };

  it('have parts, chapters and exercises that count through the book', async () => {
    const part: MadePage = {
      texts: [
        { x: 250, y: 300, size: 20, bold: true, text: 'Parte I' },
        { x: 200, y: 340, size: 26, bold: true, text: 'Matrices y vectores' },
      ],
    };
    const chapters = await read([
      part,
      ...chapter(1, 'Los vectores', ['Ejercicio 1. Calcule la suma.', 'Ejercicio 2. Demuestre la regla.', 'Ejercicio 3. Dibuje el plano.']),
      ...chapter(2, 'Las matrices', ['Ejercicio 4. Calcule el rango.', 'Ejercicio 5. Halle la inversa.', 'Ejercicio 6. Escriba la traza.']),
    ]);
    expect(chapters.map(({ number, name, exercises }) => [number, name, exercises.map((one) => one.number)])).toEqual([
      [1, 'Los vectores', ['1', '2', '3']],
      [2, 'Las matrices', ['4', '5', '6']],
    ]);
  });
});

describe('Notes of a class', () => {
  const lines = (made: MadePage, texts: string[], y: number) => {
    for (const [index, text] of texts.entries()) made.texts.push({ x: 60, y: y + index * 24, text });
  };

  it('ask nothing in a list of steps at their end', async () => {
    const made = page(
      [
        { size: 22, text: 'Layers and Masks' },
        { size: 14, text: 'Saving the Picture' },
      ],
      10,
    );
    lines(
      made,
      ['1. Open the panel of layers.', '2. Press the button below it.', '3. Name the new layer.', '4. Save it to the folder.'],
      560,
    );
    const [chapter] = await read([page([{ size: 14, text: 'Panels' }], 30), page([{ size: 14, text: 'Tools' }], 30), made]);
    expect(chapter?.exercises).toEqual([]);
  });

  it('go on behind the key points of one of their sections', async () => {
    const names = ['Tools', 'Key Points', 'Masks', 'Filters', 'Levels', 'Curves', 'Colours', 'Prints'];
    const [chapter] = await read([page([{ size: 22, text: 'Pictures' }], 30), ...names.map((text) => page([{ size: 14, text }], 30))]);
    expect(chapter?.topics.map(({ name }) => name)).toEqual(names.filter((name) => name !== 'Key Points'));
  });
});

describe('A file whose parts a phrase of any words counts', () => {
  it('has them as chapters, each with the title below it', async () => {
    const parts = ['Hakikat Demokrasi', 'Klasifikasi Demokrasi', 'Dinamika Demokrasi'].flatMap((title, index) => {
      const opening = page([], 0);
      opening.texts.push(
        { x: 160, y: 70, size: 14, bold: true, text: `KEGIATAN PEMBELAJARAN ${index + 1}` },
        { x: 180, y: 90, size: 14, bold: true, text: title },
      );
      prose(opening, { x: 60, y: 140, lines: 30, width: 76 });
      const rest = [1, 2, 3, 4, 5, 6].map((number) => page([{ size: 12, text: `Teks ${'ABCDEF'[number - 1]}` }], 30));
      rest[5]?.texts.push({ x: 60, y: 640, size: 12, bold: true, text: 'E. Latihan Soal' });
      for (const number of [1, 2, 3])
        rest[5]?.texts.push({ x: 60, y: 640 + 20 * number, text: `${number}. Jelaskan ${title} dengan contoh ${'abc'[number - 1]}!` });
      return [opening, ...rest];
    });
    const chapters = await read(parts);
    expect(chapters.map(({ number, name, exercises }) => [number, name, exercises.length])).toEqual([
      [1, 'Hakikat Demokrasi', 3],
      [2, 'Klasifikasi Demokrasi', 3],
      [3, 'Dinamika Demokrasi', 3],
    ]);
  });
});

describe('A printed list of contents with two levels of numbers', () => {
  it('counts its chapters by how far the rows are set in', async () => {
    const list: MadePage = { texts: [{ x: 60, y: 80, size: 18, bold: true, text: 'Contents' }] };
    const row = (x: number, label: string, at: number) =>
      list.texts.push({ x, y: 110 + 18 * list.texts.length, text: `${label} . . . . . . . . . ${at}` });
    const names = ['Programs', 'Objects', 'Structures'];
    const pages = [list];
    let section = 0;
    for (const [index, name] of names.entries()) {
      row(60, `${index + 1} ${name} of the Course`, 2 + index * 4);
      pages.push(page([{ size: 24, text: `${name} of the Course` }], 26));
      for (const part of ['First', 'Second', 'Third']) {
        section++;
        row(84, `${section} ${part} Part of ${name}`, 2 + index * 4 + (section % 3 || 3));
        pages.push(page([{ size: 16, text: `${section} ${part} Part of ${name}` }], 30));
      }
    }
    expect((await read(pages)).map(({ number, name, topics }) => [number, name, topics.map((one) => one.name)])).toEqual(
      names.map((name, index) => [
        index + 1,
        `${name} of the Course`,
        ['First', 'Second', 'Third'].map((part) => `${part} Part of ${name}`),
      ]),
    );
  });
});

describe('A book of problems', () => {
  it('counts them by section, in the type of the text and without a heading', async () => {
    const opening = page([{ size: 22, text: 'Loops and Rows' }], 20);
    opening.texts.push({ x: 60, y: 50, size: 16, bold: true, text: 'Chapter 2' });
    const problems = page([{ size: 16, text: '3 Loops' }], 1);
    for (let number = 1; number <= 9; number++)
      problems.texts.push({
        x: 60,
        y: 160 + 24 * number,
        text: `3.${number}. Problem 4.${number}. [1] Write a loop that counts to ${number}.`,
      });
    const [chapter] = await read([
      opening,
      problems,
      page([{ size: 16, text: '4 Rows' }], 20),
      page([{ size: 16, text: '5 Tables' }], 20),
      page([{ size: 16, text: '6 Files' }], 20),
      page([{ size: 16, text: '7 Trees' }], 20),
    ]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `3.${number}`));
    expect(chapter?.exercises[0]?.question).toBe('Write a loop that counts to 1.');
  });

  it('may count its exercises with the statements of a section', async () => {
    const opening = page([{ size: 22, text: 'Orders' }], 20);
    opening.texts.push({ x: 60, y: 50, size: 16, bold: true, text: 'Chapter 1' });
    const text = page([{ size: 14, text: '1.1 Linear Orders' }], 2);
    for (const [place, number] of [3, 7, 12].entries()) {
      text.texts.push({ x: 60, y: 200 + 120 * place, text: `Exercise 1.1.${number}. Prove that the order of number ${number} is linear.` });
      prose(text, { x: 60, y: 230 + 120 * place, lines: 4, width: 76 });
    }
    const [chapter] = await read([opening, text, page([{ size: 14, text: '1.2 Well-orders' }], 30)]);
    expect(chapter?.exercises.map(({ number }) => number)).toEqual(['1.1.3', '1.1.7', '1.1.12']);
  });
});
