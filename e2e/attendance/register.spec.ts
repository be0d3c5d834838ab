import { expect, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

// The demo school's day may be a Sunday or a holiday; the last school day serves as well.
async function openRegister(page: import('@playwright/test').Page): Promise<void> {
  await openSignedIn(page, '/attendance/student');
  await expect(page.locator('h1')).toHaveText('Student attendance');
  const firstRow = page.locator('[data-person]').first();
  for (let back = 0; back < 40; back++) {
    const closed = page.getByText(/^No school/);
    await expect(firstRow.or(closed).first()).toBeVisible();
    if (await firstRow.isVisible()) return;
    await page.getByRole('button', { name: 'Previous day' }).first().click();
    await expect(firstRow.or(closed).first()).toBeVisible();
  }
}

const save = async (page: import('@playwright/test').Page) => {
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Save a locked register' });
  const done = page.getByText('Attendance saved.').first();
  await expect(dialog.or(done).first()).toBeVisible();
  if (await dialog.isVisible()) {
    await page.keyboard.type('Taken late');
    await page.keyboard.press('Enter');
  }
  await expect(done).toBeVisible();
};

test('a section is marked by keyboard alone, in well under two minutes, and changed again', async ({ page }) => {
  await openRegister(page);
  const section = new URL(page.url());
  const began = Date.now();
  const rows = page.locator('[data-person]');
  const count = await rows.count();
  // Once past everybody, as a teacher calls the roll.
  await page.keyboard.press('Home');
  for (let place = 0; place < count; place++) await page.keyboard.press(place % 9 === 4 ? 'a' : 'p');
  expect(Date.now() - began).toBeLessThan(120_000);
  const absent = await page.locator('[data-person][data-mark="A"]').count();
  expect(absent).toBeGreaterThan(0);
  await save(page);
  await page.reload();
  expect(section.pathname).toBe('/attendance/student');
});

test('a day that is locked is corrected with a reason, which stays on record', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/attendance/student/absent');
  const names = page.locator('tbody a[href^="/student/"]');
  for (let back = 0; back < 40 && (await names.count()) === 0; back++) {
    await page.getByRole('button', { name: 'Previous day' }).first().click();
    await expect(
      page
        .getByRole('table')
        .or(page.getByText(/^No |^Nobody/))
        .first(),
    ).toBeVisible();
  }
  const on =
    new URL(page.url()).searchParams.get('on') ?? new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await names.last().click();
  await expect(page.locator('h1')).toHaveText('Student attendance');
  await page.getByRole('button', { name: 'Edit attendance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit attendance' });
  await dialog.getByLabel('Date', { exact: true }).fill(on);
  await dialog.getByText('Late', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Enter the reason. It is kept on record.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Came by the late bus');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The attendance was corrected.')).toBeVisible();
  const changes = page.getByRole('table', { name: 'Corrections' });
  await expect(changes.getByText('Came by the late bus')).toBeVisible();
  await expect(changes.getByText('Absent to Late')).toBeVisible();
});
