import type { Call, CallAnswer } from '@shala/contract/shared';
import { vi } from 'vitest';

type Sent = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers };
type Reply = (sent: Sent) => Response | Promise<Response>;

const replies = new Map<string, Reply>();
/** What is answered to every call that has no answer of its own. */
let otherwise: Reply | undefined;
/** Every request that the screens have sent, in order. */
export const sent: Sent[] = [];

/** Puts a server in the place of the network. A call without an answer fails as a server that is away. */
export function startServer(): void {
  replies.clear();
  otherwise = undefined;
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, window.location.origin);
    const one = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: init.body instanceof FormData ? Object.fromEntries(init.body) : init.body ? JSON.parse(String(init.body)) : undefined,
      headers: new Headers(init.headers),
    };
    sent.push(one);
    const reply = matching(one.method, pathname) ?? otherwise;
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(one);
  });
  vi.stubGlobal('XMLHttpRequest', SentForm);
}

/** An upload that tells its progress: half of it has left, then all, then the answer comes as that of `fetch`. */
class SentForm {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';
  #request = { method: 'POST', address: '', headers: new Headers() };
  #answered = new Headers();
  open(method: string, address: string) {
    this.#request = { method, address, headers: new Headers() };
  }
  setRequestHeader(name: string, value: string) {
    this.#request.headers.set(name, value);
  }
  getResponseHeader(name: string) {
    return this.#answered.get(name);
  }
  abort() {
    this.onabort();
  }
  async send(body: FormData) {
    const { method, address, headers } = this.#request;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    await new Promise((resolve) => setTimeout(resolve));
    this.upload.onload?.();
    try {
      const response = await fetch(address, { method, headers, body });
      this.status = response.status;
      this.responseText = await response.text();
      this.#answered = response.headers;
      this.onload();
    } catch {
      this.onerror();
    }
  }
}

/** The reply to a path; `{name}` in a call's path stands for any one part. */
function matching(method: string, pathname: string): Reply | undefined {
  const exact = replies.get(`${method} ${pathname}`);
  if (exact) return exact;
  const found = [...replies.keys()].find((key) => {
    const pattern = key.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return key.includes('{') && new RegExp(`^${pattern}$`).test(`${method} ${pathname}`);
  });
  return found === undefined ? undefined : replies.get(found);
}

/** Answers a call with what its contract promises. */
export function answer<C extends Call>(call: C, data: CallAnswer<C>, message?: string, headers: Record<string, string> = {}): void {
  replies.set(`${call.method} ${call.path}`, () => Response.json({ success: true, data, message }, { headers }));
}

/** Refuses a call as the server does. */
export function refuse(
  call: Call,
  status: number,
  failure: { code: string; error: string; fields?: Record<string, string>; data?: unknown },
  headers: Record<string, string> = {},
): void {
  replies.set(`${call.method} ${call.path}`, () =>
    Response.json({ success: false, message: failure.error, ...failure }, { status, headers }),
  );
}

/** Leaves a call without an answer until the returned function is called. */
export function hold<C extends Call>(call: C, data: CallAnswer<C>): () => void {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  replies.set(`${call.method} ${call.path}`, async () => {
    await gate;
    return Response.json({ success: true, data });
  });
  return release;
}

/** Answers with any body and status, whether or not the contract promises it: `GET /admin/getPeriods`. */
export function reply(address: string, body: unknown, status = 200): void {
  replies.set(address, () => Response.json(body, { status }));
}

/** Answers every call that has no answer of its own. */
export function replyToOthers(body: unknown, status: number): void {
  otherwise = () => Response.json(body, { status });
}

/** How often a call was sent. */
export function timesSent(call: Call): number {
  return sent.filter(({ method, path }) => method === call.method && path === call.path).length;
}
