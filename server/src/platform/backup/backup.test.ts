import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Connection, connect, listMigrations, migrate, type Pool } from '#platform/db';
import { type FilePlace, folderIn } from '#platform/files';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { inFull } from '../../../test/in-full.ts';
import { isFull, sampled } from '../../../test/sampling.ts';
import { seedDemoSchool } from '../../db/demo/index.ts';
import { finishRestore, keepNewest, makeBackup, restoreBackup, tryRestore } from './index.ts';
import { listTables, setRulesAside } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'shala-backup-'));
const from = join(folder, 'from');
const file = join(folder, 'school.tar.zst');
const picture = randomBytes(300_000);
let source: TestDatabase;
let admin: Pool;
const opened: { name: string; pool: Pool }[] = [];

/** Tables that a restore changes on purpose. */
const CHANGED = ['installation_facts', 'sessions', 'mail_outbox'];

const cluster = () => inject('postgres');
const addressOf = (pool: Pool): Connection => ({ ...cluster(), database: pool.options.database });
const backUp = (target = file) =>
  makeBackup({ owner: addressOf(source.owner), dataDir: from, filePlace: folderIn(from), file: target, version: '1.2.3' });

beforeAll(async () => {
  admin = connect({ ...cluster(), database: 'postgres' }, { max: 1, name: 'tests', canReserve: true });
  source = await createTestDatabase();
  await seedDemoSchool(source.owner, { today: '2026-11-20', passwordHash: 'none', students: isFull ? 100 : 20 });
  await source.owner`insert into attempts (scope, subject) values ('test', '\\x00ff0a'::bytea)`;
  // More data than one part of an archive holds.
  await source.owner`insert into attempts (scope, subject) select 'many', decode(repeat('ab', 2000), 'hex') from generate_series(1, 3000)`;
  const [account] = await source.owner`select id, school_id from accounts where school_id is not null limit 1`;
  await source.owner`insert into sessions (id, school_id, account_id, expires_at) values (gen_random_uuid(), ${account?.school_id}, ${account?.id}, now() + interval '1 hour')`;
  await source.owner`insert into mail_outbox (id, recipient, subject, body_text) values (gen_random_uuid(), 'asha@school.example', 'Hello', 'Text')`;
  await source.owner`update schools set name = ${'Tab\there, line\nthere, \\N and विद्या'}`;
  mkdirSync(join(from, 'files', 'school-1'), { recursive: true });
  writeFileSync(join(from, 'files', 'school-1', 'picture'), picture);
  writeFileSync(join(from, 'files', 'school-1', 'empty'), '');
  await backUp();
});

