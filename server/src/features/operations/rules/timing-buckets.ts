/** The upper limits of the histogram's buckets in milliseconds; longer durations are in one more bucket. */
export const BUCKET_ENDS_MS = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 7000, 10_000,
] as const;

/** The bucket of a duration. */
export function bucketOf(ms: number): number {
  const found = BUCKET_ENDS_MS.findIndex((end) => ms <= end);
  return found === -1 ? BUCKET_ENDS_MS.length : found;
}

/** The number of answers in the buckets. */
export function countOf(buckets: readonly number[]): number {
  return buckets.reduce((sum, count) => sum + count, 0);
}

/** The 95th percentile, estimated within its bucket; never more than the longest duration. */
export function p95Of(buckets: readonly number[], worstMs: number): number {
  const wanted = countOf(buckets) * 0.95;
  let before = 0;
  for (const [index, count] of buckets.entries()) {
    if (count > 0 && before + count >= wanted) {
      const start = BUCKET_ENDS_MS[index - 1] ?? 0;
      const end = BUCKET_ENDS_MS[index] ?? worstMs;
      return Math.min(worstMs, start + ((wanted - before) / count) * (end - start));
    }
    before += count;
  }
  return 0;
}
