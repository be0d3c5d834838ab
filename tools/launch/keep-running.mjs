import { setTimeout as sleep } from 'node:timers/promises';
import { runToEnd } from './run.mjs';

/** The exit code of a server after an unexpected error; see server/src/app/stop-in-order.ts. */
const FAULT = 70;
const MOST_STARTS = 5;
const WITHIN_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs a server to its end, and restarts it when it dies of an unexpected error, or of a signal that was not sent through this process. At most five times in
 * ten minutes, with longer and longer pauses. A server that refuses to start (a port in use, a wrong setting) is not restarted.
 */
export async function keepRunning(node, command, { pauseMs = 1000 } = {}) {
  const deaths = [];
  for (;;) {
    const { code, signal, wasAsked } = await runToEnd(node, command);
    if (wasAsked || (code !== FAULT && signal === null)) return;
    const now = Date.now();
    deaths.push(now);
    while (deaths[0] < now - WITHIN_MS) deaths.shift();
    const how = signal ?? `code ${code}`;
    if (deaths.length > MOST_STARTS) {
      console.error(
        `Shala has ended unexpectedly ${deaths.length} times within ten minutes (${how}) and is not started again. The log above says why.`,
      );
      return;
    }
    const pause = Math.min(pauseMs * 2 ** (deaths.length - 1), LONGEST_PAUSE_MS);
    console.error(
      `Shala has ended unexpectedly (${how}). Starting it again in ${pause / 1000} s (${deaths.length} of ${MOST_STARTS} in ten minutes).`,
    );
    await sleep(pause);
  }
}
