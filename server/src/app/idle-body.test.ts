import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../test/app.ts';
import { PNG } from '../../test/fees.ts';
import { multipart } from '../../test/multipart.ts';
import { buildApp } from './build-app.ts';
import { allRoutes } from './routes.ts';

const IDLE_MS = 2000;
/** In total longer than the idle time, but each pause is far shorter. */
const PARTS = 10;
const PAUSE_MS = 280;

let test: TestApp;
let school: TestSchool;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  test = await openOwnTestApp();
  school = await makeSchool(test);
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: test.platform.installation.dataDir, BODY_IDLE_SECONDS: `${IDLE_MS / 1000}` });
  app = await buildApp(config, allRoutes, { database: test.database, platform: test.platform }, pino({ level: 'silent' }));
  app.post('/late', async () => {
    await sleep(IDLE_MS + 500);
    return 'answered late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

type Sent = { url: string; type: string; body: Buffer };
const signIn = (): Sent => ({
  url: '/auth/login',
  type: 'application/json',
  body: Buffer.from(JSON.stringify({ email: school.email, password: 'not the password' })),
});
function bill(name: string): Sent {
  const { headers, payload } = multipart('file', PNG, name);
  return { url: '/finance/bills', type: headers['content-type'], body: payload };
}

/** Sends the head of a request and `parts` of its body on its own connection; returns what the server sent until it closed the connection. */
async function send({ url, type, body }: Sent, { parts, pauseMs }: { parts: readonly Buffer[]; pauseMs: number }) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const begun = performance.now();
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${school.token}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  for (const [index, part] of parts.entries()) {
    if (index > 0) await sleep(pauseMs);
    socket.write(part);
  }
  await closed;
  const [head = '', answer = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), head, answer, ms: performance.now() - begun };
}

const half = ({ body }: Sent) => [body.subarray(0, Math.floor(body.length / 2))];
function trickle({ body }: Sent): Buffer[] {
  const size = Math.ceil(body.length / PARTS);
  return Array.from({ length: PARTS }, (_, index) => body.subarray(index * size, (index + 1) * size));
}
const countBills = async (name: string) => (await test.owner`select 1 from files where school_id = ${school.id} and name = ${name}`).length;

describe.concurrent('a body over a slow connection', () => {
  it.each([
    ['JSON', signIn],
    ['a form with a file', () => bill('half.png')],
  ])('that stops half-way (%s) is answered with 408 after the idle time, and the connection is closed', async (_what, make) => {
    const sent = make();
    const { status, head, answer, ms } = await send(sent, { parts: half(sent), pauseMs: 0 });
    expect(status).toBe(408);
    expect(head).toContain('Connection: close');
    expect(JSON.parse(answer)).toEqual({
      success: false,
      code: 'bodyStopped',
      error: 'Only a part of what you sent was received. Check the connection and send it again.',
      message: 'Only a part of what you sent was received. Check the connection and send it again.',
      requestId: expect.any(String),
    });
    expect(ms).toBeGreaterThan(IDLE_MS - 100);
    expect(await countBills('half.png')).toBe(0);
  });

  it('of which nothing arrives at all is given up the same way', async () => {
    expect(await send(signIn(), { parts: [], pauseMs: 0 })).toMatchObject({ status: 408 });
  });

  it('that trickles for longer than the idle time arrives', async () => {
    const sent = signIn();
    const { status, answer, ms } = await send(sent, { parts: trickle(sent), pauseMs: PAUSE_MS });
    expect([status, JSON.parse(answer).code]).toEqual([401, 'wrongCredentials']);
    expect(ms).toBeGreaterThan(IDLE_MS);
  });

  it('that trickles with a file is stored', async () => {
    const sent = bill('slow.png');
    const { status, ms } = await send(sent, { parts: trickle(sent), pauseMs: PAUSE_MS });
    expect(status).toBe(200);
    expect(ms).toBeGreaterThan(IDLE_MS);
    expect(await countBills('slow.png')).toBe(1);
  });

  it('of a form that is cut is refused as one, wherever it is cut', async () => {
    const { body, ...whole } = bill('cut.png');
    const cuts = [1, 30, 60, body.length - 40, body.length - 12, body.length - 3];
    const statuses = await Promise.all(
      cuts.map(async (at) => (await send({ ...whole, body: body.subarray(0, at) }, { parts: [body.subarray(0, at)], pauseMs: 0 })).status),
    );
    expect(statuses).toEqual(cuts.map(() => 400));
    expect(await countBills('cut.png')).toBe(0);
  });

  it('that has arrived may be answered later than the idle time', async () => {
    const sent = { ...signIn(), url: '/late' };
    expect(await send(sent, { parts: [sent.body], pauseMs: 0 })).toMatchObject({ status: 200, answer: expect.stringContaining('late') });
  });
});
