import { expect, type Page, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';

type Week = {
  periods: { id: string; name: string }[];
  sections: { id: string; name: string; classId: string; className: string }[];
  subjects: { id: string; name: string; classId: string }[];
  teachers: { id: string; name: string }[];
  lessons: [section: number, day: number, period: number, subject: number, teacher: number][];
};
/** The journeys change one section in turn. */
test.describe.configure({ mode: 'serial' });

/** 0 Sunday to 6, at the school: covers of today, which another journey gives at the same time, may keep a teacher from a lesson. */
const TODAY = new Date(Date.now() + 330 * 60_000).getUTCDay();
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

async function readWeek(page: Page): Promise<Week> {
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  return ((await (await page.request.get('/admin/timetable', { headers })).json()) as { data: Week }).data;
}

/** A vacant place of a section, and a teacher who teaches elsewhere then. */
function findClash({ sections, lessons, subjects, teachers, periods }: Week) {
  for (const [at, section] of sections.entries()) {
    for (let day = 1; day <= 6; day++) {
      if (day === TODAY) continue;
      for (let period = 0; period < periods.length; period++) {
        const isTaken = lessons.some((row) => row[0] === at && row[1] === day && row[2] === period);
        const other = lessons.find((row) => row[0] !== at && row[1] === day && row[2] === period && row[4] >= 0);
        const subject = subjects.find(({ classId }) => classId === section.classId);
        if (isTaken || !other || !subject) continue;
        return {
          section,
          day: DAYS[day - 1] ?? '',
          period: periods[period],
          subject,
          teacher: teachers[other[4]],
          where: sections[other[0]],
        };
      }
    }
  }
  throw new Error('The demo school has no vacant place.');
}

test('a slot is edited, meets a clash, and takes a way out; undo brings it back', async ({ page }) => {
  const { section, day, period, subject, teacher, where } = findClash(await readWeek(page));
  await openSignedIn(page, `/scheduler?class=${section.classId}&section=${section.id}&day=${day}`);
  await page.getByRole('button', { name: `Edit ${period?.name}`, exact: true }).click();
  await page.getByRole('combobox', { name: 'Select Subject' }).selectOption(subject.id);
  await page.getByRole('combobox', { name: 'Select Teacher' }).selectOption(teacher?.id ?? '');
  await expect(
    page.getByText(`${teacher?.name} teaches Class ${where?.className} ${where?.name} in ${period?.name} on ${day}.`),
  ).toBeVisible();
  await expect(page.getByText('A teacher can teach in only one room at a time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page
    .getByRole('button', { name: new RegExp(`^Apply: (?!.* ${DAYS[TODAY - 1]?.slice(0, 3) ?? 'Sun'}$)`) })
    .first()
    .click();
  // Undo is offered for six seconds: nothing is looked at between the sentence and the press.
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByText('The timetable was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change was cancelled.')).toBeVisible();
});

test('a lesson is dragged to a vacant place by mouse, and back by keyboard', { tag: '@full' }, async ({ page }) => {
  const week = await readWeek(page);
  const { section, day } = findClash(week);
  await openSignedIn(page, `/scheduler?class=${section.classId}&section=${section.id}&day=${day}`);
  const grid = page.getByRole('table', { name: /^Week of Class/ });
  const vacant = grid.getByText('No class').first();
  await expect(vacant).toBeVisible();
  const before = await grid.getByText('No class').count();
  const label = /^(.+), (.+), (P\d) on (Monday|Tuesday)$/;
  const lesson = grid.getByRole('button', { name: label }).last();
  const name = (await lesson.getAttribute('aria-label')) ?? '';
  const [from, to] = [await lesson.boundingBox(), await vacant.boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  // Every place says beforehand whether the lesson may stand there.
  await expect(grid.locator('div[data-over]')).toHaveCount(1);
  await page.mouse.up();
  const outcome = page.getByText(/The period was moved\.|teaches Class/).first();
  await expect(outcome).toBeVisible();
  if ((await outcome.textContent())?.includes('The period was moved.')) {
    await expect(grid.getByRole('button', { name })).toHaveCount(0);
    await expect(grid.getByText('No class')).toHaveCount(before);
    await page.getByRole('button', { name: 'Undo' }).click();
  }
  await expect(grid.getByRole('button', { name })).toBeVisible();

  await grid.getByRole('button', { name }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[aria-live]').filter({ hasText: / on / }).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('button', { name })).toBeVisible();
});

test('while a lesson is dragged, the place where its teacher is elsewhere says so, and takes it not', { tag: '@full' }, async ({
  page,
}) => {
  const { lessons, sections, subjects, periods } = await readWeek(page);
  const [lesson, elsewhere] =
    lessons
      .flatMap((one) => lessons.filter((two) => two[4] === one[4] && two[4] >= 0 && two[0] !== one[0]).map((two) => [one, two] as const))
      .find(([one, two]) => one[1] !== TODAY && two[1] !== TODAY) ?? [];
  if (!lesson || !elsewhere) throw new Error('No teacher of the demo school has two classes.');
  const section = sections[lesson[0]];
  await openSignedIn(page, `/scheduler?class=${section?.classId}&section=${section?.id}&day=${DAYS[lesson[1] - 1]}`);
  const grid = page.getByRole('table', { name: /^Week of Class/ });
  const taken = grid.getByRole('button', {
    name: new RegExp(`^${subjects[lesson[3]]?.name}, .+, ${periods[lesson[2]]?.name} on ${DAYS[lesson[1] - 1]}$`),
  });
  const target = grid
    .getByRole('row', { name: new RegExp(`^${periods[elsewhere[2]]?.name} `) })
    .locator('td')
    .nth(elsewhere[1] - 1);
  await taken.hover();
  const [from, to] = [await taken.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  const where = sections[elsewhere[0]];
  await expect(page.getByText(`is in ${where?.className} ${where?.name}`)).toBeVisible();
  expect((await target.boundingBox())?.height, 'the week does not move below the hand').toBe(to.height);
  const before = await taken.getAttribute('aria-label');
  await page.mouse.up();
  await expect(grid.getByRole('button', { name: before ?? '', exact: true })).toBeVisible();
  await expect(page.getByText('The period was moved.')).toHaveCount(0);
});

test('a paper of the class opens as PDF', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/scheduler');
  const answer = page.waitForResponse(/\/admin\/timetable\/exports\/class/);
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  const { data } = (await (await answer).json()) as { data: { url: string } };
  const file = await page.request.get(data.url);
  expect(file.headers()['content-type']).toContain('application/pdf');
});

test('a lesson is dragged in the teacher’s week, and the class’s week follows', { tag: '@full' }, async ({ page }) => {
  const week = await readWeek(page);
  // Somebody with a free period in which the section is vacant too: the lesson can go there.
  const found = week.lessons.flatMap(([section, day, period, , teacher]) => {
    const to = week.periods.findIndex(
      (_period, index) =>
        index !== period && !week.lessons.some((one) => one[1] === day && one[2] === index && (one[0] === section || one[4] === teacher)),
    );
    return teacher >= 0 && to >= 0 && day !== TODAY ? [{ section, day, period, teacher, to }] : [];
  })[0];
  if (!found) throw new Error('The demo school has no lesson that can move.');
  const {
    name: dayName,
    from,
    to,
  } = {
    name: DAYS[found.day - 1] ?? '',
    from: week.periods[found.period]?.name ?? '',
    to: week.periods[found.to]?.name ?? '',
  };
  await openSignedIn(page, `/scheduler/teacher?teacher=${week.teachers[found.teacher]?.id}`);
  const grid = page.getByRole('table', { name: /^Week of/ });
  const lesson = grid.getByRole('button', { name: new RegExp(`, Class .+, ${from} on ${dayName}$`) });
  const target = grid
    .getByRole('row', { name: new RegExp(`^${to} `) })
    .locator('td')
    .nth(found.day - 1);
  // Waits until the week stands still: on a busy machine it may move once more after it is first seen.
  await lesson.hover();
  const [start, end] = [await lesson.boundingBox(), await target.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 12, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('The period was moved.')).toBeVisible();
  const moved = grid.getByRole('button', { name: new RegExp(`, Class .+, ${to} on ${dayName}$`) });
  await expect(moved).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change was cancelled.')).toBeVisible();
  await lesson.click();
  await expect(page).toHaveURL(new RegExp(`/scheduler\\?class=.+&day=${dayName}$`));
});
