import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/**
 * A server with one call that leaves a rejected promise unhandled. It runs in its own process, because a test runner reports such promises as its own errors.
 */
const PROGRAM = `
  const { default: Fastify } = await import('fastify');
  const { hearRejections, rememberRequests } = await import('${new URL('./hear-rejections.ts', import.meta.url).href}');
  const { makeLog } = await import('${new URL('../platform/log/index.ts', import.meta.url).href}');
  const app = Fastify({ genReqId: () => 'the-request' });
  rememberRequests(app, () => 'getThing');
  hearRejections(makeLog('warn'));
  const late = async () => { await new Promise((done) => setTimeout(done, 5)); throw new Error('the first read failed'); };
  app.post('/', async () => { await Promise.all([late(), (() => { throw new Error('a bad place'); })()]); });
  const ask = () => app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  const first = await ask();
  await new Promise((done) => setTimeout(done, 50));
  const second = await ask();
  await new Promise((done) => setTimeout(done, 50));
  process.stdout.write('answered ' + first.statusCode + ' ' + second.statusCode + '\\n');
`;

it('logs what was rejected unheard with its request, and goes on serving', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(child, 'close');
  expect(child.exitCode, text).toBe(0);
  expect(text).toContain('answered 500 500');
  const lines = text.split('\n').filter((line) => line.includes('a promise failed unheard'));
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    reqId: 'the-request',
    call: 'getThing',
    err: { message: 'the first read failed' },
  });
});
