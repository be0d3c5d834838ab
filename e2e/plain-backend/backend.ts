import { expect, type Page } from '@playwright/test';
import { PLAIN_ANSWERS } from '../../web/test/plain-backend/answers.ts';
import { RAW } from '../../web/test/plain-backend/raw.ts';

/** A day of the months in the answers. */
const NOW = '2026-10-14T06:00:00Z';
const FAR = 4_102_444_800;

type Reply = { body: unknown; status: number; after?: Promise<void> };
type Sent = { address: string; body: string };

/** A token of which the specification says no more than that it has an `exp`. */
export function plainToken(exp = FAR): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ exp })}.unsigned`;
}

/**
 * Puts a backend that is not Shala's between the built screens and the server: it answers the 27 calls of the specification's section 7 with
 * the fields of its section 3, and knows nothing else. `errors` is what the page threw or complained of.
 */
export async function startPlainBackend(page: Page, unknown: object = { error: 'Cannot find this' }) {
  const replies = new Map<string, Reply>(Object.entries(PLAIN_ANSWERS).map(([address, body]) => [address, { body, status: 200 }]));
  const sent: Sent[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.clock.install({ time: NOW });
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (!['fetch', 'xhr'].includes(request.resourceType())) return route.continue();
      const address = `${request.method()} ${new URL(request.url()).pathname}`;
      const known = find(replies, address);
      if (known) expect(request.headers().authorization, address).toMatch(/^Bearer /);
      sent.push({ address, body: request.postData() ?? '' });
      const { body, status, after } = known ?? { body: unknown, status: 404 };
      await after;
      return route.fulfill({ json: body, status });
    },
  );
  return {
    sent,
    errors,
    reply: (address: string, body: unknown, status = 200) => void replies.set(address, { body, status }),
    /** Leaves a call without its answer until the returned function is called. */
    hold: (address: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      replies.set(address, { ...(replies.get(address) as Reply), after: promise });
      return resolve;
    },
    bodyOf: (address: string) => JSON.parse(sent.findLast((one) => one.address === address)?.body || 'null'),
  };
}

export async function openPlain(page: Page, path: string, unknown?: object) {
  const backend = await startPlainBackend(page, unknown);
  await page.addInitScript((token) => localStorage.setItem('accessToken', token), plainToken());
  await page.goto(path);
  return backend;
}

/** Nothing was thrown, and nothing on the page is a value that was not there or an engineer's word. */
export async function isWhole(page: Page, { errors }: { errors: string[] }): Promise<void> {
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  for (const text of await page.locator('main, aside, [role=dialog], [role=alert], [role=status]').allTextContents())
    expect(text).not.toMatch(RAW);
  expect(errors).toEqual([]);
}

function find(replies: Map<string, Reply>, address: string): Reply | undefined {
  const pattern = [...replies.keys()].find((key) =>
    new RegExp(`^${key.replaceAll(/[-.]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
  return replies.get(address) ?? (pattern === undefined ? undefined : replies.get(pattern));
}
