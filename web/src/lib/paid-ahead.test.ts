import { expect, it } from 'vitest';
import { paidAhead, refundOf } from './paid-ahead.ts';

const MONTHS = ['April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December', 'January', 'February', 'March'];
const yearPaidUpTo = (last: string) => MONTHS.map((month, at) => ({ month, paid: at <= MONTHS.indexOf(last) ? 3200 : 0 }));
const receipt = (receiptNo: number, amount: number, months: string[], state = 'live') => ({
  ...{ receiptNo, financialYear: '2026-27', amount, months, state },
});

it('names the months that are paid after a leaving', () => {
  expect(paidAhead(yearPaidUpTo('December'), '2026-27', '2026-11-29')).toEqual({
    ...{ from: 'December', to: 'December', paid: 3200, months: ['December'] },
  });
  expect(paidAhead(yearPaidUpTo('November'), '2026-27', '2026-11-29')).toBeNull();
});

it('names the receipts that a refund cancels, and what is recorded again', () => {
  const ahead = { paid: 3200, months: ['December'] };
  const quarter = receipt(5411, 9600, ['October', 'November', 'December']);
  const others = [receipt(4000, 3200, ['September']), receipt(5000, 3200, ['December'], 'reversed')];
  expect(refundOf(ahead, [...others, quarter])).toEqual({ receipts: [quarter], kept: 6400 });
  expect(refundOf(ahead, [receipt(5412, 3200, ['December'])]).kept).toBe(0);
});
