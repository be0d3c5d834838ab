import type { ImportField, ImportKind, ImportStep } from '@shala/contract/imports';
import { type Db, sql } from '#platform/db';
import type { LeftOut } from './rules/find-table.ts';

export type ImportRow = {
  id: string;
  kind: ImportKind;
  fileName: string;
  headers: string[];
  mapping: (ImportField | null)[];
  cells: string[][] | null;
  /** Each row's number in the file. */
  numbers: number[];
  leftOut: LeftOut[];
  createsClasses: boolean;
  /** Whether names in one case and titles of parents are put right. */
  tidiesNames: boolean;
  state: 'read' | 'done' | 'undone';
};
const ROW = sql`id, kind, file_name as "fileName", headers, mapping, cells, coalesce(row_numbers, '[]') as numbers, left_out as "leftOut",
  creates_classes as "createsClasses", tidies_names as "tidiesNames", state`;

type NewImport = Omit<ImportRow, 'id' | 'state' | 'createsClasses'> & { accountId: string };

/** Stores a sheet's cells until it is imported; sheets unused for a day are deleted. */
export async function startImport(
  db: Db,
  schoolId: string,
  { kind, fileName, headers, mapping, cells, numbers, leftOut, tidiesNames, accountId }: NewImport,
): Promise<string> {
  await db.rows(sql`delete from imports where school_id = ${schoolId} and state = 'read' and created_at < now() - interval '1 day'`);
  await db.rows(
    sql`update imports set left_rows = null where school_id = ${schoolId} and left_rows is not null and done_at < now() - interval '1 day'`,
  );
  const row = await db.row<{
    id: string;
  }>(sql`insert into imports (school_id, id, kind, file_name, headers, mapping, cells, row_numbers, left_out, tidies_names, account_id)
    select ${schoolId}, app.new_id(), ${kind}, ${fileName}, s -> 'headers', s -> 'mapping', s -> 'cells', s -> 'numbers', s -> 'leftOut', ${tidiesNames}, ${accountId}
    from (select ${{ headers, mapping, cells, numbers, leftOut }}::jsonb as s) as sheet returning id`);
  return (row as { id: string }).id;
}

export function findImport(db: Db, schoolId: string, id: string): Promise<ImportRow | null> {
  return db.row(sql`select ${ROW} from imports where school_id = ${schoolId} and id = ${id}::uuid`);
}

/** Its state and kind, locked until the end of the transaction. */
export function lockImport(db: Db, schoolId: string, id: string): Promise<Pick<ImportRow, 'id' | 'kind' | 'state' | 'fileName'> | null> {
  return db.row(
    sql`select id, kind, state, file_name as "fileName" from imports where school_id = ${schoolId} and id = ${id}::uuid for update`,
  );
}

export async function remapImport(
  db: Db,
  schoolId: string,
  { id, mapping, createsClasses, tidiesNames }: Pick<ImportRow, 'id' | 'mapping' | 'createsClasses' | 'tidiesNames'>,
): Promise<void> {
  await db.rows(sql`update imports set mapping = ${{ list: mapping }}::jsonb -> 'list', creates_classes = ${createsClasses}, tidies_names = ${tidiesNames}
    where school_id = ${schoolId} and id = ${id}::uuid and state = 'read'`);
}

/** Writes a text into one column of some rows, by their indexes. */
export async function correctImport(
  db: Db,
  schoolId: string,
  { id, places, column, text }: { id: string; places: readonly number[]; column: number; text: string },
): Promise<void> {
  await db.rows(sql`update imports set cells = (
      select jsonb_agg(case when place - 1 = any (${places}::int[]) then jsonb_set(cell_row, array[${String(column)}], to_jsonb(${text}::text)) else cell_row end order by place)
      from jsonb_array_elements(cells) with ordinality as r(cell_row, place))
    where school_id = ${schoolId} and id = ${id}::uuid and state = 'read'`);
}

/** A row that was left out, with the reason. */
export type LeftRow = { row: number; cells: string[]; reasons: string };

/** The rows that a completed import left out, as long as they are stored. */
export function findLeftRows(
  db: Db,
  schoolId: string,
  id: string,
): Promise<{ headers: string[]; fileName: string; rows: LeftRow[] } | null> {
  return db.row(sql`select headers, file_name as "fileName", left_rows as rows from imports
    where school_id = ${schoolId} and id = ${id}::uuid and left_rows is not null and done_at > now() - interval '1 day'`);
}

/** The result of a row: a new record, or an existing one with its values before and after. */
export type Item = { entityId: string; row: number; before: Values | null; after: Values | null };
type Values = Record<string, string | number | null>;

/** Deletes the cells, which are no longer needed. Their results are stored for an undo, and left-out rows for a day. */
export async function markDone(
  db: Db,
  schoolId: string,
  { id, items, left }: { id: string; items: readonly Item[]; left: readonly LeftRow[] },
): Promise<void> {
  await db.rows(sql`update imports set state = 'done', done_at = now(), cells = null, row_numbers = null,
    left_rows = ${left.length > 0 ? { list: left } : null}::jsonb -> 'list' where school_id = ${schoolId} and id = ${id}::uuid`);
  await db.rows(sql`insert into import_items (school_id, import_id, entity_id, row_no, before, after)
    select ${schoolId}::uuid, ${id}::uuid, i."entityId", i.row, nullif(i.before, 'null'), nullif(i.after, 'null')
    from jsonb_to_recordset(${{ list: items }}::jsonb -> 'list') as i ("entityId" uuid, row int, before jsonb, after jsonb)`);
}

export function listItems(db: Db, schoolId: string, id: string): Promise<Item[]> {
  return db.rows(
    sql`select entity_id as "entityId", row_no as row, before, after from import_items where school_id = ${schoolId} and import_id = ${id}::uuid order by row_no`,
  );
}

export async function markUndone(db: Db, schoolId: string, id: string): Promise<void> {
  await db.rows(sql`update imports set state = 'undone' where school_id = ${schoolId} and id = ${id}::uuid`);
}

export type SummaryRow = {
  id: string;
  kind: ImportKind;
  fileName: string;
  at: Date;
  by: string;
  created: number;
  updated: number;
  state: 'done' | 'undone';
};

export function listImports(db: Db, schoolId: string): Promise<SummaryRow[]> {
  return db.rows(sql`select i.id, i.kind, i.file_name as "fileName", i.done_at as at, coalesce(a.name, '') as by, i.state,
    (select count(*)::int from import_items x where x.school_id = i.school_id and x.import_id = i.id and x.before is null) as created,
    (select count(*)::int from import_items x where x.school_id = i.school_id and x.import_id = i.id and x.before is not null) as updated
    from imports i left join accounts a on a.id = i.account_id where i.school_id = ${schoolId} and i.state <> 'read' order by i.done_at desc limit 50`);
}

type Progress = { step: ImportStep; done: number; total: number };

/** Stores an import's progress, visible to others immediately. It is a function because the statement of a read cannot contain another write. */
export async function tellProgress(db: Db, schoolId: string, { id, step, done, total }: Progress & { id: string }): Promise<void> {
  await db.rows(sql`select app.tell_progress(${schoolId}, ${id}::uuid, ${step}, ${done}, ${total}) as told`);
}

/** The progress of an import. */
export function getImportProgress(db: Db, schoolId: string, id: string): Promise<Progress | null> {
  return db.row(
    sql`select step, done, total from import_progress where school_id = ${schoolId} and id = ${id}::uuid and told_at > now() - interval '1 hour'`,
  );
}
