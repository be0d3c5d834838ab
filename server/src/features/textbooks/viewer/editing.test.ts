import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addBook, makeBook } from '../../../../test/samples/textbooks.ts';
import { type TestContent, textbooksOf } from '../../../../test/textbooks.ts';
import { type MadePage, makePdf, prose } from '../engine/testing/make-pdf.ts';

let test: TestApp;
let asha: TestSchool;
type Books = ReturnType<typeof textbooksOf>;
let books: Books;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  books = textbooksOf(test, asha);
});
afterAll(() => test.close());

const call: Books['call'] = (...args) => books.call(...args);
const content: Books['content'] = (subject) => books.content(subject);
const upload: Books['upload'] = (bytes, fields) => books.upload(bytes, fields);

const questionsOf = (book: TestContent) => book.chapters[0]?.backExcersieQuestions.map(({ question }) => question);
const firstQuestion = async (subject: string) => (await content(subject)).chapters[0]?.backExcersieQuestions[0]?._id ?? '';

/** Another chapter of the same book, in a file of its own. */
function chapterTen(): Buffer {
  const page: MadePage = {
    texts: [
      { x: 220, y: 90, size: 14, text: 'CHAPTER 10', bold: true },
      { x: 200, y: 130, size: 24, text: 'Mountains', bold: true },
      { x: 60, y: 190, size: 14, text: '10.1 The Peak', bold: true },
    ],
  };
  prose(page, { x: 60, y: 220, lines: 20 });
  return makePdf([page]);
}

describe('what was found in a book', () => {
  const BOTH = ['Why does the river rise in summer?', 'What is silt made of?'];

  it.each([
    ['corrected', 'PATCH', '', { text: 'Why does it rise?' }, ['Why does it rise?', BOTH[1]]],
    ['joined with the next', 'POST', '/merge', undefined, [BOTH.join(' ')]],
    [
      'divided',
      'POST',
      '/split',
      { first: 'Why does the river rise', second: 'in summer?' },
      ['Why does the river rise', 'in summer?', BOTH[1]],
    ],
    ['moved', 'POST', '/move', { by: 1 }, [...BOTH].reverse()],
    ['taken out', 'DELETE', '', undefined, [BOTH[1]]],
  ] as const)('can be %s, and that be taken back once', async (name, method, path, payload, after) => {
    const { textId } = await addBook(test, asha, name);
    const before = await content(name);
    const done = await call(method, `/admin/textbook-items/question/${await firstQuestion(name)}${path}`, payload);
    expect(done.status).toBe(200);
    expect(questionsOf(await content(name))).toEqual(after);
    const undo = () => call('POST', `/admin/textbooks/${textId}/undo`, { revision: done.data.revision });
    expect(await undo()).toMatchObject({ status: 200 });
    expect(await content(name)).toEqual({ ...before, revision: done.data.revision + 1 });
    expect(await undo()).toMatchObject({ status: 409, code: 'bookChangedSince' });
  });

  it('stays as people made it when the book is analysed again, and lessons keep their chapter', async () => {
    const { chapterId } = await addBook(test, asha, 'Kept');
    const first = await firstQuestion('Kept');
    await call('POST', `/admin/textbook-items/question/${first}/split`, { first: 'Why does it rise', second: 'in summer?' });
    const { chapters } = await content('Kept');
    await call('DELETE', `/admin/textbook-items/question/${chapters[0]?.backExcersieQuestions[2]?._id}`);
    await upload(makeBook(), { subject: 'Kept' });
    const again = await content('Kept');
    expect(questionsOf(again)).toEqual(['Why does it rise', 'in summer?']);
    expect(again.chapters[0]?._id).toBe(chapterId);
  });

  it('refuses to join the last, and to move past an end', async () => {
    await addBook(test, asha, 'Ends');
    const last = (await content('Ends')).chapters[0]?.backExcersieQuestions[1]?._id;
    expect(await call('POST', `/admin/textbook-items/question/${last}/merge`)).toMatchObject({ status: 422, code: 'nothingAfter' });
    expect(await call('POST', `/admin/textbook-items/question/${last}/move`, { by: 1 })).toMatchObject({ status: 422, code: 'atTheEnd' });
    expect((await content('Ends')).revision).toBe(0);
  });

  it('lets a chapter be divided by a page, and asks for it', async () => {
    const { chapterId } = await addBook(test, asha, 'By page');
    const url = `/admin/textbook-items/chapter/${chapterId}/split`;
    expect(await call('POST', url, { first: 'Rivers', second: 'Floods' })).toMatchObject({ status: 400 });
    expect(await call('POST', url, { first: 'Rivers', second: 'Floods', fromPage: 1 })).toMatchObject({ status: 200 });
    const book = await content('By page');
    expect(book.chapters.map(({ chapterNumber, chapterName, topics }) => [chapterNumber, chapterName, topics.length])).toEqual([
      [9, 'Rivers', 0],
      [10, 'Floods', 1],
    ]);
  });
});

