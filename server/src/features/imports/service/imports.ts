import type * as calls from '@shala/contract/imports';
import { NEEDED_FIELDS } from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import { bringInEmployees, countUsed, takeBackEmployees } from '#features/employees';
import { bringInStudents, findUseOfStudents, takeBackStudents } from '#features/students';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, SlowContext, UploadContext, WriteContext } from '#platform/http';
import { headingOf } from '../rules/headers.ts';
import { keepingReason } from '../rules/keeping-reason.ts';
import * as store from '../store.ts';
import { type Checked, checkSheet, previewOf } from './check.ts';
import { readInWorker } from './in-worker.ts';

/** Reads and checks a sheet; nothing is brought in. Refuses what is no sheet, is too large or empty. */
export async function start(
  context: UploadContext,
  { params }: Input<typeof calls.startImport>,
): Promise<CallAnswer<typeof calls.startImport>> {
  const { file, db, school } = context;
  const { kind } = params;
  const sheet = await readInWorker({ bytes: file.bytes, kind });
  const checked = await checkSheet(db, school.id, { kind, ...sheet });
  const fileName = file.name || 'sheet';
  const id = await context.inTransaction(async (write) => {
    const made = await store.insertImport(write.db, school.id, { kind, fileName, ...sheet, accountId: write.admin.id });
    write.audit({ entity: 'import', entityId: made, after: { kind, fileName, rows: sheet.cells.length } });
    return made;
  });
  return previewOf({ id, kind, fileName, ...sheet }, checked);
}

/** Checks a sheet again under another mapping. Refuses one field for two columns, and a sheet that was brought in. */
export async function remap(
  context: SlowContext,
  { params, body }: Input<typeof calls.remapImport>,
): Promise<CallAnswer<typeof calls.remapImport>> {
  const sheet = await requireSheet(context, params.importId);
  const mapping = sheet.headers.map((_, column) => body.mapping[column] ?? null);
  const twice = mapping.find((field, column) => field !== null && mapping.indexOf(field) !== column);
  if (twice) throw new Refusal('unprocessable', 'mappingTwice', { values: { field: headingOf(twice) } });
  await context.inTransaction(({ db, school }) => store.saveMapping(db, school.id, sheet.id, mapping));
  const remapped = { ...sheet, mapping };
  return previewOf(remapped, await checkSheet(context.db, context.school.id, remapped));
}

/** Brings the rows in, in one transaction. Refuses bad rows unless the good ones alone are wanted, and what the school took meanwhile. */
export async function confirm(
  context: SlowContext,
  { params, body }: Input<typeof calls.confirmImport>,
): Promise<CallAnswer<typeof calls.confirmImport>> {
  const { db, school } = context;
  const sheet = await requireSheet(context, params.importId);
  const missing = NEEDED_FIELDS[sheet.kind].filter((field) => !sheet.mapping.includes(field));
  if (missing.length > 0) throw new Refusal('unprocessable', 'mappingNeeded', { values: { fields: missing.map(headingOf).join(', ') } });
  const checked = await checkSheet(db, school.id, sheet);
  const { rows } = checked;
  if (body.take === 'all' && rows.some(({ verdict }) => verdict === 'bad')) throw new Refusal('unprocessable', 'importHasBad');
  const places = rows.flatMap(({ verdict }, index) => (verdict === 'good' ? [index + 2] : []));
  if (places.length === 0) throw new Refusal('unprocessable', 'importNothing');
  return context.inTransaction(async (write) => {
    const { state } = (await store.lockImport(write.db, school.id, sheet.id)) ?? { state: 'done' };
    if (state !== 'read') throw new Refusal('conflict', 'importDone');
    const ids = await bringIn(write, checked);
    if (ids === null) throw new Refusal('conflict', 'importStale', { values: { count: 1 } });
    await store.markDone(
      write.db,
      school.id,
      sheet.id,
      ids.map((entityId, index) => ({ entityId, row: places[index] as number })),
    );
    write.audit({ entity: 'import', entityId: sheet.id, after: { kind: sheet.kind, fileName: sheet.fileName, created: ids.length } });
    return { created: ids.length, left: rows.length - ids.length };
  });
}

/** Takes an import back. Refuses when something hangs on it since, and says what. */
export async function undo(
  context: WriteContext,
  { params }: Input<typeof calls.undoImport>,
): Promise<CallAnswer<typeof calls.undoImport>> {
  const { db, school, admin, audit } = context;
  const found = await store.lockImport(db, school.id, params.importId);
  if (found === null) throw notFound();
  if (found.state !== 'done') throw new Refusal('conflict', 'importNotDone');
  const ids = await store.listItems(db, school.id, found.id);
  const reason =
    found.kind === 'students'
      ? keepingReason(await findUseOfStudents(db, school.id, ids))
      : keepingReason({ records: await countUsed(db, school.id, ids) });
  if (reason !== null) throw new Refusal('conflict', 'importUsed', { values: { reason } });
  if (found.kind === 'students') await takeBackStudents(db, school.id, { studentIds: ids, accountId: admin.id });
  else await takeBackEmployees(db, school.id, ids);
  await store.markUndone(db, school.id, found.id);
  audit({ entity: 'import', entityId: found.id, before: { state: 'done' }, after: { state: 'undone', removed: ids.length } });
  return { removed: ids.length };
}

/** What was brought in, newest first. */
export async function listAll({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listImports>> {
  return (await store.listDone(db, school.id)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

async function requireSheet({ db, school }: SlowContext, importId: string) {
  const sheet = await store.findImport(db, school.id, importId);
  if (sheet === null) throw notFound();
  const { cells } = sheet;
  if (cells === null) throw new Refusal('conflict', 'importDone');
  return { ...sheet, cells };
}

function bringIn({ db, school }: WriteContext, checked: Checked): Promise<string[] | null> {
  if (checked.kind === 'employees') return bringInEmployees(db, school.id, goodOf(checked.rows));
  return bringInStudents(db, school.id, checked.yearId, goodOf(checked.rows));
}

function goodOf<Value>(rows: readonly { verdict: string; value: Value }[]): Value[] {
  return rows.filter(({ verdict }) => verdict === 'good').map(({ value }) => value);
}
