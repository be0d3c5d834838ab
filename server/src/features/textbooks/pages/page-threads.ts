import { resolve } from 'node:path';
import { openThreads } from '#platform/threads';
import { MAX_PAGES } from '../analysis/run-analysis.ts';
import type { Box } from '../rules/find-marks.ts';
import type { cutPage, drawPage, NeedsBytes, PageRequest, readLines } from './draw-page.ts';

/** A page takes tenths of a second; a longer one was made to do so on purpose. In milliseconds. */
const TIME_LIMIT_MS = 15_000;

type Acts = { drawPage: typeof drawPage; readLines: typeof readLines; cutPage: typeof cutPage };
type Done<Name extends keyof Acts> = Exclude<Awaited<ReturnType<Acts[Name]>>, NeedsBytes>['done'];
type Wanted = { fileId: string; page: number; readBytes: () => Promise<Uint8Array>; box?: Box };

const threads = openThreads({ most: 1, timeMs: TIME_LIMIT_MS, heapMb: 128 });

/**
 * Draws or reads one page. One thread does it; a page that takes too long, or crashes it, ends the thread and nobody else, and has no
 * answer.
 */
export async function askPage<Name extends keyof Acts>(name: Name, { fileId, page, readBytes, box }: Wanted): Promise<Done<Name> | null> {
  const request: PageRequest = { fileId, bytes: null, page, maxPages: MAX_PAGES, ...(box && { box }) };
  try {
    const first = await run(name, request);
    const last = 'needsBytes' in first ? await run(name, { ...request, bytes: await readBytes() }) : first;
    return 'done' in last ? (last.done as Done<Name>) : null;
  } catch {
    return null;
  }
}

function run<Name extends keyof Acts>(name: Name, request: PageRequest): Promise<{ done: Done<Name> | null } | NeedsBytes> {
  return threads(request, { file: resolve(import.meta.dirname, 'draw-page.ts'), name });
}
