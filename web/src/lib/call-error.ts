type Details = {
  status: number;
  code: string;
  sentence: string;
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  data?: unknown;
};

/** The code of a call that the backend does not know at all. */
export const ABSENT = 'absent';

/** A call that failed: what the server said in one sentence, its stable code, and sentences for single fields. Status 0 means that no answer came. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What a refusal carries to go on with; the caller checks its shape. */
  readonly data: unknown;

  constructor({ status, code, sentence, fields = {}, requestId, retryAfterSeconds, data }: Details) {
    super(sentence);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.data = data;
  }
}

/** True where the server has no such record: then nothing can be done with it, and to try again would not help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === 404 && !isAbsent(error);
}

/** True for what this backend does not have: a screen of the specification does without it; where nothing else would be shown, a sentence says so. */
export function isAbsent(error: unknown): boolean {
  return error instanceof CallError && error.code === ABSENT;
}
