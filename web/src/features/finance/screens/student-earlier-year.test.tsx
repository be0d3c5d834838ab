import { getFeeYears, getStudentFees, getStudentFeeYear } from '@shala/contract/finance';
import { getAdminDetails } from '@shala/contract/identity';
import { YEAR_MONTHS } from '@shala/contract/shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { StudentFeesScreen } from './student-fees-screen.tsx';

const ROHAN = { id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '8th', sectionName: 'A' };
const month = (name: string, charged: number) => ({
  ...{ month: name, charged, paid: 0, left: charged, dueOn: '2026-10-10', paidOn: null, isPaid: false, isOverdue: true },
});
const sums = (charged: number, paid: number, carried: number) => ({ charged, paid, carried, left: charged - paid - carried });
const years = [
  { id: 'y26', name: '2026-27' },
  { id: 'y25', name: '2025-26' },
];
const arrears = [
  { headId: 'h1', head: 'Tuition', amount: 6400 },
  { headId: 'h2', head: 'Transport', amount: 900 },
];
const open = (query = '') =>
  renderRoutes([{ path: '/student/:studentId/fee/all', element: <StudentFeesScreen /> }], `/student/s1/fee/all${query}`);
const cellsOf = (table: string, text: string) => {
  const row = within(screen.getByRole('table', { name: table }))
    .getAllByRole<HTMLTableRowElement>('row')
    .find(({ cells }) => cells[0]?.textContent === text);
  return [...(row?.cells ?? [])].map((cell) => cell.textContent);
};

beforeEach(() => {
  startSchoolDay();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' });
  answer(getStudentFees, {
    student: { ...ROHAN, rollNumber: 4, guardian: 'Suresh Kale', phone: '9800000001', leftOn: null },
    ...{ year: '2026-27', charged: 46_200, paid: 0, left: 46_200, dueExtendedTo: null, arrears: month('Arrears', 7800) },
    ...{ months: YEAR_MONTHS.map((name) => month(name, 3200)), optionalHeads: [], concessions: [], payments: [] },
  });
  answer(getFeeYears, { years, arrears, otherArrears: 500 });
  answer(getStudentFeeYear, {
    ...{ student: { ...ROHAN, className: '7th' }, year: '2025-26', ...sums(10_500, 3200, 7300) },
    heads: [
      { headId: 'h1', head: 'Tuition', ...sums(9600, 3200, 6400) },
      { headId: 'h2', head: 'Transport', ...sums(900, 0, 900) },
    ],
    months: [
      { month: 'February', ...sums(3200, 3200, 0), heads: [{ headId: 'h1', charged: 3200, paid: 3200 }] },
      {
        ...{ month: 'March', ...sums(7300, 0, 7300) },
        heads: [
          { headId: 'h1', charged: 6400, paid: 0 },
          { headId: 'h2', charged: 900, paid: 0 },
        ],
      },
    ],
    concessions: [
      {
        ...{ id: 'k1', student: ROHAN, head: 'Tuition', percent: 10, amount: null, fromMonth: 'April', toMonth: 'June' },
        ...{ reason: 'Merit', by: 'Asha Rao', grantedAt: '2025-04-01T06:00:00Z', endedAt: null },
      },
    ],
    payments: [
      {
        ...{ id: 'p7', receiptNo: 7, financialYear: '2025-26', paidOn: '2026-02-02', amount: 3200, mode: 'upi', reference: 'UTR9' },
        ...{ state: 'live', chequeState: null, months: ['February'] },
      },
    ],
  });
});

describe('an earlier year of a student’s fees', () => {
  it('is chosen beside the current one, and shows months by head, receipts and concessions without acts', async () => {
    const { router } = open();
    await userEvent.selectOptions(await screen.findByLabelText('Academic year'), '2025-26');
    expect(await screen.findByText('These are the fees of 2025-26. They can be viewed here, but not changed.')).toBeDefined();
    expect(router.state.location.search).toBe('?year=y25');
    expect(cellsOf('Month-wise fees 2025-26', 'March')).toEqual(['March', '₹6,400', '₹900', '₹7,300', '₹0', '₹7,300', '₹0']);
    expect(cellsOf('Month-wise fees 2025-26', 'February')).toEqual(['February', '₹3,200', '–', '₹3,200', '₹3,200', '₹0', '₹0']);
    expect(cellsOf('Month-wise fees 2025-26', 'Total')).toEqual(['Total', '₹9,600', '₹900', '₹10,500', '₹3,200', '₹7,300', '₹0']);
    expect(cellsOf('By fee head', 'Transport')).toEqual(['Transport', '₹900', '₹0', '₹900', '₹0']);
    expect(cellsOf('Receipts', '2025-26/7')[2]).toBe('February');
    expect(screen.getByText('10% of Tuition')).toBeDefined();
    for (const act of ['Collect fees', 'Extend due date', 'Fee challan']) expect(screen.queryByRole('button', { name: act })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Academic year'), '2026-27');
    expect(await screen.findByRole('button', { name: 'Collect fees' })).toBeDefined();
  });

  it('made the old dues of this one, which say of which heads they are', async () => {
    open();
    expect(await screen.findByText('From last year: Tuition ₹6,400, Transport ₹900. Opening balance: ₹500')).toBeDefined();
  });

  it('is not offered where there is none, and old dues that the school has entered say no heads', async () => {
    answer(getFeeYears, { years: years.slice(0, 1), arrears: [], otherArrears: 7800 });
    open('?year=y25');
    expect(await screen.findByRole('button', { name: 'Collect fees' })).toBeDefined();
    expect(screen.queryByLabelText('Academic year')).toBeNull();
    expect(screen.queryByText(/^From last year/)).toBeNull();
  });
});
