import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';
import { findCut, speakHindi } from './cut-texts.ts';
import { walkScreens, widthOver } from './go-within.ts';

const OPEN = ['/login', '/register', '/forgot', '/verification', '/waiting'];

/** The narrowest window that Shala is made for. */
test.use({ viewport: { width: 1080, height: 720 } });

test('nothing is cut on any screen in Hindi, and none is wider than its window', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await speakHindi(page);
  await openSignedIn(page, '/homepage');
  const found = await walkScreens(page, async () => {
    const over = await widthOver(page);
    return [...(await findCut(page)), ...(over > 0 ? [`${over} points wider than the window`] : [])];
  });
  expect(found).toEqual({});
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
