import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Refusal } from '#platform/errors';

/** When a person who was refused may try again: the queue in front of them has been answered by then. */
const RETRY_AFTER_SECONDS = 5;
const SAY_EVERY_MS = 10_000;

/**
 * Refuses a call with 503 and Retry-After while `most` others are being answered. Without a limit everybody waits longer and longer, and nobody is answered in time.
 * A request counts from the end of its body, so that half-sent ones take no place; uploads have a limit of their own, and probes, pages and stored
 * files are always answered: a proxy must not take a busy server for a broken one.
 */
export function shedLoad(app: FastifyInstance, { most, log }: { most: number; log: Logger }): void {
  let open = 0;
  let refused = 0;
  let saidAt = 0;
  app.addHook('preHandler', (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    if (request.callName === 'other' || request.isUpload) return done();
    if (open >= most) {
      refused++;
      if (Date.now() - saidAt > SAY_EVERY_MS) {
        saidAt = Date.now();
        log.warn({ open, refused }, 'more requests than can be answered in time; some are refused as busy');
      }
      return done(new Refusal('unavailable', 'busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    open++;
    // Answered, or the client has gone.
    reply.raw.once('close', () => void open--);
    done();
  });
}
