import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

const FIXTURES = new URL('../../server/src/features/textbooks/fixtures/', import.meta.url);
const physics = readFileSync(new URL('public-physics-twocolumn.pdf', FIXTURES));

test('a paper is made from an uploaded textbook: a question swapped, two sets, the PDF', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(120_000);
  await openSignedIn(page, '/textbooks');
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Class 11th' });
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Another subject…' });
  await page.getByPlaceholder(/^Enter new subject name/).fill('Mechanics for papers');
  await page.getByLabel('PDF file').setInputFiles({ name: 'physics.pdf', mimeType: 'application/pdf', buffer: physics });
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page.getByText(/^Successfully analyzed \d+ chapters/)).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'View the content' }).click();
  await page.getByRole('link', { name: 'Question paper' }).click();

  await expect(page.getByRole('heading', { name: 'New question paper' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Exam', exact: true }).fill('Unit test 1');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption({ label: 'Unit test, 20 marks' });
  await page.getByRole('combobox', { name: 'Sets' }).selectOption({ label: 'A, B' });
  await page.getByRole('button', { name: 'Make question paper' }).click();
  // The book has no objective questions: the reason is said, and the smallest change that helps.
  await expect(page.getByRole('heading', { name: 'The textbook has too few questions for this blueprint' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Apply and make paper' }).click();
  await expect(page.getByRole('heading', { name: 'Unit test 1' })).toBeVisible({ timeout: 30_000 });

  const first = page.getByRole('article', { name: 'question 1', exact: true });
  const before = await first.textContent();
  await page.getByRole('button', { name: 'Replace question 1', exact: true }).click();
  await page.getByRole('button', { name: 'Use this question' }).first().click();
  await expect(page.getByText('The question was replaced.')).toBeVisible();
  await expect.poll(() => first.textContent()).not.toBe(before);

  await page.getByText('Set B', { exact: true }).click();
  const [asked] = await Promise.all([
    page.waitForResponse(/\/admin\/question-papers\/[^/]+\/file/),
    page.getByRole('button', { name: 'Paper as PDF' }).click(),
  ]);
  const pdf = await page.request.get((await asked.json()).data.url);
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
