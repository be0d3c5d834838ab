import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config';

type Address = Pick<Config, 'PORT' | 'HOST'>;

/** Connections that may wait to be accepted: as many as Linux allows by itself. With Node's 511, some of 3,000 that came at once were cut off. */
const BACKLOG = 4096;

/** Refuses a port that cannot be used before a database is created for a server that would not start. */
export async function refuseTakenPort({ PORT, HOST }: Address): Promise<void> {
  const probe = createServer();
  try {
    const listening = once(probe, 'listening');
    probe.listen({ port: PORT, host: HOST });
    await listening;
  } catch (error) {
    throw new Error(whyNotListening(error as NodeJS.ErrnoException, { PORT, HOST }), { cause: error });
  }
  const closed = once(probe, 'close');
  probe.close();
  await closed;
}

/** Starts listening and returns the port. Refuses with a sentence that says why it cannot. */
export async function listen(app: FastifyInstance, { PORT, HOST }: Address): Promise<number> {
  try {
    return Number(new URL(await app.listen({ port: PORT, host: HOST, backlog: BACKLOG })).port || 80);
  } catch (error) {
    await app.close();
    throw new Error(whyNotListening(error as NodeJS.ErrnoException, { PORT, HOST }), { cause: error });
  }
}

function whyNotListening({ code, message }: NodeJS.ErrnoException, { PORT, HOST }: Address): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} on ${HOST} is already in use. Stop what uses it, or start Shala with another PORT.`;
  if (code === 'EACCES') return `Port ${PORT} may not be opened by this user. Start Shala with a PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${HOST} is not an address of this machine. Set HOST to localhost, to 0.0.0.0 for all of its addresses, or to one of them.`;
  return `Shala cannot listen on ${HOST}:${PORT}: ${message}.`;
}
