import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PendingQuery, Row } from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { folderIn } from '#platform/files';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { inFull } from '../../../test/in-full.ts';
import { makeBackup, tryRestore } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'shala-backup-'));
const cluster = () => inject('postgres');
let source: TestDatabase;
let owner: { database: string } & ReturnType<typeof cluster>;
beforeAll(async () => {
  source = await createTestDatabase();
  owner = { ...cluster(), database: source.owner.options.database };
  await source.owner`insert into attempts (scope, subject) select 'test', decode(repeat('ab', 2000), 'hex') from generate_series(1, 20000)`;
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Kills a database connection that is running the given statement, as soon as there is one. */
async function breakAt(database: string, doing: PendingQuery<Row[]>): Promise<void> {
  const end = () => source.owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database} and ${doing}`;
  await expect.poll(async () => (await end()).length, { interval: 5, timeout: 90_000 }).toBe(1);
  // After a disconnect the driver does some work in its next event-loop turns.
  await sleep(200);
}

const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: Error) => error.message,
  );

it('is refused, and leaves nothing behind, when its connection breaks while a table is read', async () => {
  const file = join(folder, 'broken.tar.zst');
  const made = outcome(makeBackup({ owner, dataDir: folder, filePlace: folderIn(folder), file, version: '1.2.3' }));
  await breakAt(owner.database, source.owner`query like 'copy (select%from "attempts")%' and state = 'active'`);
  expect(await made).not.toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

inFull('that is tried is refused, and what it wrote is undone, when the connection breaks on the way', async () => {
  const file = join(folder, 'whole.tar.zst');
  await makeBackup({ owner, dataDir: folder, filePlace: folderIn(folder), file, version: '1.2.3' });
  const scratch = await createTestDatabase();
  const tried = outcome(tryRestore({ scratch: { ...owner, database: scratch.owner.options.database }, file }));
  await breakAt(scratch.owner.options.database, source.owner`application_name = 'shala restore test' and backend_xid is not null`);
  expect(await tried).not.toBe('done');
  expect(await scratch.owner`select from attempts`).toHaveLength(0);
  await scratch.drop();
});
