import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { memoryFolder } from '../../tools/memory-folder.mjs';

const MAIN = resolve(import.meta.dirname, '../src/main.ts');
/** As `npm start` runs it: restarted when it dies. */
const KEPT = `const { keepRunning } = await import('${new URL('../../tools/launch/keep-running.mjs', import.meta.url).href}');
  await keepRunning(process.execPath, ['server/src/main.ts']);`;

export type ServerProcess = { child: ChildProcess; output(): string; url: string; ended: Promise<unknown[]> };

/** Starts real servers over one data folder, each in its own process; `close` stops them and deletes it. */
export function openServers() {
  const dataDir = mkdtempSync(join(memoryFolder(), 'shala-run-'));
  // PostgreSQL's user needs access when the tests run as root.
  chmodSync(dataDir, 0o711);
  const running: ServerProcess[] = [];

  /** Starts the real server, with `isKept` as `npm start` does; waits until it is ready or has ended. */
  async function start(env: Record<string, string> = {}, { isKept = false } = {}): Promise<ServerProcess> {
    // Compiled code is reused between starts, as with `npm start`.
    const kept = process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
    const child = spawn(process.execPath, isKept ? ['--input-type=module', '-e', KEPT] : [MAIN], {
      env: { PATH: process.env.PATH, ...kept, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    const ended = once(child, 'exit');
    const server = { child, output: () => text, url: '', ended };
    running.push(server);
    while (!/Shala is ready at /.test(text) && child.exitCode === null) await sleep(20);
    return Object.assign(server, { url: /Shala is ready at (\S+)/.exec(text)?.[1] ?? '' });
  }

  async function close(): Promise<void> {
    for (const server of running.filter(({ child }) => child.exitCode === null && child.signalCode === null)) await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { dataDir, start, close };
}

/** Stops a server as an administrator would; returns its exit code. */
export async function stop({ child, ended }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  await ended;
  return child.exitCode;
}

/** Signs in to the demo school of a running server; returns `get`, which returns the data, and `post`, which returns the response. */
export async function signInToDemo(url: string) {
  const send = (path: string, body: unknown, headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const signedIn = await send('/auth/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD }, {});
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const authorization = `Bearer ${data.accessToken}`;
  return {
    authorization,
    school: (JSON.parse(Buffer.from(data.accessToken.split('.')[1] ?? '', 'base64url').toString()) as { school: string }).school,
    get: async (path: string) => ((await (await fetch(url + path, { headers: { authorization } })).json()) as { data: never }).data,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) => send(path, body, { authorization, ...headers }),
  };
}
