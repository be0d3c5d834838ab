import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type postgres from 'postgres';
import type { Pool } from './connect.ts';
import { FORMER_CHECKSUMS } from './former-checksums.ts';
import { FUNCTIONS_UNKNOWN, updateOfFunctions } from './functions.ts';

/** Advisory lock that keeps two servers from migrating at the same time. */
const MIGRATION_LOCK = 7_145_201;
const FOLDER = resolve(import.meta.dirname, '../../db/migrations');

export type Migration = { name: string; text: string; checksum: string };

/** All migrations in order: `NNNN-what.sql`, forward only. */
export async function listMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(resolve(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

type Options = { upTo?: string | undefined; onProgress?: (sentence: string) => void };

/**
 * Brings the owner's database to the newest version (or to `upTo`): each migration in its own transaction, then the functions (`db/functions`) when they differ
 * from this program's, all under one advisory lock. Refuses when an applied migration was changed or is unknown, because then the program is older than its
 * data.
 */
export async function migrate(owner: Pool, options: Options = {}): Promise<{ applied: number; total: number }> {
  const connection = await owner.reserve();
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`;
    const { done, missing } = await findMissing(connection, options);
    for (const migration of missing) {
      options.onProgress?.(`Updating the database: ${migration.name}`);
      await connection.unsafe(`begin; ${migration.text}; ${recording(migration)}; commit`);
    }
    const functions = options.upTo === undefined ? await updateOfFunctions(connection) : undefined;
    if (functions) await connection.unsafe(`begin; ${functions}; commit`);
    return { applied: missing.length, total: done + missing.length };
  } catch (error) {
    await connection.unsafe('rollback').catch(() => {});
    throw error;
  } finally {
    await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`.catch(() => {});
    connection.release();
  }
}

/** The same inside the caller's transaction, for a restore: all changes are made or none. */
export async function migrateWithin(transaction: Connection, options: Options = {}): Promise<void> {
  await transaction`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  const { missing } = await findMissing(transaction, options);
  for (const migration of missing) await transaction.unsafe(`${migration.text}; ${recording(migration)}`);
  const functions = options.upTo === undefined ? await updateOfFunctions(transaction) : undefined;
  if (functions) await transaction.unsafe(functions);
}

type Connection = postgres.ISql<{ bigint: number }> & Pick<postgres.Sql, 'unsafe'>;

async function findMissing(connection: Connection, { upTo }: Options): Promise<{ done: number; missing: Migration[] }> {
  await connection.unsafe(
    `create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  // When the owner may not create roles, the operator creates the group beforehand.
  await connection.unsafe(`do $$ begin
    if not exists (select from pg_roles where rolname = 'shala_app') then create role shala_app nologin; end if;
    exception when duplicate_object or unique_violation then null; end $$`);
  const rows = await connection<{ name: string; checksum: string }[]>`select name, checksum from migrations`;
  const known = await listMigrations();
  refuseStrangers(rows, known);
  const done = new Set(rows.map(({ name }) => name));
  return { done: done.size, missing: known.filter(({ name }) => !done.has(name) && (upTo === undefined || name <= upTo)) };
}

function recording({ name, checksum }: Migration): string {
  return `insert into migrations (name, checksum) values ('${name}', '${checksum}'); ${FUNCTIONS_UNKNOWN}`;
}

/** Refuses migrations of a database or a backup that this program does not know, or knows with another checksum. */
export function refuseStrangers(done: readonly { name: string; checksum: string }[], known: readonly Migration[], what = 'database'): void {
  const checksums = new Map(known.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of done) {
    if (!checksums.has(name)) throw new Error(`The ${what} was made by a newer Shala (it knows ${name}). Please start the newer version.`);
    if (checksums.get(name) !== checksum && !FORMER_CHECKSUMS[name]?.includes(checksum))
      throw new Error(`The migration ${name} was changed after it had been applied. Please restore the file as it was.`);
  }
}
