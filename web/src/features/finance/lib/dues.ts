import { COMPLETE_FEES, CURRENT_MONTH, OFFLINE_FEE_RUPEES, toPaise, toRupees } from '@shala/contract/shared';
import type { FeeStudent, PaymentAnswer } from '../api.ts';
import { monthPlace, thisMonth } from './today.ts';

/** What the day of a payment reads until the list is loaded again; the specification's fixed placeholder. */
export const JUST_NOW = 'Just now';

type MonthlyFee = FeeStudent['feeStatus']['monthlyFeeStatus'][number];

/** True for a month for which nothing was ever charged: it is neither paid nor owed. */
export function isWithoutFee({ isPaid, amount }: MonthlyFee): boolean {
  return isPaid && amount === 0;
}

/** The month of today; null where the answer does not hold it. */
export function feeOfNow({ feeStatus }: FeeStudent): MonthlyFee | null {
  const month = thisMonth();
  return feeStatus.monthlyFeeStatus.find((fee) => fee.month === month) ?? null;
}

/** What is really due of the month of today; the school's usual fee where the answer carries no amounts. */
export function dueOfMonth(student: FeeStudent): number {
  const fee = feeOfNow(student);
  if (fee === null) return OFFLINE_FEE_RUPEES;
  return fee.isPaid ? 0 : fee.amount;
}

/** The sum of what a student still owes this year, last year's arrears included. */
export function owedBy(student: FeeStudent): number {
  return sumOf(student, () => true);
}

/** What a student owes by now: arrears and the months until that of today. */
export function dueNow(student: FeeStudent): number {
  return sumOf(student, ({ month }) => monthPlace(month) !== 'future');
}

function sumOf({ feeStatus }: FeeStudent, counts: (fee: MonthlyFee) => boolean): number {
  const months = feeStatus.monthlyFeeStatus.filter((fee) => !fee.isPaid && counts(fee));
  return toRupees(months.reduce((sum, { amount }) => sum + toPaise(amount), toPaise(feeStatus.arrears)));
}

type Paid = { month: string; amount: number };

/**
 * A student after a payment, until the next load: what is left of each month is what the server answered. A server that answers nothing
 * but success has the named month paid.
 */
export function afterPayment(student: FeeStudent, { month, amount }: Paid, answer: Partial<PaymentAnswer>, paidOn: string): FeeStudent {
  const rests = answer.rests ?? namedMonths(student, month).map((name) => ({ month: name, amount: 0 }));
  const restOf = (name: string) => rests.find((rest) => rest.month === name)?.amount;
  const { feeStatus } = student;
  const monthlyFeeStatus = feeStatus.monthlyFeeStatus.map((fee) => {
    const rest = restOf(fee.month);
    if (fee.isPaid || rest === undefined) return fee;
    const { charged = fee.amount, ...plain } = fee;
    return rest > 0 ? { ...plain, charged, amount: rest } : { ...plain, amount: charged, isPaid: true, date: paidOn };
  });
  const isPaid = monthlyFeeStatus.find((fee) => fee.month === thisMonth())?.isPaid ?? restOf(thisMonth()) === 0;
  return {
    ...student,
    status: isPaid ? 'Paid' : 'Unpaid',
    date: isPaid && student.status === 'Unpaid' ? paidOn : student.date,
    feeStatus: {
      ...feeStatus,
      monthlyFeeStatus,
      arrears: restOf('Arrears') ?? (isOfEarlierYear(student) ? toRupees(toPaise(feeStatus.arrears) - toPaise(amount)) : feeStatus.arrears),
      amountPaid: toRupees(toPaise(feeStatus.amountPaid) + toPaise(amount)),
    },
  };
}

/** All that a leaver owes of an earlier year is shown as old dues, whatever month a payment covers. */
const isOfEarlierYear = (student: FeeStudent) => student.earlierYear !== undefined;

function namedMonths({ feeStatus }: FeeStudent, month: string): string[] {
  if (month === COMPLETE_FEES) return ['Arrears', ...feeStatus.monthlyFeeStatus.map((fee) => fee.month)];
  return [month === CURRENT_MONTH ? thisMonth() : month];
}
