import { getTeacherList } from '@shala/contract/employees';
import { fetchTeacherLog, getLogHistory, listLogProgress, listLogTopics, recordLog } from '@shala/contract/logbook';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes, renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer } from '../../../../test/server.ts';
import { LogbookScreen } from './logbook-screen.tsx';
import { TeacherLogScreen } from './teacher-log-screen.tsx';

const lesson = {
  ...{
    periodName: 'P2',
    className: '8th',
    sectionName: 'A',
    subjectName: 'English',
    description: 'Active and passive voice',
    homework: 'Page 12',
  },
  ...{ periodId: 'p2', sectionId: 's8a', subjectId: 'e8', chapterId: null, isRecorded: true, coverFor: null, coveredBy: null },
};
const openLog = () => renderRoutes([{ path: '/logbook/:teacherId', element: <TeacherLogScreen /> }], '/logbook/kavita');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-14T06:00:00Z'), toFake: ['Date'] });
  startServer();
  answer(getTeacherList, [
    { _id: 'anil', name: 'Anil Mishra', imageUrl: null, gender: 'Male' },
    { _id: 'kavita', name: 'Kavita Joshi', imageUrl: '/files/k', gender: 'Female' },
  ]);
  answer(listLogProgress, {
    isSchoolDay: true,
    teachers: [{ teacherId: 'kavita', teacherName: 'Kavita Joshi', lessons: 5, recorded: 2, isReviewed: false }],
  });
  answer(fetchTeacherLog, {
    teacherId: 'kavita',
    teacherName: 'Kavita Joshi',
    image: null,
    isSchoolDay: true,
    isLocked: false,
    review: null,
    periods: [lesson],
  });
  answer(listLogTopics, [{ chapterId: 'ch1', chapterNumber: 1, name: 'Voices', lessons: 0, topics: ['Passive voice'] }]);
  answer(getLogHistory, []);
  answer(recordLog, { description: 'x', homework: '', chapterId: null });
});

describe('the logbook', () => {
  it('shows the date of today and the staff as cards that lead to their logs', async () => {
    renderScreen(<LogbookScreen />, '/logbook');
    expect(screen.getByText(/period by period · Today, Wednesday, 14 Oct 2026/)).toBeDefined();
    expect(screen.getByPlaceholderText('Search Staff')).toBeDefined();
    const card = await screen.findByRole('link', { name: /Kavita Joshi/ });
    expect(card.getAttribute('href')).toBe('/logbook/kavita');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/files/k');
    expect(screen.getByRole('link', { name: /Anil Mishra/ }).querySelector('img')).toBeNull();
    expect(await screen.findByText('2 of 5 filled')).toBeDefined();
  });

  it('leaves out who does not teach, unless he has a period', async () => {
    const one = (_id: string, name: string) => ({ _id, name, imageUrl: null, gender: '', isTeaching: false });
    answer(getTeacherList, [one('peon', 'Ramu Yadav'), one('kavita', 'Kavita Joshi')]);
    renderScreen(<LogbookScreen />, '/logbook');
    expect(await screen.findByText('Kavita Joshi')).toBeDefined();
    expect(screen.queryByText('Ramu Yadav')).toBeNull();
  });

  it('shows 8 skeletons while loading', async () => {
    const release = hold(getTeacherList, []);
    const { container } = renderScreen(<LogbookScreen />, '/logbook');
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(8);
    release();
    await waitFor(() => expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0));
  });

  it('filters by name, and to those who have not filled the log', async () => {
    renderScreen(<LogbookScreen />, '/logbook');
    await screen.findByText('Anil Mishra');
    await userEvent.type(screen.getByRole('searchbox'), 'anil');
    expect(screen.queryByText('Kavita Joshi')).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('radio', { name: 'Not filled' }));
    await waitFor(() => expect(screen.queryByText('Anil Mishra')).toBeNull());
    expect(screen.getByText('Kavita Joshi')).toBeDefined();
  });
});

describe('a teacher’s log', () => {
  it('has eight rows P1 to P8, with the lesson where there is one and Free elsewhere', async () => {
    openLog();
    expect(screen.getByText('Loading schedule...')).toBeDefined();
    expect(await screen.findByText('Kavita Joshi')).toBeDefined();
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']);
    expect(screen.getAllByText('Free')).toHaveLength(7);
    const row = screen.getByRole('row', { name: /P2/ });
    for (const words of ['Class 8th, Section A', 'English', 'Active and passive voice']) expect(within(row).getByText(words)).toBeDefined();
    expect(sent[0]?.body).toEqual({ teacherId: 'kavita', date: '2026-10-14' });
  });

  it('writes an entry with a topic of the textbook', async () => {
    openLog();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit P2' }));
    const drawer = screen.getByRole('dialog');
    await userEvent.selectOptions(await within(drawer).findByLabelText('Chapter of the textbook'), 'ch1');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Add: Passive voice' }));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Save logbook' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ description: 'Active and passive voice, Passive voice', homework: 'Page 12', chapterId: 'ch1' },
    });
  });

  it('keeps what was written when it cannot be saved', async () => {
    refuse(recordLog, 503, { code: 'busy', error: 'Shala is very busy.' });
    openLog();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit P2' }));
    const box = screen.getByLabelText('What was taught');
    await userEvent.type(box, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save logbook' }));
    expect(await screen.findByText('Shala is very busy.')).toBeDefined();
    expect(box).toHaveProperty('value', 'Active and passive voice!');
  });
});
