import type * as calls from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeSheet } from '#platform/sheets';
import { say } from '#platform/words';
import { problemSentence } from '../rules/problem-sentence.ts';
import * as store from '../store.ts';
import { type Checked, checkSheet, shownCells } from './check.ts';
import type { Sheet } from './require-sheet.ts';

const GOOD_FOR_SECONDS = 10 * 60;

/** An address that downloads the rows with errors for ten minutes. Refuses an import that stores none. */
export async function getImportBadRows(
  { platform, school, now, db }: ReadContext,
  { params }: Input<typeof calls.getImportBadRows>,
): Promise<CallAnswer<typeof calls.getImportBadRows>> {
  const found = await store.findImport(db, school.id, params.importId);
  if (found === null) throw notFound();
  if (found.cells === null && (await store.findLeftRows(db, school.id, found.id)) === null)
    throw new Refusal('unprocessable', 'importNoBadRows');
  return { url: platform.authority.fileAddress(school.id, `badrows-${found.id}`, Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS) };
}

/** The workbook behind such an address: the rows as in the file, each with what to correct. It can be imported again. */
export const makeBadRowsFile: MadeFile = async ({ name, schoolId, inSchool }) => {
  const id = name.slice('badrows-'.length);
  const found = await inSchool(schoolId, async (db) => {
    const sheet = await store.findImport(db, schoolId, id);
    if (sheet === null) throw notFound();
    const { cells } = sheet;
    if (cells === null) return store.findLeftRows(db, schoolId, id);
    return { ...sheet, rows: badRows({ ...sheet, cells }, await checkSheet(db, schoolId, { ...sheet, cells })) };
  });
  if (found === null) throw notFound();
  const { headers, rows, fileName } = found;
  const [reason, row] = [say('What to correct'), say('Row in the file')];
  // Columns added by an earlier download are not added again.
  const columns = headers.flatMap((header, column) => (header === reason || header === row ? [] : [column]));
  const sheet = {
    title: say('Rows with errors'),
    headings: [...columns.map((column) => headers[column] || say('Column {number}', { number: column + 1 })), reason, row],
    rows: rows.map((bad) => [...columns.map((column) => bad.cells[column] ?? ''), bad.reasons, bad.row]),
  };
  return {
    bytes: await makeSheet(sheet, 'xlsx'),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${fileName.replace(/\.[a-z]{3,4}$/i, '')} - rows with errors.xlsx`,
    isInline: false,
  };
};

/** The rows of a sheet that have errors, with what to correct in each. */
export function badRows({ headers, mapping, cells, numbers }: Sheet, { rows }: Checked): store.LeftRow[] {
  return rows.flatMap(({ verdict, problems }, place) => {
    if (verdict !== 'bad') return [];
    const reasons = problems.map(({ column, code, row }) => {
      const header = headers[column];
      return header ? `${header}: ${problemSentence(code, row)}` : problemSentence(code, row);
    });
    return [{ row: numbers[place] ?? place + 2, cells: shownCells(cells[place], mapping), reasons: reasons.join(' ') }];
  });
}
