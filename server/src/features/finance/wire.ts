import { monthName, toRupees, yearName } from '@shala/contract/shared';
import type { ReadContext } from '#platform/http';
import { say, writeYearMonth } from '#platform/words';

const RECEIPT_DAYS = 30;

type Signer = Pick<ReadContext, 'platform' | 'school' | 'now'>;

/** The signed address of a receipt; the same all day. A duplicate is marked as such. */
export function receiptUrl(context: Signer, paymentId: string, kind: 'original' | 'duplicate' = 'original'): string {
  return signedFile(context, `receipt-${kind}-${paymentId}`, RECEIPT_DAYS);
}

/** A file's address that is valid for some days, and the same all day, so that the browser can cache the file. */
export function signedFile({ platform, school, now }: Signer, name: string, days: number): string {
  const day = 24 * 3600;
  return platform.authority.fileAddress(school.id, name, (Math.floor(now.getTime() / 1000 / day) + days + 1) * day);
}

/** The name of a month of the year in the API; month 0 is last year's arrears. */
export function monthLabel(monthNo: number): string {
  return monthNo === 0 ? 'Arrears' : monthName(monthNo);
}

/** The same in the words of refusals and sheets. */
export function sayMonth(monthNo: number): string {
  return monthNo === 0 ? say('Old dues') : writeYearMonth(monthNo);
}

export type PostedPayment = {
  paymentId: string;
  receiptNo: number;
  financialYear: number;
  paidOn: string;
  amountPaise: number;
  months: number[];
  /** The unpaid amounts of each of the months; missing in answers stored by earlier versions. */
  restsPaise?: number[];
};

/** The answer of the payment calls. */
export function paymentAnswer(context: Signer, payment: PostedPayment) {
  const { paymentId, receiptNo, financialYear, paidOn, amountPaise, months, restsPaise } = payment;
  return {
    paymentId,
    receiptNo,
    financialYear: yearName(financialYear),
    receiptUrl: receiptUrl(context, paymentId),
    paidOn,
    amount: toRupees(amountPaise),
    months: months.map(monthLabel),
    ...(restsPaise && { rests: months.map((month, index) => ({ month: monthLabel(month), amount: toRupees(restsPaise[index] ?? 0) })) }),
  };
}

/** `₹1,23,456.50`, the format of amounts in refusals and documents. */
export function formatPaise(paise: number): string {
  const digits = paise % 100 === 0 ? 0 : 2;
  return `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(paise / 100)}`;
}

/** The same date the given number of years later, as text for comparison. */
export function yearsFrom(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** How lists identify a student. */
export type StudentNameRow = { studentId: string; studentName: string; admissionNumber: string; className: string; sectionName: string };

export function studentName(row: StudentNameRow) {
  return {
    id: row.studentId,
    name: row.studentName,
    admissionNumber: row.admissionNumber,
    className: row.className,
    sectionName: row.sectionName,
  };
}

/** The amounts that receipts cover under a fee head. */
export function headReceiptsOnWire({
  headId,
  head,
  receipts,
  amountPaise,
}: {
  headId: string;
  head: string;
  receipts: number;
  amountPaise: number;
}) {
  return { headId, head, receipts, amount: toRupees(amountPaise) };
}
