import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_EMAIL, READ_AFTER_HEADER } from '@shala/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, freePort } from '../../test/external-postgres.ts';
import { expectSound, listPayers, startPaying } from '../../test/paying-crowd.ts';
import { openServers, type ServerProcess, signInToDemo } from '../../test/server-process.ts';
import { unprivilegedUser } from '../platform/postgres/run-as.ts';

const DOC = readFileSync(resolve(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
const isThere = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;
const hasAll = findPostgres() !== null && isThere('patroni', '--version') && isThere('etcd', '--version') && isThere('haproxy', '-v');
if (!hasAll)
  console.warn(
    'Not installed, so that a failover of the database is not tried: postgresql, patroni, etcd-server, haproxy (Debian has packages).',
  );

const NODES = ['one', 'two'] as const;
type Node = (typeof NODES)[number];
const folder = mkdtempSync(join(tmpdir(), 'shala-failover-'));
const user = unprivilegedUser(join(folder, 'data'));
const as = { cwd: folder, ...(user && { uid: user.uid, gid: user.gid }) };
/** The ports of this test for the addresses of docs/scale.md. */
const ports = new Map<string, number>();
const programs: ChildProcess[] = [];
const nodes = new Map<Node, ChildProcess>();
const machine = openServers();
let servers: ServerProcess[] = [];
let database: string;

const block = (kind: string) => {
  const text = new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``).exec(DOC)?.[1];
  if (text === undefined) throw new Error(`docs/scale.md has no block ${kind}.`);
  return text;
};
const portOf = (address: string) => ports.get(address) as number;
const here = (text: string) => text.replaceAll(/(10\.0\.0\.2[12]|127\.0\.0\.1):\d+/g, (address) => `127.0.0.1:${portOf(address)}`);

function start(program: string, args: string[]): ChildProcess {
  const child = spawn(program, args, { ...as, stdio: 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } });
  programs.push(child);
  return child;
}