afterAll(async () => {
  for (const { name, pool } of opened) {
    await pool.end({ timeout: 1 });
    await admin.unsafe(`drop database ${name} with (force)`);
  }
  await admin.end();
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Empty = { owner: Pool; dataDir: string; filePlace: FilePlace };

/** An empty database and data folder. */
async function openEmpty(): Promise<Empty> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.unsafe(`create database ${name}`);
  const pool = connect({ ...cluster(), database: name }, { max: 2, name: 'tests', canReserve: true });
  opened.push({ name, pool });
  const dataDir = mkdtempSync(join(folder, 'into-'));
  return { owner: pool, dataDir, filePlace: folderIn(dataDir) };
}

/** Every table with the number and a digest of its rows. */
async function digests(owner: Pool): Promise<Record<string, string>> {
  const tables = await owner<
    { name: string }[]
  >`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
  const found: Record<string, string> = {};
  for (const { name } of tables.filter((table) => table.name !== 'migrations')) {
    const [row] = await owner<
      { digest: string }[]
    >`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${owner(name)} t`;
    found[name] = row?.digest ?? '';
  }
  return found;
}

describe('what a restore brings back', () => {
  let restored: Empty;
  let before: Record<string, string>;
  beforeAll(async () => {
    restored = await openEmpty();
    before = await digests(source.owner);
    await restoreBackup({ ...restored, file, mayReplace: false });
  });

  it('is every row of every table and every file', async () => {
    const { owner, dataDir } = restored;
    const kept = (all: Record<string, string>) => Object.fromEntries(Object.entries(all).filter(([name]) => !CHANGED.includes(name)));
    const after = await digests(owner);
    expect(kept(after)).toEqual(kept(before));
    expect(after.installation_facts).toMatch(/^0 /);
    expect(Object.values(before).filter((digest) => !digest.startsWith('0 ')).length).toBeGreaterThan(30);
    expect(readFileSync(join(dataDir, 'files', 'school-1', 'picture')).equals(picture)).toBe(true);
    expect(readdirSync(join(dataDir, 'files', 'school-1')).sort()).toEqual(['empty', 'picture']);
    expect(readdirSync(dataDir)).toEqual(['files']);
  });

  it('ends the sessions and keeps the mails that waited from going out again', async () => {
    const { owner } = restored;
    expect(await owner`select from sessions where ended_at is null`).toHaveLength(0);
    expect(await owner`select from sessions`).toHaveLength(1);
    expect((await owner`select state from mail_outbox`).map(({ state }) => state)).toEqual(['kept']);
  });

  it('has its foreign keys, policies and the numbers that go on', async () => {
    const { owner } = restored;
    const shape = (pool: Pool) => pool`select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as rule, convalidated
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2, 3`;
    expect(await shape(owner)).toEqual(await shape(source.owner));
    const [last] = await owner`select max(id) as id from attempts`;
    const [next] = await owner`insert into attempts (scope, subject) values ('test', '') returning id`;
    expect(next?.id).toBe(last?.id + 1);
  });
});

it('refuses data that is there, and replaces it when told to', async () => {
  const { owner, dataDir } = await openEmpty();
  await migrate(owner);
  await owner`insert into schools (id, name, board) values (gen_random_uuid(), 'Another school', 'CBSE')`;
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files', 'other'), 'other');
  await expect(restoreBackup({ owner, dataDir, filePlace: folderIn(dataDir), file, mayReplace: false })).rejects.toThrow(
    'There is data in this installation already',
  );
  await restoreBackup({ owner, dataDir, filePlace: folderIn(dataDir), file, mayReplace: true });
  expect(await owner`select from schools where name = 'Another school'`).toHaveLength(0);
  expect(readdirSync(join(dataDir, 'files'))).toEqual(['school-1']);
});

inFull('changes nothing when a restore fails on its way', async () => {
  const { owner, dataDir } = await openEmpty();
  await migrate(owner);
  await owner`insert into schools (id, name, board) values (gen_random_uuid(), 'Another school', 'CBSE')`;
  const before = await digests(owner);
  await owner.unsafe(`create schema hindrance; create function hindrance.fail() returns event_trigger language plpgsql as $$ begin
    if current_query() like '%add constraint%' then raise exception 'the disk is full'; end if; end $$;
    create event trigger failing on ddl_command_end execute function hindrance.fail()`);
  await expect(restoreBackup({ owner, dataDir, filePlace: folderIn(dataDir), file, mayReplace: true })).rejects.toThrow('the disk is full');
  await owner.unsafe('drop schema hindrance cascade');
  expect(await digests(owner)).toEqual(before);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('refuses a file that is damaged, broken off or something else', async () => {
  const { owner, dataDir } = await openEmpty();
  const restore = (damaged: string) => restoreBackup({ owner, dataDir, filePlace: folderIn(dataDir), file: damaged, mayReplace: false });
  const bytes = readFileSync(file);
  for (const share of [0.2, 0.5, 0.9, 0.9999]) {
    const short = join(folder, 'short.tar.zst');
    writeFileSync(short, bytes);
    truncateSync(short, Math.floor(bytes.length * share));
    await expect(restore(short)).rejects.toThrow(/is no backup of Shala, or it is damaged|is not complete/);
  }
  const flipped = Buffer.from(bytes);
  flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
  writeFileSync(join(folder, 'flipped.tar.zst'), flipped);
  await expect(restore(join(folder, 'flipped.tar.zst'))).rejects.toThrow(/damaged/);
  writeFileSync(join(folder, 'text'), 'Dear school');
  await expect(restore(join(folder, 'text'))).rejects.toThrow('is no backup of Shala');
  await expect(restore(join(folder, 'nothing'))).rejects.toThrow('cannot be read (ENOENT)');
  expect(await owner`select to_regclass('schools') as there`).toEqual([{ there: null }]);
});

inFull(
  'takes backups of earlier versions, the first as well as the last, and brings them up to date',
  async () => {
    const names = (await listMigrations()).map(({ name }) => name);
    const [first = '', ...later] = names.slice(0, -1);
    for (const upTo of [first, ...sampled('backups of earlier versions', later, { count: 2 })]) {
      const old = await openEmpty();
      await migrate(old.owner, { upTo });
      await old.owner`insert into schools (id, name, board) values (gen_random_uuid(), 'An old school', 'CBSE')`;
      const target = join(folder, 'old.tar.zst');
      await makeBackup({
        owner: addressOf(old.owner),
        dataDir: old.dataDir,
        filePlace: folderIn(old.dataDir),
        file: target,
        version: '0.9.0',
      });
      const { owner, dataDir } = await openEmpty();
      await restoreBackup({ owner, dataDir, filePlace: folderIn(dataDir), file: target, mayReplace: false });
      expect((await owner`select name from migrations order by name`).map(({ name }) => name)).toEqual(names);
      expect((await owner`select name from schools`).map(({ name }) => name)).toEqual(['An old school']);
    }
  },
  600_000,
);

it('loads tables that refer to each other in a circle, and checks them afterwards', async () => {
  const { owner } = await openEmpty();
  await owner.unsafe(`create table hens (id int generated always as identity primary key, egg_id int, twice int generated always as (id * 2) stored);
    create table eggs (id int primary key, hen_id int references hens (id)); alter table hens add foreign key (egg_id) references eggs (id)`);
  const load = (eggId: number) =>
    owner.begin(async (transaction) => {
      const rules = await setRulesAside(transaction);
      await transaction`insert into hens (egg_id) values (${eggId})`;
      await transaction`insert into eggs values (1, 1) on conflict do nothing`;
      await rules.restoreRules();
      return listTables(transaction);
    });
  await expect(load(7)).rejects.toThrow('violates foreign key constraint');
  await owner`alter table hens alter id restart`;
  expect(await load(1)).toEqual([
    { name: 'eggs', columns: ['id', 'hen_id'] },
    { name: 'hens', columns: ['id', 'egg_id'] },
  ]);
  await expect(owner`insert into hens (egg_id) values (9)`).rejects.toThrow('violates foreign key constraint');
});

inFull('shows one moment, however much is written meanwhile', async () => {
  const writing = (async () => {
    for (let n = 0; n < 200; n++) {
      await source.owner.begin(async (sql) => {
        await sql`insert into attempts (scope, subject) values ('pair', ${Buffer.from([n])})`;
        await sql`insert into public_codes (code, school_id, kind, document_id) select ${`code-${n}`}, id, 'receipt', gen_random_uuid() from schools limit 1`;
      });
    }
  })();
  const target = join(folder, 'busy.tar.zst');
  await backUp(target);
  await writing;
  const { owner, dataDir } = await openEmpty();
  await restoreBackup({ owner, dataDir, filePlace: folderIn(dataDir), file: target, mayReplace: false });
  const [counts] =
    await owner`select (select count(*) from attempts where scope = 'pair') as attempts, (select count(*) from public_codes where code like 'code-%') as codes`;
  expect(counts?.attempts).toBe(counts?.codes);
});

it('is read by its owner only, keeps an older file when it fails, and leaves nothing behind', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const stop = new AbortController();
  stop.abort(new Error('The server stops.'));
  const before = readFileSync(file);
  await expect(
    makeBackup({ owner: addressOf(source.owner), dataDir: from, filePlace: folderIn(from), file, version: '1.2.3', signal: stop.signal }),
  ).rejects.toThrow();
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

inFull('proves that a backup can be restored', async () => {
  const { owner } = await openEmpty();
  const { rows } = await tryRestore({ scratch: addressOf(owner), file });
  expect(rows).toBeGreaterThan(10_000);
});

it('finishes a restore that was broken off behind its commit', async () => {
  const { owner, dataDir } = await openEmpty();
  await migrate(owner);
  const restored = 'files.restored-1b671a64';
  mkdirSync(join(dataDir, restored));
  writeFileSync(join(dataDir, restored, 'new'), '');
  mkdirSync(join(dataDir, 'files.restored-forgotten'));
  mkdirSync(join(dataDir, 'files'));
  await owner`insert into installation_facts (name, value) values ('restored-files', ${owner.json({ folder: restored })})`;
  await finishRestore(owner, dataDir);
  await finishRestore(owner, dataDir);
  expect(readdirSync(dataDir)).toEqual(['files']);
  expect(readdirSync(join(dataDir, 'files'))).toEqual(['new']);
});

it('keeps the newest automatic backups and other files', async () => {
  const backups = mkdtempSync(join(folder, 'rotation-'));
  const names = ['01', '02', '03'].map((day) => `shala-2026-11-${day}T20-43-00Z.tar.zst`);
  for (const name of [...names, 'before-the-update.tar.zst', 'shala-2026-11-04T20-43-00Z.tar.zst.unfinished-77'])
    writeFileSync(join(backups, name), '');
  await keepNewest(backups, 2);
  expect(readdirSync(backups).sort()).toEqual(['before-the-update.tar.zst', ...names.slice(1)]);
});