describe('a book', () => {
  it('may come chapter by chapter, each with the pages of its own file', async () => {
    await addBook(test, asha, 'Atlas');
    expect(await upload(chapterTen(), { subject: 'Atlas', mode: 'add' })).toMatchObject({
      data: { chaptersProcessed: 1, isReplaced: true },
    });
    const book = await content('Atlas');
    expect(book.chapters.map(({ chapterName }) => chapterName)).toEqual(['Rivers', 'Mountains']);
    expect(new Set(book.chapters.map(({ fileId }) => fileId)).size).toBe(2);
    expect(book).toMatchObject({ pages: 2, files: [{ pages: 1 }, { pages: 1 }] });
  });

  it('is replaced by another edition, which can be compared and taken back', async () => {
    const { textId } = await addBook(test, asha, 'Editions');
    const before = await content('Editions');
    await upload(chapterTen(), { subject: 'Editions' });
    const { data } = await call('GET', `/admin/textbooks/${textId}/comparison`);
    expect(data).toMatchObject({ before: { chapters: 1, topics: 1, questions: 2 }, after: { chapters: 1, topics: 1, questions: 0 } });
    expect((data.chapters as { change: string }[]).map(({ change }) => change)).toEqual(['new', 'gone']);
    expect(await call('POST', `/admin/textbooks/${textId}/undo`, { revision: 1 })).toMatchObject({ status: 200 });
    expect((await content('Editions')).chapters).toEqual(before.chapters);
  });

  it('that was removed is in no list, and can be brought back', async () => {
    const { textId } = await addBook(test, asha, 'Gone');
    expect(await call('DELETE', `/admin/textbooks/${textId}`)).toMatchObject({ status: 200 });
    expect(await call('GET', '/admin/content/10th/Gone')).toMatchObject({ status: 404 });
    expect(JSON.stringify((await call('GET', '/admin/classes-with-subjects')).data)).not.toContain('"Gone"');
    expect((await call('GET', '/admin/removed-textbooks')).data).toContainEqual(expect.objectContaining({ textId, subject: 'Gone' }));
    expect(await call('DELETE', `/admin/textbooks/${textId}`)).toMatchObject({ status: 404 });
    expect(await call('POST', `/admin/textbooks/${textId}/restore`)).toMatchObject({ status: 200 });
    expect((await content('Gone')).chapters).toHaveLength(1);
  });

  it('shows its pages as pictures at a signed address, and none that are not there', async () => {
    await addBook(test, asha, 'Pictures');
    const { pageUrl = '' } = (await content('Pictures')).files[0] ?? {};
    const get = (url: string) => test.app.inject({ method: 'GET', url });
    const page = await get(`${pageUrl}1`);
    expect(page.headers['content-type']).toBe('image/png');
    expect(page.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    // The width of the picture, from its head.
    expect(page.rawPayload.readUInt32BE(16)).toBe(1100);
    for (const other of ['2', '0', '-1', '1.5', 'x', '9999999']) expect((await get(`${pageUrl}${other}`)).statusCode).toBe(404);
    expect((await get(pageUrl.replace('bookpage-', 'bookpage-0'))).statusCode).toBe(404);
  });

  it('says where its items stand on a page', async () => {
    const { textId } = await addBook(test, asha, 'Marks');
    const book = await content('Marks');
    const marks = (query: string) => call('GET', `/admin/textbooks/${textId}/marks?${query}`);
    const file = book.files[0]?._id ?? '';
    const { data } = await marks(`file=${file}&page=1`);
    const found = data as unknown as { _id: string; kind: string; boxes: { x: number; y: number; width: number; height: number }[] }[];
    const chapter = book.chapters[0];
    expect(found.map(({ _id, kind }) => [_id, kind]).sort()).toEqual(
      [
        [chapter?.topics[0]?._id, 'topic'],
        [chapter?.backExcersieQuestions[0]?._id, 'question'],
        [chapter?.backExcersieQuestions[1]?._id, 'question'],
      ].sort(),
    );
    // The sample sets its topic at 190 of 842 points, and begins every line at 60 of 595.
    const topic = found.find(({ kind }) => kind === 'topic')?.boxes[0];
    expect((topic?.y ?? 0) + (topic?.height ?? 0) / 2).toBeCloseTo(186 / 842, 2);
    expect(topic?.x).toBeGreaterThan(60 / 595);
    expect(topic?.width).toBeGreaterThan(0.08);
    for (const query of [`file=${file}&page=2`, `file=${textId}&page=1`]) expect(await marks(query)).toMatchObject({ status: 404 });
    for (const query of [`file=${file}&page=0`, `file=${file}&page=1.5`, `file=${file}`])
      expect(await marks(query)).toMatchObject({ status: 400 });
  });

  it.each([
    ['json', 'application/json', '"backExcersieQuestions"'],
    ['markdown', 'text/markdown', '## Chapter 9: Rivers (p. 1)'],
    ['xlsx', 'application/vnd.openxmlformats', 'PK'],
  ])('can be taken along as %s', async (format, type, part) => {
    const { textId } = await addBook(test, asha, `As ${format}`);
    const { data } = await call('GET', `/admin/textbooks/${textId}/export?format=${format}`);
    const file = await test.app.inject({ method: 'GET', url: data.url });
    expect(file.headers['content-type']).toContain(type);
    expect(file.payload).toContain(part);
    expect((await test.app.inject({ method: 'GET', url: data.url.replace(textId, asha.id) })).statusCode).toBe(404);
  });
});
