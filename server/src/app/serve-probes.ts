import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { judgeDatabase } from '#features/operations';
import type { Config } from '#platform/config';
import type { Database } from '#platform/db';
import { Refusal } from '#platform/errors';
import { refuseFullDisk } from '#platform/files';
import { isLocalRequest } from '#platform/http';
import { FIGURES_TYPE } from './metrics.ts';

const PATIENCE_MS = 3000;
const hidden = { schema: { hide: true } };

type Watched = { config: Config; database: Database; readMetrics(): Promise<string> };

/** Endpoints for monitoring: is the process alive, can it serve requests, and its metrics. */
export function serveProbes(app: FastifyInstance, { config, database, readMetrics }: Watched): void {
  app.get('/healthz', hidden, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { success: true, data: { status: 'up', version: config.version } };
  });
  app.get('/readyz', hidden, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    await refuseUnready(database);
    await refuseFullDisk(config.dataDir);
    return { success: true, data: { status: 'ready' } };
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!maySeeMetrics(request, config)) throw new Refusal('notFound', 'noSuchCall');
    return reply
      .type(FIGURES_TYPE)
      .header('Cache-Control', 'no-store')
      .send(await readMetrics());
  });
}

async function refuseUnready(database: Database): Promise<void> {
  const silent = () => new Refusal('unavailable', 'databaseSilent');
  const judged = judgeDatabase(database.global).catch(() => Promise.reject(silent()));
  const patience = new AbortController();
  const waited = sleep(PATIENCE_MS, undefined, { ref: false, signal: patience.signal }).then(() => Promise.reject(silent()));
  // Once the other promise has won, failures of either are ignored.
  waited.catch(() => {});
  judged.catch(() => {});
  const { isCurrent, isReadOnly } = await Promise.race([judged, waited]).finally(() => patience.abort());
  if (!isCurrent) throw new Refusal('unavailable', 'databaseOld');
  if (isReadOnly) throw new Refusal('unavailable', 'readOnly');
}

/** Allowed with the metrics token. Without a configured token, only on this machine and outside production. */
function maySeeMetrics(request: FastifyRequest, { METRICS_TOKEN, isProduction }: Config): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (METRICS_TOKEN && given && timingSafeEqual(digest(given), digest(METRICS_TOKEN))) return true;
  return !isProduction && isLocalRequest(request);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
