import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { type Base, ignoreGone, listBases, listWal, placeOf, type WalArchive } from './folder.ts';

const DAY_MS = 24 * 3_600_000;
const UNFINISHED_MS = 10 * 60_000;
const LEFTOVER = /^archtemp\.|\.part$/;

/**
 * Compresses what PostgreSQL has archived, and removes what it did not finish. A segment has 16 MB however little is in it; most of it is zeros. In a full folder
 * this makes space for the next ones.
 */
export async function compressWal(archive: WalArchive, signal?: AbortSignal): Promise<void> {
  await removeLeftovers(archive);
  const { segments } = await listWal(archive);
  for (const name of segments.filter((segment) => !segment.endsWith('.zst'))) {
    signal?.throwIfAborted();
    const path = join(archive.wal, name);
    await pipeline(createReadStream(path), createZstdCompress(), createWriteStream(`${path}.part`, { mode: 0o600, flush: true }));
    await rename(`${path}.part`, `${path}.zst`);
    await rm(path);
  }
}

/** Deletes what no moment of the last `keepDays` days needs: base backups but for the newest one before them, and the log before the first that stays. */
export async function forgetOldBases(archive: WalArchive, { keepDays, now }: { keepDays: number; now: Date }): Promise<Base[]> {
  const bases = await listBases(archive);
  const since = now.getTime() - keepDays * DAY_MS;
  const first = Math.max(
    0,
    bases.findLastIndex(({ endedAt }) => endedAt.getTime() <= since),
  );
  for (const { path } of bases.slice(0, first)) await rm(path, { force: true });
  const kept = bases.slice(first);
  const oldest = kept[0];
  if (oldest === undefined) return [];
  const { segments } = await listWal(archive);
  for (const name of segments) if (placeOf(name) < placeOf(oldest.firstSegment)) await rm(join(archive.wal, name), { force: true });
  return kept;
}

/** In a full folder each attempt of PostgreSQL leaves a part behind. Younger ones may be worked on. */
async function removeLeftovers({ wal }: WalArchive): Promise<void> {
  for (const name of await readdir(wal)) {
    if (!LEFTOVER.test(name)) continue;
    const path = join(wal, name);
    const facts = await stat(path).catch(ignoreGone);
    if (facts && Date.now() - facts.mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
  }
}
