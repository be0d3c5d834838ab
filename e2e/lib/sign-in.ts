import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';

/** A token of the demo school's administrator, asked from the server. */
export async function demoToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/auth/login', { data: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

/** Opens a path as the demo school's administrator, past the sign-in page. */
export async function openSignedIn(page: Page, path: string): Promise<void> {
  const token = await demoToken(page.request);
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('e2e.signedIn') === null) localStorage.setItem('accessToken', value);
    sessionStorage.setItem('e2e.signedIn', 'yes');
  }, token);
  await page.goto(path);
}
