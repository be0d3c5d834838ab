import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

test('a bonafide is issued, verified by a visitor, cancelled, and verified again', async ({ page, browser }) => {
  await openSignedIn(page, '/certificate/new');
  await page.getByRole('combobox', { name: 'Student or employee' }).fill('Sharma');
  await page
    .getByRole('listbox', { name: 'People found' })
    .getByRole('option', { name: /^Abhinav Sharma/ })
    .click();
  await page.getByRole('combobox', { name: 'Certificate' }).selectOption({ label: 'Bonafide certificate' });
  const issue = page.getByRole('button', { name: /^Issue BC\// });
  await expect(issue).toBeEnabled();
  await expect(page.getByRole('img', { name: 'Page 1 of the certificate' })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'Open to print' })).toBeVisible();
  await page.getByRole('link', { name: 'View in the register' }).click();

  const drawer = page.getByRole('dialog');
  const verify = await drawer.getByRole('link', { name: 'Check that this certificate is genuine' }).getAttribute('href');
  const code = new URL(verify ?? '').searchParams.get('code') ?? '';
  const visitor = await (await browser.newContext()).newPage();
  const address = `/verification?code=${encodeURIComponent(code)}`;
  await visitor.goto(address);
  await expect(visitor.getByText('Genuine')).toBeVisible();

  await drawer.getByRole('button', { name: 'Cancel certificate' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel certificate/ });
  await dialog.getByLabel('Reason').fill('Issued for the wrong student');
  await dialog.getByRole('button', { name: 'Cancel certificate' }).click();
  await expect(drawer.getByText('Cancelled', { exact: true })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText(/^Cancelled on/)).toBeVisible();
  await visitor.context().close();
});

test('somebody who left is found and offered a transfer certificate', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/student?status=left');
  await page.getByText('Left', { exact: true }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Certificate', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Certificate' })).toHaveValue('transfer');
  await expect(page.getByRole('button', { name: /^Issue TC\// })).toBeVisible();
});
