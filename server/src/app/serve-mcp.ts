import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Entrance, openByToken } from '#features/access';
import { loadMcp } from '#features/assistant';
import { Refusal } from '#platform/errors';
import { describeRequest, programContext, type Route, type Services } from '#platform/http';
import { makeWindow } from './window.ts';

const MOST_BODY_BYTES = 64 * 1024;
const A_MINUTE = { token: 120, wrongTokens: 30 };

type Ground = Services & { routes: readonly Route[]; corsOrigins: readonly string[]; version: string };
type Mcp = ReturnType<Awaited<ReturnType<typeof loadMcp>>['openMcp']>;

/**
 * The Model Context Protocol (Streamable HTTP, without sessions) for programs with a token. The token, the origin and the rate limit are checked before the
 * body is read. The protocol's library is loaded with the first valid request.
 */
export function serveMcp(app: FastifyInstance, ground: Ground): void {
  const { database, platform, routes, version } = ground;
  const used = makeWindow(A_MINUTE.token);
  const wrong = makeWindow(A_MINUTE.wrongTokens);
  const entrances = new WeakMap<FastifyRequest, Entrance>();
  let loaded: Promise<Mcp> | undefined;

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: MOST_BODY_BYTES,
    schema: { hide: true },
    onRequest: async (request, reply) => {
      // A person who opens the address is redirected to the page that explains it.
      if (isNavigation(request)) return reply.redirect('/data/access', 302);
      refuseForeign(request, ground);
      const { address } = describeRequest(request, platform);
      if (wrong.isFull(address)) throw tooMany();
      const entrance = await openByToken(database, request.headers.authorization);
      if (entrance === null) {
        if (request.headers.authorization !== undefined) wrong.count(address);
        reply.header('WWW-Authenticate', 'Bearer realm="shala", error="invalid_token"');
        throw new Refusal('unauthenticated', 'badToken');
      }
      if (!used.count(entrance.tokenId)) throw tooMany();
      entrances.set(request, entrance);
    },
    handler: async (request, reply) => {
      const entrance = entrances.get(request) as Entrance;
      // One message for each request: a batch would bypass the limits.
      if (Array.isArray(request.body)) throw new Refusal('invalid', 'badJson');
      // The server never publishes anything, so no connection is kept open for it.
      if (isListening(request.body)) return reply.send({ jsonrpc: '2.0', id: request.body.id ?? null, error: NOT_FOUND });
      loaded ??= loadMcp().then(({ openMcp }) => openMcp(routes, version));
      const mcp = await loaded;
      if (mcp.needsWrite(request.body, entrance)) {
        reply.header('WWW-Authenticate', 'Bearer realm="shala", error="insufficient_scope", scope="write"');
        throw new Refusal('forbidden', 'readOnlyToken');
      }
      const context = programContext({ ...entrance }, describeRequest(request, platform), 'useMcpTool', { database, platform });
      const fail = (error: unknown) => request.log.error({ err: error }, 'a tool failed');
      return send(reply, await mcp.answer(asWebRequest(request), { entrance, context, parsedBody: request.body, fail }));
    },
  });
  app.addHook('preClose', async () => (await loaded)?.close());
}

/** Refuses requests from other websites in a visitor's browser, and host names that somebody else has pointed to this server (DNS rebinding). */
function refuseForeign({ headers, host }: FastifyRequest, { platform, corsOrigins }: Ground): void {
  const own = new URL(platform.publicUrl);
  const { origin } = headers;
  const isOwnOrigin = origin === undefined || origin === own.origin || corsOrigins.includes(origin);
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const isOwnName = name === own.hostname || name === 'localhost' || /^[\d.]+$/.test(name) || name.startsWith('[');
  if (!isOwnOrigin || !isOwnName) throw new Refusal('forbidden', 'foreignOrigin');
}

const NOT_FOUND = { code: -32601, message: 'Method not found' };

function isListening(body: unknown): body is { id?: string | number } {
  return (body as { method?: unknown } | null)?.method === 'subscriptions/listen';
}

function isNavigation({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

function tooMany(): Refusal {
  return new Refusal('tooMany', 'tooMany', { values: { minutes: 1 }, retryAfterSeconds: 60 });
}

/** The body was read already and is passed separately. */
function asWebRequest({ method, headers, url }: FastifyRequest): Request {
  const plain = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'authorization',
  );
  return new Request(new URL(url, 'http://localhost'), { method, headers: plain });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.status(response.status);
  if (response.body === null) return reply.send();
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
