import { expect, test } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD, INACTIVITY_LIMIT_MS } from '@shala/contract/shared';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

test('the first second shows that the session is being looked for', async ({ page }) => {
  // The clock of the page stands, so that the second lasts as long as a busy machine needs.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/homepage');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText('Please wait while we prepare everything for you')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/login');
});

test('a visitor who asks for a screen signs in first and then gets that screen', async ({ page }) => {
  await page.goto('/logbook?date=2026-11-02');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(DEMO_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/logbook?date=2026-11-02');
});

test('who is signed in is taken from the guests’ pages to the dashboard', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/login', '/register', '/school']) {
    await openSignedIn(page, path);
    await expect(page).toHaveURL('/homepage');
  }
});

for (const [what, token] of [
  ['has expired', `x.${Buffer.from(JSON.stringify({ exp: 1_000_000_000 })).toString('base64url')}.x`],
  ['cannot be read', 'not a token'],
] as const) {
  test(`a stored token that ${what} is removed`, { tag: '@full' }, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
    await page.goto('/homepage');
    await expect(page).toHaveURL('/login');
  });
}

test('a session that ended on the server is left at the next call', { tag: '@full' }, async ({ page, request }) => {
  const token = await demoToken(request);
  await request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  await page.goto('/homepage');
  await expect(page).toHaveURL('/login');
});

test('thirty minutes without a hand on the machine sign out, and any movement begins them anew', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/homepage');
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meenakshi');
  await page.clock.runFor(INACTIVITY_LIMIT_MS - 60_000);
  await page.mouse.move(100, 100);
  await page.clock.runFor(INACTIVITY_LIMIT_MS - 60_000);
  await expect(page).toHaveURL('/homepage');
  await page.clock.runFor(61_000);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('two tabs agree: signing out in one signs out the other', { tag: '@full' }, async ({ context, page }) => {
  await openSignedIn(page, '/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meenakshi');
  const other = await context.newPage();
  await other.goto('/employee');
  await expect(other.getByRole('heading', { level: 1, name: 'Employee' })).toBeVisible();
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});

test('the demo school is one press away on this machine', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use the demo school' }).click();
  await expect(page).toHaveURL('/homepage');
});
