import { getLogWeek } from '@shala/contract/logbook';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer } from '../../../../test/server.ts';
import { startTimetable } from '../test/school.ts';
import { TeacherWeekScreen } from './teacher-week-screen.tsx';

beforeEach(() => {
  startTimetable();
  answer(getLogWeek, { teacherName: 'Kavita Joshi', days: [] });
});

const open = () => renderScreen(<TeacherWeekScreen />, '/scheduler/teacher?teacher=kavita');

it('a teacher’s week shows where he is when, and opens the class of a lesson', async () => {
  const { router } = open();
  const lesson = await screen.findByRole('button', { name: 'Mathematics, Class 9th B, P1 on Monday' });
  expect(screen.getAllByText('Free')).toHaveLength(6 * 3 - 2);
  await userEvent.click(lesson);
  await waitFor(() => expect(router.state.location.search).toBe('?class=c9&section=s9b&day=Monday'));
});

it('the covers of the running week stand in it: whom he stands in for, and who takes his lesson', async () => {
  const lesson = {
    ...{ className: '8th', sectionName: 'A', subjectName: 'Science', description: '', homework: '', sectionId: 's8a', subjectId: 'sc8' },
    ...{ chapterId: null, isRecorded: false, coverFor: null, coveredBy: null },
  };
  const periods = [
    { ...lesson, periodId: 'p1', periodName: 'P1', coveredBy: 'Sunita Rao' },
    { ...lesson, periodId: 'p3', periodName: 'P3', coverFor: 'Sandeep Patil' },
  ];
  answer(getLogWeek, { teacherName: 'Kavita Joshi', days: [{ date: '2026-11-23', isSchoolDay: true, periods }] });
  open();
  expect(await screen.findByText('this week taken by Sunita Rao')).toBeDefined();
  expect(screen.getByText('Arrangement: Class 8th A')).toBeDefined();
  expect(screen.getByText('this week, in place of Sandeep Patil')).toBeDefined();
  expect(screen.getAllByText('Free')).toHaveLength(6 * 3 - 3);
});
