import { createHash } from 'node:crypto';
import type * as calls from '@shala/contract/finance';
import type { ExportName } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeSheet } from '#platform/sheets';
import { fillSheet } from './export-tables.ts';
import type { Filter } from './table.ts';

const GOOD_FOR_SECONDS = 10 * 60;
const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** An address that downloads a table for ten minutes; its data is read when it is opened. */
export async function exportTable(
  { platform, school, now, db }: ReadContext,
  { params, query }: Input<typeof calls.exportTable>,
): Promise<CallAnswer<typeof calls.exportTable>> {
  const { format, ...filter } = query;
  // Checks the ids now, while the user can see a refusal, instead of in a new tab.
  await fillSheet({ db, schoolId: school.id }, params.table, filter, { isTrial: true });
  const wanted = new URLSearchParams({ q: JSON.stringify([params.table, format, filter]) });
  const address = platform.authority.fileAddress(
    school.id,
    `export-${digest(wanted.get('q') ?? '')}`,
    Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS,
  );
  return { url: `${address}&${wanted}` };
}

/** The file behind an export's address. */
export const makeExportFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  if (query.q === undefined || name !== `export-${digest(query.q)}`) throw notFound();
  const [table, format, filter] = JSON.parse(query.q) as [ExportName, 'csv' | 'xlsx', Filter];
  const sheet = await inSchool(schoolId, (db) => fillSheet({ db, schoolId }, table, filter, { isTrial: false }));
  return { bytes: await makeSheet(sheet, format), mediaType: MEDIA_TYPES[format], name: `${sheet.title}.${format}`, isInline: false };
};

/** The request's parameters are signed through their digest, which is part of the file's name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
