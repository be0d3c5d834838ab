import type { Call, CallAnswer } from '@shala/contract/shared';
import type { z } from 'zod';
import type { AtomicWriteContext, OpenContext, SharedContext, SlowContext, UploadContext, WriteContext } from './context.ts';

type Output<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined;

/** The parts of a request that a call declares, checked and in the contract's types. */
export type Input<C extends Call> = {
  params: C extends { params: infer P } ? Output<P> : undefined;
  query: C extends { query: infer Q } ? Output<Q> : undefined;
  body: C extends { body: infer B } ? Output<B> : undefined;
};

type Handler<Context, C extends Call> = (context: Context, input: Input<C>) => Promise<CallAnswer<C>>;

export type Route =
  | { kind: 'open'; call: Call; handle: (context: OpenContext, input: Input<Call>) => Promise<unknown> }
  | { kind: 'read'; call: Call; handle: (context: SharedContext, input: Input<Call>) => Promise<unknown> }
  | { kind: 'write'; call: Call; handle: (context: WriteContext, input: Input<Call>) => Promise<unknown> }
  | { kind: 'slow'; call: Call; handle: (context: SlowContext, input: Input<Call>) => Promise<unknown> }
  | { kind: 'atomicWrite'; call: Call; handle: (context: AtomicWriteContext, input: Input<Call>) => Promise<unknown> }
  | { kind: 'upload'; call: Call; handle: (context: UploadContext, input: Input<Call>) => Promise<unknown> };

/** A call that needs no token. */
export function open<C extends Call>(call: C & { isPublic: true }, handle: Handler<OpenContext, C>): Route {
  return { kind: 'open', call, handle: handle as never };
}

/** A call that only reads data. */
export function read<C extends Call>(call: C, handle: Handler<SharedContext, C>): Route {
  return { kind: 'read', call, handle: handle as never };
}

/** A call that changes data in one audited transaction and may be repeated safely. */
export function write<C extends Call>(call: C, handle: Handler<WriteContext, C>): Route {
  return { kind: 'write', call, handle: handle as never };
}

/** A call that waits for something outside the database. */
export function slow<C extends Call>(call: C, handle: Handler<SlowContext, C>): Route {
  return { kind: 'slow', call, handle: handle as never };
}

/** A call that changes data by one database function. The function claims the idempotency key and writes the audit row itself: one round trip. */
export function atomicWrite<C extends Call>(call: C, handle: Handler<AtomicWriteContext, C>): Route {
  return { kind: 'atomicWrite', call, handle: handle as never };
}

/** A call that uploads a file as multipart/form-data. No transaction is open while the file arrives. */
export function upload<C extends Call>(call: C, handle: Handler<UploadContext, C>): Route {
  return { kind: 'upload', call, handle: handle as never };
}
