import { logout as logoutCall } from '@shala/contract/identity';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLocally, keptLocally } from '#lib/local-data';
import { queryClient } from '#lib/query-client';
import { announceRefusedToken } from '#lib/session-events';
import { answer, sent, startServer, timesSent } from '../../../test/server.ts';
import { takeComplaints } from '../../../test/setup.ts';
import { makeToken } from '../../../test/token.ts';
import { AuthProvider, useAuth } from './auth-provider.tsx';

const MINUTE = 60_000;
const onSignedOut = vi.fn();

function Probe() {
  const { loading, authenticated, user, login, logout } = useAuth();
  return (
    <>
      <p>{loading ? 'loading' : authenticated ? `in as ${user?.name}` : 'out'}</p>
      <button type="button" onClick={() => login(makeToken({ name: 'Ravi', sid: 's2' }))}>
        login
      </button>
      <button type="button" onClick={() => login(makeToken({ secondsLeft: -1 }))}>
        login late
      </button>
      <button type="button" onClick={logout}>
        logout
      </button>
    </>
  );
}

const start = () => {
  render(
    <AuthProvider onSignedOut={onSignedOut}>
      <Probe />
    </AuthProvider>,
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const state = () => document.querySelector('p')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const startSignedIn = async (token = makeToken({ secondsLeft: 12 * 3600 })) => {
  localStorage.setItem('accessToken', token);
  start();
  await pass(1000);
  expect(state()).toBe('in as Asha Kulkarni');
};

beforeEach(() => {
  vi.useFakeTimers();
  startServer();
  answer(logoutCall, {});
  onSignedOut.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('the first second', () => {
  it('is loading until 1000 ms have passed, then signed in', async () => {
    localStorage.setItem('accessToken', makeToken());
    start();
    expect(state()).toBe('loading');
    await pass(999);
    expect(state()).toBe('loading');
    await pass(1);
    expect(state()).toBe('in as Asha Kulkarni');
  });

  it.each([
    ['nothing', null],
    ['an expired token', makeToken({ secondsLeft: -5 })],
    ['a token that cannot be read', 'nonsense'],
  ])('ends signed out with %s, which is removed', async (_what, token) => {
    if (token) localStorage.setItem('accessToken', token);
    start();
    await pass(1000);
    expect(state()).toBe('out');
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('signing in and out', () => {
  it('accepts a token that has not expired and keeps it', async () => {
    start();
    await pass(1000);
    press('login');
    expect(state()).toBe('in as Ravi');
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });

  it('refuses an expired token', async () => {
    start();
    await pass(1000);
    press('login late');
    expect(state()).toBe('out');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('removes the token and what was kept, tells the server, and sends the browser away', async () => {
    await startSignedIn();
    const token = localStorage.getItem('accessToken');
    keepLocally('students', [1]);
    press('logout');
    expect(state()).toBe('out');
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(keptLocally('students')).toBeNull();
    expect(timesSent(logoutCall)).toBe(1);
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(onSignedOut).toHaveBeenCalledWith('asked');
  });
});

describe('the end of a session', () => {
  it('comes with the minute check after the expiry', async () => {
    await startSignedIn(makeToken({ secondsLeft: 90 }));
    await pass(MINUTE);
    expect(state()).toBe('in as Asha Kulkarni');
    await pass(MINUTE);
    expect(state()).toBe('out');
    expect(onSignedOut).toHaveBeenCalledWith('expired');
  });

  it('comes after 30 minutes without activity', async () => {
    await startSignedIn();
    await pass(30 * MINUTE - 1);
    expect(state()).toBe('in as Asha Kulkarni');
    await pass(1);
    expect(state()).toBe('out');
    expect(onSignedOut).toHaveBeenCalledWith('inactive');
  });

  it.each(['mousedown', 'keydown', 'touchstart', 'mousemove'])('is put off by %s', async (event) => {
    await startSignedIn();
    await pass(29 * MINUTE);
    fireEvent(window, new Event(event));
    await pass(29 * MINUTE);
    expect(state()).toBe('in as Asha Kulkarni');
    await pass(MINUTE);
    expect(state()).toBe('out');
  });

  it('is not put off by other events', async () => {
    await startSignedIn();
    await pass(29 * MINUTE);
    fireEvent(window, new Event('scroll'));
    await pass(MINUTE);
    expect(state()).toBe('out');
  });

  it('is put off by work in another tab', async () => {
    await startSignedIn();
    await pass(20 * MINUTE);
    localStorage.setItem('shala.lastActivity', String(Date.now()));
    await pass(20 * MINUTE);
    expect(state()).toBe('in as Asha Kulkarni');
    await pass(10 * MINUTE);
    expect(state()).toBe('out');
  });

  it('is noticed when the computer wakes after the limit', async () => {
    await startSignedIn();
    vi.setSystemTime(Date.now() + 31 * MINUTE);
    fireEvent.mouseMove(window);
    expect(state()).toBe('out');
  });

  it('comes at once when the server refuses the token', async () => {
    await startSignedIn();
    act(() => announceRefusedToken());
    expect(state()).toBe('out');
    expect(onSignedOut).toHaveBeenCalledWith('refused');
    expect(timesSent(logoutCall)).toBe(0);
  });
});

describe('two tabs', () => {
  const tellStorage = (key: string | null) => fireEvent(window, new StorageEvent('storage', { key }));

  it('sign out together', async () => {
    await startSignedIn();
    localStorage.removeItem('accessToken');
    tellStorage('accessToken');
    expect(state()).toBe('out');
    expect(onSignedOut).toHaveBeenCalledWith('otherTab');
  });

  it('sign out together when the whole storage is cleared', async () => {
    await startSignedIn();
    localStorage.clear();
    tellStorage(null);
    expect(state()).toBe('out');
  });

  it('forget what one person has loaded when another signs in', async () => {
    await startSignedIn();
    queryClient.setQueryData(['students'], ['Ananya']);
    localStorage.setItem('accessToken', makeToken({ name: 'Ravi', sid: 's2' }));
    tellStorage('accessToken');
    expect(state()).toBe('in as Ravi');
    expect(queryClient.getQueryData(['students'])).toBeUndefined();
  });

  it('sign in together', async () => {
    start();
    await pass(1000);
    localStorage.setItem('accessToken', makeToken({ name: 'Ravi' }));
    tellStorage('accessToken');
    expect(state()).toBe('in as Ravi');
  });
});

it('cannot be asked for outside its provider', () => {
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within AuthProvider');
  takeComplaints();
});
