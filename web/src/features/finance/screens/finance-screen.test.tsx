import { addExpenses, getFinanceDetails, getRecentActivites, listHeadMonths } from '@shala/contract/finance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { FinanceScreen } from './finance-screen.tsx';

const open = () => renderScreen(<FinanceScreen />, '/finace');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(startSchoolDay);

describe('the finance dashboard', () => {
  it('shows the month of today in figures', async () => {
    open();
    expect(await screen.findByText('65%')).toBeDefined();
    for (const text of ['Total Students', '1,248', 'Fees Unpaid', '437', '₹18,74,500', '₹25,95,200', 'students · ₹13,98,400 still due']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByRole('link', { name: /^Expenses ?₹18,74,500/ })).toBeDefined();
    expect(await screen.findByText('with salaries paid in Oct · ₹42,300 less than Sep')).toBeDefined();
    const months = within(screen.getByRole('combobox', { name: 'Month' })).getAllByRole('option');
    expect(months.map(({ textContent }) => textContent)).toEqual([
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ]);
    expect(months).toHaveLength(12);
    expect(screen.getByRole('option', { name: 'October', selected: true })).toBeDefined();
    expect(screen.getAllByRole('link', { name: /^Offline Fees/ })[0]?.getAttribute('href')).toBe('/finance/offlineFees');
  });

  it('asks for another month and keeps it in the address', async () => {
    const { router } = open();
    await screen.findByText('65%');
    const months = within(screen.getByRole('combobox', { name: 'Month' })).getAllByRole('option');
    expect(months).toHaveLength(12);
    expect([months[0], months[11]].map((month) => month?.textContent)).toEqual(['January', 'December']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'July');
    await waitFor(() => expect(router.state.location.search).toBe('?month=July'));
    await waitFor(() => expect(sent.filter(({ path }) => path === getFinanceDetails.path).at(-1)?.body).toEqual({ month: 'July' }));
  });

  it('is at 0% when nothing is charged', async () => {
    answer(getFinanceDetails, {
      ...{ totalAmount: 0, collectedAmount: 0, totalPayout: 0, avgStaffSalary: 0, numFeePaid: 0, numFeePending: 0, totalStudents: 0 },
    });
    open();
    expect(await screen.findByText('0%')).toBeDefined();
    expect(screen.getByText('students · ₹0 still due')).toBeDefined();
    expect(screen.queryByText('₹1')).toBeNull();
  });

  it("lists the latest payments, titled 'Fee Payment' by default", async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Recent Activity' });
    expect(list.textContent).toBe('Ishaan Joshi+₹3,200Fee Payment · Class 8th A14 Oct');
  });

  it("says 'No recent activities found'", async () => {
    answer(getRecentActivites, []);
    open();
    expect(await screen.findByText('No recent activities found')).toBeDefined();
  });

  it('shows the year as figures too', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    expect(within(screen.getByRole('table', { name: 'Collection over the year' })).getAllByRole('row')).toHaveLength(13);
  });

  it('shows what of each fee head has come in, each leading to those who owe under it', async () => {
    open();
    const heads = within(await screen.findByRole('table', { name: 'Fee heads' })).getAllByRole('row');
    expect(heads.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Fee head% collectedAmount collectedBalance this year',
      'Tuition40%₹36,000₹54,000',
      'Transport40%₹4,000₹6,000',
    ]);
    expect(screen.getByRole('link', { name: 'Transport' }).getAttribute('href')).toBe('/finance/overdue?head=h2');
  });

  it('has no card of fee heads when nothing is charged', async () => {
    answer(listHeadMonths, { heads: [] });
    open();
    await screen.findByRole('table', { name: 'Received by mode' });
    await waitFor(() => expect(screen.queryByText('Fee heads')).toBeNull());
  });

  it('shows how the money came in, the largest part first, each leading to its receipts', async () => {
    open();
    const modes = within(await screen.findByRole('table', { name: 'Received by mode' })).getAllByRole('row');
    expect(modes.map(({ textContent }) => textContent?.replace(/\s/g, ''))).toEqual([
      'Mode%oftotalAmountreceived',
      'UPI75%₹9,600',
      'Cash25%₹3,200',
    ]);
    expect(screen.getByRole('link', { name: 'UPI' }).getAttribute('href')).toBe('/payments?mode=upi&state=live&from=2026-04-01');
  });

  it('says what failed and tries again', async () => {
    refuse(getFinanceDetails, 500, { code: 'internal', error: 'The figures are away.' });
    open();
    expect(await screen.findByText('The figures are away.')).toBeDefined();
    answer(getFinanceDetails, {
      ...{ totalAmount: 200, collectedAmount: 100, totalPayout: 0, avgStaffSalary: 0, numFeePaid: 1, numFeePending: 1, totalStudents: 2 },
    });
    await press('Try again');
    expect(await screen.findByText('50%')).toBeDefined();
  });
});

