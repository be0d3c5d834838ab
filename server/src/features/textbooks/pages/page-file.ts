import { buffer } from 'node:stream/consumers';
import { notFound } from '#platform/errors';
import type { MadeFile } from '#platform/http';
import { MAX_PAGES } from '../analysis/run-analysis.ts';
import { askPage } from './page-threads.ts';

/** Cached pages, about 200 KB each, so that going back costs nothing. */
const KEPT = 60;

const kept = new Map<string, Uint8Array>();

/** A page of a book as a picture, at the signed address of its file (`bookpage-<file>`); the page number is the parameter `p`. */
export const makePageFile: MadeFile = async ({ schoolId, name, query, inSchool, platform }) => {
  const fileId = name.slice(name.indexOf('-') + 1);
  const page = Number(query.p);
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGES) throw notFound();
  const file = await inSchool(schoolId, (db) => platform.files.find(db, schoolId, fileId));
  if (file === null || file.media_type !== 'application/pdf') throw notFound();
  const key = `${fileId} ${page}`;
  const bytes =
    kept.get(key) ??
    (await askPage('drawPage', { fileId, page, readBytes: async () => buffer(await platform.files.read(file.storage_key, file)) }));
  if (bytes === null) throw notFound();
  keep(key, bytes);
  return { bytes, mediaType: 'image/png', name: `${file.name} ${page}.png`, isInline: true, keptSeconds: 3600 };
};

function keep(key: string, bytes: Uint8Array): void {
  kept.delete(key);
  kept.set(key, bytes);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}
