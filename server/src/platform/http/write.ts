import { hash } from 'node:crypto';
import type { Call } from '@shala/contract/shared';
import type { FastifyReply } from 'fastify';
import { type AtEnd, type Database, type Db, type Fragment, sql } from '../db/index.ts';
import { Refusal } from '../errors/index.ts';
import type { AuditEntry, Signed, WriteContext } from './context.ts';
import type { Input, Route } from './routes.ts';

type Envelope = { success: true; data: unknown; message?: string };
type WriteRoute = Extract<Route, { kind: 'write' }>;
type Write = { route: WriteRoute; signed: Signed; input: Input<Call>; database: Database; key: string | null; reply: FastifyReply };

/** How often a write is tried when PostgreSQL aborts it because of a deadlock. The other transaction has continued by then. */
const MOST_TRIES = 3;

/** Runs a write in one transaction with its audit row. A repeated idempotency key returns the first answer and changes nothing. */
export async function runWrite(write: Write): Promise<Envelope> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryWrite(write);
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return error instanceof Refusal && cause?.code === '40P01';
}

async function tryWrite({ route, signed, input, database, key, reply }: Write): Promise<Envelope> {
  return inTransaction(signed, database, async ({ signed, db, atEnd }) => {
    if (key !== null) {
      const first = await claimKey(db, { schoolId: signed.school.id, key, call: route.call, input });
      if (first !== null) {
        reply.header('Idempotency-Replayed', 'true');
        return first;
      }
    }
    const work = (context: WriteContext) => route.handle(context, input);
    const envelope = await perform({ call: route.call, signed, db, atEnd, work });
    if (key !== null && !route.call.isShownOnce) atEnd(keepAnswer({ schoolId: signed.school.id, key, envelope }));
    return envelope;
  });
}

type Named = Pick<Call, 'name'>;
type Work<T> = { call: Named; signed: Signed; database: Database; work: (context: WriteContext) => Promise<T> };

/** A transaction inside a slow call, audited like any write. */
export async function runWork<T>({ call, signed, database, work }: Work<T>): Promise<T> {
  return inTransaction(signed, database, async (open) => (await perform({ ...open, call, work })).data as T);
}

type Open = { signed: Signed; db: Db; atEnd: AtEnd };

/** One transaction of a session. Jobs that are woken in it begin after its commit: before, they would not find its rows, and the next timer is a minute away. */
async function inTransaction<T>(signed: Signed, database: Database, work: (open: Open) => Promise<T>): Promise<T> {
  const woken = new Set<string>();
  const own = { ...signed, platform: { ...signed.platform, wakeJob: (job: string) => void woken.add(job) } };
  const scope = { sessionId: signed.sessionId, schoolId: signed.school.id };
  const result = await database.sessionTransaction(scope, (db, atEnd) => work({ signed: own, db, atEnd }));
  for (const job of woken) signed.platform.wakeJob(job);
  return result;
}

type Performance = Open & { call: Named; work: (context: WriteContext) => Promise<unknown> };

async function perform({ call, signed, db, atEnd, work }: Performance): Promise<Envelope> {
  const entries: AuditEntry[] = [];
  let message: string | undefined;
  const data = await work({
    ...signed,
    db,
    audit: (entry) => void entries.push(entry),
    say: (text) => {
      message = text;
    },
  });
  atEnd(auditRows(signed, call.name, entries.length > 0 ? entries : [{}]));
  return { success: true, data, ...(message !== undefined && { message }) };
}

/** All audit rows of a call in one statement, in order: an import may have thousands. */
function auditRows(signed: Signed, action: string, entries: readonly AuditEntry[]): Fragment {
  const list = entries.map(({ entity = '', entityId, before, after, reason }) => ({ entity, id: entityId, before, after, reason }));
  return sql`insert into audit_log (school_id, id, account_id, action, entity, entity_id, old_values, new_values, reason, request_id)
    select ${signed.school.id}::uuid, app.new_id(), ${signed.admin.id}::uuid, ${action}, e ->> 'entity', (e ->> 'id')::uuid, nullif(e -> 'before', 'null'),
      nullif(e -> 'after', 'null'), e ->> 'reason', ${signed.request.id}
    from jsonb_array_elements(${{ list }}::jsonb -> 'list') with ordinality as x (e, place) order by x.place`;
}

/** A hash that tells apart different requests with the same key. */
export function hashRequest(call: Call, input: Input<Call>): Buffer {
  return hash('sha256', JSON.stringify([call.name, input]), 'buffer');
}

type Claim = { schoolId: string; key: string; call: Call; input: Input<Call> };

/** Claims the idempotency key in this transaction, or returns its earlier answer. Waits while another request holds the key. */
async function claimKey(db: Db, { schoolId, key, call, input }: Claim): Promise<Envelope | null> {
  const own = hashRequest(call, input);
  const claimed =
    await db.row(sql`insert into idempotency_keys (school_id, key, call, request_hash) values (${schoolId}, ${key}, ${call.name}, ${own})
    on conflict do nothing returning true as claimed`);
  if (claimed !== null) return null;
  const first = await db.row<{ request_hash: Uint8Array; answer: Envelope }>(
    sql`select request_hash, answer from idempotency_keys where school_id = ${schoolId} and key = ${key}`,
  );
  if (first === null || !own.equals(first.request_hash)) throw new Refusal('unprocessable', 'keyReused');
  if (call.isShownOnce) throw new Refusal('conflict', 'shownOnce');
  return first.answer;
}

function keepAnswer({ schoolId, key, envelope }: { schoolId: string; key: string; envelope: Envelope }): Fragment {
  return sql`update idempotency_keys set answer = ${envelope} where school_id = ${schoolId} and key = ${key}`;
}
