import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Text = MadePage['texts'][number];

const cover = (name: string): MadePage => ({
  texts: [
    { x: 200, y: 320, size: 30, bold: true, text: name },
    { x: 210, y: 380, size: 22, bold: true, text: 'Textbook for Class VIII' },
  ],
});
const listed = (...titles: string[]): MadePage => ({
  texts: [
    { x: 60, y: 60, size: 22, bold: true, text: 'Contents' },
    ...titles.map((title, index) => ({ x: 60, y: 110 + 25 * index, text: `Chapter ${index + 1} ${title} ........ ${2 * index + 1}` })),
  ],
});
const taught = (...texts: Text[]): MadePage => {
  const made: MadePage = { texts };
  prose(made, { x: 60, y: 180, lines: 12 });
  return made;
};
const bold = (y: number, text: string, size = 16): Text => ({ x: 60, y, size, bold: true, text });
const asked = (y: number, ...questions: string[]): Text[] =>
  questions.map((question, index) => ({ x: 60, y: y + 25 * index, text: `${index + 1}. ${question}` }));
const read = async (pages: MadePage[], fileName = 'science8.pdf') => {
  const { chapters } = await analyzeBook(makePdf(pages), { maxPages: 99, fileName });
  return chapters.map(({ number, name, page, exercises, examples }) => ({
    number,
    name,
    page,
    exercises: exercises.map(({ question }) => question),
    examples: examples.map(({ question }) => question),
  }));
};
const crops = ['What is a crop?', 'Name two kharif crops.', 'Why is soil turned?'];
const forces = ['What is a force?', 'Give two examples of pressure.'];

describe('small books', () => {
  it('have chapters and exercises though their words stand where running heads do, and a title page that is no chapter', async () => {
    const found = await read([
      cover('Science'),
      listed('Crop Production', 'Force and Pressure'),
      taught(bold(36, 'Chapter 1', 22), bold(62, 'Crop Production', 22), bold(120, '1.1 Preparation of Soil')),
      { texts: [bold(36, 'Exercises'), ...asked(70, ...crops)] },
      taught(bold(36, 'Chapter 2', 22), bold(62, 'Force and Pressure', 22), bold(120, '2.1 A push or a pull'), {
        x: 60,
        y: 380,
        text: 'Example 2.1 A force of 100 N acts on 2 square metres. Find it. Solution: It is 50 Pa.',
      }),
      { texts: [bold(36, 'Exercises'), ...asked(70, ...forces)] },
    ]);
    expect(found).toEqual([
      { number: 1, name: 'Crop Production', page: 3, exercises: crops, examples: [] },
      {
        number: 2,
        name: 'Force and Pressure',
        page: 5,
        exercises: forces,
        examples: ['A force of 100 N acts on 2 square metres. Find it.'],
      },
    ]);
  });

  it('may begin a chapter within a page, and set the word for a solution in bold alone', async () => {
    const part = (y: number, number: number, title: string, questions: string[]): MadePage => {
      const made: MadePage = {
        texts: [bold(y, `Chapter ${number}: ${title}`), bold(y + 150, 'Exercises', 13), ...asked(y + 180, ...questions)],
      };
      prose(made, { x: 60, y: y + 30, lines: 7 });
      return made;
    };
    const [first, second] = [part(100, 1, 'Crop Production', crops), part(400, 2, 'Force and Pressure', forces)];
    const found = await read([{ texts: [bold(60, 'Science Textbook - Class 8', 24), ...first.texts, ...second.texts] }]);
    expect(found.map(({ number, name, exercises }) => [number, name, exercises])).toEqual([
      [1, 'Crop Production', crops],
      [2, 'Force and Pressure', forces],
    ]);
  });

  it('may number their titles and count questions in Roman numbers', async () => {
    const titles = ['The Lost Kite', 'A Letter from the Hills', 'The Clever Crow'];
    const questions = ['Where was the kite?', 'Who found it?'];
    const found = await read([
      cover('English Reader'),
      ...titles.map((title, index) =>
        taught(
          bold(95, `${index + 1}. ${title}`, 22),
          bold(420, 'Let us practise', 14),
          { x: 60, y: 450, text: `(i) ${questions[0]}` },
          { x: 60, y: 475, text: `(ii) ${questions[1]}` },
        ),
      ),
    ]);
    expect(found.map(({ number, name, exercises }) => [number, name, exercises])).toEqual(
      titles.map((title, index) => [index + 1, title, questions]),
    );
  });
});
