import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { answerJson, openAiText, openLoopbackModel } from '../../../../test/loopback-model.ts';
import { addBook, makeBook } from '../../../../test/samples/textbooks.ts';
import { textbooksOf } from '../../../../test/textbooks.ts';

let host: Awaited<ReturnType<typeof openLoopbackModel>>;
let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  host = await openLoopbackModel();
  test = await openOwnTestApp({
    env: { ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_BASE_URL: `${host.origin}/v1`, ASSISTANT_MODEL: 'small-model' },
  });
  asha = await makeSchool(test);
});
afterAll(async () => {
  await test.close();
  await host.close();
});

async function twoPages(subject: string) {
  const { call, content } = textbooksOf(test, asha);
  const { textId } = await addBook(test, asha, subject, null, makeBook(true));
  const book = await content(subject);
  const fileId = book.files[0]?._id ?? '';
  const propose = (revision = book.revision) => call('POST', `/admin/textbooks/${textId}/proposal`, { fileId, revision });
  return { textId, fileId, propose, call, content: () => content(subject), before: book };
}
const says = (text: string) => host.behave((_, response) => answerJson(response, openAiText(text)));

it('offers the chapters that a model named and the pages bear out, and takes them only when a person selects them', async () => {
  const { textId, fileId, propose, call, content, before } = await twoPages('Proposed');
  says('1 | 9 | Rivers\n2 | 10 | Lakes\n2 | 11 | Oceans of the North');
  expect(await propose()).toMatchObject({ status: 200, data: { textId, chapters: 2 } });
  expect(host.received.at(-1)?.body).toContain('p2: Lakes');
  const offered = await content();
  expect(offered.chapters).toEqual(before.chapters);
  const names = [
    { chapterNumber: 9, chapterName: 'Rivers', page: 1 },
    { chapterNumber: 10, chapterName: 'Lakes', page: 2 },
  ];
  expect(offered.readings).toMatchObject([{ fileId, other: { sources: ['model'], chapters: names } }]);
  const { status } = await call('POST', `/admin/textbooks/${textId}/reading`, { fileId, choice: 'other', revision: offered.revision });
  expect(status).toBe(200);
  expect((await content()).chapters.map(({ chapterName }) => chapterName)).toEqual(['Rivers', 'Lakes']);
  // Somebody has decided: there is nothing left to propose.
  expect((await propose(offered.revision + 1)).status).toBe(404);
});

it('changes nothing where the chapters are not in the book, no usable answer comes, or the book was changed since', async () => {
  const { propose, content, before } = await twoPages('Silent');
  says('1 | 1 | Oceans\n2 | 2 | Deserts');
  expect(await propose()).toMatchObject({ status: 422, code: 'proposalNotInBook' });
  host.behave((_, response) => void response.writeHead(500).end('oops'));
  expect(await propose()).toMatchObject({ status: 503, code: 'modelSilent' });
  says('1 | 9 | Rivers\n2 | 10 | Lakes');
  expect(await propose(7)).toMatchObject({ status: 409, code: 'bookChangedSince' });
  expect(await content()).toEqual(before);
});

it('is refused without a model', async () => {
  const { propose } = await twoPages('Plain');
  const { model } = test.platform;
  test.platform.model = null;
  expect(await propose()).toMatchObject({ status: 422, code: 'noModel' });
  test.platform.model = model;
});
