import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FORMAT, MANIFEST, type Manifest, manifestSchema, readPath } from './format.ts';

const MEGABYTE = 1024 * 1024;
const MOST_MANIFEST_BYTES = 2 * MEGABYTE;
const MOST_FILE_BYTES = 64 * MEGABYTE;
const MOST_TABLE_BYTES = 8 * 1024 * MEGABYTE;
const MOST_BYTES = 64 * 1024 * MEGABYTE;
const MOST_ENTRIES = 1_000_000;
/** Highest compression ratio: rows of text shrink to a tenth, at times to a fortieth. An entry that shrinks more contains no rows. */
const MOST_SHRUNK = 250;
const MOST_LINE_BYTES = 32 * MEGABYTE;

export type Archive = {
  manifest: Manifest;
  tables: Map<string, Entry>;
  files: Map<string, Entry>;
  open(entry: Entry): Promise<Readable>;
  close(): void;
};

/** Why a file is refused, in a sentence for the person at the terminal. */
export class BadArchive extends Error {
  constructor(sentence: string) {
    super(`${sentence} Nothing was changed.`);
    this.name = 'BadArchive';
  }
}

/** Opens an exported school: checks every name and size before anything is unpacked, and reads the manifest. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true }).catch(
    (error: Error) => {
      throw new BadArchive(`This file is not a zip that can be read (${error.message}).`);
    },
  );
  try {
    const { manifestEntry, ...entries } = await listEntries(zip);
    if (manifestEntry === undefined)
      throw new BadArchive('This zip is not a download of a school from Shala, or it was broken off: it has no manifest.');
    const open = (entry: Entry) => openEntry(zip, entry);
    return { manifest: await readManifest(await open(manifestEntry)), ...entries, open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile) {
  const tables = new Map<string, Entry>();
  const files = new Map<string, Entry>();
  let manifestEntry: Entry | undefined;
  let bytes = 0;
  if (zip.entryCount > MOST_ENTRIES) throw new BadArchive('This zip holds more files than any school has.');
  try {
    for await (const entry of zip.eachEntry()) {
      const place = readPath(entry.fileName);
      if (place === null) throw new BadArchive(`This zip holds “${entry.fileName.slice(0, 80)}”, which Shala never writes.`);
      bytes += checkSize(entry, place.kind, bytes);
      const known = place.kind === 'manifest' ? manifestEntry !== undefined : (place.kind === 'table' ? tables : files).has(place.name);
      if (known) throw new BadArchive(`This zip holds “${entry.fileName}” twice.`);
      if (place.kind === 'manifest') manifestEntry = entry;
      else (place.kind === 'table' ? tables : files).set(place.name, entry);
    }
  } catch (error) {
    if (error instanceof BadArchive) throw error;
    throw new BadArchive(`This zip is damaged or holds names that lead elsewhere (${(error as Error).message}).`);
  }
  return { tables, files, manifestEntry };
}

function checkSize(entry: Entry, kind: 'manifest' | 'table' | 'file', before: number): number {
  const { uncompressedSize: size, compressedSize } = entry;
  const most = { manifest: MOST_MANIFEST_BYTES, table: MOST_TABLE_BYTES, file: MOST_FILE_BYTES }[kind];
  if (entry.isEncrypted()) throw new BadArchive('This zip is protected by a password.');
  if (size > most || before + size > MOST_BYTES) throw new BadArchive(`“${entry.fileName}” would unpack to more than a school has.`);
  if (size > MEGABYTE && size > compressedSize * MOST_SHRUNK)
    throw new BadArchive(`“${entry.fileName}” would unpack to far more than it is: it is not what Shala writes.`);
  return size;
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  try {
    return await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw new BadArchive(`“${entry.fileName}” cannot be read (${(error as Error).message}).`);
  }
}

async function readManifest(stream: Readable): Promise<Manifest> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  let text: unknown;
  try {
    text = JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new BadArchive('What this zip says of itself cannot be read.');
  }
  const format = (text as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format !== FORMAT)
    throw new BadArchive(
      `This download has format ${format}; this version of Shala reads format ${FORMAT}. Use the version of Shala that fits it.`,
    );
  const parsed = manifestSchema.safeParse(text);
  if (!parsed.success) throw new BadArchive(`What this zip says of itself (${MANIFEST}) is not complete.`);
  return parsed.data;
}

/** The lines of a table's file, in batches. Refuses a line that is longer than any row can be. */
export async function* readLines(stream: Readable, name: string): AsyncGenerator<string[]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(10);
    rest = bytes.subarray(end + 1);
    if (rest.length > MOST_LINE_BYTES) throw new BadArchive(`A row of ${name} is longer than any row is.`);
    if (end > 0) yield bytes.subarray(0, end).toString().split('\n').filter(Boolean);
  }
  if (rest.length > 0) yield [rest.toString()];
}
