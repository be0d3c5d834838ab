import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatBytes, formatDateTime, formatPercent, formatShortDate } from '#lib/format';
import type { Installation } from '../api.ts';
import { hasFailedBackup, isSlow, type Verdicts } from '../judge-health.ts';

/** What an administrator without a technician needs to know about each part, in sentences. */
export function useHealthSentences({
  database,
  replica,
  migrations,
  disk,
  queue,
  backup,
  archive,
  mail,
  use,
  clock,
}: Installation): Record<keyof Verdicts, string> {
  const { t } = useLingui();
  const free = formatBytes(disk.freeBytes);
  const total = formatBytes(disk.totalBytes);
  const share = formatPercent(disk.totalBytes > 0 ? disk.freeBytes / disk.totalBytes : 1);
  return {
    database: isSlow(database)
      ? t`The records can be opened, but slowly. Ask your computer person.`
      : t`All records can be opened. They take up ${formatBytes(database.sizeBytes)} on the disk.`,
    replica:
      replica === 'used'
        ? t`It is up to date and in use.`
        : t`It is not in use now. All records are opened from the first copy, which may be slower. Ask your computer person.`,
    migrations: migrations.isCurrent
      ? t`This version of Shala can read and save all records.`
      : t`The records are from an older version of Shala. Stop Shala and start it again. Nothing is lost.`,
    disk: t`${free} of ${total} free (${share}). Receipts, pictures and backups need space.`,
    queue: useQueueSentence(queue),
    backup: useBackupSentence(backup),
    archive: useArchiveSentence(archive),
    restore: backup.lastTestedRestoreAt
      ? t`Restoring records from a backup was last tested on ${formatDateTime(backup.lastTestedRestoreAt)}, and it worked.`
      : t`Restoring records from a backup has not been tested yet. Ask your computer person to test it.`,
    use: use.isSaid
      ? t`The web address of the program and its security settings are set.`
      : t`Your records are saved, but the program still uses the settings for a trial. Ask your computer person to change them.`,
    clock: useClockSentence(clock),
    mail: useMailSentence(mail),
  };
}

function useQueueSentence({ waiting, failed, countedAt }: Installation['queue']): string {
  const { t } = useLingui();
  if (failed > 0) {
    return plural(failed, {
      one: '# task failed and will not be tried again, for example sending an email or preparing an uploaded textbook. Ask your computer person.',
      other:
        '# tasks failed and will not be tried again, for example sending emails or preparing uploaded textbooks. Ask your computer person.',
    });
  }
  if (waiting > 0) {
    return plural(waiting, {
      one: '# automatic task is running now. No action is needed.',
      other: '# automatic tasks are running now. No action is needed.',
    });
  }
  if (countedAt === null) return t`Not counted yet. This is counted every minute.`;
  return t`No task was pending or failed on ${formatDateTime(countedAt)}.`;
}

function useBackupSentence(backup: Installation['backup']): string {
  const { t } = useLingui();
  const { lastAt, lastBytes, lastFailureAt, isAutomatic, damagedFiles } = backup;
  const at = lastAt ? formatDateTime(lastAt) : '';
  const size = formatBytes(lastBytes ?? 0);
  if (lastFailureAt && hasFailedBackup(backup)) {
    const failedAt = formatDateTime(lastFailureAt);
    return lastAt
      ? t`The backup of ${failedAt} failed. The last good backup is from ${at}. Check if the disk is full, or ask your computer person.`
      : t`The backup of ${failedAt} failed and there is no earlier one. Check if the disk is full, or ask your computer person.`;
  }
  if (damagedFiles > 0)
    return plural(damagedFiles, {
      one: '# stored file is missing or damaged, also in the last backup. Restore it from an earlier backup.',
      other: '# stored files are missing or damaged, also in the last backup. Restore them from an earlier backup.',
    });
  if (lastAt === null && isAutomatic)
    return t`No backup yet. The first one is made automatically tonight, if the computer on which the program runs stays switched on.`;
  if (lastAt === null) return t`No backup by this program. Backups are made by the school’s own server. Ask your computer person.`;
  return isAutomatic
    ? t`The last backup was made on ${at}, ${size}. A backup is made automatically every night.`
    : t`The last backup was made by hand on ${at}, ${size}.`;
}

function useArchiveSentence(archive: Installation['archive']): string {
  const { t } = useLingui();
  if (archive?.isFailing)
    return t`Changes are saved on this computer, but not copied to the second folder. Ask your computer person to check that folder.`;
  return archive?.from
    ? t`The records can be restored to any date and time since ${formatDateTime(archive.from)}.`
    : t`The first copy of the records is being prepared.`;
}

function useClockSentence({ wrong }: Installation['clock']): string {
  const { t } = useLingui();
  if (wrong === null) return t`The date of this computer is correct: it is not earlier than the last entry in the accounts.`;
  const today = formatShortDate(wrong.today);
  if (wrong.lastDay === null || wrong.lastDay < wrong.today)
    return t`The date of the computer on which this program runs is ${today}, which cannot be right. No fees or expenses can be recorded until its date and time are set.`;
  const last = formatShortDate(wrong.lastDay);
  return t`The date of the computer on which this program runs is ${today}, but the last entry in the accounts was recorded on ${last}. No fees or expenses can be recorded until its date and time are set.`;
}

function useMailSentence({ mode, waiting, failed, lastSentAt }: Installation['mail']): string {
  const { t } = useLingui();
  if (mode === 'outbox')
    return t`Emails are not sent, because the school’s email account is not set up. Enter it under School data, Email, SMS and WhatsApp, or ask your computer person.`;
  if (failed > 0) {
    return plural(failed, {
      one: '# email could not be sent. Ask your computer person to check the school’s email.',
      other: '# emails could not be sent. Ask your computer person to check the school’s email.',
    });
  }
  if (waiting > 0) return plural(waiting, { one: '# email is waiting to be sent.', other: '# emails are waiting to be sent.' });
  return lastSentAt ? t`The last email was sent on ${formatDateTime(lastSentAt)}.` : t`Email is set up. No email has been sent yet.`;
}
