import { truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { webpPhoto } from '../lib/photo.ts';
import { openSignedIn } from '../lib/sign-in.ts';

/** Names may hold letters only: a number of its own, in letters. */
const ownName = () => `Tara ${[...String(Date.now()).slice(-7)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

test('a student is admitted, found, edited, leaves and comes back, and the history tells it', async ({ page }) => {
  const name = ownName();
  await openSignedIn(page, '/add/student');
  await page.getByRole('button', { name: 'Add student' }).click();
  await expect(page.getByText('Enter the name.')).toBeVisible();
  // The form is longer than the screen: the first field that is missing has the focus, and is in sight.
  await expect(page.getByRole('combobox', { name: 'Class and section' })).toBeFocused();

  await page.getByRole('combobox', { name: 'Class and section' }).selectOption({ label: 'Class 8th A' });
  const person = page.locator('section', { has: page.getByRole('heading', { name: 'Student', exact: true }) });
  await person.getByLabel('Name', { exact: true }).fill(name);
  await person.getByLabel('Date of birth').fill('2030-01-01');
  await page.getByLabel('Phone').fill('9811122233');
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Guardian', exact: true }) })
    .getByLabel('Name', { exact: true })
    .fill('Mohan Rao');
  await page.getByRole('combobox', { name: 'Relation' }).selectOption('Father');
  await page.getByLabel('Aadhaar').fill('1234 5678 4471');
  await page.getByRole('button', { name: 'Add student' }).click();
  await expect(page.getByText(/Check the date of birth/)).toBeVisible();
  await person.getByLabel('Date of birth').fill('2013-06-01');
  await page.getByRole('button', { name: 'Add student' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('•••• •••• 4471')).toBeVisible();
  await expect(page.getByText(/of ₹[\d,]+ paid/)).toBeVisible();

  await page.goto('/student');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Edit: House' }).click();
  await page.getByLabel('House').fill('Tilak House');
  await page.keyboard.press('Enter');
  await expect(page.getByText('House was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Record of changes', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'Record of changes' });
  await expect(history.getByText('Tilak House')).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Withdraw student' }).click();
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Health');
  await page.getByRole('button', { name: 'Withdraw student' }).click();
  await expect(page.getByRole('link', { name: 'Issue transfer certificate' })).toBeVisible();
  await page.goto(`/student?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No matching students')).toBeVisible();
  await page.getByText('Left', { exact: true }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Readmit' }).click();
  await page.getByRole('button', { name: 'Readmit' }).click();
  await expect(page.getByText(`${name} was readmitted.`)).toBeVisible();
});

test('identity cards and the list of a class are PDFs of what the filters show', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/student');
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Class 8th' });
  await page.getByRole('combobox', { name: 'Section' }).selectOption({ label: 'Section A' });
  for (const button of ['ID cards', 'Class list']) {
    const [asked] = await Promise.all([
      page.waitForResponse(/\/admin\/students\/papers/),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    const { data } = await asked.json();
    expect(data.count).toBeGreaterThan(20);
    const paper = await page.request.get(data.url);
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
});

test('a photo must be one, whatever it is called', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/student');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: /^Change the photo of/ }).click();
  const program = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('MZ this program cannot be run') };
  await page.getByLabel('New photo').setInputFiles(program);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('This file is not a photo.')).toBeVisible();
  const large = test.info().outputPath('large.png');
  writeFileSync(large, '');
  truncateSync(large, 40 * 1024 * 1024);
  await page.getByLabel('New photo').setInputFiles(large);
  await expect(page.getByText('The file is larger than 10 MB.')).toBeVisible();
});

test('the change of the year is shown before it is done', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 1300 });
  await openSignedIn(page, '/student/yearChange');
  await expect(page.getByText(/^This is a preview; nothing has been changed yet/)).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Add detained students' });
  await picker.fill('aarav');
  // The list hangs out of its card, and is not cut off there.
  await expect(page.getByRole('option').nth(2)).toBeInViewport({ ratio: 1 });
  await page.getByRole('option').first().click();
  await expect(page.getByRole('button', { name: /^Remove .* from the list$/ })).toBeVisible();
  await expect(page.getByText('stay in the same class').locator('..').getByText('1', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Promote students to/ })).toBeDisabled();
});

test('a WebP photo is kept small, shown, and stands on the identity card, which cannot draw WebP', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/student');
  await page.getByRole('table').getByRole('link').first().click();
  const photo = page.getByRole('button', { name: /^Change the photo of/ });
  await photo.click();
  await page.getByLabel('New photo').setInputFiles(await webpPhoto(page));
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(photo.locator('img')).toHaveJSProperty('naturalWidth', 384);
  const studentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` };
  const cards = await page.request.get(`/admin/students/papers?kind=cards&ids=${studentId}`, { headers });
  const paper = await page.request.get((await cards.json()).data.url);
  // A photograph is a JPEG within the file; the school's logo is none.
  expect((await paper.body()).toString('latin1')).toContain('/Filter /DCTDecode');
});
