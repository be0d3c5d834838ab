import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inFull } from '../../../test/in-full.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { findPostgresProcesses, findPostmaster } from './processes.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const isRoot = process.getuid?.() === 0;
/** A data folder with a database that was created and stopped: creating one takes longer than most of these tests. */
let made: string;
let top: string;
let dataDir: string;
let running: EmbeddedPostgres[];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'shala-embedded-'));
  chmodSync(made, 0o711);
  await (await startEmbeddedPostgres({ dataDir: join(made, 'data'), log })).stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'shala-embedded-'));
  chmodSync(top, 0o711);
  dataDir = join(top, 'data');
  running = [];
});

/** Copies the data folder that was created earlier. */
function beginMade(): void {
  // Also keeps owners and permissions, which Node's own copy does not.
  execFileSync('cp', ['-a', join(made, 'data'), dataDir]);
}

afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  for (const pid of findPostgresProcesses(join(dataDir, 'postgres'))) process.kill(pid, 'SIGKILL');
  rmSync(top, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('is made on the first start and keeps its rows over the second', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    await insert(first, 'asha');
    await first.stop();
    expect(findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await names(second)).toEqual(['asha']);
  });

  it('orders text by code point, checks its pages and syncs what it acknowledges', async () => {
    beginMade();
    const embedded = await start();
    const [row] = await ask<{ order: string[]; checksums: string; fsync: string; logged: string }>(
      embedded,
      `select (select array_agg(t order by t) from unnest(array['b', 'B', 'a', 'अ']) t) as order,
        current_setting('data_checksums') as checksums, current_setting('fsync') as fsync, current_setting('log_statement') as logged`,
    );
    expect(row).toEqual({ order: ['B', 'a', 'b', 'अ'], checksums: 'on', fsync: 'on', logged: 'none' });
  });

  it('loads no library by itself, and what an administrator names in a file of his own', async () => {
    beginMade();
    const loaded = async (embedded: EmbeddedPostgres) =>
      (await ask<{ libraries: string }>(embedded, `select current_setting('shared_preload_libraries') as libraries`))[0]?.libraries;
    const first = await start();
    expect(await loaded(first)).toBe('');
    await first.stop();
    const own = join(dataDir, 'postgres', 'custom.conf');
    writeFileSync(own, "shared_preload_libraries = 'pg_stat_statements'\n");
    chmodSync(own, 0o644);
    expect(await loaded(await start())).toBe('pg_stat_statements');
  });

  it('keeps its password where only the server reads it', async () => {
    await start();
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
  });

  it('writes no value of a refused statement into its log', async () => {
    beginMade();
    const embedded = await start();
    await expect(ask(embedded, "select 'Asha Kumari'::int")).rejects.toThrow('Asha Kumari');
    await expect(ask(embedded, "do $$ begin raise exception 'Asha Kumari'; end $$")).rejects.toThrow();
    await embedded.stop();
    const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(new Date());
    const written = readFileSync(join(dataDir, 'postgres-log', `postgres-${day}.log`), 'utf8');
    expect(written).toContain('ready to accept connections');
    expect(written).not.toContain('Asha');
  });

  inFull('refuses a data folder that another server uses', async () => {
    beginMade();
    await start();
    await expect(start()).rejects.toThrow(
      `Another Shala server is already using this data folder (${dataDir}). Stop it first, or start this one with another DATA_DIR.`,
    );
  });

  inFull('lets one of two first starts at once have the folder', async () => {
    const both = await Promise.allSettled([start(), hold()]);
    const won = both.filter((one) => one.status === 'fulfilled').map((one) => one.value);
    expect(won).toHaveLength(1);
    for (const holder of won) if (holder && 'kill' in holder) await killHard(holder);
  });

  it('adopts what a killed server has left behind', async () => {
    beginMade();
    const holder = await hold();
    const before = findPostmaster(join(dataDir, 'postgres'))?.pid;
    await killHard(holder);

    const embedded = await start();
    expect(embedded.adopted).toBe(true);
    expect(findPostmaster(join(dataDir, 'postgres'))?.pid).toBe(before);
    await embedded.stop();
    expect(findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
  });

  it('comes back with all that it acknowledged when PostgreSQL is killed, at the same address', async () => {
    beginMade();
    const embedded = await start();
    await insert(embedded, 'asha');
    await killPostmaster();
    expect(await eventually(() => names(embedded))).toEqual(['asha']);
    await eventually(() => expect(start()).rejects.toThrow('Another Shala server'));
  });

  inFull('comes back also when it was adopted, and when a single process of it crashes', async () => {
    beginMade();
    await killHard(await hold());
    const embedded = await start();
    expect(embedded.adopted).toBe(true);
    await insert(embedded, 'asha');
    await killPostmaster();
    expect(await eventually(() => names(embedded))).toEqual(['asha']);

    await expect(ask(embedded, "copy (select 1) to program 'kill -9 $PPID'")).rejects.toThrow();
    expect(await eventually(() => names(embedded))).toEqual(['asha']);
  });

  inFull('comes back although a process of the killed one is still at work', async () => {
    beginMade();
    const embedded = await start();
    const busy = ask(embedded, 'do $$ begin for i in 1..2000000000 loop null; end loop; end $$').catch(() => 'ended');
    await sleep(200);
    await killPostmaster();
    expect(await eventually(() => ask(embedded, 'select 1 as one'))).toEqual([{ one: 1 }]);
    expect(await busy).toBe('ended');
  });

  it('starts again when server and PostgreSQL were both killed', async () => {
    beginMade();
    const holder = await hold();
    await Promise.all([killHard(holder), killPostmaster()]);
    expect((await start()).adopted).toBe(false);
  });

  inFull('is not kept from starting by a lock file that names a stranger', async () => {
    beginMade();
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n${join(dataDir, 'postgres')}\n`);
    expect((await start()).adopted).toBe(false);
  });

  inFull('refuses a database of another major version', async () => {
    beginMade();
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17, and this release of Shala brings PostgreSQL 18');
  });

  inFull('takes a socket folder of its own when the path of the data folder is too long for a socket', async () => {
    dataDir = join(top, 'a-long-name-for-a-folder-'.repeat(4));
    const embedded = await start();
    expect(embedded.connection.host.startsWith(dataDir)).toBe(false);
    expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
    rmSync(embedded.connection.host, { recursive: true });
    await killPostmaster();
    expect(await eventually(() => ask(embedded, 'select 1 as one'))).toEqual([{ one: 1 }]);
    await embedded.stop();
    rmSync(embedded.connection.host, { recursive: true });
  });

  if (isRoot)
    inFull('lies in a system folder when only root can enter the data folder', async () => {
      chmodSync(top, 0o700);
      const told: string[] = [];
      const embedded = await start((sentence) => told.push(sentence));
      await insert(embedded, 'asha');
      await embedded.stop();
      const { database } = JSON.parse(readFileSync(join(dataDir, 'postgres-place.json'), 'utf8')) as { database: string };
      try {
        expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
        expect(told.join('\n')).toContain(`The database is in ${database}`);
        expect(await names(await start())).toEqual(['asha']);
        const copy = join(top, 'copy');
        mkdirSync(copy);
        writeFileSync(join(copy, 'postgres-place.json'), readFileSync(join(dataDir, 'postgres-place.json')));
        await expect(startEmbeddedPostgres({ dataDir: copy, log })).rejects.toThrow(`is a copy of ${dataDir}`);
      } finally {
        for (const one of running) await one.stop();
        rmSync(database, { recursive: true, force: true });
      }
    });
});

async function start(onProgress: (sentence: string) => void = () => {}): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir, log, onProgress });
  running.push(embedded);
  return embedded;
}

/** Starts another server process that holds this data folder. Rejects when that process is refused. */
async function hold(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-holder.ts'), dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => Promise.reject(new Error('refused')))]);
  return child;
}

async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function killPostmaster(): Promise<void> {
  const postmaster = findPostmaster(join(dataDir, 'postgres'));
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
  await sleep(20);
}

async function ask<Row>(embedded: EmbeddedPostgres, text: string): Promise<Row[]> {
  const client = postgres({ ...embedded.connection, username: embedded.connection.user, max: 1, onnotice: () => {} });
  try {
    return [...(await client.unsafe(text))] as unknown as Row[];
  } finally {
    await client.end({ timeout: 0 });
  }
}

async function insert(embedded: EmbeddedPostgres, name: string): Promise<void> {
  await ask(embedded, 'create table if not exists people (name text)');
  await ask(embedded, `insert into people values ('${name}')`);
}

async function names(embedded: EmbeddedPostgres): Promise<string[]> {
  return (await ask<{ name: string }>(embedded, 'select name from people order by name')).map((person) => person.name);
}

async function eventually<T>(check: () => Promise<T>): Promise<T> {
  for (const begun = Date.now(); ; await sleep(50)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() - begun > 20_000) throw error;
    }
  }
}
