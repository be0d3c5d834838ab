import { getCoverDesk, setCovers } from '@shala/contract/timetable';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer } from '../../../../test/server.ts';
import type { Desk } from '../lib/use-cover-words.ts';
import { CoverScreen } from './cover-screen.tsx';

const candidate = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, teachesSubject: false, teachesClass: false, mostADay: 0, isOverLimit: false },
  ...{ lessonsThatDay: 3, coversThatDay: 0, coversThisWeek: 0, coversThisMonth: 0 },
  ...more,
});
const sunita = candidate('sunita', 'Sunita Rao', { teachesSubject: true, coversThisWeek: 2, coversThisMonth: 2 });
const anil = candidate('anil', 'Anil Mishra');
const lesson = (periodId: string, more: object = {}) => ({
  ...{
    periodId,
    sectionId: 's8a',
    groupId: null,
    className: '8th',
    sectionName: 'A',
    subjectName: 'Mathematics',
    absentId: 'kavita',
    absentName: 'Kavita Joshi',
  },
  ...{ cover: null, proposal: sunita, candidates: [sunita, anil], ...more },
});
const DESK: Desk = {
  date: '2026-10-14',
  isSchoolDay: true,
  periods: [
    { id: 'p1', name: 'P1', startsAt: '08:00' },
    { id: 'p2', name: 'P2', startsAt: '08:40' },
  ],
  absent: [{ id: 'kavita', name: 'Kavita Joshi', why: 'leave', half: null, reason: 'Wedding', lessons: 2 }],
  lessons: [lesson('p1'), lesson('p2', { proposal: anil, candidates: [anil] })] as Desk['lessons'],
};
const open = () => renderScreen(<CoverScreen />, '/scheduler/cover');
const bodies = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { covers: object[] }).covers);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-14T03:00:00Z'), toFake: ['Date'] });
  startServer();
  answer(getCoverDesk, DESK);
  answer(setCovers, { before: [], after: [] });
});

describe('the cover desk', () => {
  it('shows who is away and why, and proposes with a reason in words', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'Kavita Joshi' });
    expect(within(card).getByText('On leave')).toBeDefined();
    expect(within(card).getByText('2 periods · Wedding')).toBeDefined();
    expect(within(card).getByText('free, same subject, 3 periods that day, 2 arrangements this week')).toBeDefined();
    expect(screen.getByText('1 absent or on leave · 0 of 2 periods arranged')).toBeDefined();
  });

  it('says it of a teacher who would have more periods than the limit of the day', async () => {
    const full = candidate('full', 'Ravi Nair', { mostADay: 6, isOverLimit: true, lessonsThatDay: 6 });
    answer(getCoverDesk, { ...DESK, lessons: [lesson('p1', { proposal: full, candidates: [full] })] as Desk['lessons'] });
    open();
    expect(await screen.findByText(/^free, more than the limit of 6 periods a day, 6 periods that day/)).toBeDefined();
  });

  it('has nothing to print, to download or to count on a Sunday', async () => {
    answer(getCoverDesk, { ...DESK, date: '2026-10-18', isSchoolDay: false, absent: [], lessons: [] });
    renderScreen(<CoverScreen />, '/scheduler/cover?date=2026-10-18');
    expect(await screen.findByText('No school on Sunday')).toBeDefined();
    for (const name of ['Print', 'Download as PDF', 'Download as Excel', 'Download as CSV'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByText(/periods arranged/)).toBeNull();
  });

  it('accepts all at once, in one request', async () => {
    const release = hold(setCovers, { before: [], after: [] });
    open();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Accept suggested teachers for 2 periods' }));
    expect(bodies()).toHaveLength(1);
    release();
    expect(bodies()[0]).toEqual([
      { periodId: 'p1', sectionId: 's8a', groupId: null, teacherId: 'sunita', was: null },
      { periodId: 'p2', sectionId: 's8a', groupId: null, teacherId: 'anil', was: null },
    ]);
  });

  it('gives one lesson to another, and the whole day to one person as far as he is free', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Arrangement for P1, Class 8th A'), 'anil');
    expect(bodies().at(-1)).toEqual([{ periodId: 'p1', sectionId: 's8a', groupId: null, teacherId: 'anil', was: null }]);
    await waitFor(() =>
      expect(screen.getByLabelText('Give the whole day of Kavita Joshi to one teacher')).toHaveProperty('disabled', false),
    );
    await userEvent.selectOptions(screen.getByLabelText('Give the whole day of Kavita Joshi to one teacher'), 'sunita');
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual([{ periodId: 'p1', sectionId: 's8a', groupId: null, teacherId: 'sunita', was: null }]),
    );
  });

  it('takes a cover back', async () => {
    answer(getCoverDesk, {
      ...DESK,
      lessons: [lesson('p1', { cover: { id: 'sunita', name: 'Sunita Rao' }, proposal: null })] as Desk['lessons'],
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the arrangement for P1, Class 8th A' }));
    expect(bodies()).toEqual([[{ periodId: 'p1', sectionId: 's8a', groupId: null, teacherId: null, was: 'sunita' }]]);
  });

  it('the second click of a double click does not take back what the first one gave', async () => {
    open();
    await screen.findByRole('button', { name: 'Accept P1, Class 8th A' });
    answer(getCoverDesk, {
      ...DESK,
      lessons: [lesson('p1', { cover: { id: 'sunita', name: 'Sunita Rao' }, proposal: null })] as Desk['lessons'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Accept P1, Class 8th A' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the arrangement for P1, Class 8th A' }), { detail: 2 });
    expect(bodies()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the arrangement for P1, Class 8th A' }), { detail: 1 });
    await waitFor(() => expect(bodies()).toHaveLength(2));
  });

  it('copies a message to paste', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    open();
    const user = userEvent.setup({ writeToClipboard: false });
    const button = await screen.findByRole('button', { name: 'Copy as text (for WhatsApp)' });
    Object.defineProperty(window.navigator, 'clipboard', { value: { writeText }, configurable: true });
    await user.click(button);
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(
        'Arrangement for Wednesday, 14 Oct 2026\nP1, Class 8th A, Mathematics: pending\nP2, Class 8th A, Mathematics: pending',
      ),
    );
  });

  it('says why it is empty, and what went wrong', async () => {
    answer(getCoverDesk, { ...DESK, absent: [], lessons: [] });
    open();
    expect(await screen.findByText('No teacher is absent on this day')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Staff attendance' }).getAttribute('href')).toContain('2026-10-14');
    expect(screen.getByRole('link', { name: 'Leave applications' })).toBeDefined();
  });

  it('says that there is no school', async () => {
    answer(getCoverDesk, { ...DESK, isSchoolDay: false, absent: [], lessons: [] });
    open();
    expect(await screen.findByText('Holiday or no school on this day')).toBeDefined();
  });

  it('says of a Sunday that it is one', async () => {
    answer(getCoverDesk, { ...DESK, date: '2026-10-18', isSchoolDay: false, absent: [], lessons: [] });
    open();
    expect(await screen.findByText('No school on Sunday')).toBeDefined();
  });

  it('offers to try again after a failure', async () => {
    refuse(getCoverDesk, 503, { code: 'busy', error: 'Shala is very busy.' });
    open();
    expect(await screen.findByText('The arrangement for this day could not be opened')).toBeDefined();
    const release = hold(getCoverDesk, DESK);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    release();
    expect(await screen.findByRole('region', { name: 'Kavita Joshi' })).toBeDefined();
  });
});
