import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#platform/log';
import { type Channel, openChannel } from './channel.ts';
import { type Figures, type Metrics, writeFigures } from './metrics.ts';
import type { Installation } from './start-installation.ts';
import type { Web } from './start-web.ts';

/** A worker that dies sooner than this after its start would be replaced in an endless loop, so the next one is started with a delay. */
const YOUNG_MS = 5000;
const PAUSE_MS = 2000;
const STOP_MS = 30_000;

type Ground = { count: number; installation: Installation; metrics: Metrics; log: Log };

/** Forks the serving processes, gives them the database's address, and replaces each one that dies. */
export async function startWorkers({ count, installation, metrics, log }: Ground): Promise<Web> {
  const channels = new Map<Worker, Channel>();
  let isStopping = false;

  const readMetrics = async () => {
    const asked = [...channels.values()].map((channel) => channel.ask<Figures>('figures').catch(() => []));
    return writeFigures([await metrics.read(), ...(await Promise.all(asked))]);
  };

  const fork = (): Promise<string> => {
    const worker = cluster.fork();
    const began = Date.now();
    const listening = new Promise<string>((resolve, reject) => {
      const tells = { listening: resolve, failed: (sentence: string) => reject(new Error(sentence)), wakeJob: installation.queue.wakeJob };
      const channel = openChannel(worker, { tells, asks: { metrics: readMetrics } });
      channels.set(worker, channel);
      channel.tell('start', installation.connection);
      worker.once('exit', () => reject(new Error('A serving process has ended while it started.')));
    });
    worker.once('exit', (code, signal) => {
      channels.delete(worker);
      if (!isStopping) void replace({ code, signal, livedMs: Date.now() - began });
    });
    return listening;
  };

  const replace = async ({ code, signal, livedMs }: { code: number; signal: string; livedMs: number }) => {
    log.error({ code, signal }, 'a serving process has ended; starting another');
    if (livedMs < YOUNG_MS) await sleep(PAUSE_MS);
    if (!isStopping) await fork().catch((error) => log.error({ err: error }, 'a serving process could not be started'));
  };

  const close = async () => {
    isStopping = true;
    await Promise.all([...channels].map(([worker, channel]) => endWorker(worker, channel)));
  };

  try {
    const [address = ''] = await Promise.all(Array.from({ length: count }, fork));
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function endWorker(worker: Worker, channel: Channel): Promise<void> {
  const ended = once(worker, 'exit');
  channel.tell('stop');
  const limit = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS);
  await ended.finally(() => clearTimeout(limit));
}
