import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toRupees, yearName } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, OpenContext } from '#platform/http';
import { sumInWords } from '#platform/words';
import { findCode, findReceipt } from './receipts.store.ts';

/** Whether the receipt behind a code is genuine and valid. The student's surname is shortened to one letter. Refuses an unknown code. */
export async function verifyReceipt(
  context: OpenContext,
  { params }: Input<typeof calls.verifyReceipt>,
): Promise<CallAnswer<typeof calls.verifyReceipt>> {
  const paper = await findCode(context.db, params.code);
  if (paper === null) throw notFound();
  const facts = await context.inSchool(paper.schoolId, (db) => findReceipt(db, paper.schoolId, paper.documentId));
  if (facts === null) throw notFound();
  const isOpen = facts.mode === 'cheque' && facts.chequeState !== 'cleared';
  return {
    kind: 'receipt',
    state: facts.state !== 'live' ? 'cancelled' : isOpen ? 'awaiting clearance' : 'genuine',
    schoolName: facts.schoolName,
    receiptNo: facts.receiptNo,
    financialYear: yearName(facts.financialYear),
    paidOn: facts.paidOn,
    amount: toRupees(facts.amountPaise),
    amountInWords: sumInWords(facts.amountPaise),
    student: shortName(facts.student),
    className: facts.className,
    cancelledOn: facts.state === 'live' ? null : facts.settledOn,
  };
}

function shortName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}
