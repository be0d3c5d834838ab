import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as dial, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_PDF_BYTES } from '@shala/contract/shared';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#platform/db';
import { findRunningPostgres } from '#platform/postgres';
import { PNG } from '../../test/fees.ts';
import { multipart } from '../../test/multipart.ts';
import { openServers, type ServerProcess, signInToDemo } from '../../test/server-process.ts';

/** A connection of 1 Mbit/s, in bytes a second; data is sent ten times a second. */
const BYTES_A_SECOND = 125_000;
const GIGABYTE = 1024 ** 3;

const { start, close, dataDir } = openServers();
let server: ServerProcess;
let demo: Awaited<ReturnType<typeof signInToDemo>>;
beforeAll(async () => {
  server = await start({ NODE_ENV: '', SCHOOL_STORAGE_GB: '1' });
  demo = await signInToDemo(server.url);
});
afterAll(close);

/** Sends the head of a form request on its own connection. */
function open(
  path: string,
  { headers, payload }: ReturnType<typeof multipart>,
): { socket: Socket; answer(): string; closed: Promise<unknown> } {
  const socket = dial(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: ${demo.authorization}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  );
  return { socket, answer: () => text, closed: once(socket, 'close') };
}

/** A book of one chapter with exactly the largest allowed size. */
async function makeBook(): Promise<Buffer> {
  const build = (attached: number) => {
    const book = new PDFDocument({ compress: false });
    book.fontSize(20).text('Chapter 1: Light').fontSize(11).text('Light travels in straight lines. A mirror sends it back. '.repeat(40));
    book.fontSize(14).text('Exercises').fontSize(11).text('1. What is light?\n2. How does a mirror work?\n3. Name three sources of light.');
    book.file(randomBytes(attached), { name: 'pictures.bin', creationDate: new Date(0), modifiedDate: new Date(0) });
    book.end();
    return buffer(book);
  };
  const size = MAX_PDF_BYTES - 20_000;
  const { length } = await build(size);
  return build(size + MAX_PDF_BYTES - length - 100);
}

describe.concurrent('a started server', () => {
  it('takes a book of 50 MB over a connection of 1 Mbit/s', async () => {
    const bytes = await makeBook();
    expect(MAX_PDF_BYTES - bytes.length).toBeLessThan(200);
    const form = multipart('pdfFile', bytes, 'light.pdf', { std: '10th', subject: 'Physics' });
    const { socket, answer, closed } = open('/admin/analyze-pdf', form);
    const begun = performance.now();
    let sent = 0;
    while (sent < form.payload.length && !socket.destroyed) {
      const due = Math.min(form.payload.length, Math.ceil(((performance.now() - begun) / 1000) * BYTES_A_SECOND));
      if (due > sent) socket.write(form.payload.subarray(sent, due));
      sent = Math.max(sent, due);
      await sleep(100);
    }
    const seconds = (performance.now() - begun) / 1000;
    await closed;
    const later = (performance.now() - begun) / 1000 - seconds;
    process.stdout.write(`${bytes.length} bytes in ${seconds.toFixed(0)} s, answered ${later.toFixed(1)} s later\n`);
    expect(answer()).toMatch(/^HTTP\/1\.1 200/);
    expect(seconds).toBeGreaterThan(400);
  }, 700_000);

  it('gives up a body that stops half-way after 30 seconds, and closes', async () => {
    const form = multipart('file', PNG, 'half.png');
    const { socket, answer, closed } = open('/finance/bills', form);
    const begun = performance.now();
    socket.write(form.payload.subarray(0, 40));
    await closed;
    const seconds = (performance.now() - begun) / 1000;
    expect(answer()).toMatch(/^HTTP\/1\.1 408/);
    expect(seconds).toBeGreaterThan(29);
    expect(seconds).toBeLessThan(60);
  });
});

it('a started server keeps to SCHOOL_STORAGE_GB', async () => {
  const owner = connect((await findRunningPostgres(dataDir)) ?? '', { max: 1, name: 'test' });
  await owner`insert into files (school_id, id, storage_key, name, media_type, size_bytes, sha256)
    values (${demo.school}, gen_random_uuid(), 'large', 'large', 'application/pdf', ${GIGABYTE - 10}, sha256(''))`;
  const form = multipart('file', PNG, 'bill.png');
  const send = async () => {
    const answer = await fetch(`${server.url}/finance/bills`, {
      method: 'POST',
      headers: { authorization: demo.authorization, ...form.headers },
      body: new Uint8Array(form.payload),
    });
    return { status: answer.status, ...((await answer.json()) as { code?: string; error?: string }) };
  };
  const full = await send();
  expect(full).toMatchObject({ code: 'storageFull', error: expect.stringContaining('of 1,024 MB') });
  await owner`delete from files where storage_key = 'large'`;
  expect((await send()).status).toBe(200);
  await owner.end();
});
