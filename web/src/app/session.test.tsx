import { getSetupChecklist } from '@shala/contract/dashboard';
import { getAdminDetails, getDemoSignIn, login, logout } from '@shala/contract/identity';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, renderRoutes } from '../../test/render.tsx';
import { answer, startServer, timesSent } from '../../test/server.ts';
import { makeToken } from '../../test/token.ts';
import { routes } from './router.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  startServer();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Kulkarni', academicYear: '2026-27' });
  answer(getSetupChecklist, { steps: [], isComplete: true });
  answer(getDemoSignIn, { available: false, email: '', password: '' });
  answer(login, { accessToken: makeToken() });
  answer(logout, {});
});

describe('a protected screen', () => {
  it('shows the loading screen first and has its data before the second is over', async () => {
    // In the browser these are chunks of some kilobytes; here they are compiled first, which takes its time.
    await Promise.all([import('./shell/shell.tsx'), import('../features/dashboard/screens/homepage-screen.tsx')]);
    localStorage.setItem('accessToken', makeToken());
    renderApp('/homepage');
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(screen.getByText('Please wait while we prepare everything for you')).toBeDefined();
    await waitFor(() => expect(timesSent(getSetupChecklist)).toBe(1), { timeout: 900 });
    expect(screen.getByText('Loading...')).toBeDefined();
    await heading(/Asha/);
    expect(timesSent(getSetupChecklist)).toBe(1);
  });

  it('counts its second while the routes of its address are still fetched', async () => {
    localStorage.setItem('accessToken', makeToken({ secondsLeft: -10 }));
    renderRoutes(routes, '/homepage', { patchRoutesOnNavigation: () => new Promise(() => {}) });
    expect(screen.getByText('Loading...')).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
  });

  it('asks nothing for a visitor, leads to /login and back to the page after signing in', async () => {
    const { router } = renderApp('/student?class=8th');
    await heading('Sign in');
    expect(router.state.location.pathname).toBe('/login');
    expect(timesSent(getAdminDetails)).toBe(0);
    await userEvent.type(screen.getByLabelText('Email'), 'asha@school.in');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await heading('Students');
    expect(router.state.location.pathname + router.state.location.search).toBe('/student?class=8th');
  });
});

describe('a screen for visitors', () => {
  it.each(['/login', '/register', '/school'])('leads who is signed in from %s to /homepage', async (path) => {
    localStorage.setItem('accessToken', makeToken());
    const { router } = renderApp(path);
    await heading(/Asha/);
    expect(router.state.location.pathname).toBe('/homepage');
  });

  it('never leads to another place than this app', async () => {
    localStorage.setItem('accessToken', makeToken());
    const { router } = renderApp({ pathname: '/login', state: { from: '//evil.example' } });
    await heading(/Asha/);
    expect(router.state.location.pathname).toBe('/homepage');
  });
});

describe('public pages', () => {
  it('do not wait for the session', async () => {
    // The second time its files are loaded, which a busy machine takes longer for than the session's second.
    const first = renderApp('/verification?code=A1');
    await heading('Check a document');
    first.unmount();
    renderApp('/verification?code=A1');
    expect(await screen.findByRole('heading', { name: 'Check a document' }, { timeout: 900 })).toBeDefined();
  });
});

describe('signing out', () => {
  it('leads to /login, from the account menu', async () => {
    localStorage.setItem('accessToken', makeToken());
    const { router } = renderApp('/notice');
    await heading('Notices');
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await heading('Sign in');
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ reason: 'asked' });
    expect(timesSent(logout)).toBe(1);
  });

  it('in another tab leads to /login, too, and says why', async () => {
    localStorage.setItem('accessToken', makeToken());
    const { router } = renderApp('/notice');
    await heading('Notices');
    localStorage.removeItem('accessToken');
    act(() => {
      fireEvent(window, new StorageEvent('storage', { key: 'accessToken' }));
    });
    await heading('Sign in');
    expect(screen.getByText('You signed out in another tab.')).toBeDefined();
    expect(router.state.location.state).toEqual({ reason: 'otherTab', from: '/notice' });
  });
});
