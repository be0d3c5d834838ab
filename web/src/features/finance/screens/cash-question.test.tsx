import {
  addExpenses,
  correctExpense,
  findCashShortage,
  getDayBook,
  getDayState,
  listExpenses,
  transferMoney,
} from '@shala/contract/finance';
import { getAdminDetails } from '@shala/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent, timesSent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { DayBookScreen } from './day-book-screen.tsx';
import { SpendingScreen } from './spending-screen.tsx';

const chalk = {
  ...{ id: 'e1', category: 'Repairs', amount: 450, description: 'Chalk', date: '2026-10-12', paidFrom: 'cash' as const },
  ...{ billUrl: null, state: 'live' as const, by: 'Asha Rao', at: '2026-10-12T06:00:00Z', cancelledOn: null },
};
const short = (cashInHand: number, day: string) => answer(findCashShortage, { shortage: { day, cashInHand } });
const asked = () => sent.filter(({ path }) => path === findCashShortage.path).map(({ query }) => Object.fromEntries(query));
const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

beforeEach(() => {
  startSchoolDay();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' });
  answer(listExpenses, { expenses: [chalk], next: null, total: { count: 1, cancelled: 0, amount: 450 }, byCategory: [] });
});

describe('an expense for which cash would be short', () => {
  const fill = async () => {
    renderScreen(<SpendingScreen />, '/finance/spending');
    const dialog = await openDialog('Add Expense');
    await userEvent.type(dialog.getByLabelText('Amount'), '1700');
    await userEvent.type(dialog.getByLabelText('Description'), 'Paint');
    return dialog;
  };

  it('asks before it is saved, and is saved at the second press', async () => {
    short(-1250, '2026-10-14');
    const dialog = await fill();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Expense' }));
    expect(await dialog.findByText('The cash in hand would be −₹1,250 on 14 Oct 2026. Enter it anyway?')).toBeDefined();
    expect([timesSent(addExpenses), asked()]).toEqual([0, [{ amount: '1700', on: '2026-10-14' }]]);
    await userEvent.click(dialog.getByRole('button', { name: 'Enter anyway' }));
    expect(await dialog.findByText('Expense added successfully')).toBeDefined();
    expect([timesSent(addExpenses), asked().length]).toEqual([1, 1]);
  });

  it('asks again about another amount', async () => {
    short(-1250, '2026-10-14');
    const dialog = await fill();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Expense' }));
    await userEvent.type(await dialog.findByLabelText('Amount'), '0');
    short(-16_550, '2026-10-14');
    await userEvent.click(dialog.getByRole('button', { name: 'Enter anyway' }));
    expect(await dialog.findByText(/^The cash in hand would be −₹16,550/)).toBeDefined();
    expect(timesSent(addExpenses)).toBe(0);
  });

  it.each([
    ['there is enough', () => answer(findCashShortage, { shortage: null })],
    ['nobody can say', () => undefined],
  ])('asks nothing where %s', async (_why, prepare) => {
    prepare();
    const dialog = await fill();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Expense' }));
    expect(await dialog.findByText('Expense added successfully')).toBeDefined();
  });

  it('is not asked about where the bank pays', async () => {
    short(-1250, '2026-10-14');
    const dialog = await fill();
    await userEvent.selectOptions(dialog.getByLabelText('Paid from'), 'bank');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Expense' }));
    expect(await dialog.findByText('Expense added successfully')).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it('asks when it is edited, with what it was', async () => {
    short(-50, '2026-10-12');
    answer(correctExpense, { expenseId: 'e2', cashInHand: null });
    renderScreen(<SpendingScreen />, '/finance/spending');
    const dialog = await openDialog('Edit: Chalk');
    await userEvent.type(dialog.getByLabelText('Reason for the correction'), 'Misread');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('The cash in hand would be −₹50 on 12 Oct 2026. Enter it anyway?')).toBeDefined();
    expect(asked()).toEqual([{ amount: '450', on: '2026-10-12', expenseId: 'e1' }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Enter anyway' }));
    expect(await dialog.findByText('The expense is corrected.')).toBeDefined();
  });
});

describe('a deposit of an earlier day', () => {
  it('of more than there was on that day asks before it is saved', async () => {
    const account = { account: 'cash' as const, opening: 0, receipts: 6400, payments: 0, closing: 6400 };
    answer(getDayBook, { date: '2026-10-14', isClosed: false, accounts: [account], entries: [] });
    answer(getDayState, { day: '2026-10-14', isClosed: false, closedUntil: '2026-10-13', cashInHand: 6400 });
    answer(transferMoney, { entryNo: 8 });
    short(-600, '2026-10-12');
    renderScreen(<DayBookScreen />, '/finance/dayBook');
    const dialog = await openDialog('Deposit or withdraw cash');
    await userEvent.type(dialog.getByLabelText('Amount'), '5000');
    await userEvent.clear(dialog.getByLabelText('Date'));
    await userEvent.type(dialog.getByLabelText('Date'), '12/10/2026');
    expect(await dialog.findByText(/^13 Oct 2026 is closed\./)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Save entry' }));
    expect(await dialog.findByText('The cash in hand would be −₹600 on 12 Oct 2026. Enter it anyway?')).toBeDefined();
    expect(timesSent(transferMoney)).toBe(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Enter anyway' }));
    await waitFor(() => expect(timesSent(transferMoney)).toBe(1));
    expect(sent.find(({ path }) => path === transferMoney.path)?.body).toEqual({
      from: 'cash',
      to: 'bank',
      amount: 5000,
      on: '2026-10-12',
    });
  });
});
