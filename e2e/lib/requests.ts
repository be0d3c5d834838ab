import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;
const BUSY_MS = 100;

/**
 * Watches a page's requests: `calls` are the paths that its code has asked for, `settled` waits until nothing is under way and nothing
 * was asked for half a second. Playwright's "networkidle" comes once a document, and takes a busy processor for an idle network.
 */
export function watchRequests(page: Page): { calls: string[]; settled: () => Promise<void> } {
  const calls: string[] = [];
  const open = new Set<Request>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    open.add(request);
    changedAt = Date.now();
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname);
  });
  const close = (request: Request) => {
    open.delete(request);
    changedAt = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);

  const isQuiet = async () => {
    const askedAt = Date.now();
    await page.evaluate(() => undefined);
    // What was busy until now may have asked for something in its last moment.
    if (Date.now() - askedAt > BUSY_MS) changedAt = Date.now();
    return open.size === 0 && Date.now() - changedAt >= QUIET_MS;
  };
  return { calls, settled: () => expect.poll(isQuiet, { intervals: [100], timeout: 30_000 }).toBe(true) };
}
