import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, type Page, test } from '@playwright/test';
import { findFaults } from '../lib/axe.ts';
import { comingDay } from '../lib/coming-day.ts';
import { openSignedIn } from '../lib/sign-in.ts';

/** Makes a token on the page and gives its secret, which is shown this once. */
async function makeToken(page: Page, name: string, isWriter: boolean): Promise<string> {
  await page.getByRole('button', { name: 'Give permission to a program' }).first().click();
  await page.getByLabel('Name of the program').fill(name);
  if (isWriter) await page.getByText('See the records and suggest changes. You approve or reject each', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Give permission', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `API token of ${name}` });
  const secret = await dialog.getByLabel('API token', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await expect(dialog).toHaveCount(0);
  return secret;
}

async function connect(page: Page, secret: string): Promise<Client> {
  const address = new URL('/mcp', page.url());
  const client = new Client({ name: 'journey', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization: `Bearer ${secret}` } } }));
  return client;
}

test('a token is made, used by a program, seen in its list and the audit, and revoked', { tag: '@full' }, async ({ page }) => {
  const name = `Editor ${Date.now()}`;
  await openSignedIn(page, '/data');
  await page
    .getByRole('link', { name: /ChatGPT and other programs/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'ChatGPT and other programs' })).toBeVisible();
  const secret = await makeToken(page, name, false);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('never');

  const client = await connect(page, secret);
  const { tools } = await client.listTools();
  expect(tools.map((tool) => tool.name)).not.toContain('fee_reminder_send');
  const answer = await client.callTool({ name: 'students_count', arguments: { class: '8' } });
  expect(JSON.stringify(answer.structuredContent)).toMatch(/\d+ students/);
  await page.reload();
  await expect(row).not.toContainText('never');
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.goto('/data/assistant');
  await expect(page.getByText('Asked by another program').first()).toBeVisible();
  await page.goto('/data/audit?q=Editor');
  await expect(page.getByRole('row', { name: /Permission given to another program/ }).first()).toContainText(name);

  await page.goto('/data/access');
  await row.getByRole('button', { name: `Stop the access of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop access' }).click();
  await expect(row).toContainText('Stopped');
  await expect(client.callTool({ name: 'students_count', arguments: {} })).rejects.toThrow();
  await client.close();
});

test('what a program prepares waits for a person, is confirmed with a press, and taken back', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/data/access');
  const name = `Claude ${Date.now()}`;
  const client = await connect(page, await makeToken(page, name, true));
  const day = comingDay({ weeks: 3, weekday: 'Friday' });
  const plan = await client.callTool({ name: 'calendar_add_event', arguments: { title: `Book fair ${name}`, date: day.said } });
  const { confirmAt, planId } = plan.structuredContent as { confirmAt: string; planId: string };
  await page.goto(new URL(confirmAt).pathname + new URL(confirmAt).search);
  const card = page.getByRole('form', { name: 'Add an event to the calendar' });
  await expect(card).toContainText(`Book fair ${name}`);
  await expect(card).toContainText(day.short);
  expect(await findFaults(page)).toEqual([]);
  await card.getByRole('button', { name: 'Add the event' }).click();
  await expect(page.getByText(/is in the calendar/)).toBeVisible();
  const status = await client.callTool({ name: 'plan_status', arguments: { planId } });
  expect(status.structuredContent).toMatchObject({ state: 'done' });
  await page
    .getByRole('button', { name: /^Undo: / })
    .first()
    .click();
  await expect(page.getByText(/no longer in the calendar/).first()).toBeVisible();
  await client.close();
});
