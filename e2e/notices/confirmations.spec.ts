import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs } from '../lib/own-school.ts';

type Handed = { to: string; title: string; text: string };

/** A school's provider of SMS: keeps what is handed over to it. */
async function openProvider() {
  const messages: Handed[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    messages.push(JSON.parse(text) as Handed);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const to = (phone: string, title: RegExp) => messages.find((one) => one.to.endsWith(phone) && title.test(one.title));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, messages, to, close: () => server.close() };
}

const STAFF = [
  { name: 'Meera Iyer', phone: '9812345670' },
  { name: 'Om Salunkhe', phone: '9812345671' },
] as const;

test('a notice asks for confirmation: the link and the slip on paper confirm it, the others are reminded in the language of the notice', {
  tag: '@full',
}, async ({ browser, request }) => {
  // The longest journey: a school of its own, two people, three messages that a background job hands over.
  test.slow();
  const provider = await openProvider();
  const { token } = await ownSchool(request);
  for (const person of STAFF) await askAs(request, token, 'POST', '/admin/employees', person);
  const page = await pageAs(browser, token);
  await page.goto('/notice');
  await page.getByRole('link', { name: 'Email, SMS and WhatsApp settings' }).click();
  const sms = page.getByRole('form', { name: 'SMS' });
  await sms.getByLabel('Web address from your SMS provider').fill(provider.url);
  await sms.getByLabel('Secret key from the provider (at least 16 characters)').fill('a secret of the provider');
  await sms.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('SMS messages are now sent through this provider.')).toBeVisible();

  await page.goto('/notice/write');
  await page.getByLabel('Title').fill('शनिवार को बैठक');
  await page.getByRole('textbox', { name: 'Text of the notice' }).fill('{name} जी, कृपया शनिवार को 12 बजे आएँ।');
  await page.getByRole('combobox', { name: 'Recipients' }).selectOption('staff');
  await page.getByLabel('SMS').check();
  await page.getByLabel('Email', { exact: true }).uncheck();
  await page.getByLabel('Ask for acknowledgement').check();
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: /^Send to 2 people$/ }).dblclick();
  await expect(page.getByRole('definition').filter({ hasText: '0 of 2' })).toBeVisible();
  const address = page.url();

  // The printed circular has a slip to sign, which names the circular.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Acknowledgement slip' })).toContainText('शनिवार को बैठक');
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await expect.poll(() => provider.messages.length, { timeout: 20_000 }).toBe(2);
  const message = provider.to(STAFF[0].phone, /^शनिवार/);
  expect(message?.text).toContain('कृपया पावती दें कि आपने यह सूचना पढ़ ली है: ');
  const link = /http\S+\/confirm\?notice=[0-9a-f]{64}/.exec(message?.text ?? '')?.[0] ?? '';

  // Whoever got it reads it without signing in; opening alone confirms nothing.
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(link);
  await expect(reader.getByText('Meera Iyer जी, कृपया शनिवार को 12 बजे आएँ।')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: '0 of 2' })).toBeVisible();
  await reader.getByRole('button', { name: 'I have read this notice' }).dblclick();
  await expect(reader.getByText(/^You acknowledged this notice on /)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(/^You acknowledged this notice on /)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'I have read this notice' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: '1 of 2' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Meera Iyer/ })).toContainText('by link');

  // The other brings the slip; the note is taken back, and he is reminded by a message of its own.
  await page.getByRole('button', { name: 'Slip received from Om Salunkhe' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '2 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo slip received from Om Salunkhe' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '1 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a reminder to those who have not acknowledged' }).click();
  await expect(page.getByText('One reminder is being sent.')).toBeVisible();
  await expect.poll(() => provider.to(STAFF[1].phone, /^रिमाइंडर: शनिवार को बैठक$/) !== undefined, { timeout: 20_000 }).toBe(true);
  expect(provider.messages).toHaveLength(3);

  // A withdrawn notice shows no text any more.
  await page.goto(address);
  await page.getByRole('button', { name: 'Withdraw the notice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the notice' }).click();
  await expect(page.getByText(/^The notice was withdrawn\. /)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('The school has withdrawn this notice.')).toBeVisible();
  await expect(reader.getByText('कृपया शनिवार')).toHaveCount(0);
  provider.close();
});
