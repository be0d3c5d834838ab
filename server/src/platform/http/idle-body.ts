import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/index.ts';
import { envelope } from './failures.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A body of which nothing arrives for so long is given up. */
    bodyIdleMs: number;
  }
}

/**
 * Ends a connection whose sender has gone quiet in the middle of a body, with 408. A slow one may go on: 50 MB at 1 Mbit/s take seven minutes.
 * Call it when the body begins to be read: what nobody reads does not arrive either.
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
  // Of a request, and not of its socket: Node.js destroys a socket by itself when nobody hears the request's.
  raw.once('timeout', giveUp).once('end', done).once('close', done);
}

/** The answer as it is sent: whoever reads the body still waits for it and can send none. */
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
