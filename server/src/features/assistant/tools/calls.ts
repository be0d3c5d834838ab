import type { Call, CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import type { Input, ReadContext, Route, WriteContext } from '#platform/http';

/**
 * The calls that this server answers, for the tools to use: the assistant acts through the same calls as the screens, so that its
 * figures and its refusals are theirs. A tool whose calls are not there is left out.
 */
export type Calls = {
  has(call: Call): boolean;
  read<C extends Call>(context: ReadContext, call: C, input?: Partial<Input<C>>): Promise<CallAnswer<C>>;
  write<C extends Call>(context: WriteContext, call: C, input?: Partial<Input<C>>): Promise<CallAnswer<C>>;
};

/** Looks the calls up among the routes of the other features. */
export function callsOf(routes: readonly Route[]): Calls {
  const byName = new Map(routes.map((route) => [route.call.name, route]));
  const find = (call: Call, kind: 'read' | 'write'): Route => {
    const route = byName.get(call.name);
    if (route === undefined || route.kind !== kind) throw new Error(`The call ${call.name} is not a ${kind} of this server.`);
    return route;
  };
  const whole = (input: object) => ({ params: undefined, query: {}, body: undefined, ...input }) as never;
  return {
    has: (call) => byName.has(call.name),
    // Within the transaction of a write a read is shared with nobody and kept for nobody: it sees what the write has done so far.
    read: async (context, call, input = {}) =>
      (await find(call, 'read').handle({ share: alone(context), keep: alone(context), ...context } as never, whole(input))) as never,
    write: async (context, call, input = {}) => (await find(call, 'write').handle(context as never, whole(input))) as never,
  };
}

const alone =
  ({ db }: ReadContext) =>
  (_name: unknown, work: (db: Db) => unknown) =>
    work(db);
