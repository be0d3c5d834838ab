import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs, takePeriodsAWeek } from '../lib/own-school.ts';

test('the rules of a timetable go to FET and come back; what Shala does not know is told', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  const { token } = await ownSchool(request);
  await takePeriodsAWeek((method: string, path: string, data?: object) => askAs(request, token, method, path, data));
  const page = await pageAs(browser, token);
  await page.goto('/scheduler/generate');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download for the timetable program FET/ }).click();
  const text = await readFile((await (await waiting).path()) ?? '', 'utf8');
  const unknown = '<ConstraintTeachersMaxDaysPerWeek><Weight_Percentage>100</Weight_Percentage></ConstraintTeachersMaxDaysPerWeek>';
  const buffer = Buffer.from(text.replace('</Time_Constraints_List>', `${unknown}</Time_Constraints_List>`));
  await page.getByRole('button', { name: 'Import from the timetable program FET' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from the timetable program FET' });
  await dialog.getByLabel('FET file').setInputFiles({ name: 'school.fet', mimeType: '', buffer: Buffer.from('not a FET file') });
  await expect(dialog.getByRole('alert')).toContainText('not a file of the program FET');
  await dialog.getByLabel('FET file').setInputFiles({ name: 'school.fet', mimeType: '', buffer });
  await expect(dialog.getByText('The FET rule “Teachers max days per week” is not available here (1 time).')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import the file' }).click();
  await expect(page.getByText(/^Timetable rules of \d+ sections were imported/)).toBeVisible();
});
