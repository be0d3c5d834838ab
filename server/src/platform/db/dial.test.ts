import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openConnectionPool } from './index.ts';

let tries = 0;
let answer: (socket: Socket) => void;
const server = createServer((socket) => {
  tries++;
  socket.on('error', () => {}).resume();
  answer(socket);
}).listen(0, '127.0.0.1');
afterAll(() => void server.close());
beforeEach(() => {
  tries = 0;
});

describe('a proxy without a database', () => {
  it.each([
    ['closes', (socket: Socket) => void socket.end(), 'CONNECTION_CLOSED'],
    ['breaks', (socket: Socket) => void socket.resetAndDestroy(), 'ECONNRESET'],
  ])('%s the connection: each statement fails at once, after one try', async (_how, how, code) => {
    answer = how;
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const pool = openConnectionPool({ host: '127.0.0.1', port, user: 'a', password: 'b', database: 'c' }, { max: 3, name: 'test' });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => pool.ask('select 1', [])));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([code, code, code]);
    expect(tries).toBe(3);
    await sleep(50);
    // The next one gets a new connection.
    await expect(pool.ask('select 1', [])).rejects.toMatchObject({ code });
    expect(tries).toBe(4);
    await pool.end();
  });
});
