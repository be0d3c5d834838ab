import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

test('a changed fee structure says whom it affects, is saved, and is put back', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/data/fees');
  const march = page.getByRole('textbox', { name: /Tuition.*March/ });
  const before = await march.inputValue();
  for (const amount of [String(Number(before) + 100), before]) {
    await march.fill(amount);
    await page.getByRole('button', { name: 'Preview changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Effect of the change' });
    await expect(dialog.getByText('Paid months (not changed)')).toBeVisible();
    await dialog.getByRole('button', { name: /^Save for \d+ students?$/ }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(march).toHaveValue(amount);
  }
});

test('a day is counted, closed and opened again, and its sheet prints alone', async ({ page }) => {
  // A day of this year on which nothing moves any more, so that the other journeys are not in its way.
  const day = '2026-04-05';
  await openSignedIn(page, `/finance/dayClosing?day=${day}`);
  await expect(page.getByText('Count the cash')).toBeVisible();
  await page.getByLabel('₹500 ×').fill('1');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByText(/^(Short by|Excess of) .* Enter the reason here\.$/)).toBeVisible();
  await page.getByLabel('Remark').fill('Counted on the day after');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await expect(page.getByRole('heading', { name: 'This day is closed' })).toBeVisible();
  await expect(page.getByText('Counted on the day after').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-sheet]')).toBeVisible();
  await expect(page.locator('[data-print-sheet]').getByText('Notes and coins')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Reopen the day' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('One receipt was missing');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen the day' }).click();
  await expect(page.getByText('Count the cash')).toBeVisible();
});

test('what has no sheet of its own prints dark on white in the dark theme too', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, '/payments');
  await expect(page.getByRole('table', { name: 'Receipts' })).toBeVisible();
  const paper = page.locator('html');
  await expect(paper).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toHaveCSS('color-scheme', 'dark');
});

test('an expense is corrected: the old entry is taken back and the new one stands', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/finance/spending');
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const what = `Chalk ${Date.now()}`;
  const add = page.getByRole('dialog', { name: 'Add Expense' });
  await add.getByLabel('Amount').fill('100');
  await add.getByLabel('Description').fill(what);
  await add.getByRole('button', { name: 'Add Expense' }).click();
  await expect(add).toHaveCount(0);

  await page.getByRole('button', { name: `Edit: ${what}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit expense' });
  await dialog.getByLabel('Amount').fill('120.50');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Please fill in all fields')).toBeVisible();
  await dialog.getByLabel('Reason for the correction').fill('Misread the bill');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  const rows = page.getByRole('row').filter({ hasText: what });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: '₹120.50' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Cancelled' })).toHaveCount(1);
});

test('a child of another class is found at the counter by a guardian', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/finance/overdue');
  const row = page.getByRole('row').nth(1);
  const phone = ((await row.getByRole('link').nth(1).textContent()) ?? '').trim();
  const name = ((await row.getByRole('link').first().textContent()) ?? '').trim();
  await page.goto('/finance/familyCounter');
  await page.getByRole('searchbox', { name: 'Name, admission number, phone or guardian' }).fill(phone);
  await page.getByRole('list', { name: 'Students found' }).getByRole('button').filter({ hasText: name }).click();
  await expect(page).toHaveURL(/student=/);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});
