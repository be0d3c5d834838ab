import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endIdleBody } from './idle-body.ts';

const IDLE_MS = 300;
const server = createServer((raw, response) => {
  endIdleBody({ raw } as never, IDLE_MS);
  raw.resume();
  // The answer takes longer than a body may be idle: that is ours to take.
  raw.on('end', () => setTimeout(() => response.end('done'), 2 * IDLE_MS));
});
let port: number;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
});
afterAll(() => void server.close());

async function send(parts: string[], pauseMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 8\r\n\r\n');
  for (const part of parts) {
    socket.write(part);
    await sleep(pauseMs);
  }
  await closed;
  return answer;
}

it('gives up a body that was half sent', async () => {
  expect(await send(['ab'], 0)).toBe('');
});

it('lets a slow sender finish, and waits for its own answer', async () => {
  expect(await send(['ab', 'cd', 'ef', 'gh'], IDLE_MS / 2)).toContain('done');
});
