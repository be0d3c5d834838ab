import { expect, test } from '@playwright/test';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { goWithin } from './go-within.ts';
import { OWN, PROTECTED } from './headings.ts';

test('the name of the school is on whatever the browser prints', async ({ page }) => {
  test.setTimeout(240_000);
  const token = await demoToken(page.request);
  const { schoolName } = await askAs(page.request, token, 'GET', '/admin/getAdminDetails');
  await openSignedIn(page, '/homepage');
  await expect(page.locator('[data-school]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  for (const [path] of [...PROTECTED, ...OWN])
    await test.step(path, async () => {
      await goWithin(page, path);
      expect.soft(await page.evaluate(printedName), path).toContain(schoolName);
    });
});

/** What is on paper that may be the school's name: the head of a sheet of its own, else the line above the screen. */
function printedName(): string {
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
  if (sheet) return sheet.textContent ?? '';
  const line = document.querySelector<HTMLElement>('[data-school]');
  const isSeen =
    line !== null &&
    getComputedStyle(line).display !== 'none' &&
    getComputedStyle(line, '::before').content.includes(line.dataset.school ?? '?');
  return isSeen ? (line.dataset.school ?? '') : '';
}
