import type { Entrance } from '#features/access';
import type { Route, SlowContext } from '#platform/http';
import { callsOf } from '../tools/calls.ts';
import { registryOf } from '../tools/registry.ts';
import { makeHandler, mayUse, toolName, type Visit } from './make-server.ts';

type Message = { method?: unknown; params?: { name?: unknown } };
type Asked = { entrance: Entrance; context: SlowContext; parsedBody: unknown; fail: Visit['fail'] };

/** The protocol's server over the calls of the other features. */
export function openMcp(others: readonly Route[], version: string) {
  const calls = callsOf(others);
  const registry = registryOf(calls);
  const handler = makeHandler(registry, calls, version);
  return {
    /** Whether what is asked for needs a token that may write. */
    needsWrite(body: unknown, entrance: Entrance): boolean {
      const { method, params } = (body ?? {}) as Message;
      const tool = method === 'tools/call' ? registry.tools.find((one) => toolName(one) === params?.name) : undefined;
      return tool !== undefined && !mayUse(entrance, tool);
    },
    answer(request: Request, { entrance, context, parsedBody, fail }: Asked): Promise<Response> {
      const visit: Visit = { entrance, context, fail };
      return handler.fetch(request, {
        authInfo: { token: '', clientId: entrance.tokenId, scopes: [entrance.scope], extra: { visit } },
        ...(parsedBody !== undefined && { parsedBody }),
      });
    },
    close: handler.close,
  };
}
