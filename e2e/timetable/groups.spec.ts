import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs, takePeriodsAWeek } from '../lib/own-school.ts';

type Week = {
  sections: { id: string; name: string; className: string; classId: string }[];
  subjects: { id: string; name: string; classId: string; perWeek: number }[];
  teachers: { id: string; name: string; isTeaching: boolean; subjectIds: string[] }[];
  groups: { id: string; name: string }[];
  lessons: number[][];
};

test('two sections learn two languages in groups: entered, generated, seen in both weeks, printed and moved by hand', {
  tag: '@full',
}, async ({ browser, request }) => {
  const { token } = await ownSchool(request);
  const ask = (method: string, path: string, data?: object) => askAs(request, token, method, path, data);
  await takePeriodsAWeek(ask);
  // A class of two sections with two languages, and a teacher of each.
  const start: Week = await ask('GET', '/admin/timetable');
  const first = start.sections[0];
  const [hindi, sanskrit] = start.subjects.filter(({ classId, perWeek }) => classId === first?.classId && perWeek > 1);
  if (!first || !hindi || !sanskrit) throw new Error('The new school has a class with subjects.');
  await ask('POST', `/admin/school-classes/${first.classId}/sections`, { section: 'Z' });
  await ask('POST', '/admin/employees', { name: 'Anita Rao', isTeaching: true, subjectIds: [hindi.id] });
  await ask('POST', '/admin/employees', { name: 'Imran Khan', isTeaching: true, subjectIds: [sanskrit.id] });
  const before: Week = await ask('GET', '/admin/timetable');
  const second = before.sections.find(({ classId, name }) => classId === first.classId && name === 'Z');
  const [rao, khan] = ['Anita Rao', 'Imran Khan'].map((name) => before.teachers.find((teacher) => teacher.name === name));
  if (!second || !rao || !khan) throw new Error('The section and its teachers were added.');
  const [a, b] = [`${first.className} ${first.name}`, `${second.className} ${second.name}`];

  const page = await pageAs(browser, token);
  await page.goto('/scheduler/rules?part=groups');
  await page.getByRole('button', { name: 'Add groups' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').first().fill('Languages');
  await dialog.getByLabel('Periods a week').fill('3');
  await dialog.getByLabel(a, { exact: true }).check();
  await dialog.getByLabel(b, { exact: true }).check();
  for (const [at, subject, teacher] of [
    [0, hindi, rao],
    [1, sanskrit, khan],
  ] as const) {
    const group = dialog.getByRole('group', { name: `Group ${at + 1}` });
    await group.getByLabel(`Subject of Class ${first.className}`).selectOption(subject.name);
    await group.getByLabel('Teacher').selectOption(teacher.name);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${hindi.name}: ${rao.name} · ${sanskrit.name}: ${khan.name}`)).toBeVisible();

  await page.getByRole('link', { name: 'Check and make timetable' }).click();
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
  const places = (section: string, group: string) =>
    made.lessons
      .filter((lesson) => made.sections[lesson[0] ?? -1]?.id === section && made.groups[lesson[6] ?? -1]?.name === group)
      .map((lesson) => `${lesson[1]} ${lesson[2]}`)
      .sort();
  const taught = places(first.id, hindi.name);
  expect(taught).toHaveLength(3);
  for (const [section, group] of [
    [first.id, sanskrit.name],
    [second.id, hindi.name],
    [second.id, sanskrit.name],
  ] as const)
    expect(places(section, group)).toEqual(taught);

  const cell = new RegExp(`^${hindi.name} / ${sanskrit.name}, ${rao.name} / ${khan.name}, `);
  for (const section of [second, first]) {
    await page.goto(`/scheduler?class=${section.classId}&section=${section.id}`);
    await expect(page.getByRole('button', { name: cell })).toHaveCount(3);
  }
  const { url } = await ask('GET', `/admin/timetable/exports/class?format=csv&id=${first.id}`);
  expect(await (await request.get(url)).text()).toContain(`${hindi.name} / ${sanskrit.name} (${rao.name} / ${khan.name})`);
  const link = await ask('GET', `/admin/timetable/exports/class?format=pdf&id=${first.id}`);
  expect((await (await request.get(link.url)).body()).subarray(0, 5).toString()).toBe('%PDF-');

  // Cleared by hand in both sections, and undone in both.
  await page.getByRole('button', { name: cell }).first().click();
  await page.getByRole('button', { name: 'Clear this period' }).click();
  await expect(page.getByRole('button', { name: cell })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: cell })).toHaveCount(3);
});
