import { toRupees, yearName } from '@shala/contract/shared';
import type { PaymentOfStudent } from '../payments/payments.store.ts';
import { monthLabel } from '../wire.ts';

/** The most receipts that are listed with a student's fees, the latest ones. */
export const MOST_PAYMENTS = 500;

/** A receipt in the list of a student. */
export function paymentOnWire({ financialYear, amountPaise, months, ...row }: PaymentOfStudent) {
  return { ...row, financialYear: yearName(financialYear), amount: toRupees(amountPaise), months: months.map(monthLabel) };
}
