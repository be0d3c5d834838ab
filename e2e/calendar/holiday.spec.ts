import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

test('a holiday of three days shows what it touches, is added on one confirm and taken back', async ({ page }) => {
  await openSignedIn(page, '/calender?date=2027-01-05&view=list');
  await page.getByRole('button', { name: 'Add entry' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Holiday', { exact: true }).click();
  await drawer.getByLabel('Title').fill('Village fair');
  await drawer.getByLabel('First day').fill('2027-01-18');
  await drawer.getByLabel('Last day').fill('2027-01-20');
  await drawer.getByRole('button', { name: 'Check and continue' }).click();
  await expect(drawer.getByText('3 school days are lost: 18 Jan, 19 Jan, 20 Jan')).toBeVisible();
  await expect(drawer.getByText('Periods that will not be held')).toBeVisible();
  await drawer.getByRole('button', { name: 'Add the holiday' }).click();
  await expect(page.getByText('Added to the calendar.')).toBeVisible();
  await expect(page.getByText('Village fair').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change was cancelled.')).toBeVisible();
  await expect(page.getByText('Village fair')).toHaveCount(0);
});
