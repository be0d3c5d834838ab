import type * as calls from '@shala/contract/assistant';
import type { CallAnswer } from '@shala/contract/shared';
import { type Input, type ReadContext, readMoment } from '#platform/http';
import * as store from './log.store.ts';

const PAGE = 50;

/** A page of what was asked and done. `after` is the `next` of the page before. */
export async function listAssistantLog(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listAssistantLog>,
): Promise<CallAnswer<typeof calls.listAssistantLog>> {
  const { search = '', outcome = null, after } = query ?? {};
  const rows = await store.listAssistantLog(db, {
    schoolId: school.id,
    search,
    outcome,
    before: readMoment(after || undefined),
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
    next: rows.length > PAGE && last ? `${last.at.toISOString()}~${last.id}` : null,
  };
}
