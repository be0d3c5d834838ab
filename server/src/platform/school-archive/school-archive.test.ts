import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { findBookFaults, verifyLedgers } from '#features/finance';
import { type Database, openConnectionPool, openDatabase, sql } from '#platform/db';
import { type FileStore, folderIn, openFileStore } from '#platform/files';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { isFull, sampled } from '../../../test/sampling.ts';
import { seedDemoSchool } from '../../db/demo/index.ts';
import { LEFT_OUT } from './format.ts';
import { loadSchool, writeSchoolArchive } from './index.ts';
import { openArchive, readLines } from './read-archive.ts';

const STUDENTS = isFull ? 100 : 10;
const NOTE = Buffer.from('%PDF-1.7 a bill');
const root = mkdtempSync(join(tmpdir(), 'shala-archive-'));
const zipPath = join(root, 'school.zip');
let from: TestDatabase;
let database: Database;
let files: FileStore;
let schoolId: string;
let parts: Map<string, Buffer>;

beforeAll(async () => {
  from = await createTestDatabase();
  ({ schoolId } = await seedDemoSchool(from.owner, { today: '2026-11-20', passwordHash: 'hash', students: STUDENTS }));
  database = openDatabase(openConnectionPool(from.connection, { max: 2, name: 'test web' }));
  files = openFileStore(folderIn(join(root, 'from')));
  await database.schoolTransaction(schoolId, (db) =>
    files.put(db, { schoolId, name: 'बिल.pdf', mediaType: 'application/pdf', bytes: NOTE }),
  );
  await database.schoolSnapshot(schoolId, (db) =>
    writeSchoolArchive({ db, schoolId, files, version: '0.1.0', path: zipPath, now: new Date() }),
  );
  parts = await unzip(zipPath);
});
afterAll(async () => {
  await database.close();
  await from.drop();
  rmSync(root, { recursive: true, force: true });
});

const load = (to: TestDatabase, file: string, dataDir: string) =>
  loadSchool({ owner: to.owner, file, filePlace: folderIn(dataDir), passwordHash: 'nobody knows', check: findBookFaults });

