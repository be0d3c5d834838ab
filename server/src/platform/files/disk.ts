import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErrorCode, Refusal } from '../errors/index.ts';

/** PostgreSQL needs space for its write-ahead log before it can free any. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
const PROBE_BYTES = 4096;

const REASONS: Readonly<Record<string, ErrorCode>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
};

/** Turns the error of a full or read-only disk into a refusal; other errors are returned unchanged. */
export function diskRefusal(error: unknown): unknown {
  const code = REASONS[(error as NodeJS.ErrnoException | null)?.code ?? ''];
  return code === undefined ? error : new Refusal('unavailable', code, { cause: error });
}

/** Refuses when the data folder cannot take another file: the disk is full, nearly full, or read-only. */
export async function refuseFullDisk(dataDir: string): Promise<void> {
  const probe = join(dataDir, 'files', `.probe-${process.pid}`);
  try {
    await mkdir(join(dataDir, 'files'), { recursive: true });
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { flush: true });
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Refusal('unavailable', 'diskFull');
  } catch (error) {
    throw diskRefusal(error);
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
