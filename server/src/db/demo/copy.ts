import type postgres from 'postgres';
import { copyIn } from '../../platform/db/index.ts';

/** A transaction of the database's owner. */
export type Transaction = postgres.TransactionSql<{ bigint: number }>;
/** One value of a row. Objects that are no date, and lists of objects, are stored as JSON. */
type Json = { readonly [key: string]: unknown };
type Value = string | number | boolean | null | Date | readonly (number | string | null)[] | Json | readonly Json[];
export type Row = Readonly<Record<string, Value>>;
/** Rows by table, in the order in which they have to be written. Keys are the columns in camel case; `school_id` is added. */
export type Tables = Map<string, Iterable<Row>>;

const CHUNK = 1 << 18;

/** Writes rows of one school by COPY, the fastest way to insert. All rows have the same keys in the same order. */
export async function copyRows(sql: Transaction, options: { table: string; schoolId: string; rows: Iterable<Row> }): Promise<number> {
  const rows = options.rows[Symbol.iterator]();
  const first = rows.next();
  if (first.done === true) return 0;
  const columns = Object.keys(first.value);
  const names = ['school_id', ...columns.map(toColumn)].join(', ');
  const copy = await copyIn(sql, `copy ${options.table} (${names}) from stdin`);
  let count = 0;
  let text = '';
  try {
    for (let row: IteratorResult<Row, unknown> = first; row.done !== true; row = rows.next()) {
      text += options.schoolId;
      for (const column of columns) text += `\t${toField(row.value[column])}`;
      text += '\n';
      count++;
      if (text.length > CHUNK) {
        await copy.write(text);
        text = '';
      }
    }
    await copy.write(text);
  } catch (error) {
    copy.abort(error);
    throw error;
  }
  await copy.end();
  return count;
}

function toColumn(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toField(value: Value | undefined): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
  if (isList) return escapeText(`{${value.map((item) => item ?? 'null').join(',')}}`);
  if (value === undefined) throw new Error('A row lacks a column.');
  return escapeText(JSON.stringify(value));
}

function escapeText(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (c) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[c] ?? c)
    : text;
}
