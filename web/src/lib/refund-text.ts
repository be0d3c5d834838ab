import { formatList, formatMonth, formatRupees } from './format.ts';
import { lastMonthOf, refundOf } from './paid-ahead.ts';

type Payments = Parameters<typeof refundOf>[1];

/** What `RefundSteps` says of these months and receipts. */
export function refundText(ahead: { paid: number; months: readonly string[] }, payments: Payments, leftOn: string) {
  const { receipts, kept } = refundOf(ahead, payments);
  return {
    receipts: formatList(receipts.map(({ financialYear, receiptNo, amount }) => `${financialYear}/${receiptNo} (${formatRupees(amount)})`)),
    count: receipts.length,
    kept: kept > 0 ? formatRupees(kept) : null,
    lastMonth: formatMonth(lastMonthOf(leftOn)),
    paid: formatRupees(ahead.paid),
  };
}
