import { PgBoss } from 'pg-boss';
import type { ConnectionPool } from '../db/index.ts';
import type { Log } from '../log/index.ts';

export { takeTurns } from './take-turns.ts';

/** A kind of background work. The work itself is in the database; a job only says that there is some. */
export type Job = {
  name: string;
  /** A cron expression in India's time zone, for a job with a schedule. */
  cron?: string;
  retries?: number;
  /** Time limit in seconds; 15 minutes when left out. */
  longestSeconds?: number;
  /** The signal aborts the work when the server stops. */
  run(data: Record<string, unknown>, signal: AbortSignal): Promise<void>;
};

export type Jobs = {
  /** Asks for a job to run soon. Asking again while it is waiting runs it only once. */
  wakeJob(name: string, data?: Record<string, unknown>): Promise<void>;
  /** How many jobs are waiting, and how many were given up in the last week. */
  counts(): Promise<{ waiting: number; failed: number }>;
  stop(): Promise<void>;
};

const WEEK_SECONDS = 7 * 24 * 3600;
const STOP_MS = 10_000;
/** pg-boss accepts no shorter heartbeat. */
const LEAST_HEARTBEAT_SECONDS = 10;

type Pace = {
  /**
   * How often the queue checks whether running work is still alive, in seconds. Work of a killed server is started again after twice this time; until then no
   * second job of its kind runs. A scheduled job is found within half of it.
   */
  supervisionSeconds: number;
};

/** Starts the queue (pg-boss, in the same PostgreSQL) as the owner and runs its jobs in this process. A job that is woken here begins immediately. */
export async function startJobs(owner: ConnectionPool, jobs: readonly Job[], log: Log, { supervisionSeconds }: Pace): Promise<Jobs> {
  const stopping = new AbortController();
  const boss = new PgBoss({
    schema: 'queue',
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
    queueCacheIntervalSeconds: 2 * supervisionSeconds,
    db: { executeSql: (text, values) => execute(owner, text, values) },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue reported an error'));
  await boss.start();
  const workers = new Map<string, string>();
  for (const job of jobs) workers.set(job.name, await work(boss, job, { log, signal: stopping.signal, supervisionSeconds }));
  return {
    wakeJob: async (name, data = {}) => {
      await boss.send(name, data);
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    counts: () => countJobs(owner),
    stop: async () => {
      stopping.abort(new Error('The server stops.'));
      await boss.stop({ graceful: true, timeout: STOP_MS, close: false });
    },
  };
}

/** Creates the queue of a job and starts its worker; returns the worker's id. */
async function work(
  boss: PgBoss,
  job: Job,
  { log, signal, supervisionSeconds }: { log: Log; signal: AbortSignal } & Pace,
): Promise<string> {
  await boss.createQueue(job.name, {
    policy: 'stately',
    retryLimit: job.retries ?? 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: job.longestSeconds ?? 900,
    deleteAfterSeconds: WEEK_SECONDS,
  });
  // A queue that an earlier release created is updated, since it is not created again.
  await boss.updateQueue(job.name, { heartbeatSeconds: Math.max(LEAST_HEARTBEAT_SECONDS, supervisionSeconds) });
  const worker = await boss.work(job.name, { pollingIntervalSeconds: supervisionSeconds / 2 }, async ([found]) => {
    try {
      await job.run((found?.data ?? {}) as Record<string, unknown>, signal);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, job: job.name }, 'a job failed and is tried again later');
      // The queue stores the error. Only its type is given, since a message could contain personal data.
      throw new Error(error instanceof Error ? error.name : 'unknown');
    }
  });
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Kolkata' });
  return worker;
}

/**
 * For several statements in one text, returns the rows of all of them. A queue's list of active jobs is left out: pg-boss remembers it for up to a minute, and a
 * job of which it was last seen active waited that long, whoever woke it (github.com/timgit/pg-boss/issues/612). That one job of a kind is active is ensured by
 * a unique index.
 */
async function execute(owner: ConnectionPool, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const answer = await owner.ask(text, values.length > 0 ? values : undefined);
  const rows = answer.flat();
  return {
    rows: rows.map((row) => (row && typeof row === 'object' && 'singletonsActive' in row ? { ...row, singletonsActive: null } : row)),
  };
}

async function countJobs(owner: ConnectionPool): Promise<{ waiting: number; failed: number }> {
  const [counts] = await owner.ask(`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'failed')::int as failed
    from queue.job where name not like '\\_\\_pgboss%'`);
  return (counts as { waiting: number; failed: number } | undefined) ?? { waiting: 0, failed: 0 };
}
