import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs } from '../lib/own-school.ts';

test('an exam, its date sheet by keyboard and mouse, seats, invigilators, and a day that moves with a notice', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { token } = await ownSchool(request);
  const ask = (method: string, path: string, data?: object) => askAs(request, token, method, path, data);
  const classes = await ask('GET', '/admin/getAllClasses');
  const named = (name: string) => classes.find(({ className }: { className: string }) => className === name);
  const years = await ask('GET', '/admin/academic-years');
  const year = years.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  for (const className of ['5th', '6th']) {
    const [section] = await ask('GET', `/admin/getSectionsOfClass/${named(className)._id}`);
    for (let roll = 1; roll <= 4; roll++)
      await ask('POST', '/admin/students', {
        ...{
          name: `Student ${className} ${roll}`,
          admissionNumber: `E2E-${className}-${roll}`,
          sectionId: section._id,
          admittedOn: year.startsOn,
        },
        guardians: [{ name: 'Mohan Patil', relation: 'Father', phone: '9822012345', isPrimary: true, mayCollect: true, consentNote: '' }],
      });
  }
  await ask('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [named('5th')._id, named('6th')._id] });
  // Two weeks of the year's middle, from a Monday on.
  const middle = new Date(Date.parse(year.startsOn) + 230 * 86_400_000);
  middle.setUTCDate(middle.getUTCDate() + ((8 - middle.getUTCDay()) % 7));
  const iso = (offset: number) => new Date(middle.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const body = {
    lockOn: null,
    termNo: 1,
    component: 'Half-yearly exam',
    maxMarks: null,
    gapRule: 'oneADay',
    startsAt: '09:00',
    minutes: 120,
  };
  const classIds = [named('5th')._id, named('6th')._id];
  const { id } = await ask('POST', '/admin/offline-exams', { ...body, name: 'Half-yearly', startsOn: iso(0), endsOn: iso(18), classIds });

  const page = await pageAs(browser, token);
  await page.goto('/offline-exam');
  await page.getByRole('link', { name: 'Half-yearly' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Half-yearly' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill date sheet' }).click();
  await expect(page.getByText(/papers? ha(s|ve) a date now/)).toBeVisible();

  // The last paper of a class goes a day further by keyboard; onto the day of another it is refused in a sentence.
  const sheet = await ask('GET', `/admin/offline-exams/${id}`);
  const fifth = sheet.papers.filter(({ classId }: { classId: string }) => classId === classIds[0]);
  const days = fifth.map(({ onDate }: { onDate: string }) => onDate).sort();
  const last = fifth.find(({ onDate }: { onDate: string }) => onDate === days.at(-1));
  const chip = page.getByRole('button', { name: `${last.subject}, class 5th` });
  await chip.focus();
  await chip.press('Alt+ArrowUp');
  await expect(page.getByText(/already has .* (?:The exam allows only one main subject a day|Select another time)\./)).toBeVisible();
  await chip.press('Alt+ArrowDown');
  await expect(page.getByText(`${last.subject} moved to`)).toBeVisible();

  // A paper of another class is dragged onto a day on which that class writes: it is refused and stays.
  const sixth = sheet.papers.filter(({ classId }: { classId: string }) => classId === classIds[1]);
  const dragged = sixth.find(({ onDate }: { onDate: string }) => onDate === days.at(-1));
  const next = sheet.days.find(({ day, isSchoolDay }: { day: string; isSchoolDay: boolean }) => isSchoolDay && day > days.at(-1)).day;
  const target = page
    .getByRole('row')
    .filter({ hasText: new RegExp(`^[A-Z][a-z]{2} ${next.slice(8)} `) })
    .getByRole('cell')
    .nth(1);
  await target.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `${dragged.subject}, class 6th` }).hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 12, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText(/^6th already has/)).toBeVisible();

  await page.getByRole('tab', { name: 'Seating' }).click();
  await page.getByRole('button', { name: 'Add room' }).click();
  await page.getByLabel('Name').fill('Hall');
  await page.getByLabel('Rows').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Hall' })).toBeVisible();
  await page.getByRole('button', { name: 'Assign seats' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Assign seats' }).click();
  await expect(page.getByText(/seats assigned/)).toBeVisible();
  await expect(page.getByText('8 students seated')).toBeVisible();
  await page.getByRole('region', { name: 'Rooms of the session' }).getByRole('button', { name: 'Hall' }).click();
  await expect(page.getByRole('dialog').getByText('Student 5th 1')).toBeVisible();
  await page.keyboard.press('Escape');

  await ask('POST', '/admin/employees', { name: 'Asha Kulkarni', positionRole: 'Teacher', isTeaching: true });
  await page.getByRole('tab', { name: 'Invigilators' }).click();
  await page.getByRole('button', { name: 'Assign invigilators' }).click();
  await expect(page.getByText(/duties assigned/)).toBeVisible();
  await expect(page.getByLabel('Invigilator of Hall').locator('option:checked')).toHaveText('Asha Kulkarni');

  await page.getByRole('tab', { name: 'Date sheet' }).click();
  await page.getByRole('button', { name: 'Draft notice to parents' }).click();
  await expect(page.getByText(/^The notice of this date sheet was drafted on/)).toBeVisible();
  await page.getByRole('button', { name: 'Change dates' }).click();
  const move = page.getByRole('dialog');
  await move.getByLabel('New date').fill(`${iso(18).slice(8)}/${iso(18).slice(5, 7)}/${iso(18).slice(0, 4)}`);
  await move.getByLabel('Reason').fill('Heavy rain');
  await move.getByRole('button', { name: 'Change dates and prepare notice' }).click();
  await expect(page).toHaveURL(/\/notice\/write\?id=/);
  await expect(page.getByLabel('Title')).toHaveValue('Change of dates: Half-yearly');
});
