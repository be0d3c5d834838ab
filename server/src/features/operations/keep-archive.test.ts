import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database, migrate, openConnectionPool, openDatabase, type Pool } from '#platform/db';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres';
import { archiveAt, judgeArchiving, listBases, openArchive, restoreToMoment, walFolder } from '#platform/wal-archive';
import { keepArchive } from './keep-archive.ts';
import { listFacts } from './store.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const top = mkdtempSync(join(tmpdir(), 'shala-keep-archive-'));
const folder = join(top, 'archive');
let embedded: EmbeddedPostgres;
let owner: Pool;
let database: Database;

beforeAll(async () => {
  chmodSync(top, 0o711);
  mkdirSync(folder);
  await openArchive(folder, join(top, 'data'));
  embedded = await startEmbeddedPostgres({ dataDir: join(top, 'data'), log, walArchive: walFolder(folder) });
  owner = connect(embedded.connection, { max: 1, name: 'tests', canReserve: true });
  await migrate(owner);
  database = openDatabase(openConnectionPool(embedded.connection, { max: 1, name: 'tests' }));
});
afterAll(async () => {
  await database.close();
  await owner.end({ timeout: 1 });
  await embedded.stop();
  rmSync(top, { recursive: true, force: true });
});

const run = (mostWaitingBytes?: number) =>
  keepArchive({
    database,
    owner: embedded.connection,
    settings: { folder, keepDays: 7, dataDir: join(top, 'data'), ...(mostWaitingBytes !== undefined && { mostWaitingBytes }) },
    now: new Date(),
    signal: new AbortController().signal,
  });
const fact = async () => (await listFacts(database.global))['wal-archive']?.value;
const bases = () => listBases(archiveAt(folder));
const waiting = async () => (await judgeArchiving(owner)).waiting;

async function write(): Promise<void> {
  await owner`create table if not exists written (text text)`;
  await owner`insert into written select repeat('x', 1000) from generate_series(1, 1000)`;
  await owner`select pg_switch_wal()`;
}

it('begins with a base backup and makes no second one the same day', async () => {
  await run();
  const [base] = await bases();
  expect(await fact()).toMatchObject({ isFailing: false, from: base?.endedAt.toISOString() });
  await run();
  expect(await bases()).toHaveLength(1);
});

it('is brought back to a moment, with what was written before it and not what came after', async () => {
  await write();
  const [row] = await owner<
    { moment: Date; count: number }[]
  >`select clock_timestamp() + interval '20 milliseconds' as moment, (select count(*)::int from written)
    from pg_sleep(0.05)`;
  await owner`select pg_sleep(0.1)`;
  await write();
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  const into = join(top, 'restored');
  await restoreToMoment({ archive: folder, dataDir: join(top, 'data'), into, moment: row?.moment ?? null, onProgress: () => {} });
  const restored = await startEmbeddedPostgres({ dataDir: into, log });
  const there = connect(restored.connection, { max: 1, name: 'tests' });
  try {
    expect(await there`select count(*)::int as count from written`).toEqual([{ count: row?.count }]);
  } finally {
    await there.end({ timeout: 1 });
    await restored.stop();
  }
});

it('says that the folder is away, gives up what waits at a limit, and begins anew when the folder is back', async () => {
  const before = await fact();
  renameSync(folder, `${folder}.away`);
  await write();
  await write();
  await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  await expect(run()).rejects.toThrow('is not there');
  expect(await fact()).toEqual({ ...before, isFailing: true });
  expect(await waiting()).toBeGreaterThanOrEqual(2);
  await expect(run(16 * 1024 * 1024)).rejects.toThrow('is not there');
  expect(await waiting()).toBe(0);
  expect(await owner`select current_setting('archive_library') as library`).toEqual([{ library: 'basic_archive' }]);
  const gapAt = (await fact())?.gapAt;
  expect(gapAt).not.toBe(before?.gapAt);

  renameSync(`${folder}.away`, folder);
  await run();
  expect(await bases()).toHaveLength(2);
  const state = await fact();
  expect(state?.isFailing).toBe(false);
  expect(Date.parse(state?.from ?? '')).toBeGreaterThanOrEqual(Date.parse(gapAt ?? ''));
});
