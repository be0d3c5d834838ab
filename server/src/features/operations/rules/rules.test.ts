import { expect, it } from 'vitest';
import { isBackupDue, isRestoreTestDue } from './backup-plan.ts';
import { BUCKET_ENDS_MS, bucketOf, p95Of } from './timing-buckets.ts';

const now = new Date('2026-11-20T20:43:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each([
  ['none yet', null, 11, true],
  ['of last night, at night', hoursAgo(24), 2, true],
  ['of an hour ago, at night', hoursAgo(1), 2, false],
  ['of last night, by day', hoursAgo(9), 11, false],
  ['of the night before last, by day', hoursAgo(33), 11, true],
])('a backup %s', (_what, lastAt, hour, isDue) => {
  expect(isBackupDue({ lastAt, now, hour })).toBe(isDue);
});

it('tests a restore once a week', () => {
  expect(isRestoreTestDue({ lastAt: null, now })).toBe(true);
  expect(isRestoreTestDue({ lastAt: hoursAgo(6 * 24), now })).toBe(false);
  expect(isRestoreTestDue({ lastAt: hoursAgo(7 * 24), now })).toBe(true);
});

function bucketsOf(times: number[]): number[] {
  const buckets = Array(BUCKET_ENDS_MS.length + 1).fill(0);
  for (const ms of times) buckets[bucketOf(ms)]++;
  return buckets;
}

it('estimates the time of 19 in 20 answers within its class', () => {
  expect(p95Of(bucketsOf([]), 0)).toBe(0);
  expect(p95Of(bucketsOf([42]), 42)).toBe(42);
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(p95Of(bucketsOf(hundred), 100)).toBeGreaterThan(90);
  expect(p95Of(bucketsOf(hundred), 100)).toBeLessThanOrEqual(100);
  expect(p95Of(bucketsOf([...Array(95).fill(4), ...Array(5).fill(60_000)]), 60_000)).toBeLessThanOrEqual(5);
  expect(p95Of(bucketsOf(Array(10).fill(60_000)), 60_000)).toBeGreaterThan(10_000);
});
