import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** In bytes. What is shorter fits into one packet anyway. */
const SHORTEST = 1024;
/** In bytes. Up to here compressing at once takes half of the processor time of a stream, and the event loop hardly more than handing the text to another thread. */
const LONGEST_AT_ONCE = 65_536;

/**
 * Compresses answers for clients that want it. A short text goes past the compressor, which looks at five headers before it looks at the length: together they
 * are seen in the cost of a small read.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: SHORTEST,
    syncThreshold: LONGEST_AT_ONCE,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  app.addHook('onRoute', (route) => {
    // The compressor has put itself at the end.
    const handlers = [route.onSend ?? []].flat();
    const compressLong = handlers.pop();
    if (compressLong === undefined) return;
    route.onSend = [
      ...handlers,
      function (request, reply, payload, done) {
        if (typeof payload === 'string' && Buffer.byteLength(payload) < SHORTEST) done(null, payload);
        else compressLong.call(this, request, reply, payload, done);
      },
    ];
  });
}