/** A database of docs/scale.md, kept by Patroni. */
function startNode(name: Node): void {
  const number = NODES.indexOf(name) + 1;
  const own = here(block('yaml').replaceAll('10.0.0.21', `10.0.0.2${number}`).replace('name: one', `name: ${name}`))
    .replace(/hosts: .*/, `hosts: 127.0.0.1:${portOf('etcd')}`)
    .replace(/data_dir: .*/, `data_dir: ${join(folder, name)}`)
    .replace(/bin_dir: .*/, `bin_dir: ${findPostgres()}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('      parameters:', "      parameters:\n        unix_socket_directories: ''");
  const file = join(folder, `${name}.yml`);
  writeFileSync(file, own);
  nodes.set(name, start('patroni', [file]));
}

const restOf = (name: Node) => `http://127.0.0.1:${portOf(`10.0.0.2${NODES.indexOf(name) + 1}:8008`)}`;
const isA = async (name: Node, role: string) => (await fetch(`${restOf(name)}/${role}`).catch(() => null))?.status === 200;

async function waitUntil(what: string, isSo: () => Promise<boolean> | boolean, seconds = 90): Promise<void> {
  for (const began = performance.now(); !(await isSo()); await sleep(100))
    if (performance.now() - began > seconds * 1000) throw new Error(`Not within ${seconds} s: ${what}.`);
}

/** The machine is lost: Patroni, PostgreSQL and all their processes at once. */
function loseMachine(name: Node): void {
  const postmaster = Number(readFileSync(join(folder, name, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);
  for (const pid of [nodes.get(name)?.pid as number, postmaster, ...children]) process.kill(pid, 'SIGKILL');
}

const psql = (sql: string, name = 'postgres') => {
  const url = `postgres://postgres:secret1@127.0.0.1:${portOf('127.0.0.1:5432')}/${name}`;
  const { status, stdout, stderr } = spawnSync(`${findPostgres()}/psql`, [url, '-X', '-q', '-A', '-t', '-c', sql], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};

beforeAll(async () => {
  if (!hasAll) return;
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  for (const address of [
    'etcd',
    'peer',
    '127.0.0.1:5432',
    '127.0.0.1:5433',
    ...[21, 22].flatMap((node) => [`10.0.0.${node}:5432`, `10.0.0.${node}:8008`]),
  ])
    ports.set(address, await freePort());
  const [client, peer] = [`http://127.0.0.1:${portOf('etcd')}`, `http://127.0.0.1:${portOf('peer')}`];
  const listening = ['--listen-client-urls', client, '--advertise-client-urls', client, '--listen-peer-urls', peer];
  start('etcd', [
    '--data-dir',
    join(folder, 'etcd'),
    ...listening,
    '--initial-advertise-peer-urls',
    peer,
    '--initial-cluster',
    `default=${peer}`,
  ]);
  startNode('one');
  await waitUntil('the first database is the primary', () => isA('one', 'primary'));
  startNode('two');
  await waitUntil('the second one is in step', () => isA('two', 'sync'));
  const proxy = join(folder, 'haproxy.cfg');
  // Each database of this test has a port of its own for its state.
  const config = here(block('haproxy-database'))
    .replace(' port 8008', '')
    .replaceAll(/server (one|two) .*/g, (line, name: Node) => `${line} port ${new URL(restOf(name)).port}`);
  writeFileSync(proxy, config);
  start('haproxy', ['-db', '-f', proxy]);
  // Until its second check, the proxy takes each database for the primary.
  await sleep(4000);
  psql("create role shala login createrole password 'external'");
  psql('create database shala owner shala');
  database = `postgres://shala:external@127.0.0.1:${portOf('127.0.0.1:5432')}/shala`;
  const settings = {
    DATABASE_URL: database,
    DATABASE_READ_URL: `postgres://127.0.0.1:${portOf('127.0.0.1:5433')}/shala`,
    DEMO: '1',
    QUEUE_SUPERVISION_SECONDS: '1',
  };
  servers = [await machine.start(settings), await machine.start(settings)];
  for (const { url, output } of servers) if (url === '') throw new Error(output());
}, 300_000);

afterAll(async () => {
  await machine.close();
  // Patroni ends its PostgreSQL in order; etcd comes last.
  for (const child of programs.reverse().filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const server = (place: number) => servers[place] as ServerProcess;

async function replicaOf({ url }: ServerProcess, authorization: string): Promise<string | null> {
  const answer = await fetch(`${url}/admin/health`, { headers: { authorization } });
  return ((await answer.json()) as { data: { installation: { replica: string | null } } }).data.installation.replica;
}

/** Payments through both servers at once, while something happens to the database; prints how long none was acknowledged. */
async function payAmid(what: string, [first, last]: [number, number], happen: () => Promise<void> | void): Promise<void> {
  const session = await signInToDemo(server(0).url);
  const students = (await listPayers(session)).slice(first, last);
  const crowds = servers.map(({ url }, place) => {
    const some = students.filter((_student, index) => index % servers.length === place);
    return startPaying(url, session, some, { everyMs: 100, patienceMs: 120_000 });
  });
  const all = () => new Map(crowds.flatMap(({ paid }) => [...paid]));
  await waitUntil('some have paid', () => all().size >= 20);
  const before = all().size;
  await happen();
  await Promise.all(crowds.map(({ over }) => over));
  const times = [...all().values()].map(({ at }) => at).sort((a, b) => a - b);
  const longest = Math.max(...times.slice(1).map((at, index) => at - (times[index] as number)));
  console.warn(`${what}: ${before} payments before it, ${times.length} in all, none for ${(longest / 1000).toFixed(1)} s.`);
  expect(before).toBeLessThan(students.length);
  expect(times).toHaveLength(students.length);
  await expectSound(database, machine.dataDir, all());
}

describe.runIf(hasAll)('two databases that Patroni keeps in step', { timeout: 300_000 }, () => {
  it('lose nothing that was acknowledged when the machine of the primary is lost amid payments', async () => {
    await payAmid('machine lost', [0, 60], () => loseMachine('one'));
    expect(await isA('two', 'primary')).toBe(true);
  });

  it('do the jobs of the servers as before', async () => {
    const count = () => Number(psql('select count(*) from mail_outbox', 'shala'));
    const before = count();
    const headers = { 'content-type': 'application/json' };
    await fetch(`${server(1).url}/auth/forgot`, { method: 'POST', headers, body: JSON.stringify({ email: DEMO_EMAIL }) });
    await waitUntil('the letter is written', () => count() > before);
    expect(count()).toBe(before + 1);
  });

  it('serve reads from the lost one when it is back, as the replica', async () => {
    const { authorization } = await signInToDemo(server(0).url);
    expect(await replicaOf(server(0), authorization)).toBe('away');
    startNode('one');
    await waitUntil('the first database is in step with the second', () => isA('one', 'sync'));
    for (const one of servers) await waitUntil('it answers reads', async () => (await replicaOf(one, authorization)) === 'used');
    const headers = { authorization, [READ_AFTER_HEADER]: '0'.repeat(16) };
    for (const { url } of servers) expect((await fetch(`${url}/admin/getAllClasses`, { headers })).status).toBe(200);
  });

  it('change places on request amid payments', async () => {
    await payAmid('change of places', [60, 100], async () => {
      const asked = await fetch(`${restOf('two')}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: 'two', candidate: 'one' }),
      });
      expect(asked.status).toBe(200);
    });
    expect(await isA('one', 'primary')).toBe(true);
  });
});
