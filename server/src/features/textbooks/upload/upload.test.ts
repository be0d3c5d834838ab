import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { multipart } from '../../../../test/multipart.ts';
import { makeBook } from '../../../../test/samples/textbooks.ts';

const LIMIT = 52_428_800;
let test: TestApp;
let asha: TestSchool;
let other: TestSchool;
let url: string;
beforeAll(async () => {
  test = await openOwnTestApp();
  asha = await makeSchool(test);
  other = await makeSchool(test, 'Bal Bharati');
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const filesOf = async ({ id }: TestSchool) =>
  (await test.owner`select count(*)::int as files from files where school_id = ${id}`)[0]?.files;

/** A good book made larger by bytes that no reader looks at. */
function padded(size: number): Buffer {
  const book = makeBook();
  return Buffer.concat([book, Buffer.alloc(size - book.length, '\n')]);
}

async function send(school: TestSchool, bytes: Buffer, subject: string) {
  const form = multipart('pdfFile', bytes, 'book.pdf', { std: '10th', subject });
  const body = new Uint8Array(form.payload);
  const response = await fetch(`${url}/admin/analyze-pdf`, { method: 'POST', headers: { ...bearer(school), ...form.headers }, body });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ...((await response.json()) as { code?: string; error?: string }),
  };
}

/** An upload of which only the beginning is sent. */
async function begin(school: TestSchool, subject: string) {
  const form = multipart('pdfFile', padded(4_000_000), 'book.pdf', { std: '10th', subject });
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const headers = { Host: 'localhost', ...bearer(school), ...form.headers, 'Content-Length': String(form.payload.length) };
  socket.write(
    `POST /admin/analyze-pdf HTTP/1.1\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  socket.write(form.payload.subarray(0, 2_000_000));
  await sleep(150);
  return socket;
}

describe('an upload over the wire', () => {
  it('is taken at exactly the limit and refused with one byte more, and the sender sees the answer', async () => {
    expect(await send(asha, padded(LIMIT), 'Exactly')).toMatchObject({ status: 200 });
    const before = await filesOf(asha);
    expect(await send(asha, padded(LIMIT + 1), 'Over')).toMatchObject({
      status: 413,
      code: 'fileTooLarge',
      error: 'The file is larger than 50 MB. Select a smaller file.',
    });
    expect(await filesOf(asha)).toBe(before);
  });

  it('that breaks off stores nothing and leaves its place', async () => {
    const before = await filesOf(asha);
    for (let n = 0; n < 5; n++) {
      const socket = await begin(asha, 'Broken');
      socket.destroy();
      await sleep(150);
    }
    expect(await filesOf(asha)).toBe(before);
    expect(await send(asha, makeBook(), 'After')).toMatchObject({ status: 200 });
    expect(await test.owner`select 1 from subjects where school_id = ${asha.id} and name = 'Broken'`).toHaveLength(0);
  });

  it('of one school leaves room for others: a fourth at once is refused with a sentence', async () => {
    const open = await Promise.all(['One', 'Two', 'Three'].map((subject) => begin(asha, subject)));
    // On a machine so busy that the polls take half a minute, uploads of which nothing more arrives would be given up meanwhile.
    const beat = setInterval(() => open.forEach((socket) => void socket.write('\n')), 1000);
    // On a busy machine the server notices the three a little later than they were begun; until then one that was let in may still be the third.
    const five = async () => (await send(asha, makeBook(), 'Five')).status;
    await expect.poll(async () => [await five(), await five()], { timeout: 60_000 }).toEqual([429, 429]);
    expect(await send(asha, makeBook(), 'Four')).toMatchObject({
      status: 429,
      retryAfter: '30',
      error: 'Your school is already uploading 3 files. Please send this file again when one of them is finished.',
    });
    expect(await send(other, makeBook(), 'Geography')).toMatchObject({ status: 200 });
    clearInterval(beat);
    for (const socket of open) socket.destroy();
    await expect.poll(async () => (await send(asha, makeBook(), 'Four')).status, { timeout: 60_000 }).toBe(200);
  });

  it('of one book at once, twice: one after the other, and one book stands', async () => {
    const answers = await Promise.all([1, 2].map(() => send(asha, makeBook(), 'Twice')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const books =
      await test.owner`select t.id from textbooks t join subjects s on s.id = t.subject_id where s.school_id = ${asha.id} and s.name = 'Twice'`;
    expect(books).toHaveLength(1);
    expect(await test.owner`select 1 from textbook_chapters where textbook_id = ${books[0]?.id}`).toHaveLength(1);
  });
});
