import {
  applyTimetableDraft,
  listTimetableVersions,
  planTimetable,
  type TimetableVersion,
  withdrawTimetable,
} from '@shala/contract/timetable';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { startTimetable } from '../test/school.ts';
import { VersionsScreen } from './versions-screen.tsx';

const made = { draftNumber: null, lessons: 1296, by: '', putAt: null };
const VERSIONS: TimetableVersion[] = [
  { ...made, from: '2026-12-01', until: null, state: 'planned', draftNumber: 3, by: 'Asha', putAt: '2026-11-20T09:00:00Z' },
  { ...made, from: '2026-07-06', until: '2026-12-01', state: 'inForce' },
  { ...made, from: null, until: '2026-07-06', state: 'past' },
];

beforeEach(() => {
  startTimetable();
  answer(listTimetableVersions, { today: '2026-11-23', versions: VERSIONS });
});
const open = () => renderScreen(<VersionsScreen />, '/scheduler/versions');
const rows = async () => within(await screen.findByRole('table', { name: 'Timetables w.e.f. date' })).getAllByRole('row');

describe('timetables by date', () => {
  it('says from when until when each is in force, and opens the timetable of its days', async () => {
    open();
    const [, planned, inForce, past] = await rows();
    expect(planned?.textContent).toMatch(/1 Dec 2026–PlannedDraft 3Asha/);
    expect(inForce?.textContent).toMatch(/6 Jul 202630 Nov 2026CurrentBy hand/);
    expect(past?.textContent).toMatch(/Since the school started using this program5 Jul 2026Past/);
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('View the timetable from 1 Dec 2026')).toBe('/scheduler/school?on=2026-12-01');
    expect(link('Edit the timetable from 1 Dec 2026')).toBe('/scheduler?on=2026-12-01');
    expect(link('View the timetable from the first day in this program')).toBe('/scheduler/school?on=2026-07-05');
    expect(link('Edit the timetable from 6 Jul 2026')).toBe('/scheduler');
    expect(screen.queryByRole('link', { name: 'Edit the timetable from the first day in this program' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
  });

  it('plans a copy from a day on, and keeps the day where that is refused', async () => {
    open();
    await rows();
    refuse(planTimetable, 422, { code: 'noSchoolDay', error: 'Sunday, 29 Nov is not a school day.' });
    await userEvent.click(screen.getByRole('button', { name: 'Copy timetable to change it from this date' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Use from'));
    await userEvent.type(dialog.getByLabelText('Use from'), '06/12/2099');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the timetable' }));
    expect(await dialog.findByText('Sunday, 29 Nov is not a school day.')).toBeDefined();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ from: '2099-12-06' });
    answer(planTimetable, { from: '2099-12-06', lessons: 1296 });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the timetable' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('withdraws a planned timetable and puts it back', async () => {
    open();
    await rows();
    answer(withdrawTimetable, { keptId: 'd9' });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the timetable from 1 Dec 2026' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/admin/timetable/versions/2026-12-01')).toBe(true);
    answer(applyTimetableDraft, { lessons: 1296, from: '2026-12-01', keptId: null });
    takeToasts().at(-1)?.onUndo?.();
    await expect.poll(() => sent.find(({ path }) => path === '/admin/timetable/drafts/d9/apply')?.body).toEqual({ from: '2026-12-01' });
  });
});
