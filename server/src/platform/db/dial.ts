import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The driver's option `socket`: it gives a connected socket each time that the driver wants one. */
export type Dial = (address: { host: string[]; port: number[]; path: string | false }) => Promise<Socket>;

const PATIENCE_MS = 10_000;

/**
 * Connects once; `onFailed` hears of a failure. When a connection ends before PostgreSQL has answered, as behind a proxy without a database, the driver by
 * itself would try again without a pause and without an end, and whoever asked would wait for ever.
 */
export function dialOnce(onFailed: () => void): Dial {
  let isDialled = false;
  return async ({ host: [host = ''], port: [port = 0], path }) => {
    try {
      if (isDialled) throw Object.assign(new Error('The database has ended the connection.'), { code: 'CONNECTION_CLOSED' });
      isDialled = true;
      return await dial(path === false ? { host, port } : { path }, host);
    } catch (error) {
      // The driver first tells those who wait for it.
      setImmediate(onFailed);
      throw error;
    }
  };
}

async function dial(place: { host: string; port: number } | { path: string }, host: string): Promise<Socket> {
  const socket = connect(place);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    socket.destroy();
    if ((error as Error).name !== 'AbortError') throw error;
    throw Object.assign(new Error('The database does not answer.'), { code: 'CONNECT_TIMEOUT' });
  }
  // The driver checks the certificate for this name.
  return Object.assign(socket, { host });
}
