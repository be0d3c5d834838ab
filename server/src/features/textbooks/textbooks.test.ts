import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { multipart } from '../../../test/multipart.ts';
import { addBook, makeBook } from '../../../test/samples/textbooks.ts';
import { makePdf } from './engine/testing/make-pdf.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

async function analyze(bytes: Buffer, fields: Record<string, string> = { std: '10th', subject: 'Geography' }) {
  const form = multipart('pdfFile', bytes, 'book.pdf', fields);
  const response = await test.app.inject({
    method: 'POST',
    url: '/admin/analyze-pdf',
    headers: { ...bearer(asha), ...form.headers },
    payload: form.payload,
  });
  return { status: response.statusCode, ...(response.json() as { success: boolean; code?: string; data?: Record<string, unknown> }) };
}

async function get(url: string) {
  return (await test.app.inject({ method: 'GET', url, headers: bearer(asha) })).json().data;
}

/** The good book, said to be encrypted with a password that nobody knows. */
function locked(): Buffer {
  const [owner, user] = ['ab', 'cd'].map((pair) => `<${pair.repeat(32)}>`);
  const lock = `trailer\n<< /Encrypt << /Filter /Standard /V 1 /R 2 /O ${owner} /U ${user} /P -4 >> /ID [<00> <00>] `;
  return Buffer.from(makeBook().toString('latin1').replace('trailer\n<< ', lock), 'latin1');
}

describe('the analysis of a textbook', () => {
  it('stores chapters, topics and questions, and lists them', async () => {
    expect(await analyze(makeBook(), { std: 'Std X', subject: 'History of Rivers' })).toMatchObject({
      status: 200,
      data: { chaptersProcessed: 1, totalTopics: 1 },
    });
    const { classes } = await get('/admin/classes-with-subjects');
    expect(classes).toContainEqual({
      class: '10th',
      subjects: expect.arrayContaining([{ subject: 'History of Rivers', totalChapters: 1, totalTopics: 1 }]),
    });
    const content = await get('/admin/content/10th/History%20of%20Rivers');
    expect(content).toMatchObject({ subject: 'History of Rivers', class: '10th', totalChapters: 1, totalTopics: 1 });
    expect(content.chapters[0]).toMatchObject({ chapterNumber: 9, chapterName: 'Rivers', page: 1, topics: [{ name: 'The Plain' }] });
    expect(content.chapters[0].backExcersieQuestions).toHaveLength(2);
  });

  it('keeps what a person corrected when the book is analysed again', async () => {
    const { chapterId } = await addBook(test, asha, 'Geography');
    const url = `/admin/textbook-items/chapter/${chapterId}`;
    await test.app.inject({ method: 'PATCH', url, headers: bearer(asha), payload: { text: 'Rivers of India' } });
    const [edited] =
      await test.owner`select s.name from textbook_chapters c join textbooks t on t.id = c.textbook_id join subjects s on s.id = t.subject_id where c.id = ${chapterId}`;
    await analyze(makeBook(), { std: '10th', subject: edited?.name });
    const content = await get(`/admin/content/10th/${encodeURIComponent(edited?.name)}`);
    expect(content.chapters.map((chapter: { chapterName: string }) => chapter.chapterName)).toEqual(['Rivers of India']);
  });

  it.each([
    ['what is no PDF', Buffer.from('PK\u0003\u0004 a picture book'), 415, 'bookNotPdf'],
    ['a PDF that ends too early', makeBook().subarray(0, 300), 422, 'bookDamaged'],
    ['a PDF that asks for a password', locked(), 422, 'bookEncrypted'],
    ['noise behind a header', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5000)]), 422, 'bookDamaged'],
    ['a PDF without pages', makePdf([]), 422, 'bookNoPages'],
    ['a PDF of blank pages', makePdf([{ texts: [] }]), 422, 'bookBlank'],
    ['a page ten metres wide', makePdf([{ texts: [], width: 28_346, height: 28_346 }]), 422, 'bookBlank'],
    ['3,000 pages', makePdf(Array.from({ length: 3000 }, () => ({ texts: [{ x: 60, y: 100, text: 'A page' }] }))), 422, 'bookTooManyPages'],
  ])('refuses %s, and stores nothing', async (_name, bytes, status, code) => {
    const count = async () => (await test.owner`select count(*)::int as files from files where school_id = ${asha.id}`)[0]?.files;
    const before = await count();
    expect(await analyze(bytes)).toMatchObject({ status, code });
    expect(await count()).toBe(before);
  });

  it('refuses a class that is not there', async () => {
    expect(await analyze(makeBook(), { std: '13th', subject: 'Geography' })).toMatchObject({ status: 422, code: 'noSuchClass' });
  });
});
