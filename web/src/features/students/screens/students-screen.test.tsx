import { countStudents, listStudents } from '@shala/contract/students';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, timesSent } from '../../../../test/server.ts';
import { row, startStudents } from '../test/school.ts';
import { StudentsScreen } from './students-screen.tsx';

const open = (address = '/student') => renderScreen(<StudentsScreen />, address);
beforeEach(startStudents);

describe('the directory', () => {
  it('lists students with class, number, guardian and phone', async () => {
    open();
    const line = (await screen.findByRole('link', { name: 'Ananya Kulkarni' })).closest('tr') as HTMLElement;
    for (const text of ['2019/0412', '8th A', '3', 'Rajesh Kulkarni']) expect(within(line).getByText(text)).toBeDefined();
    expect(within(line).getByRole('link', { name: '9823041172' }).getAttribute('href')).toBe('tel:9823041172');
    expect(screen.getAllByText('1 student').length).toBeGreaterThan(0);
  });

  it('keeps search and filters in the address', async () => {
    const { router } = open();
    await screen.findByRole('link', { name: 'Ananya Kulkarni' });
    await userEvent.type(screen.getByRole('searchbox'), 'kul');
    await waitFor(() => expect(router.state.location.search).toBe('?q=kul'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'Class 8th');
    await userEvent.click(screen.getByRole('radio', { name: 'Left' }));
    expect(router.state.location.search).toBe('?q=kul&class=c8&status=left');
    expect(screen.getByRole('columnheader', { name: 'Date of leaving' })).toBeDefined();
  });

  it('asks once for what a search shows, and does not call a part of it the whole', async () => {
    const students = Array.from({ length: 50 }, (_, place) => ({ ...row, id: `s${place}` }));
    answer(listStudents, { students, hasMore: true });
    open('/student?q=kul');
    expect((await screen.findAllByText('More than 50 students')).length).toBe(2);
    await waitFor(() => expect(timesSent(listStudents)).toBe(1));
    answer(listStudents, { students: [row], hasMore: false });
    await userEvent.type(screen.getByRole('searchbox'), 'k');
    expect((await screen.findAllByText('1 student')).length).toBe(2);
    expect(timesSent(listStudents)).toBe(2);
  });

  it('chooses students for what is done together', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ananya Kulkarni' }));
    const bar = screen.getByRole('region', { name: 'Selected students' });
    expect(within(bar).getByText('1 selected')).toBeDefined();
    await userEvent.click(within(bar).getByRole('button', { name: 'Move to another section' }));
    const dialog = screen.getByRole('dialog', { name: 'Move to another section' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(within(dialog).getByText('Select the new section.')).toBeDefined();
  });

  it('says why nobody is there, and offers the first step', async () => {
    answer(listStudents, { students: [], hasMore: false });
    answer(countStudents, { sections: [], counts: [] });
    open();
    expect(await screen.findByText('No students yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add the first student' }).getAttribute('href')).toBe('/add/student');
  });

  it('offers a way back from a search that finds nobody, and a way on from a failure', async () => {
    answer(listStudents, { students: [], hasMore: false });
    const { unmount, router } = open('/student?q=zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all students' }));
    expect(router.state.location.search).toBe('');
    unmount();
    refuse(listStudents, 503, { code: 'busy', error: 'Busy.' });
    open();
    expect(await screen.findByText('The students could not be opened')).toBeDefined();
    answer(listStudents, { students: [row], hasMore: false });
    const before = timesSent(listStudents);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ananya Kulkarni' })).toBeDefined();
    expect(timesSent(listStudents)).toBeGreaterThan(before);
  });
});
