import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchiveWriter } from './archive-writer.ts';
import { FILES } from './manifest.ts';

const SAFE_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * Adds the stored files of a data folder. A file is written before the row that names it and is never changed. Read after the database's snapshot, all files
 * that the snapshot names are therefore there.
 */
export async function addFiles(archive: ArchiveWriter, dataDir: string, signal?: AbortSignal): Promise<number> {
  const root = join(dataDir, 'files');
  let count = 0;
  for await (const path of walk(root)) {
    signal?.throwIfAborted();
    const name = relative(root, path).split(sep).join('/');
    const handle = SAFE_PATH.test(name) ? await open(path, 'r').catch(ignoreGone) : undefined;
    if (!handle) continue;
    try {
      const { size } = await handle.stat();
      const bytes = size === 0 ? [] : handle.createReadStream({ start: 0, end: size - 1, autoClose: false });
      await archive.add(FILES + name, size, bytes as AsyncIterable<Uint8Array>);
      count++;
    } finally {
      await handle.close();
    }
  }
  return count;
}

/** Writes an entry of a backup into a folder. Refuses a path that leads outside it. */
export async function putFile(folder: string, name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const path = name.slice(FILES.length);
  if (!SAFE_PATH.test(path)) throw new Error('The backup holds a file whose path is not one of ours.');
  const target = join(folder, ...path.split('/'));
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(target, { mode: 0o600, flush: true }));
}

/** Replaces the present files with a folder of restored ones. It can be repeated after an interruption at any point. */
export async function swapFiles(dataDir: string, restored: string): Promise<void> {
  const present = join(dataDir, 'files');
  const former = join(dataDir, 'files.former');
  const fresh = join(dataDir, restored);
  if (existsSync(fresh)) {
    if (existsSync(present)) {
      await rm(former, { recursive: true, force: true });
      await rename(present, former);
    }
    await rename(fresh, present);
  }
  await rm(former, { recursive: true, force: true });
}

async function* walk(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreGone);
  for (const entry of (entries ?? []).sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
