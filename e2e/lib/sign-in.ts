import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';

/** A token of the demo school's administrator, asked from the server. */
export async function demoToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/auth/login', { data: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

/** The session that the journeys of this worker share. */
let shared: string | undefined;

/** A token of a session that lives: a journey that signs out ends it for those after it, which then sign in anew. */
async function sharedToken(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${shared}` };
  const lives = shared !== undefined && (await request.get('/admin/getAdminDetails', { headers })).ok();
  if (!lives) shared = await demoToken(request);
  return shared as string;
}

/**
 * Opens a path as the demo school's administrator, past the sign-in page. What the page prints goes nowhere and is counted (`printedOf`): there is nobody to
 * answer the window of the printer, and some versions of Chromium without a screen end the page instead of opening it.
 */
export async function openSignedIn(page: Page, path: string): Promise<void> {
  const token = await sharedToken(page.request);
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = (window.top ?? window).document.documentElement;
      dataset.printed = String(Number(dataset.printed ?? 0) + 1);
    };
  });
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('e2e.signedIn') === null) localStorage.setItem('accessToken', value);
    sessionStorage.setItem('e2e.signedIn', 'yes');
  }, token);
  await page.goto(path);
}

/** How often the page or a frame in it has printed since it was opened. */
export function printedOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.printed ?? 0));
}
