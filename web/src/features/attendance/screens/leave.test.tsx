import { applyForLeave, findLeavePeople, getLeaveBalances, listLeave } from '@shala/contract/attendance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { LeaveScreen } from './leave-screen.tsx';

const NONE = { applied: 0, approved: 0, refused: 0, withdrawn: 0 };

beforeEach(() => {
  startServer();
  answer(listLeave, { leaves: [], totals: NONE, onLeaveToday: { students: 0, employees: 0 } });
  answer(getLeaveBalances, { types: [{ id: 'cl', name: 'Casual leave', daysAYear: 12 }], employees: [] });
  answer(findLeavePeople, [{ kind: 'employee', id: 'kavita', name: 'Kavita Joshi', number: 'E004', place: 'Teacher' }]);
});

it('an application that overlaps another one says so and keeps what was entered; a double click applies once', async () => {
  refuse(applyForLeave, 409, { code: 'leaveOverlaps', error: 'There is leave from 5 Jan 2027 to 7 Jan 2027 already.' });
  renderScreen(<LeaveScreen />, '/attendance/leave');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for leave' }));
  const dialog = screen.getByRole('dialog');
  const apply = within(dialog).getByRole('button', { name: 'Apply' });
  await userEvent.click(apply);
  expect(within(dialog).getByText('Select a person.')).toBeDefined();
  await userEvent.type(within(dialog).getByRole('combobox', { name: 'Employee' }), 'kav');
  await userEvent.click(await within(dialog).findByRole('option', { name: /Kavita Joshi/ }));
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Sister’s wedding');
  await userEvent.click(apply);
  expect(await within(dialog).findByText('There is leave from 5 Jan 2027 to 7 Jan 2027 already.')).toBeDefined();
  expect(within(dialog).getByLabelText('Reason')).toHaveProperty('value', 'Sister’s wedding');
  expect(within(dialog).getByRole('combobox', { name: 'Employee' })).toHaveProperty('value', 'Kavita Joshi');

  answer(applyForLeave, { leaveId: 'l1', days: 1 });
  await userEvent.dblClick(apply);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  // A second press, if it gets through, is the same request.
  expect(new Set(keys).size).toBe(1);
});
