import { getStaffRegister } from '@shala/contract/attendance';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, startServer } from '../../../../test/server.ts';
import { EmployeesAttendanceScreen } from './employees-attendance-screen.tsx';

beforeEach(() => startServer());

it('a day to come has no form that could not be saved, but the way to leave applications', async () => {
  answer(getStaffRegister, {
    day: { on: '2099-10-14', isSchoolDay: true, isFuture: true, why: null, locksAt: '2099-10-14T18:30:00.000Z', isLocked: false },
    register: { version: 0, takenAt: null, takenBy: '', savedAt: null, savedBy: '' },
    employees: [],
  });
  renderScreen(<EmployeesAttendanceScreen />, '/attendance/employee?on=2099-10-14');
  expect(await screen.findByText('Attendance is taken for today or an earlier date')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Leave applications' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});
