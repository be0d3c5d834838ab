import { expect, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

type Desk = { isSchoolDay: boolean; absent: { id: string; name: string }[]; lessons: { cover: unknown }[] };

test('two absent teachers are covered in one press, one cover is changed, and all is taken back', async ({ page }) => {
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  let date = '';
  let desk: Desk | undefined;
  // Today or one of the days before it: the register of the staff is taken then.
  for (let ago = 0; ago < 14 && !desk; ago++) {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const found = ((await (await page.request.get(`/admin/covers/${day}`, { headers })).json()) as { data: Desk }).data;
    if (found.isSchoolDay && found.absent.length >= 2 && found.lessons.length > 2) [date, desk] = [day, found];
  }
  if (!desk) throw new Error('In the last two weeks nobody was away.');
  await openSignedIn(page, `/scheduler/cover?date=${date}`);
  for (const { name } of desk.absent.slice(0, 2)) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Accept suggested teachers? for \d+ periods?$/ }).click();
  await expect(page.getByText(/Arrangement made for \d+ periods?\./)).toBeVisible();
  await expect(page.getByText('Arranged', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`${desk.lessons.length} periods arranged$`))).toBeVisible();

  // On paper the arrangement stands alone, a line a lesson, to be signed.
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('table', { name: 'Arrangement' });
  await expect(sheet.getByRole('row')).toHaveCount(desk.lessons.length + 1);
  await expect(sheet.getByText('Signature')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const choice = page.getByLabel(/^Arrangement for P\d/).first();
  const other = await choice.locator('option').nth(1).getAttribute('value');
  if (other) {
    await choice.selectOption(other);
    await expect(choice).toHaveValue(other);
  }
  await page
    .getByRole('button', { name: /^Cancel the arrangement/ })
    .first()
    .click();
  await expect(page.getByText('The arrangement was cancelled.')).toBeVisible();
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
});
