import {
  getPayment,
  getStudentFees,
  getStudentMonth,
  getUpiAccount,
  previewConcession,
  recordPayment,
  setStudentHeads,
  updateOfflineCashFeePayment,
  upiLink,
  waiveCharge,
} from '@shala/contract/finance';
import { getAdminDetails } from '@shala/contract/identity';
import { YEAR_MONTHS } from '@shala/contract/shared';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, timesSent } from '../../../../test/server.ts';
import { QrCode } from '../payment/qr-code.tsx';
import { startSchoolDay } from '../test/school.ts';
import { StudentFeeMonthScreen } from './student-fee-month-screen.tsx';
import { StudentFeesScreen } from './student-fees-screen.tsx';

const ROHAN = { id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '8th', sectionName: 'A' };
const monthOf = (month: string, paid: number, charged = 3200) => ({
  ...{ month, charged, paid, left: charged - paid, dueOn: '2026-10-10', paidOn: paid === charged ? '2026-10-02' : null },
  ...{ isPaid: paid === charged, isOverdue: paid < charged },
});
const YEAR = {
  student: { ...ROHAN, rollNumber: 4, guardian: 'Suresh Kale', phone: '9800000001', leftOn: null },
  ...{ year: '2026-27', charged: 38_900, paid: 3200, left: 35_700, dueExtendedTo: null },
  arrears: monthOf('Arrears', 0, 500),
  months: YEAR_MONTHS.map((month) => monthOf(month, month === 'April' ? 3200 : 0)),
  optionalHeads: [{ id: 'h2', name: 'Computer lab', isTaken: false }],
  concessions: [
    {
      ...{ id: 'k1', student: ROHAN, head: 'Tuition fee', percent: 10, amount: null, fromMonth: 'April', toMonth: 'March' },
      ...{ reason: 'Merit', by: 'Asha Rao', grantedAt: '2026-04-01T06:00:00Z', endedAt: null },
    },
  ],
  payments: [
    {
      ...{ id: 'p7', receiptNo: 7, financialYear: '2026-27', paidOn: '2026-10-02', amount: 3200, mode: 'upi', reference: 'UTR9' },
      ...{ state: 'live', chequeState: null, months: ['April'] },
    },
  ],
};
const RECEIPT = {
  ...{ paymentId: 'p8', receiptNo: 8, financialYear: '2026-27', receiptUrl: '/files/r8', paidOn: '2026-10-14', amount: 500 },
  months: ['Arrears'],
};
const open = (rest = '') =>
  renderRoutes(
    [
      { path: '/student/:studentId/fee/all', element: <StudentFeesScreen /> },
      { path: '/student/:studentId/fee/all/:month', element: <StudentFeeMonthScreen /> },
    ],
    `/student/s1/fee/all${rest}`,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = (text: string) => screen.getAllByRole('row').find((row) => within(row).queryByText(text)) as HTMLTableRowElement;
const cellsOf = (text: string) => [...rowOf(text).cells].map((cell) => cell.textContent);
const bodyOf = (path: string) => sent.filter((one) => one.method !== 'GET' && one.path === path).at(-1)?.body;

beforeEach(() => {
  startSchoolDay();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' });
  answer(getStudentFees, YEAR);
});

describe("a student's fees", () => {
  it('show arrears and the twelve months, the receipts and the concessions', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Fees of Rohan Kale' })).toBeDefined();
    expect(within(screen.getByRole('table', { name: 'Month-wise fees 2026-27' })).getAllByRole('row')).toHaveLength(14);
    expect(cellsOf('April')).toEqual(['April', 'Paid', '10 Oct', '2 Oct', '₹3,200', '₹3,200', '₹0', '']);
    expect(cellsOf('Old dues').slice(2)).toEqual(['10 Oct 2026', '–', '₹500', '₹0', '₹500', 'Collect fees']);
    expect(screen.getByText('overdue ₹35,700')).toBeDefined();
    expect(screen.getByRole('link', { name: 'May' }).getAttribute('href')).toBe('/student/s1/fee/all/May');
    expect(cellsOf('2026-27/7')).toEqual(['2026-27/7', '2 Oct 2026', 'April', 'UPI · UTR9', 'Valid', '₹3,200']);
    expect(screen.getByText('10% of Tuition fee')).toBeDefined();
  });

  it('call a month that was never charged a month without a fee, not a paid one', async () => {
    answer(getStudentFees, { ...YEAR, months: YEAR.months.map((one) => (one.month === 'May' ? monthOf('May', 0, 0) : one)) });
    open();
    await screen.findByRole('heading', { name: 'Fees of Rohan Kale' });
    expect(cellsOf('May').slice(0, 2)).toEqual(['May', 'No fee']);
  });

  it('take a payment of the arrears by UPI, once for two presses', async () => {
    const release = hold(recordPayment, RECEIPT);
    refuse(getPayment, 404, { code: 'notFound', error: 'There is nothing here.' });
    const { router } = open();
    await press('Collect fees of Old dues');
    const dialog = within(screen.getByRole('dialog', { name: /^Record/ }));
    expect(dialog.getByLabelText<HTMLInputElement>('Amount received').value).toBe('500');
    await userEvent.click(dialog.getByRole('radio', { name: 'UPI' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record ₹500 by UPI' }));
    expect(timesSent(recordPayment)).toBe(0);
    await userEvent.type(dialog.getByLabelText('UPI reference number'), 'UTR77');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Record ₹500 by UPI' }));
    release();
    await waitFor(() => expect(router.state.location.search).toBe('?receipt=p8'));
    expect(timesSent(recordPayment)).toBe(1);
    expect(bodyOf(recordPayment.path)).toEqual({ studentId: 's1', amount: 500, month: 'Complete Fees', mode: 'upi', reference: 'UTR77' });
  });

  it('say what the server says, and send it again under the same key', async () => {
    refuse(updateOfflineCashFeePayment, 422, {
      code: 'moreThanOwed',
      error: 'This is more than the student still owes this year: ₹35,700.',
    });
    open();
    await press('Collect fees of May');
    await press('Record ₹3,200 in cash');
    expect(await screen.findByText('This is more than the student still owes this year: ₹35,700.')).toBeDefined();
    await press('Record ₹3,200 in cash');
    await waitFor(() => expect(timesSent(updateOfflineCashFeePayment)).toBe(2));
    const keys = sent.filter(({ path }) => path === updateOfflineCashFeePayment.path).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('change with the optional heads that are taken', async () => {
    answer(setStudentHeads, { students: 1, change: 3000, byHead: [], byClass: [], examples: [], untouchedPaidMonths: 1 });
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Computer lab' }));
    await press('Save optional fees');
    await waitFor(() => expect(bodyOf('/finance/students/s1/optional-heads')).toEqual({ headIds: ['h2'], fromMonth: 'October' }));
  });

  it('lead to a concession for this student, without looking for the student again', async () => {
    answer(previewConcession, { students: 1, change: -1920, byHead: [], byClass: [], examples: [], untouchedPaidMonths: 0 });
    open();
    await press('Grant a concession');
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant a concession' }));
    expect(dialog.getByText('Rohan Kale · Class 8th A')).toBeDefined();
    expect(dialog.queryByRole('searchbox')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Percentage' }), '10');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Merit');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview changes' }));
    await waitFor(() => expect(bodyOf(previewConcession.path)).toMatchObject({ studentId: 's1', percent: 10, fromMonth: 'October' }));
  });

  it('offer no concession to one who has left, and say that there is none yet', async () => {
    answer(getStudentFees, { ...YEAR, concessions: [] });
    const { unmount } = open();
    expect(await screen.findByText('No concession was granted this year')).toBeDefined();
    unmount();
    answer(getStudentFees, { ...YEAR, student: { ...YEAR.student, leftOn: '2026-10-01' } });
    open('?');
    expect(await screen.findByText('10% of Tuition fee')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Grant a concession' })).toBeNull();
  });

  it('are taken of one who has left as well, and say so when nothing was paid yet', async () => {
    answer(getStudentFees, { ...YEAR, student: { ...YEAR.student, leftOn: '2026-05-20' }, payments: [] });
    open();
    expect(await screen.findByText(/Left on 20 May 2026$/)).toBeDefined();
    expect(document.body.textContent).not.toContain('was paid for months after');
    expect(await screen.findByText('No fees paid this year yet')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Collect fees' })).toBeDefined();
  });

  it('of one who left say what was paid in advance, and how to return it', async () => {
    const months = YEAR_MONTHS.map((month) => monthOf(month, month === 'March' ? 1000 : 3200));
    const receipt = {
      id: 'p9',
      receiptNo: 12,
      financialYear: '2026-27',
      paidOn: '2026-11-02',
      amount: 12_800,
      mode: 'cash',
      reference: '',
    };
    const payments = [{ ...receipt, state: 'live', chequeState: null, months: ['November', 'December', 'January', 'February', 'March'] }];
    answer(getStudentFees, { ...YEAR, student: { ...YEAR.student, leftOn: '2026-11-28' }, months, payments });
    open();
    expect(await screen.findByText(/^₹10,600 was paid for December – March, after the student left\./)).toBeDefined();
    expect(screen.getByText('Cancel receipt 2026-27/12 (₹12,800).')).toBeDefined();
    expect(screen.getByText('Record a new receipt of ₹2,200 for the months up to November. The parent does not pay again.')).toBeDefined();
    expect(screen.getByText('Return ₹10,600 to the parent.')).toBeDefined();
    expect(cellsOf('March')).toContain('Partly paid');
  });

  it('of a student of another school are not found, in words, and nothing can be paid', async () => {
    refuse(getStudentFees, 404, { code: 'notFound', error: 'This does not exist, or not any more.' });
    open();
    expect(await screen.findByText('This student’s record was not found')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Collect fees' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Clubs' })).toBeNull();
  });

  it('say what failed, and try again', async () => {
    refuse(getStudentFees, 503, { code: 'busy', error: 'The server is busy.' });
    open();
    expect(await screen.findByText('The fees could not be opened')).toBeDefined();
    answer(getStudentFees, YEAR);
    await press('Try again');
    expect(await screen.findByText('Suresh Kale')).toBeDefined();
  });
});

describe("a month of a student's fees", () => {
  const head = { headId: 'h1', head: 'Late fee', charged: 50, paid: 0, left: 50 };
  beforeEach(() =>
    answer(getStudentMonth, {
      ...monthOf('May', 0),
      student: ROHAN,
      heads: [{ headId: 'h0', head: 'Tuition fee', charged: 3200, paid: 3200, left: 0 }, head],
      charges: [
        { head: 'Tuition fee', amount: 3200, reason: '', on: '2026-04-01' },
        { head: 'Late fee', amount: 50, reason: 'Late by 5 days', on: '2026-05-15' },
      ],
      payments: [],
    }),
  );

  it('shows every charge with its reason', async () => {
    open('/May');
    expect(await screen.findByRole('heading', { name: 'May: fees of Rohan Kale' })).toBeDefined();
    const charges = within(screen.getByRole('table', { name: 'How the fee is calculated' }));
    expect(charges.getByText('as per fee structure')).toBeDefined();
    expect(charges.getByText('Late by 5 days')).toBeDefined();
    expect(screen.getByText('No fees received for this month yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Waive fee: Tuition fee' })).toBeNull();
  });

  it('waives what is left of a head, with a reason, and no more than a sum', async () => {
    answer(waiveCharge, { owed: 0 });
    open('/May');
    await press('Waive fee: Late fee');
    const dialog = within(screen.getByRole('dialog', { name: 'Waive Late fee' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'The bus was late');
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '-5');
    await userEvent.click(dialog.getByRole('button', { name: /^Waive/ }));
    expect(timesSent(waiveCharge)).toBe(0);
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Waive ₹50' }));
    await waitFor(() =>
      expect(bodyOf('/finance/students/s1/waivers')).toEqual({ month: 'May', headId: 'h1', amount: 50, reason: 'The bus was late' }),
    );
  });

  it('that does not exist leads to the year', async () => {
    takeToasts();
    const { router } = open('/Smarch');
    expect(await screen.findByRole('heading', { name: 'Fees of Rohan Kale' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/student/s1/fee/all');
    expect(takeToasts().map(({ sentence }) => sentence)).toEqual(['Month “Smarch” was not found. The whole year is shown.']);
  });
});

describe('the fee challan', () => {
  it('has a UPI code of exactly the sum that is overdue', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const account = { upiAddress: 'school@okaxis', payee: 'Vidya Mandir' };
    answer(getUpiAccount, account);
    open();
    await press('Fee challan');
    const code = await screen.findByRole('img', { name: /^QR code to pay ₹[\d,]+ by UPI$/, hidden: true });
    const sum = Number(code.getAttribute('aria-label')?.replace(/\D/g, ''));
    // Last year's 500 and eleven months; every due date of this year has come.
    expect(sum).toBe(500 + 3200 * 11);
    const link = upiLink({ ...account, amount: sum, note: 'Fees A-1 Rohan Kale' });
    expect(link).toBe('upi://pay?pa=school@okaxis&pn=Vidya%20Mandir&am=35700.00&cu=INR&tn=Fees%20A-1%20Rohan%20Kale');
    const { container } = render(<QrCode text={link} label="the same" />);
    expect(code.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
    print.mockRestore();
  });
});
