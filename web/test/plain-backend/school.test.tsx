import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthProvider } from '#features/identity';
import { Shell } from '../../src/app/shell/shell.tsx';
import { EmployeeProfileScreen } from '../../src/features/employees/screens/employee-profile-screen.tsx';
import { EmployeesScreen } from '../../src/features/employees/screens/employees-screen.tsx';
import { RemoveEmployeeScreen } from '../../src/features/employees/screens/remove-employee-screen.tsx';
import { LogbookScreen } from '../../src/features/logbook/screens/logbook-screen.tsx';
import { TeacherLogScreen } from '../../src/features/logbook/screens/teacher-log-screen.tsx';
import { SchedulerScreen } from '../../src/features/timetable/screens/scheduler-screen.tsx';
import { renderRoutes, renderScreen } from '../render.tsx';
import { reply, sent } from '../server.ts';
import { startPlainBackend } from './backend.ts';
import { RAW } from './raw.ts';

const nothingRaw = () => expect(document.body.textContent).not.toMatch(RAW);
const bodyOf = (path: string) => sent.findLast((one) => one.path === path)?.body;

beforeEach(() => startPlainBackend());

it('the scheduler shows the day of the first section, edits a row and saves it', async () => {
  renderScreen(<SchedulerScreen />, '/scheduler');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit P1' }));
  await userEvent.selectOptions(screen.getByLabelText('Select Subject'), 'English');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf('/admin/updateTeacherSchedule')).toEqual({
      ...{ sectionId: 'a', day: 'Monday', periodId: 'p1', subjectId: 'e', teacherId: 'anil' },
    }),
  );
  expect(await screen.findByRole('button', { name: 'Edit P1' })).toBeDefined();
  expect(bodyOf('/admin/getTeacherSchedule')).toEqual({ classId: 'c8', sectionId: 'a', day: 'Monday' });
  expect(screen.getAllByRole('tab')).toHaveLength(6);
});

it('the logbook lists the staff, also somebody without a name', async () => {
  renderScreen(<LogbookScreen />, '/logbook');
  const card = await screen.findByRole('link', { name: /Anil Mishra/ });
  expect(card.getAttribute('href')).toBe('/logbook/anil');
  expect(screen.queryByText('No period')).toBeNull();
  await userEvent.type(screen.getByPlaceholderText('Search Staff'), 'zz');
  expect(await screen.findByText('No matching staff')).toBeDefined();
  nothingRaw();
});

it("a teacher's log has eight rows, one of them with its lesson", async () => {
  renderRoutes([{ path: '/logbook/:teacherId', element: <TeacherLogScreen /> }], '/logbook/anil');
  expect(await screen.findByText('Voices')).toBeDefined();
  expect(screen.getByText('Class 8th, Section A')).toBeDefined();
  expect(screen.getAllByText('Free')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /^(Fill|Edit) P/ })).toBeNull();
  expect(screen.queryByText(/no school/i)).toBeNull();
  nothingRaw();
});

it('the directory finds employees by name', async () => {
  renderScreen(<EmployeesScreen />, '/employee');
  expect(await screen.findByRole('link', { name: /Anil Mishra/ })).toBeDefined();
  await userEvent.type(screen.getByPlaceholderText('Search employee by name...'), 'zz');
  expect(await screen.findByText('No matching employees')).toBeDefined();
  nothingRaw();
});

describe('one employee', () => {
  const routes = [
    { path: '/employee', element: <EmployeesScreen /> },
    { path: '/employee/profile/:teacherId', element: <EmployeeProfileScreen /> },
    { path: '/employee/:teacherId/remove', element: <RemoveEmployeeScreen /> },
  ];

  it('is shown in detail, with No data available for what is missing', async () => {
    renderRoutes(routes, '/employee/profile/anil');
    expect((await screen.findByText('anil@school.example')).getAttribute('href')).toBe('mailto:anil@school.example');
    expect(screen.getAllByText('No data available').length).toBeGreaterThanOrEqual(3);
    await waitFor(() => expect(screen.queryByText('The record of this employee could not be opened')).toBeNull());
    nothingRaw();
  });

  it('is removed with an empty answer of status 200, and the directory is there again', async () => {
    const { router } = renderRoutes(routes, '/employee/anil/remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Remove' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/employee'));
    expect(bodyOf('/admin/removeTeacher')).toEqual({ teacherId: 'anil' });
    expect(await screen.findByRole('link', { name: /Anil Mishra/ })).toBeDefined();
  });

  it('says that the removal failed', async () => {
    reply('POST /admin/removeTeacher', { message: 'busy' }, 500);
    renderRoutes(routes, '/employee/anil/remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Remove' }));
    expect(await screen.findByText(/Failed to remove teacher. Please try again later./)).toBeDefined();
  });

  it('that cannot be loaded says so with a way to try again', async () => {
    reply('GET /admin/teacher/{teacherId}', { error: 'gone' }, 500);
    renderRoutes(routes, '/employee/anil/remove');
    expect(await screen.findByText('Error!')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  });
});

it.each([
  [{ data: { schoolName: 'Amaltas Public School', imageUrl: null } }, 'Amaltas…'],
  [{ data: { schoolName: null, imageUrl: null } }, 'Admin'],
])('the sidebar shows the school or Admin', async (body, shown) => {
  reply('GET /admin/getAdminDetails', body);
  const frame = (
    <AuthProvider onSignedOut={() => undefined}>
      <Shell />
    </AuthProvider>
  );
  renderRoutes([{ element: frame, children: [{ path: '*', element: <h1>Any screen</h1> }] }], '/notice');
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
  expect(await within(sidebar).findByText(shown)).toBeDefined();
});
