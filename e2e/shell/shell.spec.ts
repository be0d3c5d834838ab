import { expect, test } from '@playwright/test';
import { chunkOf } from '../lib/chunks.ts';
import { openSignedIn } from '../lib/sign-in.ts';
import { goWithin } from './go-within.ts';

const ENTRIES = [
  ['Dashboard', '/homepage'],
  ['AI assistant', '/shalaAi'],
  ['Employee', '/employee'],
  ['Students', '/student'],
  ['Finance', '/finace'],
  ['Attendance', '/attendance'],
  ['Calendar', '/calender'],
  ['Certificates', '/certificate'],
  ['Offline Exams', '/offline-exam'],
  ['Notices', '/notice'],
  ['Scheduler', '/scheduler'],
  ['Logbook', '/logbook'],
] as const;

test('the sidebar leads to its twelve screens and marks the one whose first path segment matches', async ({ page }) => {
  await openSignedIn(page, '/homepage');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link')).toHaveText(ENTRIES.map(([name]) => name));
  for (const [name, path] of ENTRIES) {
    await sidebar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText([name]);
  }
  await page.goto('/attendance/student/absent');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText(['Attendance']);
  await page.goto('/textbooks');
  await expect(page.locator('h1')).toBeVisible();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Shala, go to Dashboard' }).click();
  await expect(page).toHaveURL('/homepage');
});

test('the profile block shows seven letters of the school and leads to its data, where the sidebar is hidden', { tag: '@full' }, async ({
  page,
}) => {
  await openSignedIn(page, '/homepage');
  await page.getByRole('link', { name: /Amaltas…/ }).click();
  await expect(page).toHaveURL('/data');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.goto('/data/fees');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('the jump box opens by keyboard and leads to a screen', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/homepage');
  await expect(page.locator('h1')).toContainText('Meenakshi');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search for a name or a screen')).first().fill('Schedu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/scheduler');
});

test('a teacher’s screens have their sub-navigation', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/employee/profile/abc');
  await expect(page.getByRole('link', { name: 'Employee Profile' })).toHaveAttribute('href', '/employee/profile/abc');
  await page.getByRole('link', { name: 'Attendance', exact: true }).last().click();
  await expect(page).toHaveURL('/employee/abc/attendance');
  await page.getByText('Remove Teacher').click();
  await expect(page).toHaveURL('/employee/abc/remove');
});

test('a window under 1080 pixels is told to grow, and goes on when it has', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => Number(sessionStorage.getItem('outer') ?? 1079) });
  });
  await openSignedIn(page, '/homepage');
  await expect(page.getByText('Screen Size Restricted - Please use a device with a bigger screen size.')).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.setItem('outer', '1080');
    window.dispatchEvent(new Event('resize'));
  });
  await expect(page.locator('h1')).toContainText('Meenakshi');
});

test('an unknown address says so and offers the way back', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/no/such/screen');
  await expect(page.locator('h1')).toBeVisible();
  await page
    .getByRole('link', { name: /Dashboard/ })
    .last()
    .click();
  await expect(page).toHaveURL('/homepage');
});

test('a chunk that is missing tells what happened, and reloading goes on', { tag: '@full' }, async ({ page }) => {
  const chunk = chunkOf('src/features/certificates/screens/certificates-screen.tsx');
  // Before the first load: chunks are fetched ahead as soon as the browser is idle.
  await page.route(`**/${chunk}`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await openSignedIn(page, '/homepage');
  await expect(page.locator('h1')).toContainText('Meenakshi');
  await page.getByRole('link', { name: 'Certificates' }).click();
  await expect(page.getByRole('heading', { name: 'This screen could not be opened' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(`**/${chunk}`);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL('/certificate');
  await expect(page.locator('h1')).toHaveText(/Certificate/);
});

test('the health page tells in sentences how the installation is', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/data/health');
  await expect(page.locator('h1')).toHaveText('Is the program working well?');
  await page.getByText('More, for your computer person').click();
  await expect(page.getByText(/PostgreSQL 18/)).toBeVisible();
});

test('staff stand six in a row, cards of fees four', async ({ page }) => {
  await openSignedIn(page, '/logbook');
  for (const [path, columns] of [
    ['/logbook', 6],
    ['/employee', 6],
    ['/finance/feeCollection', 4],
  ] as const) {
    await goWithin(page, path);
    const grid = page.getByRole('main').getByRole('listitem').first().locator('..');
    await expect.poll(() => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length), path).toBe(columns);
  }
});
