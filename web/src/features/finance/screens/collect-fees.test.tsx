import { getClassList } from '@shala/contract/classes';
import {
  fetchStudentsOfClass,
  getDayState,
  getFamily,
  getPayment,
  getStudentMonth,
  getUpiAccount,
  listCounterStudents,
  previewPayment,
  recordPayment,
  updateOfflineCashFeePayment,
  updateOfflineChequeFeePayment,
} from '@shala/contract/finance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, timesSent } from '../../../../test/server.ts';
import type { FeeStudent } from '../api.ts';
import { aarav, aditi, preview, rohan, startSchoolDay } from '../test/school.ts';
import { OfflineFeesScreen } from './offline-fees-screen.tsx';

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const open = (search = '') => renderScreen(<OfflineFeesScreen />, `/finance/offlineFees${search}`);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lastBody = (path: string) => sent.filter((one) => one.path === path).at(-1)?.body;
type Fee = FeeStudent['feeStatus']['monthlyFeeStatus'][number];
const withMonth = (student: FeeStudent, name: string, change: Partial<Fee>): FeeStudent => ({
  ...student,
  feeStatus: {
    ...student.feeStatus,
    monthlyFeeStatus: student.feeStatus.monthlyFeeStatus.map((fee) => (fee.month === name ? { ...fee, ...change } : fee)),
  },
});

beforeEach(startSchoolDay);

describe('a row', () => {
  it('shows and asks for what is really due of the month, and the total due', async () => {
    answer(fetchStudentsOfClass, [withMonth(aditi, 'October', { amount: 1540 })]);
    open();
    const row = await rowOf('Aditi Bhosale');
    expect(within(row).getByText('₹1540')).toBeDefined();
    expect(within(row).getByText('₹4740')).toBeDefined();
    await press('Cash: Aditi Bhosale');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount received' }).value).toBe('1540');
  });

  it('shows the rest of a part payment', async () => {
    answer(fetchStudentsOfClass, [withMonth(aditi, 'October', { amount: 1200, charged: 3200 })]);
    open();
    const row = await rowOf('Aditi Bhosale');
    expect(within(row).getByText('₹1200')).toBeDefined();
    expect(within(row).getByText('balance (fee ₹3200)')).toBeDefined();
    expect(within(row).getByText('Unpaid')).toBeDefined();
  });

  it("says 'No fee' of a month that was never charged", async () => {
    answer(fetchStudentsOfClass, [withMonth(aarav, 'October', { amount: 0, isPaid: true, date: null })]);
    open();
    const row = await rowOf('Aarav Deshmukh');
    expect(within(row).getByText('No fee')).toBeDefined();
    expect(within(row).queryByText(/₹0/)).toBeNull();
    expect(within(row).queryByText('Paid')).toBeNull();
  });

  it('that is paid opens its receipt', async () => {
    answer(getStudentMonth, {
      ...{
        month: 'October',
        charged: 3200,
        paid: 3200,
        left: 0,
        dueOn: '2026-10-10',
        paidOn: '2026-10-12',
        isPaid: true,
        isOverdue: false,
      },
      ...{
        student: { id: 'aarav', name: 'Aarav Deshmukh', admissionNumber: '1', className: '8th', sectionName: 'A' },
        heads: [],
        charges: [],
      },
      payments: [
        { id: 'p6', receiptNo: 6, financialYear: '2026-27', paidOn: '2026-10-12', amount: 3200, mode: 'cash', state: 'reversed' },
        { id: 'p7', receiptNo: 7, financialYear: '2026-27', paidOn: '2026-10-12', amount: 3200, mode: 'cash', state: 'live' },
      ],
    });
    refuse(getPayment, 404, { code: 'notFound', error: 'There is nothing here.' });
    open();
    await rowOf('Aarav Deshmukh');
    await press('Receipt: Aarav Deshmukh');
    await waitFor(() => expect(sent.some(({ path }) => path === '/finance/payments/p7')).toBe(true));
  });
});

