import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { type EntryFact, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

const BIGGEST_MANIFEST = 256 * 1024 * 1024;

/** Reads an archive from its start to its end; `take` has to read each entry's bytes whole. Gives what was there. */
export async function readArchive(file: string, take: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>): Promise<EntryFact[]> {
  const source = extract();
  const flow = pipeline(createReadStream(file), createZstdDecompress(), source);
  // A failure reaches the loop below, through the stream that it reads.
  flow.catch(() => {});
  const found: EntryFact[] = [];
  for await (const entry of source) {
    const hash = createHash('sha256');
    await take(entry.header.name, hashing(entry as unknown as Readable, hash));
    found.push({ name: entry.header.name, size: entry.header.size ?? 0, sha256: hash.digest('hex') });
  }
  await flow;
  return found;
}

/** Reads a backup to its end and compares every entry with what the manifest says. Refuses what is no backup, damaged or broken off. */
export async function verifyBackup(file: string): Promise<Manifest> {
  let text = '';
  const found = await readArchive(file, async (name, bytes) => {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.length;
      if (name === MANIFEST && size < BIGGEST_MANIFEST) parts.push(chunk);
    }
    if (name === MANIFEST) text = Buffer.concat(parts).toString('utf8');
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EACCES' || error.code === 'EISDIR')
      throw new Error(`${file} cannot be read (${error.code}).`);
    throw new Error(`${file} is no backup of Shala, or it is damaged.`);
  });
  if (text === '') throw new Error(`${file} is not complete: it was broken off while it was made or copied.`);
  const manifest = readManifest(file, text);
  const actual = found.filter(({ name }) => name !== MANIFEST);
  const isSame = actual.length === manifest.entries.length && actual.every((entry, index) => isEqual(entry, manifest.entries[index]));
  if (!isSame) throw new Error(`${file} is damaged: its content does not match its checksums.`);
  return manifest;
}

function readManifest(file: string, text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} was made by another version of Shala, or it is damaged.`);
  }
}

function isEqual(one: EntryFact, other: EntryFact | undefined): boolean {
  return one.name === other?.name && one.size === other.size && one.sha256 === other.sha256;
}

async function* hashing(bytes: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}
