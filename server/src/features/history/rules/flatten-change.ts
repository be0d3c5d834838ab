type Value = string | number | boolean | null | (string | number)[];
export type FieldChange = { field: string; before: Value; after: Value };

/** One line for each field before and after a change; an act without fields is one line without a field. */
export function flattenChange(before: Record<string, unknown> | null, after: Record<string, unknown> | null): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const lines = fields
    .map((field) => ({ field, before: asValue(before?.[field]), after: asValue(after?.[field]) }))
    .filter((line) => JSON.stringify(line.before) !== JSON.stringify(line.after));
  return lines.length > 0 ? lines : [{ field: '', before: null, after: null }];
}

function asValue(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number')) return value;
  return JSON.stringify(value);
}
