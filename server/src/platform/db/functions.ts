import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type postgres from 'postgres';

const FOLDER = resolve(import.meta.dirname, '../../db/functions');
const PREFIX = 'functions ';

/** The functions of the database as they are now: one file each, in any order. A change to a function is a change to its file. */
async function readFunctions(): Promise<{ text: string; checksum: string }> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(resolve(FOLDER, name), 'utf8')));
  const text = texts.join('\n');
  return { text, checksum: createHash('sha256').update(text).digest('hex') };
}

type Connection = Pick<postgres.Sql, 'unsafe'>;

/**
 * What brings the functions of the database up to date, to be run in a transaction; nothing when it has them already. Which ones a
 * database has is written on their schema, so that a restored or a new one, whose schema says nothing, gets them.
 */
export async function updateOfFunctions(connection: Connection): Promise<string | undefined> {
  const { text, checksum } = await readFunctions();
  const [row] = await connection.unsafe<{ note: string | null }[]>(`select obj_description('app'::regnamespace) as note`);
  if (row?.note === PREFIX + checksum) return undefined;
  // Functions call each other: their bodies are looked at when all of them are there.
  return `set local check_function_bodies = off; ${text}; comment on schema app is '${PREFIX}${checksum}'`;
}

/** For a migration: it may write functions of its own time over newer ones. */
export const FUNCTIONS_UNKNOWN = 'comment on schema app is null';
