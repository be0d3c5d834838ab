import { listSections } from '@shala/contract/classes';
import { getTeacherSchedule, getTimetable, placeLessons, updateTeacherSchedule } from '@shala/contract/timetable';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, timesSent } from '../../../../test/server.ts';
import { startTimetable, TIMETABLE } from '../test/school.ts';
import { SchedulerScreen } from './scheduler-screen.tsx';

const open = (search = '') => renderScreen(<SchedulerScreen />, `/scheduler${search}`);
const edit = async (period: string) => userEvent.click(await screen.findByRole('button', { name: `Edit ${period}` }));
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const bodyOf = (path: string) => sent.findLast((one) => one.path === path)?.body;

beforeEach(startTimetable);

describe('the scheduler', () => {
  it('fills the gaps of a week: shown first, saved in one go', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add missing periods' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add missing periods' });
    expect(within(dialog).getAllByRole('cell', { name: 'Mathematics' })).toHaveLength(6);
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Add 7 periods' }));
    await waitFor(() => expect(timesSent(placeLessons)).toBe(1));
    const { lessons } = bodyOf('/admin/timetable/lessons') as { lessons: { was: object }[] };
    expect(lessons).toHaveLength(7);
    expect(lessons[0]?.was).toEqual({ subjectId: null, teacherId: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to the subjects where a class has no periods a week', async () => {
    answer(getTimetable, { ...TIMETABLE, lessons: [], subjects: TIMETABLE.subjects.map((subject) => ({ ...subject, perWeek: 0 })) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add missing periods' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add missing periods' });
    expect(within(dialog).getByText('No periods a week are set for this class')).toBeDefined();
    expect(within(dialog).getByRole('link', { name: 'Set periods a week' }).getAttribute('href')).toBe('/data/subjects');
  });

  it('shows the first class and section on Monday, with the heads of the specification', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Scheduler' })).toBeDefined();
    expect(await screen.findByRole('option', { name: 'Class 8th', selected: true })).toBeDefined();
    expect(await screen.findByRole('option', { name: 'Section A', selected: true })).toBeDefined();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ]);
    expect(screen.getByRole('tab', { name: 'Monday', selected: true })).toBeDefined();
    for (const head of ['Period', 'Subject Name', 'Teacher Name'])
      expect(await screen.findByRole('columnheader', { name: head })).toBeDefined();
    expect(screen.getByRole('cell', { name: 'Sandeep Patil' })).toBeDefined();
    expect(bodyOf(getTeacherSchedule.path)).toEqual({ classId: 'c8', sectionId: 's8a', day: 'Monday' });
  });

  it("says 'Loading...' until the day is there", async () => {
    const release = hold(getTeacherSchedule, []);
    open();
    expect(await screen.findByText('Loading...')).toBeDefined();
    release();
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  });

  it("says 'No sections available' where there is none", async () => {
    answer(listSections, []);
    open();
    expect(await screen.findAllByText('No sections available')).toHaveLength(2);
  });

  it('keeps class, section and day in the address', async () => {
    const { router } = open();
    await screen.findByRole('option', { name: 'Section B' });
    await userEvent.click(screen.getByRole('tab', { name: 'Friday' }));
    expect(router.state.location.search).toBe('?day=Friday');
    await choose('Section', 's8b');
    expect(router.state.location.search).toContain('section=s8b');
    await waitFor(() => expect(bodyOf(getTeacherSchedule.path)).toMatchObject({ sectionId: 's8b', day: 'Friday' }));
  });
});

