import { listAbsentStudents } from '@shala/contract/attendance';
import { getAllClasses } from '@shala/contract/classes';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, startServer } from '../../../../test/server.ts';
import { AbsentStudentsScreen } from '../screens/absent-students-screen.tsx';

const day = (on: string, isSchoolDay: boolean) => ({
  on,
  isSchoolDay,
  isFuture: false,
  why: null,
  locksAt: `${on}T18:30:00.000Z`,
  isLocked: false,
});
const COUNTS = { total: 40, present: 39, absent: 1, late: 0, halfDay: 0, onLeave: 0, notMarked: 0 };
const AARAV = {
  ...{
    id: 's1',
    name: 'Aarav Ahire',
    rollNumber: 1,
    admissionNumber: 'A-1',
    classId: 'c8',
    className: '8th',
    sectionName: 'A',
    reason: 'Fever',
    days: 1,
  },
  guardian: { name: 'Rakesh Ahire', relation: 'Father', phone: '9800000001' },
};

beforeEach(() => {
  startServer();
  answer(getAllClasses, []);
});

it('is printed only where somebody is on it', async () => {
  answer(listAbsentStudents, { day: day('2026-10-14', true), counts: COUNTS, absent: [AARAV], onLeave: [] });
  const { unmount } = renderScreen(<AbsentStudentsScreen />, '/attendance/student/absent?on=2026-10-14');
  expect(await screen.findByText('Aarav Ahire')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print' }).hasAttribute('disabled')).toBe(false);
  unmount();
  answer(listAbsentStudents, { day: day('2026-10-18', false), counts: COUNTS, absent: [], onLeave: [] });
  renderScreen(<AbsentStudentsScreen />, '/attendance/student/absent?on=2026-10-18');
  expect(await screen.findByText(/^No school/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print' }).hasAttribute('disabled')).toBe(true);
});
