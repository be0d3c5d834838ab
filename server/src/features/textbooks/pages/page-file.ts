import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Piscina } from 'piscina';
import { notFound } from '#platform/errors';
import type { MadeFile } from '#platform/http';
import { MAX_PAGES } from '../analysis/run-analysis.ts';
import type { drawPage, PageRequest } from './draw-page.ts';

type Drawn = Awaited<ReturnType<typeof drawPage>>;
/** A page takes tenths of a second; what takes longer was made to. Milliseconds. */
const TIME_LIMIT_MS = 15_000;
/** Pages that are kept, some 200 KB each: leafing back costs nothing. */
const KEPT = 60;

let workers: Piscina | undefined;
const kept = new Map<string, Uint8Array>();

/** A page of a book as a picture, at the signed address of its file (`bookpage-<file>`); the number of the page stands behind it as `p`. */
export const makePageFile: MadeFile = async ({ schoolId, name, query, inSchool, platform }) => {
  const fileId = name.slice(name.indexOf('-') + 1);
  const page = Number(query.p);
  if (!Number.isInteger(page) || page < 1 || page > MAX_PAGES) throw notFound();
  const file = await inSchool(schoolId, (db) => platform.files.find(db, schoolId, fileId));
  if (file === null || file.media_type !== 'application/pdf') throw notFound();
  const key = `${fileId} ${page}`;
  const bytes = kept.get(key) ?? (await draw(fileId, page, async () => buffer(await platform.files.read(file.storage_key))));
  if (bytes === null) throw notFound();
  keep(key, bytes);
  return { bytes, mediaType: 'image/png', name: `${file.name} ${page}.png`, isInline: true, keptSeconds: 3600 };
};

async function draw(fileId: string, page: number, readBytes: () => Promise<Uint8Array>): Promise<Uint8Array | null> {
  const request: PageRequest = { fileId, bytes: null, page, maxPages: MAX_PAGES };
  let drawn = await run(request);
  if ('needsBytes' in drawn) drawn = await run({ ...request, bytes: await readBytes() });
  return 'png' in drawn ? drawn.png : null;
}

/** One thread draws; a page that takes too long, or crashes it, ends the thread and nobody else. */
async function run(request: PageRequest): Promise<Drawn> {
  workers ??= new Piscina({
    filename: resolve(import.meta.dirname, 'draw-page.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  try {
    return await workers.run(request, { name: 'drawPage', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  } catch {
    return { png: null };
  }
}

function keep(key: string, bytes: Uint8Array): void {
  kept.delete(key);
  kept.set(key, bytes);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}
