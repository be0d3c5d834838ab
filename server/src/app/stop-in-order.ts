import type { Logger } from 'pino';

const SAME_SIGNAL_MS = 2000;

/**
 * Ends the process gracefully at the first signal: the given stops run one after the other (serving first, PostgreSQL last). A
 * later signal ends it at once; one within two seconds is the same one, since a terminal and the launcher both send it. An error
 * that nobody caught is logged and ends it too.
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
    void stop().then(() => process.exit(code));
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  // Node would print the error with all its values.
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'an error that nobody expected; the server stops');
    if (stopping === undefined) end(1);
  });
  return { stop, isStopping: () => stopping !== undefined };
}
