import type postgres from 'postgres';
import type { Transaction } from './copy.ts';
import { addEntries, type Entrance, makeChain, ORDER, writeEntrance } from './write.ts';

type Connection = postgres.ReservedSql<{ bigint: number }>;
type Column = { name: string; type: string };
type CloneTable = { name: string; columns: Column[] };

/** Columns that name an account of the ledger: `income:<id>` holds an id within text. */
const CODES = new Set(['code', 'debit_code', 'credit_code', 'account_code']);

/**
 * Copies the first school's rows to temporary tables of this connection, with the common prefix of their ids cut off, so that a copy only adds another prefix.
 */
export async function prepareClones(connection: Connection, schoolId: string): Promise<CloneTable[]> {
  const tables: CloneTable[] = [];
  for (const name of ORDER) {
    const columns = await connection<Column[]>`
      select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attname <> 'school_id' and attgenerated = '' order by attnum`;
    const cut = columns.map((column) => (column.type === 'uuid' ? `substr(${quote(column)}::text, 9) as ${quote(column)}` : quote(column)));
    await connection.unsafe(`drop table if exists pg_temp.clone_${name}`);
    const [{ count } = { count: 0 }] = await connection.unsafe<{ count: number }[]>(
      `with made as materialized (select count(*)::int as count from ${name} where school_id = '${schoolId}') select count from made`,
    );
    if (count === 0) continue;
    await connection.unsafe(
      `create temporary table clone_${name} as select ${cut.join(', ')} from ${name} where school_id = '${schoolId}'`,
    );
    await connection.unsafe(`analyze pg_temp.clone_${name}`);
    tables.push({ name, columns: [...columns] });
  }
  await makeChain(connection as unknown as Transaction);
  return tables;
}

/** Makes one copy, in one transaction. */
export async function cloneSchool(
  connection: Connection,
  { tables, template, entrance }: { tables: CloneTable[]; template: Entrance; entrance: Entrance },
): Promise<void> {
  const school = { id: entrance.schoolId, prefix: entrance.schoolId.slice(0, 8), templatePrefix: template.schoolId.slice(0, 8) };
  await connection.unsafe('begin');
  try {
    await writeEntrance(connection as unknown as Transaction, entrance);
    await connection.unsafe(tables.map((table) => copyStatement(table, school)).join(';\n'));
    await connection`update ledger_heads h set receipts_year = t.receipts_year, last_receipt_no = t.last_receipt_no from ledger_heads t
      where h.school_id = ${entrance.schoolId} and t.school_id = ${template.schoolId}`;
    await connection.unsafe('commit');
  } catch (error) {
    await connection.unsafe('rollback').catch(() => {});
    throw error;
  }
}

function copyStatement({ name, columns }: CloneTable, school: { id: string; prefix: string; templatePrefix: string }): string {
  const value = (column: Column) => {
    if (column.type === 'uuid') return `('${school.prefix}' || ${quote(column)})::uuid`;
    return CODES.has(column.name) ? `replace(${quote(column)}, ':${school.templatePrefix}-', ':${school.prefix}-')` : quote(column);
  };
  const names = ['school_id', ...columns.map(quote)].join(', ');
  if (name !== 'journal')
    return `insert into ${name} (${names}) select '${school.id}'::uuid, ${columns.map(value).join(', ')} from pg_temp.clone_${name}`;
  // The hash is the table's last column and is computed from the other columns of the new row.
  const others = columns.filter((column) => column.name !== 'hash');
  const row = `row('${school.id}'::uuid, ${others.map(quote).join(', ')}, ''::bytea)::journal`;
  return addEntries(`insert into journal (school_id, ${others.map(quote).join(', ')}, hash)
    select '${school.id}'::uuid, ${others.map(quote).join(', ')}, pg_temp.chain(${row}) over (order by entry_no)
    from (select ${others.map((column) => `${value(column)} as ${quote(column)}`).join(', ')} from pg_temp.clone_journal) entry`);
}

function quote(column: Column): string {
  return `"${column.name}"`;
}
