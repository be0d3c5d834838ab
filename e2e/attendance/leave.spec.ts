import { expect, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

test('leave of an absent pupil is applied for and approved: on the leave list, never on both, and back when it is withdrawn', {
  tag: '@full',
}, async ({ page }) => {
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  // The latest day with an absent pupil whom nobody else in these journeys takes: one from the middle of the list. The first section's
  // register is marked anew by another, and the last of the list is corrected.
  let on = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  let pupil: { name: string; admissionNumber: string } | undefined;
  for (let back = 0; back < 40 && !pupil; back++) {
    const { data } = await (await page.request.get(`/admin/attendance/students/absent?on=${on}`, { headers })).json();
    pupil = data.absent.at(Math.floor(data.absent.length / 2));
    if (!pupil) on = new Date(Date.parse(on) - 86_400_000).toISOString().slice(0, 10);
  }
  const { name, admissionNumber } = pupil as { name: string; admissionNumber: string };

  await openSignedIn(page, '/attendance/leave');
  await page.getByRole('button', { name: 'Apply for leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for leave' });
  await dialog.getByText('Student', { exact: true }).first().click();
  await dialog.getByRole('combobox', { name: 'Student' }).fill(admissionNumber);
  await dialog.getByRole('option', { name }).first().click();
  await dialog.getByRole('textbox', { name: 'From' }).fill(on);
  await dialog.getByRole('textbox', { name: 'To' }).fill(on);
  await dialog.getByLabel('Reason').fill('Chickenpox');
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('The leave application was saved. It needs approval.')).toBeVisible();
  await page
    .getByRole('button', { name: `Approve the leave of ${name}` })
    .first()
    .click();
  await expect(page.getByText(`The leave of ${name} was approved.`)).toBeVisible();

  const lists = async () => {
    const { data } = await (await page.request.get(`/admin/attendance/students/absent?on=${on}`, { headers })).json();
    const has = (list: { admissionNumber: string }[]) => list.some((one) => one.admissionNumber === admissionNumber);
    return { absent: has(data.absent), onLeave: has(data.onLeave) };
  };
  expect(await lists()).toEqual({ absent: false, onLeave: true });
  await page.goto(`/attendance/student/absent?on=${on}&show=leave`);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();

  await page.goto(`/attendance/leave?state=approved&q=${encodeURIComponent(name)}`);
  await page
    .getByRole('button', { name: `Withdraw the leave of ${name}` })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Entered for the wrong child');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/^The leave was withdrawn/)).toBeVisible();
  expect(await lists()).toEqual({ absent: true, onLeave: false });
});
