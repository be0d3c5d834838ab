import {
  addEmployee,
  getEmployee,
  getEmployeeChoices,
  getLeavingFacts,
  getTeacher,
  getTeacherList,
  listEmployees,
  removeTeacher,
} from '@shala/contract/employees';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoutes, renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import { AddEmployeeScreen } from './add-employee-screen.tsx';
import { EmployeeProfileScreen } from './employee-profile-screen.tsx';
import { EmployeesScreen } from './employees-screen.tsx';
import { RemoveEmployeeScreen } from './remove-employee-screen.tsx';

const meena = {
  ...{ _id: 'e1', name: 'Meena Iyer', email: 'meena@school.example', phoneNo: '9812345670', gender: null, positionRole: 'Teacher' },
  ...{ totalClasses: 24, dob: null, joiningDate: '2020-06-01', classTeacher: '8th A', address: null, imageUrl: null, leftOn: null },
};
const vacant = {
  lessons: [{ day: 'Monday', period: 'P1', className: '8th', sectionName: 'A', subject: 'English' }],
  classTeacherOf: [{ className: '8th', sectionName: 'A' }],
};
const failure = { code: 'internal', error: 'Something went wrong.' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  startServer();
  answer(getTeacherList, [
    { _id: 'e1', name: 'Meena Iyer', imageUrl: null, gender: 'Female' },
    { _id: 'e2', name: 'Suresh Kale', imageUrl: null, gender: 'Male' },
  ]);
  answer(listEmployees, { employees: [], departments: ['Science'] });
  answer(getTeacher, meena);
  answer(getLeavingFacts, { vacant, hasAccess: true, waitingLeave: 1, paidSalaries: [] });
});

describe('the directory', () => {
  it('shows eight skeletons, then a card each that leads to the profile', async () => {
    const release = hold(getTeacherList, [{ _id: 'e1', name: 'Meena Iyer', imageUrl: null, gender: 'Female' }]);
    renderScreen(<EmployeesScreen />, '/employee');
    expect(screen.getByRole('heading', { name: 'Employee' })).toBeDefined();
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(8);
    release();
    expect((await screen.findByRole('link', { name: /Meena Iyer/ })).getAttribute('href')).toBe('/employee/profile/e1');
    expect(screen.getByRole('link', { name: 'Add Employee' }).getAttribute('href')).toBe('/add/employee');
  });

  it('is searched by name, and the search is cleared', async () => {
    renderScreen(<EmployeesScreen />, '/employee');
    await screen.findByText('Meena Iyer');
    await userEvent.type(screen.getByPlaceholderText('Search employee by name...'), 'SURESH');
    expect(screen.queryByText('Meena Iyer')).toBeNull();
    await press('Clear the search');
    expect(screen.getByText('Meena Iyer')).toBeDefined();
  });

  it('says that nobody is there yet, that nobody matches, and what went wrong', async () => {
    answer(getTeacherList, []);
    const { unmount } = renderScreen(<EmployeesScreen />, '/employee');
    expect(await screen.findByText('No employees yet')).toBeDefined();
    unmount();
    const filtered = renderScreen(<EmployeesScreen />, '/employee?department=Science');
    expect(await screen.findByText('No matching employees')).toBeDefined();
    filtered.unmount();
    refuse(getTeacherList, 500, failure);
    renderScreen(<EmployeesScreen />, '/employee');
    expect(await screen.findByText('The employees could not be opened')).toBeDefined();
  });
});

