import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addBook, otherReading } from '../../../../test/samples/textbooks.ts';
import { textbooksOf } from '../../../../test/textbooks.ts';

let test: TestApp;
let asha: TestSchool;
let other: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  [asha, other] = [await makeSchool(test), await makeSchool(test, `Lists ${performance.now()}`)];
});
afterAll(() => test.close());

async function doubtfulBook(subject: string) {
  const { call, content } = textbooksOf(test, asha);
  const { textId } = await addBook(test, asha, subject, await otherReading());
  const book = await content(subject);
  const fileId = book.files[0]?._id ?? '';
  const choose = (choice: string, revision = book.revision) =>
    call('POST', `/admin/textbooks/${textId}/reading`, { fileId, choice, revision });
  return { textId, fileId, choose, call, content: () => content(subject) };
}

it('shows both lists of chapters, and puts the other one in the place of the first', async () => {
  const { fileId, choose, content, call, textId } = await doubtfulBook('Two readings');
  const before = await content();
  expect(before.readings).toMatchObject([
    {
      fileId,
      other: {
        sources: ['contents'],
        chapters: [
          { chapterNumber: 9, chapterName: 'Rivers and streams', page: 1 },
          { chapterNumber: 10, chapterName: 'Lakes' },
        ],
      },
    },
  ]);
  const chosen = await choose('other');
  expect(chosen).toMatchObject({ status: 200, data: { textId, revision: before.revision + 1 } });
  const after = await content();
  expect(after.chapters.map(({ chapterNumber, chapterName }) => [chapterNumber, chapterName])).toEqual([
    [9, 'Rivers and streams'],
    [10, 'Lakes'],
  ]);
  expect(after.chapters[0]?._id).toBe(before.chapters[0]?._id);
  expect(after.readings).toEqual([]);

  await call('POST', `/admin/textbooks/${textId}/undo`, { revision: after.revision });
  const undone = await content();
  expect(undone.chapters.map(({ chapterName }) => chapterName)).toEqual(['Rivers']);
  expect(undone.readings).toMatchObject([{ fileId, other: { sources: ['contents'] } }]);
});

it('keeps the first list and forgets the other', async () => {
  const { choose, content } = await doubtfulBook('First reading');
  const before = await content();
  expect((await choose('first')).status).toBe(200);
  const after = await content();
  expect(after.chapters.map(({ _id, chapterName }) => [_id, chapterName])).toEqual(
    before.chapters.map(({ _id, chapterName }) => [_id, chapterName]),
  );
  expect(after.readings).toEqual([]);
  expect(await choose('other', after.revision)).toMatchObject({ status: 409, code: 'nothingToChoose' });
});

it('refuses a choice over a later change, and a book of another school', async () => {
  const { choose, textId, fileId, content } = await doubtfulBook('Refused reading');
  expect(await choose('other', 7)).toMatchObject({ status: 409, code: 'bookChangedSince' });
  expect((await choose('neither')).status).toBe(400);
  const foreign = await textbooksOf(test, other).call('POST', `/admin/textbooks/${textId}/reading`, {
    fileId,
    choice: 'other',
    revision: 0,
  });
  expect(foreign.status).toBe(404);
  expect((await content()).chapters.map(({ chapterName }) => chapterName)).toEqual(['Rivers']);
});
