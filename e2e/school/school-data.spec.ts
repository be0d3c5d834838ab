import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { newestMail } from '../lib/outbox.ts';
import { openSignedIn } from '../lib/sign-in.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

test('the school profile is edited, with state and city from the pickers, and the log says what it was before', { tag: '@full' }, async ({
  page,
}) => {
  await openSignedIn(page, '/data/profile');
  await page.getByLabel('Principal').fill('S. Deshpande');
  await page.getByLabel('UDISE code').fill('123');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText('Enter the 11-digit UDISE code.')).toBeVisible();
  await page.getByLabel('UDISE code').fill('27200199998');
  await page.getByLabel('City or town').fill('trimbak');
  await page.getByRole('option', { name: 'Trimbak' }).click();
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText('The school profile was saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City or town')).toHaveValue('Trimbak');

  await page.goto('/data/audit?q=trimbak');
  await page.locator('tbody tr').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('row', { name: /City Nashik Trimbak/ })).toBeVisible();
});

test('a notice category is added, shown when you write a notice, and taken off', { tag: '@full' }, async ({ page }) => {
  const name = `Trips ${Date.now()}`;
  await openSignedIn(page, '/data/categories');
  const notices = page.locator('section', { has: page.getByRole('heading', { name: 'Notices' }) });
  await notices.getByRole('button', { name: 'Add category' }).click();
  await page.getByLabel('Name of the category').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
  await expect(notices.getByText(name)).toBeVisible();
  await page.goto('/notice/write');
  await expect(page.locator(`datalist option[value="${name}"]`)).toBeAttached();
  await page.goto('/data/categories');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(notices.getByText(name)).toHaveCount(0);
});

test('a format of admission numbers shows what it would give before it is kept', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/data/numbers');
  await page.getByLabel('Format', { exact: true }).selectOption('');
  await page.getByLabel('Your own format').fill('AMP-{0000}');
  await expect(page.getByText('AMP-0001')).toBeVisible();
  await page.getByLabel('Your own format').fill('AMP');
  await expect(page.getByText(/running number as zeros/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save format' })).toBeDisabled();
});

test('another administrator is invited, sets a password by the link, works, and is let in no more', { tag: '@full' }, async ({
  page,
  browser,
  request,
}) => {
  const email = `chitra-${Date.now()}@school.example`;
  await openSignedIn(page, '/data/users');
  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  await page.getByLabel('Name').fill('Chitra Nair');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation is being sent to ${email}.`)).toBeVisible();
  const link = /http\S+(\/reset\?token=\S+)/.exec((await newestMail(request, email, /invited you/)).text)?.[1] ?? '';

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('textbox', { name: 'Password' }).fill('a long first password');
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(other).toHaveURL(/login/);
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill('a long first password');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/homepage');

  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row.getByText('Active')).toBeVisible();
  await row.getByRole('button', { name: 'Stop sign-in of Chitra Nair' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sign-in' }).click();
  await expect(row.getByText('Sign-in stopped')).toBeVisible();
  await other.goto('/employee');
  await expect(other).toHaveURL(/login/, { timeout: 15_000 });
});

test('the palette finds a student and a receipt by keyboard alone', async ({ page }) => {
  await openSignedIn(page, '/data');
  await expect(page.locator('h1')).toHaveText('School data');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('textbox', { name: 'Search for a name or a screen' });
  await box.fill('2026-27/12');
  await expect(page.getByRole('button', { name: /2026-27\/12 · / })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payments\?receipt=/);
});

test('all data is downloaded and taken in by an empty installation, whose books are sound', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'shala-second-'));
  try {
    await openSignedIn(page, '/data/download');
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: 'Download all data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Amaltas Public School \d{4}-\d\d-\d\d\.zip$/);
    const zip = join(folder, 'school.zip');
    await download.saveAs(zip);
    const command = (name: string, ...args: string[]) =>
      run(process.execPath, [resolve(root, `server/src/commands/${name}.ts`), ...args], {
        env: { ...process.env, DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' },
      });
    const { stdout } = await command('import-school', zip);
    expect(stdout).toContain('Amaltas Public School is here');
    expect(stdout).toMatch(/admin@demo\.shala\.example {2}http\S+\/reset\?token=/);
    expect((await command('ledger-verify')).stdout).toContain('The books of every school are sound.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
