import { getAdminDetails } from '@shala/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, renderRoutes } from '../../test/render.tsx';
import { answer, startServer } from '../../test/server.ts';
import { makeToken } from '../../test/token.ts';
import { RootLayout } from './root-layout.tsx';
import { screenRoute } from './screen-route.tsx';
import { protectedScreens } from './screens.ts';
import { Shell } from './shell/shell.tsx';
import { guestScreens, publicScreens } from './visitor-screens.ts';

// The route table of the specification, to the letter.
const PUBLIC = ['/pricing', '/privacy', '/forteacher', '/forschool', '/', '/verification', '/waiting'];
const GUEST = ['/login', '/register', '/school'];
const PROTECTED = [
  ...['/payments', '/employee', '/homepage', '/student', '/student/profile/:studentId', '/student/:studentId/guardian'],
  ...['/student/:studentId/remove', '/student/:studentId/attendance', '/student/:studentId/fee/all', '/student/:studentId/fee/all/:month'],
  ...['clubs', 'sports', 'achievements'].map((part) => `/student/extraCurricular/:studentId/${part}`),
  ...['/employee/profile/:teacherId', '/employee/:teacherId/attendance', '/employee/:teacherId/remove', '/calender', '/attendance'],
  ...['/attendance/employee', '/attendance/employee/absent', '/attendance/student', '/attendance/student/absent', '/certificate'],
  ...['/certificate/new', '/notice', '/notice/all', '/notice/view', '/add/student', '/add/employee', '/finace', '/finace/offlineFees'],
  ...['/finace/feeCollection', '/finance/staff', '/finance/offlineFees', '/finance/feeCollection', '/exams', '/performance', '/data'],
  ...['/data/fees', '/data/health', '/scheduler', '/logbook', '/logbook/:teacherId', '/shalaAi', '/textbooks', '/offline-exam'],
  ...['/offline-exam/create', '/offline-exam/:examId', '/offline-exam/edit/:examId'],
];
const TITLES: [string, string][] = [
  ['/employee', 'Employee'],
  ['/finance/feeCollection', 'Fee Collection'],
  ['/finace/feeCollection', 'Fee Collection'],
  ['/scheduler', 'Scheduler'],
  ['/shalaAi', 'AI assistant'],
  ['/student/extraCurricular/7/clubs', 'Clubs'],
  ['/offline-exam/create', 'New offline exam'],
  ['/offline-exam/7', 'Offline exam'],
  ['/data', 'School data'],
];

const pathsOf = (screens: { path: string }[]) => screens.map(({ path }) => path);

describe('the route table', () => {
  it.each([
    ['public', PUBLIC, publicScreens],
    ['guest-only', GUEST, guestScreens],
    ['protected', PROTECTED, protectedScreens],
  ])('has every %s path of the specification', (_kind, expected, screens) => {
    expect(pathsOf(screens)).toEqual(expect.arrayContaining(expected));
  });

  it('has no path twice', () => {
    const all = pathsOf([...publicScreens, ...guestScreens, ...protectedScreens]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('screens', () => {
  beforeEach(() => {
    startServer();
    answer(getAdminDetails, { schoolName: 'Amaltas', imageUrl: null, adminName: 'Asha Kulkarni', academicYear: null });
    localStorage.setItem('accessToken', makeToken());
  });

  const renderFramed = (path: string) => {
    const screens = protectedScreens.map((route) => screenRoute(route, <p>waiting</p>, <p>failed</p>));
    renderRoutes([{ element: <RootLayout />, children: [{ element: <Shell />, children: screens }] }], path);
  };

  it.each(TITLES)('%s is headed %s', async (path, title) => {
    renderFramed(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    await waitFor(() => expect(document.title).toBe(`${title} · Shala`));
    expect(screen.queryByRole('navigation', { name: 'Main' }) === null).toBe(path.includes('/data'));
  });

  it('lead from one employee to the others of the same', async () => {
    renderFramed('/employee/t7/attendance');
    expect((await screen.findByRole('link', { name: 'Employee Profile' })).getAttribute('href')).toBe('/employee/profile/t7');
    expect(screen.getAllByRole('link', { name: 'Attendance' }).map((link) => link.getAttribute('href'))).toContain(
      '/employee/t7/attendance',
    );
    expect(screen.getByRole('link', { name: 'Remove Teacher' }).getAttribute('href')).toBe('/employee/t7/remove');
  });

  it('offer a way on from an address that leads nowhere', async () => {
    renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  });

  it('are hidden on a narrow screen, and come back on a wide one', async () => {
    window.outerWidth = 1079;
    renderApp('/notice');
    const text = 'Screen Size Restricted - Please use a device with a bigger screen size.';
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Notices' })).toBeNull();
    window.outerWidth = 1080;
    window.dispatchEvent(new Event('resize'));
    expect(await screen.findByRole('heading', { name: 'Notices' })).toBeDefined();
    expect(screen.queryByText(text)).toBeNull();
  });
});
