import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { encryptFor } from './encryption.ts';
import type { EntryFact } from './manifest.ts';

export type ArchiveWriter = {
  /** Adds an entry of exactly `size` bytes. */
  add(name: string, size: number, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void>;
  /** The entries added so far. */
  entries: EntryFact[];
};

/**
 * Writes a compressed archive (tar, Zstandard) that only this user can read. The file gets its name when it is complete and synced to disk. If anything fails
 * before that, nothing is left and an older file of that name stays unchanged. With recipients the archive is encrypted while it is written, so that no byte is
 * on the disk unencrypted.
 */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
  { recipients, signal }: { recipients: readonly string[]; signal: AbortSignal | undefined },
): Promise<void> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  const tar = pack();
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
  const source = tar as unknown as Readable;
  const options = { ...(signal && { signal }) };
  const written =
    recipients.length === 0
      ? pipeline(source, createZstdCompress(), target, options)
      : pipeline(source, createZstdCompress(), encryptFor(recipients), target, options);
  try {
    await Promise.all([written, fillAndEnd(tar, fill).catch((error) => fail(tar, error))]);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

type Pack = ReturnType<typeof pack>;

async function fillAndEnd(tar: Pack, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const entries: EntryFact[] = [];
  await fill({
    entries,
    add: async (name, size, bytes) => void entries.push({ name, size, sha256: await addEntry(tar, { name, size, bytes }) }),
  });
  tar.finalize();
}

/** Ends the archive with the error that interrupted it. */
function fail(tar: Pack, error: Error): never {
  tar.destroy(error);
  throw error;
}

async function addEntry(
  tar: Pack,
  { name, size, bytes }: { name: string; size: number; bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array> },
): Promise<string> {
  const hash = createHash('sha256');
  const entry = tar.entry({ name, size, mode: 0o600 });
  await pipeline(
    Readable.from(bytes, { objectMode: false }),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    entry as unknown as Writable,
  );
  return hash.digest('hex');
}

/** A renamed file is durable only after its folder is synced too. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
