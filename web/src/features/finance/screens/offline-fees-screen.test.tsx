import { getClassList } from '@shala/contract/classes';
import {
  fetchStudentsOfClass,
  findRecentPayment,
  updateOfflineCashFeePayment,
  updateOfflineChequeFeePayment,
} from '@shala/contract/finance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLocally, keptLocally } from '#lib/local-data';
import { announceForget } from '#lib/session-events';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, timesSent } from '../../../../test/server.ts';
import { aarav, aditi, answerFound, startSchoolDay } from '../test/school.ts';
import { OfflineFeesScreen } from './offline-fees-screen.tsx';

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const open = () => renderScreen(<OfflineFeesScreen />, '/finance/offlineFees');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lastSent = (path: string) => sent.filter((one) => one.path === path).at(-1);

const textOf = ({ textContent }: Element) => textContent;

beforeEach(startSchoolDay);

describe('the list', () => {
  it('begins with the first class, paid with +₹3200 and the day, unpaid with Cheque and Cash', async () => {
    open();
    const paid = await rowOf('Aarav Deshmukh');
    expect(within(paid).getByText('Paid')).toBeDefined();
    expect(within(paid).getByText('+₹3200')).toBeDefined();
    expect(within(paid).getByText('12 Oct')).toBeDefined();
    const unpaid = await rowOf('Aditi Bhosale');
    expect(within(unpaid).getByText('Unpaid')).toBeDefined();
    expect(within(unpaid).getByText('₹3200')).toBeDefined();
    expect(within(unpaid).getAllByText(/^(Cheque|Cash)$/)).toHaveLength(2);
    expect(screen.getByRole('option', { name: 'Class 8th', selected: true })).toBeDefined();
    expect(screen.getByText('October 2026 · Class 8th · 2 students · 1 unpaid, ₹3,200 due for October')).toBeDefined();
  });

  it('begins with the first class that has students', async () => {
    answer(getClassList, [
      { _id: 'n', className: 'Nursery', isEmpty: true },
      { _id: 'c8', className: '8th' },
    ]);
    open();
    expect(await screen.findByRole('option', { name: 'Class 8th', selected: true })).toBeDefined();
    expect(lastSent('/finance/fetchStudentsOfClass')?.body).toEqual({ classId: 'c8' });
  });

  it('searches by name, keeps the search in the address, and filters by state', async () => {
    const { router } = open();
    await rowOf('Aarav Deshmukh');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search students by name' }), 'aditi');
    expect(screen.queryByText('Aarav Deshmukh')).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?q=aditi'));
    await userEvent.click(screen.getByRole('radio', { name: 'Paid' }));
    expect(await screen.findByText('No matching students')).toBeDefined();
    await press('Show the whole class');
    expect(await rowOf('Aarav Deshmukh')).toBeDefined();
  });

  it('finds who sits elsewhere in the school from the first key', async () => {
    answerFound();
    open();
    await rowOf('Aarav Deshmukh');
    // The box has the focus already.
    await userEvent.keyboard('r');
    const found = await rowOf('Rohan Kale');
    expect(within(found).getByText('1043 · Suresh Kale · 9800000001')).toBeDefined();
    expect(within(found).getByText('12th A')).toBeDefined();
  });

  it('opens to the twelve months and Complete Fees', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Months of Aditi Bhosale');
    const months = screen.getByRole('table', { name: 'Fees of Aditi Bhosale' });
    expect(within(months).getAllByRole('row')).toHaveLength(14);
    const complete = within(months).getByText('Complete Fees').closest('tr') as HTMLElement;
    expect(within(complete).getByText('₹22,400 to pay')).toBeDefined();
    expect(within(complete).getByText('year’s fees ₹38,400')).toBeDefined();
    expect(within(complete).getByText('42% paid')).toBeDefined();
    expect(within(complete).getAllByRole('button')).toHaveLength(2);
    const cellsOf = (month: string) => [...(within(months).getByText(month).closest('tr') as HTMLTableRowElement).cells].map(textOf);
    expect(cellsOf('April')).toEqual(['April', 'Paid', '₹3,200', '12 Oct', 'Receipt']);
    expect(cellsOf('September')).toEqual(['September', 'Unpaid', '₹3,200', '–', 'ChequeCash']);
  });

  it('has no buttons for a month without an amount, nor for Complete Fees when nothing is owed', async () => {
    const { monthlyFeeStatus } = aditi.feeStatus;
    const free = monthlyFeeStatus.map((fee) => (fee.isPaid ? fee : { ...fee, amount: 0 }));
    answer(fetchStudentsOfClass, [{ ...aditi, feeStatus: { ...aditi.feeStatus, monthlyFeeStatus: free } }]);
    open();
    await rowOf('Aditi Bhosale');
    await press('Months of Aditi Bhosale');
    const months = screen.getByRole('table', { name: 'Fees of Aditi Bhosale' });
    expect(within(months).getAllByText('Unpaid')).toHaveLength(7);
    expect(within(months).queryByRole('button', { name: /^(Cash|Cheque)/ })).toBeNull();
  });
});

