import type { z } from 'zod/mini';

type Schema = z.core.$ZodType;

/** One call of the API: the server binds it, OpenAPI lists it, and the browser sends it. */
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
  /** True for the few calls without a token. */
  readonly isPublic?: boolean;
  /**
   * For a call sent as multipart/form-data: the part with the file, its largest size, and how many uploads a school may have at the same time, if that is
   * limited. Fields of `body` are further parts.
   */
  readonly upload?: { readonly part: string; readonly maxBytes: number; readonly atOnce?: number };
  /** True when the answer contains a secret that is shown once: it is not stored, and a repeated request is refused with `shownOnce`. */
  readonly isShownOnce?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The type of `data` in the answer, which the server guarantees. */
  readonly answer: Answer;
  /**
   * How the browser reads the answer; only for the calls of the specification. Their screens also work with a backend that returns only what the specification
   * names; each missing value is replaced by a neutral one of the same type.
   */
  readonly reads?: Schema;
  /** True when success is reported by the flag `success`: an answer without it is a failure. */
  readonly needsFlag?: boolean;
};

type Input<S> = S extends z.core.$ZodType ? z.core.input<S> : never;

/** The caller's input: only the parts that the call declares. */
export type CallInput<C> = (C extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
  (C extends { query: infer Q } ? { query?: Input<Q> } : { query?: undefined }) &
  (C extends { body: infer B } ? { body: Input<B> } : { body?: undefined });

export type CallAnswer<C extends { answer: Schema }> = z.core.output<C['answer']>;

/** Declares a call and keeps its literal types, so that server and browser infer their types from it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
