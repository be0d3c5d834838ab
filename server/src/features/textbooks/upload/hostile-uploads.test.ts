import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { sampled } from '../../../../test/sampling.ts';
import { textbooksOf } from '../../../../test/textbooks.ts';
import { HOSTILE_FILES } from '../engine/testing/hostile-files.ts';
import { makePdf } from '../engine/testing/make-pdf.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

/** What a school has because of uploads: files, subjects and books. */
const kept = async () =>
  (
    await test.owner`select (select count(*) from files where school_id = ${school.id})::int as files,
      (select count(*) from subjects where school_id = ${school.id})::int as subjects,
      (select count(*) from textbooks where school_id = ${school.id})::int as books`
  )[0];

/** The largest is read in hostile-files.full.test.ts; it takes half a minute. */
const SMALLER = HOSTILE_FILES.filter(([name]) => !name.includes('400 MB'));

describe('uploads that were made to do harm', { timeout: 120_000 }, () => {
  it.each(sampled('hostile files', SMALLER, { count: 6 }))(
    '%s is taken in whole or refused with a sentence, and then nothing is kept',
    async (name, make) => {
      const before = await kept();
      const answer = await textbooksOf(test, school).upload(Buffer.from(make()), { subject: `Harm ${name}` });
      if (answer.status === 200 || answer.status === 202) {
        expect(answer.data).toMatchObject({ chaptersProcessed: expect.any(Number) });
        return;
      }
      expect([415, 422]).toContain(answer.status);
      expect(answer.code).toMatch(/^book/);
      expect(answer.error).toMatch(/^[A-Z].{15,}[.]$/);
      expect(await kept()).toEqual(before);
    },
  );

  it('a script and a program to start in a PDF are left where they are, and the book is read', async () => {
    const [, make] = HOSTILE_FILES.find(([name]) => name.startsWith('scripts')) ?? [];
    const answer = await textbooksOf(test, school).upload(Buffer.from(make?.() ?? ''), { subject: 'Scripts' });
    expect(answer).toMatchObject({ status: 200, data: { chaptersProcessed: 1 } });
  });
});

describe('a book in Kruti Dev', () => {
  it('is taken in as Devanagari', async () => {
    const lines = ['laLÑfr vkSj lekt', 'Hkkjr dk laxhr'];
    const texts = [{ x: 200, y: 90, size: 24, font: 'F4', text: lines[0] ?? '' }];
    for (let i = 0; i < 30; i++) texts.push({ x: 60, y: 140 + i * 16, size: 11, font: 'F4', text: `${lines[1]} ${lines[1]} ${lines[1]}` });
    const last = [{ x: 240, y: 90, size: 15, font: 'F4', text: 'vH;kl' }];
    for (const [index, text] of [`1- ${lines[1]}`, `2- ${lines[0]}`].entries())
      last.push({ x: 60, y: 130 + index * 20, size: 11, font: 'F4', text });
    const books = textbooksOf(test, school);
    const answer = await books.upload(makePdf([{ texts }, { texts: texts.slice(1) }, { texts: last }], 'KrutiDev010'), {
      subject: 'Hindi',
    });
    expect(answer.status).toBe(200);
    const [chapter] = (await books.content('Hindi')).chapters;
    expect(chapter).toMatchObject({ chapterName: 'संस्कृति और समाज' });
    expect(chapter?.backExcersieQuestions.map(({ question }) => question)).toEqual(['भारत का संगीत', 'संस्कृति और समाज']);
  });
});
