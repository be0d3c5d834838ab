import { READ_AFTER_HEADER } from '@shala/contract/shared';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/index.ts';

/** A position of the database's log with a fixed number of digits, so that a browser can tell the higher one. */
const FORM = /^([0-9A-F]{8})([0-9A-F]{8})$/;

/** After which position the reads of this request must be. Without one, the client does not keep it, and its reads go to the primary. */
export function readAfter({ headers }: FastifyRequest): string | undefined {
  const [, high, low] = FORM.exec(String(headers[READ_AFTER_HEADER])) ?? [];
  return high && `${high}/${low}`;
}

/** Names the position after a change, or after an attempt, of which a part may have been committed. */
export async function nameReadAfter(reply: FastifyReply, database: Database): Promise<void> {
  const lsn = await database.mark();
  if (lsn === null) return;
  const digits = lsn.split('/').map((part) => part.padStart(8, '0'));
  reply.header(READ_AFTER_HEADER, digits.join(''));
}
