import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';
import { walkScreens, widthOver } from './go-within.ts';
import { collectData, findEscaped, speakPseudo } from './pseudo-language.ts';

/** The pages about Shala are drawn when it is built, and hold no messages in the browser. */
const OPEN = ['/login', '/register', '/forgot', '/verification', '/waiting', '/nothing/here'];

test('no text of a screen escapes the catalogue, and none grows out of its window', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const data = collectData(page);
  await speakPseudo(page);
  await openSignedIn(page, '/homepage');
  const escaped = await walkScreens(page, async (path) => {
    expect.soft(await widthOver(page), `${path} is too wide with a third more text`).toBeLessThanOrEqual(0);
    return findEscaped(page, data);
  });
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
