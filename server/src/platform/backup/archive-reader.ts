import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { decryptWith, isEncrypted, LockedBackup } from './encryption.ts';
import { type EntryFact, MANIFEST, type Manifest, manifestSchema, VAULT_KEYS } from './manifest.ts';

const BIGGEST_MANIFEST = 256 * 1024 * 1024;

/** A backup file, and the identities that decrypt it if it is encrypted. */
export type BackupFile = { file: string; identities?: readonly string[] | undefined };

/** Reads an archive from start to end; `take` has to read all bytes of each entry. Returns the entries that were found. */
export async function readArchive(
  { file, identities = [] }: BackupFile,
  take: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<EntryFact[]> {
  const source = extract();
  const isLocked = await isEncrypted(file);
  const bytes = createReadStream(file);
  const flow = isLocked
    ? pipeline(bytes, decryptWith(identities, file), createZstdDecompress(), source)
    : pipeline(bytes, createZstdDecompress(), source);
  // The loop below reports a failure, because it reads the same stream.
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

/**
 * Reads a backup to its end and compares every entry with the manifest. Refuses a file that is no backup, is damaged or incomplete, or cannot be opened with
 * the identities. Also returns the keys of its sealed secrets if the backup contains them.
 */
export async function verifyBackup(backup: BackupFile): Promise<{ manifest: Manifest; vaultKeys: string | null }> {
  const { file } = backup;
  const texts = new Map<string, string>();
  const found = await readArchive(backup, async (name, bytes) => {
    const isKept = name === MANIFEST || name === VAULT_KEYS;
    const parts: Buffer[] = [];
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.length;
      if (isKept && size < BIGGEST_MANIFEST) parts.push(chunk);
    }
    if (isKept) texts.set(name, Buffer.concat(parts).toString('utf8'));
  }).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof LockedBackup) throw error;
    if (error.code === 'ENOENT' || error.code === 'EACCES' || error.code === 'EISDIR')
      throw new Error(`${file} cannot be read (${error.code}).`);
    throw new Error(`${file} is no backup of Shala, or it is damaged.`);
  });
  const text = texts.get(MANIFEST) ?? '';
  if (text === '') throw new Error(`${file} is not complete: it was broken off while it was made or copied.`);
  const manifest = readManifest(file, text);
  const actual = found.filter(({ name }) => name !== MANIFEST);
  const isSame = actual.length === manifest.entries.length && actual.every((entry, index) => isEqual(entry, manifest.entries[index]));
  if (!isSame) throw new Error(`${file} is damaged: its content does not match its checksums.`);
  return { manifest, vaultKeys: texts.get(VAULT_KEYS) ?? null };
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
