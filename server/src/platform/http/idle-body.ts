import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/index.ts';
import { envelope } from './failures.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A request is given up when no byte of its body arrives for this long. */
    bodyIdleMs: number;
  }
}

/**
 * Ends a connection whose client stops sending in the middle of a body, with 408. A slow client may continue: 50 MB at 1 Mbit/s take seven minutes. Call it
 * when the body begins to be read, because an unread body does not arrive either.
 */
export function endIdleBody({ raw, id, server }: FastifyRequest, { raw: answer }: FastifyReply): void {
  const { socket } = raw;
  if (raw.complete || !(socket instanceof Socket)) return;
  const giveUp = () => {
    if (!answer.headersSent) socket.end(timedOut(id));
    socket.destroySoon();
  };
  const done = () => {
    raw.off('timeout', giveUp);
    socket.setTimeout(0);
  };
  socket.setTimeout(server.bodyIdleMs);
  // Set on the request, not on its socket: Node.js destroys a socket by itself when nothing listens to the request's timeout.
  raw.once('timeout', giveUp).once('end', done).once('close', done);
}

/** The same once what came together with the header has been read, which is usually the whole body: then nothing is set. */
export function endIdleBodySoon(request: FastifyRequest, reply: FastifyReply): void {
  const { headers } = request.raw;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  queueMicrotask(() => endIdleBody(request, reply));
}

/** The raw answer. The body is still being read, so Fastify cannot send one. */
function timedOut(requestId: string): string {
  const refusal = new Refusal('timedOut', 'bodyStopped');
  const body = JSON.stringify(envelope(refusal, requestId));
  const head = [
    `HTTP/1.1 ${refusal.status} Request Timeout`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
