import type { DamagedFile } from '#platform/backup';
import type { Database } from '#platform/db';
import { type Damage, markDamage } from '#platform/files';

const MOST_NAMED = 10;

/** Stores a backup's findings in each file's row, so that the health page of its school lists the file. */
export async function keepDamage(database: Database, damaged: readonly DamagedFile[]): Promise<void> {
  for (const { schoolId, key, damage } of damaged)
    await database.schoolTransaction(schoolId, (db) => markDamage(db, schoolId, { key, damage }));
}

/** The message to an operator about damaged files at the end of a backup. */
export function describeDamage(damaged: readonly DamagedFile[]): string {
  const lines = damaged.slice(0, MOST_NAMED).map(({ key, name, damage }) => `  files/${key} (${name}): ${damage}`);
  const more = damaged.length > MOST_NAMED ? [`  and ${damaged.length - MOST_NAMED} more`] : [];
  return [
    'These stored files are missing or are not as they were stored, and are so in this backup too. Restore them from an earlier backup:',
    ...lines,
    ...more,
  ].join('\n');
}

/** Stores the result of a check when a file is read, without delaying the answer. */
export function noteChecks(database: Database, warn: (error: unknown) => void): (key: string, damage: Damage | null) => void {
  return (key, damage) => {
    const [schoolId = ''] = key.split('/');
    database.schoolTransaction(schoolId, (db) => markDamage(db, schoolId, { key, damage })).catch(warn);
  };
}