const openAt = (path: string, element: React.ReactNode, start: string) =>
  renderRoutes(
    [
      { path, element },
      { path: '/employee', element: <EmployeesScreen /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    start,
  );

describe('the profile', () => {
  const open = () => openAt('/employee/profile/:teacherId', <EmployeeProfileScreen />, '/employee/profile/e1');

  it("shows what is known, and 'No data available' for the rest", async () => {
    refuse(getEmployee, 500, failure);
    open();
    expect((await screen.findByRole('link', { name: '9812345670' })).getAttribute('href')).toBe('tel:9812345670');
    expect(screen.getAllByText('No data available')).toHaveLength(3);
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Name', 'Meena Iyer'],
      ['Email', 'meena@school.example'],
      ['Phone', '9812345670'],
      ['Gender', 'No data available'],
      ['Designation', 'Teacher'],
      ['Total classes (periods taken in a week)', '24 periods'],
      ['Date of birth', 'No data available'],
      ['Joining date', '1 Jun 2020'],
      ['Class teacher', '8th A'],
      ['Address', 'No data available'],
    ]);
    expect(screen.getByRole('link', { name: 'Employee Profile' }).getAttribute('href')).toBe('/employee/profile/e1');
    expect(screen.getByRole('link', { name: 'Attendance' }).getAttribute('href')).toBe('/employee/e1/attendance');
    expect(screen.getByRole('link', { name: 'Remove Teacher' }).getAttribute('href')).toBe('/employee/e1/remove');
    expect(await screen.findByText('The record of this employee could not be opened')).toBeDefined();
  });

  it('leads to the letter that fits: of experience, or of relieving for somebody who left', async () => {
    const { unmount } = open();
    const address = async () => (await screen.findByRole('link', { name: 'Certificate' })).getAttribute('href');
    expect(await address()).toBe('/certificate/new?person=e1&kind=employee&type=experience');
    unmount();
    answer(getTeacher, { ...meena, leftOn: '2023-04-30' });
    open();
    expect(await address()).toBe('/certificate/new?person=e1&kind=employee&type=relieving');
  });

  it('says that it failed and tries again', async () => {
    refuse(getTeacher, 500, failure);
    open();
    expect(await screen.findByText('Failed to load teacher details. Please try again.')).toBeDefined();
    answer(getTeacher, meena);
    await press('Try again');
    expect(await screen.findByText('8th A')).toBeDefined();
  });
});

