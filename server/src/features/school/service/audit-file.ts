import { createHash } from 'node:crypto';
import type * as calls from '@shala/contract/school';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeSheet } from '#platform/sheets';
import { say, sayAll, writeMoment } from '#platform/words';
import { actWords } from '../rules/act-words.ts';
import { recordCell, valuesCell } from '../rules/audit-cells.ts';
import { type AuditFilter, type AuditRow, listAudit } from '../store/audit.store.ts';

const GOOD_FOR_SECONDS = 10 * 60;
/** Nobody reads more rows; the complete log is in the download of all data. */
const MOST_ROWS = 50_000;

/** An address that downloads the filtered log for ten minutes; the parameters are signed through their digest. */
export async function exportAuditLog(
  { db, platform, school, now }: ReadContext,
  { query }: Input<typeof calls.exportAuditLog>,
): Promise<CallAnswer<typeof calls.exportAuditLog>> {
  // A signed address is valid longer than a session, so it is given only while the session is open.
  await listAudit(db, school.id, { filter: query, after: null, limit: 1 });
  const wanted = new URLSearchParams({ q: JSON.stringify(query) });
  const name = `audit-${digest(wanted.get('q') ?? '')}`;
  const address = platform.authority.fileAddress(school.id, name, Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS);
  return { url: `${address}&${wanted}` };
}

/** The log behind such an address. */
export const makeAuditFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  if (query.q === undefined || name !== `audit-${digest(query.q)}`) throw notFound();
  const filter = JSON.parse(query.q) as AuditFilter;
  const rows = await inSchool(schoolId, (db) => listAudit(db, schoolId, { filter, after: null, limit: MOST_ROWS }));
  const title = say('Record of changes');
  const headings = sayAll('Date and time (IST)', 'User', 'Action', 'Record', 'Name', 'Before', 'After', 'Reason');
  const bytes = await makeSheet({ title, headings, rows: rows.map(cells) }, 'csv');
  return { bytes, mediaType: 'text/csv; charset=utf-8', name: `${title}.csv`, isInline: false };
};

function cells({ at, user, action, entity, about, before, after, reason }: AuditRow): (string | null)[] {
  const act = actWords(action) || recordCell(action);
  return [indianTime(at), user ?? 'Shala', act, recordCell(entity), about, valuesCell(before), valuesCell(after), reason];
}

function indianTime(at: string): string {
  return writeMoment(new Date(at));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
