import type * as calls from '@shala/contract/imports';
import { type ImportKind, NEEDED_FIELDS } from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import { ensureSections } from '#features/classes';
import { bringInEmployees, changeEmployees, countUses, takeBackEmployees } from '#features/employees';
import { bringInStudents, changeStudents, findUseOfStudents, takeBackStudents } from '#features/students';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, SlowContext, UploadContext, WriteContext } from '#platform/http';
import { headingOf } from '../rules/heading-score.ts';
import { keepingReason } from '../rules/keeping-reason.ts';
import { namesToTidy } from '../rules/names-to-tidy.ts';
import { readNewSection } from '../rules/new-section.ts';
import { type KnownChange, planRows } from '../rules/plan-rows.ts';
import * as store from '../store.ts';
import { badRows } from './bad-rows.ts';
import { type Checked, checkSheet, previewOf } from './check.ts';
import { readInWorker } from './in-worker.ts';
import { type Tell, tellUnder } from './progress.ts';
import { requireSheet, type Sheet } from './require-sheet.ts';

/** Reads and checks a sheet without importing it. Refuses a file that is no sheet, is too large or empty. */
export async function startImport(
  context: UploadContext,
  { params, body }: Input<typeof calls.startImport>,
): Promise<CallAnswer<typeof calls.startImport>> {
  const { file, db, school } = context;
  const { kind } = params;
  const tell = tellUnder(context, body.progress);
  await tell('reading', 0, 0);
  const read = await readInWorker({ bytes: file.bytes, kind, sheet: body.sheetName });
  const sheet = { ...read, createsClasses: false, tidiesNames: namesToTidy(read.mapping, read.cells).isUsual };
  await tell('checking', 0, sheet.cells.length);
  const checked = await checkSheet(db, school.id, { kind, ...sheet });
  const fileName = file.name || 'sheet';
  const id = await context.inTransaction(async (write) => {
    const made = await store.startImport(write.db, school.id, { kind, fileName, ...sheet, accountId: write.admin.id });
    write.audit({ entity: 'import', entityId: made, after: { kind, fileName, rows: sheet.cells.length } });
    return made;
  });
  return previewOf({ id, kind, fileName, ...sheet }, checked);
}

/** Checks a sheet again with another mapping, or with or without creating missing classes and tidying names. Refuses one field for two columns, and an imported sheet. */
export async function remapImport(
  context: SlowContext,
  { params, body }: Input<typeof calls.remapImport>,
): Promise<CallAnswer<typeof calls.remapImport>> {
  const sheet = await requireSheet(context, params.importId);
  const mapping = sheet.headers.map((_, column) => body.mapping[column] ?? null);
  const twice = mapping.find((field, column) => field !== null && mapping.indexOf(field) !== column);
  if (twice) throw new Refusal('unprocessable', 'mappingTwice', { values: { field: headingOf(twice) } });
  const remapped = {
    ...sheet,
    mapping,
    createsClasses: body.createsClasses ?? sheet.createsClasses,
    tidiesNames: body.tidiesNames ?? sheet.tidiesNames,
  };
  await context.inTransaction(({ db, school }) => store.remapImport(db, school.id, remapped));
  return previewOf(remapped, await checkSheet(context.db, context.school.id, remapped));
}

/**
 * Imports the rows in one transaction, creates missing classes and changes existing records if that was selected. Refuses bad rows unless only the valid ones
 * are wanted, and numbers taken meanwhile.
 */
export async function confirmImport(
  context: SlowContext,
  { params, body }: Input<typeof calls.confirmImport>,
): Promise<CallAnswer<typeof calls.confirmImport>> {
  const { db, school } = context;
  const sheet = await requireSheet(context, params.importId);
  const missing = NEEDED_FIELDS[sheet.kind].filter((field) => !sheet.mapping.includes(field));
  if (missing.length > 0) throw new Refusal('unprocessable', 'mappingNeeded', { values: { fields: missing.map(headingOf).join(', ') } });
  const tell = tellUnder(context, sheet.id);
  await tell('checking', 0, sheet.cells.length);
  const checked = await checkSheet(db, school.id, sheet);
  const { rows } = checked;
  const plan = planRows(rows, body.known ?? 'skip');
  if (body.take === 'all' && plan.hasBad) throw new Refusal('unprocessable', 'importHasBad');
  if (plan.added.length === 0 && plan.changed.length === 0) throw new Refusal('unprocessable', 'importNothing');
  return context.inTransaction(async (write) => {
    const { state } = (await store.lockImport(write.db, school.id, sheet.id)) ?? { state: 'done' };
    if (state !== 'read') throw new Refusal('conflict', 'importDone');
    const changed = plan.changed.length === 0 ? 0 : await changeKnown(write, sheet.kind, plan.changed);
    if (changed < plan.changed.length) throw new Refusal('conflict', 'importStale', { values: { count: plan.changed.length - changed } });
    const ids = plan.added.length === 0 ? [] : await bringIn(write, { checked, places: plan.added, tell });
    if (ids === null) throw new Refusal('conflict', 'importStale', { values: { count: 1 } });
    await remember(write, { sheet, checked, plan, ids });
    return { created: ids.length, updated: changed, left: rows.length - ids.length - changed };
  });
}

