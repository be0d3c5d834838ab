import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

const FIXTURES = new URL('../../server/src/features/textbooks/fixtures/', import.meta.url);
const physics = readFileSync(new URL('public-physics-twocolumn.pdf', FIXTURES));

async function choose(page: Page, subject: string) {
  await openSignedIn(page, '/textbooks');
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Class 11th' });
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Another subject…' });
  await page.getByPlaceholder(/^Enter new subject name/).fill(subject);
}

/** Drops a file onto the form as a mouse does. */
async function drop(page: Page, name: string, type: string, bytes: Buffer) {
  const data = await page.evaluateHandle(
    ({ base64, fileName, fileType }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], fileName, { type: fileType }));
      return transfer;
    },
    { base64: bytes.toString('base64'), fileName: name, fileType: type },
  );
  await page.getByText('PDF files only (MAX. 50MB)').dispatchEvent('drop', { dataTransfer: data });
}

test('a PDF is dropped, analysed, read beside its pages, corrected and taken back', async ({ page }) => {
  await choose(page, 'Mechanics');
  await drop(page, 'physics.pdf', 'application/pdf', physics);
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page.getByText(/^Successfully analyzed \d+ chapters with \d+ topics/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'View the content' }).click();
  await expect(page.getByRole('heading', { name: 'Mechanics - Class 11th' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Chapter \d+: / })
    .first()
    .click();
  const questions = page.getByRole('region', { name: 'Back Exercise Questions' });
  const chip = questions.getByRole('button', { name: /^Go to page/ }).first();
  const number = (await chip.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
  await chip.click();
  const picture = page.getByRole('img', { name: `Page ${number} of physics.pdf` });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);

  await questions.getByRole('listitem').first().hover();
  await questions
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Edit question' });
  const before = await drawer.getByRole('textbox', { name: 'Question' }).inputValue();
  await drawer.getByRole('textbox', { name: 'Question' }).fill('Why do things fall?');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(questions.getByText('Why do things fall?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(questions.getByText(before.slice(0, 40))).toBeVisible();
});

test('what is no PDF is refused by its type, by its size and by what is in it', { tag: '@full' }, async ({ page }) => {
  await choose(page, 'Refused');
  await drop(page, 'notes.txt', 'text/plain', Buffer.from('Notes'));
  await expect(page.getByText('Please select a valid PDF file')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload & Analyze' })).toBeDisabled();
  const refusals: [Buffer, string][] = [
    [Buffer.from('PK a picture book'), 'This file is not a PDF, even though its name says so.'],
    [physics.subarray(0, 3000), 'This PDF is damaged or incomplete and cannot be read.'],
  ];
  for (const [bytes, sentence] of refusals) {
    await drop(page, 'book.pdf', 'application/pdf', bytes);
    await page.getByRole('button', { name: 'Upload & Analyze' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('book.pdf')).toBeVisible();
  }
});
