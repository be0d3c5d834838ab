import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { setPages } from '../../server/test/scan-pdf.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

const FIXTURES = new URL('../../server/src/features/textbooks/fixtures/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FIXTURES));

/** A chapter whose exercise leaves numbers out: what follows a gap is doubtful. */
function doubtfulBook(): Promise<Uint8Array> {
  const text = 'The river rises in the north and runs through the wide plain.';
  return setPages([
    [
      { x: 60, y: 90, text: 'CHAPTER 3', size: 15, isBold: true },
      { x: 60, y: 130, text: 'Rivers', size: 26, isBold: true },
      ...Array.from({ length: 14 }, (_, row) => ({ x: 60, y: 180 + row * 18, text })),
      { x: 60, y: 460, text: 'EXERCISES', size: 15, isBold: true },
      ...[1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14].map((number, at) => ({
        x: 60,
        y: 500 + at * 22,
        text: `${number}. Why does river number ${number} turn to the south?`,
      })),
    ],
  ]);
}

/** Puts a book into class 11th, past the screen, and opens its content. */
async function openBook(page: Page, { name, bytes }: { name: string; bytes: Uint8Array }, subject: string) {
  const token = await demoToken(page.request);
  const answer = await page.request.post('/admin/analyze-pdf', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      std: '11th',
      subject,
      pdfFile: { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) },
    },
    timeout: 60_000,
  });
  expect(answer.ok()).toBe(true);
  await openSignedIn(page, `/textbooks?tab=content&class=11th&subject=${encodeURIComponent(subject)}`);
  await expect(page.getByRole('heading', { name: `${subject} - Class 11th` })).toBeVisible();
}

test('items are marked on their page, and put in another order by keyboard and by hand', { tag: '@full' }, async ({ page }) => {
  await openBook(page, { name: 'public-physics-twocolumn.pdf', bytes: fixture('public-physics-twocolumn.pdf') }, 'Order of topics');
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
  await grip(third).hover();
  const to = await topics.locator('li').first().boundingBox();
  if (!to) throw new Error('There is nowhere to drag to.');
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 8, { steps: 4 });
  // The place says where the item would come before the hand lets go.
  const drop = async () => {
    await page.mouse.move(to.x + 40, to.y + 2);
    await page.mouse.move(to.x + 40, to.y + 3);
    return topics.locator('li[data-drop="above"]').count();
  };
  await expect.poll(drop).toBe(1);
  await page.mouse.up();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, second, first]);
  await page.getByRole('combobox', { name: 'More actions for this book' }).selectOption({ label: 'Undo the last change' });
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third]);
});

test('what the analysis was unsure of is gone through by keyboard, confirmed, taken out and taken back', { tag: '@full' }, async ({
  page,
}) => {
  await openBook(page, { name: 'rivers.pdf', bytes: await doubtfulBook() }, 'Doubts');
  const button = page.getByRole('button', { name: /^Check \d+ items?$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? ''));
  expect(count).toBeGreaterThan(1);
  await button.click();
  const list = page.getByRole('region', { name: 'To check' });
  const rows = list.locator('[data-words]');
  await expect(rows).toHaveCount(count);
  const sure = (await rows.allInnerTexts()).map((text) => Number(/(\d+)\s?% sure/.exec(text)?.[1]));
  expect(sure).toEqual([...sure].sort((a, b) => a - b));
  await rows.first().click();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await expect(page.getByRole('img', { name: /^Page \d+ of rivers\.pdf$/ })).toBeVisible();
  await list
    .getByRole('button', { name: /^Confirm: / })
    .first()
    .click();
  await expect(rows).toHaveCount(count - 1);
  await list
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await expect(rows).toHaveCount(count - 2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Show the whole book' }).click();
  await expect(page.getByRole('region', { name: 'Chapters' })).toBeVisible();
});
