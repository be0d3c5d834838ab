import type { DamagedFile } from '#platform/backup';
import type { Database } from '#platform/db';
import { type Damage, markDamage } from '#platform/files';

const MOST_NAMED = 10;

/** Keeps with each file's row what a backup found of it: the health page of its school names it then. */
export async function keepDamage(database: Database, damaged: readonly DamagedFile[]): Promise<void> {
  for (const { schoolId, key, damage } of damaged)
    await database.schoolTransaction(schoolId, (db) => markDamage(db, schoolId, { key, damage }));
}

/** What an operator is told of such files at the end of a backup. */
export function describeDamage(damaged: readonly DamagedFile[]): string {
  const lines = damaged.slice(0, MOST_NAMED).map(({ key, name, damage }) => `  files/${key} (${name}): ${damage}`);
  const more = damaged.length > MOST_NAMED ? [`  and ${damaged.length - MOST_NAMED} more`] : [];
  return [
    'These stored files are missing or are not as they were stored, and are so in this backup too. Restore them from an earlier backup:',
    ...lines,
    ...more,
  ].join('\n');
}

/** Keeps what was found when a file was read, beside the answer to whoever reads it. */
export function noteChecks(database: Database, warn: (error: unknown) => void): (key: string, damage: Damage | null) => void {
  return (key, damage) => {
    const [schoolId = ''] = key.split('/');
    database.schoolTransaction(schoolId, (db) => markDamage(db, schoolId, { key, damage })).catch(warn);
  };
}
