import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Transaction } from './connect.ts';

/** Rows being copied into a table. An error is thrown by the next of these calls, with PostgreSQL's message. */
export type CopyIn = {
  write(chunk: string | Uint8Array): Promise<void>;
  /** Waits until all rows are stored. */
  end(): Promise<void>;
  /** Ends the copy without its rows, so that the connection can be used again. For a sender that fails itself. */
  abort(error: unknown): void;
};

/**
 * Starts a `copy … from stdin`. The driver forgets its statement once the stream is open and does not report an error that comes after the last row, so that
 * waiting for the end would never return. The callback that reports it is kept here.
 */
export async function copyIn(transaction: Transaction, statement: string): Promise<CopyIn> {
  const query = transaction.unsafe(statement);
  const failed = new Promise<never>((_, reject) => Object.assign(query, { reject }));
  failed.catch(() => {});
  const target: Writable = await Promise.race([query.writable(), failed]);
  const done = finished(target);
  done.catch(() => {});
  return {
    write: async (chunk) => {
      if (!target.write(chunk)) await Promise.race([once(target, 'drain'), done, failed]);
    },
    end: async () => {
      target.end();
      await Promise.race([done, failed]);
    },
    abort: (error) => void target.destroy(error instanceof Error ? error : new Error(String(error))),
  };
}
