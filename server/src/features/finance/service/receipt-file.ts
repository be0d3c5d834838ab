import { monthName, rupeesInWords, writeDay, yearName } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { MadeFile } from '#platform/http';
import { makeReceipt, type ReceiptPaper } from '#platform/pdf';
import { say } from '#platform/words';
import { MODE_WORDS } from '../rules/words.ts';
import { ensureCode, findReceipt, type ReceiptFacts } from '../store/receipts.store.ts';
import { formatPaise } from '../wire.ts';
import { readLogo, schoolOnPaper } from './paper-school.ts';

/** The PDF behind a receipt's address, `original-…` or `duplicate-…`: A5, or two copies on A4 or a roll of 80 mm when the address says so. */
export const makeReceiptFile: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const [, kind, paymentId] = /^receipt-(original|duplicate)-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (kind === undefined || paymentId === undefined) throw notFound();
  const { facts, code, logo } = await inSchool(schoolId, async (db) => {
    const found = await findReceipt(db, schoolId, paymentId);
    if (found === null) throw notFound();
    return {
      facts: found,
      code: await ensureCode(db, schoolId, paymentId),
      logo: await readLogo(db, platform, { schoolId, fileId: found.logoFileId }),
    };
  });
  const paper = receiptPaper(facts, {
    verifyUrl: platform.isPublic ? `${platform.publicUrl}/verification?code=${code}` : null,
    logo,
    isDuplicate: kind === 'duplicate',
    layout: query.layout === 'A4' || query.layout === 'roll' ? query.layout : 'A5',
  });
  const bytes = await makeReceipt(paper);
  // Its state may change at any time: a bounced cheque cancels the receipt.
  return { bytes, mediaType: 'application/pdf', name: `receipt-${paper.number.replaceAll('/', '-')}.pdf`, isInline: true };
};

type Extras = { verifyUrl: string | null; logo: Uint8Array | null; isDuplicate: boolean; layout: ReceiptPaper['layout'] };

function receiptPaper(facts: ReceiptFacts, { verifyUrl, logo, isDuplicate, layout }: Extras): ReceiptPaper {
  const { className, sectionName } = facts;
  const place = [className && say('Class {className}', { className }), sectionName && say('Section {sectionName}', { sectionName })]
    .filter(Boolean)
    .join(', ');
  return {
    school: schoolOnPaper(facts, logo),
    number: `${yearName(facts.financialYear)}/${facts.receiptNo}`,
    paidOn: writeDay(facts.paidOn),
    facts: [
      [say('Student'), facts.student],
      [say('Class'), place],
      [say('Admission no.'), facts.admissionNumber],
      [say('Roll no.'), facts.rollNumber === null ? '–' : String(facts.rollNumber)],
      [say('Parent'), facts.guardian || '–'],
    ],
    lines: facts.lines.map(({ head, months, paise }) => ({ what: `${head} (${monthsInWords(months)})`, amount: formatPaise(paise) })),
    total: formatPaise(facts.amountPaise),
    words: rupeesInWords(facts.amountPaise),
    paidBy: paidBy(facts),
    receivedBy: facts.by || '–',
    verifyUrl,
    mark: facts.state !== 'live' ? 'CANCELLED' : isDuplicate ? 'DUPLICATE' : '',
    layout,
  };
}

/** `April to July, September`; arrears are named. */
function monthsInWords(months: readonly number[]): string {
  const stretches: [number, number][] = [];
  for (const month of months) {
    const last = stretches.at(-1);
    if (last && month > 1 && last[1] === month - 1) last[1] = month;
    else stretches.push([month, month]);
  }
  const name = (month: number) => (month === 0 ? say('last year') : monthName(month));
  return stretches
    .map(([from, to]) => (from === to ? name(from) : say('{first} to {last}', { first: name(from), last: name(to) })))
    .join(', ');
}

function paidBy({ mode, reference, bankName, instrumentOn, state, chequeState }: ReceiptFacts): string {
  const how = [
    MODE_WORDS[mode],
    reference && say('no. {reference}', { reference }),
    bankName,
    instrumentOn && say('dated {day}', { day: writeDay(instrumentOn) }),
  ];
  const values = { how: how.filter(Boolean).join(', ') };
  const isOpen = mode === 'cheque' && state === 'live' && chequeState !== 'cleared';
  return isOpen ? say('Paid by {how} (subject to realisation)', values) : say('Paid by {how}', values);
}
