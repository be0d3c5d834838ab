import { expect, test } from '@playwright/test';
import { openSink } from '../../server/test/mail-sink.ts';
import { ownSchool, pageAs } from '../lib/own-school.ts';

test('a mail account is tried, saved and removed by its form, and what is wrong with it is said', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  const sink = await openSink();
  const { port } = new URL(sink.url);
  const { token, email } = await ownSchool(request);
  const page = await pageAs(browser, token);
  await page.goto('/data/channels');
  const form = page.getByRole('form', { name: 'Email account' });
  await expect(form.getByText('Email is not set up, so notices cannot be sent by email.')).toBeVisible();

  // An address that is none is refused under its field, before anything is sent.
  await form.getByLabel('Mail server (SMTP)').fill('127.0.0.1');
  await form.getByLabel('Port').fill('1');
  await form.getByLabel('Sender’s email address').fill('office');
  await form.getByLabel('Send a test email to').fill(email);
  await form.getByRole('button', { name: 'Send test email' }).click();
  await expect(form.getByText('Enter an email address, for example name@school.in.')).toBeVisible();
  expect(sink.mails).toHaveLength(0);

  // Nobody answers on that port; the form keeps what was typed.
  await form.getByLabel('Sender’s email address').fill('office@vidya.example');
  await form.getByRole('button', { name: 'Send test email' }).click();
  await expect(form.getByText('The mail server 127.0.0.1 does not answer on port 1.')).toBeVisible();
  await expect(form.getByLabel('Mail server (SMTP)')).toHaveValue('127.0.0.1');

  await form.getByLabel('Port').fill(port);
  await form.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText(`The test email was sent to ${email}. Check its inbox.`)).toBeVisible();
  expect(sink.mails[0]).toContain('Subject: Test email from Shala');
  expect(sink.mails[0]).toContain('From: office@vidya.example');

  await form.getByRole('button', { name: 'Save email account' }).click();
  await expect(page.getByText('The email account was saved.')).toBeVisible();
  await page.reload();
  await expect(form.getByText('Notices and reminders are sent from office@vidya.example.')).toBeVisible();
  await expect(form.getByLabel('Port')).toHaveValue(port);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');

  await form.getByRole('button', { name: 'Remove email account' }).click();
  await expect(page.getByText('The email account was removed.')).toBeVisible();
  await expect(form.getByText('Email is not set up')).toBeVisible();
  await sink.close();
});