describe('the removal', () => {
  const open = () => openAt('/employee/:teacherId/remove', <RemoveEmployeeScreen />, '/employee/e1/remove');

  it('warns, says what becomes vacant, removes once and tells so in the directory', async () => {
    const release = hold(removeTeacher, { vacant, hasEndedAccess: true });
    const { router } = open();
    expect(await screen.findByText('Are you sure you want to remove this employee? This action cannot be undone.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'meena@school.example' }).getAttribute('href')).toBe('mailto:meena@school.example');
    expect(screen.getByRole('link', { name: '9812345670' }).getAttribute('href')).toBe('tel:9812345670');
    expect(screen.getAllByText('Meena Iyer').length).toBeGreaterThan(0);
    expect(await screen.findByText('Class 8th A will have no class teacher.')).toBeDefined();
    await press('Yes, Remove');
    await press('Removing...');
    release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/employee'));
    expect(timesSent(removeTeacher)).toBe(1);
    expect(sent.find(({ path }) => path === '/admin/removeTeacher')?.body).toEqual({ teacherId: 'e1' });
    await waitFor(() => expect(document.body.textContent).toContain('Class 8th A now has no class teacher.'));
  });

  it('is left by Cancel, and nobody is removed', async () => {
    const { router } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/employee/profile/e1'));
    expect(timesSent(removeTeacher)).toBe(0);
  });

  it('says that it failed, and keeps what was typed', async () => {
    refuse(removeTeacher, 500, failure);
    open();
    await userEvent.type(await screen.findByLabelText('Reason (optional)'), 'Retired');
    await press('Yes, Remove');
    expect(await screen.findByText(/Failed to remove teacher. Please try again later./)).toBeDefined();
    expect(screen.getByDisplayValue('Retired')).toBeDefined();
  });

  it('names a wrong last working day at its field, which can be mended and sent again', async () => {
    const sentence = 'The last working day cannot be before the joining date, 1 Jun 2020.';
    refuse(removeTeacher, 422, { code: 'lastDay', error: sentence, fields: { lastDay: sentence } });
    open();
    const field = await screen.findByLabelText('Last working day (leave blank for today)');
    await userEvent.type(field, '31/5/2020');
    await press('Yes, Remove');
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(sentence).id);
    expect(screen.queryByText(/Please try again later/)).toBeNull();
    answer(removeTeacher, { vacant, hasEndedAccess: true });
    await userEvent.clear(field);
    await press('Yes, Remove');
    await waitFor(() => expect(timesSent(removeTeacher)).toBe(2));
  });

  it('asks once more when a salary after the last working day is paid, and names the months and amounts', async () => {
    const paidSalaries = [
      { month: '2024-12-01', amount: 42000 },
      { month: '2025-01-01', amount: 42000 },
      { month: '2025-02-01', amount: 15000.5 },
    ];
    answer(getLeavingFacts, { vacant, hasAccess: true, waitingLeave: 1, paidSalaries });
    answer(removeTeacher, { vacant, hasEndedAccess: true });
    open();
    const field = await screen.findByLabelText('Last working day (leave blank for today)');
    await userEvent.type(field, '15/12/2024');
    await press('Yes, Remove');
    const asked =
      'Salary is already paid for January 2025 (₹42,000) and February 2025 (₹15,000.50), after the last working day 15 Dec 2024. Remove the employee anyway?';
    expect(await screen.findByText(asked)).toBeDefined();
    expect(timesSent(removeTeacher)).toBe(0);
    // Another day is another question.
    await userEvent.clear(field);
    await userEvent.type(field, '31/1/2025');
    await press('Yes, Remove');
    expect(
      await screen.findByText(/^Salary is already paid for February 2025 \(₹15,000\.50\), after the last working day 31 Jan 2025\./),
    ).toBeDefined();
    await press('Remove anyway');
    await waitFor(() => expect(timesSent(removeTeacher)).toBe(1));
  });

  it("shows 'Error!' with a way to try again", async () => {
    refuse(getTeacher, 500, failure);
    open();
    expect(await screen.findByText('Error!')).toBeDefined();
    answer(getTeacher, meena);
    await press('Try Again');
    expect(await screen.findByRole('button', { name: 'Yes, Remove' })).toBeDefined();
  });
});

describe('adding somebody', () => {
  beforeEach(() => {
    answer(getEmployeeChoices, {
      ...{ nextCode: 'E070', roles: [], departments: [], qualifications: [] },
      classes: [
        {
          className: '8th',
          subjects: [{ id: 's1', name: 'English' }],
          sections: [{ id: 'a', name: 'A', classTeacherId: 'e2', classTeacher: 'Suresh Kale' }],
        },
      ],
    });
    answer(addEmployee, { id: 'e9', employeeCode: 'E070' });
  });

  it('checks what is typed before anything is sent', async () => {
    renderScreen(<AddEmployeeScreen />);
    await userEvent.type(await screen.findByLabelText('Phone'), '12345');
    await userEvent.type(screen.getByLabelText('Monthly salary in rupees'), 'much');
    await press('Add Employee');
    expect(await screen.findByText('Please fill in this field.')).toBeDefined();
    expect(screen.getByText('Enter a 10-digit mobile number, or a landline with its STD code.')).toBeDefined();
    expect(screen.getByText('Enter the monthly salary in rupees with up to two decimals.')).toBeDefined();
    await userEvent.clear(screen.getByLabelText('Monthly salary in rupees'));
    await userEvent.type(screen.getByLabelText('Monthly salary in rupees'), '38500.505');
    await press('Add Employee');
    expect(await screen.findByText('Enter the monthly salary in rupees with up to two decimals.')).toBeDefined();
    expect(timesSent(addEmployee)).toBe(0);
  });

  it('sends the record with subjects and duty', async () => {
    const { router } = renderScreen(<AddEmployeeScreen />);
    await userEvent.type(await screen.findByLabelText('Name'), 'Farida Sheikh');
    await userEvent.type(screen.getByLabelText('Monthly salary in rupees'), '₹38,500.50');
    await userEvent.click(screen.getByLabelText('English of class 8th'));
    await userEvent.click(screen.getByLabelText('Class teacher of 8th A'));
    await press('Add Employee');
    await waitFor(() => expect(router.state.location.pathname).toBe('/employee/profile/e9'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Farida Sheikh',
      monthlySalary: 38_500.5,
      subjectIds: ['s1'],
      classTeacherOf: ['a'],
    });
  });
});
