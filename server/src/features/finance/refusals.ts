import { toRupees, yearName } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { ReadContext } from '#platform/http';
import { formatPaise, receiptUrl, sayMonth } from './wire.ts';

type Raised = {
  monthNo?: number;
  owedPaise?: number;
  paymentId?: string;
  receiptNo?: number;
  financialYear?: number;
  paidOn?: string;
  amountPaise?: number;
  student?: string;
  by?: string;
  balancePaise?: number;
};

/** Runs an accounting function and translates refusals of the database into the terms of the API. */
export async function withLedgerRefusals<T>(context: Pick<ReadContext, 'platform' | 'school' | 'now'>, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Refusal ? reworded(context, error) : error;
  }
}

function reworded(context: Pick<ReadContext, 'platform' | 'school' | 'now'>, refusal: Refusal): Refusal {
  const raised = refusal.details.data as Raised | undefined;
  if (raised === undefined) return refusal;
  const values = {
    ...{ paidOn: '', student: '', reference: '' },
    ...refusal.details.values,
    month: raised.monthNo === undefined ? '' : sayMonth(raised.monthNo),
    receiptNo: raised.receiptNo === undefined ? '' : `${yearName(raised.financialYear ?? 0)}/${raised.receiptNo}`,
    owed: formatPaise(raised.owedPaise ?? 0),
    balance: formatPaise(raised.balancePaise ?? 0),
  };
  return new Refusal(refusal.kind, refusal.code, { values, data: dataOf(context, raised) });
}

function dataOf(context: Pick<ReadContext, 'platform' | 'school' | 'now'>, raised: Raised): unknown {
  if (raised.owedPaise !== undefined) return { owed: toRupees(raised.owedPaise) };
  const { paymentId, receiptNo, financialYear, paidOn, amountPaise, student, by } = raised;
  if (paymentId === undefined) return undefined;
  return {
    paymentId,
    receiptNo,
    financialYear: yearName(financialYear ?? 0),
    receiptUrl: receiptUrl(context, paymentId),
    paidOn,
    amount: toRupees(amountPaise ?? 0),
    student,
    by,
  };
}
