import { buffer } from 'node:stream/consumers';
import type { Db } from '#platform/db';
import type { FileStore, StoredFile } from '#platform/files';
import type { PageCut, PageText } from '../pages/draw-page.ts';
import { askPage } from '../pages/page-threads.ts';
import type { Box } from '../rules/find-marks.ts';
import { findReading } from '../upload/scan-pages.store.ts';

type Place = { schoolId: string; fileId: string; page: number };
/** `inDb` runs the database work; no transaction is open while a page is drawn. */
type Needs = { inDb: <T>(work: (db: Db) => Promise<T>) => Promise<T>; files: FileStore };

/** The lines of a page of a book, from its scan where it was read by OCR; null where there is no such page. */
export async function readBookPage(needs: Needs, place: Place): Promise<PageText | null> {
  const { schoolId, fileId, page } = place;
  const reading = await needs.inDb((db) => findReading(db, schoolId, fileId, page));
  return reading ?? ask(needs, place, (readBytes) => askPage('readLines', { fileId, page, readBytes }));
}

/** A part of a page of a book as a picture; null where there is no such page, or it cannot be drawn. */
export async function cutBookPage(needs: Needs, { box, ...place }: Place & { box: Box }): Promise<PageCut | null> {
  const { fileId, page } = place;
  return ask(needs, place, (readBytes) => askPage('cutPage', { fileId, page, readBytes, box }));
}

async function ask<T>(
  { inDb, files }: Needs,
  { schoolId, fileId }: Place,
  work: (readBytes: () => Promise<Uint8Array>) => Promise<T | null>,
): Promise<T | null> {
  const file: StoredFile | null = await inDb((db) => files.find(db, schoolId, fileId));
  if (file === null || file.media_type !== 'application/pdf') return null;
  return work(async () => buffer(await files.read(file.storage_key, file)));
}
