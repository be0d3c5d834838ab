import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs, takePeriodsAWeek } from '../lib/own-school.ts';

type Week = {
  periods: { id: string; name: string }[];
  sections: { id: string; name: string; classId: string; className: string }[];
  subjects: { id: string; name: string; classId: string; perWeek: number }[];
  teachers: { id: string; name: string }[];
  lessons: [section: number, day: number, period: number, subject: number, teacher: number][];
};
type Drafts = { drafts: { id: string; state: string; quality: { lessons: number } }[] };

test('from presets to a timetable in force; a period is locked, a teacher leaves, and a repair is saved and undone', {
  tag: '@full',
}, async ({ browser, request }) => {
  const { token } = await ownSchool(request);
  const ask = (method: string, path: string, data?: object) => askAs(request, token, method, path, data);
  await takePeriodsAWeek(ask);
  // Two teachers of one subject of the first class.
  const start: Week = await ask('GET', '/admin/timetable');
  const section = start.sections[0];
  const subject = start.subjects.find(({ classId, perWeek }) => classId === section?.classId && perWeek >= 4);
  if (!section || !subject) throw new Error('The new school has no subject with periods a week.');
  const add = async (name: string) =>
    (await ask('POST', '/admin/employees', { name, isTeaching: true, subjectIds: [subject.id] })).id as string;
  await add('Anita Rao');
  const kavita = await add('Kavita Joshi');
  const page = await pageAs(browser, token);

  // Two drafts in one press, the better one first, compared with each other.
  await page.goto('/scheduler/generate');
  // Nothing is in the way; the new school has not said yet who teaches what.
  await expect(page.getByText(/^[\d,]+ periods without a teacher$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Number of drafts' }).selectOption('2');
  const drafts = async () => ((await ask('GET', '/admin/timetable/drafts')) as Drafts).drafts;
  await page.getByRole('button', { name: 'Make timetable' }).click();
  for (const _draft of [1, 2]) {
    await expect
      .poll(async () => (await drafts()).some(({ state, quality }) => state === 'running' && quality.lessons > 0), { timeout: 60_000 })
      .toBe(true);
    const running = (await drafts()).find(({ state }) => state === 'running');
    await ask('POST', `/admin/timetable/drafts/${running?.id}/stop`);
    await expect.poll(async () => (await drafts()).find(({ id }) => id === running?.id)?.state).toBe('stopped');
  }
  await page.reload();
  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('table', { name: 'Timetables side by side' });
  await expect(compared.getByRole('columnheader')).toHaveCount(3);
  await expect(compared.getByRole('row', { name: /^Free periods between classes/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page
    .getByRole('row', { name: /^Draft \d/ })
    .first()
    .getByRole('button', { name: 'Use this timetable' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this timetable' }).click();
  await expect(page.getByText('This is now the timetable of the school.')).toBeVisible();

  // The teacher who has most of the section's periods of that subject leaves; they wait without a teacher.
  const taughtBy = async (): Promise<string[]> => {
    const { lessons, sections, subjects, teachers }: Week = await ask('GET', '/admin/timetable');
    const mine = lessons.filter((row) => sections[row[0]]?.id === section.id && subjects[row[3]]?.id === subject.id);
    return mine.map((row) => teachers[row[4]]?.name ?? 'nobody');
  };
  const [leaver = ''] = await taughtBy();
  const other = leaver === 'Anita Rao' ? 'Kavita Joshi' : 'Anita Rao';
  const { teachers }: Week = await ask('GET', '/admin/timetable');
  await ask('POST', '/admin/removeTeacher', { teacherId: teachers.find(({ name }) => name === leaver)?.id ?? kavita });
  expect(new Set(await taughtBy())).toEqual(new Set(['nobody']));

  await page.goto(`/scheduler?class=${section.classId}&section=${section.id}`);
  const grid = page.getByRole('table', { name: /^Week of Class/ });
  await grid
    .getByRole('button', { name: new RegExp(`^${subject.name} without a teacher, `) })
    .first()
    .click();
  await expect(page.getByText('This period has no teacher')).toBeVisible();
  // Its lock does not keep it from a new teacher.
  await page.getByRole('button', { name: 'Lock this period' }).click();
  await expect(page.getByRole('button', { name: 'Unlock this period' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Replace a teacher', exact: true }).click();
  await page.getByText('Periods without a teacher', { exact: true }).click();
  await page.getByRole('button', { name: 'Show the changes needed' }).click();
  const moves = page.getByRole('table', { name: 'Periods that change' });
  await expect(moves.getByText(`no teacher → ${other}`).first()).toBeVisible({ timeout: 30_000 });
  expect(new Set(await taughtBy())).toEqual(new Set(['nobody']));
  await page.getByRole('button', { name: /^Save \d+ changes?$/ }).click();
  await expect(page.getByText('The timetable was changed.')).toBeVisible();
  const repaired = page.locator('[id^="toast-"]').filter({ hasText: 'The timetable was changed.' });
  await repaired.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change was cancelled.')).toBeVisible();
  expect(new Set(await taughtBy())).toEqual(new Set(['nobody']));

  await page.getByRole('button', { name: 'Replace a teacher', exact: true }).click();
  await page.getByText('Periods without a teacher', { exact: true }).click();
  await page.getByRole('button', { name: 'Show the changes needed' }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/admin/timetable/lessons') && response.ok());
  await page.getByRole('button', { name: /^Save \d+ changes?$/ }).click({ timeout: 30_000 });
  await saved;
  await expect.poll(async () => [...new Set(await taughtBy())], { timeout: 15_000 }).toEqual([other]);
});
