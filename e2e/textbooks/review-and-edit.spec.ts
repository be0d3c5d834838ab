import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

const FIXTURES = new URL('../../server/src/features/textbooks/fixtures/', import.meta.url);

/** Puts a book of the fixtures into class 11th, past the screen, and opens its content. */
async function openBook(page: Page, name: string, subject: string) {
  const token = await demoToken(page.request);
  const answer = await page.request.post('/admin/analyze-pdf', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      std: '11th',
      subject,
      pdfFile: { name, mimeType: 'application/pdf', buffer: readFileSync(new URL(name, FIXTURES)) },
    },
    timeout: 60_000,
  });
  expect(answer.ok()).toBe(true);
  await openSignedIn(page, `/textbooks?tab=content&class=11th&subject=${encodeURIComponent(subject)}`);
  await expect(page.getByRole('heading', { name: `${subject} - Class 11th` })).toBeVisible();
}

test('items are marked on their page, and put in another order by keyboard and by hand', async ({ page }) => {
  await openBook(page, 'public-physics-twocolumn.pdf', 'Order of topics');
  await page
    .getByRole('button', { name: /^Chapter \d+: / })
    .first()
    .click();
  const topics = page.getByRole('region', { name: 'Topics' });
  const names = () => topics.locator('li b').allInnerTexts();
  const [first = '', second = '', third = ''] = await names();

  await topics
    .getByRole('button', { name: /^Go to page/ })
    .nth(1)
    .click();
  await expect(page.locator('[data-chosen]').first()).toBeVisible({ timeout: 20_000 });

  const grip = (name: string) => topics.getByRole('button', { name: `Move: ${name}. Press the up or down arrow key.` });
  await grip(second).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third]);
  await expect(grip(second)).toBeFocused();

  await topics.locator('li').nth(2).hover();
  await grip(third).dragTo(topics.locator('li').first(), { targetPosition: { x: 40, y: 2 } });
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, second, first]);
  await page.getByRole('combobox', { name: 'More about this book' }).selectOption({ label: 'Take back the last change' });
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third]);
});

test('what the analysis was unsure of is gone through by keyboard, confirmed, taken out and taken back', async ({ page }) => {
  await openBook(page, 'public-statistics-book.pdf', 'Doubts');
  const button = page.getByRole('button', { name: /^Review \d+ doubtful items?$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? ''));
  expect(count).toBeGreaterThan(1);
  await button.click();
  const list = page.getByRole('region', { name: 'To be checked' });
  const rows = list.locator('[data-words]');
  await expect(rows).toHaveCount(count);
  const sure = (await rows.allInnerTexts()).map((text) => Number(/(\d+)\s?% sure/.exec(text)?.[1]));
  expect(sure).toEqual([...sure].sort((a, b) => a - b));
  await rows.first().click();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await expect(page.getByRole('img', { name: /^Page \d+ of public-statistics-book\.pdf$/ })).toBeVisible();
  await list
    .getByRole('button', { name: /^Confirm: / })
    .first()
    .click();
  await expect(rows).toHaveCount(count - 1);
  await list
    .getByRole('button', { name: /^Take out: / })
    .first()
    .click();
  await expect(rows).toHaveCount(count - 2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('region', { name: 'Chapters' })).toBeVisible();
});
