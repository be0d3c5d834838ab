import { listExpenseCategories } from '@shala/contract/finance';
import { inviteUser, listSessions, listUsers } from '@shala/contract/identity';
import { createNoticeCategory, listNoticeCategories, removeNoticeCategory, renameNoticeCategory } from '@shala/contract/notices';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, timesSent } from '../../../../test/server.ts';
import { press, startSchool } from '../test/school.ts';
import { CategoriesScreen } from './categories-screen.tsx';
import { UsersScreen } from './users-screen.tsx';

beforeEach(startSchool);
const lastBody = () => sent.at(-1)?.body;

it('/data/users invites by mail, and says so under the field when the address is taken', async () => {
  const you = { id: 'u1', name: 'Asha', email: 'asha@school.in', state: 'active' as const, isYou: true, sessions: 1, lastSignInAt: null };
  answer(listUsers, [you]);
  answer(listSessions, []);
  refuse(inviteUser, 409, { code: 'emailTaken', error: 'An administrator of your school already has this email.' });
  renderScreen(<UsersScreen />, '/data/users');
  expect(await screen.findByText('Asha (you)')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Stop sign-in of Asha' })).toBeNull();
  await press('Invite an administrator');
  await userEvent.type(screen.getByLabelText('Name'), 'Chitra');
  await userEvent.type(screen.getByLabelText('Email'), 'Chitra@School.in');
  await press('Send the invitation');
  expect(await screen.findByText('An administrator of your school already has this email.')).toBeDefined();
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
    expect(screen.queryByRole('button', { name: 'Delete Water' })).toBeNull();
    refuse(renameNoticeCategory, 409, { code: 'nameTaken', error: 'This name is already used.' });
    await press('Rename Trips');
    const name = screen.getByLabelText('Name of the category');
    await userEvent.clear(name);
    await userEvent.type(name, 'Fees');
    await press('Rename the category');
    expect(await screen.findByText('This name is already used.')).toBeDefined();
    expect(lastBody()).toEqual({ name: 'Fees' });
  });

  it('adds one, and takes one off without a question', async () => {
    start();
    answer(createNoticeCategory, { id: 'n3', name: 'Sports', notices: 0 });
    answer(removeNoticeCategory, {});
    await screen.findByText('Trips');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add category' })[1] as HTMLElement);
    await userEvent.type(screen.getByLabelText('Name of the category'), 'Sports');
    await userEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: 'Add category', hidden: true }));
    await waitFor(() => expect(timesSent(createNoticeCategory)).toBe(1));
    await press('Delete Trips');
    await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/admin/notice-categories/n2'));
  });
});
