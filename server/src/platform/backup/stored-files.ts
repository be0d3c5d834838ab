import { createWriteStream, type Dirent, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type FilePlace, openBacking } from '../files/index.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { FILES } from './manifest.ts';

const SAFE_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const KEY_PART = /^[\w-]+$/;

/**
 * Adds the stored files. Bytes are written before the row that names them and never change. Read after the database's snapshot, all that the snapshot names are
 * therefore there. A bucket is asked for what the rows name.
 */
export async function addFiles(
  archive: ArchiveWriter,
  { place, named, signal }: { place: FilePlace; named: readonly string[]; signal: AbortSignal | undefined },
): Promise<number> {
  const backing = openBacking(place);
  let count = 0;
  for await (const key of place.kind === 'folder' ? walk(place.folder) : named) {
    signal?.throwIfAborted();
    const opened = await backing.open(key);
    if (opened === null) continue;
    await archive.add(FILES + key, opened.size, opened.bytes);
    count++;
  }
  return count;
}

/** Puts an entry of a backup into its place. A folder is a new one, which later replaces the present one; in a bucket nothing else is touched. */
export type PutFile = (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>;

export function putInto(place: FilePlace): PutFile {
  if (place.kind === 'folder') return (name, bytes) => putIntoFolder(place.folder, name, bytes);
  const backing = openBacking(place);
  return async (name, bytes) => backing.write(pathOf(name), await buffer(bytes));
}

async function putIntoFolder(folder: string, name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const target = join(folder, ...pathOf(name).split('/'));
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(target, { mode: 0o600, flush: true }));
}

/** Refuses a path that leads outside. */
function pathOf(name: string): string {
  const path = name.slice(FILES.length);
  if (!SAFE_PATH.test(path)) throw new Error('The backup holds a file whose path is not one of ours.');
  return path;
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

/** The keys of a folder's files, without leftovers of interrupted uploads. */
async function* walk(root: string): AsyncGenerator<string> {
  for (const school of await list(root, (entry) => entry.isDirectory()))
    for (const file of await list(join(root, school), (entry) => entry.isFile())) yield `${school}/${file}`;
}

async function list(folder: string, isWanted: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreGone)) ?? [];
  return entries
    .filter((entry) => isWanted(entry) && KEY_PART.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
