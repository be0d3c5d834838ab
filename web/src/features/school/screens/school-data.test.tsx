import {
  getSchoolClasses,
  getSchoolPeriods,
  listYears,
  removeClass,
  renameClass,
  saveSchoolPeriods,
  saveYear,
} from '@shala/contract/classes';
import { listExpenseCategories } from '@shala/contract/finance';
import { getAdminDetails, getSchoolProfile, inviteUser, listSessions, listUsers, updateSchoolProfile } from '@shala/contract/identity';
import { createNoticeCategory, listNoticeCategories, removeNoticeCategory, renameNoticeCategory } from '@shala/contract/notices';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#lib/query-client';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import { CategoriesScreen } from './categories-screen.tsx';
import { ClassesDataScreen } from './classes-data-screen.tsx';
import { PeriodsScreen } from './periods-screen.tsx';
import { SchoolDataScreen } from './school-data-screen.tsx';
import { SchoolProfileScreen } from './school-profile-screen.tsx';
import { UsersScreen } from './users-screen.tsx';
import { YearsScreen } from './years-screen.tsx';

const profile = {
  schoolName: 'Amaltas',
  board: 'CBSE',
  affiliationNumber: '',
  udiseCode: '',
  address: '12 College Road',
  state: 'Goa',
  city: 'Panaji',
  pinCode: '403001',
  phone: '',
  email: '',
  website: '',
  principalName: '',
  logoUrl: null,
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lastBody = () => sent.at(-1)?.body;

beforeEach(() => {
  startServer();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

it('the overview leads to every part', async () => {
  answer(getAdminDetails, { schoolName: 'Amaltas', imageUrl: null, adminName: 'Asha', academicYear: null });
  renderScreen(<SchoolDataScreen />, '/data');
  expect(await screen.findByText('What Amaltas is made of')).toBeDefined();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining(['/data/profile', '/data/years', '/data/classes', '/data/periods', '/data/users', '/data/fees', '/data/health']),
  );
});

describe('/data/profile', () => {
  it('refuses a UDISE code that is none before it is sent, then saves', async () => {
    answer(getSchoolProfile, profile);
    renderScreen(<SchoolProfileScreen />, '/data/profile');
    const udise = await screen.findByLabelText('UDISE code');
    await userEvent.type(udise, '123');
    await press('Save the profile');
    expect(await screen.findByText('Enter the eleven digits of the UDISE code.')).toBeDefined();
    expect(timesSent(updateSchoolProfile)).toBe(0);
    answer(updateSchoolProfile, { ...profile, udiseCode: '27200199999' });
    await userEvent.clear(udise);
    await userEvent.type(udise, '27200199999');
    await userEvent.type(screen.getByLabelText('Phone'), '+91 98230 41172');
    await press('Save the profile');
    await waitFor(() => expect(timesSent(updateSchoolProfile)).toBe(1));
    const body = sent.find(({ method }) => method === 'PATCH')?.body;
    // Only what was changed, with what was there before.
    expect(body).toEqual({ udiseCode: '27200199999', phone: '9823041172', seen: { udiseCode: profile.udiseCode, phone: profile.phone } });
  });
});

describe('/data/classes', () => {
  const tree = {
    classes: [{ id: 'c1', className: '10th', subjects: 6, sections: [{ id: 's1', section: 'A', classTeacher: null, students: 32 }] }],
    teachers: [{ id: 't1', name: 'Meera Iyer' }],
  };

  it('renames a class', async () => {
    answer(getSchoolClasses, tree);
    answer(renameClass, {});
    renderScreen(<ClassesDataScreen />, '/data/classes');
    expect(await screen.findByText('Nobody yet')).toBeDefined();
    await press('Rename class 10th');
    await userEvent.clear(screen.getByLabelText('Name of the class'));
    await press('Rename the class');
    expect(await screen.findByText('Please fill in this field.')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Name of the class'), 'दसवीं');
    await press('Rename the class');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ className: 'दसवीं' }));
  });

  it('says where a class is used that cannot be removed', async () => {
    answer(getSchoolClasses, tree);
    refuse(removeClass, 409, { code: 'inUse', error: 'This cannot be removed, for it is used: 32 students’ places.' });
    renderScreen(<ClassesDataScreen />, '/data/classes');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove class 10th' }));
    await userEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Remove the class'));
    expect(await screen.findByText(/32 students’ places/)).toBeDefined();
  });
});

