import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

/** Figures of the whole installation, for its operator. */
const installation = z.object({
  database: z.object({ version: z.string(), isEmbedded: z.boolean(), sizeBytes: z.number(), roundTripMs: z.number() }),
  /** The replica that answers reads. Null when none is set. */
  replica: z.nullable(z.enum(['used', 'behind', 'away', 'promoted'])),
  migrations: z.object({ applied: z.number(), latest: z.string(), isCurrent: z.boolean() }),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
  /** Counted every minute, at `countedAt`; failed ones are those of the last week. */
  queue: z.object({ waiting: z.number(), failed: z.number(), countedAt: z.nullable(z.string()) }),
  /** `lastFailureAt` is later than `lastAt` when the newest attempt failed. */
  backup: z.object({
    lastAt: z.nullable(z.string()),
    lastBytes: z.nullable(z.number()),
    lastFailureAt: z.nullable(z.string()),
    lastTestedRestoreAt: z.nullable(z.string()),
    isAutomatic: z.boolean(),
    /** Stored files of all schools that were missing or changed at the last backup. */
    damagedFiles: z.number(),
  }),
  /** The archive of all changes: the database can be restored to any moment since `from`. Null when none is kept. */
  archive: z.nullable(z.object({ isFailing: z.boolean(), from: z.nullable(z.string()) })),
  /** False when there is a real school and neither PUBLIC_URL nor NODE_ENV says what the installation is used for. */
  use: z.object({ isSaid: z.boolean() }),
  /** `wrong` is set when nothing can be recorded: today's date on the server, and the day of the last entry if that is later. */
  clock: z.object({ wrong: z.nullable(z.object({ today: z.string(), lastDay: z.nullable(z.string()) })) }),
  mail: z.object({ mode: z.enum(['smtp', 'outbox']), waiting: z.number(), failed: z.number(), lastSentAt: z.nullable(z.string()) }),
  /** The slowest calls of the last seven days, slowest first. 95 % of the answers took at most `p95Ms`. */
  slowCalls: z.array(z.object({ call: z.string(), act: z.string(), count: z.number(), p95Ms: z.number(), worstMs: z.number() })),
});

/**
 * Times are ISO 8601, sizes bytes, durations milliseconds. `installation` is null except for the installation's operator: the accounts in `OPERATORS`, or if
 * there are none, the administrators of the only school.
 */
export const getHealth = defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/admin/health',
  summary: 'How the installation is doing, for an administrator without a technician',
  answer: z.object({
    version: z.string(),
    startedAt: z.string(),
    /** The stored files of this school. A damaged file's bytes are missing or were changed. */
    files: z.object({
      usedBytes: z.number(),
      quotaBytes: z.nullable(z.number()),
      damagedCount: z.number(),
      /** At most 20, the first found first. */
      damaged: z.array(z.object({ _id: z.string(), name: z.string(), damage: z.enum(['missing', 'changed']), foundAt: z.string() })),
    }),
    installation: z.nullable(installation),
  }),
});
