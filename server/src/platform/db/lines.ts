import type { Db } from './database.ts';
import { Fragment, join, sql } from './sql.ts';

/** How each column is read from its text; null is an empty text. */
export type Readers<Row> = { readonly [Name in keyof Row]: (text: string) => Row[Name] };

export const asText = (text: string): string => text;
export const orNull = (text: string): string | null => (text === '' ? null : text);
export const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

const FIELD = '\u001f';
const LINE = '\u001e';

/**
 * The rows of a statement, for lists of many short rows: all of them come as one text, because the driver takes longer to decode a hundred rows than the
 * database to find them. When a value itself holds a separator, there are more of them than there should be, and the rows are read one by one.
 */
export async function rowsByText<Row extends object>(db: Db, fragment: Fragment, readers: Readers<Row>): Promise<Row[]> {
  const columns = Object.entries(readers) as [string, (text: string) => unknown][];
  const texts = columns.map(([name]) => new Fragment([`coalesce(q."${name}"::text, '')`], []));
  const whole = await db.row<{ count: number; lines: string | null }>(
    sql`select count(*)::int as count, string_agg(concat_ws(E'\\x1f', ${join(texts, sql`, `)}), E'\\x1e') as lines from (${fragment}) q`,
  );
  const rows = (whole?.lines ?? null) === null ? [] : readLines((whole?.lines ?? '').split(LINE), columns);
  return rows === null || rows.length !== (whole?.count ?? 0) ? db.rows<Row>(fragment) : (rows as Row[]);
}

function readLines(lines: readonly string[], columns: readonly [string, (text: string) => unknown][]): object[] | null {
  const rows = [];
  for (const line of lines) {
    const fields = line.split(FIELD);
    if (fields.length !== columns.length) return null;
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) {
      const [name, read] = columns[index] as (typeof columns)[number];
      row[name] = read(fields[index] as string);
    }
    rows.push(row);
  }
  return rows;
}
