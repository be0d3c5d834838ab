import { useState } from 'react';
import { CallError } from './call-error.ts';

type Sentences = Readonly<Record<string, string | undefined>>;
const NONE: Sentences = {};

/** The server's sentences for the fields of a form, as long as they are not mended. `ofForm` is a refusal that names no field. */
export function useRefusedFields(error: unknown, draft: object): { fields: Record<string, string>; ofForm: unknown } {
  const fields = error instanceof CallError ? error.fields : NONE;
  return { fields: useUnmended(fields, draft), ofForm: Object.keys(fields).length === 0 ? error : null };
}

/** Each sentence until its field is changed, since what was entered then may be right; all of them again with the next object. */
export function useUnmended(sentences: Sentences, draft: object): Record<string, string> {
  const [said, setSaid] = useState({ sentences, draft });
  if (said.sentences !== sentences) setSaid({ sentences, draft });
  const isAsSaid = (path: string) => said.sentences !== sentences || valueAt(said.draft, path) === valueAt(draft, path);
  return Object.fromEntries(Object.entries(sentences).flatMap(([path, text]) => (text && isAsSaid(path) ? [[path, text]] : [])));
}

/** The value at `terms.0.name`. */
function valueAt(draft: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft);
}
