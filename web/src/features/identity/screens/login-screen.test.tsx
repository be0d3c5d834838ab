import { getDemoSignIn, login } from '@shala/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import { makeToken } from '../../../../test/token.ts';
import { AuthProvider } from '../auth-provider.tsx';
import { readSignUp } from '../sign-up.ts';
import { LoginScreen } from './login-screen.tsx';

const show = (state?: unknown) =>
  renderScreen(
    <AuthProvider onSignedOut={() => undefined}>
      <LoginScreen />
    </AuthProvider>,
    { pathname: '/login', state },
  );
const fill = async (email = 'Asha@School.in ', password = 'a long password') => {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

beforeEach(() => {
  startServer();
  answer(getDemoSignIn, { available: false, email: '', password: '' });
});

describe('signing in', () => {
  it('sends the address as the contract cleans it, and keeps the token', async () => {
    const token = makeToken();
    answer(login, { accessToken: token });
    show();
    await fill();
    await submit();
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBe(token));
    expect(sent.find(({ path }) => path === '/auth/login')?.body).toEqual({
      email: 'asha@school.in',
      password: 'a long password',
      device: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('asks for the code of the second step once the password was right', async () => {
    refuse(login, 403, { code: 'codeNeeded', error: 'Enter the code of your authenticator app.' });
    show();
    await fill();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await submit();
    await userEvent.type(await screen.findByLabelText('Code'), '123 456');
    const token = makeToken();
    answer(login, { accessToken: token });
    await submit();
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBe(token));
    expect(sent.filter(({ path }) => path === '/auth/login').at(-1)?.body).toMatchObject({ code: '123456' });
  });

  it('says under each field what is missing, and sends nothing', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Email'), 'asha');
    await submit();
    expect(await screen.findByText('Enter an email address, for example name@school.in.')).toBeDefined();
    expect(screen.getByText('Please fill in this field.')).toBeDefined();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(timesSent(login)).toBe(0);
  });

  it('shows a refusal and keeps what was typed', async () => {
    refuse(login, 401, { code: 'wrongCredentials', error: 'The email or password is incorrect.' });
    show();
    await fill();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('The email or password is incorrect.');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a long password');
  });

  it('says when to try again after too many attempts', async () => {
    refuse(login, 429, { code: 'tooMany', error: 'Too many.' }, { 'retry-after': '601' });
    show();
    await fill();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 11 minutes.');
  });

  it('is sent once, however often it is pressed', async () => {
    const release = hold(login, { accessToken: makeToken() });
    show();
    await fill();
    await submit();
    await submit();
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    release();
    await waitFor(() => expect(localStorage.getItem('accessToken')).not.toBeNull());
    expect(timesSent(login)).toBe(1);
  });

  it('blames the clock for a token that counts as expired at once', async () => {
    answer(login, { accessToken: makeToken({ secondsLeft: -60 }) });
    show();
    await fill();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/clock of this computer is wrong/);
  });

  it('leads an unfinished registration on to its school', async () => {
    refuse(login, 409, { code: 'registrationUnfinished', error: 'Not registered yet.', data: { registrationToken: 'rt' } });
    const { router } = show();
    await fill();
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/school'));
    expect(readSignUp()).toEqual({ email: 'Asha@School.in', registrationToken: 'rt' });
  });
});

describe('beside the form', () => {
  it('signs in to the demo school where it is offered', async () => {
    answer(getDemoSignIn, { available: true, email: 'admin@demo.shala.example', password: 'demo-admin-2026' });
    answer(login, { accessToken: makeToken() });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Use the demo school' }));
    await waitFor(() => expect(localStorage.getItem('accessToken')).not.toBeNull());
    expect(sent.find(({ path }) => path === '/auth/login')?.body).toMatchObject({
      email: 'admin@demo.shala.example',
      password: 'demo-admin-2026',
    });
  });

  it('offers no demo elsewhere', async () => {
    show();
    await waitFor(() => expect(timesSent(getDemoSignIn)).toBe(1));
    expect(screen.queryByRole('button', { name: 'Use the demo school' })).toBeNull();
  });

  it('tells why somebody was signed out', () => {
    show({ reason: 'inactive', from: '/finace' });
    expect(
      screen.getByText('You were signed out after 30 minutes without activity. Sign in to continue where you left off.'),
    ).toBeDefined();
  });
});
