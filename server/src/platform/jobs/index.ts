import { PgBoss } from 'pg-boss';
import type { ConnectionPool } from '../db/index.ts';
import type { Log } from '../log/index.ts';

export { takeTurns } from './take-turns.ts';

/** A kind of background work. What is to do lies in the database; a job only says "look now". */
export type Job = {
  name: string;
  /** A cron line in India's time, if it runs by the clock. */
  cron?: string;
  retries?: number;
  /** How long it may take, in seconds; 15 minutes if not said. */
  longestSeconds?: number;
  /** The signal tells it to give up, because the server stops. */
  run(data: Record<string, unknown>, signal: AbortSignal): Promise<void>;
};

export type Jobs = {
  /** Asks for a job to run soon; asking twice while it waits runs it once. */
  wakeJob(name: string, data?: Record<string, unknown>): Promise<void>;
  /** How many jobs wait, and how many of the last week were given up. */
  counts(): Promise<{ waiting: number; failed: number }>;
  stop(): Promise<void>;
};

const WEEK_SECONDS = 7 * 24 * 3600;
const STOP_MS = 10_000;
/** The queue's library takes no shorter heartbeat. */
const LEAST_HEARTBEAT_SECONDS = 10;

type Pace = {
  /**
   * How often the queue looks whether work still lives. What a killed server left is taken up again after twice as long; until then no
   * second job of its kind runs. What a clock has put in is found within half of it.
   */
  supervisionSeconds: number;
};

/** Starts the queue (pg-boss, in the same PostgreSQL) as the owner and works off its jobs in this process. A job that is woken here begins at once. */
export async function startJobs(owner: ConnectionPool, jobs: readonly Job[], log: Log, { supervisionSeconds }: Pace): Promise<Jobs> {
  const stopping = new AbortController();
  const boss = new PgBoss({
    schema: 'queue',
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
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

/** Makes the queue of a job and begins to work on it; gives the worker's id. */
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
  // A queue that an earlier release made is not made again.
  await boss.updateQueue(job.name, { heartbeatSeconds: Math.max(LEAST_HEARTBEAT_SECONDS, supervisionSeconds) });
  const worker = await boss.work(job.name, { pollingIntervalSeconds: supervisionSeconds / 2 }, async ([found]) => {
    try {
      await job.run((found?.data ?? {}) as Record<string, unknown>, signal);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, job: job.name }, 'a job failed and is tried again later');
      // The queue keeps what it is told: the kind alone, since a message could hold personal data.
      throw new Error(error instanceof Error ? error.name : 'unknown');
    }
  });
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Kolkata' });
  return worker;
}

/** Of several statements in one text, the rows of all. */
async function execute(owner: ConnectionPool, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const answer = await owner.ask(text, values.length > 0 ? values : undefined);
  return { rows: answer.flat() };
}

async function countJobs(owner: ConnectionPool): Promise<{ waiting: number; failed: number }> {
  const [counts] = await owner.ask(`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'failed')::int as failed
    from queue.job where name not like '\\_\\_pgboss%'`);
  return (counts as { waiting: number; failed: number } | undefined) ?? { waiting: 0, failed: 0 };
}
