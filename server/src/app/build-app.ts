import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import { LANGUAGE_HEADER, READ_AFTER_HEADER } from '@shala/contract/shared';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#platform/config';
import { fieldSentence, Refusal } from '#platform/errors';
import { bindRoutes, compileSerializer, endIdleBodySoon, type Route, type Services, sendFailure } from '#platform/http';
import { inLanguage } from '#platform/words';
import { compressAnswers } from './compress-answers.ts';
import { rememberRequests } from './hear-rejections.ts';
import { redirectWww } from './redirect-www.ts';
import { RequestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of its call, or `other` for screens, files and probes. Kept here, since Fastify makes `routeOptions` anew each time they are read. */
    callName: string;
    isPage: boolean;
    isUpload: boolean;
  }
  interface FastifyContextConfig {
    /** A page for people, not a call. */
    isPage?: boolean;
    /** Its handler reads the body and may delay that. */
    isUpload?: boolean;
  }
}

/** The longest time for a request to arrive: 50 MB at 1 Mbit/s take seven minutes. A request without a body is complete with its header. */
const LONGEST_REQUEST_MS = 10 * 60_000;
const JSON_LIMIT = 2 * 1024 * 1024;

/** An answered request: the name of its call, or `other` for screens, files and probes. */
export type Answered = { call: string; method: string; status: number; ms: number };
type Observe = (answered: Answered) => void;

/** The Fastify app with its guards, its error answers and all routes; it does not listen yet. */
export async function buildApp(
  config: Config,
  routes: readonly Route[],
  services: Services,
  log: Logger,
  observe: Observe = () => {},
): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const putHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(request.callName === 'other' ? headers.page : headers.call).header('X-Request-Id', request.id);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, number) => new RequestLog(parent, number) as unknown as FastifyBaseLogger,
    bodyLimit: JSON_LIMIT,
    requestTimeout: LONGEST_REQUEST_MS,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // An unreadable URL is answered before any hook runs.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, putHeaders(request, reply)),
  }) as unknown as FastifyInstance;
  app.decorate('bodyIdleMs', config.BODY_IDLE_SECONDS * 1000);
  app.setErrorHandler(sendFailure);
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(compileSerializer);
  app.removeContentTypeParser('text/plain');
  nameRequests(app);
  rememberRequests(app, ({ callName }) => callName);
  app.addHook('onRequest', (request, reply, done) => {
    putHeaders(request, reply);
    done();
  });
  speakChosenLanguage(app);
  if (config.isProduction) app.addHook('onRequest', redirectWww);
  app.addHook('onRequest', refuseTwice);
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!request.isUpload) endIdleBodySoon(request, reply);
    done();
  });
  addObserver(app, observe);
  shedLoad(app, { most: config.REQUESTS_AT_ONCE, log });
  endConnectionsAtClose(app);
  if (config.CORS_ORIGINS.length > 0)
    await app.register(cors, { origin: config.CORS_ORIGINS, maxAge: 3600, exposedHeaders: [READ_AFTER_HEADER] });
  await compressAnswers(app);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Shala', version: config.version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  bindRoutes(
    app,
    routes.filter(({ kind }) => kind !== 'upload'),
    services,
  );
  await bindUploads(
    app,
    routes.filter(({ kind }) => kind === 'upload'),
    services,
  );
  return app;
}

/** Calls with files in a scope of their own: what reads their forms waits for a promise at the beginning and at the end of every request of its scope. */
async function bindUploads(app: FastifyInstance, routes: readonly Route[], services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.register(multipart, { limits: { fileSize: 52_428_800, files: 1, fields: 20 } });
    bindRoutes(scope, routes, services);
    done();
  });
}

/**
 * Answers in the language that the user has selected in Shala, regardless of the browser's preference. The second hook is needed because reading the body loses
 * the async context.
 */
function speakChosenLanguage(app: FastifyInstance): void {
  const speak = ({ headers }: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const language = headers[LANGUAGE_HEADER];
    if (typeof language === 'string') inLanguage(language, done);
    else done();
  };
  app.addHook('onRequest', speak);
  app.addHook('preValidation', speak);
}

/** A parameter sent twice would be a list where a text is expected. Pages accept any parameters, because other sites add them to links. */
function refuseTwice(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const twice = request.is404 || request.isPage ? [] : namesOfLists(request.query);
  const fields = Object.fromEntries(twice.map((name) => [name, fieldSentence('twice', {})]));
  done(twice.length > 0 ? new Refusal('invalid', 'badInput', { fields }) : undefined);
}

function namesOfLists(query: unknown): string[] {
  return Object.entries(query ?? {}).flatMap(([name, value]) => (Array.isArray(value) ? [name.slice(0, 100)] : []));
}

/** Reports each answer, and logs it at level debug: the call instead of the address, which may contain names or a token. */
function addObserver(app: FastifyInstance, observe: Observe): void {
  app.addHook('onResponse', (request, reply, done) => {
    const answered = { call: request.callName, method: request.method, status: reply.statusCode, ms: reply.elapsedTime };
    observe(answered);
    request.log.debug(answered, 'answered');
    done();
  });
}

/** Once the server is stopping, a connection is closed after the answer in progress; a keep-alive connection would delay the stop. */
function endConnectionsAtClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.end();
    done();
  });
}

function nameRequests(app: FastifyInstance): void {
  app
    .decorateRequest('token', null)
    .decorateRequest('callName', 'other')
    .decorateRequest('isPage', false)
    .decorateRequest('isUpload', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const { schema, config } = request.routeOptions;
    request.callName = (schema as { operationId?: string } | undefined)?.operationId ?? 'other';
    request.isPage = config.isPage === true;
    request.isUpload = config.isUpload === true;
    done();
  });
}
