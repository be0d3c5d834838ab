import { hostname } from 'node:os';
import type { Db } from '#platform/db';
import { BUCKET_ENDS_MS, bucketOf } from './rules/timing-buckets.ts';
import { addTimings, type CallTiming } from './store.ts';

/** Counts the duration of calls in memory; `flush` adds the counts to the database and starts again. */
export function makeCallTimer() {
  let timings = new Map<string, CallTiming>();
  return {
    /** Counts one answered call and its duration in milliseconds. */
    count(call: string, ms: number): void {
      const timing = timings.get(call) ?? { call, buckets: Array(BUCKET_ENDS_MS.length + 1).fill(0), worstMs: 0 };
      timings.set(call, timing);
      const bucket = bucketOf(ms);
      timing.buckets[bucket] = (timing.buckets[bucket] ?? 0) + 1;
      timing.worstMs = Math.max(timing.worstMs, ms);
    },
    async flush(db: Db): Promise<void> {
      if (timings.size === 0) return;
      const counted = [...timings.values()];
      timings = new Map();
      await addTimings(db, hostname(), counted);
    },
  };
}
