import { expect, test } from '@playwright/test';
import { layoutWorkbook } from '../../server/test/layout-workbook.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('the school’s own layout: a bogus file is refused, a workbook is checked, filled for a section and opened', { tag: '@full' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  // A name of its own, so that a second try finds it free.
  const name = `Our card ${Date.now()}`;
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  const { data } = await (await page.request.get('/admin/results', { headers })).json();
  const published = data.find(
    ({ className, versions }: { className: string; versions: object[] }) => className === '3rd' && versions.length > 0,
  );
  await openSignedIn(page, `/exams?tab=results&version=${published.versions[0].id}`);

  await page.getByRole('button', { name: 'Own formats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Own formats' });
  const file = dialog.getByLabel('Report card file (Excel)', { exact: true });
  await file.setInputFiles({ name: 'card.xlsx', mimeType: XLSX, buffer: Buffer.from('not a workbook') });
  await expect(dialog.getByLabel('Name of the format')).toHaveValue('card');
  await dialog.getByRole('button', { name: 'Upload format' }).click();
  await expect(dialog.getByText('This file is not an Excel workbook', { exact: false })).toBeVisible();
  await file.setInputFiles({ name: 'card.xlsx', mimeType: XLSX, buffer: await layoutWorkbook() });
  await dialog.getByLabel('Name of the format').fill(name);
  await dialog.getByRole('button', { name: 'Upload format' }).click();

  // The dialog closes and the layout is selected; what it does not know is named with its cell.
  await expect(page.getByRole('list', { name: 'Unknown fill-in codes' })).toContainText('{{stundet.name}} in Card, B8');
  await page.getByLabel('Section', { exact: true }).selectOption({ label: 'A' });
  await page.getByLabel('Student', { exact: true }).selectOption({ index: 1 });
  await expect(
    page
      .getByRole('table', { name: /^What is filled in for/ })
      .or(page.getByLabel(/^What is filled in for/))
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Make \d+ report cards?$/ }).click();
  const made = page.getByRole('status').filter({ hasText: '3rd A' }).filter({ hasText: name });
  const button = made.getByRole('button', { name: /Excel/ });
  await expect(button).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toMatch(/^report-cards 3rd A\.xlsx$/);
});
