import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import type { Logger } from 'pino';
import { type Config, readConfig } from '#platform/config';
import { makeLog } from '#platform/log';
import { makeVaultKey } from '#platform/vault';
import { refuseTakenPort } from './listen.ts';
import { outboxAddress, outboxKey } from './outbox-key.ts';
import { settleAfterStart } from './settle.ts';
import { type Installation, type Say, startInstallation } from './start-installation.ts';
import type { Web } from './start-web.ts';
import { stopInOrder } from './stop-in-order.ts';

/** Starts the whole server and prints its address. Refuses with one sentence when it cannot start. */
export async function runServer(say: Say): Promise<void> {
  const config = readConfig();
  const log = makeLog(config.LOG_LEVEL);
  const stops: (() => Promise<void>)[] = [];
  const stopping = stopInOrder(stops, log);
  // The modules that serve requests are loaded while PostgreSQL starts.
  const serving = config.WEB_CONCURRENCY > 1 ? import('./workers.ts') : import('./start-web.ts');
  serving.catch(() => {});
  try {
    await refuseTakenPort(config);
    // A signal during the start waits for the installation, so that no process is left running.
    const installing = startInstallation(config, log, say);
    stops.push(closing(installing));
    const installation = await installing;
    // Created before there are several processes, which would each create one.
    makeVaultKey(config.dataDir);
    if (!config.isProduction) outboxKey(config.dataDir);
    const listening = startServing(config, installation, log);
    stops.unshift(closing(listening));
    const web = await listening;
    if (stopping.isStopping()) return;
    announce(config, web, say);
    warnOfClock(installation, { say, log });
    await warnUnsaid(config, installation, { say, log });
    settleAfterStart();
  } catch (error) {
    await stopping.stop();
    throw error;
  }
}

function closing(starting: Promise<{ close(): Promise<void> }>): () => Promise<void> {
  return async () => (await starting.catch(() => undefined))?.close();
}

async function startServing(config: Config, installation: Installation, log: Logger): Promise<Web> {
  const { connection, queue, countConnections } = installation;
  const { makeMetrics, writeFigures } = await import('./metrics.ts');
  const metrics = makeMetrics([
    { name: 'shala_jobs', help: 'Jobs of the queue, waiting or given up in the last week', label: 'state', read: queue.counts },
    { name: 'shala_database_connections', help: 'Connections of the application by what they do', label: 'state', read: countConnections },
  ]);
  const web = await (config.WEB_CONCURRENCY > 1
    ? (await import('./workers.ts')).startWorkers({ count: config.WEB_CONCURRENCY, installation, metrics, log })
    : (await import('./start-web.ts')).startWeb(
        config,
        { connection, wakeJob: queue.wakeJob, metrics, readMetrics: async () => writeFigures([await metrics.read()]) },
        log,
      ));
  queue.start().catch((error) => log.error({ err: error }, 'The queue could not be started; mails and backups wait for the next start.'));
  return web;
}

function announce({ PUBLIC_URL, SMTP_URL, isProduction, dataDir }: Config, { address }: Web, say: Say): void {
  say(`Shala is ready at ${PUBLIC_URL ?? address}`);
  if (isProduction) return;
  say(`Demo sign-in, on this machine only: ${DEMO_EMAIL} / ${DEMO_PASSWORD}`);
  if (!SMTP_URL) say(`Mail is kept and not sent. Read it on this machine at ${outboxAddress(address, dataDir)}`);
}

function warnOfClock({ wrongClock }: Installation, { say, log }: { say: Say; log: Logger }): void {
  if (wrongClock === null) return;
  say(wrongClock);
  log.warn(wrongClock);
}

/** Warns when a real school is used but no public address is set: what a visitor may see is then guessed. The health page warns too. */
async function warnUnsaid({ isUseSaid }: Config, { hasRealSchool }: Installation, { say, log }: { say: Say; log: Logger }): Promise<void> {
  if (isUseSaid || !(await hasRealSchool())) return;
  const sentence =
    'A school is registered here, but neither PUBLIC_URL nor NODE_ENV is set. For real use set NODE_ENV=production and PUBLIC_URL (docs/operations.md, "Behind a proxy").';
  say(sentence);
  log.warn(sentence);
}
