import { expect, type Page, test } from '@playwright/test';
import { sampled } from '../../server/test/sampling.ts';
import { findGrave } from '../lib/axe.ts';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { goWithin } from './go-within.ts';
import { OWN, PROTECTED, screensOfPeople } from './headings.ts';

const OPEN = ['/login', '/register', '/verification', '/verification?code=ABC', '/waiting', '/nothing/here'];
/** The least and a wide screen; 911 is a screen of 1366 with the browser at 150 %. */
const WIDTHS = [911, 1080, 1920];
/** As many tests as share the screens, so that two workers end at about the same time. */
const PARTS = 36;

for (const part of sampled('parts of the screens looked at', [...Array(PARTS).keys()], { count: 1 })) {
  const mine = <T>(visits: readonly T[]) => visits.filter((_, place) => place % PARTS === part);

  test(`every screen has its heading, nothing serious for axe to find, and fits its window, ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The zoom of a browser makes the page narrower, not the window.
    await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => 1366 }));
    await openSignedIn(page, '/homepage');
    for (const [path, heading] of [...mine(PROTECTED), ...mine(OWN), ...mine(await somebodysScreens(page))]) {
      await test.step(path, async () => {
        await visit(page, path, heading);
        await inspect(page);
        await fits(page, path);
        if (!PROTECTED.some(([known]) => known === path)) await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
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

/** The screens of the first student and the first teacher of the demo school. */
async function somebodysScreens({ request }: Page) {
  const token = await demoToken(request);
  const { students } = await askAs(request, token, 'GET', '/admin/students?limit=1');
  const { employees } = await askAs(request, token, 'GET', '/admin/employees');
  return screensOfPeople(students[0].id, employees.find(({ isTeaching }: { isTeaching: boolean }) => isTeaching).id);
}

/** Goes to a screen, which has its heading. */
async function visit(page: Page, path: string, heading: RegExp): Promise<void> {
  await goWithin(page, path);
  await expect(page.locator('h1')).toHaveText(heading);
}

/** By all rules in the light, and in the dark by those of colours: only these differ. Nothing moves, so that no colour is half way to another. */
async function inspect(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(/\S/);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await findGrave(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await findGrave(page, ['color-contrast']), 'dark').toEqual([]);
}

async function fits(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
