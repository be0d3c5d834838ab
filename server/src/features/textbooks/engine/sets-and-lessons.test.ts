import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

const read = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages), { maxPages: 100 })).chapters[0];
const topicsOf = async (pages: MadePage[]) => (await read(pages))?.topics.map(({ name }) => name);

type Part = { head?: string; lines?: string[]; size?: number; text?: number };

/** Parts of a page one below the other: a heading in bold, lines as they are, and lines of text. */
function page(...parts: Part[]): MadePage {
  const made: MadePage = { texts: [] };
  let y = 70;
  for (const { head, lines = [], size = 11, text = 0 } of parts) {
    if (head !== undefined) made.texts.push({ x: 60, y, size, bold: true, text: head });
    if (head !== undefined) y += 22;
    for (const line of lines) {
      made.texts.push({ x: 60, y, size: 11, text: line });
      y += 15;
    }
    if (text > 0) prose(made, { x: 60, y, lines: text });
    y += 15 * text + 26;
  }
  return made;
}

const title = (name: string): Part => ({ head: `Chapter 3: ${name}`, size: 20, text: 8 });
const questions = ['1. Why does rain fall?', '2. What is a cloud?', '3. Where does snow come from?', '4. Who measures the wind?'];

describe('lessons of a chapter', () => {
  it('are called as they are counted where they have no names, and are none of it where a word counts them', async () => {
    const lessons = [
      page(title('Weather'), { head: 'LESSON 1', size: 14, text: 12 }),
      page({ head: 'LESSON 2: RAIN', size: 14, text: 12 }, { head: 'LESSON 3', size: 14, text: 12 }),
    ];
    expect(await topicsOf(lessons)).toEqual(['LESSON 1', 'RAIN', 'LESSON 3']);
    const worded = ['What falls', 'What blows', 'What shines'].map((name, at) => ({
      head: `TOPIC ${at + 1} ${name.toUpperCase()}`,
      size: 14,
      text: 12,
    }));
    expect(await topicsOf([page(title('Weather'), worded[0] ?? {}), page(...worded.slice(1))])).toEqual([
      'WHAT FALLS',
      'WHAT BLOWS',
      'WHAT SHINES',
    ]);
  });

  it('have names without their Roman numbers, although the first is lost', async () => {
    const parts = ['Rain', 'ii. Wind', 'iii. Sunshine'].map((head) => ({ head, size: 14, text: 12 }));
    expect(await topicsOf([page(title('Weather'), parts[0] ?? {}), page(...parts.slice(1))])).toEqual(['Rain', 'Wind', 'Sunshine']);
  });
});

describe('sets of questions', () => {
  const set = (number: number): Part => ({ head: `Exercise ${number}`, lines: questions });

  it('close the parts of a chapter: what heads the next part is a topic, and what a key answers is none of them', async () => {
    const parts = ['(i) Rain', '(ii)Wind', '(iii) Sunshine', '(iv) Hail'];
    const pages = parts.map((head, at) => page(...(at === 0 ? [title('Weather')] : []), { head, text: 10 }, set(at + 1), { text: 0 }));
    const answers = (number: number): Part => ({
      head: `Exercise ${number}`,
      lines: ['1. because it is heavy', '2. water', '3. the north', '4. a vane'],
    });
    const key = page({ head: 'ANSWERS ON CHAPTER THREE' }, ...[1, 2, 3, 4].map(answers));
    const found = await read([...pages, key]);
    expect(found?.topics.map(({ name }) => name)).toEqual(['Rain', 'Wind', 'Sunshine', 'Hail']);
    expect(found?.exerciseSets.map(({ name, count }) => [name, count])).toEqual([1, 2, 3, 4].map((number) => [`Exercise ${number}`, 4]));
  });

  it('may have a sign before the word that counts them', async () => {
    const asked = (number: number): Part => ({ lines: [`. Exercise 3.${number} Find a place where the wind is weak.`], text: 6 });
    const found = await read([page(title('Weather'), { head: '3.1 Wind', size: 14, text: 6 }, asked(1), asked(2), asked(3))]);
    expect(found?.exercises.map(({ number }) => number)).toEqual(['3.1', '3.2', '3.3']);
  });

  it('are no lists of examples, where the book asks elsewhere', async () => {
    const examples: Part = { head: 'Examples', lines: ['1. What is rain? It is water.', '2. What is wind? It is air.'], text: 6 };
    const found = await read([
      page(title('Weather'), { head: '3.1 Rain', size: 14, text: 6 }, examples),
      page({ head: '3.2 Wind', size: 14, text: 6 }, examples),
      page({ head: '3.3 Check Your Understanding', size: 14, lines: questions }),
    ]);
    expect(found?.exerciseSets.map(({ count }) => count)).toEqual([4]);
  });
});
