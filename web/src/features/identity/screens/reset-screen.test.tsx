import { resetPassword } from '@shala/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { AuthProvider } from '../auth-provider.tsx';
import { ResetScreen } from './reset-screen.tsx';

const INVITATION = 'AaILvYjKd2ewNF_umJUVGg.mUxe-7q4M39uakP0pie0sQ';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const open = (token: string) =>
  renderScreen(
    <AuthProvider onSignedOut={() => undefined}>
      <ResetScreen />
    </AuthProvider>,
    `/reset?token=${token}`,
  );

beforeEach(startServer);

it('a link for a new password says that the other devices are signed out', async () => {
  answer(resetPassword, {});
  const { router } = open('mUxe-7q4M39uakP0pie0sQ');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set a new password');
  screen.getByText('You will be signed out on all other devices.');
  await userEvent.type(screen.getByLabelText('New password'), 'tilak road 1918');
  await press('Set password');
  await waitFor(() => expect(router.state.location.state).toEqual({ reason: 'passwordChanged' }));
});

it('an invitation is accepted as one, and leads to the sign-in', async () => {
  answer(resetPassword, {});
  const { router } = open(INVITATION);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accept the invitation');
  await userEvent.type(screen.getByLabelText('Password'), 'tilak road 1918');
  await press('Accept the invitation');
  await waitFor(() => expect(router.state.location.state).toEqual({ reason: 'invitationAccepted' }));
  expect(sent.find(({ path }) => path === '/auth/reset')?.body).toEqual({ token: INVITATION, password: 'tilak road 1918' });
});

it('an invitation that is past sends nobody to a forgotten password, because there is no account', async () => {
  refuse(resetPassword, 422, { code: 'wrongLink', error: 'This link was already used.' });
  open(INVITATION);
  await userEvent.type(screen.getByLabelText('Password'), 'tilak road 1918');
  await press('Accept the invitation');
  await screen.findByText('The administrator who invited you can send a new invitation.');
  expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull();
});
