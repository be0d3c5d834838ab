import { yearName } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { MadeFile, ReadContext } from '#platform/http';
import { makeStatement, type StatementPaper } from '#platform/pdf';
import { inLanguage, say, sumInWords, writeDay } from '#platform/words';
import { formatPaise, signedFile } from '../wire.ts';
import { readLogo, schoolOnPaper } from './paper-school.ts';
import { findRefund, type RefundFacts } from './refunds.store.ts';

const GOOD_FOR_DAYS = 1;

/** The address of the voucher of a cancelled receipt. */
export function refundUrl(context: ReadContext, paymentId: string): string {
  return signedFile(context, `refund-${paymentId}`, GOOD_FOR_DAYS);
}

/** The PDF behind a voucher's address, in the language for parents, who sign it. */
export const makeRefundFile: MadeFile = async ({ name, schoolId, inSchool, platform }) => {
  const [, paymentId] = /^refund-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (paymentId === undefined) throw notFound();
  const { facts, logo } = await inSchool(schoolId, async (db) => {
    // The money may have been entered again after the address was given.
    const found = await findRefund(db, schoolId, paymentId);
    if (found === null) throw notFound();
    return { facts: found, logo: await readLogo(db, platform, { schoolId, fileId: found.logoFileId }) };
  });
  const bytes = await inLanguage(facts.parentsLanguage, () => makeStatement(voucher(facts, logo)));
  return { bytes, mediaType: 'application/pdf', name: `refund-${receiptNumber(facts).replace('/', '-')}.pdf`, isInline: true };
};

function receiptNumber({ financialYear, receiptNo }: RefundFacts): string {
  return `${yearName(financialYear)}/${receiptNo}`;
}

/** A receipt is refunded once, so its number is also that of the voucher. */
function voucher(facts: RefundFacts, logo: Uint8Array | null): StatementPaper {
  const { student, admissionNumber, guardian, className, sectionName, amountPaise, keptPaise, paidOn, refundedOn, reason } = facts;
  const receipt = receiptNumber(facts);
  const refunded = amountPaise - keptPaise;
  const values = {
    ...{ student, admissionNumber, guardian, place: `${className} ${sectionName}`.trim() },
    hasGuardian: guardian === '' ? 'no' : 'yes',
    hasClass: className === '' ? 'no' : 'yes',
  };
  return {
    school: schoolOnPaper(facts, logo),
    title: say('Refund voucher {number}', { number: `RF/${receipt}` }),
    text: say(
      'Fees refunded for {student}{hasClass, select, yes {, class {place}} other {}}, admission number {admissionNumber}{hasGuardian, select, yes {, to {guardian}} other {}}.',
      values,
    ),
    lines: [
      { what: say('Receipt {receipt} of {day}, cancelled', { receipt, day: writeDay(paidOn) }), amount: formatPaise(amountPaise) },
      ...(keptPaise > 0 ? [{ what: say('Entered again on a new receipt'), amount: `− ${formatPaise(keptPaise)}` }] : []),
    ],
    total: { what: say('Amount refunded'), amount: formatPaise(refunded) },
    words: sumInWords(refunded),
    notes: [wayOf(facts), say('Reason: {reason}', { reason })],
    issuedOn: say('Refunded on {day}', { day: writeDay(refundedOn) }),
    signatory: say('For the school'),
    receiver: say('Signature of the receiver'),
  };
}

function wayOf({ account, reference }: RefundFacts): string {
  if (account === 'cheques') return say('Cheque {number} was handed back.', { number: reference });
  return account === 'cash' ? say('Refunded in cash.') : say('Refunded from the school’s bank account.');
}
