import { expect, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

test('the Dashboard shows the day, and its figure is that of the finance screen', async ({ page }) => {
  await openSignedIn(page, '/homepage');
  await expect(page.getByText('To do now')).toBeVisible();
  await expect(page.getByText('Attendance by class')).toBeVisible();
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  const { data } = await (await page.request.get('/admin/homepage', { headers })).json();
  const answer = await page.request.post('/finance/getFinanceDetails', { headers, data: { month: data.money.month } });
  expect((await answer.json()).data).toMatchObject({ totalAmount: data.money.charged, numFeePending: data.money.pendingStudents });
  await page.getByRole('link', { name: /^Fees collected for / }).click();
  await expect(page).toHaveURL('/finance/feeCollection');
});
