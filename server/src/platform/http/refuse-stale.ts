import { fieldSentence, Refusal } from '../errors/index.ts';

type Values = Record<string, unknown>;

/**
 * Refuses to overwrite another user's change. It looks for fields whose wanted value differs from the present one, and whose present value differs from the one
 * that was `seen`. An empty text, null and undefined are equal; lists are compared in any order.
 */
export function refuseStale(present: Values, wanted: Values, seen: Values | undefined): void {
  if (seen === undefined) return;
  const stale = Object.keys(seen).filter(
    (field) =>
      wanted[field] !== undefined &&
      field in present &&
      keyOf(present[field]) !== keyOf(seen[field]) &&
      keyOf(present[field]) !== keyOf(wanted[field]),
  );
  if (stale.length === 0) return;
  throw new Refusal('conflict', 'changedMeanwhile', {
    fields: Object.fromEntries(stale.map((field) => [field, sentenceOf(present[field])])),
    data: { present: Object.fromEntries(stale.map((field) => [field, present[field] ?? null])) },
  });
}

function keyOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? ''));
}

function sentenceOf(value: unknown): string {
  const isShown = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isShown ? fieldSentence('changedTo', { value: String(value) }) : fieldSentence('changedSince', {});
}
