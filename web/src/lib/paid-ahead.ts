import { monthName, monthOfDay, toPaise, toRupees, yearOfDay } from '@shala/contract/shared';

type Month = { month: string; paid: number };
type Receipt = { receiptNo: number; financialYear: string; amount: number; state: string; months: readonly string[] };

/** The months of a school year that are paid although they follow a leaving; null when there are none. */
export function paidAhead(
  months: readonly Month[],
  year: string,
  leftOn: string,
): { from: string; to: string; paid: number; months: string[] } | null {
  const left = yearOfDay(leftOn) - Number(year.slice(0, 4));
  const ahead = months.filter(({ paid }, at) => paid > 0 && at + 1 > left * 12 + monthOfDay(leftOn));
  const [first, last] = [ahead[0], ahead.at(-1)];
  if (!first || !last) return null;
  const paid = toRupees(ahead.reduce((sum, { paid: part }) => sum + toPaise(part), 0));
  return { from: first.month, to: last.month, paid, months: ahead.map(({ month }) => month) };
}

/** What a refund of these months takes: the receipts to cancel, and what of them was for other months and is recorded again. */
export function refundOf(ahead: { paid: number; months: readonly string[] }, payments: readonly Receipt[]) {
  const receipts = payments.filter(({ state, months }) => state === 'live' && months.some((month) => ahead.months.includes(month)));
  const kept = receipts.reduce((sum, { amount }) => sum + toPaise(amount), 0) - toPaise(ahead.paid);
  return { receipts, kept: toRupees(Math.max(0, kept)) };
}

/** The month up to which fees are charged. */
export const lastMonthOf = (leftOn: string) => monthName(monthOfDay(leftOn));