describe('a payment', () => {
  it("in cash pays ₹3200 of 'Current Month' once and shows the child Paid 'Just now'", async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    const dialog = screen.getByRole('dialog', { name: 'Record cash receipt' });
    expect(within(dialog).getByText('Current Month')).toBeDefined();
    expect(within(dialog).getByText('Rupees Three Thousand Two Hundred Only')).toBeDefined();
    expect(await within(dialog).findByText('October ₹3,200')).toBeDefined();
    expect(await within(dialog).findByText('2026-27/1044')).toBeDefined();
    await press('Record ₹3,200 in cash');
    expect(await screen.findByText('Payment Successful')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(await rowOf('Aditi Bhosale')).getByText('Just now')).toBeDefined();
    const request = lastSent(updateOfflineCashFeePayment.path);
    expect(request?.body).toEqual({ studentId: 'aditi', month: 'Current Month', amount: 3200 });
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.getByRole('link', { name: 'Open receipt 2026-27/1188' }).getAttribute('href')).toBe('/files/r1188');
  });

  it('by cheque needs its number, and sends it with a key of its own', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cheque: Aditi Bhosale');
    await press('Record ₹3,200 by cheque');
    expect(await screen.findByText('Please fill in this field.')).toBeDefined();
    expect(timesSent(updateOfflineChequeFeePayment)).toBe(0);
    await userEvent.type(screen.getByPlaceholderText('Enter Cheque Number'), '004518{Enter}');
    expect(await screen.findByText('Payment Successful')).toBeDefined();
    expect(lastSent(updateOfflineChequeFeePayment.path)?.body).toEqual({
      ...{ studentId: 'aditi', month: 'Current Month', amount: 3200, instrumentId: '004518' },
    });
    // The number is not there any more when the next cheque is taken.
    await press('Months of Aditi Bhosale');
    await press('Cheque: November of Aditi Bhosale');
    expect((screen.getByPlaceholderText('Enter Cheque Number') as HTMLInputElement).value).toBe('');
  });

  it.each([
    ['November', 'November', 3200],
    ['Complete Fees', 'Complete Fees', 22_400],
  ])('of %s names it and sends its sum', async (row, month, amount) => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Months of Aditi Bhosale');
    await press(`Cash: ${row} of Aditi Bhosale`);
    expect(within(screen.getByRole('dialog')).getAllByText(new RegExp(`^${month}`)).length).toBeGreaterThan(0);
    await press(/^Record ₹[\d,]+ in cash/);
    expect(within(await screen.findByRole('alert')).getByText('Payment Successful')).toBeDefined();
    expect(lastSent(updateOfflineCashFeePayment.path)?.body).toEqual({ studentId: 'aditi', month, amount });
  });

  it.each([422, 200])(
    "that fails with %i says 'Payment Failed' and why in the dialog, keeps what was entered, and leaves the child Unpaid",
    async (status) => {
      refuse(updateOfflineCashFeePayment, status, {
        code: 'moreThanOwed',
        error: 'This is more than the student still owes this year: ₹3,000.',
      });
      open();
      await rowOf('Aditi Bhosale');
      await press('Cash: Aditi Bhosale');
      const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount received' });
      await userEvent.clear(amount);
      await userEvent.type(amount, '3100');
      await press('Record ₹3,100 in cash');
      const dialog = screen.getByRole('dialog');
      expect(await within(dialog).findByText('Payment Failed')).toBeDefined();
      expect(within(dialog).getByText('This is more than the student still owes this year: ₹3,000.')).toBeDefined();
      expect(amount.value).toBe('3100');
      // It was said; closing the dialog leaves nothing behind.
      await press(/^Cancel/);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText('Payment Failed')).toBeNull();
      expect(within(await rowOf('Aditi Bhosale')).getByText('Unpaid')).toBeDefined();
    },
  );

  it('of another sum, of a month that somebody else was faster with, leads to the receipt that is there', async () => {
    const there = { paymentId: 'p9', receiptNo: 1190, financialYear: '2026-27', receiptUrl: '/files/r1190', paidOn: '2026-10-14' };
    refuse(updateOfflineCashFeePayment, 409, {
      ...{ code: 'monthPaid', error: 'October is already paid: receipt 2026-27/1190 of 14 Oct 2026.' },
      data: { ...there, amount: 3200, student: 'Aditi Bhosale', by: 'Ramesh' },
    });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    const amount = screen.getByRole('textbox', { name: 'Amount received' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1000.50');
    await press('Record ₹1,000.50 in cash');
    expect(await screen.findByText('October is already paid: receipt 2026-27/1190 of 14 Oct 2026.')).toBeDefined();
    expect(lastSent(updateOfflineCashFeePayment.path)?.body).toEqual({ studentId: 'aditi', month: 'Current Month', amount: 1000.5 });
    expect(screen.getByRole('link', { name: 'Open receipt 2026-27/1190' }).getAttribute('href')).toBe('/files/r1190');
  });

  it('without an answer is sent again under the same key', async () => {
    refuse(updateOfflineCashFeePayment, 503, { code: 'busy', error: 'Shala is very busy.' });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    await press('Record ₹3,200 in cash');
    await screen.findByText('Payment Failed');
    await press('Record ₹3,200 in cash');
    await waitFor(() => expect(timesSent(updateOfflineCashFeePayment)).toBe(2));
    const keys = sent.filter(({ path }) => path === updateOfflineCashFeePayment.path).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('of zero, less, text or three decimals is not sent, and stays to be put right', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount received' });
    for (const [text, problem] of [
      ['0', 'Enter at least 0.01.'],
      ['-5', 'Enter a number.'],
      ['abc', 'Enter a number.'],
      ['NaN', 'Enter a number.'],
      ['1e21', 'Enter a number.'],
      ['', 'Enter a number.'],
      ['1.234', 'Enter an amount in rupees with up to two decimals.'],
    ] as const) {
      await userEvent.clear(amount);
      await userEvent.type(amount, `${text}{Enter}`);
      expect(await screen.findByText(problem)).toBeDefined();
      expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual([text, 'true']);
    }
    expect(timesSent(updateOfflineCashFeePayment)).toBe(0);
  });

  it.each([
    [409, 'referenceUsed', 'This number was used already: receipt 2026-27/1042 for Rohan Kale.'],
    [
      422,
      'nothingOwed',
      'There are no fees to collect from this student this year. If fees are due, check the fee structure of the class.',
    ],
    [404, 'notFound', 'This was not found.'],
  ])('by a cheque that is refused with %i %s says why, and nobody is paid', async (status, code, error) => {
    refuse(updateOfflineChequeFeePayment, status, { code, error });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cheque: Aditi Bhosale');
    await userEvent.type(screen.getByPlaceholderText('Enter Cheque Number'), '004512{Enter}');
    expect(await within(screen.getByRole('dialog')).findByText('Payment Failed')).toBeDefined();
    expect(screen.getByPlaceholderText<HTMLInputElement>('Enter Cheque Number').value).toBe('004512');
    expect(screen.getByText(error)).toBeDefined();
    expect(within(await rowOf('Aditi Bhosale')).getByText('Unpaid')).toBeDefined();
  });

  it('of the same sum a moment ago needs a second press', async () => {
    answer(findRecentPayment, {
      payment: {
        ...{ paymentId: 'p0', receiptNo: 1187, financialYear: '2026-27', receiptUrl: '/files/r1187', paidOn: '2026-10-14', amount: 3200 },
        ...{ student: 'Aditi Bhosale', by: 'Ramesh', mode: 'cash', isSameAmount: true, minutesAgo: 2 },
      },
    });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    expect(await screen.findByText('This student paid the same amount 2 minutes ago.')).toBeDefined();
    expect(screen.getByText(/Receipt 2026-27\/1187, by Ramesh\./)).toBeDefined();
    await press('Record ₹3,200 in cash');
    expect(timesSent(updateOfflineCashFeePayment)).toBe(0);
    await press('Record ₹3,200 again');
    await waitFor(() => expect(timesSent(updateOfflineCashFeePayment)).toBe(1));
  });
});

describe('by keyboard alone', () => {
  it('a child is found, paid and left behind', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await userEvent.keyboard('/aditi{Enter}');
    expect(screen.getByRole('dialog', { name: 'Record cash receipt' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('? lists the keys', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts at the counter' })).toBeDefined();
  });
});

describe('when it cannot be loaded', () => {
  it("offers the classes '12th' and '11th' and the list that was kept", async () => {
    refuse(getClassList, 500, { code: 'internal', error: 'No.' });
    refuse(fetchStudentsOfClass, 500, { code: 'internal', error: 'No.' });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    keepLocally('finance.students.12th', { at: '2026-10-13T09:00:00Z', students: [aarav, aditi] });
    open();
    expect(await rowOf('Aditi Bhosale')).toBeDefined();
    const choice = screen.getByRole('combobox', { name: 'Class' });
    expect(within(choice).getAllByRole('option').map(textOf)).toEqual(['Class 12th', 'Class 11th']);
    expect(screen.getByText(/It may not be up to date/)).toBeDefined();
    expect(new Set(warn.mock.calls.map(([what]) => what))).toEqual(
      new Set(['The classes could not be opened', 'The students could not be opened']),
    );
    warn.mockRestore();
  });

  it('says what failed when nothing was kept, and tries again', async () => {
    refuse(fetchStudentsOfClass, 500, { code: 'internal', error: 'Something is wrong.' });
    open();
    expect(await screen.findByText('Something is wrong.')).toBeDefined();
    answer(fetchStudentsOfClass, [aditi]);
    await press('Try again');
    expect(await rowOf('Aditi Bhosale')).toBeDefined();
  });

  it('keeps what was loaded by class, and forgets it at logout', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await waitFor(() => expect(keptLocally('finance.students.8th')).not.toBeNull());
    announceForget();
    expect(keptLocally('finance.students.8th')).toBeNull();
  });
});

it('says so when a class has no students', async () => {
  answer(fetchStudentsOfClass, []);
  open();
  expect(await screen.findByText('Class 8th has no students yet')).toBeDefined();
});

it('shows the shape of the list while it loads', async () => {
  const release = hold(fetchStudentsOfClass, [aditi]);
  open();
  expect(await screen.findByRole('option', { name: 'Class 8th' })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  release();
  expect(await rowOf('Aditi Bhosale')).toBeDefined();
});
