import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { answerJson, openAiText, openLoopbackModel } from '../../../../test/loopback-model.ts';
import { addBook, makeBook } from '../../../../test/samples/textbooks.ts';
import { textbooksOf } from '../../../../test/textbooks.ts';

let host: Awaited<ReturnType<typeof openLoopbackModel>>;
let test: TestApp;
let asha: TestSchool;
let books: ReturnType<typeof textbooksOf>;
beforeAll(async () => {
  host = await openLoopbackModel();
  test = await openOwnTestApp({
    env: {
      ASSISTANT_PROVIDER: 'openai-compatible',
      ASSISTANT_BASE_URL: `${host.origin}/v1`,
      ASSISTANT_MODEL: 'small-model',
      ASSISTANT_API_KEY: 'key',
    },
  });
  asha = await makeSchool(test);
  books = textbooksOf(test, asha);
});
afterAll(async () => {
  await test.close();
  await host.close();
});

type Worded = { summary: string; writtenBy: string; chapterName: string; topics: unknown[]; backExcersieQuestions: unknown[] };
const chapterOf = async (subject: string) => (await books.content(subject)).chapters[0] as unknown as Worded;
const improve = (id: string, kind = 'chapter') => books.call('POST', `/admin/textbook-items/${kind}/${id}/improve`);

it('puts a model’s wording in the place of a summary, marked, and nothing else; it can be taken back', async () => {
  const { textId, chapterId } = await addBook(test, asha, 'Worded');
  const before = await chapterOf('Worded');
  expect(before.writtenBy).toBe('');
  host.behave((_, response) => answerJson(response, openAiText('Rivers carry <b>silt</b> to the plain.')));
  const done = await improve(chapterId);
  expect(done).toMatchObject({ status: 200 });
  expect(await chapterOf('Worded')).toEqual({ ...before, summary: 'Rivers carry silt to the plain.', writtenBy: 'small-model' });
  expect(host.received[0]?.body).toContain(before.summary.slice(0, 40));
  expect((await books.content('Worded')) as unknown).toMatchObject({ model: 'small-model' });
  expect(await books.call('POST', `/admin/textbooks/${textId}/undo`, { revision: done.data.revision })).toMatchObject({ status: 200 });
  expect(await chapterOf('Worded')).toEqual(before);
});

it('is nobody’s word but the person’s once a person has changed it, and the book’s after another analysis', async () => {
  const { chapterId } = await addBook(test, asha, 'Again');
  host.behave((_, response) => answerJson(response, openAiText('Worded.')));
  await improve(chapterId);
  await books.call('PATCH', `/admin/textbook-items/chapter/${chapterId}`, { text: 'Rivers', detail: 'Worded.' });
  expect((await chapterOf('Again')).writtenBy).toBe('small-model');
  await books.upload(makeBook(), { subject: 'Again' });
  expect(await chapterOf('Again')).toMatchObject({ summary: 'Worded.', writtenBy: 'small-model' });
  await books.call('PATCH', `/admin/textbook-items/chapter/${chapterId}`, { text: 'Rivers', detail: 'My own words.' });
  expect(await chapterOf('Again')).toMatchObject({ summary: 'My own words.', writtenBy: '' });
});

it('changes nothing where no usable answer comes, where there is too little to word, or where somebody was faster', async () => {
  const { chapterId } = await addBook(test, asha, 'Silent');
  const before = await chapterOf('Silent');
  host.behave((_, response) => void response.writeHead(500).end('oops'));
  expect(await improve(chapterId)).toMatchObject({ status: 503, code: 'modelSilent' });
  const topic = (await books.content('Silent')).chapters[0]?.topics[0]?._id ?? '';
  await books.call('PATCH', `/admin/textbook-items/topic/${topic}`, { text: 'The Plain', detail: '' });
  expect(await improve(topic, 'topic')).toMatchObject({ status: 422, code: 'nothingToImprove' });
  host.behave((_, response) => {
    void books
      .call('PATCH', `/admin/textbook-items/chapter/${chapterId}`, { text: 'Rivers', detail: 'Faster.' })
      .then(() => answerJson(response, openAiText('Slower.')));
  });
  expect(await improve(chapterId)).toMatchObject({ status: 409, code: 'itemChangedSince' });
  expect(await chapterOf('Silent')).toMatchObject({ summary: 'Faster.', writtenBy: '', chapterName: before.chapterName });
});

it('is refused with a sentence where no model is set up, and the book is whole without it', async () => {
  const without = await openTestApp();
  const school = await makeSchool(without);
  const { chapterId } = await addBook(without, school, 'Plain');
  const { call, content } = textbooksOf(without, school);
  expect(await call('POST', `/admin/textbook-items/chapter/${chapterId}/improve`)).toMatchObject({ status: 422, code: 'noModel' });
  expect((await content('Plain')) as unknown).toMatchObject({ model: null });
  await without.close();
});
