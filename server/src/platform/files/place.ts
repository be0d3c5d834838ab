import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A bucket of S3-compatible storage, addressed by its path, as every such storage understands. */
export type Bucket = {
  /** Such as `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  name: string;
  region: string;
  /** Stands before every key; empty, or ends with a slash. */
  prefix: string;
  accessKey: string;
  secretKey: string;
  /** How long the storage may be silent. */
  patienceMs?: number;
};

/** Where the bytes of stored files are: a folder, or a bucket of S3-compatible storage. */
export type FilePlace = { kind: 'folder'; folder: string } | ({ kind: 'bucket' } & Bucket);

/** Stored bytes while they are open. `mark` changes whenever the bytes are written again. Whoever opens them reads `bytes` or destroys it. */
export type Opened = { size: number; mark: string; bytes: Readable };

/** Keeps bytes by their keys. Bytes that are there never change. Everything else about files is in the store. */
export type Backing = {
  /** The bytes appear under their key complete and durable, or not at all. It can be repeated. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing has this key. Refuses with `storageAway` when that cannot be found out. */
  open(key: string): Promise<Opened | null>;
  /** Removes what may already be gone. */
  remove(key: string): Promise<void>;
};

/** Where files are without a setting: under the data folder. */
export function folderIn(dataDir: string): FilePlace {
  return { kind: 'folder', folder: join(dataDir, 'files') };
}
