import { expect, test } from '@playwright/test';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { goWithin } from './go-within.ts';
import { screensOfPeople } from './headings.ts';

const FINANCE = [
  ...['/finace', '/finance/offlineFees', '/finance/familyCounter', '/payments', '/finance/overdue', '/finance/feeCollection'],
  ...['/finance/chequeBoard', '/finance/spending', '/finance/staff', '/finance/dayBook', '/finance/dayClosing'],
];

test('at 150 % zoom on a small screen the screens of the counter are in sight too', async ({ page }) => {
  await page.setViewportSize({ width: 911, height: 512 });
  // The zoom of a browser makes the page narrower, not the window.
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => 1366 }));
  await openSignedIn(page, '/finance/offlineFees');
  const tabs = page.getByRole('navigation', { name: 'Finance' });
  for (const name of ['Accounts', 'Collect fees', 'Collect for siblings', 'Receipts'])
    await expect(tabs.getByRole('link', { name, exact: true }), name).toBeInViewport({ ratio: 1 });
});

test('every screen of finance and of a student keeps its tabs in sight', async ({ page }) => {
  test.setTimeout(180_000);
  const token = await demoToken(page.request);
  const { students } = await askAs(page.request, token, 'GET', '/admin/students?limit=1');
  await openSignedIn(page, '/homepage');
  for (const path of FINANCE)
    await test.step(path, async () => {
      await goWithin(page, path);
      const tabs = page.getByRole('navigation', { name: 'Finance' });
      for (const name of ['Collect', 'Dues', 'Cheques', 'Expenses and salaries', 'Accounts'])
        await expect.soft(tabs.getByRole('link', { name, exact: true }), `${path}: ${name}`).toBeInViewport();
    });
  const ofStudent = screensOfPeople(students[0].id, 'nobody').filter(([path]) => path.startsWith('/student/') && !path.endsWith('/May'));
  for (const [path] of ofStudent)
    await test.step(path, async () => {
      await goWithin(page, path);
      const tabs = page.getByRole('navigation', { name: 'Student', exact: true });
      for (const name of ['Profile', 'Parents and guardians', 'Attendance', 'Fees'])
        await expect.soft(tabs.getByRole('link', { name, exact: true }), `${path}: ${name}`).toBeInViewport();
    });
});
