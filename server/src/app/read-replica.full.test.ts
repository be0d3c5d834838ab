import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { READ_AFTER_HEADER } from '@shala/contract/shared';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type External, findPostgres, startExternalPostgres, startReplica } from '../../test/external-postgres.ts';
import { openServers, type ServerProcess, signInToDemo } from '../../test/server-process.ts';

const isThere = findPostgres() !== null;
if (!isThere) console.warn('Not installed, so that reads from a replica are not tried: postgresql (Debian has a package).');

const START = '0'.repeat(16);
const machine = openServers();
let primary: External;
let replica: External;
/** Two servers on one machine: a session writes at one and reads at the other. */
let one: ServerProcess;
let other: ServerProcess;
let authorization: string;
let names = 0;

beforeAll(async () => {
  if (!isThere) return;
  primary = await startExternalPostgres();
  makeCertificate(primary);
  const settings = { DATABASE_URL: primary.url(), DEMO: '1', METRICS_TOKEN: 'a token for the metrics' };
  one = await machine.start(settings);
  replica = await startReplica(primary);
  // The role of DATABASE_URL is used there too.
  const reading = { ...settings, DATABASE_READ_URL: `postgres://127.0.0.1:${replica.port}/shala?sslmode=require` };
  one.child.kill('SIGTERM');
  await one.ended;
  [one, other] = [await machine.start(reading), await machine.start(reading)];
  for (const { url, output } of [one, other]) if (url === '') throw new Error(output());
  ({ authorization } = await signInToDemo(one.url));
  await waitFor('used');
}, 300_000);
afterEach(() => isThere && resume());
afterAll(async () => {
  await machine.close();
  await replica?.stop();
  await primary?.stop();
});

const headers = (after?: string) => ({ authorization, ...(after && { [READ_AFTER_HEADER]: after }) });

async function send(server: ServerProcess, path: string, body: unknown, after?: string) {
  const answer = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers(after), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    mark: answer.headers.get(READ_AFTER_HEADER) ?? '',
    data: ((await answer.json()) as { data: never }).data,
  };
}

/** Adds a class; gives its name and the position after it. */
async function addClass(server: ServerProcess) {
  const className = `New ${++names}`;
  const { status, mark } = await send(server, '/admin/school-classes', { className, section: 'A' });
  expect(status).toBe(200);
  return { className, mark };
}

/** The classes as a server shows them to a browser that has written until `after`, or to a program, which says nothing. */
async function classesOf(server: ServerProcess, after?: string): Promise<string[]> {
  const { status, data } = await send(server, '/admin/getAllClasses', undefined, after);
  expect(status).toBe(200);
  return (data as { className: string }[]).map(({ className }) => className);
}

async function stateOf(server: ServerProcess): Promise<string | null> {
  const { data } = await send(server, '/admin/health', undefined);
  return (data as { installation: { replica: string | null } }).installation.replica;
}

async function waitFor(state: string): Promise<void> {
  for (const server of [one, other])
    for (let tries = 0; (await stateOf(server)) !== state; tries++) {
      if (tries > 300) throw new Error(`The replica is ${await stateOf(server)}, not ${state}.`);
      await sleep(50);
    }
}

