import * as calls from '@shala/contract/notices';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { ChannelsScreen } from './channels-screen.tsx';

const NO_MAIL = { isInstallationSet: false, own: null };
const NO_HOOKS = {
  isMailSet: false,
  hooks: [
    { channel: 'sms' as const, url: null, changedAt: null, needsSecret: false },
    { channel: 'whatsapp' as const, url: null, changedAt: null, needsSecret: false },
  ],
};
const OWN = { host: 'smtp.gmail.com', port: 465, username: 'office', from: 'office@school.in', changedAt: '2026-11-20T00:00:00Z' };
beforeEach(() => startServer());
const lastBody = (method: string) => sent.filter((one) => one.method === method).at(-1)?.body;

it('a mail account is tested and saved by a form; the password is not shown again', async () => {
  answer(calls.listHooks, NO_HOOKS);
  answer(calls.getMailChannel, NO_MAIL);
  answer(calls.sendTestMail, { to: 'me@school.in' });
  answer(calls.saveMailChannel, { ...OWN, needsPassword: false });
  renderScreen(<ChannelsScreen />, '/data/channels');
  const form = await screen.findByRole('form', { name: 'Email account' });
  const fill = (label: string, text: string) => userEvent.type(within(form).getByLabelText(label), text);
  await fill('Mail server (SMTP)', 'smtp.gmail.com');
  await fill('Username', 'office');
  await fill('Password', 'app password');
  await fill('Sender’s email address', 'office@school.in');
  await fill('Send a test email to', 'me@school.in');
  await userEvent.click(within(form).getByRole('button', { name: 'Send test email' }));
  const entered = { host: 'smtp.gmail.com', port: 465, username: 'office', password: 'app password', from: 'office@school.in' };
  await waitFor(() => expect(lastBody('POST')).toEqual({ ...entered, to: 'me@school.in' }));
  answer(calls.getMailChannel, { isInstallationSet: false, own: { ...OWN, needsPassword: false } });
  await userEvent.click(within(form).getByRole('button', { name: 'Save email account' }));
  expect(await screen.findByText('Notices and reminders are sent from office@school.in.')).toBeDefined();
  expect(lastBody('PUT')).toEqual(entered);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

it('a refusal keeps what was typed', async () => {
  answer(calls.listHooks, NO_HOOKS);
  answer(calls.getMailChannel, { isInstallationSet: true, own: { ...OWN, needsPassword: true } });
  refuse(calls.sendTestMail, 422, { code: 'mailSignIn', error: 'The mail server did not accept the username and password.' });
  renderScreen(<ChannelsScreen />, '/data/channels');
  expect(await screen.findByText(/cannot be read on this computer/)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Send test email' }));
  expect(await screen.findByText(/did not accept the username and password/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
});

it('the channels let the school set where SMS are handed over; the secret is not shown again', async () => {
  answer(calls.listHooks, {
    isMailSet: false,
    hooks: [
      { channel: 'sms', url: 'https://sms.example.in/send', changedAt: '2026-11-01T00:00:00Z', needsSecret: false },
      { channel: 'whatsapp', url: null, changedAt: null, needsSecret: false },
    ],
  });
  answer(calls.setHook, { channel: 'sms', url: 'https://sms.example.in/v2', changedAt: '2026-11-20T00:00:00Z', needsSecret: false });
  answer(calls.getMailChannel, NO_MAIL);
  renderScreen(<ChannelsScreen />, '/data/channels');
  const form = await screen.findByRole('form', { name: 'SMS' });
  const secret = within(form).getByLabelText<HTMLInputElement>('Secret key from the provider (at least 16 characters)');
  expect([secret.type, secret.value]).toEqual(['password', '']);
  expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await userEvent.type(secret, 'a-secret-of-the-school');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.path).toBe('/admin/notice-channels/sms'));
  expect(secret.value).toBe('');
});
