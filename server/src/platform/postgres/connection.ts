import { createServer } from 'node:net';
import postgres from 'postgres';

/** How to connect to the cluster: `host` is the folder of the socket, or 127.0.0.1 on systems without Unix sockets. */
export type Connection = { host: string; port: number; user: string; password: string; database: 'shala' };

export type Session = postgres.Sql;

/** The port that is part of the socket's name; no other cluster shares its folder. */
export const SOCKET_PORT = 5432;

/** Opens one connection to the maintenance database, which lasts until it is ended; calls `whenClosed` when PostgreSQL closes it. */
export async function openSession(connection: Connection, whenClosed: () => void = () => {}): Promise<Session> {
  let isOpen = false;
  const session = postgres({
    ...connection,
    username: connection.user,
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: 10,
    fetch_types: false,
    onnotice: () => {},
    onclose: () => {
      if (isOpen) whenClosed();
    },
    connection: { application_name: 'shala lock' },
  });
  try {
    await session`select 1`;
    isOpen = true;
    return session;
  } catch (error) {
    await session.end({ timeout: 0 });
    throw error;
  }
}

/** A TCP port on 127.0.0.1 that is free now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
