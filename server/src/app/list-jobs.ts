import { setTimeout as sleep } from 'node:timers/promises';
import { dayAt } from '@shala/contract/shared';
import { forgetOldPrompts } from '#features/assistant';
import { CERTIFICATES_JOB, makeCertificateWorker } from '#features/certificates';
import { makeReportCardWorker, REPORT_CARDS_JOB } from '#features/exams';
import { addLateFeesEverywhere } from '#features/finance';
import { forgetOldAttempts, forgetOldDevices, forgetOldLetters, LETTERS_JOB, writeLetters } from '#features/identity';
import { makeNoticeWorker, NOTICES_JOB } from '#features/notices';
import { forgetOldTimings, keepArchive, keepBackups, putFact } from '#features/operations';
import { CUT_PICTURES_JOB, cutWantedPictures } from '#features/question-papers';
import { provisionWaitingSchools } from '#features/school';
import { forgetRemovedBooks, READ_SCANS_JOB, readWaitingScans } from '#features/textbooks';
import { GENERATE_JOB, generateWaiting } from '#features/timetable';
import { type Config, describeInstallation } from '#platform/config';
import type { Connection, Database } from '#platform/db';
import { openFileStore } from '#platform/files';
import type { Job } from '#platform/jobs';
import { forgetOldMails, makeMailer } from '#platform/mail';
import { openVault } from '#platform/vault';
import { publicAddress } from './local-address.ts';

export const ARCHIVE_JOB = 'keep-archive';
const LETTERS_LATER_MS = 1000;

type Counts = { waiting: number; failed: number };

type Ground = { database: Database; owner: Connection; countJobs(): Promise<Counts>; wakeJob(name: string): void };

/** All background work of an installation. `countJobs` returns the numbers of the queue. */
export function listJobs(config: Config, { database, owner, countJobs, wakeJob }: Ground): Job[] {
  const mailer = makeMailer(database, { smtpUrl: config.SMTP_URL, from: config.MAIL_FROM });
  const notices = makeNoticeWorker({
    database,
    files: openFileStore(config.filePlace),
    vault: openVault(config.dataDir),
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    isProduction: config.isProduction,
    publicUrl: publicAddress(config),
  });
  const certificates = makeCertificateWorker({
    database,
    files: openFileStore(config.filePlace),
    publicUrl: publicAddress(config),
    isPublic: config.PUBLIC_URL !== undefined,
  });
  const reportCards = makeReportCardWorker({ database, files: openFileStore(config.filePlace) });
  const jobs: Job[] = [
    { name: 'deliver-mail', cron: '* * * * *', run: () => mailer.deliver() },
    { name: LETTERS_JOB, cron: '* * * * *', run: () => sendLetters(database, wakeJob) },
    { name: NOTICES_JOB, cron: '* * * * *', longestSeconds: 3600, run: (_data, signal) => notices.run(signal) },
    { name: CERTIFICATES_JOB, cron: '* * * * *', longestSeconds: 3600, run: (_data, signal) => certificates.run(signal) },
    { name: REPORT_CARDS_JOB, cron: '* * * * *', longestSeconds: 3600, run: (_data, signal) => reportCards.run(signal) },
    { name: 'set-up-school', run: () => provisionWaitingSchools(database, schoolToday()) },
    { name: 'count-queue', cron: '* * * * *', retries: 0, run: async () => putFact(database.global, 'queue', await countJobs()) },
    // Scans take hours, so books wait for each other. Work that was interrupted by a stop is continued at the next quarter of an hour.
    {
      name: READ_SCANS_JOB,
      cron: '*/15 * * * *',
      retries: 1,
      longestSeconds: 6 * 3600,
      run: (_data, signal) => readWaitingScans({ database, files: openFileStore(config.filePlace), signal }),
    },
    {
      name: CUT_PICTURES_JOB,
      cron: '*/15 * * * *',
      retries: 1,
      longestSeconds: 3600,
      run: (_data, signal) => cutWantedPictures({ database, files: openFileStore(config.filePlace), signal }),
    },
    { name: GENERATE_JOB, cron: '* * * * *', longestSeconds: 3600, run: (_data, signal) => generateWaiting({ database, signal }) },
    { name: 'charge-late-fees', cron: '40 0 * * *', run: () => addLateFeesEverywhere(database) },
    { name: 'forget-old', cron: '17 3 * * *', run: () => forgetOld(config, database) },
  ];
  if (describeInstallation(config).hasAutomaticBackup && typeof owner !== 'string') jobs.push(backupJob(config, { database, owner }));
  if (config.walArchive !== undefined && typeof owner !== 'string') jobs.push(archiveJob(config, config.walArchive, { database, owner }));
  return jobs;
}

function backupJob(
  { dataDir, filePlace, version, BACKUP_KEEP: keep, BACKUP_RECIPIENTS: recipients }: Config,
  { database, owner }: { database: Database; owner: Exclude<Connection, string> },
): Job {
  const settings = { dataDir, filePlace, version, keep, recipients };
  return {
    name: 'keep-backups',
    cron: '13 * * * *',
    // The next hour tries again.
    retries: 0,
    longestSeconds: 6 * 3600,
    run: (_data, signal) => keepBackups({ database, owner, settings, now: new Date(), signal }),
  };
}

function archiveJob(
  { dataDir, WAL_ARCHIVE_DAYS: keepDays }: Config,
  folder: string,
  { database, owner }: { database: Database; owner: Exclude<Connection, string> },
): Job {
  const settings = { folder, keepDays, dataDir };
  return {
    name: ARCHIVE_JOB,
    cron: '*/5 * * * *',
    // The next run tries again.
    retries: 0,
    longestSeconds: 6 * 3600,
    run: (_data, signal) => keepArchive({ database, owner, settings, now: new Date(), signal }),
  };
}

async function forgetOld({ filePlace }: Config, database: Database): Promise<void> {
  await forgetOldAttempts(database.global);
  await forgetOldDevices(database);
  await database.globalTransaction(forgetOldLetters);
  await forgetOldTimings(database.global);
  await forgetOldMails(database);
  await forgetRemovedBooks({ database, files: openFileStore(filePlace) });
  await forgetOldPrompts(database);
}

/**
 * Written some time after the answers that asked for them, so that the response time does not reveal whether an address is known. Another job delivers them:
 * letters that come meanwhile do not wait until all mail of the installation is sent.
 */
async function sendLetters(database: Database, wakeJob: Ground['wakeJob']): Promise<void> {
  await sleep(LETTERS_LATER_MS * (0.5 + Math.random()));
  try {
    await writeLetters(database);
  } finally {
    wakeJob('deliver-mail');
  }
}

/** Today in India, ISO. */
export function schoolToday(): string {
  return dayAt(new Date());
}
