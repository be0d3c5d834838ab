import { expect, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

test('an unfilled log is found, written and mended, with its history', async ({ page }) => {
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  let date = '';
  let teacher: { teacherId: string; teacherName: string } | undefined;
  for (let ago = 0; ago < 14 && !teacher; ago++) {
    date = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const answer = await page.request.get(`/admin/logbook/progress/${date}`, { headers });
    const { data } = (await answer.json()) as {
      data: { teachers: { teacherId: string; teacherName: string; lessons: number; recorded: number }[] };
    };
    teacher = data.teachers.find(({ lessons, recorded }) => recorded < lessons);
  }
  if (!teacher) throw new Error('Every log is filled.');
  await openSignedIn(page, `/logbook?date=${date}&show=open`);
  const grid = page.getByRole('list').filter({ has: page.getByRole('link', { name: new RegExp(teacher.teacherName) }) });
  expect(await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(6);
  await page.getByPlaceholder('Search Staff').fill(teacher.teacherName);
  await page.getByRole('link', { name: new RegExp(teacher.teacherName) }).click();
  await expect(page.getByText(teacher.teacherName, { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']);

  const write = page.getByRole('button', { name: /^Fill P\d$/ }).first();
  const period = ((await write.getAttribute('aria-label')) ?? '').replace('Fill ', '');
  await write.click();
  const text = `Chapter revised with a worksheet ${Date.now()}`;
  await page.getByLabel('What was taught').fill(text);
  await page.getByLabel('Homework').fill('<b>Page 12</b>');
  await page.getByRole('button', { name: 'Save logbook' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${period}`) }).getByText(text)).toBeVisible();
  await expect(page.getByRole('table').getByText('Homework: <b>Page 12</b>')).toBeVisible();

  await page.getByRole('button', { name: `Edit ${period}` }).click();
  await page.getByLabel('What was taught').fill(`${text}, tested`);
  await page.getByRole('button', { name: 'Save logbook' }).click();
  await page.getByRole('button', { name: `Edit ${period}` }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(changes.getByText(`${text}, tested`)).toBeVisible();
});
