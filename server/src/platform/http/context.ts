import type { Readable } from 'node:stream';
import type { Authority, HashingCost } from '../auth/index.ts';
import type { InstallationSettings } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { Model, ModelUse } from '../model/index.ts';
import type { Vault } from '../vault/index.ts';

/** What every handler knows of the request. */
export type RequestInfo = { id: string; address: string; userAgent: string; isLocal: boolean };

/** What handlers may use of the installation. */
export type Platform = {
  authority: Authority;
  /** What the hash of a password costs: `full`, but in tests. */
  hashing: HashingCost;
  files: FileStore;
  /** Seals secrets that must be read again. */
  vault: Vault;
  /** The moment that it is, which becomes `now` of each context. */
  clock(): Date;
  /** Asks for background work to begin soon; call it when its rows are committed or will be in a moment. */
  wakeJob(job: string): void;
  /** The address people reach this installation at, without a slash at the end; never taken from a request. */
  publicUrl: string;
  /** True when that address was set: then phones outside this machine can open it, and a QR code on paper leads somewhere. */
  isPublic: boolean;
  /** True when the demo school may be offered to everyone, not only on this machine. */
  isDemoOpen: boolean;
  /** True in production, where a visitor from this machine is trusted no more than any other. */
  isProduction: boolean;
  /** How this installation is set up, for the health page. */
  installation: InstallationSettings;
  /** The language model that is configured, or null: then nothing of a school leaves the machine for one. */
  model: Model | null;
  modelUse: ModelUse;
};

/** A call without a token: only the global tables, and transactions on them. */
export type OpenContext = {
  db: Db;
  inTransaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Work under the row-level security of a school that the handler itself has established. */
  inSchool<T>(schoolId: string, work: (db: Db) => Promise<T>): Promise<T>;
  now: Date;
  request: RequestInfo;
  platform: Platform;
};

export type Signed = {
  school: { id: string };
  admin: { id: string; name: string };
  sessionId: string;
  now: Date;
  request: RequestInfo;
  platform: Platform;
};

/** A read: each statement runs under the school's row-level security by itself. */
export type ReadContext = Signed & { db: Db };

/** A read of which many of a school may want the same: `share` reads once for all who ask for `name` at the same moment. */
export type SharedContext = ReadContext & { share<T>(name: string, work: (db: Db) => Promise<T>): Promise<T> };

export type AuditEntry = { entity?: string; entityId?: string; before?: unknown; after?: unknown; reason?: string };

/** A write: one transaction around the handler, its audit row and its idempotency key. */
export type WriteContext = Signed & {
  db: Db;
  /** Adds what was changed to the audit row of this call. */
  audit(entry: AuditEntry): void;
  /** A message for the person beside the data. */
  say(message: string): void;
};

/** A call that waits for something outside: no transaction is open unless it asks for one. */
export type SlowContext = ReadContext & {
  inTransaction<T>(work: (context: WriteContext) => Promise<T>): Promise<T>;
  /** Reads of one moment, each of which may take so many milliseconds. */
  withinTime<T>(milliseconds: number, work: (db: Db) => Promise<T>): Promise<T>;
};

/** A write that is one database function: it gets the key and the request's hash, and says when it gave an earlier answer again. */
export type AtomicWriteContext = ReadContext & { key: string | null; requestHash: Buffer; replayed(): void };

/** A call that brings a file; `accept` makes the answer a 202: the work goes on when it is given. */
export type UploadContext = SlowContext & { file: UploadedFile; accept(): void };

/** A file that was uploaded, whole and within the call's limit; what kind it is its bytes must tell. */
export type UploadedFile = { name: string; bytes: Buffer };

/** A file that was made: its bytes, or a stream of them. */
type Made = {
  bytes: Uint8Array | Readable;
  mediaType: string;
  name: string;
  isInline: boolean;
  /** How long a browser may keep it; not at all unless given. */
  keptSeconds?: number;
};

/** Makes the file behind a signed address whose name is no stored file's, when it is opened. Refuses a name that it does not know. */
export type MadeFile = (request: {
  schoolId: string;
  name: string;
  query: Record<string, string | undefined>;
  inSchool: OpenContext['inSchool'];
  /** The same, as of one moment and for reading only. */
  inSnapshot: OpenContext['inSchool'];
  platform: Platform;
}) => Promise<Made>;
