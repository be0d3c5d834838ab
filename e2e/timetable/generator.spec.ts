import { expect, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

type Drafts = { inForce: { lessons: number }; drafts: { id: string; state: string; quality: { lessons: number } }[] };

test('the school tests its data, generates a timetable, compares it, puts it in force and takes it back', async ({ page }) => {
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  const list = async () => ((await (await page.request.get('/admin/timetable/drafts', { headers })).json()) as { data: Drafts }).data;
  const before = await list();
  await openSignedIn(page, '/scheduler/generate');
  await expect(page.getByRole('heading', { name: 'Test of the data' })).toBeVisible();
  await expect(page.getByText('No contradictions found')).toBeVisible();
  await page.getByRole('button', { name: 'Generate timetable' }).click();
  await expect(page.getByRole('progressbar', { name: 'Generating' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Draft \d/ }).first();
  // What was found so far can be seen, and is kept when the search is stopped.
  await expect(row.getByRole('button', { name: 'Preview' })).toBeVisible({ timeout: 60_000 });
  await row.getByRole('button', { name: 'Stop' }).click();
  await expect(row.getByText('Stopped')).toBeVisible();

  await row.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'Classes, one day' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await row.getByRole('button', { name: 'Put in force' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put in force' }).click();
  await expect(page.getByText('The timetable is in force.')).toBeVisible();
  const made = (await list()).drafts.find(({ state }) => state === 'stopped');
  expect((await list()).inForce.lessons).toBe(made?.quality.lessons);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The previous timetable is in force again.')).toBeVisible();
  expect((await list()).inForce.lessons).toBe(before.inForce.lessons);
  for (const { id } of (await list()).drafts) await page.request.delete(`/admin/timetable/drafts/${id}`, { headers });
});
