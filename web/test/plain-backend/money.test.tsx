import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FeeCollectionScreen } from '../../src/features/finance/screens/fee-collection-screen.tsx';
import { FinanceScreen } from '../../src/features/finance/screens/finance-screen.tsx';
import { OfflineFeesScreen } from '../../src/features/finance/screens/offline-fees-screen.tsx';
import { renderScreen } from '../render.tsx';
import { reply, sent } from '../server.ts';
import { startPlainBackend } from './backend.ts';
import { RAW } from './raw.ts';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const bodyOf = (path: string) => sent.findLast((one) => one.path === path)?.body;
const nothingRaw = () => expect(document.body.textContent).not.toMatch(RAW);

// Both shapes of an error body, one with `error`, one with `message` alone.
beforeEach(() => startPlainBackend({ message: 'Cannot find this' }));

describe('the finance dashboard with a backend of the specification alone', () => {
  it('shows the month and the latest payments, without what only Shala knows', async () => {
    renderScreen(<FinanceScreen />, '/finace');
    const activity = await screen.findByRole('list', { name: 'Recent Activity' });
    expect(within(activity).getByText('Rohan Kale')).toBeDefined();
    expect(within(activity).getByText('Fee Payment')).toBeDefined();
    expect(within(activity).getByText('+₹500')).toBeDefined();
    expect(await screen.findByText(/4 students on the roll/)).toBeDefined();
    expect(document.body.textContent).toMatch(/25/);
    await waitFor(() => expect(screen.queryByText('Collection over the year')).toBeNull());
    nothingRaw();
  });

  it('adds an expense, and says what a refusal says in either shape', async () => {
    renderScreen(<FinanceScreen />, '/finace');
    await press('Add Expenses');
    await userEvent.type(screen.getByLabelText('Category'), 'Repairs');
    await userEvent.type(screen.getByLabelText('Amount'), '700');
    await userEvent.type(screen.getByLabelText('Description'), 'Two taps');
    const dialog = within(screen.getByRole('dialog'));
    const submit = () => userEvent.click(dialog.getByRole('button', { name: /^(Submit|Add Expense|Save)/ }));
    for (const body of [{ error: 'The till is closed' }, { message: 'The till is closed' }]) {
      reply('POST /finance/addExpenses', body, 400);
      await submit();
      expect(await screen.findByText('The till is closed')).toBeDefined();
    }
    reply('POST /finance/addExpenses', { message: 'Saved by the other backend' });
    await submit();
    expect(await screen.findByText('Saved by the other backend')).toBeDefined();
    expect(bodyOf('/finance/addExpenses')).toEqual({ category: 'Repairs', amount: 700, description: 'Two taps' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the counter with a backend of the specification alone', () => {
  const open = () => renderScreen(<OfflineFeesScreen />, '/finance/offlineFees');

  it('lists the class, takes cash, and shows the student as paid', async () => {
    open();
    const paid = await rowOf('Rohan Kale');
    expect(within(paid).getByText('5th October')).toBeDefined();
    const unpaid = await rowOf('Aditi Bhosale');
    await userEvent.click(within(unpaid).getByRole('button', { name: /^Cash/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Record ₹3,200 in cash/ }));
    expect(await screen.findByText('Payment Successful')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Open receipt/ })).toBeNull();
    expect(bodyOf('/finance/updateOfflineCashFeePayment')).toEqual({ studentId: 's1', month: 'Current Month', amount: 3200 });
    expect(within(await rowOf('Aditi Bhosale')).getByText('Just now')).toBeDefined();
    nothingRaw();
  });

  it('opens to the months and takes a cheque for all of them', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Months of Aditi Bhosale');
    const months = within(screen.getByRole('table', { name: 'Fees of Aditi Bhosale' }));
    expect(months.getByText('33% paid', { normalizer: (text) => text.replace(/\u00a0/g, ' ') })).toBeDefined();
    await userEvent.click(months.getByRole('button', { name: 'Cheque: Complete Fees of Aditi Bhosale' }));
    await userEvent.type(screen.getByPlaceholderText('Enter Cheque Number'), '123456');
    await userEvent.click(screen.getByRole('button', { name: /^Record ₹6,400 by cheque/ }));
    expect(await screen.findByText('Payment Successful')).toBeDefined();
    expect(bodyOf('/finance/updateOfflineChequeFeePayment')).toEqual({
      ...{ studentId: 's1', month: 'Complete Fees', amount: 6400, instrumentId: '123456' },
    });
  });

  it.each([
    ['a flag that says no', { success: false, message: 'The till is closed' }, 200],
    ['no flag', {}, 200],
    ['an error alone', { error: 'The till is closed' }, 500],
  ])('says that a payment failed: %s', async (_what, body, status) => {
    reply('POST /finance/updateOfflineCashFeePayment', body, status);
    open();
    await userEvent.click(within(await rowOf('Aditi Bhosale')).getByRole('button', { name: /^Cash/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Record ₹3,200 in cash/ }));
    expect(await screen.findByText('Payment Failed')).toBeDefined();
    nothingRaw();
  });

  it('falls back to the two classes of the specification', async () => {
    reply('GET /finance/getClassList', { error: 'away' }, 500);
    open();
    expect(await screen.findByRole('option', { name: 'Class 12th' })).toBeDefined();
    expect(screen.getByRole('option', { name: 'Class 11th' })).toBeDefined();
  });
});

describe('fee collection with a backend of the specification alone', () => {
  it('shows who owes and who has paid, found by name or roll number', async () => {
    renderScreen(<FeeCollectionScreen />, '/finace/feeCollection');
    expect(await screen.findByText('Meera Joshi')).toBeDefined();
    expect(screen.getByText('2 Due')).toBeDefined();
    expect(screen.getByText('1 Paid')).toBeDefined();
    expect(screen.getByRole('option', { name: 'Section A' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Submitted' }));
    expect(await screen.findByText('Rohan Kale')).toBeDefined();
    expect(screen.getByText('Roll 2')).toBeDefined();
    nothingRaw();
  });
});
