type Values = Record<string, unknown>;

/** The fields whose wanted value differs, with their old and new values. Null when nothing changes. */
export function changedFields<T extends Values>(
  present: Values,
  wanted: T,
): { before: Values; after: Values; fields: (keyof T & string)[] } | null {
  const fields = Object.keys(wanted).filter((key) => wanted[key] !== undefined && wanted[key] !== present[key]);
  if (fields.length === 0) return null;
  const pick = (from: Values) => Object.fromEntries(fields.map((key) => [key, from[key] ?? null]));
  return { before: pick(present), after: pick(wanted), fields };
}
