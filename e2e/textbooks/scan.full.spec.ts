import { expect, test } from '@playwright/test';
import { asScan, setPages } from '../../server/test/scan-pdf.ts';
import { openSignedIn } from '../lib/sign-in.ts';

test.setTimeout(240_000);

test('a scan is taken in, read in the background with its progress, and read like any book', async ({ page }) => {
  const lines = Array.from({ length: 18 }, (_, row) => ({
    x: 60,
    y: 200 + row * 20,
    text: 'The river rises in the north and runs through the wide plain.',
  }));
  const head = [
    { x: 60, y: 90, text: 'CHAPTER 9', size: 15, isBold: true },
    { x: 60, y: 130, text: 'Rivers', size: 26, isBold: true },
  ];
  const scan = await asScan(await setPages([[...head, ...lines], lines]));
  await openSignedIn(page, '/textbooks');
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Class 11th' });
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Another subject…' });
  await page.getByPlaceholder(/^Enter new subject name/).fill('Old prints');
  await page.getByLabel('PDF file').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page.getByText(/^The pages of this book are pictures\. They are being read in the background/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Old prints - Class 11th')).toBeVisible();
  // Somebody goes on with other work meanwhile.
  await page.getByRole('tab', { name: 'View Content' }).click();
  await expect(page.getByText('Available Textbooks')).toBeVisible();
  await page.getByRole('tab', { name: 'Upload PDF' }).click();
  await page.getByText(/^1 chapter found$/).click({ timeout: 180_000 });
  await expect(page.getByRole('heading', { name: 'Old prints - Class 11th' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Chapter 9: / })).toBeVisible();
});
