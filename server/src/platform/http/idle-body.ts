import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** A body of which nothing arrives for so long is given up. */
const IDLE_MS = 30_000;

/**
 * Ends a connection whose sender has gone quiet in the middle of a body. A slow one may go on: 50 MB at 1 Mbit/s take seven minutes. Call it
 * when the body begins to be read: what nobody reads does not arrive either.
 */
export function endIdleBody({ raw }: Pick<FastifyRequest, 'raw'>, idleMs = IDLE_MS): void {
  const { socket } = raw;
  if (raw.complete || !(socket instanceof Socket)) return;
  const giveUp = () => void socket.destroy();
  const done = () => {
    socket.off('timeout', giveUp);
    socket.setTimeout(0);
  };
  socket.setTimeout(idleMs).once('timeout', giveUp);
  raw.once('end', done).once('close', done);
}
