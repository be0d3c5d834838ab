import { decideIdentityChange, getIdentityApproval, listIdentityChanges, saveIdentityApproval } from '@shala/contract/students';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent, startServer } from '../../../../test/server.ts';
import type { IdentityChange } from '../approvals/change-words.ts';
import { ApprovalsScreen } from './approvals-screen.tsx';

const change: IdentityChange = {
  id: 'c1',
  student: { id: 's1', name: 'Rohan Kale', className: '10th', sectionName: 'A' },
  guardian: null,
  act: 'editStudent',
  before: { name: 'Rohan Kale' },
  after: { name: '<b>Rohan</b> Kadam' },
  reason: 'birth certificate',
  state: 'waiting',
  askedBy: 'Asha Rao',
  askedAt: '2026-11-20T06:00:00.000Z',
  isYours: false,
  decidedBy: '',
  decidedAt: null,
  note: '',
};
const open = () => renderScreen(<ApprovalsScreen />, '/data/approvals');
beforeEach(() => {
  startServer();
  answer(getIdentityApproval, { isOn: true, administrators: 2 });
  answer(decideIdentityChange, { state: 'approved' });
});

it('says what was and what is asked for, and is approved with one press', async () => {
  answer(listIdentityChanges, [change]);
  open();
  expect(await screen.findByText('Name: Rohan Kale → <b>Rohan</b> Kadam')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Approve the change to Rohan Kale' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ decision: 'approve' }));
});

it('offers who asked to withdraw, and nothing else', async () => {
  answer(listIdentityChanges, [{ ...change, isYours: true }]);
  open();
  expect(await screen.findByRole('button', { name: 'Withdraw the change to Rohan Kale' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
});

it('cannot be turned on where nobody else could decide, and says what to do', async () => {
  answer(getIdentityApproval, { isOn: false, administrators: 1 });
  answer(listIdentityChanges, []);
  open();
  expect(await screen.findByText('No pending approvals')).toBeDefined();
  expect(screen.getByRole('checkbox')).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Invite an administrator' }).getAttribute('href')).toBe('/data/users');
});

it('is turned off by its box', async () => {
  answer(listIdentityChanges, []);
  answer(saveIdentityApproval, { isOn: false, administrators: 2 });
  open();
  await userEvent.click(await screen.findByRole('checkbox'));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ isOn: false }));
});
