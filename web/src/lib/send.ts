import { t } from '@lingui/core/macro';
import { type Call, type CallAnswer, type CallInput, LANGUAGE_HEADER } from '@shala/contract/shared';
import { ABSENT, CallError } from './call-error.ts';
import { errorText } from './error-text.ts';
import { i18n } from './i18n.ts';
import { askPassword } from './password-gate.ts';
import { keepReadAfter, readAfterHeader } from './read-after.ts';
import { sendForm } from './send-form.ts';
import { announceRefusedToken } from './session-events.ts';
import { noteFailure, noteSuccess } from './toasts.ts';
import { readToken } from './token.ts';

type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Options = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The parts of an upload, in the place of a JSON body. */
  form?: FormData;
  /** Told how much of an upload has left, as a share from 0 to 1. */
  onSent?: (share: number) => void;
};

/** The server that answers; the page's own origin unless the build names another. */
export const API_BASE_URL = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/+$/, '');

/**
 * Sends a call of the contract and gives the `data` of its answer. Throws a `CallError` otherwise. A refused token
 * (401 on a call that needs one) also ends the session. In development and tests the answer must have the promised shape; the calls of the
 * specification are read forgivingly everywhere, so that their screens work with every backend that answers them.
 */
export async function send<C extends Call>(call: C, input: CallInput<C>, options: Options = {}): Promise<CallAnswer<C>> {
  return (await sendForMessage(call, input, options)).data;
}

/** The same with the sentence that the server puts beside `data`, if it does. */
export async function sendForMessage<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<{ data: CallAnswer<C>; message: string | undefined }> {
  const response = await request(call, input as Parts, options);
  keepReadAfter(response.headers);
  const envelope = await readEnvelope(response);
  const answer = response.ok ? readAnswer(call, envelope) : null;
  if (answer) {
    if (call.method !== 'GET') noteSuccess(call.name);
    return answer;
  }
  // Nothing was done: once the password was typed again, the same is asked again.
  if (envelope?.code === 'passwordNeeded' && (await askPassword())) return sendForMessage(call, input, options);
  if (response.status === 401 && !call.isPublic) announceRefusedToken();
  const failure = failureOf(call, response, envelope);
  if (call.method !== 'GET') noteFailure(call.name, errorText(failure));
  throw failure;
}

/** What the server takes as a key. Another one is a fault of a screen, which a test of the screen then shows. */
const KEY = /^[\x21-\x7e]{1,200}$/;

async function request(call: Call, { params, query, body }: Parts, { signal, headers, form, onSent }: Options): Promise<Response> {
  const key = headers?.['Idempotency-Key'];
  if (key !== undefined && !KEY.test(key)) throw new Error(`${call.name} is sent with the key "${key}".`);
  const token = call.isPublic ? null : readToken();
  const own = { ...chosenLanguage(), ...(token ? { authorization: `Bearer ${token}`, ...readAfterHeader() } : {}) };
  const address = API_BASE_URL + buildPath(call.path, params, query);
  if (form && onSent) {
    const all = { accept: 'application/json', ...own, ...headers };
    const response = await sendForm({ address, method: call.method, headers: all, form, onSent, signal });
    if (response === null) throw unreachable();
    return response;
  }
  try {
    return await fetch(address, {
      method: call.method,
      headers: {
        accept: 'application/json',
        // The browser itself names an upload's boundary between parts.
        ...(!form && (call.method === 'GET' || body !== undefined) ? { 'content-type': 'application/json' } : {}),
        ...own,
        ...headers,
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

/** Other languages than English are named, so that refusals and answers come in them. */
function chosenLanguage(): Record<string, string> {
  return i18n.locale === 'en' ? {} : { [LANGUAGE_HEADER]: i18n.locale };
}

/** Fills `{name}` in a path and appends what the query declares; undefined entries are left out. */
export function buildPath(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

type Envelope = {
  success?: boolean;
  data?: unknown;
  message?: string;
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  requestId?: string;
};

async function readEnvelope(response: Response): Promise<Envelope | null> {
  try {
    const value: unknown = await response.json();
    // A list alone is the data itself.
    if (Array.isArray(value)) return { data: value };
    return value !== null && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** The answer of a call that went well; null where it is none. */
function readAnswer<C extends Call>(call: C, envelope: Envelope | null): { data: CallAnswer<C>; message: string | undefined } | null {
  const message = typeof envelope?.message === 'string' ? envelope.message : undefined;
  if (!call.reads) return envelope?.success === true ? { data: checkAnswer(call, envelope.data), message } : null;
  if (envelope?.success === false || (call.needsFlag && envelope?.success !== true)) return null;
  const result = call.reads['~standard'].validate(envelope?.data);
  return 'value' in result ? { data: result.value as CallAnswer<C>, message } : null;
}

/** The sentence of a refusal: its `error`, else its `message`. */
function sentenceOf(envelope: Envelope | null): string | undefined {
  return [envelope?.error, envelope?.message].find((text) => typeof text === 'string');
}

/** A code of the catalogue; `absent` where a backend does not know a call that Shala adds to the specification, `said` where it gave a sentence alone. */
function codeOf(call: Call, response: Response, envelope: Envelope | null): string {
  if (envelope?.code) return envelope.code;
  if (response.status === 404 && !call.reads) return ABSENT;
  return sentenceOf(envelope) === undefined ? 'unexpected' : 'said';
}

function failureOf(call: Call, response: Response, envelope: Envelope | null): CallError {
  // A proxy in between answers for a server that is away.
  if (!envelope && response.status >= 502) return unreachable();
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CallError({
    status: response.status,
    code: codeOf(call, response, envelope),
    sentence: sentenceOf(envelope) ?? t`The program sent an unexpected answer. Try again.`,
    fields: envelope?.fields,
    requestId: envelope?.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
    data: envelope?.data,
  });
}

function checkAnswer<C extends Call>(call: C, data: unknown): CallAnswer<C> {
  if (!import.meta.env.PROD) {
    const result = call.answer['~standard'].validate(data);
    if ('issues' in result && result.issues) throw new Error(`${call.name} answered in another shape: ${JSON.stringify(result.issues)}`);
  }
  return data as CallAnswer<C>;
}

function unreachable(): CallError {
  return new CallError({ status: 0, code: 'unreachable', sentence: t`The program cannot be reached. Check the connection and try again.` });
}
