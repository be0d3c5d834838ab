import { type Db, sql } from '#platform/db';
import type { PageReading, Readings } from '../analysis/known-reader.ts';
import { storableJson } from '../rules/storable.ts';

export function keepReading(db: Db, schoolId: string, fileId: string, page: number, reading: PageReading): Promise<unknown> {
  return db.rows(sql`insert into textbook_scan_pages (school_id, file_id, page, reading)
    values (${schoolId}, ${fileId}, ${page}, ${storableJson(reading)}::text::jsonb) on conflict do nothing`);
}

/** What OCR has read of a file. */
export async function listReadings(db: Db, schoolId: string, fileId: string): Promise<Readings> {
  const rows = await db.rows<{ page: number; reading: PageReading }>(
    sql`select page, reading from textbook_scan_pages where school_id = ${schoolId} and file_id = ${fileId}`,
  );
  return new Map(rows.map(({ page, reading }) => [page, reading]));
}

export async function findReading(db: Db, schoolId: string, fileId: string, page: number): Promise<PageReading | null> {
  const row = await db.row<{ reading: PageReading }>(
    sql`select reading from textbook_scan_pages where school_id = ${schoolId} and file_id = ${fileId} and page = ${page}`,
  );
  return row?.reading ?? null;
}
