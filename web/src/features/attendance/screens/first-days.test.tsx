import { getAttendanceDay, getAttendanceHeat } from '@shala/contract/attendance';
import { getAllClasses, listSections } from '@shala/contract/classes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, startServer } from '../../../../test/server.ts';
import { SectionHeat } from '../components/section-heat.tsx';
import { AttendanceScreen } from './attendance-screen.tsx';
import { MonthRegisterScreen } from './month-register-screen.tsx';

const NOBODY = { total: 0, present: 0, absent: 0, late: 0, halfDay: 0, onLeave: 0, notMarked: 0 };

beforeEach(() => startServer());

it('a school without students is told so, and sees no empty table of the last days', async () => {
  answer(getAttendanceDay, {
    day: { on: '2026-10-14', isSchoolDay: true, isFuture: false, why: null, locksAt: '2026-10-14T18:30:00.000Z', isLocked: false },
    ...{ students: NOBODY, staff: NOBODY, sections: [] },
    staffRegister: { version: 0, takenAt: null, takenBy: '', savedAt: null, savedBy: '' },
  });
  answer(getAttendanceHeat, { days: ['2026-10-13', '2026-10-14'], sections: [] });
  renderScreen(<AttendanceScreen />, '/attendance?on=2026-10-14');
  expect(await screen.findByText('No students were in the school on this date')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add student' })).toBeDefined();
  expect(screen.queryByText('Recent school days')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

it('the recent school days name the month of the first day, and of the first in each month', async () => {
  const days = ['2026-10-30', '2026-10-31', '2026-11-02'];
  const section = { sectionId: 'a', className: '8th', sectionName: 'A', shares: [1, 0.9, null] };
  answer(getAttendanceHeat, { days, sections: [section] });
  renderScreen(<SectionHeat on="2026-11-02" />, '/attendance');
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Section', '30 Oct', '31', '2 Nov']);
});

it('the month register of a class without a section says so in place of loading for ever, and a failure has a way on', async () => {
  answer(getAllClasses, [{ _id: 'c1', className: 'Nursery' }]);
  answer(listSections, []);
  const first = renderScreen(<MonthRegisterScreen />, '/attendance/register');
  expect(await screen.findByText('This class has no sections yet')).toBeDefined();
  first.unmount();
  answer(getAllClasses, []);
  const second = renderScreen(<MonthRegisterScreen />, '/attendance/register');
  expect(await screen.findByText('No classes yet')).toBeDefined();
  second.unmount();
  refuse(getAllClasses, 503, { code: 'busy', error: 'Shala is very busy.' });
  renderScreen(<MonthRegisterScreen />, '/attendance/register');
  expect(await screen.findByText('The attendance register could not be opened')).toBeDefined();
  answer(getAllClasses, []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No classes yet')).toBeDefined();
});
