import { expect, test } from '@playwright/test';
import { sampled } from '../../server/test/sampling.ts';
import { watchRequests } from '../lib/requests.ts';
import { openSignedIn } from '../lib/sign-in.ts';

/** Screens that an office opens, without ids. */
const SCREENS = [
  '/homepage',
  '/shalaAi',
  '/employee',
  '/add/employee',
  '/student',
  '/add/student',
  '/student/udise',
  '/student/yearChange',
  '/finace',
  '/finance/offlineFees',
  '/finance/feeCollection',
  '/finance/staff',
  '/payments',
  '/finance/chequeBoard',
  '/finance/dayBook',
  '/finance/dayClosing',
  '/finance/overdue',
  '/finance/spending',
  '/attendance',
  '/attendance/employee',
  '/attendance/employee/absent',
  '/attendance/student',
  '/attendance/student/absent',
  '/attendance/watch',
  '/attendance/leave',
  '/calender',
  '/notice',
  '/notice/all',
  '/scheduler',
  '/scheduler/teacher',
  '/scheduler/school',
  '/scheduler/cover',
  '/scheduler/generate',
  '/scheduler/rules',
  '/scheduler/versions',
  '/logbook',
  '/textbooks',
  '/data/subjects',
  '/data/audit',
  '/data/users',
  '/data/fees',
  '/data/fees/rules',
  '/data/assistant',
];

/** As many tests as share the screens: one page after another in one window, which keeps what it has fetched, costs half of a window each. */
const PARTS = 24;

for (const part of sampled('parts of the screens at their second', [...Array(PARTS).keys()], { count: 1 })) {
  test(`each screen has asked for all that it shows when the second of the session check is over, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    // The clock of the page stands: the second lasts as long as the network needs.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const { calls, settled } = watchRequests(page);
    for (const path of SCREENS.filter((_, place) => place % PARTS === part)) {
      await test.step(path, async () => {
        calls.length = 0;
        await openSignedIn(page, path);
        await settled();
        const before = calls.length;
        expect(calls).toContain('/admin/getAdminDetails');
        await page.clock.runFor(1500);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await settled();
        expect(calls.slice(before)).toEqual([]);
      });
    }
  });
}
