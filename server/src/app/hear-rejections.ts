import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

type UnderWay = { reqId: string; call: string };

const underWay = new AsyncLocalStorage<UnderWay>();

/** Lets whatever a request starts know which request that was. */
export function rememberRequests(app: FastifyInstance, nameOf: (request: FastifyRequest) => string): void {
  const remember = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    underWay.run({ reqId: request.id, call: nameOf(request) }, done);
  app.addHook('onRequest', remember);
  // Reading the body ends what was remembered before it.
  app.addHook('preHandler', remember);
}

/**
 * A promise that is rejected with nobody listening is a fault of one request or one job, and is logged with it. Without a listener here Node
 * would end the process, and with it the requests of every school.
 */
export function hearRejections(log: Logger): void {
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason, ...underWay.getStore() }, 'a promise failed unheard: a fault of this call, which ends nothing else'),
  );
}
