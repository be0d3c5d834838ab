const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** All ids in the values of an entry, also in lists of rows. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) ? [value.toLowerCase()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

/** The values with names in place of the ids of people, classes, subjects, periods and rooms. An id without a name stays. */
export function nameIds(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value.toLowerCase()) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => nameIds(one, names));
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, nameIds(one, names)]));
}
