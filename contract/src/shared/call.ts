import type { z } from 'zod/mini';

type Schema = z.core.$ZodType;

/** One call of the API: what the server binds, what OpenAPI lists and what the browser sends. */
export type Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with `{name}` for each parameter, as the specification writes it. */
  readonly path: string;
  readonly summary: string;
  /** True for the few calls that need no token. */
  readonly isPublic?: boolean;
  /**
   * For a call that is sent as multipart/form-data: the part that carries the file, its largest size, and how many of them a school may
   * have under way at once, where that is limited. Fields of `body` are parts beside it.
   */
  readonly upload?: { readonly part: string; readonly maxBytes: number; readonly atOnce?: number };
  /** True where the answer holds a secret that is shown once: it is kept nowhere, and a repeated request is refused with `shownOnce`. */
  readonly isShownOnce?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The shape of `data` in the answer: what the server promises. */
  readonly answer: Answer;
  /**
   * How the browser reads the answer, for the calls of the specification alone. Their screens also work with a backend that answers only what
   * the specification names; what it leaves out gets a neutral value of the same type.
   */
  readonly reads?: Schema;
  /** True where the flag `success` says that it was done: an answer without it is a failure. */
  readonly needsFlag?: boolean;
};

type Input<S> = S extends z.core.$ZodType ? z.core.input<S> : never;

/** What the caller passes: only the parts that the call declares. */
export type CallInput<C> = (C extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
  (C extends { query: infer Q } ? { query?: Input<Q> } : { query?: undefined }) &
  (C extends { body: infer B } ? { body: Input<B> } : { body?: undefined });

export type CallAnswer<C extends { answer: Schema }> = z.core.output<C['answer']>;

/** Declares a call; keeps the literal types so that both sides infer from it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
