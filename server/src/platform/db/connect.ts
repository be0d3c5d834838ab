import postgres from 'postgres';
import { arrayTypes } from './array-types.ts';
import type { Dial } from './dial.ts';

/** Connection settings of postgres.js: a URL, or its parts. */
export type Connection = string | { host: string; port: number; user: string; password: string; database: string };
export type Pool = postgres.Sql<{ bigint: number }>;

/**
 * Opens the driver's own pool with all of the driver's features (COPY, cursors, `begin`), for start-up, commands and tests. It does not survive a crash of the
 * database; requests use `openConnectionPool`. `reserve()` never answers on a pool that does not fetch types first (github.com/porsager/postgres/issues/1219),
 * so callers that reserve have to say so.
 */
export function connect(
  connection: Connection,
  { canReserve = false, idleSeconds = 60, ...rest }: { max: number; name: string; idleSeconds?: number; canReserve?: boolean },
): Pool {
  return openDriver(connection, { ...rest, idle_timeout: idleSeconds, fetch_types: canReserve });
}

/** Sends statements within a transaction of the database's owner. */
export type Transaction = postgres.ISql<{ bigint: number }>;

/**
 * A transaction with all of the driver's features (COPY), on its own connection; `mode` follows `begin`. On failure, closing the connection undoes it. A
 * serving process uses it for its work as the owner: when a connection breaks, the driver's own `begin` still sends a rollback, which throws outside any
 * promise and so ends the process. Here later statements are refused instead.
 */
export async function transactionAlone<T>(
  connection: Connection,
  { name, mode = '' }: { name: string; mode?: string },
  act: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const close = () => driver.end({ timeout: 0 }).catch(() => {});
  const driver = openDriver(connection, { name, max: 1, idle_timeout: 0, max_lifetime: null, onclose: () => void close() });
  try {
    await driver.unsafe(`begin ${mode}`);
    const result = await act(driver);
    await driver.unsafe('commit');
    return result;
  } finally {
    await close();
  }
}

type DriverOptions = {
  name: string;
  max: number;
  idle_timeout: number;
  max_lifetime?: null;
  onclose?: () => void;
  socket?: Dial;
  isJsonText?: boolean;
  isReadOnly?: boolean;
  fetch_types?: boolean;
};

/** For a library that serializes its JSON itself. */
const JSON_TEXT = {
  json: {
    to: 114,
    from: [114, 3802],
    serialize: (text: unknown) => (typeof text === 'string' ? text : JSON.stringify(text)),
    parse: JSON.parse,
  },
};

/** Dates come as ISO text, 64-bit integers as numbers (paise stay far below 2^53), and timestamps as Date. */
export function openDriver(connection: Connection, { name, isJsonText, isReadOnly, ...options }: DriverOptions): Pool {
  const settings = {
    fetch_types: false,
    ...options,
    connection: { application_name: name, ...(isReadOnly && { default_transaction_read_only: true }) },
    connect_timeout: 10,
    onnotice: () => {},
    types: {
      ...arrayTypes,
      ...(isJsonText && JSON_TEXT),
      bigint: { to: 20, from: [20], serialize: (value: number) => String(value), parse: (text: string) => Number(text) },
      day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
    },
  };
  const pool =
    typeof connection === 'string'
      ? postgres(connection, settings)
      : postgres({
          ...settings,
          host: connection.host,
          port: connection.port,
          username: connection.user,
          password: connection.password,
          database: connection.database,
        });
  return pool as unknown as Pool;
}
