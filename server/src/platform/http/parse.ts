import { type Call, fieldProblem } from '@shala/contract/shared';
import { z } from 'zod';
import { fieldSentence, notFound, Refusal } from '../errors/index.ts';
import type { Input } from './routes.ts';

type Raw = { params: unknown; query: unknown; body: unknown };

/** Checks a request against its call. Refuses it with a sentence for each invalid field. */
export function parseInput(call: Call, raw: Raw): Input<Call> {
  return {
    params: call.params && parsePlace(call.params, raw.params),
    query: call.query && parsePart(call.query, raw.query),
    body: call.body ? parsePart(call.body, raw.body) : refuseBody(raw.body),
  } as Input<Call>;
}

/** Path values: an invalid value is answered with "not found", because nothing can exist under it. */
function parsePlace(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.core.safeParse(schema, value === undefined ? {} : value);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function parsePart(schema: z.core.$ZodType, value: unknown): unknown {
  refuseIllFormed(value);
  const parsed = z.core.safeParse(schema, value === undefined ? {} : value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const { code, values } = fieldProblem(issue);
    fields[issue.path.join('.') || 'request'] ??= fieldSentence(code, values);
  }
  throw new Refusal('invalid', 'badInput', { fields });
}

/** Half a surrogate pair cannot be stored in any field. Without recursion, because a body may be nested very deeply. */
function refuseIllFormed(value: unknown): void {
  const open: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: part } = next;
    if (typeof part === 'string' && !part.isWellFormed())
      throw new Refusal('invalid', 'badInput', { fields: { [path || 'request']: fieldSentence('characters', {}) } });
    if (typeof part !== 'object' || part === null || Buffer.isBuffer(part)) continue;
    for (const [key, inner] of Object.entries(part)) {
      if (!key.isWellFormed()) throw new Refusal('invalid', 'badInput', { fields: { request: fieldSentence('characters', {}) } });
      open.push({ path: path === '' ? key : `${path}.${key}`, value: inner });
    }
  }
}

/** A call without a body gets none. An empty object is accepted, since some clients send one. */
function refuseBody(body: unknown): undefined {
  if (body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)) return undefined;
  throw new Refusal('invalid', 'badInput', { fields: { request: fieldSentence('unknownField', { keys: 'body' }) } });
}
