import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, migrate, type Pool } from '../db/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/index.ts';
import {
  archiveAt,
  compressWal,
  dropWaiting,
  judgeArchiving,
  listBases,
  makeBase,
  openArchive,
  restoreToMoment,
  walFolder,
} from './index.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const onProgress = () => {};
const top = mkdtempSync(join(tmpdir(), 'shala-archive-'));
const dataDir = join(top, 'data');
const folder = join(top, 'archive');
const archive = archiveAt(folder);
let embedded: EmbeddedPostgres;
let owner: Pool;

beforeAll(async () => {
  chmodSync(top, 0o711);
  mkdirSync(folder);
  await openArchive(folder, dataDir);
  embedded = await startEmbeddedPostgres({ dataDir, log, walArchive: walFolder(folder) });
  // Now the data folder has the password of its database too.
  await openArchive(folder, dataDir);
  owner = connect(embedded.connection, { max: 2, name: 'tests', canReserve: true });
  await migrate(owner);
  await owner`create table paid (receipt int primary key, filler text)`;
  mkdirSync(join(dataDir, 'files', 'school'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'school', 'bill'), 'a bill');
});
afterAll(async () => {
  await owner.end({ timeout: 1 });
  await embedded.stop();
  rmSync(top, { recursive: true, force: true });
});

/** Each receipt is committed by itself. */
async function pay(from: number, count: number): Promise<void> {
  for (let receipt = from; receipt < from + count; receipt++) await owner`insert into paid values (${receipt}, ${'x'.repeat(2000)})`;
}

/** A moment between what was committed before and what comes after it. */
async function noteMoment(): Promise<Date> {
  await sleep(30);
  const [row] = await owner<{ now: Date }[]>`select clock_timestamp() as now`;
  await sleep(30);
  return (row as { now: Date }).now;
}

async function untilArchived(): Promise<void> {
  await owner`select pg_switch_wal()`;
  await expect.poll(async () => (await judgeArchiving(owner)).waiting, { timeout: 30_000 }).toBe(0);
}

/** The receipts in a data folder that was made from the archive. */
async function receiptsAt(into: string): Promise<number[]> {
  const restored = await startEmbeddedPostgres({ dataDir: into, log });
  const there = connect(restored.connection, { max: 1, name: 'tests' });
  try {
    await there`insert into paid values (-1, 'takes changes again')`;
    return (await there<{ receipt: number }[]>`select receipt from paid where receipt > 0 order by receipt`).map(({ receipt }) => receipt);
  } finally {
    await there.end({ timeout: 1 });
    await restored.stop();
  }
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const restore = (moment: Date | null, name: string, from = dataDir) =>
  restoreToMoment({ archive: folder, dataDir: from, into: join(top, name), moment, onProgress });

describe('the archive of the embedded database', { timeout: 180_000 }, () => {
  it('brings back exactly what was paid before a moment, from the archive alone and with a log that is not in it yet', async () => {
    await pay(1, 20);
    // Payments go on while the cluster is copied.
    const [base] = await Promise.all([makeBase({ owner: embedded.connection, archive }), pay(21, 100)]);
    expect(base.endedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    const first = await noteMoment();
    await pay(121, 30);
    await untilArchived();
    await compressWal(archive);
    expect(readdirSync(archive.wal).filter((name) => /^[0-9A-F]{24}$/.test(name))).toEqual([]);
    await pay(151, 10);
    const second = await noteMoment();
    await pay(161, 5);

    // Of the second moment nothing is in the archive yet.
    expect(await restore(second, 'second')).toEqual({ hasFiles: true });
    expect(await receiptsAt(join(top, 'second'))).toEqual(upTo(160));
    expect(existsSync(join(top, 'second', 'files', 'school', 'bill'))).toBe(true);
    expect(statSync(join(top, 'second', 'secrets.json')).mode & 0o077).toBe(0);

    // The disk of the data folder is lost.
    expect(await restore(first, 'first', join(top, 'lost'))).toEqual({ hasFiles: false });
    expect(await receiptsAt(join(top, 'first'))).toEqual(upTo(120));
    await restore(null, 'latest', join(top, 'lost'));
    expect(await receiptsAt(join(top, 'latest'))).toEqual(upTo(150));
    expect(await owner`select from paid where receipt > 0`).toHaveLength(165);
  });

  it('refuses a moment before it, one that it does not reach, and a folder that is in use', async () => {
    const [base] = await listBases(archive);
    await expect(restore(new Date((base?.endedAt.getTime() ?? 0) - 60_000), 'early')).rejects.toThrow('The archive begins at');
    await expect(restore(new Date(Date.now() + 3_600_000), 'late', join(top, 'lost'))).rejects.toThrow('does not reach this moment');
    await expect(restore(null, 'first')).rejects.toThrow('is not empty');
  });

  it('is not shared by two data folders', async () => {
    await expect(openArchive(folder, join(top, 'first'))).rejects.toThrow('holds the archive of another data folder');
    await expect(openArchive(join(top, 'nowhere'), dataDir)).rejects.toThrow('is not there');
  });

  it('overwrites nothing: what differs from an archived segment waits', async () => {
    const [row] = await owner<{ name: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as name`;
    const strange = join(archive.wal, (row as { name: string }).name);
    writeFileSync(strange, 'something else');
    await pay(1001, 1);
    await owner`select pg_switch_wal()`;
    await expect.poll(async () => (await judgeArchiving(owner)).isFailing, { timeout: 30_000 }).toBe(true);
    expect(statSync(strange).size).toBe('something else'.length);
    rmSync(strange);
    await expect.poll(async () => (await judgeArchiving(owner)).waiting, { timeout: 90_000 }).toBe(0);
    expect(await judgeArchiving(owner)).toMatchObject({ isOn: true, isFailing: false });
  });

  it('may be away: the server goes on, says so, gives up what waits, and archives again once it is back', async () => {
    renameSync(folder, `${folder}.away`);
    await pay(2001, 20);
    await owner`select pg_switch_wal()`;
    await pay(2021, 1);
    await owner`select pg_switch_wal()`;
    await expect.poll(async () => (await judgeArchiving(owner)).isFailing, { timeout: 30_000 }).toBe(true);
    expect((await judgeArchiving(owner)).waiting).toBeGreaterThanOrEqual(2);
    await dropWaiting(owner);
    expect((await judgeArchiving(owner)).waiting).toBe(0);
    expect(await owner`select from paid where receipt > 2000`).toHaveLength(21);
    renameSync(`${folder}.away`, folder);
    await expect(restore(null, 'gap', join(top, 'lost'))).resolves.toBeDefined();
    await makeBase({ owner: embedded.connection, archive });
    await pay(2100, 1);
    await untilArchived();
    await restore(null, 'after', join(top, 'lost'));
    expect((await receiptsAt(join(top, 'after'))).slice(-2)).toEqual([2021, 2100]);
  });
});
