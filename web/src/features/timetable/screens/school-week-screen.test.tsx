import { getTimetable } from '@shala/contract/timetable';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse } from '../../../../test/server.ts';
import { startTimetable, TIMETABLE } from '../test/school.ts';
import { SchoolWeekScreen } from './school-week-screen.tsx';

beforeEach(startTimetable);

const open = (query = '') => renderScreen(<SchoolWeekScreen />, `/scheduler/school${query}`);
const rowOf = async (table: string, name: string) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', { name: new RegExp(`^${name}`) });
const wordsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the whole school', () => {
  it('shows a day of every section, and of every teacher where he is', async () => {
    open();
    const eighth = await rowOf('Classes, one day', '8th A');
    expect(wordsOf(eighth)).toEqual(['ScienceS. Patil', '', '']);
    expect(within(eighth).getByRole('link', { name: '8th A' }).getAttribute('href')).toBe('/scheduler?class=c8&section=s8a&day=Monday');
    expect(wordsOf(await rowOf('Classes, one day', '9th B'))).toEqual(['MathematicsK. Joshi', 'MathematicsK. Joshi', '']);
    await userEvent.click(screen.getByText('Teachers'));
    const kavita = await rowOf('Teachers, one day', 'Kavita Joshi');
    expect(wordsOf(kavita)).toEqual(['9th BMathematics', '9th BMathematics', '']);
    expect(within(kavita).getByRole('link').getAttribute('href')).toBe('/scheduler/teacher?teacher=kavita');
  });

  it('shows the week on one sheet, six days of all periods, and who has no teacher', async () => {
    answer(getTimetable, { ...TIMETABLE, lessons: [...TIMETABLE.lessons, [0, 6, 2, 0, -1]] });
    open('?day=week');
    const eighth = wordsOf(await rowOf('Classes, full week', '8th A'));
    expect(eighth).toHaveLength(6 * 3);
    expect([eighth[0], eighth.at(-1)]).toEqual(['ScieS. Patil', 'MathNo teacher']);
    expect(screen.getAllByRole('columnheader', { name: /^P\d$/ })).toHaveLength(6 * 3);
    expect(screen.getByText(/1 without a teacher/)).toBeDefined();
  });

  it('says that there is no timetable yet, and what went wrong with a way on', async () => {
    answer(getTimetable, { ...TIMETABLE, lessons: [] });
    const { unmount } = open();
    expect(await screen.findByText('No timetable yet')).toBeDefined();
    unmount();
    refuse(getTimetable, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    open('?day=Friday');
    expect(await screen.findByText('The timetable could not be opened')).toBeDefined();
    answer(getTimetable, TIMETABLE);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Classes, one day', '8th A')).toBeDefined();
  });
});
