import { expect, test } from '@playwright/test';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { findCut, speakHindi } from './cut-texts.ts';
import { OWN, PROTECTED, screensOfPeople } from './headings.ts';

const OPEN = ['/login', '/register', '/forgot', '/verification', '/waiting'];

/** The narrowest window that Shala is made for. */
test.use({ viewport: { width: 1080, height: 720 } });

test('nothing is cut on any screen in Hindi, and none is wider than its window', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await speakHindi(page);
  await openSignedIn(page, '/homepage');
  const token = await demoToken(page.request);
  const { students } = await askAs(page.request, token, 'GET', '/admin/students?limit=1');
  const { employees } = await askAs(page.request, token, 'GET', '/admin/employees');
  const own = screensOfPeople(students[0].id, employees.find(({ isTeaching }: { isTeaching: boolean }) => isTeaching).id);
  const cut: Record<string, string[]> = {};
  const wide: Record<string, number> = {};
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
    const found = await findCut(page);
    if (found.length > 0) cut[path] = found;
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) wide[path] = over;
  }
  expect({ cut, wide }).toEqual({ cut: {}, wide: {} });
});

test('nothing is cut on the pages before signing in', async ({ page }) => {
  await speakHindi(page);
  for (const path of OPEN) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(/\p{Script=Devanagari}/u);
    expect(await findCut(page), path).toEqual([]);
  }
});

test('a text that is too long for its place is found', async ({ page }) => {
  await speakHindi(page);
  await openSignedIn(page, '/student');
  const button = page.locator('main button', { hasText: 'विद्यार्थी जोड़ें' }).or(page.locator('main a', { hasText: 'विद्यार्थी जोड़ें' }));
  await expect(button.first()).toBeVisible();
  expect(await findCut(page)).toEqual([]);
  await button.first().evaluate((element) => {
    element.setAttribute('style', 'width: 80px; overflow: hidden; white-space: nowrap');
  });
  expect(await findCut(page)).toEqual(['विद्यार्थी जोड़ें']);
});
