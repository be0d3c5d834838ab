import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs, takePeriodsAWeek } from '../lib/own-school.ts';

type Drafts = { inForce: { lessons: number }; drafts: { id: string; state: string; quality: { lessons: number } }[] };

test('the school tests its data, generates a timetable, compares it, puts it in force and takes it back', async ({ browser, request }) => {
  const { token } = await ownSchool(request);
  const ask = (method: string, path: string, data?: object) => askAs(request, token, method, path, data);
  const list = async (): Promise<Drafts> => ask('GET', '/admin/timetable/drafts');
  // The periods a week that its board usually has; and a first timetable, in force, to which Undo leads back.
  await takePeriodsAWeek(ask);
  const { id: first } = await ask('POST', '/admin/timetable/drafts', { seconds: 1 });
  await expect.poll(async () => (await list()).drafts[0]?.state, { timeout: 60_000 }).toBe('done');
  await ask('POST', `/admin/timetable/drafts/${first}/apply`);
  const before = await list();
  const page = await pageAs(browser, token);
  await page.goto('/scheduler/generate');
  await expect(page.getByRole('heading', { name: 'Check before making the timetable' })).toBeVisible();
  // Nothing is in the way; the new school has not said yet who teaches what.
  await expect(page.getByText(/^[\d,]+ periods without a teacher$/)).toBeVisible();
  await page.getByRole('button', { name: 'Make timetable' }).click();
  await expect(page.getByRole('progressbar', { name: 'Making the timetable' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Draft \d/ }).first();
  // What was found so far can be seen, and is kept when the search is stopped.
  await expect(row.getByRole('button', { name: 'Preview' })).toBeVisible({ timeout: 60_000 });
  await row.getByRole('button', { name: 'Stop' }).click();
  await expect(row.getByText('Stopped')).toBeVisible();

  await row.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'Classes, one day' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await row.getByRole('button', { name: 'Use this timetable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this timetable' }).click();
  await expect(page.getByText('This is now the timetable of the school.')).toBeVisible();
  const made = (await list()).drafts.find(({ state }) => state === 'stopped');
  expect((await list()).inForce.lessons).toBe(made?.quality.lessons);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The previous timetable is used again.')).toBeVisible();
  expect((await list()).inForce.lessons).toBe(before.inForce.lessons);
});
