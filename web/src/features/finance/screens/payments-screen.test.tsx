import { getDayState, getPayment, listPayments, reversePayment } from '@shala/contract/finance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent, timesSent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { PaymentsScreen } from './payments-screen.tsx';

const CASH = {
  ...{ id: 'p7', receiptNo: 7, financialYear: '2026-27', paidOn: '2026-10-12', at: '2026-10-12T06:00:00Z', amount: 5000 },
  ...{ mode: 'cash' as const, reference: '', bankName: '', state: 'live' as const, chequeState: null },
  ...{ months: ['April', 'May'], by: 'Asha Rao' },
  student: { id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '8th', sectionName: 'A' },
};
const DETAIL = {
  ...CASH,
  allocations: [
    { month: 'April', head: 'Tuition', amount: 3200 },
    { month: 'May', head: 'Tuition', amount: 1800 },
  ],
  history: [{ at: '2026-10-12T06:00:00Z', what: 'received' as const, by: 'Asha Rao', reason: '' }],
  reprints: 0,
  receiptUrl: null,
};
const open = (search = '') => renderScreen(<PaymentsScreen />, `/payments${search}`);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the payment history', () => {
  beforeEach(() => {
    startSchoolDay();
    answer(listPayments, { payments: [CASH], next: null, total: { count: 1, cancelled: 0, amount: 5000 } });
    answer(getPayment, DETAIL);
  });

  it('shows each receipt with its months, and a filter of the address', async () => {
    const { router } = open();
    const row = (await screen.findByText('2026-27/7')).closest('tr') as HTMLTableRowElement;
    expect([...row.cells].map(({ textContent }) => textContent)).toEqual([
      ...['2026-27/7', '12 Oct', 'Rohan Kale', '8th A', 'April to May', 'Cash', 'Valid', '₹5,000'],
    ]);
    const before = timesSent(listPayments);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'Cheque');
    await waitFor(() => expect(router.state.location.search).toBe('?mode=cheque'));
    await waitFor(() => expect(timesSent(listPayments)).toBe(before + 1));
  });

  it('names the student whose receipts alone are listed, and leads back to all', async () => {
    const { router } = open('?student=s1');
    expect(await screen.findByText('Receipts of Rohan Kale')).toBeDefined();
    await press('Show all students');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText('Receipts of Rohan Kale')).toBeNull();
  });

  it('says so when no payment is like that', async () => {
    answer(listPayments, { payments: [], next: null, total: { count: 0, cancelled: 0, amount: 0 } });
    open('?q=nobody');
    expect(await screen.findByText('No matching receipts')).toBeDefined();
  });

  it('says so when there is none at all, and leads to the counter', async () => {
    answer(listPayments, { payments: [], next: null, total: { count: 0, cancelled: 0, amount: 0 } });
    open('');
    const none = within((await screen.findByText('No receipts yet')).parentElement as HTMLElement);
    expect(none.getByRole('link', { name: 'Collect fees' }).getAttribute('href')).toBe('/finance/offlineFees');
  });

  it('opens a receipt to what it covers, and takes it back with a reason', async () => {
    answer(reversePayment, { reversedOn: '2026-10-14', months: ['April', 'May'], cashInHand: null });
    open('?receipt=p7');
    const drawer = within(await screen.findByRole('dialog', { name: 'Receipt 2026-27/7' }));
    expect(await drawer.findByText('May · Tuition')).toBeDefined();
    expect(drawer.getByText('₹1,800')).toBeDefined();
    expect(drawer.getByText('Rupees Five Thousand Only')).toBeDefined();
    await press('Cancel receipt');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel receipt 2026-27/7' }));
    // 'Cancel' alone beside 'Cancel receipt' could be read either way.
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Keep receipt', 'Cancel receipt']);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong child');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel receipt' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel receipt 2026-27/7' })).toBeNull());
    expect(sent.find(({ path }) => path === '/finance/payments/p7/reversal')?.body).toEqual({ reason: 'Wrong child' });
  });

  it.each([
    ['cash', 'Cancelling deducts ₹5,000 from cash in hand.'],
    ['cheque', 'Cancelling deducts ₹5,000 in the accounts.'],
    ['upi', 'If you return it in cash, do not take any cash to the bank.'],
  ] as const)('says how the money of a %s receipt goes back to the parent', async (mode, sentence) => {
    answer(listPayments, { payments: [{ ...CASH, mode }], next: null, total: { count: 1, cancelled: 0, amount: 5000 } });
    answer(getPayment, { ...DETAIL, mode });
    open('?receipt=p7');
    await press('Cancel receipt');
    expect(screen.getByRole('dialog', { name: 'Cancel receipt 2026-27/7' }).textContent).toContain(sentence);
  });

  it('says before a receipt is cancelled that the cash is not there', async () => {
    takeToasts();
    answer(getDayState, { day: '2026-10-14', isClosed: false, closedUntil: null, cashInHand: 4200 });
    open('?receipt=p7');
    await press('Cancel receipt');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel receipt 2026-27/7' }));
    expect(await dialog.findByText(/^Cash in hand is ₹4,200\. After cancelling it will be −₹800\./)).toBeDefined();
    answer(reversePayment, { reversedOn: '2026-10-14', months: ['April', 'May'], cashInHand: -800 });
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong child');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel receipt' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel receipt 2026-27/7' })).toBeNull());
    const said = takeToasts().map(({ sentence }) => sentence);
    expect(said).toContainEqual(expect.stringMatching(/^Cash in hand is now −₹800\./));
  });

  it('prints the receipt itself while it is fresh', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    answer(getPayment, { ...DETAIL, receiptUrl: '/files/receipt' });
    open('?receipt=p7');
    await press('Print receipt');
    expect(opened).toHaveBeenCalledWith(expect.stringContaining('/files/receipt'), '_blank', 'noopener');
  });

  it('prints the refund voucher of a cancelled receipt, where something was given back', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    answer(getPayment, { ...DETAIL, state: 'reversed', refundUrl: '/files/refund-p7' });
    open('?receipt=p7');
    await press('Print refund voucher');
    expect(opened).toHaveBeenCalledWith(expect.stringContaining('/files/refund-p7'), '_blank', 'noopener');
  });

  it('offers no taking back of what was taken back', async () => {
    answer(getPayment, { ...DETAIL, state: 'reversed', refundUrl: null });
    open('?receipt=p7');
    expect(await screen.findByRole('button', { name: 'Print a duplicate' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel receipt' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print refund voucher' })).toBeNull();
  });
});
