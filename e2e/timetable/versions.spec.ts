import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs } from '../lib/own-school.ts';
import { openSignedIn } from '../lib/sign-in.ts';

/** A Wednesday to come, at least a week ahead, as a day and as people type it. */
function comingWednesday(): { day: string; typed: string } {
  const now = Date.now() + 330 * 60_000;
  const ahead = 7 + ((10 - new Date(now).getUTCDay()) % 7);
  const day = new Date(now + ahead * 86_400_000).toISOString().slice(0, 10);
  return { day, typed: day.split('-').reverse().join('/') };
}

test('a timetable is planned from a later day, changed by hand, looked at beside that of today, withdrawn and put back', {
  tag: '@full',
}, async ({ browser, request }) => {
  const { token } = await ownSchool(request);
  const ask = (method: string, path: string, data?: object) => askAs(request, token, method, path, data);
  const week = await ask('GET', '/admin/timetable');
  const [section] = week.sections;
  const subject = week.subjects.find(({ classId }: { classId: string }) => classId === section.classId);
  const [period] = week.periods;
  const wednesday = { sectionId: section.id, day: 'Wednesday', periodId: period.id, subjectId: subject.id, teacherId: null };
  await ask('PUT', '/admin/timetable/lessons', { lessons: [wednesday] });
  const { day, typed } = comingWednesday();
  const lessonsOn = async (on?: string) => (await ask('GET', `/admin/timetable${on ? `?on=${on}` : ''}`)).lessons.length;

  const page = await pageAs(browser, token);
  await page.goto('/scheduler/versions');
  await expect(page.getByRole('row', { name: /Current/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copy timetable to change it from this date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Use from').fill(typed);
  await dialog.getByRole('button', { name: 'Copy the timetable' }).click();

  // The copy opens in the scheduler, and is changed there alone.
  await expect(page.getByText(/^Planned timetable, used from/)).toBeVisible();
  await page.getByRole('tab', { name: 'Wednesday' }).click();
  await page.getByRole('button', { name: `Edit ${week.periods[1].name}`, exact: true }).click();
  await page.getByRole('combobox', { name: 'Select Subject' }).selectOption(subject.id);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The timetable was saved.')).toBeVisible();
  expect([await lessonsOn(), await lessonsOn(day)]).toEqual([1, 2]);
  await page.getByRole('link', { name: 'Back to current timetable' }).click();
  await expect(page.getByText(/^Planned timetable, used from/)).toHaveCount(0);

  await page.getByRole('link', { name: 'W.e.f. dates' }).click();
  const planned = page.getByRole('row', { name: /Planned/ });
  await expect(planned.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await planned.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Changes in the timetable/);
  await planned.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The planned timetable was withdrawn.')).toBeVisible();
  expect(await lessonsOn(day)).toBe(1);
  // The sentences of what was done before may still be there.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('The timetable is planned again.')).toBeVisible();
  expect(await lessonsOn(day)).toBe(2);
});

test('a teacher’s calendar link gives his periods to who has it, until it is cancelled', { tag: '@full' }, async ({ page, request }) => {
  await openSignedIn(page, '/scheduler/teacher');
  await page.getByRole('button', { name: 'Add to phone calendar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link for this teacher' }).click();
  const address = (await dialog.getByRole('status').locator('code').textContent()) ?? '';
  const path = new URL(address).pathname;
  const text = await (await request.get(path)).text();
  expect(text).toMatch(/SUMMARY:.+\\, Class /);
  await dialog.getByRole('button', { name: /^Cancel the link of/ }).click();
  await expect(page.getByText('The link was cancelled.')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});
