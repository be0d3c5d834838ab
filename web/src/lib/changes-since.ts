import { CallError } from './call-error.ts';

type Values = Record<string, unknown>;

/**
 * Of what a form holds, what is otherwise than it was when the form began, with what it was beside it (`seen`), so that the server can
 * refuse to write over somebody else's change. What the form did not begin from is sent as it is.
 */
export function changesSince(began: Values, wanted: Values): Values {
  const changed = Object.keys(wanted).filter((field) => !(field in began) || keyOf(began[field]) !== keyOf(wanted[field]));
  const known = changed.filter((field) => field in began);
  return {
    ...Object.fromEntries(changed.map((field) => [field, wanted[field]])),
    ...(known.length > 0 && { seen: Object.fromEntries(known.map((field) => [field, began[field] ?? null])) }),
  };
}

/** The fields as they are now, where a save was refused because somebody else had changed them; nothing for any other failure. */
export function presentOf(error: unknown): Values {
  if (!(error instanceof CallError) || error.code !== 'changedMeanwhile') return {};
  return (error.data as { present?: Values } | undefined)?.present ?? {};
}

function keyOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? ''));
}
