import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

/** Instants are ISO 8601; sizes are bytes; times are milliseconds. Facts of the installation, none of a school. */
export const getHealth = defineCall({
  name: 'getHealth',
  method: 'GET',
  path: '/admin/health',
  summary: 'How the installation is doing, for an administrator without a technician',
  answer: z.object({
    version: z.string(),
    startedAt: z.string(),
    database: z.object({ version: z.string(), isEmbedded: z.boolean(), sizeBytes: z.number(), roundTripMs: z.number() }),
    migrations: z.object({ applied: z.number(), latest: z.string(), isCurrent: z.boolean() }),
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
    /** Counted every minute, at `countedAt`; failed ones are of the last week. */
    queue: z.object({ waiting: z.number(), failed: z.number(), countedAt: z.nullable(z.string()) }),
    /** `lastFailureAt` is later than `lastAt` when the newest attempt went wrong. */
    backup: z.object({
      lastAt: z.nullable(z.string()),
      lastBytes: z.nullable(z.number()),
      lastFailureAt: z.nullable(z.string()),
      lastTestedRestoreAt: z.nullable(z.string()),
      isAutomatic: z.boolean(),
    }),
    mail: z.object({ mode: z.enum(['smtp', 'outbox']), waiting: z.number(), failed: z.number(), lastSentAt: z.nullable(z.string()) }),
    /** The slowest calls of the last seven days, slowest first. 19 of 20 answers came within `p95Ms`. */
    slowCalls: z.array(z.object({ call: z.string(), count: z.number(), p95Ms: z.number(), worstMs: z.number() })),
  }),
});
