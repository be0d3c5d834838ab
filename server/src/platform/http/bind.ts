import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenPayload } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { Refusal } from '../errors/index.ts';
import { forSchool } from '../threads/index.ts';
import type { OpenContext, Platform, RequestInfo, Signed, SlowContext } from './context.ts';
import { endIdleBody } from './idle-body.ts';
import { parseInput } from './parse.ts';
import { nameReadAfter, readAfter } from './read-after.ts';
import { notesOf, readContext, readsOf, withinTime } from './read-context.ts';
import { copyDescription, describeRequest } from './request-info.ts';
import type { Route } from './routes.ts';
import { routeSchema } from './schema.ts';
import { drainUpload, readUpload, type Upload } from './upload.ts';
import { takeUploadPlace } from './upload-places.ts';
import { hashRequest, runWork, runWrite } from './write.ts';

export type Services = { database: Database; platform: Platform };

declare module 'fastify' {
  interface FastifyRequest {
    token: TokenPayload | null;
  }
}

/** Binds routes to an app whose requests have the field `token`. The token is checked before the body, the contract before the handler. */
export function bindRoutes(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  for (const route of routes) {
    app.route({
      method: route.call.method,
      url: route.call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: routeSchema(route.call),
      config: { isUpload: route.kind === 'upload' },
      ...(route.kind !== 'open' && {
        onRequest: (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) =>
          checkToken(request, services.platform, done),
      }),
      handler: (request, reply) =>
        request.token === null
          ? answer(route, request, reply, services)
          : forSchool(request.token.school, () => answer(route, request, reply, services)),
    });
  }
}

/** A token that was verified before needs no wait. */
function checkToken(request: FastifyRequest, { authority }: Platform, done: (error?: Error) => void): void {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const isBearer = scheme?.toLowerCase() === 'bearer' && Boolean(token);
  const accept = (payload: TokenPayload | null) => {
    request.token = payload;
    done(payload === null ? new Refusal('unauthenticated', 'unauthenticated') : undefined);
  };
  const known = isBearer ? authority.recall(token as string) : null;
  if (known !== null || !isBearer) accept(known);
  else authority.verify(token as string).then(accept, done);
}

function answer(route: Route, request: FastifyRequest, reply: FastifyReply, services: Services) {
  return route.kind === 'read' ? answerParts(route, request, reply, services, null) : answerAndName(route, request, reply, services);
}

async function answerAndName(route: Route, request: FastifyRequest, reply: FastifyReply, services: Services) {
  if (route.kind === 'open') {
    const answered = await answerParts(route, request, reply, services, null);
    // Strangers learn nothing of how much is written here.
    if (opensSession(answered.data)) await nameReadAfter(reply, services.database);
    return answered;
  }
  try {
    if (route.kind === 'upload') return await answerUpload(route, request, reply, services);
    return await answerParts(route, request, reply, services, null);
  } finally {
    await nameReadAfter(reply, services.database);
  }
}

function opensSession(data: unknown): boolean {
  return typeof (data as { accessToken?: unknown } | null)?.accessToken === 'string';
}

/** A file is in memory from its first byte to the answer, so its place in the limit is taken for that time. */
async function answerUpload(route: Route, request: FastifyRequest, reply: FastifyReply, services: Services) {
  let leave: () => void;
  try {
    leave = await takeUploadPlace(route.call, (request.token as TokenPayload).school);
  } catch (refusal) {
    endIdleBody(request, reply);
    await drainUpload(request);
    throw refusal;
  }
  try {
    endIdleBody(request, reply);
    return await answerParts(route, request, reply, services, await readUpload(route.call, request));
  } finally {
    leave();
  }
}

async function answerParts(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, platform }: Services,
  parts: Upload | null,
) {
  const input = parseInput(route.call, parts ? { params: request.params, query: request.query, body: parts.fields } : request);
  const info = describeRequest(request, platform);
  // Copied at once: a client that has gone has no address any more, by which its attempts are counted.
  if (route.kind === 'open')
    return { success: true, data: await route.handle(openContext(database, copyDescription(info), platform), input) };
  const signed = signedContext(request, info, platform);
  if (route.kind === 'write') return runWrite({ route, signed, input, database, key: idempotencyKey(request), reply });
  if (route.kind === 'read') {
    const read = readContext(signed, database, { isRead: true, after: readAfter(request) });
    return { success: true, data: await route.handle(read, input) };
  }
  const context = readContext(signed, database);
  if (route.kind === 'atomicWrite') {
    const once = {
      key: idempotencyKey(request),
      requestHash: hashRequest(route.call, input),
      replayed: () => void reply.header('Idempotency-Replayed', 'true'),
    };
    return { success: true, data: await route.handle({ ...context, ...once }, input) };
  }
  const inTransaction = (work: Parameters<typeof runWork>[0]['work']) => runWork({ call: route.call, signed, database, work });
  const slow: SlowContext = {
    ...context,
    reads: readsOf(signed, database),
    notes: notesOf(signed, database),
    inTransaction: inTransaction as never,
    withinTime: withinTime(signed, database),
  };
  if (route.kind === 'upload')
    return {
      success: true,
      data: await route.handle({ ...slow, file: (parts as Upload).file, accept: () => void reply.status(202) }, input),
    };
  return { success: true, data: await route.handle(slow, input) };
}

function openContext(database: Database, request: RequestInfo, platform: Platform): OpenContext {
  return {
    platform,
    db: database.global,
    inTransaction: database.globalTransaction,
    inSchool: database.schoolTransaction,
    now: platform.clock(),
    request,
  };
}

function signedContext(request: FastifyRequest, info: RequestInfo, platform: Platform): Signed {
  const token = request.token as TokenPayload;
  return {
    school: { id: token.school },
    admin: { id: token.sub, name: token.name },
    sessionId: token.sid,
    now: platform.clock(),
    request: info,
    platform,
  };
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Refusal('invalid', 'badInput', { fields: { 'Idempotency-Key': 'Use at most 200 visible characters.' } });
  return key;
}
