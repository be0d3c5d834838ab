import { expect, test } from '@playwright/test';
import { isWhole, openPlain } from './backend.ts';

const PDF = { name: 'light.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

test('textbooks: a book is refused, uploaded, listed and read', async ({ page }) => {
  const backend = await openPlain(page, '/textbooks');
  await expect(page.getByRole('tab')).toHaveText(['Upload PDF', 'View Content']);
  await expect(page.getByText('PDF files only (MAX. 50MB)')).toBeVisible();
  const button = page.getByRole('button', { name: 'Upload & Analyze' });
  await expect(button).toBeDisabled();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByText('Please select a valid PDF file')).toBeVisible();
  await page.getByLabel('Class').selectOption({ label: 'Class 8th' });
  await page.getByLabel('Subject').selectOption('Science');
  await file.setInputFiles(PDF);
  backend.reply('POST /admin/analyze-pdf', { error: 'Not a textbook' }, 400);
  await button.click();
  await expect(page.getByText('Not a textbook')).toBeVisible();
  backend.reply('POST /admin/analyze-pdf', {}, 500);
  await button.click();
  await expect(page.getByText('Failed to analyze PDF')).toBeVisible();
  backend.reply('POST /admin/analyze-pdf', { data: { chaptersProcessed: 3, totalTopics: 7 } });
  const answer = backend.hold('POST /admin/analyze-pdf');
  await button.click();
  await expect(page.getByRole('button', { name: 'Analyzing PDF...' })).toBeDisabled();
  await expect(page.getByText('Uploading and analyzing PDF...')).toBeVisible();
  answer();
  await expect(page.getByText('Successfully analyzed 3 chapters with 7 topics')).toBeVisible();
  await expect(page.getByLabel('Class')).toHaveValue('');
  const form = backend.sent.findLast(({ address }) => address.endsWith('analyze-pdf'))?.body ?? '';
  for (const part of ['name="pdfFile"', 'name="std"', '8th', 'name="subject"', 'Science']) expect(form).toContain(part);
  // A class without subjects: a new one is typed.
  backend.reply('GET /admin/getSubjectList/{classId}', { data: [] });
  await page.getByLabel('Class').selectOption({ label: 'Class 9th' });
  await expect(page.getByText('No existing subjects found for this class. Create a new subject.')).toBeVisible();
  await expect(page.getByPlaceholder('Enter new subject name (e.g., Mathematics, Science, History)')).toBeVisible();
  await isWhole(page, backend);

  await page.getByRole('tab', { name: 'View Content' }).click();
  await expect(page.getByText('Available Textbooks')).toBeVisible();
  await expect(page.getByText('Class 8th', { exact: true })).toBeVisible();
  await expect(page.getByText('1 chapters • 2 topics')).toBeVisible();
  await page.getByText('Science', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Science - Class 8th' })).toBeVisible();
  const chapter = page.getByRole('button', { name: /Chapter 1: Light/ });
  await chapter.click();
  for (const text of ['How light travels.', 'Reflection', 'Equal angles', 'Back Exercise Questions', 'What is a mirror?', 'Numerical'])
    await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
  await isWhole(page, backend);
  await chapter.click();
  await expect(page.getByText('How light travels.')).toBeHidden();
});

test('textbooks: the sentences where there is nothing', async ({ page }) => {
  const backend = await openPlain(page, '/login');
  backend.reply('GET /admin/classes-with-subjects', { data: { classes: [] } });
  await page.goto('/textbooks?tab=content');
  await expect(page.getByText('No textbooks uploaded yet')).toBeVisible();
  await expect(page.getByText('Upload a PDF textbook to get started')).toBeVisible();
  backend.reply('GET /admin/classes-with-subjects', { data: { classes: [{ class: '8th', subjects: [] }] } });
  await page.reload();
  await expect(page.getByText('No subjects found for this class')).toBeVisible();
  const empty = { subject: 'Science', class: '8th', totalChapters: 0, totalTopics: 0, chapters: [] };
  backend.reply('GET /admin/content/{class}/{subject}', { data: empty });
  await page.goto('/textbooks?tab=content&class=8th&subject=Science');
  await expect(page.getByText('No chapters found in this textbook')).toBeVisible();
  await isWhole(page, backend);
});

test('the assistant: greeting and five chips, HTML, Markdown, and what fails', async ({ page }) => {
  const backend = await openPlain(page, '/shalaAi');
  const field = page.getByRole('textbox');
  await expect(page.getByRole('log').getByRole('button')).toHaveCount(5);
  await field.fill('   ');
  await page.keyboard.press('Enter');
  expect(backend.sent.filter(({ address }) => address.endsWith('/mcp/chat'))).toHaveLength(0);
  await field.fill('Who is');
  await page.keyboard.press('Shift+Enter');
  await expect(field).toHaveValue('Who is\n');
  await field.fill('Who is absent?');
  const answer = backend.hold('POST /mcp/chat');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Processing your request...')).toBeVisible();
  await expect(page.getByRole('log').getByRole('button', { name: /absent today/ })).toHaveCount(0);
  answer();
  await expect(page.getByText('Nobody is absent.')).toBeVisible();
  expect(backend.bodyOf('POST /mcp/chat')).toEqual({ prompt: 'Who is absent?' });
  const cases: [object, number, string | RegExp][] = [
    [{ success: true, data: { markdown: 'Two are on **leave**.' } }, 200, /Two are on\s+leave/],
    [{ success: true, data: {} }, 200, '⚠️ Unexpected response format. Please try again.'],
    [{ error: 'down' }, 500, '❌ Error: Failed to process request. Please try again.'],
  ];
  for (const [body, status, shown] of cases) {
    backend.reply('POST /mcp/chat', body, status);
    await field.fill('And now?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText(shown);
  }
  await isWhole(page, backend);
});
