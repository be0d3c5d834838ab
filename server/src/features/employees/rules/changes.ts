type Values = Record<string, unknown>;

/** The sent fields that differ from the stored ones, with values before and after, for the record's history. Undefined fields were not sent. */
export function changesOf(kept: Values, sent: Values): { before: Values; after: Values; changed: string[] } {
  const changed = Object.keys(sent).filter(
    (field) => sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(kept[field]),
  );
  const pick = (from: Values) => Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  return { before: pick(kept), after: pick(sent), changed };
}