it('/data/periods saves the whole day, with a new period behind the last', async () => {
  answer(getSchoolPeriods, [{ id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40', lessons: 4 }]);
  answer(saveSchoolPeriods, {});
  renderScreen(<PeriodsScreen />, '/data/periods');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a period' }));
  await press('Save the periods');
  await waitFor(() => expect(timesSent(saveSchoolPeriods)).toBe(1));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    periods: [
      { id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40' },
      { name: 'P2', startsAt: '08:40', endsAt: '09:20' },
    ],
    seen: { periods: [{ id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40' }] },
  });
});

describe('a whole list that somebody else saved meanwhile', () => {
  const meanwhile = (present: object, fields: Record<string, string>) => ({
    code: 'changedMeanwhile',
    error: 'Somebody else changed this meanwhile. What you typed is kept: look at it, and save again if it is still right.',
    fields,
    data: { present },
  });
  const one = { id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40' };
  const theirs = { ...one, endsAt: '08:35' };

  it('/data/periods: keeps what was typed though it is loaded again, shows what is there now, and saves over it when told twice', async () => {
    answer(getSchoolPeriods, [{ ...one, lessons: 4 }]);
    refuse(saveSchoolPeriods, 409, meanwhile({ periods: [theirs] }, { periods: 'Somebody else changed this meanwhile.' }));
    renderScreen(<PeriodsScreen />, '/data/periods');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Zero');
    answer(getSchoolPeriods, [{ ...theirs, lessons: 4 }]);
    await act(() => queryClient.invalidateQueries());
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Zero');
    await press('Save the periods');
    expect(await screen.findByText('It is now: P1 08:00–08:35')).toBeDefined();
    expect(lastBody()).toEqual({ periods: [{ ...one, name: 'Zero' }], seen: { periods: [one] } });
    answer(saveSchoolPeriods, {});
    await press('Save the periods');
    await waitFor(() => expect(timesSent(saveSchoolPeriods)).toBe(2));
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      periods: [{ ...one, name: 'Zero' }],
      seen: { periods: [theirs] },
    });
  });

  it('/data/periods: theirs can be taken', async () => {
    answer(getSchoolPeriods, [{ ...one, lessons: 4 }]);
    refuse(saveSchoolPeriods, 409, meanwhile({ periods: [theirs] }, { periods: 'Somebody else changed this meanwhile.' }));
    renderScreen(<PeriodsScreen />, '/data/periods');
    await userEvent.type(await screen.findByLabelText('Name'), 'x');
    await press('Save the periods');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave mine, take what is there now' }));
    expect(screen.getByLabelText('Ends')).toHaveProperty('value', '08:35');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'P1');
    expect(screen.queryByText(/It is now/)).toBeNull();
  });

  it('/data/years: a year’s terms, the same', async () => {
    const term = { id: 't1', name: 'Term 1', startsOn: '2026-04-01', endsOn: '2026-09-30' };
    const year = { id: 'y1', name: '2026–27', startsOn: '2026-04-01', endsOn: '2027-03-31', isCurrent: true, students: 3, terms: [term] };
    const { name, startsOn, endsOn } = year;
    answer(listYears, [year]);
    refuse(saveYear, 409, meanwhile({ terms: [] }, { terms: 'Somebody else changed this meanwhile.' }));
    renderScreen(<YearsScreen />, '/data/years');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit year and terms: 2026–27' }));
    const line = screen.getByLabelText('Term');
    await userEvent.clear(line);
    await userEvent.type(line, 'First');
    await userEvent.click(screen.getByText('Save the year'));
    expect(await screen.findByText('It is now: nothing')).toBeDefined();
    expect(line).toHaveProperty('value', 'First');
    const wanted = { name, startsOn, endsOn, terms: [{ ...term, name: 'First' }] };
    expect(lastBody()).toEqual({ ...wanted, seen: { name, startsOn, endsOn, terms: [term] } });
    answer(saveYear, {});
    await userEvent.click(screen.getByText('Save the year'));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ ...wanted, seen: { name, startsOn, endsOn, terms: [] } });
  });
});

it('/data/users invites by mail, and says so under the field when the address is taken', async () => {
  const you = { id: 'u1', name: 'Asha', email: 'asha@school.in', state: 'active' as const, isYou: true, sessions: 1, lastSignInAt: null };
  answer(listUsers, [you]);
  answer(listSessions, []);
  refuse(inviteUser, 409, { code: 'emailTaken', error: 'Somebody has an account with this mail address already.' });
  renderScreen(<UsersScreen />, '/data/users');
  expect(await screen.findByText('Asha (you)')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Deactivate Asha' })).toBeNull();
  await press('Invite an administrator');
  await userEvent.type(screen.getByLabelText('Name'), 'Chitra');
  await userEvent.type(screen.getByLabelText('Email'), 'Chitra@School.in');
  await press('Send the invitation');
  expect(await screen.findByText('Somebody has an account with this mail address already.')).toBeDefined();
  expect(lastBody()).toEqual({ name: 'Chitra', email: 'chitra@school.in' });
});

describe('/data/categories', () => {
  const start = () => {
    answer(listExpenseCategories, [{ id: 'e1', name: 'Water' }]);
    answer(listNoticeCategories, [
      { id: 'n1', name: 'Fees', notices: 12 },
      { id: 'n2', name: 'Trips', notices: 0 },
    ]);
    renderScreen(<CategoriesScreen />, '/data/categories');
  };

  it('renames a notice category, and says under the field when the name is taken', async () => {
    start();
    expect(await screen.findByText('12 notices')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove Water' })).toBeNull();
    refuse(renameNoticeCategory, 409, { code: 'nameTaken', error: 'There is already one of this name.' });
    await press('Rename Trips');
    const name = screen.getByLabelText('Name of the category');
    await userEvent.clear(name);
    await userEvent.type(name, 'Fees');
    await press('Rename the category');
    expect(await screen.findByText('There is already one of this name.')).toBeDefined();
    expect(lastBody()).toEqual({ name: 'Fees' });
  });

  it('adds one, and takes one off without a question', async () => {
    start();
    answer(createNoticeCategory, { id: 'n3', name: 'Sports', notices: 0 });
    answer(removeNoticeCategory, {});
    await screen.findByText('Trips');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add a category' })[1] as HTMLElement);
    await userEvent.type(screen.getByLabelText('Name of the category'), 'Sports');
    await press('Add the category');
    await waitFor(() => expect(timesSent(createNoticeCategory)).toBe(1));
    await press('Remove Trips');
    await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/admin/notice-categories/n2'));
  });
});
