import type { Logger } from 'pino';
import { hearRejections } from './hear-rejections.ts';

const SAME_SIGNAL_MS = 2000;
/** Longer than all parts of the server together may take to stop. */
const LONGEST_STOP_MS = 90_000;
/** The exit code after an unexpected error (EX_SOFTWARE); the launcher then restarts the server. */
export const FAULT = 70;

/**
 * Stops the process gracefully at the first signal: the given stops run one after the other (serving first, PostgreSQL last). A later signal ends it at once. A
 * signal within two seconds counts as the same one, since a terminal and the launcher both send it. After an uncaught error the state of the process is
 * unknown: the error is logged and the process stops in the same order, with the code `FAULT`. An unhandled promise rejection leaves no such state and stops
 * nothing.
 */
export function stopInOrder(stops: (() => Promise<void>)[], log: Logger): { stop(): Promise<void>; isStopping(): boolean } {
  let stopping: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let next = stops.shift(); next; next = stops.shift()) {
      await next().catch((error) => log.error({ err: error }, 'a part of the server could not stop in order'));
    }
  }
  const stop = () => {
    stopping ??= run();
    return stopping;
  };
  let askedAt = 0;
  const end = (code: number) => {
    if (stopping !== undefined) {
      if (Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = Date.now();
    setTimeout(() => process.exit(code), LONGEST_STOP_MS).unref();
    void stop().then(() => process.exit(code));
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  // Node would print the error with all its values.
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'an error that nobody expected; the server stops');
    if (stopping === undefined) end(FAULT);
  });
  hearRejections(log);
  return { stop, isStopping: () => stopping !== undefined };
}
