import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

test('a sheet with bad cells is looked at, its good rows come in, and all of it is undone', async ({ page }) => {
  const mark = String(Date.now());
  const surname = [...mark].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const sheet = [
    'Adm No,Student Name,Class/Std,Sec,DOB,Father Name,Mobile',
    `I${mark}1,Rohan ${surname},8,A,05/06/2013,Suresh ${surname},98123 45670`,
    `I${mark}2,Meera ${surname},VII,A,31/02/2014,Suresh ${surname},9812345670`,
  ].join('\r\n');
  await openSignedIn(page, '/data/import?what=students');
  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'pupils.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('7 of 7 columns matched')).toBeVisible();
  await expect(page.getByText(/Enter a date that exists/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 valid row' }).click();
  await expect(page.getByText('1 student imported.')).toBeVisible();

  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'pupils.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('Already entered', { exact: true }).last().click();
  await expect(page.getByRole('table', { name: 'Rows of the file' }).getByText(`Rohan ${surname}`)).toBeVisible();
  await page.getByRole('button', { name: 'Select another file' }).click();

  await page.getByRole('button', { name: 'Cancel import', exact: true }).click();
  await page.getByRole('dialog', { name: 'Cancel this import?' }).getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByText('Import cancelled. Records removed: 1.')).toBeVisible();
});

test('who is known is changed only by choice, and has everything back when the import is undone', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/student');
  const row = page.getByRole('table').locator('tbody tr').first();
  // biome-ignore lint/performance/useDomNodeTextContent: the initials of the avatar stand on a line before the name.
  const name = (await row.getByRole('link').first().innerText()).trim().split('\n').at(-1);
  const number = ((await row.locator('td').nth(2).textContent()) ?? '').trim();
  const sheet = `Adm No,Student Name,Class,Sec,City\n${number},${name},8,A,Igatpuri`;
  await page.goto('/data/import?what=students');
  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('button', { name: /^Import 0/ })).toBeDisabled();
  await page.getByText('Update from the file (1)').click();
  await page.getByRole('button', { name: 'Update 1 record' }).click();
  await expect(page.getByText('1 record updated.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel import', exact: true }).click();
  await page.getByRole('dialog', { name: 'Cancel this import?' }).getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByText(/Records restored to their old entries: 1\./)).toBeVisible();
  await page.goto(`/student?q=${encodeURIComponent(number)}`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Record of changes: City' }).click();
  await expect(page.getByRole('dialog').getByText('Igatpuri').first()).toBeVisible();
});
