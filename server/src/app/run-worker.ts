import { readConfig } from '#platform/config';
import type { Connection } from '#platform/db';
import { makeLog } from '#platform/log';
import { openChannel } from './channel.ts';
import { hearRejections } from './hear-rejections.ts';
import { makeMetrics } from './metrics.ts';
import { settleAfterStart } from './settle.ts';
import { startWeb, type Web } from './start-web.ts';
import { FAULT } from './stop-in-order.ts';

/** The time in which a failed process may finish its running requests, in milliseconds. */
const LAST_ANSWERS_MS = 5000;

/** One of several serving processes. It gets the database's address from the first process, and stops when that process says so or is gone. */
export function runWorker(): void {
  const config = readConfig();
  const log = makeLog(config.LOG_LEVEL);
  const metrics = makeMetrics();
  let web: Promise<Web> | undefined;

  const stop = async (code = 0) => {
    await web?.then((started) => started.close()).catch((error) => log.error({ err: error }, 'a serving process could not stop in order'));
    process.exit(code);
  };
  const start = (connection: Connection) => {
    const wakeJob = (job: string) => channel.tell('wakeJob', job);
    web = startWeb(config, { connection, wakeJob, metrics, readMetrics: () => channel.ask<string>('metrics') }, log);
    web.then(
      ({ address }) => {
        channel.tell('listening', address);
        settleAfterStart();
      },
      (error: Error) => channel.tell('failed', error.message),
    );
  };
  const channel = openChannel(process, { tells: { start, stop: () => void stop() }, asks: { figures: metrics.read } });

  // A signal to the whole process group reaches the first process too, which stops its workers in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => void stop());
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'a serving process has failed');
    setTimeout(() => process.exit(FAULT), LAST_ANSWERS_MS).unref();
    void stop(FAULT);
  });
  hearRejections(log);
}
