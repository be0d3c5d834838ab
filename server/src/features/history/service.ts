import type * as calls from '@shala/contract/history';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import { type Input, type ReadContext, readMoment } from '#platform/http';
import { flattenChange } from './rules/flatten-change.ts';
import * as store from './store.ts';

const PAGE = 50;

/** Every changed field of a student or employee, newest first. Refuses an unknown person. */
export async function getHistory(
  { db, school }: ReadContext,
  { params, query }: Input<typeof calls.getHistory>,
): Promise<CallAnswer<typeof calls.getHistory>> {
  const asked = { entity: params.entity, entityId: params.entityId };
  const before = readMoment(query.after);
  const [isThere, rows] = await Promise.all([
    store.isThere(db, school.id, asked),
    store.getHistory(db, school.id, { ...asked, field: query.field ?? null, before, limit: PAGE + 1 }),
  ]);
  if (!isThere) throw notFound();
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const wanted = (field: string) => query.field === undefined || field === query.field;
  return {
    changes: page.flatMap(({ id, at, by, action, of, before, after, reason }) =>
      flattenChange(before, after)
        .filter(({ field }) => wanted(field))
        .map((change) => ({ id: `${id}.${change.field}`, at: at.toISOString(), by, action, of, ...change, reason: reason ?? '' })),
    ),
    next: rows.length > PAGE && last ? `${last.at.toISOString()}~${last.id}` : null,
  };
}
