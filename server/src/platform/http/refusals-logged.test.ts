import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal, type RefusalKind } from '../errors/index.ts';
import { makeLog } from '../log/index.ts';
import { sendFailure } from './failures.ts';

const lines: Record<string, unknown>[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  const loggerInstance = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  app = Fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) }) as unknown as FastifyInstance;
  app.setErrorHandler(sendFailure);
  app.get<{ Params: { kind: RefusalKind } }>('/try/:kind', { schema: { operationId: 'tryIt' } as object }, ({ params }) => {
    throw new Refusal(params.kind, 'wrongCredentials');
  });
});
afterAll(() => app.close());

it.each(['unauthenticated', 'forbidden', 'tooMany'])(
  'a request that is refused as %s leaves a line with its call and code, and nothing of its address',
  async (kind) => {
    lines.length = 0;
    const answer = await app.inject({ url: `/try/${kind}?token=secret`, remoteAddress: '203.0.113.9' });
    expect(lines).toEqual([
      expect.objectContaining({ level: 30, msg: 'refused', call: 'tryIt', code: 'wrongCredentials', reqId: answer.json().requestId }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|203\.0\.113/);
  },
);

it.each(['invalid', 'notFound', 'conflict', 'unprocessable'])('what is refused as %s leaves none', async (kind) => {
  lines.length = 0;
  await app.inject({ url: `/try/${kind}` });
  expect(lines).toEqual([]);
});
