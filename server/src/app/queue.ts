import { LETTERS_JOB } from '#features/identity';
import type { Config } from '#platform/config';
import { type Connection, type Database, openConnectionPool } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import type { Log } from '#platform/log';
import { ARCHIVE_JOB, listJobs } from './list-jobs.ts';

export type Queue = {
  /** Starts the queue; jobs woken before that are remembered. */
  start(): Promise<void>;
  wakeJob(job: string): void;
  counts(): Promise<{ waiting: number; failed: number }>;
  stop(): Promise<void>;
};

/** Jobs that every start wakes, because their work may not have been finished. */
const AT_START = ['set-up-school', 'deliver-mail', LETTERS_JOB, 'deliver-notices', 'read-scans', 'count-queue'];

type Ground = { config: Config; owner: Connection; database: Database; log: Log };

/** The installation's queue. It is started after the server listens, because no request waits for it. */
export function makeQueue({ config, owner, database, log }: Ground): Queue {
  const pool = openConnectionPool(owner, { max: 2, name: 'shala queue', isJsonText: true });
  let starting: Promise<Jobs> | undefined;
  let jobs: Jobs | undefined;
  const early = new Set(config.walArchive === undefined ? AT_START : [...AT_START, ARCHIVE_JOB]);

  const counts = async () => jobs?.counts() ?? { waiting: 0, failed: 0 };
  const wakeJob = (job: string) => {
    if (jobs === undefined) early.add(job);
    else jobs.wakeJob(job).catch((error) => log.warn({ err: error, job }, 'a job could not be queued'));
  };

  async function start(): Promise<Jobs> {
    const { startJobs } = await import('#platform/jobs');
    return startJobs(pool, listJobs(config, { database, owner, countJobs: counts, wakeJob }), log, {
      supervisionSeconds: config.QUEUE_SUPERVISION_SECONDS,
    });
  }

  return {
    wakeJob,
    counts,
    start: async () => {
      starting ??= start();
      jobs = await starting;
      for (const job of early) wakeJob(job);
    },
    stop: async () => {
      await starting?.then((started) => started.stop());
      await pool.end();
    },
  };
}
