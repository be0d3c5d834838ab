import { expect, type Page } from '@playwright/test';

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
