import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { findFreePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '../..');
const LONGEST_START_MS = 180_000;

/** A Shala to measure: its address, a token of the demo school, and, where the bench started it, its process and data folder. */
export type Place = {
  url: string;
  token: string;
  own: OwnServer | null;
  get(path: string): Promise<unknown>;
};
export type OwnServer = { dataDir: string; pid(): number; restart(): Promise<number>; stop(): Promise<void> };

/** Uses the server at an address, or starts one with the demo school in a throw-away data folder, with settings of its own. */
export async function openPlace(url: string | undefined, settings: NodeJS.ProcessEnv = {}): Promise<Place> {
  const own = url === undefined ? await startOwn(settings) : null;
  const base = (url ?? own?.url ?? '').replace(/\/$/, '');
  const token = await signIn(base);
  const get = async (path: string) => {
    const response = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return ((await response.json()) as { data: unknown }).data;
  };
  return { url: base, token, own, get };
}

async function startOwn(settings: NodeJS.ProcessEnv): Promise<OwnServer & { url: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shala-bench-'));
  // PostgreSQL's user has to get through where the bench runs as root.
  chmodSync(dataDir, 0o711);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let server = await startProcess({ dataDir, port, url, settings });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  };
  return {
    url,
    dataDir,
    pid: () => server.pid ?? 0,
    restart: async () => {
      await stop();
      const begun = performance.now();
      server = await startProcess({ dataDir, port, url, settings });
      return performance.now() - begun;
    },
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Start = { dataDir: string; port: number; url: string; settings: NodeJS.ProcessEnv };

/** Starts the server as `npm start` does once everything is built, and waits until it is ready. */
async function startProcess({ dataDir, port, url, settings }: Start): Promise<ChildProcess> {
  const env = {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: 'localhost',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
    DATABASE_URL: '',
    ...settings,
  };
  const server = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const begun = Date.now(); ; await sleep(5)) {
    if (server.exitCode !== null) throw new Error('The server did not start; it says why above.');
    if (Date.now() - begun > LONGEST_START_MS) throw new Error('The server is not ready after three minutes.');
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return server;
  }
}

async function signIn(url: string): Promise<string> {
  const body = { email: process.env.BENCH_EMAIL ?? DEMO_EMAIL, password: process.env.BENCH_PASSWORD ?? DEMO_PASSWORD };
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data?: { accessToken?: string }; error?: string };
  if (!answer.data?.accessToken)
    throw new Error(`Signing in as ${body.email} failed: ${answer.error}. Set BENCH_EMAIL and BENCH_PASSWORD for another school.`);
  return answer.data.accessToken;
}
