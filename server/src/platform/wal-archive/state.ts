import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '../db/index.ts';

/** How archiving goes: `waiting` segments are on the disk of the database because they are not in the archive yet. */
export type Archiving = { isOn: boolean; isDropping: boolean; isFailing: boolean; waiting: number; segmentBytes: number };

const DISCARD = 'exit 0';
const MOST_ATTEMPTS = 600;

/** One full segment may always be waiting while it is copied. */
export async function judgeArchiving(owner: Pool): Promise<Archiving> {
  const [row] = await owner<Archiving[]>`select current_setting('archive_mode') = 'on' as "isOn",
    current_setting('archive_command') = ${DISCARD} as "isDropping",
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing", pg_size_bytes(current_setting('wal_segment_size'))::int as "segmentBytes",
    (select count(*)::int from pg_ls_archive_statusdir() where name like '%.ready') as waiting from pg_stat_archiver`;
  return row as Archiving;
}

/**
 * Gives up the segments that wait for the archive, so that they do not fill the disk of the database. Moments after them can be restored from the next base backup
 * on, which is made as soon as the archive works again.
 */
export async function dropWaiting(owner: Pool): Promise<void> {
  try {
    await owner`alter system set archive_library = ''`;
    await owner.unsafe(`alter system set archive_command = '${DISCARD}'`);
    await owner`select pg_reload_conf()`;
    for (let attempt = 0; attempt < MOST_ATTEMPTS && (await judgeArchiving(owner)).waiting > 0; attempt++) await sleep(100);
    await owner`checkpoint`;
  } finally {
    await stopDropping(owner);
  }
}

/** Also puts right what a server left behind that was killed meanwhile. */
export async function stopDropping(owner: Pool): Promise<void> {
  await owner`alter system reset archive_command`;
  await owner`alter system reset archive_library`;
  await owner`select pg_reload_conf()`;
}

/** Notes that PostgreSQL has run without an archive. What happened then is not in it, so that it begins anew, with a base backup, when it is turned on again. */
export async function endArchive(owner: Pool): Promise<void> {
  const [there] = await owner<{ table: string | null }[]>`select to_regclass('public.installation_facts')::text as "table"`;
  if (there?.table) await owner`delete from installation_facts where name = 'wal-archive'`;
}
