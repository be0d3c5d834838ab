import { expect, test } from '@playwright/test';
import { webpPhoto } from '../lib/photo.ts';
import { openSignedIn } from '../lib/sign-in.ts';

test('an employee is added, found, changed, removed and brought back', async ({ page }) => {
  const name = `Zarina ${letters(Date.now())}`;
  await openSignedIn(page, '/add/employee');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByText('Enter a 10-digit mobile number, or a landline with its STD code.')).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('98123 45679');
  await page.getByLabel('Monthly salary in rupees').fill('38,500');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('heading', { name: 'Employee Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: '9812345679' })).toBeVisible();
  await expect(page.getByText('₹38,500')).toBeVisible();

  await page.getByTestId('photo-file').setInputFiles(await webpPhoto(page));
  await expect(page.getByRole('button', { name: 'Change the photo' })).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('naturalWidth', 384);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Designation').fill('Librarian');
  await page.getByLabel('Reason for the change').fill('New post');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Librarian').first()).toBeVisible();
  await page.getByRole('button', { name: 'Record of changes' }).click();
  await expect(page.getByText('New post')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/employee');
  await page.getByPlaceholder('Search employee by name...').fill(name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Remove Teacher' }).click();
  await expect(page.getByText('Are you sure you want to remove this employee? This action cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(page.getByText('Teacher removed successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/employee$/);
  await page.getByPlaceholder('Search employee by name...').fill(name);
  await expect(page.getByText('No matching employees')).toBeVisible();

  await page.getByText('Former', { exact: true }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Rejoin' }).click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
});

test('the directory has six cards in a row, also in the narrowest window', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 768 });
  await openSignedIn(page, '/employee');
  const cards = page.getByRole('list').filter({ has: page.locator('a[href^="/employee/profile/"]') });
  const columns = await cards.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(6);
});

/** A name has letters only. */
function letters(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