/** Checksums of a school's rows in every table; for the accounts and the school only the exported columns. */
async function takeSnapshot({ owner }: TestDatabase): Promise<Record<string, string>> {
  const tables = await owner<
    { name: string; columns: string }[]
  >`select c.relname as name, string_agg(quote_ident(a.attname), ',' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and not (c.relname = 'files' and a.attname = 'storage_key')
    where c.relrowsecurity and c.relnamespace = 'public'::regnamespace and c.relname not in ('idempotency_keys', 'directory_changes', 'wanted_letters') group by c.relname`;
  const wanted = [
    ...tables,
    { name: 'accounts', columns: 'id, email, name, phone, removed_at, created_at' },
    { name: 'public_codes', columns: 'code, kind, document_id, created_at' },
    { name: 'schools', columns: 'id, name, board, address, city, udise_code, logo_file_id, created_at, ready_at' },
  ].map(
    ({ name, columns }) =>
      `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from (select ${columns} from ${name} where ${name === 'schools' ? 'id' : 'school_id'} = '${schoolId}') t`,
  );
  const rows = await owner.unsafe<{ name: string; sum: string }[]>(wanted.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

async function unzip(path: string): Promise<Map<string, Buffer>> {
  const archive = await openArchive(path);
  const found = new Map<string, Buffer>();
  for (const [kind, entries] of [
    ['tables', archive.tables],
    ['files', archive.files],
  ] as const)
    for (const [name, entry] of entries) {
      const chunks: Buffer[] = [];
      for await (const chunk of await archive.open(entry)) chunks.push(chunk as Buffer);
      found.set(kind === 'tables' ? `tables/${name}.jsonl` : `files/${name}`, Buffer.concat(chunks));
    }
  found.set('manifest.json', Buffer.from(JSON.stringify(archive.manifest)));
  archive.close();
  return found;
}

/** A copy of the valid zip with a change. */
async function makeZip(change: (all: Map<string, Buffer>) => void, names: (name: string) => string = (name) => name): Promise<string> {
  const all = new Map(parts);
  change(all);
  const zip = new ZipFile();
  for (const [name, bytes] of all) zip.addBuffer(bytes, names(name));
  zip.end();
  const path = join(root, `${randomUUID()}.zip`);
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

it("a school's whole data goes into an empty installation: equal rows, equal files, sound books, nobody's password", async () => {
  const to = await createTestDatabase();
  try {
    const dataDir = join(root, 'to');
    const manifest = await load(to, zipPath, dataDir);
    expect(manifest.tables.find(({ name }) => name === 'students')?.rows).toBeGreaterThan(STUDENTS);
    expect(await takeSnapshot(to)).toEqual(await takeSnapshot(from));
    const target = openDatabase(openConnectionPool(to.connection, { max: 1, name: 'test web' }));
    expect(await verifyLedgers(target, () => {})).toBe(true);
    const stored = await target.schoolTransaction(schoolId, (db) =>
      db.row<{ key: string }>(sql`select storage_key as key from files where name = 'बिल.pdf'`),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of await openFileStore(folderIn(dataDir)).read(stored?.key ?? '')) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(NOTE);
    await target.close();
    const accounts = await to.owner`select password_hash as hash, email_verified_at as verified from accounts`;
    expect(new Set(accounts.map(({ hash, verified }) => `${hash} ${verified}`))).toEqual(new Set(['nobody knows null']));
    expect(await to.owner`select from sessions`).toHaveLength(0);
    await expect(load(to, zipPath, dataDir)).rejects.toThrow('Amaltas Public School is in this installation already. Nothing was changed.');
  } finally {
    await to.drop();
  }
});

it('a download of an earlier version, which counts receipts in a table of its own, is imported with the next number of its receipts', async () => {
  const to = await createTestDatabase();
  try {
    const path = await makeZip((all) => {
      const value = JSON.parse(String(all.get('manifest.json'))) as { tables: { name: string; columns: string[]; rows: number }[] };
      const heads = value.tables.find(({ name }) => name === 'ledger_heads');
      if (heads) heads.columns = heads.columns.filter((column) => !['receipts_year', 'last_receipt_no'].includes(column));
      value.tables.push({ name: 'receipt_counters', columns: ['school_id', 'financial_year', 'last_no'], rows: 1 });
      all.set('manifest.json', Buffer.from(JSON.stringify(value)));
      all.set(
        'tables/receipt_counters.jsonl',
        Buffer.from(`${JSON.stringify({ school_id: schoolId, financial_year: 2026, last_no: 9 })}\n`),
      );
    });
    await load(to, path, join(root, 'earlier'));
    const counted = async ({ owner }: TestDatabase) => owner`select receipts_year, last_receipt_no from ledger_heads`;
    expect((await counted(to))[0]?.last_receipt_no).toBeGreaterThan(0);
    expect(await counted(to)).toEqual(await counted(from));
  } finally {
    await to.drop();
  }
});

it('no secret leaves with it', () => {
  const text = [...parts.values()].map((bytes) => bytes.toString('latin1')).join('\n');
  for (const secret of ['password_hash', 'secret_hash', 'signing_keys']) expect(text).not.toContain(secret);
});

it('no column that may hold a secret leaves, in tables that are added later neither', async () => {
  // Journal entries are covered by their hash. For files and imports these are the columns that identify them.
  const harmless = ['journal.hash', 'journal.previous_hash', 'ledger_heads.last_hash', 'day_closings.head_hash', 'imports.content_hash'];
  const rows = await from.owner<{ name: string; table: string }[]>`select a.attrelid::regclass::text as table, a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity and a.attnum > 0 and not a.attisdropped
      and a.attname ~ '(secret|password|passphrase|hash)' and c.relname <> all(${LEFT_OUT})
      -- Of accounts the columns that leave are named one by one.
      and c.relname <> 'accounts'`;
  expect(rows.map(({ table, name }) => `${table}.${name}`).filter((column) => !harmless.includes(column))).toEqual([]);
});

it('is one moment, whatever is written meanwhile', async () => {
  const path = join(root, 'moment.zip');
  await database.schoolSnapshot(schoolId, async (db) => {
    await db.rows(sql`select count(*) from classes`);
    await from.owner`insert into classes (school_id, id, name, position) values (${schoolId}, app.new_id(), 'After', 99)`;
    await writeSchoolArchive({ db, schoolId, files, version: '0.1.0', path, now: new Date() });
  });
  await from.owner`delete from classes where name = 'After'`;
  expect((await unzip(path)).get('tables/classes.jsonl')?.toString()).not.toContain('After');
});

describe('what is no such file', () => {
  let to: TestDatabase;
  beforeAll(async () => {
    to = await createTestDatabase();
  });
  afterAll(() => to.drop());

  const manifest = (change: (value: Record<string, unknown>) => void) => (all: Map<string, Buffer>) => {
    const value = JSON.parse(String(all.get('manifest.json')));
    change(value);
    all.set('manifest.json', Buffer.from(JSON.stringify(value)));
  };
  const lines = (table: string, change: (text: string) => string) => (all: Map<string, Buffer>) =>
    void all.set(`tables/${table}.jsonl`, Buffer.from(change(String(all.get(`tables/${table}.jsonl`)))));
  const other = randomUUID();

  const DAMAGED: [string, RegExp, (all: Map<string, Buffer>) => void][] = [
    ['another format', /format 2; this version of Shala reads format 1/, manifest((value) => void Object.assign(value, { format: 2 }))],
    ['a newer database', /made by another version/, manifest((value) => void Object.assign(value, { schema: '9999-tomorrow.sql' }))],
    ['no manifest', /no manifest/, (all) => void all.delete('manifest.json')],
    ['a table too few', /not those that it says/, (all) => void all.delete('tables/students.jsonl')],
    ['a table that nobody knows', /never writes/, (all) => void all.set('run.exe', Buffer.from('MZ'))],
    ['a zip bomb', /far more than it is/, (all) => void all.set('tables/students.jsonl', Buffer.alloc(40 * 1024 * 1024))],
    [
      'a file of another content',
      /not what was stored|another size/,
      (all) => void all.set([...all.keys()].find((name) => name.startsWith('files/')) ?? '', Buffer.from('%PDF-1.7 another')),
    ],
    ['a file that no row names', /should hold 1 stored files and holds 2/, (all) => void all.set(`files/${other}`, Buffer.from('x'))],
    [
      'a row too few',
      /should have \d+ rows and has/,
      lines('students', (text) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)),
    ],
    ['rows that are no JSON', /A row of students|rows of students/, lines('students', (text) => text.replace('{', '{{'))],
    ['rows of another school', /rows of another school|breaks a rule/, lines('classes', (text) => text.replace(schoolId, other))],
    [
      'a reference to nothing',
      /refer to something that is missing/,
      lines('sections', (text) => text.replace(/"class_id": "[^"]+"/, `"class_id": "${other}"`)),
    ],
    [
      'a value against the rules',
      /breaks a rule of the database/,
      lines('students', (text) => text.replace(/"aadhaar_last4": "[^"]*"/, '"aadhaar_last4": "123456789012"')),
    ],
    [
      'books that do not hold',
      /books in this file do not hold/,
      lines('journal', (text) => text.replace(/"amount_paise": (\d+)/, '"amount_paise": 1')),
    ],
    [
      'a password of their own',
      /does not know/,
      manifest(
        (value) =>
          void (value.tables as { name: string; columns: string[] }[])
            .find(({ name }) => name === 'accounts')
            ?.columns.push('password_hash'),
      ),
    ],
  ];
  it.each(sampled('damaged archives', DAMAGED, { count: 4 }))('%s is refused, and nothing is kept', async (_what, sentence, change) => {
    const dataDir = join(root, `refused-${createHash('sha256').update(_what).digest('hex').slice(0, 8)}`);
    await expect(load(to, await makeZip(change), dataDir)).rejects.toThrow(sentence);
    expect(await to.owner`select from schools union all select from accounts union all select from students`).toHaveLength(0);
    expect(readdirSync(root).includes(dataDir) ? readdirSync(join(dataDir, 'files')) : []).toEqual([]);
  });

  it('names that lead out of the folder are refused', async () => {
    const path = await makeZip(() => {});
    const { readFileSync, writeFileSync } = await import('node:fs');
    const evil = Buffer.from(readFileSync(path).toString('latin1').replaceAll('tables/classes.jsonl', '../../../classes.jsn'), 'latin1');
    writeFileSync(path, evil);
    await expect(load(to, path, join(root, 'evil'))).rejects.toThrow(/lead elsewhere/);
  });

  it('text is no zip, and half a zip is none either', async () => {
    const { readFileSync, writeFileSync } = await import('node:fs');
    const path = join(root, 'half.zip');
    writeFileSync(path, readFileSync(zipPath).subarray(0, 50_000));
    await expect(load(to, path, join(root, 'half'))).rejects.toThrow(/not a zip that can be read/);
  });
});

it('a line longer than any row is refused before it fills the memory', async () => {
  async function* endless() {
    for (;;) yield Buffer.alloc(1024 * 1024, 'x');
  }
  const { Readable } = await import('node:stream');
  await expect(async () => {
    for await (const _ of readLines(Readable.from(endless()), 'students'));
  }).rejects.toThrow(/longer than any row/);
});
