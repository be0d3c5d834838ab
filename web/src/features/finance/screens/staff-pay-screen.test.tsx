import { listSalaries, paySalaries, reverseSalary } from '@shala/contract/finance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, timesSent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { StaffPayScreen } from './staff-pay-screen.tsx';

const unpaid = (employeeId: string, name: string, salary: number) => ({
  ...{ employeeId, employeeCode: employeeId, name, role: 'Teacher', salary },
  ...{ isPaid: false, salaryPaymentId: null, paidAmount: null, paidOn: null, paidFrom: null, slipUrl: null, cancelled: null },
});
const MEENA = unpaid('E1', 'Meena Iyer', 42_000);
const OMKAR = {
  ...unpaid('E2', 'Omkar Joshi', 30_000),
  ...{ isPaid: true, salaryPaymentId: 'sp2', paidAmount: 28_000, paidOn: '2026-10-01', paidFrom: 'bank' as const },
  slipUrl: '/files/slip-2',
};
const SUNITA = { ...unpaid('E4', 'Sunita Rao', 0), cancelled: { paidOn: '2026-10-01', cancelledOn: '2026-10-05' } };
const STAFF = [MEENA, OMKAR, unpaid('E3', 'Vinod Rao', 0), SUNITA];
const open = () => renderScreen(<StaffPayScreen />, '/finance/staff');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const bodyOf = (path: string) => sent.find((one) => one.method === 'POST' && one.path === path)?.body;

describe('staff pay', () => {
  beforeEach(() => {
    startSchoolDay();
    answer(listSalaries, { month: 'October', total: 72_000, paid: 28_000, average: 36_000, staff: STAFF });
  });

  it('shows the month, the average salary, and who is paid', async () => {
    open();
    expect(await screen.findByText('₹36,000')).toBeDefined();
    expect(screen.getByText('Average salary')).toBeDefined();
    expect(screen.getByRole('option', { name: 'October 2026', selected: true })).toBeDefined();
    expect(
      within(screen.getByRole('combobox', { name: 'Month' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['October 2026', 'September 2026', 'August 2026', 'July 2026', 'June 2026', 'May 2026', 'April 2026', 'March 2026'],
      ...['February 2026', 'January 2026', 'December 2025', 'November 2025'],
    ]);
    expect(within(await rowOf('Omkar Joshi')).getByText('₹28,000')).toBeDefined();
    expect(within(await rowOf('Omkar Joshi')).getByText('1 Oct')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Salary slip of Omkar Joshi' }).getAttribute('href')).toContain('/files/slip-2');
    expect(screen.queryByRole('link', { name: 'Salary slip of Meena Iyer' })).toBeNull();
    expect(within(await rowOf('Meena Iyer')).getByText('Unpaid')).toBeDefined();
    expect(within(await rowOf('Vinod Rao')).getByText('not entered')).toBeDefined();
    const cancelled = 'The payment of 1 Oct 2026 was cancelled on 5 Oct 2026';
    expect(within(await rowOf('Sunita Rao')).getByText(cancelled)).toBeDefined();
    expect(within(await rowOf('Meena Iyer')).queryByText(/was cancelled/)).toBeNull();
  });

  it('marks as paid who has a salary and is not paid, and once for two presses', async () => {
    const release = hold(paySalaries, { paid: 1, amount: 42_000 });
    open();
    await press('Select all unpaid');
    const pay = await screen.findByRole('button', { name: 'Mark 1 salary as paid, ₹42,000' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paid from' }), 'Paid in cash');
    await userEvent.dblClick(pay);
    release();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark 1 salary/ })).toBeNull());
    expect(timesSent(paySalaries)).toBe(1);
    expect(bodyOf(paySalaries.path)).toEqual({ employeeIds: ['E1'], month: 'October', paidFrom: 'cash' });
  });

  it('takes a salary back with a reason, and says why it cannot', async () => {
    refuse(reverseSalary, 422, { code: 'dayClosed', error: 'The day 1 Oct 2026 is closed.' });
    open();
    await press('Cancel salary payment of Omkar Joshi');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel salary payment of Omkar Joshi' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect(await dialog.findByText('Enter the reason. It is kept on record.')).toBeDefined();
    expect(timesSent(reverseSalary)).toBe(0);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong account');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('The day 1 Oct 2026 is closed.');
    expect(bodyOf('/finance/salaries/sp2/reversal')).toEqual({ reason: 'Wrong account' });
  });
});
