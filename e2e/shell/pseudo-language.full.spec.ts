import { expect, test } from '@playwright/test';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { OWN, PROTECTED, screensOfPeople } from './headings.ts';
import { collectData, findEscaped, speakPseudo } from './pseudo-language.ts';

/** The pages about Shala are drawn when it is built, and hold no messages in the browser. */
const OPEN = ['/login', '/register', '/forgot', '/verification', '/waiting', '/nothing/here'];

test('no text of a screen escapes the catalogue, and none grows out of its window', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const data = collectData(page);
  await speakPseudo(page);
  await openSignedIn(page, '/homepage');
  const token = await demoToken(page.request);
  const { students } = await askAs(page.request, token, 'GET', '/admin/students?limit=1');
  const { employees } = await askAs(page.request, token, 'GET', '/admin/employees');
  const own = screensOfPeople(students[0].id, employees.find(({ isTeaching }: { isTeaching: boolean }) => isTeaching).id);
  const escaped: Record<string, string[]> = {};
  for (const [path] of [...PROTECTED, ...OWN, ...own]) {
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-before', '');
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    // The same screen with another id keeps its heading.
    await page
      .locator('h1:not([data-before])')
      .waitFor({ timeout: 2000 })
      .catch(() => undefined);
    await expect(page.locator('h1')).toHaveText(/\S/);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const found = await findEscaped(page, data);
    if (found.length > 0) escaped[path] = found;
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `${path} is too wide with a third more text`).toBeLessThanOrEqual(0);
  }
  expect(escaped).toEqual({});
});

test('no text of a page before signing in escapes the catalogue', async ({ page }) => {
  const data = collectData(page);
  await speakPseudo(page);
  const escaped: Record<string, string[]> = {};
  for (const path of OPEN) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(/[áéíöú]/);
    const found = await findEscaped(page, data);
    if (found.length > 0) escaped[path] = found;
  }
  expect(escaped).toEqual({});
});
