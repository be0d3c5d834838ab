import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs, takePeriodsAWeek } from '../lib/own-school.ts';

type Week = {
  periods: { id: string; name: string }[];
  sections: { id: string; name: string; className: string; classId: string }[];
  subjects: { id: string; name: string; classId: string; perWeek: number }[];
  rooms: { id: string; name: string }[];
  lessons: number[][];
};

test('the school enters its rules, sees in the test what contradicts them, mends it, and makes a timetable that keeps them', {
  tag: '@full',
}, async ({ browser, request }) => {
  const { token } = await ownSchool(request);
  const ask = (method: string, path: string, data?: object) => askAs(request, token, method, path, data);
  await takePeriodsAWeek(ask);
  const before: Week = await ask('GET', '/admin/timetable');
  const section = before.sections.at(-1);
  const subject = before.subjects.find(({ classId, perWeek }) => classId === section?.classId && perWeek >= 5);
  if (!section || !subject) throw new Error('The demo school has a class with a core subject.');

  const page = await pageAs(browser, token);
  await page.goto('/scheduler/rules?part=rooms');
  await page.getByRole('button', { name: 'Add room' }).click();
  await page.getByLabel('Name').fill('Main laboratory');
  await page.getByRole('checkbox', { name: 'Monday, P1' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Main laboratory' })).toBeVisible();

  // The room is open in too few periods: the test says so in the school's words.
  const { rooms } = await ask('GET', '/admin/timetable/rules');
  const away = [2, 3, 4, 5, 6].flatMap((day) => before.periods.map(({ id }) => [day, id]));
  await ask('PUT', '/admin/timetable/rules', { rooms: [{ ...rooms[0], kind: '', away }] });
  await page.getByRole('tab', { name: 'Subjects' }).click();
  await page.getByLabel('Class', { exact: true }).selectOption({ label: `Class ${section.className}` });
  await page.getByRole('button', { name: subject.name, exact: true }).click();
  await page.getByLabel('Shared room, for example a lab').selectOption('Main laboratory');
  await page.getByLabel('Double or triple periods: how many times a week').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 double periods · Main laboratory')).toBeVisible();
  await page.getByRole('link', { name: 'Check and make timetable' }).click();
  await expect(page.getByText(`Teach ${subject.name} of Class ${section.className} ${section.name} without a shared room.`)).toBeVisible();

  await page.getByRole('link', { name: 'Timetable rules' }).click();
  await page.getByRole('tab', { name: 'Rooms' }).click();
  await page.getByRole('button', { name: 'Main laboratory' }).click();
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await page.getByRole('button', { name: `All periods of ${day}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Make timetable', exact: true }).click();
  // Nothing is in the way; the new school has not said yet who teaches what.
  await expect(page.getByText(/^[\d,]+ periods without a teacher$/)).toBeVisible();

  await page.getByRole('button', { name: 'Make timetable' }).click();
  const row = page.getByRole('row', { name: /^Draft \d/ }).first();
  await expect(row.getByRole('button', { name: 'Preview' })).toBeVisible({ timeout: 60_000 });
  await row.getByRole('button', { name: 'Stop' }).click();
  await row.getByRole('button', { name: 'Use this timetable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this timetable' }).click();
  await expect(page.getByText('This is now the timetable of the school.')).toBeVisible();
  const made: Week = await ask('GET', '/admin/timetable');
  const [place, room] = [
    made.sections.findIndex(({ id }) => id === section.id),
    made.rooms.findIndex(({ name }) => name === 'Main laboratory'),
  ];
  const at = made.subjects.findIndex(({ id }) => id === subject.id);
  const lessons = made.lessons.filter((lesson) => lesson[0] === place && lesson[3] === at);
  expect(lessons).toHaveLength(subject.perWeek);
  expect(lessons.every((lesson) => lesson[5] === room)).toBe(true);
});