async function readsOf({ url }: ServerProcess, result: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a token for the metrics' } })).text();
  return Number(new RegExp(`^shala_replica_reads{result="${result}"} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** The replica receives everything and shows nothing of it. */
async function pause(): Promise<void> {
  replica.psql('select pg_wal_replay_pause()');
  while (replica.psql('select pg_get_wal_replay_pause_state()') !== 'paused') await sleep(10);
}
function resume(): void {
  if (replica.psql('select pg_is_in_recovery()') === 't') replica.psql('select pg_wal_replay_resume()');
}

/** With a certificate that it made itself; the replica gets a copy. */
function makeCertificate({ folder, psql }: External): void {
  const files = ['-keyout', join(folder, 'data/server.key'), '-out', join(folder, 'data/server.crt')];
  const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  const { uid, gid } = statSync(join(folder, 'data'));
  for (const file of ['server.key', 'server.crt']) chownSync(join(folder, 'data', file), uid, gid);
  psql('alter system set ssl = on');
  psql('select pg_reload_conf()');
}

describe.runIf(isThere)('a replica that answers reads', { timeout: 60_000 }, () => {
  it('answers those who say after which change, and no others', async () => {
    const before = await readsOf(one, 'answered');
    await classesOf(one);
    expect(await readsOf(one, 'answered')).toBe(before);
    await classesOf(one, START);
    expect(await readsOf(one, 'answered')).toBeGreaterThan(before);
  });

  it('is spoken to as its address says, with TLS', () => {
    const sql = `select distinct s.ssl from pg_stat_ssl s join pg_stat_activity a using (pid) where application_name = 'shala reads'`;
    expect(replica.psql(sql)).toBe('t');
  });

  it('shows to each session its own changes at once, at every server, however far it is behind', async () => {
    await pause();
    const { className, mark } = await addClass(one);
    expect(mark).toMatch(/^[0-9A-F]{16}$/);
    // Without that change, the replica's answer is good enough: it is not yet five seconds behind.
    expect(await classesOf(other, START)).not.toContain(className);
    for (const server of [one, other]) {
      expect(await classesOf(server, mark)).toContain(className);
      // A program that says nothing reads from the primary.
      expect(await classesOf(server)).toContain(className);
    }
    resume();
    const answered = await readsOf(other, 'answered');
    for (let tries = 0; (await readsOf(other, 'answered')) === answered; tries++) {
      expect(await classesOf(other, mark)).toContain(className);
      expect(tries).toBeLessThan(1000);
    }
  });

  it('knows a new session at once, and an ended one no more', async () => {
    await pause();
    const kept = authorization;
    ({ authorization } = await signInToDemo(one.url));
    try {
      for (const server of [one, other]) expect((await send(server, '/admin/getAllClasses', undefined, START)).status).toBe(200);
      expect((await send(one, '/auth/logout', {})).status).toBe(200);
      for (const server of [one, other]) expect((await send(server, '/admin/getAllClasses', undefined, START)).status).toBe(401);
    } finally {
      authorization = kept;
    }
  });

  it('is not asked while it is more than five seconds behind', async () => {
    await pause();
    const { className } = await addClass(one);
    await waitFor('behind');
    for (const server of [one, other]) expect(await classesOf(server, START)).toContain(className);
    resume();
    await waitFor('used');
  });

  it('costs nobody a read when it is killed amid them, and answers again when it is back', async () => {
    let isOver = false;
    const failures: unknown[] = [];
    const reading = Promise.all(
      [one, other, one, other].map(async (server) => {
        while (!isOver) await classesOf(server, START).catch((error) => failures.push(error));
      }),
    );
    await sleep(300);
    replica.signalAll('SIGKILL');
    await waitFor('away');
    await sleep(300);
    await replica.startAgain();
    await waitFor('used');
    isOver = true;
    await reading;
    expect(failures).toEqual([]);
  });

  it('costs nobody a read when it falls silent', async () => {
    replica.signalAll('SIGSTOP');
    try {
      const began = performance.now();
      for (const server of [one, other]) await classesOf(server, START);
      // It is given up after two seconds, and looked at each second.
      expect(performance.now() - began).toBeLessThan(10_000);
      await waitFor('away');
    } finally {
      replica.signalAll('SIGCONT');
    }
    await waitFor('used');
  });

  it('is not asked any more once it is promoted, since it goes its own way then', async () => {
    replica.psql('select pg_promote()');
    replica.psql("update classes set name = 'Of the other' where name = 'New 1'", 'shala');
    for (const server of [one, other]) expect(await classesOf(server, START)).not.toContain('Of the other');
    await waitFor('promoted');
    const { className } = await addClass(other);
    for (const server of [one, other]) expect(await classesOf(server, START)).toContain(className);
  });
});
