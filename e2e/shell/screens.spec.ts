import { expect, type Page, test } from '@playwright/test';
import { findGrave } from '../lib/axe.ts';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { OWN, PROTECTED, screensOfPeople } from './headings.ts';

const OPEN = ['/login', '/register', '/verification', '/verification?code=ABC', '/waiting', '/nothing/here'];

/** In the dark only the colours differ; all other rules are looked at once. Nothing moves: a colour half way to another is none of ours. */
const RULES = { light: undefined, dark: ['color-contrast'] };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen has its heading and nothing serious for axe to find, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openSignedIn(page, '/homepage');
    for (const [path, heading] of PROTECTED) {
      await test.step(path, async () => {
        await visit(page, path, heading);
        await inspect(page, RULES[colorScheme]);
      });
    }
  });

  test(`every further screen and those of a person load whole, with nothing serious for axe to find, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openSignedIn(page, '/homepage');
    for (const [path, heading] of [...OWN, ...(await somebodysScreens(page))]) {
      await test.step(path, async () => {
        await visit(page, path, heading);
        await inspect(page, RULES[colorScheme]);
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
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
    for (const [path, heading] of [...PROTECTED, ...OWN]) {
      await visit(page, path, heading);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

/** The screens of the first student and the first teacher of the demo school. */
async function somebodysScreens({ request }: Page) {
  const token = await demoToken(request);
  const { students } = await askAs(request, token, 'GET', '/admin/students?limit=1');
  const { employees } = await askAs(request, token, 'GET', '/admin/employees');
  return screensOfPeople(students[0].id, employees.find(({ isTeaching }: { isTeaching: boolean }) => isTeaching).id);
}

/** Goes to a screen as a link would, without loading the page anew. */
async function visit(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

async function inspect(page: Page, rules?: string[]): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(/\S/);
  expect.soft(await findGrave(page, rules)).toEqual([]);
}
