import { expect, test } from '@playwright/test';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { OWN, PROTECTED } from './headings.ts';

test('the name of the school is on whatever the browser prints', async ({ page }) => {
  test.setTimeout(300_000);
  const token = await demoToken(page.request);
  const { schoolName } = await askAs(page.request, token, 'GET', '/admin/getAdminDetails');
  await openSignedIn(page, '/homepage');
  for (const [path] of [...PROTECTED, ...OWN])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await page.evaluate(printedNames), path).toContain(schoolName);
      await page.emulateMedia({ media: 'screen' });
    });
});

/** What is on paper that may be the school's name: the head of a sheet of its own, else the line above the screen. */
function printedNames(): string {
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
  if (sheet) return sheet.textContent ?? '';
  const line = document.querySelector<HTMLElement>('[data-school]');
  return line && getComputedStyle(line).display !== 'none' ? (line.dataset.school ?? '') : '';
}
