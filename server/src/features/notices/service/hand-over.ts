import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup, isAllowedAddress } from '#platform/network';

const LIMIT_MS = 10_000;
const MOST_ANSWER = 2000;

export type HandOver = { url: string; secret: string; id: string; body: Record<string, unknown>; isProduction: boolean };
/** The reply of the other server; `isFinal` means that repeating is useless. */
export type HandOverResult = { isDone: boolean; isFinal: boolean; reason: string };

/**
 * Sends one message to the school's webhook address: a signed JSON body, within ten seconds. The host name is looked up here and the connection uses the
 * checked address, so that no name can lead into a private network. Redirects are not followed.
 */
export function handOver({ url, secret, id, body, isProduction }: HandOver): Promise<HandOverResult> {
  const payload = JSON.stringify({ id, ...body });
  const at = Math.floor(Date.now() / 1000).toString();
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host, isProduction)) return Promise.resolve(refused('privateAddress'));
  if (target.protocol === 'http:' && isProduction) return Promise.resolve(refused('notHttps'));
  return new Promise((resolve) => {
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      target,
      {
        method: 'POST',
        lookup: checkedLookup(isProduction),
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          'user-agent': 'Shala',
          'idempotency-key': id,
          'x-shala-timestamp': at,
          'x-shala-signature': `sha256=${signature}`,
        },
      },
      (response) => {
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MOST_ANSWER) response.destroy();
        });
        const status = response.statusCode ?? 0;
        const isDone = status >= 200 && status < 300;
        // Timeouts, rate limits and server errors are temporary; other 4xx statuses would be repeated in vain.
        const isFinal = !isDone && status < 500 && ![408, 425, 429].includes(status);
        response.on('close', () => resolve({ isDone, isFinal, reason: isDone ? '' : `status ${status}` }));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'PRIVATE' ? refused('privateAddress') : { isDone: false, isFinal: false, reason: reasonOf(error) }),
    );
    request.end(payload);
  });
}

function reasonOf(error: NodeJS.ErrnoException): string {
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : (error.code ?? error.name);
}

function refused(reason: string): HandOverResult {
  return { isDone: false, isFinal: true, reason };
}
