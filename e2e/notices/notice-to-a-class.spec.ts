import { expect, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

const HOSTILE = '<p>Bring a <strong>cap</strong>.<img src=x onerror="window.hacked=1"><script>window.hacked=1</script></p>';

test('a notice to a class shows its exact count, goes out, and nothing in it runs', async ({ page }) => {
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  const classes = (await (await page.request.get('/admin/getAllClasses', { headers })).json()).data as { _id: string; className: string }[];
  const fifth = classes.find(({ className }) => className === '5th')?._id ?? '';
  const draft = { title: 'Trip of class 5th', bodyHtml: HOSTILE, audience: { kind: 'classes', ids: [fifth] } };
  const { data } = await (await page.request.post('/admin/notices', { headers, data: draft })).json();
  await openSignedIn(page, `/notice/write?id=${data._id}`);
  await expect(page.getByRole('textbox', { name: 'Text of the notice' })).toContainText('Bring a cap.');
  await expect(page.getByText('one message each', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  // The demo school has no channel that carries a message.
  await page.getByRole('button', { name: 'Publish (print only)' }).click();
  await expect(page).toHaveURL(/\/notice\/view\?id=/);
  await expect(page.getByRole('article', { name: 'Circular' })).toContainText('Bring a cap.');
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
});