type Outcome = { sheet: Sheet; checked: Checked; plan: ReturnType<typeof planRows>; ids: readonly string[] };

/** Stores the result of each row, for the undo and the audit log, and the rows that were left out. */
async function remember({ db, school, audit }: WriteContext, { sheet, checked, plan, ids }: Outcome): Promise<void> {
  const rowAt = (place: number) => sheet.numbers[place] ?? place + 2;
  const added = ids.map((entityId, index) => ({ entityId, row: rowAt(plan.added[index] as number), before: null, after: null }));
  const changed = plan.changed.map(({ id, place, before, after }) => ({ entityId: id, row: rowAt(place), before, after }));
  await store.markDone(db, school.id, { id: sheet.id, items: [...added, ...changed], left: badRows(sheet, checked) });
  const counts = { created: ids.length, updated: plan.changed.length };
  audit({ entity: 'import', entityId: sheet.id, after: { kind: sheet.kind, fileName: sheet.fileName, ...counts } });
  for (const { id, before, after } of plan.changed)
    audit({
      entity: entityOf(sheet.kind),
      entityId: id,
      before: told(before),
      after: told(after),
      reason: `Import of ${sheet.fileName}`,
    });
}

/** Undoes an import: new records are deleted, changed ones get their former values back. Refuses when other data depends on it, and says which. */
export async function undoImport(
  context: WriteContext,
  { params }: Input<typeof calls.undoImport>,
): Promise<CallAnswer<typeof calls.undoImport>> {
  const { db, school, audit } = context;
  const found = await store.lockImport(db, school.id, params.importId);
  if (found === null) throw notFound();
  if (found.state !== 'done') throw new Refusal('conflict', 'importNotDone');
  const items = await store.listItems(db, school.id, found.id);
  const created = items.filter(({ before }) => before === null).map(({ entityId }) => entityId);
  const changes = items.flatMap(({ entityId, before, after }) => (before && after ? [{ id: entityId, before: after, after: before }] : []));
  const restored = await changeKnown(context, found.kind, changes);
  if (restored < changes.length)
    throw new Refusal('conflict', 'importUsed', { values: { reason: keepingReason({ edits: changes.length - restored }) ?? '' } });
  if (created.length > 0) await takeBack(context, found.kind, created);
  await store.markUndone(db, school.id, found.id);
  audit({ entity: 'import', entityId: found.id, before: { state: 'done' }, after: { state: 'undone', removed: created.length, restored } });
  for (const { id, before, after } of changes)
    audit({
      entity: entityOf(found.kind),
      entityId: id,
      before: told(before),
      after: told(after),
      reason: `Import of ${found.fileName} undone`,
    });
  return { removed: created.length, restored };
}

async function takeBack({ db, school, admin }: WriteContext, kind: ImportKind, ids: readonly string[]): Promise<void> {
  const reason =
    kind === 'students'
      ? keepingReason(await findUseOfStudents(db, school.id, ids))
      : keepingReason({ records: await countUses(db, school.id, ids) });
  if (reason !== null) throw new Refusal('conflict', 'importUsed', { values: { reason } });
  if (kind === 'students') await takeBackStudents(db, school.id, { studentIds: ids, accountId: admin.id });
  else await takeBackEmployees(db, school.id, ids);
}

/** Values as the history shows them: salaries in rupees. */
function told({ salaryPaise, ...values }: KnownChange['before']): Record<string, unknown> {
  return { ...values, ...(salaryPaise !== undefined && { monthlySalary: Number(salaryPaise ?? 0) / 100 }) };
}

const entityOf = (kind: ImportKind) => (kind === 'students' ? 'student' : 'employee');

function changeKnown({ db, school }: WriteContext, kind: ImportKind, changes: readonly KnownChange[]): Promise<number> {
  return kind === 'students' ? changeStudents(db, school.id, changes) : changeEmployees(db, school.id, changes);
}

/** The imports, newest first. */
export async function listImports({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listImports>> {
  return (await store.listImports(db, school.id)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

type Taken = { checked: Checked; places: readonly number[]; tell: Tell };

async function bringIn(context: WriteContext, { checked, places, tell }: Taken): Promise<string[] | null> {
  const { db, school } = context;
  if (checked.kind === 'employees') return bringInEmployees(db, school.id, pick(checked.rows, places));
  const students = pick(checked.rows, places);
  const wanted = students.flatMap(({ sectionId }) => readNewSection(sectionId) ?? []);
  const sectionOf = wanted.length === 0 ? () => undefined : await ensureSections(context, wanted);
  const seated = students.map((student) => {
    const seat = readNewSection(student.sectionId);
    return seat === null ? student : { ...student, sectionId: sectionOf(seat) ?? '' };
  });
  return bringInStudents(db, school.id, { yearId: checked.yearId, students: seated, tell });
}

function pick<Value>(rows: readonly { value: Value }[], places: readonly number[]): Value[] {
  return places.flatMap((place) => rows[place]?.value ?? []);
}
