import { expect, type Page } from '@playwright/test';
import { askAs } from '../lib/own-school.ts';
import { demoToken } from '../lib/sign-in.ts';
import { OWN, PROTECTED, screensOfPeople } from './headings.ts';

/** Goes to a screen as a link would, without loading the page anew, and waits until it is complete. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('main:not([aria-busy])')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
}

/** Goes to every screen, also to those of a student and of a teacher whom the school has; gives by path what was found there, if anything. */
export async function walkScreens(page: Page, find: (path: string) => Promise<string[]>): Promise<Record<string, string[]>> {
  const token = await demoToken(page.request);
  const { students } = await askAs(page.request, token, 'GET', '/admin/students?limit=1');
  const { employees } = await askAs(page.request, token, 'GET', '/admin/employees');
  const teacher = employees.find(({ isTeaching }: { isTeaching: boolean }) => isTeaching);
  const found: Record<string, string[]> = {};
  for (const [path] of [...PROTECTED, ...OWN, ...screensOfPeople(students[0].id, teacher.id)]) {
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
    await goWithin(page, path);
    // The same screen with another id keeps its heading.
    await page
      .locator('h1:not([data-before])')
      .waitFor({ timeout: 2000 })
      .catch(() => undefined);
    await expect(page.locator('h1')).toHaveText(/\S/);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const here = await find(path);
    if (here.length > 0) found[path] = here;
  }
  return found;
}

/** By how many points the page is wider than its window. */
export function widthOver(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
