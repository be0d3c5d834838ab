import { COMPLETE_FEES, YEAR_MONTHS } from '@shala/contract/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeeStudent } from '../api.ts';
import { afterPayment, allocate, duesOf, owedBy } from './allocate.ts';

const asha: FeeStudent = {
  _id: 'asha',
  name: 'Asha',
  className: '8th',
  sectionName: 'A',
  rollNum: 2,
  status: 'Unpaid',
  date: null,
  feeStatus: {
    monthlyFeeStatus: YEAR_MONTHS.map((month, index) => ({
      month,
      amount: 3200,
      date: index < 5 ? '2026-08-05' : null,
      isPaid: index < 5,
    })),
    amountPaid: 16_000,
    totalAmount: 38_900,
    arrears: 500,
  },
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-10-14T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('how a sum is spread', () => {
  it('pays the named month first, then the oldest', () => {
    const { pays, remains, left } = allocate(duesOf(asha), 4000, 'October');
    expect(pays).toEqual([
      { month: 'Arrears', amount: 500 },
      { month: 'September', amount: 300 },
      { month: 'October', amount: 3200 },
    ]);
    expect(remains[0]).toEqual({ month: 'September', amount: 2900 });
    expect(left).toBe(0);
  });

  it('takes the current month for the month of today', () =>
    expect(allocate(duesOf(asha), 3200, 'Current Month').pays).toEqual([{ month: 'October', amount: 3200 }]));

  it('says what exceeds everything that is owed', () => {
    expect(owedBy(asha)).toBe(22_900);
    expect(allocate(duesOf(asha), 23_000, COMPLETE_FEES)).toMatchObject({ remains: [], left: 100 });
  });

  it('never loses a paisa', () => {
    const { pays, remains } = allocate(duesOf(asha), 1234.56, 'December');
    expect(Math.round([...pays, ...remains].reduce((sum, due) => sum + due.amount * 100, 0))).toBe(2_290_000);
  });
});

describe('a student after a payment', () => {
  it('has paid the month when nothing of it is left', () => {
    const paid = afterPayment(asha, 3200, 'Current Month', 'now');
    expect(paid).toMatchObject({ status: 'Paid', date: 'now' });
    expect(paid.feeStatus.amountPaid).toBe(19_200);
  });

  it('still owes the rest of a month that was paid in part', () => {
    const paid = afterPayment(asha, 1000, 'October', 'now');
    expect(paid.status).toBe('Unpaid');
    expect(paid.feeStatus.monthlyFeeStatus[6]).toEqual({ month: 'October', amount: 2200, date: null, isPaid: false });
  });
});
