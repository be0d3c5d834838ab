type Values = Record<string, unknown>;

/** Of what was sent, the fields that differ from what is kept: before and after, for the record's history. Undefined is not sent. */
export function changesOf(kept: Values, sent: Values): { before: Values; after: Values; changed: string[] } {
  const changed = Object.keys(sent).filter(
    (field) => sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(kept[field]),
  );
  const pick = (from: Values) => Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  return { before: pick(kept), after: pick(sent), changed };
}