describe('the Add Expense modal', () => {
  const fill = async (category: string, amount: string, description: string) => {
    open();
    await press('Add Expenses');
    for (const [label, text] of [
      ['Category', category],
      ['Amount', amount],
      ['Description', description],
    ] as const) {
      if (text) await userEvent.type(screen.getByLabelText(label), text);
    }
    await press('Add Expense');
  };

  it('goes on to the amount by Enter in the category, and sends nothing', async () => {
    open();
    await press('Add Expenses');
    await userEvent.type(screen.getByLabelText('Category'), 'Repairs{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    expect(screen.queryByText('Please fill in all fields')).toBeNull();
  });

  it('closes half a second after success, and the dashboard is loaded anew', async () => {
    const before = timesSent(getFinanceDetails);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await fill('Repairs', '450.50', 'Roof');
    expect(await screen.findByText('Expense added successfully')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ path }) => path === addExpenses.path)?.body).toEqual({ category: 'Repairs', amount: 450.5, description: 'Roof' });
    expect(timesSent(getFinanceDetails)).toBeGreaterThan(before + 1);
    expect(timers.mock.calls.filter(([, delay]) => delay === 500)).toHaveLength(1);
    timers.mockRestore();
    await press('Add Expenses');
    const fields = ['Category', 'Amount', 'Description'].map((label) => screen.getByLabelText(label) as HTMLInputElement);
    expect(fields.map(({ value }) => value)).toEqual(['', '', '']);
    expect(fields[1]?.type).toBe('number');
  });

  it('shows the message of the answer', async () => {
    answer(addExpenses, { expenseId: 'e1', cashInHand: null }, 'Added to Repairs');
    await fill('Repairs', '450', 'Roof');
    expect(await screen.findByText('Added to Repairs')).toBeDefined();
  });

  it.each([
    ['', '450', 'Roof'],
    ['Repairs', '', 'Roof'],
    ['Repairs', '450', '  '],
  ])("says 'Please fill in all fields' of %j, %j and %j, and sends nothing", async (...fields) => {
    await fill(...fields);
    expect(await screen.findByText('Please fill in all fields')).toBeDefined();
    expect(timesSent(addExpenses)).toBe(0);
  });

  it.each([
    ['0', 'Enter at least 0.01.'],
    ['-450', 'Enter at least 0.01.'],
    ['450.123', 'Enter an amount in rupees with up to two decimals.'],
    ['1e21', /^Enter at most /],
  ])('says what is wrong with the amount %j, keeps it and sends nothing', async (amount, problem) => {
    await fill('Repairs', amount, 'Roof');
    expect(await screen.findByText(problem)).toBeDefined();
    expect(['Category', 'Amount', 'Description'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
      'Repairs',
      amount,
      'Roof',
    ]);
    expect(timesSent(addExpenses)).toBe(0);
  });

  it("cannot be closed while it says 'Submitting...'", async () => {
    const release = hold(addExpenses, { expenseId: 'e1', cashInHand: null });
    await fill('Repairs', '450', 'Roof');
    expect(await screen.findByText('Submitting...')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect((screen.getByRole('button', { name: 'Close' }) as HTMLButtonElement).disabled).toBe(true);
    release();
    expect(await screen.findByText('Expense added successfully')).toBeDefined();
  });

  it('says what the server says, and keeps what was typed', async () => {
    refuse(addExpenses, 422, { code: 'unknownCategory', error: 'There is no expense category with this name.' });
    await fill('Sweets', '450', 'Diwali');
    expect(await screen.findByText('There is no expense category with this name.')).toBeDefined();
    expect((screen.getByLabelText('Description') as HTMLInputElement).value).toBe('Diwali');
  });

  it('says what the error says when no answer comes', async () => {
    startServer();
    await fill('Repairs', '450', 'Roof');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('The program cannot be reached. Check the connection and try again.')).toBeDefined();
  });

  it("says 'Failed to add expense' when nobody says why", async () => {
    refuse(addExpenses, 500, { code: 'internal', error: '' });
    await fill('Repairs', '450', 'Roof');
    expect(await screen.findByText('Failed to add expense')).toBeDefined();
  });
});
