import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Db } from '../db/index.ts';
import { Fragment, sql } from '../db/sql.ts';
import type { FileStore, StoredFile } from '../files/index.ts';
import { FORMAT, filePath, LEFT_OUT, MANIFEST, type Manifest, OUTSIDE, tablePath } from './format.ts';

const ROWS_AT_ONCE = 2000;

type Table = { name: string; columns: string[]; key: string };
type Options = { db: Db; schoolId: string; files: FileStore; version: string; path: string; now: Date };

/**
 * Writes all data of a school into a zip: a JSON Lines file for each table, the stored files, and the manifest. `db` is one snapshot, so that all data is of
 * one moment. Memory use is constant.
 */
export async function writeSchoolArchive({ db, schoolId, files, version, path, now }: Options): Promise<Manifest> {
  const zip = new ZipFile();
  // An error ends the zip's stream, and with it the pipeline below.
  const fail = (error: unknown) => (zip.outputStream as Readable).destroy(error as Error);
  zip.on('error', fail);
  const written = pipeline(zip.outputStream as Readable, createWriteStream(path, { mode: 0o600 }));
  written.catch(() => {});
  await db.rows(
    sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true), set_config('extra_float_digits', '3', true)`,
  );
  const tables = await listTables(db);
  const manifest = await beginManifest(db, { schoolId, version, now });
  for (const table of tables) {
    const counted = { name: table.name, columns: table.columns, rows: 0 };
    manifest.tables.push(counted);
    addLazily(zip, tablePath(table.name), fail, () => linesOf(db, table, schoolId, () => counted.rows++));
  }
  const stored = await db.rows<StoredFile>(
    sql`select id, storage_key, name, media_type, size_bytes, sha256, damage from files where school_id = ${schoolId} order by id`,
  );
  manifest.files = stored.length;
  for (const file of stored) addLazily(zip, filePath(file.id), fail, () => files.read(file.storage_key, file), false);
  // Written last, when all rows have been counted.
  addLazily(zip, MANIFEST, fail, async () => Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))], { objectMode: false }));
  zip.end();
  await written;
  return manifest;
}

function addLazily(
  zip: ZipFile,
  path: string,
  fail: (error: unknown) => void,
  open: () => Readable | Promise<Readable>,
  compress = true,
): void {
  zip.addReadStreamLazy(path, { compress }, (give) => {
    Promise.resolve(open()).then(
      (stream) => give(null, stream.on('error', fail)),
      (error) => {
        fail(error);
        give(error, Readable.from([]));
      },
    );
  });
}

async function beginManifest(db: Db, { schoolId, version, now }: { schoolId: string; version: string; now: Date }): Promise<Manifest> {
  const about = await db.row<{ name: string; schema: string }>(
    sql`select s.name, (select max(m.name) from migrations m) as schema from schools s where s.id = ${schoolId}`,
  );
  if (about === null) throw new Error('There is no such school.');
  const school = { id: schoolId, name: about.name };
  return { product: 'shala', format: FORMAT, version, madeAt: now.toISOString(), schema: about.schema, school, tables: [], files: 0 };
}

/** Every table under row-level security with its stored columns, and the school's part of the tables outside it. */
async function listTables(db: Db): Promise<Table[]> {
  const tenantTables = await db.rows<
    Omit<Table, 'key'>
  >(sql`select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relrowsecurity
      and c.relname <> all(${[...LEFT_OUT, ...OUTSIDE.map(({ name }) => name)]}::text[])
    group by c.oid order by c.relname`);
  return [
    ...OUTSIDE.map(({ name, columns, key }) => ({ name, columns: [...columns], key })),
    ...tenantTables.map((table) => ({ ...table, key: 'school_id' })),
  ];
}

/** The rows as lines, fetched with a cursor as they are needed. */
function linesOf(db: Db, { name, columns, key }: Table, schoolId: string, onRow: () => void): Readable {
  const cursor = `lines_of_${name}`;
  // DECLARE takes no parameters, so the id is checked here; it comes from a verified token.
  if (!/^[0-9a-f-]{36}$/i.test(schoolId)) throw new Error('That is no id of a school.');
  const list = columns.map((column) => `"${column}"`).join(', ');
  async function* lines(): AsyncGenerator<Buffer> {
    await db.rows(
      raw(
        `declare ${cursor} no scroll cursor for select to_jsonb(r)::text as line from (select ${list} from "${name}" where "${key}" = '${schoolId}') r`,
      ),
    );
    for (;;) {
      const rows = await db.rows<{ line: string }>(raw(`fetch ${ROWS_AT_ONCE} from ${cursor}`));
      for (const _ of rows) onRow();
      if (rows.length > 0) yield Buffer.from(`${rows.map(({ line }) => line).join('\n')}\n`);
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await db.rows(raw(`close ${cursor}`));
  }
  return Readable.from(lines(), { objectMode: false });
}

/** SQL from names that the database itself returned. */
function raw(text: string): Fragment {
  return new Fragment([text], []);
}
