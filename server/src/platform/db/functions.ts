import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type postgres from 'postgres';

const FOLDER = resolve(import.meta.dirname, '../../db/functions');
const PREFIX = 'functions ';

/** The current functions of the database: one file each, in any order. To change a function, change its file. */
async function readFunctions(): Promise<{ text: string; checksum: string }> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(resolve(FOLDER, name), 'utf8')));
  const text = texts.join('\n');
  return { text, checksum: createHash('sha256').update(text).digest('hex') };
}

type Connection = Pick<postgres.Sql, 'unsafe'>;

/**
 * The statement that updates the functions of the database, to be run in a transaction; undefined when they are up to date. The comment on the schema holds
 * their checksum. A restored or new database has no such comment and gets all functions.
 */
export async function updateOfFunctions(connection: Connection): Promise<string | undefined> {
  const { text, checksum } = await readFunctions();
  const [row] = await connection.unsafe<{ note: string | null }[]>(`select obj_description('app'::regnamespace) as note`);
  if (row?.note === PREFIX + checksum) return undefined;
  // Functions call each other, so their bodies are checked only after all of them exist.
  return `set local check_function_bodies = off; ${text}; comment on schema app is '${PREFIX}${checksum}'`;
}

/** For a migration: it may have replaced newer functions with older versions. */
export const FUNCTIONS_UNKNOWN = 'comment on schema app is null';
