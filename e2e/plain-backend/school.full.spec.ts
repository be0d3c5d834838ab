import { expect, test } from '@playwright/test';
import { isWhole, openPlain, plainToken, startPlainBackend } from './backend.ts';

test('the session: a stored token opens the app, none or an old one leads to the sign-in, and the guest pages lead on', async ({
  page,
}) => {
  const backend = await startPlainBackend(page);
  await page.goto('/finace');
  await expect(page).toHaveURL('/login');
  await page.evaluate((token) => localStorage.setItem('accessToken', token), plainToken(1_700_000_000));
  await page.goto('/scheduler');
  await expect(page.getByText('Please wait while we prepare everything for you')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.evaluate((token) => localStorage.setItem('accessToken', token), plainToken());
  for (const path of ['/register', '/school', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL('/homepage');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good/);
  await isWhole(page, backend);
});

test('the frame: every entry of the sidebar opens its screen, with the school or Admin below', async ({ page }) => {
  test.setTimeout(90_000);
  const backend = await openPlain(page, '/homepage');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Amaltas…' })).toHaveAttribute(
    'href',
    '/data',
  );
  const count = await sidebar.getByRole('link').count();
  expect(count).toBe(12);
  for (let place = 0; place < count; place++) {
    const entry = sidebar.getByRole('link').nth(place);
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isWhole(page, backend);
  }
  await page.goto('/data');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar).toHaveCount(0);
  backend.reply('GET /admin/getAdminDetails', { data: {} });
  await page.goto('/homepage');
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await isWhole(page, backend);
});

test('the scheduler: pickers, days, and a row that is edited and saved', async ({ page }) => {
  const backend = await openPlain(page, '/scheduler');
  await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('c8');
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue('a');
  await expect(page.getByRole('tab')).toHaveText(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  await expect(page.getByRole('columnheader', { name: /./ })).toContainText(['Period', 'Subject Name', 'Teacher Name']);
  await page.getByRole('tab', { name: 'Friday' }).click();
  await expect.poll(() => backend.bodyOf('POST /admin/getTeacherSchedule')).toEqual({ classId: 'c8', sectionId: 'a', day: 'Friday' });
  await page.getByRole('button', { name: 'Edit P1' }).click();
  await page.getByLabel('Select Period').selectOption({ label: 'P2' });
  await page.getByLabel('Select Subject').selectOption({ label: 'English' });
  await page.getByLabel('Select Teacher').selectOption({ label: 'Anil Mishra' });
  const loads = () => backend.sent.filter(({ address }) => address.endsWith('getTeacherSchedule')).length;
  const before = loads();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit P1' })).toBeVisible();
  const body = backend.bodyOf('POST /admin/updateTeacherSchedule');
  expect(body).toMatchObject({ sectionId: 'a', day: 'Friday', periodId: 'p2', subjectId: 'e', teacherId: 'anil' });
  expect(loads()).toBeGreaterThan(before);
  await isWhole(page, backend);
  backend.reply('GET /admin/getSectionsOfClass/{classId}', []);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Section' }).locator('option')).toHaveText('No sections available');
  await isWhole(page, backend);
});

test('the logbook: eight places while it loads, the staff, and a log of eight periods', async ({ page }) => {
  const backend = await openPlain(page, '/login');
  const answer = backend.hold('GET /admin/getTeacherList');
  await page.goto('/logbook');
  await expect(page.locator('[data-skeleton]')).toHaveCount(8);
  answer();
  await expect(page.getByText(/Wednesday, 14 Oct 2026/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /No name/ })).toBeVisible();
  await page.getByPlaceholder('Search Staff').fill('anil');
  await expect(page.getByRole('link', { name: /No name/ })).toHaveCount(0);
  const log = backend.hold('POST /admin/fetchTeacherLog');
  await page.getByRole('link', { name: /Anil Mishra/ }).click();
  await expect(page).toHaveURL(/\/logbook\/anil/);
  log();
  await expect(page.getByText('Voices')).toBeVisible();
  const rows = page.getByRole('main').getByRole('row');
  for (let period = 1; period <= 8; period++) await expect(rows.nth(period)).toContainText(`P${period}`);
  await expect(page.getByText('Free', { exact: true })).toHaveCount(7);
  await expect(rows.nth(2)).toContainText(/Class 8th, Section A.*English.*Voices/s);
  expect(backend.bodyOf('POST /admin/fetchTeacherLog')).toEqual({ teacherId: 'anil', date: '2026-10-14' });
  await isWhole(page, backend);
});

test('the directory: a search with its clear button, the detail, and the removal', async ({ page }) => {
  const backend = await openPlain(page, '/employee');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee');
  await expect(page.getByRole('link', { name: 'Add Employee' })).toHaveAttribute('href', '/add/employee');
  const box = page.getByPlaceholder('Search employee by name...');
  await box.fill('zz');
  await expect(page.getByText('No matching employees')).toBeVisible();
  await page.getByRole('button', { name: /Clear/ }).click();
  await expect(box).toHaveValue('');
  await isWhole(page, backend);
  await page.getByRole('link', { name: /Anil Mishra/ }).click();
  await expect(page).toHaveURL('/employee/profile/anil');
  await expect(page.getByRole('main')).toContainText(/Anil Mishra.*anil@school\.example.*9800000001.*Male.*12.*1 Jun 2020.*Pune/s);
  await expect(page.getByText('No data available')).toHaveCount(3);
  await isWhole(page, backend);

  await page.getByRole('link', { name: 'Remove Teacher' }).click();
  await expect(page.getByText('Are you sure you want to remove this employee? This action cannot be undone.')).toBeVisible();
  await expect(page.getByRole('link', { name: '9800000001' })).toHaveAttribute('href', 'tel:9800000001');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/employee/profile/anil');
  await page.getByRole('link', { name: 'Remove Teacher' }).click();
  backend.reply('POST /admin/removeTeacher', { message: 'busy' }, 500);
  await page.getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(page.getByText('Failed to remove teacher. Please try again later.')).toBeVisible();
  backend.reply('POST /admin/removeTeacher', {});
  const answer = backend.hold('POST /admin/removeTeacher');
  await page.getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(page.getByRole('button', { name: 'Removing...' })).toBeVisible();
  answer();
  await expect(page).toHaveURL('/employee');
  await expect(page.getByText('Teacher removed successfully')).toBeVisible();
  await isWhole(page, backend);
});

test('an employee who cannot be loaded: the sentence and the way to try again', async ({ page }) => {
  const backend = await openPlain(page, '/login');
  backend.reply('GET /admin/teacher/{teacherId}', { error: 'gone' }, 500);
  await page.goto('/employee/anil/remove');
  await expect(page.getByText('Error!')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.goto('/employee/profile/anil');
  await expect(page.getByText('Failed to load teacher details. Please try again.')).toBeVisible({ timeout: 20_000 });
  backend.reply('GET /admin/teacher/{teacherId}', { data: { name: 'Anil Mishra' } });
  await page.getByRole('button', { name: /Try again/i }).click();
  await expect(page.getByText('No data available').first()).toBeVisible();
  await isWhole(page, backend);
});
