import type * as calls from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, SlowContext } from '#platform/http';
import { isAadhaar, lastFour } from '../rules/aadhaar.ts';
import * as store from '../store.ts';
import { checkSheet, countsOf, rowsOf } from './check.ts';
import { requireSheet, type Sheet } from './require-sheet.ts';

/** Corrects a cell of the preview, or all cells of its column with the same text. Returns the rows whose result changed. */
export async function correctImport(
  context: SlowContext,
  { params, body: { row, column, text, everywhere } }: Input<typeof calls.correctImport>,
): Promise<CallAnswer<typeof calls.correctImport>> {
  const { db, school } = context;
  const sheet = await requireSheet(context, params.importId);
  const place = sheet.numbers.indexOf(row);
  const old = sheet.cells[place]?.[column];
  if (old === undefined || column >= sheet.headers.length) throw notFound();
  const places = everywhere ? sheet.cells.flatMap((cells, index) => (cells[column] === old ? [index] : [])) : [place];
  const kept = keep(sheet, column, text);
  const corrected = { ...sheet, cells: sheet.cells.map((cells, index) => (places.includes(index) ? cells.with(column, kept) : cells)) };
  const [before, after] = [await checkSheet(db, school.id, sheet), await checkSheet(db, school.id, corrected)];
  await context.inTransaction((write) => store.correctImport(write.db, school.id, { id: sheet.id, places, column, text: kept }));
  const was = rowsOf(sheet, before).map((one) => JSON.stringify(one));
  return { ...countsOf(after), rows: rowsOf(corrected, after).filter((one, index) => JSON.stringify(one) !== was[index]) };
}

/** The stored form of a text: of an Aadhaar number the last four digits. */
function keep({ headers, mapping }: Sheet, column: number, text: string): string {
  const isSecret =
    mapping[column] === 'aadhaarLast4' || isAadhaar(headers[column] ?? '') || /^[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}$/.test(text.trim());
  return isSecret ? lastFour(text) : text.replaceAll(/\p{Cc}/gu, ' ').trim();
}
