import { expect, test } from '@playwright/test';
import { comingDay } from '../lib/coming-day.ts';
import { openSignedIn } from '../lib/sign-in.ts';
import { box, log, say } from './say.ts';

test('a reminder goes from words over its plan to the notices, and is taken back', async ({ page }) => {
  await openSignedIn(page, '/shalaAi');
  await say(page, 'Send a fee reminder to class 8');
  const plan = log(page).getByRole('heading', { name: /^Fee reminder for \d+ p/ });
  await expect(plan).toBeVisible();
  await expect(log(page).getByText(/Dear \{name\}|of school fees for/)).toBeVisible();
  await log(page)
    .getByRole('button', { name: /^Save \d+ reminders? \(not sent\)$/ })
    .click();
  await expect(log(page).getByText('Saved under Notices. It is not sent, because email, SMS and WhatsApp are not set up.')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await log(page).getByRole('button', { name: 'Undo' }).click();
  await expect(log(page).getByText('Withdrawn before anything was sent.')).toBeVisible();

  await page.goto('/data/assistant');
  await expect(page.getByRole('cell', { name: 'Done, then undone by the user' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'User was asked to confirm' }).first()).toBeVisible();
});

test('an example is one press, the answer opens screens, and the talk survives a reload', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/shalaAi');
  await page.getByRole('button', { name: 'Who is absent today?' }).click();
  await expect(
    log(page)
      .getByText(/absent: |not a school day/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Who is absent today?' })).toHaveCount(0);
  await say(page, 'list of fee defaulters of class 9');
  await say(page, 'and of 8?');
  const name = log(page).locator('table').last().getByRole('link').first();
  await expect(name).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('and of 8?')).toBeVisible();
  await log(page).locator('table').last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/student\/[0-9a-f-]{36}\/fee\/all/);
});

test('a holiday is asked back for its day, planned, and left', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/shalaAi');
  await say(page, 'add a holiday');
  await expect(log(page).getByText(/Which day\?/)).toBeVisible();
  const day = comingDay({ weeks: 4, weekday: 'Wednesday' });
  await say(page, day.said);
  await expect(log(page).getByText(day.shown)).toBeVisible();
  await log(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(log(page).getByText('Cancelled. Nothing was done.')).toBeVisible();
});

test('of two tabs, what the second plans takes the place of the plan of the first, whose button then does nothing', {
  tag: '@full',
}, async ({ page, context }) => {
  await openSignedIn(page, '/shalaAi');
  await say(page, `Add a holiday on ${comingDay({ weeks: 4, weekday: 'Tuesday' }).said} for Kites`);
  const add = log(page).getByRole('button', { name: 'Add the holiday' });
  await expect(add).toBeVisible();
  const second = await context.newPage();
  await second.goto('/shalaAi');
  // A question leaves the plan open, another plan does not.
  await say(second, 'how many students in class 9');
  await expect(log(second).getByText(/\d+ students in 9th/)).toBeVisible();
  await say(second, `Add a holiday on ${comingDay({ weeks: 4, weekday: 'Thursday' }).said} for Songs`);
  await expect(log(second).getByRole('button', { name: 'Add the holiday' })).toBeVisible();
  await add.click();
  await expect(log(page).getByText(/^That code is for another plan\./)).toBeVisible();
  await log(second).getByRole('button', { name: 'Cancel' }).click();
});

test('an answer that comes while another screen is open stands in the conversation', { tag: '@full' }, async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/mcp/chat', async (route) => {
    await held;
    await route.fulfill({ json: { success: true, data: { html: '<p>Nobody is absent.</p>', markdown: '' } } });
  });
  await openSignedIn(page, '/shalaAi');
  await box(page).fill('who is absent');
  await box(page).press('Enter');
  await expect(page.getByText('Processing your request...')).toBeVisible();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\/calender/);
  go();
  await page.getByRole('link', { name: 'AI assistant', exact: true }).click();
  await expect(log(page).getByText('Nobody is absent.')).toBeVisible();
});

test('those who owe one kind of fee are listed with what is open of it, and the screen opens as filtered', { tag: '@full' }, async ({
  page,
}) => {
  await openSignedIn(page, '/shalaAi');
  await say(page, 'bus fee defaulters of class 9');
  const answer = log(page).getByText(/^\d+ students? ha\w+ overdue fees, ₹[\d,]+ in all \(9th, Transport fee\)\.$/);
  await expect(answer).toBeVisible();
  const [, sum = ''] = /(₹[\d,]+)/.exec((await answer.textContent()) ?? '') ?? [];
  await log(page).getByRole('link', { name: 'Overdue fees' }).click();
  await expect(page.getByRole('combobox', { name: 'Fee head' }).locator('option:checked')).toHaveText('Transport fee');
  await expect(page.getByRole('main').getByText(sum, { exact: true }).first()).toBeVisible();
  const months = page.getByRole('table', { name: 'Overdue fees' }).locator('tbody tr td:nth-child(5)');
  await page.getByRole('combobox', { name: 'Months overdue' }).selectOption('Only the dues of November');
  await expect(page).toHaveURL(/month=November/);
  await expect.poll(async () => (await months.allTextContents()).filter((months) => months !== 'November')).toEqual([]);
});
