import type * as calls from '@shala/contract/school';
import type { CallAnswer } from '@shala/contract/shared';
import type { Input, ReadContext } from '#platform/http';
import { actWords } from '../rules/act-words.ts';
import * as store from '../store/audit.store.ts';

const PAGE = 100;

/** A page of the log. An invalid position starts at the newest entry. */
export async function searchAuditLog(
  { db, school }: ReadContext,
  { query: { after, ...filter } }: Input<typeof calls.searchAuditLog>,
): Promise<CallAnswer<typeof calls.searchAuditLog>> {
  const rows = await store.listAudit(db, school.id, { filter, after: readPlace(after), limit: PAGE + 1 });
  const entries = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? entries.at(-1) : undefined;
  return {
    entries: entries.map((row) => ({ ...row, act: actWords(row.action), before: asValues(row.before), after: asValues(row.after) })),
    next: last ? Buffer.from(JSON.stringify([last.at, last.id])).toString('base64url') : null,
  };
}

/** The users and records by which the log can be filtered. */
export function getAuditChoices({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getAuditChoices>> {
  return store.getAuditChoices(db, school.id);
}

/** Old or new values as fields; a list or a single value gets one name. */
function asValues(values: unknown): Record<string, unknown> | null {
  if (values === null || values === undefined) return null;
  return typeof values === 'object' && !Array.isArray(values) ? (values as Record<string, unknown>) : { value: values };
}

function readPlace(word: string | undefined): store.AuditPlace | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(word ?? '', 'base64url').toString());
    if (!Array.isArray(place)) return null;
    const [at, id] = place.map(String);
    const isGood = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(at ?? '') && /^[0-9a-f-]{36}$/.test(id ?? '');
    return isGood && !Number.isNaN(Date.parse(at as string)) ? { at: at as string, id: id as string } : null;
  } catch {
    return null;
  }
}
