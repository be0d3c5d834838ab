import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';
import { PROTECTED } from './headings.ts';

const OPEN = ['/login', '/register', '/verification', '/verification?code=ABC', '/waiting', '/nothing/here'];

/** In the dark only the colours differ; all other rules are looked at once. */
const RULES = { light: undefined, dark: ['color-contrast'] };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen has its heading and nothing serious for axe to find, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await openSignedIn(page, '/homepage');
    for (const [path, heading] of PROTECTED) {
      await test.step(path, async () => {
        await visit(page, path, heading);
        await inspect(page, RULES[colorScheme]);
      });
    }
  });
}

test('the pages before signing in have their heading and nothing serious for axe to find', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of OPEN) {
    await page.goto(path);
    await test.step(path, () => inspect(page));
  }
});

test('no screen is wider than the window at 1080 and at 1920 pixels', async ({ page }) => {
  test.setTimeout(180_000);
  await openSignedIn(page, '/homepage');
  for (const width of [1080, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, heading] of PROTECTED) {
      await visit(page, path, heading);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

/** Goes to a screen as a link would, without loading the page anew. */
async function visit(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1')).toHaveText(heading);
}

async function inspect(page: Page, rules?: string[]): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(/\S/);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