describe('the dialog', () => {
  it('refuses more than is due and keeps the form', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount received' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '22401{Enter}');
    expect(await screen.findByText('The balance of this year is ₹22,400. Enter this amount or less.')).toBeDefined();
    expect(amount.value).toBe('22401');
    expect(timesSent(updateOfflineCashFeePayment)).toBe(0);
  });

  it('names the balance of the year where months to come are paid', async () => {
    const lines = ['October', 'November', 'December'].map((month) => ({
      month,
      headId: 'tuition',
      head: 'Tuition fee',
      left: 3200,
      pays: 3200,
    }));
    answer(previewPayment, { ...preview, lines: lines.map((line) => (line.month === 'October' ? line : { ...line, pays: 0 })) });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    expect((await screen.findByText('Balance till October after this receipt')).nextSibling?.textContent).toBe('Nil');
    answer(previewPayment, { ...preview, lines: lines.map((line) => (line.month === 'December' ? { ...line, pays: 0 } : line)) });
    const amount = screen.getByRole('textbox', { name: 'Amount received' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '6400');
    expect((await screen.findByText('Balance for the year after this receipt')).nextSibling?.textContent).toBe('December ₹3,200');
  });

  it('has the focus where something is missing', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    await userEvent.click(screen.getByRole('radio', { name: 'UPI' }));
    await press('Record ₹3,200 by UPI');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('UPI reference number')));
  });

  it('takes a cheque of another sum', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cheque: Aditi Bhosale');
    const amount = screen.getByRole('textbox', { name: 'Amount received' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '5000');
    await userEvent.type(screen.getByPlaceholderText('Enter Cheque Number'), '004518{Enter}');
    await waitFor(() => expect(timesSent(updateOfflineChequeFeePayment)).toBe(1));
    expect(lastBody(updateOfflineChequeFeePayment.path)).toMatchObject({ amount: 5000, instrumentId: '004518' });
  });

  it('shows a UPI code of exactly the sum, and records it by its reference number alone', async () => {
    answer(getUpiAccount, { upiAddress: 'vidya@okaxis', payee: 'Vidya Mandir' });
    answer(recordPayment, {
      ...{ paymentId: 'p1', receiptNo: 1188, financialYear: '2026-27', receiptUrl: '/files/r1188', paidOn: '2026-10-14', amount: 3200 },
      ...{ months: ['October'], rests: [{ month: 'October', amount: 0 }] },
    });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    await userEvent.click(screen.getByRole('radio', { name: 'UPI' }));
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹3,200 by UPI' })).toBeDefined();
    await press('Record ₹3,200 by UPI');
    expect(timesSent(recordPayment)).toBe(0);
    await userEvent.type(screen.getByLabelText('UPI reference number'), '631208845521{Enter}');
    expect(await screen.findByText('Payment Successful')).toBeDefined();
    const body = { studentId: 'aditi', month: 'Current Month', amount: 3200, mode: 'upi', reference: '631208845521' };
    expect(lastBody(recordPayment.path)).toEqual(body);
    expect(within(await rowOf('Aditi Bhosale')).getByText('Just now')).toBeDefined();
  });

  it('offers the usual sums, and months and heads line by line', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    await userEvent.click(await screen.findByRole('button', { name: /^Till \w+ ₹6,400$/ }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount received' }).value).toBe('6400');
    await press('Change months or fee heads');
    const line = screen.getByRole('textbox', { name: 'Tuition of November' });
    await userEvent.type(line, '700');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount received' }).value).toBe('3900');
    await press('Record ₹3,900 in cash');
    await waitFor(() => expect(timesSent(recordPayment)).toBe(1));
    expect(lastBody(recordPayment.path)).toEqual({
      ...{ studentId: 'aditi', amount: 3900, mode: 'cash' },
      parts: [
        { month: 'October', headId: 'h1', amount: 3200 },
        { month: 'November', headId: 'h1', amount: 700 },
      ],
    });
  });

  it('takes a usual sum by one press, and records it by Enter', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    await userEvent.click(await screen.findByRole('button', { name: /^Till \w+ ₹6,400$/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(timesSent(updateOfflineCashFeePayment)).toBe(1));
    expect(lastBody(updateOfflineCashFeePayment.path)).toMatchObject({ studentId: 'aditi', month: 'Complete Fees', amount: 6400 });
  });

  it('keeps the lines that were chosen when the sum changes; what is more goes to the others', async () => {
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    await press(await screen.findByRole('button', { name: 'Change months or fee heads' }).then(() => 'Change months or fee heads'));
    const line = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await userEvent.clear(line('Tuition of October'));
    await userEvent.type(line('Tuition of November'), '300');
    const amount = line('Amount received');
    expect(amount.value).toBe('300');
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    expect([line('Tuition of October').value, line('Tuition of November').value]).toEqual(['', '500']);
    await userEvent.clear(amount);
    await userEvent.type(amount, '3500');
    expect([line('Tuition of October').value, line('Tuition of November').value]).toEqual(['300', '3200']);
  });

  it('says that the day is closed before anybody counts the money', async () => {
    answer(getDayState, { day: '2026-10-14', isClosed: true, closedUntil: '2026-10-14', cashInHand: 0 });
    open();
    await rowOf('Aditi Bhosale');
    const notice = await screen.findByText(/^14 Oct 2026 is closed/);
    expect(within(notice).getByRole('link', { name: 'Day closing' }).getAttribute('href')).toBe('/finance/dayClosing');
    await press('Cash: Aditi Bhosale');
    expect(await within(screen.getByRole('dialog')).findByText(/^14 Oct 2026 is closed/)).toBeDefined();
  });

  it('shows what brothers and sisters owe', async () => {
    const sister = {
      id: 'asha',
      name: 'Asha Bhosale',
      admissionNumber: '9',
      className: '5th',
      sectionName: 'B',
      isChosen: false,
      leftOn: null,
    };
    answer(getFamily, {
      ...{ guardian: 'Ravi Bhosale', phone: '98' },
      children: [{ ...sister, arrears: 0, owedToday: 2400, owedYear: 9000, dues: [] }],
    });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    const family = await screen.findByRole('region', { name: 'Siblings' });
    expect(within(family).getByText('₹2,400 due till today')).toBeDefined();
    expect(within(family).getByRole('link', { name: 'Collect for siblings' }).getAttribute('href')).toContain('student=aditi');
  });

  it('leads to the day closing when the accounts of today are closed', async () => {
    refuse(updateOfflineCashFeePayment, 422, { code: 'dayClosed', error: '14 Oct 2026 is closed.' });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    await press('Record ₹3,200 in cash');
    expect(await screen.findByText('Payment Failed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Day closing' }).getAttribute('href')).toBe('/finance/dayClosing');
  });

  it('takes the payment all the same where nothing more than the list can be loaded', async () => {
    for (const call of [previewPayment, getFamily, getUpiAccount]) refuse(call, 404, { code: 'notFound', error: 'There is nothing here.' });
    open();
    await rowOf('Aditi Bhosale');
    await press('Cash: Aditi Bhosale');
    await press('Record ₹3,200 in cash');
    expect(await screen.findByText('Payment Successful')).toBeDefined();
  });
});

