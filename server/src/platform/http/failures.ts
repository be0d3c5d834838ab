import type { Failure } from '@shala/contract/shared';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, Refusal, type RefusalKind } from '../errors/index.ts';

const FASTIFY_FAILURES: Record<string, [RefusalKind, ErrorCode]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported', 'unsupportedType'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', 'tooLarge'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'badJson'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'badJson'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', 'badJson'],
  FST_ERR_BAD_URL: ['invalid', 'badAddress'],
  FST_ERR_MAX_PARAM_LENGTH: ['notFound', 'notFound'],
  FST_ERR_ASYNC_CONSTRAINT: ['notFound', 'notFound'],
};

/** Refusals about identity, permissions and rate limits: each is logged, so that guessing is noticed while it happens. */
const WATCHED: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['unauthenticated', 'forbidden', 'tooMany']);

/** For a 503 that names no time itself: the database or the disk is away, and nobody knows for how long. */
const RETRY_AFTER_SECONDS = 10;

/** Answers any thrown error with the standard error body. Unknown errors are logged completely and answered with a general sentence. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error, request);
  const seconds = refusal.details.retryAfterSeconds ?? (refusal.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (seconds !== undefined) reply.header('Retry-After', seconds);
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope(refusal, request.id));
}

function asRefusal(error: unknown, request: FastifyRequest): Refusal & { status: number } {
  if (error instanceof Refusal) {
    if (WATCHED.has(error.kind)) request.log.info({ call: callOf(request), code: error.code }, 'refused');
    // A limit that was reached names the time to wait; under load it would be a line for each request.
    const isLimit = error.cause === undefined && error.details.retryAfterSeconds !== undefined;
    if (error.kind === 'unavailable' && !isLimit)
      request.log.warn({ code: error.code, err: error.cause }, 'refused for lack of the database or the disk');
    else if (error.cause !== undefined) request.log.warn({ err: error.cause }, 'a value got past the contract');
    return error;
  }
  const { code = '', statusCode = 500 } = error as FastifyError;
  const known = FASTIFY_FAILURES[code];
  if (known) return new Refusal(...known);
  if (statusCode === 429) return new Refusal('tooMany', 'tooMany', { values: { minutes: 1 }, retryAfterSeconds: 60 });
  if (statusCode >= 400 && statusCode < 500) return new Refusal('invalid', 'badJson');
  // The client disconnected while sending. Nobody reads the answer, and the server has not failed.
  if (code === 'ECONNRESET' && !request.raw.complete) return new Refusal('invalid', 'badJson');
  request.log.error({ err: error }, 'a call failed');
  return new InternalFailure(request.id);
}

/** The name of the call, never its address, which may contain a token. */
function callOf({ routeOptions }: FastifyRequest): string {
  return (routeOptions.schema as { operationId?: string } | undefined)?.operationId ?? 'other';
}

/** A fault of the server: 500 with the beginning of the request's number, under which the log says more. */
class InternalFailure extends Refusal {
  constructor(requestId: string) {
    super('unavailable', 'internal', { values: { requestId: requestId.slice(0, 8) } });
  }

  override get status(): number {
    return 500;
  }
}

/** The body of an error answer. */
export function envelope(refusal: Refusal, requestId: string): Failure {
  const { fields, data } = refusal.details;
  return {
    success: false,
    error: refusal.message,
    message: refusal.message,
    code: refusal.code,
    requestId,
    ...(fields && { fields }),
    ...(data !== undefined && { data }),
  };
}