describe('a row', () => {
  it('turns into selects with what stands there, and is saved', async () => {
    open();
    await edit('P1');
    expect(screen.getByRole('combobox', { name: 'Select Period' })).toHaveProperty('value', 'p1');
    expect(screen.getByRole('combobox', { name: 'Select Subject' })).toHaveProperty('value', 'sc8');
    expect(screen.getByRole('combobox', { name: 'Select Teacher' })).toHaveProperty('value', 'sandeep');
    for (const name of ['Select Period', 'Select Subject', 'Select Teacher']) expect(screen.getByRole('option', { name })).toBeDefined();
    await choose('Select Subject', 'm8');
    await choose('Select Teacher', 'sunita');
    const asked = timesSent(getTeacherSchedule);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(bodyOf(updateTeacherSchedule.path)).toEqual({
      sectionId: 's8a',
      day: 'Monday',
      periodId: 'p1',
      subjectId: 'm8',
      teacherId: 'sunita',
    });
    await waitFor(() => expect(timesSent(getTeacherSchedule)).toBeGreaterThan(asked));
  });

  it('says while choosing where the teacher is, offers ways that work, and cannot be saved', async () => {
    open();
    await edit('P2');
    await choose('Select Subject', 'm8');
    await choose('Select Teacher', 'kavita');
    expect(await screen.findByText('Kavita Joshi teaches Class 9th B in P2 on Monday.')).toBeDefined();
    // The same clash stands in the week.
    expect(within(screen.getByRole('table', { name: /^Week of/ })).getByText('K. Joshi is in 9th B')).toBeDefined();
    expect(screen.getByText('Three changes that solve this')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Not saved yet')).toBeDefined();
    expect(screen.getByText('Give P2 to Sunita Rao')).toBeDefined();
    expect(screen.getByText('free, teaches Mathematics')).toBeDefined();
    expect(screen.getByText('Use P3 instead')).toBeDefined();
    expect(screen.getByText('Move Class 9th B to P3')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Apply: Move Class 9th B to P3' }));
    await waitFor(() => expect(timesSent(placeLessons)).toBe(1));
    expect((bodyOf(placeLessons.path) as { lessons: object[] }).lessons).toEqual([
      { sectionId: 's8a', day: 'Monday', periodId: 'p2', subjectId: 'm8', teacherId: 'kavita', was: { subjectId: null, teacherId: null } },
      { sectionId: 's9b', day: 'Monday', periodId: 'p3', subjectId: 'm9', teacherId: 'kavita', was: { subjectId: null, teacherId: null } },
      { sectionId: 's9b', day: 'Monday', periodId: 'p2', subjectId: null, teacherId: null, was: { subjectId: 'm9', teacherId: 'kavita' } },
    ]);
  });

  it('says which period is lost by a change that solves a clash, before it is applied', async () => {
    open();
    await edit('P1');
    await choose('Select Subject', 'm8');
    await choose('Select Teacher', 'kavita');
    const way = (await screen.findByText('Give P1 to Sunita Rao')).closest('li') as HTMLElement;
    expect(within(way).getByText('Science of Class 8th A loses its period (P1, Monday) and has no other period instead.')).toBeDefined();
    expect(timesSent(placeLessons)).toBe(0);
  });

  it('moves by fromPeriodId, and asks for a subject beside a teacher', async () => {
    open();
    await edit('P1');
    await choose('Select Period', 'p3');
    await choose('Select Subject', '');
    expect(screen.getByText('Select a subject for this teacher.')).toBeDefined();
    await choose('Select Subject', 'sc8');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodyOf(updateTeacherSchedule.path)).toMatchObject({ periodId: 'p3', fromPeriodId: 'p1' }));
  });

  it('keeps what was chosen when the server refuses', async () => {
    refuse(updateTeacherSchedule, 409, {
      code: 'teacherBusy',
      error: 'Sunita Rao teaches Class 7th A in P2 on Monday. A teacher can teach in only one room at a time.',
    });
    open();
    await edit('P2');
    await choose('Select Subject', 'm8');
    await choose('Select Teacher', 'sunita');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Sunita Rao teaches Class 7th A/)).toBeDefined();
    expect(console.warn).toHaveBeenCalledWith('The timetable could not be changed', expect.anything());
    expect(screen.getByRole('combobox', { name: 'Select Teacher' })).toHaveProperty('value', 'sunita');
  });
});

it('shows as dashed boxes what is still to be placed', async () => {
  open();
  expect(await screen.findByText('1 of 2')).toBeDefined();
  expect(screen.getByText('0 of 6')).toBeDefined();
});

it('copies a day and leaves out what would clash', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy this day to another day' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('1 period on Tuesday will be replaced.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy to Tuesday' }));
  await waitFor(() => expect((bodyOf(placeLessons.path) as { lessons: object[] }).lessons).toHaveLength(1));
});
