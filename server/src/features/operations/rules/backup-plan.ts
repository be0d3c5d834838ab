const HOUR_MS = 3_600_000;
const NIGHT_HOUR = 2;
const LONGEST_WITHOUT_MS = 25 * HOUR_MS;
const SHORTEST_BETWEEN_MS = 12 * HOUR_MS;
const TEST_EVERY_MS = (7 * 24 - 12) * HOUR_MS;

/**
 * Whether an automatic backup is due: every night from two to three, and at any hour when the last one is more than 25 hours old, since a school's computer may
 * be off at night. `hour` is the hour in India.
 */
export function isBackupDue({ lastAt, now, hour }: { lastAt: Date | null; now: Date; hour: number }): boolean {
  if (lastAt === null) return true;
  const age = now.getTime() - lastAt.getTime();
  return age > LONGEST_WITHOUT_MS || (hour === NIGHT_HOUR && age > SHORTEST_BETWEEN_MS);
}

/** Whether the newest backup should be restored as a test: once a week. */
export function isRestoreTestDue({ lastAt, now }: { lastAt: Date | null; now: Date }): boolean {
  return lastAt === null || now.getTime() - lastAt.getTime() > TEST_EVERY_MS;
}
