import type { Readable } from 'node:stream';
import type { Authority, HashingCost } from '../auth/index.ts';
import type { InstallationSettings } from '../config/index.ts';
import type { Db, Kept, ReplicaState } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { Model, ModelUse } from '../model/index.ts';
import type { Vault } from '../vault/index.ts';

/** What every handler knows about the request. */
export type RequestInfo = { id: string; address: string; userAgent: string; isLocal: boolean };

/** The parts of the installation that handlers may use. */
export type Platform = {
  authority: Authority;
  /** How expensive password hashes are: `full`, except in tests. */
  hashing: HashingCost;
  files: FileStore;
  /** Encrypts secrets that must be read again. */
  vault: Vault;
  /** The present time; it becomes `now` of each context. */
  clock(): Date;
  /** Starts background work soon. In a write it starts after the commit; elsewhere call it when its rows are committed. */
  wakeJob(job: string): void;
  /** How the replica that answers reads is; null without one. */
  replicaState(): ReplicaState | null;
  /** The public address of this installation, without a slash at the end; never taken from a request. */
  publicUrl: string;
  /** True when that address was set: then other devices can open it, and a QR code on paper works. */
  isPublic: boolean;
  /** True when the demo school may be offered to everyone, and not only on this machine. */
  isDemoOpen: boolean;
  /** True in production, where a visitor on this machine is trusted no more than any other. */
  isProduction: boolean;
  /** How this installation is set up, for the health page. */
  installation: InstallationSettings;
  /** The configured language model. Null when there is none: then no data of a school leaves the machine for one. */
  model: Model | null;
  modelUse: ModelUse;
};

/** A call without a token: it can use only the global tables, and transactions on them. */
export type OpenContext = {
  db: Db;
  inTransaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs work under the row-level security of a school that the handler has determined itself. */
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

/** A read: each statement is subject to the school's row-level security. */
export type ReadContext = Signed & { db: Db };

/**
 * A read that many users of a school may need. `share` reads once for all who ask for `name` at that moment; `keep` reads once until something of the subjects
 * changes or the day does. The work of either knows nothing of who asks.
 */
export type SharedContext = ReadContext & {
  share<T>(name: string, work: (db: Db) => Promise<T>): Promise<T>;
  keep<T extends object>(kept: Kept, work: (db: Db) => Promise<T>): Promise<T>;
};

export type AuditEntry = { entity?: string; entityId?: string; before?: unknown; after?: unknown; reason?: string };

/** A write: one transaction around the handler, its audit row and its idempotency key. */
export type WriteContext = Signed & {
  db: Db;
  /** Adds a change to the audit row of this call. */
  audit(entry: AuditEntry): void;
  /** Adds a message for the person to the answer. */
  say(message: string): void;
};

/** A call that waits for something outside the database: no transaction is open unless the handler asks for one. */
export type SlowContext = ReadContext & {
  /** For statements that only read: quick ones share a connection. */
  reads: Db;
  /** For what is only written down, such as a log: what is kept of other answers is not asked for anew because of it. */
  notes: Db;
  inTransaction<T>(work: (context: WriteContext) => Promise<T>): Promise<T>;
  /** Reads in one snapshot, each limited to the given milliseconds. */
  withinTime<T>(milliseconds: number, work: (db: Db) => Promise<T>): Promise<T>;
};

/** A write that is one database function. It gets the idempotency key and the request's hash; `replayed` reports that an earlier answer was returned again. */
export type AtomicWriteContext = ReadContext & { key: string | null; requestHash: Buffer; replayed(): void };

/** A call that uploads a file. `accept` makes the answer a 202: the work continues after it. */
export type UploadContext = SlowContext & { file: UploadedFile; accept(): void };

/** An uploaded file, complete and within the call's limit. Its kind has to be detected from its bytes. */
export type UploadedFile = { name: string; bytes: Buffer };

/** A generated file: its bytes, or a stream of them. */
type Made = {
  bytes: Uint8Array | Readable;
  mediaType: string;
  name: string;
  isInline: boolean;
  /** How long a browser may cache it, in seconds; not at all when left out. */
  keptSeconds?: number;
};

/** Generates a file when its signed address is opened and its name is no stored file's. Refuses an unknown name. */
export type MadeFile = (request: {
  schoolId: string;
  name: string;
  query: Record<string, string | undefined>;
  inSchool: OpenContext['inSchool'];
  /** The same in a read-only snapshot. */
  inSnapshot: OpenContext['inSchool'];
  platform: Platform;
}) => Promise<Made>;
