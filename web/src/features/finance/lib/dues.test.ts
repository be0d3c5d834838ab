import { COMPLETE_FEES, CURRENT_MONTH, YEAR_MONTHS } from '@shala/contract/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeeStudent } from '../api.ts';
import { afterPayment, dueNow, dueOfMonth, isWithoutFee, owedBy } from './dues.ts';

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
      amount: month === 'June' ? 0 : 1540,
      date: index < 5 ? '2026-08-05' : null,
      isPaid: index < 5,
    })),
    amountPaid: 6160,
    totalAmount: 17_440,
    arrears: 500,
  },
};
const monthOf = (student: FeeStudent, name: string) => student.feeStatus.monthlyFeeStatus.find(({ month }) => month === name);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-10-14T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('what is due', () => {
  it('is what the answer says of the month, until now, and of the year', () => {
    expect([dueOfMonth(asha), dueNow(asha), owedBy(asha)]).toEqual([1540, 500 + 2 * 1540, 500 + 7 * 1540]);
  });

  it('is the usual fee where the answer carries no amounts', () => {
    expect(dueOfMonth({ ...asha, feeStatus: { ...asha.feeStatus, monthlyFeeStatus: [] } })).toBe(3200);
  });

  it('is nothing of a month without a fee', () => {
    expect(asha.feeStatus.monthlyFeeStatus.filter(isWithoutFee).map(({ month }) => month)).toEqual(['June']);
  });
});

describe('a student after a payment', () => {
  it('has of each month what the server says is left', () => {
    const rests = [
      { month: 'October', amount: 0 },
      { month: 'September', amount: 1040 },
    ];
    const paid = afterPayment(asha, { month: CURRENT_MONTH, amount: 2040 }, { rests }, 'Just now');
    expect([paid.status, paid.date, paid.feeStatus.amountPaid, paid.feeStatus.arrears]).toEqual(['Paid', 'Just now', 8200, 500]);
    expect(monthOf(paid, 'September')).toMatchObject({ amount: 1040, charged: 1540, isPaid: false });
    const again = afterPayment(paid, { month: 'September', amount: 1040 }, { rests: [{ month: 'September', amount: 0 }] }, 'Just now');
    expect(monthOf(again, 'September')).toEqual({ month: 'September', amount: 1540, isPaid: true, date: 'Just now' });
    expect([again.status, again.date]).toEqual(['Paid', 'Just now']);
  });

  it('is paid where the server answers nothing but success', () => {
    expect(afterPayment(asha, { month: CURRENT_MONTH, amount: 1540 }, {}, 'Just now')).toMatchObject({ status: 'Paid', date: 'Just now' });
    const all = afterPayment(asha, { month: COMPLETE_FEES, amount: owedBy(asha) }, {}, 'Just now');
    expect(owedBy(all)).toBe(0);
    expect(afterPayment(asha, { month: 'November', amount: 1540 }, {}, 'Just now').status).toBe('Unpaid');
    const bare = { ...asha, feeStatus: { ...asha.feeStatus, monthlyFeeStatus: [] } };
    expect(afterPayment(bare, { month: CURRENT_MONTH, amount: 3200 }, {}, 'Just now').status).toBe('Paid');
  });
});
