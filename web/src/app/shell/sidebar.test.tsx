import { getAdminDetails } from '@shala/contract/identity';
import { searchEverywhere } from '@shala/contract/school';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthProvider } from '#features/identity';
import { announceForget } from '#lib/session-events';
import { renderRoutes } from '../../../test/render.tsx';
import { answer, hold, refuse, startServer } from '../../../test/server.ts';
import { isCurrentEntry } from './entries.ts';
import { recentJumps } from './jumps.ts';
import { Shell } from './shell.tsx';
import { shortSchoolName } from './short-school-name.ts';

const show = async (path = '/notice') => {
  const frame = (
    <AuthProvider onSignedOut={() => undefined}>
      <Shell />
    </AuthProvider>
  );
  renderRoutes([{ element: frame, children: [{ path: '*', element: <h1>Any screen</h1> }] }], path);
  return within(await screen.findByRole('navigation', { name: 'Main' }));
};
const named = (schoolName: string, imageUrl: string | null = null) =>
  answer(getAdminDetails, { schoolName, imageUrl, adminName: 'Asha Kulkarni', academicYear: '2026-27' });

beforeEach(() => {
  startServer();
  named('Amaltas Public School');
});

describe("the school's name in the sidebar", () => {
  it.each([
    ['Amaltas Public School', 'Amaltas…'],
    ['Amaltas', 'Amaltas'],
    ['Amaltas1', 'Amaltas…'],
    ['St Mary', 'St Mary'],
    ['', ''],
    ['अमलतास विद्यालय', 'अमलतास वि…'],
  ])('%s becomes %s', (name, short) => expect(shortSchoolName(name)).toBe(short));

  it('leads to the school data', async () => {
    await show();
    const link = (await screen.findByText('Amaltas…')).closest('a');
    expect(link?.getAttribute('href')).toBe('/data');
    // The tooltip, since the name is cut after seven characters.
    expect(link?.getAttribute('title')).toBe('Amaltas Public School');
  });

  it("is 'Admin' where there is none", async () => {
    named('');
    await show();
    expect(await screen.findByText('Admin')).toBeDefined();
  });

  it("is 'Admin' when the details cannot be loaded", async () => {
    refuse(getAdminDetails, 503, { code: 'busy', error: 'Busy.' });
    await show();
    expect(await screen.findByText('Admin')).toBeDefined();
  });

  it('stands beside the logo if there is one', async () => {
    named('Amaltas', '/files/logo');
    await show();
    await screen.findByText('Amaltas');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/logo');
  });
});

describe('the entries', () => {
  it('are the twelve of the specification, in order', async () => {
    const nav = await show();
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Dashboard', '/homepage'],
      ['AI assistant', '/shalaAi'],
      ['Employee', '/employee'],
      ['Students', '/student'],
      ['Finance', '/finace'],
      ['Attendance', '/attendance'],
      ['Calendar', '/calender'],
      ['Certificates', '/certificate'],
      ['Offline Exams', '/offline-exam'],
      ['Notices', '/notice'],
      ['Scheduler', '/scheduler'],
      ['Logbook', '/logbook'],
    ]);
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Notices');
  });

  it.each([
    ['/student', '/student/7/attendance', true],
    ['/attendance', '/student/7/attendance', false],
    ['/finace', '/finace/offlineFees', true],
    ['/finace', '/finance/offlineFees', true],
    ['/employee', '/add/employee', false],
    ['/offline-exam', '/offline-exam/edit/7', true],
    ['/homepage', '/textbooks', false],
  ])('%s on %s: current is %s', (entry, address, isCurrent) => expect(isCurrentEntry(entry, address)).toBe(isCurrent));

  it('keep their names when the sidebar is narrow, which is remembered', async () => {
    const nav = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(nav.getByRole('link', { name: 'Logbook' }).textContent).toBe('');
    expect(localStorage.getItem('shala.sidebarIsNarrow')).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(nav.getByRole('link', { name: 'Logbook' }).textContent).toBe('Logbook');
  });
});

describe('the jump box', () => {
  it('opens by Ctrl K and leads to a screen by its name', async () => {
    await show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search for a name or a screen' }), 'opening');
    expect(await screen.findByRole('button', { name: /Opening balances/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Fee Collection/ })).toBeNull();
  });

  it('leads to a new certificate', async () => {
    await show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search for a name or a screen' }), 'certif');
    for (const name of [/New certificate/, /Certificates for a class/]) expect(await screen.findByRole('button', { name })).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Search for a name or a screen' }), ' new{Enter}');
    expect(recentJumps()[0]).toMatchObject({ path: '/certificate/new', label: 'New certificate' });
  });

  it('finds a student as one types, goes there by Enter, and remembers the way for the session', async () => {
    const riya = { id: 's1', name: 'Riya Sharma', admissionNumber: 'A-17', className: '10th', section: 'A', hasLeft: false };
    answer(searchEverywhere, { students: [riya], employees: [], classes: [], receipts: [] });
    await show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search for a name or a screen' }), 'riya');
    expect(await screen.findByRole('button', { name: /Riya Sharma.*10th A · A-17/ })).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(recentJumps()).toEqual([{ path: '/student/profile/s1', label: 'Riya Sharma', note: '10th A · A-17' }]);
    announceForget();
    expect(recentJumps()).toEqual([]);
  });

  it('shows nobody and goes nowhere on Enter while the answer for the words typed is to come', async () => {
    const found = (id: string, name: string) => ({
      students: [{ id, name, admissionNumber: 'A-17', className: '10th', section: 'A', hasLeft: false }],
      ...{ employees: [], classes: [], receipts: [] },
    });
    answer(searchEverywhere, found('s1', 'राधिका'));
    await show();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('textbox', { name: 'Search for a name or a screen' });
    await userEvent.type(field, 'राधिका');
    expect(await screen.findByRole('button', { name: /राधिका/ })).toBeDefined();
    const release = hold(searchEverywhere, found('s2', 'पूजा कुशवाहा'));
    await userEvent.clear(field);
    await userEvent.type(field, 'पूजा{Enter}');
    expect(screen.queryByRole('button', { name: /राधिका/ })).toBeNull();
    expect(screen.getByText('Searching…')).toBeDefined();
    expect(recentJumps()).toEqual([]);
    release();
    expect(await screen.findByRole('button', { name: /पूजा कुशवाहा/ })).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(recentJumps()[0]).toMatchObject({ path: '/student/profile/s2' });
  });

  it('says when nothing is called that', async () => {
    answer(searchEverywhere, { students: [], employees: [], classes: [], receipts: [] });
    await show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search for a name or a screen' }), 'zzz');
    expect(await screen.findByText('No matches.')).toBeDefined();
  });
});