describe('the whole school', () => {
  it('is searched before Enter takes somebody by number', async () => {
    const release = hold(listCounterStudents, { students: [rohan], next: null });
    open();
    await rowOf('Aditi Bhosale');
    // 2 is also the roll number of Aditi in this class.
    await userEvent.keyboard('2{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(listCounterStudents, { students: [{ ...rohan, admissionNumber: '2' }], next: null });
    release();
    const dialog = await screen.findByRole('dialog', { name: 'Record cash receipt' });
    expect(within(dialog).getAllByText(/Rohan Kale|Aditi Bhosale/).length).toBeGreaterThan(0);
  });

  it('takes who has the name before the child of this class whose parent has it', async () => {
    const child = { ...rohan, _id: 'myra', name: 'Myra Gupta', admissionNumber: '7', guardian: 'Rohan Gupta' };
    answer(fetchStudentsOfClass, [{ ...aditi, name: 'Arohan Bhosale' }]);
    const release = hold(listCounterStudents, { students: [child, { ...rohan, admissionNumber: '1043' }], next: null });
    open();
    await rowOf('Arohan Bhosale');
    await userEvent.keyboard('rohan{Enter}');
    // Arohan of this class has it in the middle of his name: until the search has answered, he is not taken either.
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    const dialog = await screen.findByRole('dialog', { name: 'Record cash receipt' });
    expect(within(dialog).getByText(/^Rohan Kale/)).toBeDefined();
  });

  it('keeps what was typed, and its Enter, when the classes arrive only then', async () => {
    const classes = hold(getClassList, [{ _id: 'c8', className: '8th' }]);
    const found = hold(listCounterStudents, { students: [{ ...rohan, admissionNumber: '1043' }], next: null });
    answer(previewPayment, preview);
    open();
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search students by name' });
    await userEvent.keyboard('1043{Enter}');
    classes();
    expect(await screen.findByRole('option', { name: 'Class 8th' })).toBeDefined();
    expect(box.isConnected).toBe(true);
    expect(box.value).toBe('1043');
    found();
    const dialog = await screen.findByRole('dialog', { name: 'Record cash receipt' });
    expect(within(dialog).getAllByText(/Rohan Kale/).length).toBeGreaterThan(0);
  });

  it('takes a payment of a child of another class in eight keys, and is ready for the next', async () => {
    answer(listCounterStudents, { students: [rohan], next: null });
    answer(previewPayment, preview);
    open();
    await rowOf('Aditi Bhosale');
    await userEvent.keyboard('1043{Enter}');
    await screen.findByRole('dialog', { name: 'Record cash receipt' });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Payment Successful')).toBeDefined();
    expect(lastBody(updateOfflineCashFeePayment.path)).toEqual({ studentId: 'rohan', month: 'Current Month', amount: 3200 });
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search students by name' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 4]);
    expect(within(await rowOf('Rohan Kale')).getByText('Just now')).toBeDefined();
  });

  it("is listed under 'All classes', by state", async () => {
    answer(listCounterStudents, { students: [rohan], next: null });
    open();
    await rowOf('Aditi Bhosale');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'All classes');
    expect(await rowOf('Rohan Kale')).toBeDefined();
    expect(screen.queryByText('Aditi Bhosale')).toBeNull();
    expect(screen.getByText('October 2026 · All classes')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Unpaid' }));
    await waitFor(() => expect(sent.some(({ query }) => query.get('status') === 'Unpaid')).toBe(true));
  });
});
