import { listSalaries, paySalaries, paySalary, reverseSalary } from '@shala/contract/finance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, timesSent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { StaffPayScreen } from './staff-pay-screen.tsx';

const unpaid = (employeeId: string, name: string, salary: number) => ({
  ...{ employeeId, employeeCode: employeeId, name, role: 'Teacher', salary },
  ...{
    isPaid: false,
    due: salary,
    deducted: 0,
    salaryPaymentId: null,
    paidAmount: null,
    paidOn: null,
    paidFrom: null,
    slipUrl: null,
    cancelled: null,
  },
  payments: [],
});
const MEENA = unpaid('E1', 'Meena Iyer', 42_000);
const payment = (no: number, amount: number, paidOn: string, deducted = 0) => ({
  ...{ salaryPaymentId: `sp${no}`, amount, deducted, reason: deducted > 0 ? 'Advance' : '' },
  ...{ paidOn, paidFrom: 'bank' as const, slipUrl: `/files/slip-${no}` },
});
const OMKAR = {
  ...unpaid('E2', 'Omkar Joshi', 30_000),
  ...{ isPaid: true, due: 0, deducted: 2000, salaryPaymentId: 'sp2', paidAmount: 28_000, paidOn: '2026-10-01', paidFrom: 'bank' as const },
  ...{ slipUrl: '/files/slip-2', payments: [payment(2, 28_000, '2026-10-01', 2000)] },
};
const PARTLY = {
  ...unpaid('E4', 'Tara Bose', 40_000),
  ...{ due: 15_000, salaryPaymentId: 'sp4', paidAmount: 25_000, paidOn: '2026-10-07', paidFrom: 'bank' as const, slipUrl: '/files/slip-4' },
  payments: [payment(3, 10_000, '2026-10-05'), payment(4, 15_000, '2026-10-07')],
};
const SUNITA = { ...unpaid('E5', 'Sunita Rao', 0), cancelled: { paidOn: '2026-10-01', cancelledOn: '2026-10-05' } };
const STAFF = [MEENA, OMKAR, unpaid('E3', 'Vinod Rao', 0), SUNITA];
const TOTALS = { total: 72_000, paid: 28_000, deducted: 2000, due: 42_000, average: 36_000 };
const open = () => renderScreen(<StaffPayScreen />, '/finance/staff');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const bodyOf = (path: string) => sent.find((one) => one.method === 'POST' && one.path === path)?.body;

describe('staff pay', () => {
  beforeEach(() => {
    startSchoolDay();
    answer(listSalaries, { month: 'October', ...TOTALS, staff: STAFF });
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
    expect(bodyOf(paySalaries.path)).toEqual({ employeeIds: ['E1'], month: 'October', paidOn: '2026-10-14', paidFrom: 'cash' });
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

  it('pays a part on its day less a deduction, names the sum on the button, and prints the slip', async () => {
    answer(paySalary, { salaryPaymentId: 'sp9', amount: 18_500, due: 22_100, slipUrl: '/files/slip-9' });
    const printed = vi.spyOn(globalThis, 'fetch');
    open();
    await press('Pay salary of Meena Iyer');
    const dialog = within(screen.getByRole('dialog', { name: 'Pay salary of Meena Iyer' }));
    expect(dialog.getByText('₹42,000 to be paid for October 2026')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Pay ₹42,000 to Meena Iyer' })).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Deduction (optional)'), '1400.005');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹42,000 to Meena Iyer' }));
    expect(await dialog.findByText('Enter the deduction in rupees with up to two decimals.')).toBeDefined();
    await userEvent.clear(dialog.getByLabelText('Deduction (optional)'));
    await userEvent.type(dialog.getByLabelText('Deduction (optional)'), '1,400');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹40,600 to Meena Iyer' }));
    expect(await dialog.findByText('Enter the reason for the deduction.')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Reason for deduction'), 'Leave without pay');
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '41000');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹41,000 to Meena Iyer' }));
    expect(await dialog.findByText('Only ₹40,600 is to be paid after the deduction. Reduce the amount.')).toBeDefined();
    expect(timesSent(paySalary)).toBe(0);
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '18500');
    expect(dialog.getByText('Balance after this payment: ₹22,100')).toBeDefined();
    await userEvent.clear(dialog.getByLabelText('Date of payment'));
    await userEvent.type(dialog.getByLabelText('Date of payment'), '7/10/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹18,500 to Meena Iyer' }));
    expect(await dialog.findByText('₹18,500 was paid to Meena Iyer. ₹22,100 is still to be paid.')).toBeDefined();
    expect(bodyOf('/finance/salaries/E1/payments')).toEqual({
      ...{ month: 'October', paidOn: '2026-10-07', paidFrom: 'bank', amount: 18_500 },
      deduction: { amount: 1400, reason: 'Leave without pay' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Print salary slip' }));
    expect(printed.mock.calls.map(([address]) => String(address))).toContainEqual(expect.stringContaining('/files/slip-9'));
  });

  it('shows each part of a salary with its slip, and what is still to be paid', async () => {
    answer(listSalaries, { month: 'October', ...TOTALS, staff: [PARTLY] });
    open();
    const row = within(await rowOf('Tara Bose'));
    for (const text of ['Part paid', 'Balance ₹15,000', '₹10,000', '5 Oct', '₹15,000', '7 Oct']) expect(row.getByText(text)).toBeDefined();
    expect(row.getByRole('link', { name: 'Salary slip of Tara Bose, 5 Oct 2026' }).getAttribute('href')).toContain('/files/slip-3');
    await press('Select all unpaid');
    expect(await screen.findByRole('button', { name: 'Mark 1 salary as paid, ₹15,000' })).toBeDefined();
    await press('Cancel salary payment of Tara Bose, 7 Oct 2026');
    expect(screen.getByText('₹15,000 · 7 Oct 2026')).toBeDefined();
  });

  it('asks for a reason when the cash does not suffice', async () => {
    refuse(paySalary, 422, { code: 'cashShort', error: 'Cash in hand is ₹0, short by ₹42,000.' });
    open();
    await press('Pay salary of Meena Iyer');
    const dialog = within(screen.getByRole('dialog', { name: 'Pay salary of Meena Iyer' }));
    await userEvent.selectOptions(dialog.getByLabelText('Paid from'), 'Paid in cash');
    expect(dialog.queryByLabelText('Reason')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹42,000 to Meena Iyer' }));
    await userEvent.type(await dialog.findByLabelText('Reason'), 'Paid by the trust');
    answer(paySalary, { salaryPaymentId: 'sp9', amount: 42_000, due: 0, slipUrl: '/files/slip-9' });
    await userEvent.click(dialog.getByRole('button', { name: 'Pay ₹42,000 to Meena Iyer' }));
    expect(await dialog.findByText('₹42,000 was paid to Meena Iyer.')).toBeDefined();
    expect(sent.findLast(({ path }) => path === '/finance/salaries/E1/payments')?.body).toMatchObject({
      paidFrom: 'cash',
      reason: 'Paid by the trust',
    });
  });
});
