import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Transaction } from './connect.ts';

/** Rows on their way into a table. What fails is thrown by whichever of these is asked next, with what PostgreSQL said of it. */
export type CopyIn = {
  write(chunk: string | Uint8Array): Promise<void>;
  /** Waits until all rows are in. */
  end(): Promise<void>;
  /** Ends it without its rows, so that the connection can be used again: for a sender that fails itself. */
  abort(error: unknown): void;
};

/**
 * Starts a `copy … from stdin`. The driver gives up its statement once the stream is open and then tells nobody of an error that comes after the
 * last row, so that whoever waited for the end would wait for ever; the way by which it would have told is kept here.
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
