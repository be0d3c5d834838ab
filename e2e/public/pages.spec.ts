import { expect, type Page, test } from '@playwright/test';
import { sampled } from '../../server/test/sampling.ts';
import { findGrave } from '../lib/axe.ts';
import { watchRequests } from '../lib/requests.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

for (const path of PUBLIC_PATHS) {
  test(`${path} is a whole document before any script runs`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveTitle(/Shala/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{70,}/);
    expect(await page.evaluate(() => document.querySelectorAll('script:not([src])').length)).toBe(0);
    // Without the script that knows the visitor's choice, the system's decides.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 21, 25)');
    await context.close();
  });
}

for (const path of sampled('public pages looked at', PUBLIC_PATHS, { count: 2 })) {
  test(`${path} asks nobody else for anything, and its policy has nothing to refuse`, async ({ page, baseURL }) => {
    const strangers: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) strangers.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    const { settled } = watchRequests(page);
    await page.goto(path);
    await settled();
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has nothing serious for axe to find, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await findGrave(page)).toEqual([]);
    });
  }

  test(`${path} fits every window from a small phone's on`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1080, 1366, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('leads visitors to signing in and registering', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Register your school' })).toHaveAttribute('href', '/register');
  await page.getByRole('main').getByRole('link', { name: 'See the demo school' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
});

test('offers "Open Shala" while a token is there that has not expired', async ({ page }) => {
  await page.goto('/pricing');
  await storeToken(page, Date.now() / 1000 + 3600);
  await page.reload();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Open Shala' })).toHaveAttribute('href', '/homepage');
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await storeToken(page, Date.now() / 1000 - 1);
  await page.reload();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Open Shala' })).toBeHidden();
});

test('keeps the light or dark that was chosen in the app', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('colorScheme', 'dark'));
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 21, 25)');
});

test('is Hindi by its link, from then on everywhere, and English again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { name: 'कार्यालय Shala में क्या करता है' })).toBeVisible();
  await page.goto('/pricing');
  await expect(page).toHaveURL('/pricing?lang=hi');
  await expect(page.locator('h1')).toHaveText(/\p{Script=Devanagari}/u);
  await page.getByRole('banner').getByRole('link', { name: 'साइन इन करें' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('folds its pages into a menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'For teachers' }).click();
  await expect(page).toHaveURL(/\/forteacher$/);
});

function storeToken(page: Page, exp: number): Promise<void> {
  const payload = Buffer.from(JSON.stringify({ exp })).toString('base64url');
  return page.evaluate((token) => localStorage.setItem('accessToken', token), `e30.${payload}.e30`);
}
