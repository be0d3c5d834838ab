import {
  beginSecondFactor,
  changeMyPassword,
  confirmMyPassword,
  confirmSecondFactor,
  getMyAccount,
  renameMyAccount,
} from '@shala/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import type { MyAccount } from '../api.ts';
import { PasswordGate } from '../components/password-gate.tsx';
import { AccountScreen } from './account-screen.tsx';

const account: MyAccount = {
  name: 'Asha Rao',
  email: 'asha@school.in',
  passwordChangedAt: null,
  factor: { isOn: false, since: null, recoveryCodesLeft: 0 },
  sessions: [
    { id: 's1', device: 'Chrome, Windows', startedAt: '2026-11-20T06:00:00.000Z', endsAt: '2026-11-20T18:00:00.000Z', isThis: true },
    { id: 's2', device: 'Safari, iOS', startedAt: '2026-11-20T05:00:00.000Z', endsAt: '2026-11-20T17:00:00.000Z', isThis: false },
  ],
};
const begun = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: ['101', '010', '101'] };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  startServer();
  answer(getMyAccount, account);
});

const show = () =>
  renderScreen(
    <>
      <AccountScreen />
      <PasswordGate />
    </>,
    { pathname: '/account' },
  );

describe('my account', () => {
  it('says what went wrong, and tries again', async () => {
    refuse(getMyAccount, 503, { code: 'busy', error: 'Shala is very busy.' });
    show();
    expect(await screen.findByText('Your account could not be opened')).toBeDefined();
  });

  it('saves another name', async () => {
    answer(renameMyAccount, {});
    show();
    const name = await screen.findByLabelText('Your name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Asha Deshpande');
    await press('Save name');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Asha Deshpande' }));
  });

  it('shows a wrong current password and keeps what was typed', async () => {
    refuse(changeMyPassword, 422, { code: 'wrongPassword', error: 'The password is not right.' });
    show();
    await userEvent.type(await screen.findByLabelText('Current password'), 'old password');
    await userEvent.type(screen.getByLabelText('New password'), 'the bus leaves at seven');
    await press('Change password');
    expect(await screen.findByText('The password is not right.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('the bus leaves at seven');
  });
});

describe('two-step sign-in', () => {
  it('is switched on by a first code, and shows the recovery codes', async () => {
    answer(beginSecondFactor, begun);
    answer(confirmSecondFactor, { recoveryCodes: ['aaaa-bbbb-cccc-dddd'] });
    show();
    await press('Turn on two-step sign-in');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await press('Turn on');
    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeDefined();
  });

  it('asks for the password when it was typed long ago, and then goes on by itself', async () => {
    refuse(beginSecondFactor, 403, { code: 'passwordNeeded', error: 'Enter your password to go on.' });
    show();
    await press('Turn on two-step sign-in');
    await userEvent.type(await screen.findByLabelText('Password'), 'a long password');
    answer(confirmMyPassword, {});
    answer(beginSecondFactor, begun);
    await press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    expect(timesSent(beginSecondFactor)).toBe(2);
  });

  it('is left off when the person thinks better of it', async () => {
    refuse(beginSecondFactor, 403, { code: 'passwordNeeded', error: 'Enter your password to go on.' });
    show();
    await press('Turn on two-step sign-in');
    await screen.findByLabelText('Password');
    await press('Cancel');
    expect(await screen.findByText('Enter your password to go on.')).toBeDefined();
  });
});
