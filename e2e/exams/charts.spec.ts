import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

test('the charts of the result analysis: by keyboard, and on paper', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/performance');
  const column = page.getByRole('link', { name: /^[1-9]\d* students from \d+ to \d+%$/ }).first();
  await expect(column).toBeVisible();

  // Tab reaches a column of the chart from the figures above it, and Enter opens its rows.
  await page.getByRole('link', { name: /^Needs attention/ }).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(column).toBeFocused({ timeout: 100 });
  }).toPass();
  const count = ((await column.getAttribute('aria-label')) ?? '').split(' ')[0];
  await page.keyboard.press('Enter');
  const rows = page.getByRole('dialog', { name: 'Results' });
  await expect(rows.getByText(`${count} results`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toBeHidden();
  await expect(page.getByRole('img', { name: /Average/ }).first()).toBeVisible();

  // On paper, browsers leave background colours out unless a part asks for them: the columns are nothing else.
  await page.emulateMedia({ media: 'print' });
  const bar = column.locator('i');
  expect((await bar.boundingBox())?.height).toBeGreaterThan(1);
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
