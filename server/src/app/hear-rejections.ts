import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

type UnderWay = { reqId: string; call: string };

const underWay = new AsyncLocalStorage<UnderWay>();

/** Remembers the current request for all asynchronous work that it starts. */
export function rememberRequests(app: FastifyInstance, nameOf: (request: FastifyRequest) => string): void {
  const remember = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    underWay.run({ reqId: request.id, call: nameOf(request) }, done);
  app.addHook('onRequest', remember);
  // Reading the body loses the async context that was set before it.
  app.addHook('preHandler', (request, reply, done) => (request.body === undefined ? done() : remember(request, reply, done)));
}

/**
 * An unhandled promise rejection is a fault of one request or job, and is logged with it. Without this listener Node would end the process, and with it the
 * requests of every school.
 */
export function hearRejections(log: Logger): void {
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason, ...underWay.getStore() }, 'a promise failed unheard: a fault of this call, which ends nothing else'),
  );
}
