import { COMPLETE_FEES, CURRENT_MONTH, toPaise, toRupees } from '@shala/contract/shared';
import type { FeeStudent } from '../api.ts';
import { thisMonth } from './today.ts';

/** What is left of a month, or of last year (`Arrears`), in rupees. */
type Due = { month: string; amount: number };

/** What a student still owes: last year's arrears first, then the unpaid months of the year. */
export function duesOf({ feeStatus }: FeeStudent): Due[] {
  const arrears = feeStatus.arrears > 0 ? [{ month: 'Arrears', amount: feeStatus.arrears }] : [];
  const months = feeStatus.monthlyFeeStatus.filter(({ isPaid, amount }) => !isPaid && amount > 0);
  return [...arrears, ...months.map(({ month, amount }) => ({ month, amount }))];
}

/** The sum of what a student still owes this year. */
export function owedBy(student: FeeStudent): number {
  return toRupees(duesOf(student).reduce((sum, due) => sum + toPaise(due.amount), 0));
}

/** How a sum will be spread: the named month first, the rest over the others, oldest first. `left` exceeds all dues. */
export function allocate(dues: readonly Due[], amount: number, month: string): { pays: Due[]; remains: Due[]; left: number } {
  const named = month === CURRENT_MONTH ? thisMonth() : month;
  const order =
    month === COMPLETE_FEES ? dues : [...dues.filter((due) => due.month === named), ...dues.filter((due) => due.month !== named)];
  let left = toPaise(amount);
  const paid = new Map<string, number>();
  for (const due of order) {
    const part = Math.min(left, toPaise(due.amount));
    left -= part;
    paid.set(due.month, part);
  }
  const parts = dues.map((due) => ({ month: due.month, part: paid.get(due.month) ?? 0, all: toPaise(due.amount) }));
  return {
    pays: parts.filter(({ part }) => part > 0).map(({ month: name, part }) => ({ month: name, amount: toRupees(part) })),
    remains: parts
      .filter(({ part, all }) => part < all)
      .map(({ month: name, part, all }) => ({ month: name, amount: toRupees(all - part) })),
    left: toRupees(left),
  };
}

/** A student after a payment, until the next load: months that it covers are paid on `paidOn`. */
export function afterPayment(student: FeeStudent, amount: number, month: string, paidOn: string): FeeStudent {
  const { remains } = allocate(duesOf(student), amount, month);
  const leftOf = (name: string) => remains.find((due) => due.month === name)?.amount ?? 0;
  const monthlyFeeStatus = student.feeStatus.monthlyFeeStatus.map((item) => {
    if (item.isPaid || item.amount <= 0) return item;
    const left = leftOf(item.month);
    return left > 0 ? { ...item, amount: left } : { ...item, isPaid: true, date: paidOn };
  });
  const now = monthlyFeeStatus.find((item) => item.month === thisMonth());
  const isPaid = now?.isPaid ?? false;
  const { feeStatus } = student;
  return {
    ...student,
    status: isPaid ? 'Paid' : 'Unpaid',
    date: isPaid ? (student.status === 'Paid' ? student.date : paidOn) : student.date,
    feeStatus: {
      ...feeStatus,
      monthlyFeeStatus,
      arrears: leftOf('Arrears'),
      amountPaid: toRupees(toPaise(feeStatus.amountPaid) + toPaise(amount)),
    },
  };
}
