import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatBytes, formatDateTime, formatNumber, formatPercent } from '#lib/format';
import type { Health } from '../api.ts';
import { hasFailedBackup, type Verdicts } from '../judge-health.ts';

/** What an administrator without a technician needs to know about each part, in sentences. */
export function useHealthSentences({ database, migrations, disk, queue, backup, mail }: Health): Record<keyof Verdicts, string> {
  const { t } = useLingui();
  const version = database.version;
  const size = formatBytes(database.sizeBytes);
  const trip = formatNumber(database.roundTripMs, 1);
  const latest = migrations.latest;
  const free = formatBytes(disk.freeBytes);
  const total = formatBytes(disk.totalBytes);
  const share = formatPercent(disk.totalBytes > 0 ? disk.freeBytes / disk.totalBytes : 1);
  return {
    database: database.isEmbedded
      ? t`PostgreSQL ${version}, part of this installation. It holds ${size} and answers in ${trip} ms.`
      : t`PostgreSQL ${version}, run by your own server. It holds ${size} and answers in ${trip} ms.`,
    migrations: migrations.isCurrent
      ? t`It fits this version of Shala (${latest}).`
      : t`It is older than this version of Shala. Stop Shala and start it again; nothing is lost.`,
    disk: t`${free} of ${total} are free, ${share}. Receipts, pictures and backups need room.`,
    queue: useQueueSentence(queue),
    backup: useBackupSentence(backup),
    restore: backup.lastTestedRestoreAt
      ? t`A backup was last read back as a test on ${formatDateTime(backup.lastTestedRestoreAt)}.`
      : t`No backup has been read back as a test yet. A backup that was never tried is only a hope; ask whoever set up Shala.`,
    mail: useMailSentence(mail),
  };
}

function useQueueSentence({ waiting, failed, countedAt }: Health['queue']): string {
  const { t } = useLingui();
  if (failed > 0) {
    return plural(failed, {
      one: '# piece of work has failed and will not be tried again by itself.',
      other: '# pieces of work have failed and will not be tried again by themselves.',
    });
  }
  if (waiting > 0) {
    return plural(waiting, {
      one: '# piece of work waits for its turn, such as a mail or a textbook.',
      other: '# pieces of work wait for their turn, such as mails and textbooks.',
    });
  }
  if (countedAt === null) return t`It has not been counted yet; that happens every minute.`;
  return t`Nothing was waiting and nothing had failed on ${formatDateTime(countedAt)}.`;
}

function useBackupSentence(backup: Health['backup']): string {
  const { t } = useLingui();
  const { lastAt, lastBytes, lastFailureAt, isAutomatic } = backup;
  const at = lastAt ? formatDateTime(lastAt) : '';
  const size = formatBytes(lastBytes ?? 0);
  if (lastFailureAt && hasFailedBackup(backup)) {
    const failedAt = formatDateTime(lastFailureAt);
    return lastAt
      ? t`The backup of ${failedAt} went wrong; the last good one is of ${at}. Is the disk full? Ask whoever set up Shala.`
      : t`The backup of ${failedAt} went wrong and there is no earlier one. Is the disk full? Ask whoever set up Shala.`;
  }
  if (lastAt === null && isAutomatic) return t`None yet; the first one is made tonight by itself.`;
  if (lastAt === null) return t`None was made through Shala. With a database of your own, its server makes the backups.`;
  return isAutomatic
    ? t`The last one is of ${at}, ${size}. One is made every night by itself.`
    : t`The last one is of ${at}, ${size}. It was made by hand.`;
}

function useMailSentence({ mode, waiting, failed, lastSentAt }: Health['mail']): string {
  const { t } = useLingui();
  if (mode === 'outbox')
    return t`No mail server is set, so mails are only kept on this computer and reach nobody. Set SMTP_URL to send them.`;
  if (failed > 0) {
    return plural(failed, {
      one: '# mail was refused by the mail server. Check the address and password of SMTP_URL.',
      other: '# mails were refused by the mail server. Check the address and password of SMTP_URL.',
    });
  }
  if (waiting > 0) return plural(waiting, { one: '# mail waits to be sent.', other: '# mails wait to be sent.' });
  return lastSentAt ? t`The last mail was sent on ${formatDateTime(lastSentAt)}.` : t`A mail server is set; no mail had to be sent yet.`;
}
